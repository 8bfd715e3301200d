//! Whole sessions, driven by lines and read as text.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use dedale_bots::{Bot, Roster as _};
use dedale_core::chance::Seed;
use dedale_core::{Match, Seat, Setup as _};
use dedale_games::AnyMatch;
use dedale_onirim::{Setup, State};
use dedale_words::{Language, Words};

use super::{Next, Session, Start, Style, Thinking};

/// The output of a session for these lines, and how it ended.
fn talk(setup: &str, language: Language, style: Style, bots: &[&str], lines: &str) -> (String, Next) {
    let words = Words::new(language);
    let setup = Setup::from_text(setup).expect("a setup");
    let last = Seat::first(setup.seats()).skip(setup.seats() - bots.len());
    let bots = last.zip(bots.iter().map(|name| Bot::Own(State::bot(name).expect("a bot")))).collect();
    let game = Match::new(&setup, Seed::Quick(1));
    let start = Start { bots, style, thinking: Thinking::Games(300), ..Start::in_test(game, &words, keep) };
    let mut output = Vec::new();
    let next = Session::<State, _>::in_lines(start, lines.as_bytes(), &mut output).run().expect("no error");
    (String::from_utf8(output).expect("text"), next)
}

/// Says it kept the game, unless it is one in silence. Nothing is written.
fn keep(_: &Path, contents: &str) -> io::Result<PathBuf> {
    match contents.contains("communication=silent") {
        true => Err(ErrorKind::PermissionDenied.into()),
        false => Ok(PathBuf::from("kept.dedale")),
    }
}

fn solo(lines: &str) -> String {
    talk("players=1", Language::En, Style::TEXT, &[], lines).0
}

/// How many times the screen was drawn.
fn screens(text: &str) -> usize {
    text.matches("── Onirim").count()
}

#[test]
fn a_number_or_a_text_answers_and_the_screen_is_drawn_anew() {
    assert_eq!(solo("1\n"), solo("play red-sun\n"));
    assert_eq!(solo("1\n"), solo("PLAY red-sun\n"));
    assert_eq!(screens(&solo("1\n")), 2);
}

#[test]
fn wrong_input_is_explained_and_changes_nothing() {
    for (line, said) in [
        ("99", "Type a number from 1 to 8."),
        ("0", "Type a number from 1 to 8."),
        ("xyzzy", "“xyzzy” is neither a choice nor a command"),
        ("play blue-sun", "you have no such card in hand (rule ON-T1)"),
        ("draw", "that does not answer the question (rule ON-T1)"),
        ("rules ON-Z9", "There is no rule “ON-Z9”"),
        ("undo", "There is nothing to take back."),
        ("again", "Finish this game first"),
        ("\u{1b}[2Jx", "“[2Jx”"),
    ] {
        let text = solo(&format!("{line}\n"));
        assert!(text.contains(said), "{line}: {text}");
        assert_eq!(screens(&text), 1, "{line}");
    }
}

#[test]
fn undo_goes_back_to_the_last_decision() {
    let text = solo("1\nundo\n");
    let screens: Vec<_> = text.split("── Onirim").collect();
    assert_eq!(screens.len(), 4);
    assert!(screens[3].starts_with(screens[1].split("\n>").next().expect("a screen")));
}

#[test]
fn undo_after_the_bot_goes_back_to_the_human() {
    let (text, _) = talk("players=2", Language::En, Style::TEXT, &["random"], "1\n1\n1\n1\n1\n1\nundo\n");
    assert!(text.contains("Player 2 picks"), "{text}");
    assert!(!text.contains("You, player 2"), "{text}");
}

#[test]
fn help_tells_the_rule_and_the_commands() {
    let text = solo("help\n");
    for said in ["ON-T4", "prophecy", "undo", "play red-sun"] {
        assert!(text.contains(said), "{said}");
    }
    assert!(solo("rules t5\n").contains("Prophecy: look at the top 5 cards"));
    assert!(!solo("rules\n").contains("ON-P1"));
}

#[test]
fn the_end_of_input_says_how_to_begin_again() {
    let (text, next) = talk("players=2 book=hard", Language::En, Style::TEXT, &[], "");
    assert_eq!(next, Next::Leave);
    assert!(text.ends_with("dedale play onirim --players 2 --set book=hard --seed 1\n"), "{text}");
}

#[test]
fn the_end_of_input_keeps_the_game() {
    for lines in ["1\n", "1\nquit\n", "1\nconcede\ny\n", "1\nconcede\ny\nagain\n"] {
        let (text, next) = talk("players=1", Language::En, Style::TEXT, &[], lines);
        assert_eq!(next, Next::Leave, "{lines}");
        assert!(text.contains("the game is saved in kept.dedale."), "{lines}: {text}");
        assert!(text.ends_with("dedale play onirim --from kept.dedale\n"), "{lines}: {text}");
    }
}

#[test]
fn a_game_that_cannot_be_kept_is_printed() {
    let silent = "players=2 communication=silent";
    let (text, next) = talk(silent, Language::Fr, Style::TEXT, &[], "1\n");
    assert_eq!(next, Next::Leave);
    assert!(
        text.contains("Impossible d’écrire onirim-1.dedale\u{202f}: vous n’en avez pas le droit."),
        "{text}"
    );
    let record = &text[text.find("dedale record 1").expect("a record")..];
    let loaded = AnyMatch::load(record, Seed::Quick(0)).expect("a whole record");
    assert_eq!(loaded.game.playing().step(), 1);
}

#[test]
fn another_game_of_the_same_length_is_not_yet_saved() {
    let file = std::env::temp_dir().join(format!("dedale-test-{}", std::process::id()));
    let lines = format!("1\nsave! {}\nundo\n2\n", file.display());
    let text = solo(&lines);
    std::fs::remove_file(file).expect("it was saved");
    assert!(text.contains("the game is saved in kept.dedale."), "{text}");
}

#[test]
fn conceding_ends_the_game_and_another_may_follow() {
    let (text, next) = talk("players=1", Language::En, Style::TEXT, &[], "1\nconcede\ny\nagain\nn\n");
    assert!(text.contains("The game was given up."));
    assert!(text.contains("Seed: 1"));
    assert_eq!(next, Next::Again);
}

#[test]
fn leaving_an_unsaved_game_asks_first() {
    let (text, _) = talk("players=1", Language::Fr, Style::TEXT, &[], "1\nquitter\n\nquitter\nn\n");
    assert_eq!(text.matches("Enregistrer la partie dans onirim-1.dedale").count(), 2);
    assert!(text.contains("La partie continue."));
}

#[test]
fn silent_players_are_called_behind_a_curtain() {
    let style = Style { clears: true, ..Style::TEXT };
    let silent = "players=2 communication=silent";
    let picks = "1\n".repeat(6);
    let (text, _) = talk(silent, Language::En, style, &[], &format!("{picks}\n\n1\n1\n\n\n"));
    let curtain =
        "\x1b[H\x1b[2J\x1b[3JPlayer 2: press Enter when only you can see the screen. \x1b[H\x1b[2J\x1b[3J";
    assert!(text.contains(curtain), "{text:?}");
    let (_, second) = text.rsplit_once("You, player 2").expect("the second player's screen");
    let (shown, _) = text.rsplit_once(second).expect("what is above");
    let partner = shown.rsplit_once("Player 1").expect("the partner").1;
    assert!(partner.contains('?'), "{partner}");
    assert!(text.contains("Player 1 draws 2 cards."), "{text}");
}

#[test]
fn open_players_need_no_curtain() {
    let lines = "1\n".repeat(8);
    let (text, _) = talk("players=2", Language::En, Style { clears: true, ..Style::TEXT }, &[], &lines);
    assert!(!text.contains("\x1b[3J"));
}

#[test]
fn who_shares_a_screen_is_called_by_number() {
    let lines = "1\n".repeat(8);
    let (text, _) = talk("players=2", Language::En, Style::TEXT, &[], &lines);
    assert!(text.contains("Player 1, it is your turn.") && text.contains("Player 2, it is your turn."));
    for (setup, bots) in [("players=1", &[][..]), ("players=2", &["random"])] {
        let (text, _) = talk(setup, Language::En, Style::TEXT, bots, &lines);
        assert!(!text.contains("it is your turn"), "{setup}");
    }
}

#[test]
fn the_log_tells_every_turn() {
    let text = solo("1\n1\nlog\n");
    let (_, log) =
        text.rsplit_once("\n> ").and_then(|(before, _)| before.rsplit_once("\n> ")).expect("a log");
    assert!(log.contains("Turn 1") && log.contains("You play a red sun."), "{log}");
}

#[test]
fn lines_that_are_no_text_are_survived() {
    let words = Words::new(Language::En);
    let game = Match::<State>::new(&Setup::solo(), Seed::Quick(1));
    let start = Start::in_test(game, &words, keep);
    let input: &[u8] = b"\xff\xfe\n\0\n1";
    let mut output = Vec::new();
    assert_eq!(Session::in_lines(start, input, &mut output).run().expect("no error"), Next::Leave);
}

#[test]
fn a_hint_lists_every_answer_by_its_number_with_what_it_is_worth() {
    let text = solo("hint\n");
    let said =
        text.rsplit_once("Chance to win, from what you know, after 300 simulations.").expect("a hint").0;
    let rows: Vec<_> = said.lines().filter(|line| line.contains('█') || line.contains('░')).collect();
    assert_eq!(rows.len(), 8, "{text}");
    assert!(rows[0].contains(" ± ") && rows[0].contains('%'), "{text}");
    let mut numbers: Vec<u32> = rows
        .iter()
        .map(|row| row.split_whitespace().find_map(|word| word.parse().ok()).expect("a number"))
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert!(rows.iter().any(|row| row.contains("Play the red sun")), "{text}");
    assert_eq!(screens(&text), 1, "nothing was played");
    assert_eq!(solo("hint\n"), solo("hint\n"));
}

#[test]
fn a_hint_is_for_who_must_decide_and_in_their_language() {
    let (text, _) = talk("players=2", Language::Fr, Style::TEXT, &[], "conseil\n1\nhint\n");
    assert_eq!(text.matches("Chances de gagner, d’après ce que vous savez").count(), 2, "{text}");
    let over = solo("concede\ny\nhint\n");
    assert!(over.contains("The game is over."), "{over}");
}

#[test]
fn a_plain_hint_is_ascii() {
    let words = Words::new(Language::Fr).in_ascii();
    let game = Match::<State>::new(&Setup::solo(), Seed::Quick(1));
    let style = Style { plain: true, ..Style::TEXT };
    let start = Start { style, thinking: Thinking::Games(40), ..Start::in_test(game, &words, keep) };
    let mut output = Vec::new();
    Session::in_lines(start, &b"hint\n"[..], &mut output).run().expect("no error");
    let text = String::from_utf8(output).expect("text");
    assert!(text.is_ascii() && text.contains("+-") && text.contains("Chances de gagner"), "{text}");
}
