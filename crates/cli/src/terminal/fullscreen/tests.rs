//! Screens as text at both ends of the sizes, and what keys do. `INSTA_UPDATE=always cargo test -p dedale-cli` rewrites the screens:
//! read the difference.

mod film;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use dedale_bots::{Bot, Roster as _};
use dedale_core::chance::{Chance as _, Seed};
use dedale_core::{Legal as _, Match, Seat, Setup as _};
use dedale_words::{Language, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Modifier;

use super::{Depth, Screen};
use crate::terminal::asked::Asked;
use crate::terminal::input::{Input, understand};
use crate::terminal::{Face, Next, Session, Start};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (200, 60);

fn keep(_: &Path, _: &str) -> io::Result<PathBuf> {
    Ok(PathBuf::from("kept.dedale"))
}

/// Keys by their letters and signs: `⏎` is Enter, `⎋` Escape, `⇥` Tab.
fn keys(text: &str) -> Vec<Event> {
    let key = |letter| match letter {
        '⏎' => KeyCode::Enter,
        '⎋' => KeyCode::Esc,
        '⇥' => KeyCode::Tab,
        '↑' => KeyCode::Up,
        '↓' => KeyCode::Down,
        '←' => KeyCode::Left,
        '→' => KeyCode::Right,
        '⌫' => KeyCode::Backspace,
        letter => KeyCode::Char(letter),
    };
    text.chars().map(|letter| Event::Key(KeyEvent::new(key(letter), KeyModifiers::NONE))).collect()
}

/// The text of a screen.
pub(crate) fn written(buffer: &Buffer) -> String {
    let rows = buffer.content().chunks(buffer.area.width.into());
    let line = |row: &[Cell]| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned() + "\n";
    rows.map(line).collect()
}

/// What a session left behind when nobody was there any more.
struct Left {
    /// The screen as it was drawn last.
    text: String,
    /// The text that is reversed on it.
    reversed: String,
    parting: String,
    next: Next,
}

struct Table<G: Face> {
    game: Match<G>,
    bots: Vec<(Seat, Bot<G>)>,
    size: (u16, u16),
    language: Language,
    ascii: bool,
}

impl<G: Face> Table<G> {
    fn new(setup: &str) -> Table<G> {
        let setup = G::Setup::from_text(setup).expect("a setup");
        let game = Match::new(&setup, Seed::Quick(1));
        Table { game, bots: Vec::new(), size: SMALL, language: Language::En, ascii: false }
    }

    /// After that many answers at random.
    fn after(mut self, answers: usize) -> Self {
        let mut chance = Seed::quick_from(7);
        for _ in 0..answers {
            let legal = self.game.state().legal();
            let answer = legal.nth(chance.pick(legal.len())).expect("an answer");
            self.game.act(answer).expect("a legal answer");
        }
        self
    }

    fn of_size(self, size: (u16, u16)) -> Self {
        Table { size, ..self }
    }

    fn in_language(self, language: Language) -> Self {
        Table { language, ..self }
    }

    fn play(self, events: Vec<Event>) -> Left {
        let words = Words::new(self.language);
        let words = if self.ascii { words.in_ascii() } else { words };
        let (sender, receiver) = channel();
        events.into_iter().for_each(|event| sender.send(event).expect("a channel"));
        drop(sender);
        let backend = TestBackend::new(self.size.0, self.size.1);
        let terminal = Terminal::new(backend).expect("a terminal");
        let mut screen = Screen::new(terminal, receiver, &words, Depth::True);
        let start =
            Start { bots: self.bots, style: screen.style(), ..Start::in_test(self.game, &words, keep) };
        let next = Session::new(start, &mut screen).run().expect("no error");
        let buffer = screen.terminal.backend().buffer();
        let marked = buffer.content().iter().filter(|cell| cell.modifier.contains(Modifier::REVERSED));
        let reversed = marked.map(Cell::symbol).collect();
        Left { text: written(buffer), reversed, parting: std::mem::take(&mut screen.parting), next }
    }

    fn shown(self, typed: &str) -> String {
        self.play(keys(typed)).text
    }
}

/// Both sizes, in both languages.
fn check<G: Face>(name: &str, setup: &str, answers: usize, typed: &str) {
    for (size, suffix) in [(SMALL, "small"), (LARGE, "large")] {
        for language in Language::ALL {
            let table = Table::<G>::new(setup).after(answers).of_size(size).in_language(language);
            insta::assert_snapshot!(format!("{name}_{suffix}_{language}"), table.shown(typed));
        }
    }
}

#[test]
fn onirim_alone_and_for_two_with_everything() {
    check::<dedale_onirim::State>("onirim", "players=1", 9, "j");
    let everything = "players=2 book=normal towers=normal premonitions=4";
    check::<dedale_onirim::State>("onirim_everything", everything, 40, "");
}

#[test]
fn labyrinth_previews_a_push() {
    check::<dedale_labyrinth::State>("labyrinth", "players=4", 4, "push n1 ne");
}

fn check_ascii<G: Face>(name: &str, setup: &str, answers: usize, begin: &str) {
    for size in [SMALL, LARGE] {
        for language in Language::ALL {
            for typed in ["", "?", "h"] {
                let table = Table::<G>::new(setup).after(answers).of_size(size).in_language(language);
                let shown = Table { ascii: true, ..table }.shown(&format!("{begin}{typed}"));
                assert!(shown.is_ascii(), "{shown}");
                if (size, language, typed) == (SMALL, Language::En, "") {
                    insta::assert_snapshot!(format!("{name}_ascii"), shown);
                }
            }
        }
    }
}

#[test]
fn terminals_without_other_letters_get_ascii() {
    check_ascii::<dedale_onirim::State>("onirim", "players=1", 9, "");
    check_ascii::<dedale_labyrinth::State>("labyrinth", "players=4", 4, "");
    check_ascii::<dedale_mondes::State>("mondes", "players=5", 60, "⏎");
}

#[test]
fn mondes_for_two_and_for_five() {
    check::<dedale_mondes::State>("mondes", "players=2", 12, "⏎");
    check::<dedale_mondes::State>("mondes_five", "players=5", 60, "⏎");
}

type Onirim = dedale_onirim::State;

fn solo() -> Table<Onirim> {
    Table::new("players=1")
}

#[test]
fn enter_gives_the_answer_under_the_cursor() {
    let first = solo().shown("⏎");
    assert!(first.contains("You play a red sun."), "{first}");
    assert_eq!(solo().shown("1⏎"), first);
    assert_eq!(solo().shown(":play red-sun⏎"), first);
    assert_eq!(solo().shown("play red-sun⏎"), first);
    assert_eq!(solo().shown("jk⏎"), first);
    assert_eq!(solo().shown("↓↓↑↑⏎"), first);
    assert_ne!(solo().shown("j⏎"), first);
}

#[test]
fn what_is_typed_moves_the_cursor_and_escape_takes_it_back() {
    let typed = solo().shown("3");
    assert!(typed.contains("▸  3") && typed.contains("> 3"), "{typed}");
    assert!(!solo().shown("3⎋").contains("> 3"));
    assert!(!solo().shown("3⌫").contains("> 3"));
}

#[test]
fn undo_goes_back_and_says_when_it_cannot() {
    assert_eq!(solo().shown("⏎u"), solo().shown(""), "as before, and the welcome again");
    assert!(solo().shown("u").contains("There is nothing to take back."));
}

#[test]
fn wrong_words_are_explained() {
    assert!(solo().shown(":xyzzy⏎").contains("“xyzzy” is neither"));
}

#[test]
fn conceding_asks_first() {
    let asked = solo().shown("⏎concede⏎");
    assert!(asked.contains("Give up this game? (y/n)"), "{asked}");
    assert!(solo().shown("⏎concede⏎n⏎").contains("The game goes on."));
    let over = solo().shown("⏎concede⏎y⏎");
    assert!(over.contains("The game was given up.") && over.contains("Seed: 1"), "{over}");
    let left = solo().play(keys("⏎concede⏎y⏎⏎n⏎"));
    assert_eq!(left.next, Next::Again, "the first command after the end");
}

#[test]
fn quitting_says_how_to_come_back() {
    let left = solo().play(keys("⏎qy⎋"));
    assert!(left.text.contains("The game goes on."), "{}", left.text);
    let left = solo().play(keys("⏎qn⏎"));
    assert_eq!(left.next, Next::Leave);
    assert!(left.parting.contains("dedale play onirim --seed 1"), "{}", left.parting);
}

#[test]
fn nothing_is_lost_when_the_terminal_goes() {
    let left = solo().play(keys("⏎"));
    assert!(left.parting.contains("dedale play onirim --from kept.dedale"), "{}", left.parting);
}

#[test]
fn log_and_hint_share_a_pane_where_there_is_little_room() {
    let log = solo().shown("⏎⏎⇥");
    assert!(log.contains("Turn 2"), "{log}");
    let hint = solo().shown("h");
    assert!(hint.contains('±'), "{hint}");
    assert!(!solo().shown("h⏎").contains('±'), "an old hint");
    let large = solo().of_size(LARGE).shown("⏎h");
    assert!(large.contains("after 20") && large.contains("Turn 1"), "{large}");
}

#[test]
fn help_lies_over_the_table_and_goes_with_any_key() {
    let help = solo().shown("?");
    assert!(help.contains("ON-T4"), "{help}");
    assert_ne!(solo().shown("?↓↓↓"), help, "it scrolls");
    assert_eq!(solo().shown("?⎋"), solo().shown(""));
}

#[test]
fn a_click_points_at_an_answer_and_a_second_one_gives_it() {
    let row = solo().shown("").lines().position(|line| line.contains("  2  ")).expect("the second answer");
    let click = |at: usize| {
        let (column, row) = (12, u16::try_from(at).expect("a row"));
        let kind = MouseEventKind::Down(MouseButton::Left);
        Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
    };
    assert_eq!(solo().play(vec![click(row)]).text, solo().shown("j"));
    assert_eq!(solo().play(vec![click(row), click(row)]).text, solo().shown("j⏎"));
}

#[test]
fn the_wheel_scrolls_the_log() {
    let table = || Table::<Onirim>::new("players=1").after(60).of_size(LARGE);
    let wheel = MouseEventKind::ScrollUp;
    let event = Event::Mouse(MouseEvent { kind: wheel, column: 190, row: 10, modifiers: KeyModifiers::NONE });
    assert_ne!(table().play(vec![event]).text, table().shown(""));
}

#[test]
fn the_card_an_answer_names_is_marked() {
    let marked = solo().play(keys("1")).reversed;
    assert!(marked.contains("red"), "{marked}");
}

#[test]
fn a_push_is_shown_before_it_is_made() {
    let table = || Table::<dedale_labyrinth::State>::new("players=4").after(4);
    let pushed = table().play(keys("push n1 ne"));
    let before = table().shown("");
    assert!(pushed.reversed.contains("N1"), "{}", pushed.reversed);
    assert!(pushed.text.contains("preview") && !before.contains("preview"), "{}", pushed.text);
}

#[test]
fn the_cursor_of_labyrinth_does_not_begin_at_the_end_of_the_turn() {
    let table = || Table::<dedale_labyrinth::State>::new("players=2").of_size(LARGE);
    let pointed = "▸  1    End the turn";
    assert!(!table().shown("").contains(pointed), "{}", table().shown(""));
    assert!(table().shown("←").contains(pointed), "{}", table().shown("←"));
    assert_eq!(table().shown("←⏎"), table().shown("1⏎"));
}

#[test]
fn small_windows_say_what_they_lack() {
    let small = solo().of_size((60, 20)).shown("");
    assert!(small.contains("80 columns and 24"), "{small}");
}

#[test]
fn other_players_cards_are_behind_a_curtain() {
    let silent = || Table::<Onirim>::new("players=2 communication=silent");
    let picks = "⏎".repeat(6);
    let own = silent().shown(&picks);
    assert!(own.contains("Press Enter to hide your cards."), "{own}");
    let picks = format!("{picks}⏎");
    let curtain = silent().shown(&picks);
    assert!(curtain.contains("press Enter when only you can see the screen"), "{curtain}");
    for secret in ["Hand", "Row", "Log", "☀", "☾"] {
        assert!(!curtain.contains(secret), "{secret}: {curtain}");
    }
    assert!(silent().shown(&format!("{picks}⏎")).contains("Hand"));
}

#[test]
fn bots_play_without_being_asked() {
    let bot = || Bot::Own(Onirim::bot("random").expect("a bot"));
    let table = Table::<Onirim> { bots: vec![(Seat::new(1), bot())], ..Table::new("players=2") };
    let text = table.shown("⏎⏎⏎⏎⏎⏎⇥");
    assert!(text.contains("Player 2"), "{text}");
}

/// Whatever the cursor can be on is understood as that answer.
fn every_row_is_understood<G: Face>(setup: &str) {
    let words = Words::new(Language::Fr);
    let setup = G::Setup::from_text(setup).expect("a setup");
    let mut game = Match::<G>::new(&setup, Seed::Quick(3));
    let mut chance = Seed::quick_from(3);
    for _ in 0..60 {
        let Some(seat) = game.decider() else { return };
        let asked = Asked::of(game.state(), dedale_core::Observer::Seat(seat)).expect("a question");
        for action in asked.answers() {
            let typed = asked.typed(&action);
            let input = understand(&typed, &words);
            assert!(!matches!(input, Input::Command(..)), "{typed}");
            let meant = asked.understood(input, &words, crate::terminal::Style::TEXT);
            assert_eq!(meant, Ok(action), "{typed}");
        }
        let legal = game.state().legal();
        assert_eq!(asked.answers().len(), legal.iter().count());
        game.act(legal.nth(chance.pick(legal.len())).expect("an answer")).expect("a legal answer");
    }
}

#[test]
fn every_answer_under_the_cursor_is_understood() {
    every_row_is_understood::<dedale_onirim::State>("players=2 book=normal towers=normal premonitions=4");
    every_row_is_understood::<dedale_labyrinth::State>("players=4");
    every_row_is_understood::<dedale_mondes::State>("players=5");
}
