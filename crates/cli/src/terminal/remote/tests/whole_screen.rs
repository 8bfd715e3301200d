//! The same table on the whole terminal.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use dedale_core::chance::Seed;
use dedale_core::{Match, Observer, Rules as _, Secrets as _, Setup as _};
use dedale_labyrinth::State as Labyrinth;
use dedale_onirim::State;
use dedale_words::Listener;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::{Value, json};
use tokio::sync::mpsc::unbounded_channel;

use super::{FIRST, TABLE, Table, client, only, words};
use crate::terminal::asked::Asked;
use crate::terminal::fullscreen::{Depth, written};
use crate::terminal::remote::Client;
use crate::terminal::remote::place::{Heard, Place as _, WholeScreen};
use crate::terminal::{Afar, Screen, Stage, Told};

/// Somebody at the table with a whole terminal of 80 columns and 24 lines.
struct Seated {
    client: Client<'static, State>,
    screen: WholeScreen<'static, State, TestBackend>,
    keys: tokio::sync::mpsc::UnboundedSender<Event>,
}

impl Seated {
    fn at(table: &Table, observer: Observer) -> Seated {
        let mut client = client(table, observer, None);
        client.desk.whole_screen = true;
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
        let (keys, events) = unbounded_channel();
        let screen = Screen::unheard(terminal, words(), Depth::True);
        let screen = WholeScreen::on(screen, Box::leak(Box::new(events)));
        Seated { client, screen, keys }
    }

    fn shown(&mut self) -> String {
        self.screen.show(&mut self.client).expect("it is drawn");
        written(self.screen.backend().buffer())
    }

    /// What a text and Enter become.
    fn typed(&mut self, text: &str) -> Heard {
        let codes = text.chars().map(KeyCode::Char).chain([KeyCode::Enter]);
        for code in codes {
            self.keys.send(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))).expect("somebody listens");
        }
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(self.screen.hear()).expect("a terminal")
    }

    fn press(&mut self, letter: char) {
        let event = Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
        assert_eq!(self.screen.press(&event), None, "{letter} is no line");
    }

    fn line(&mut self, text: &str) -> String {
        match self.typed(text) {
            Heard::Line(line) => line,
            heard => panic!("{heard:?}"),
        }
    }

    fn receive(&mut self, method: &str, params: &Value) {
        let message = json!({ "jsonrpc": "2.0", "method": method, "params": params });
        self.client.receive(&message.to_string());
    }
}

#[test]
fn the_board_the_question_and_the_people_are_in_sight() {
    let mut seated = Seated::at(&Table::playing(), FIRST);
    let shown = seated.shown();
    for text in ["me (you)", "2 you", "Open", "Talk", "/ talk"] {
        assert!(shown.contains(text), "{text}:\n{shown}");
    }
    insta::assert_snapshot!("whole_screen", shown);
}

#[test]
fn a_table_that_waits_offers_what_can_be_done() {
    let mut seated = Seated::at(&Table::gathering([Some("me"), None]), FIRST);
    let shown = seated.shown();
    assert!(shown.contains("bot 2") && shown.contains("give seat 2 to a bot"), "{shown}");
    assert!(shown.contains("http://here/t/"), "{shown}");
    assert_eq!(seated.line(""), "bot 2");
    let mut seated = Seated::at(&Table::gathering([Some("me"), Some("you")]), FIRST);
    seated.shown();
    assert_eq!(seated.line(""), "start");
}

#[test]
fn people_and_offers_stand_in_columns() {
    let mut seated = Seated::at(&Table::gathering([Some("me"), Some("another")]), FIRST);
    let presence = json!({ "table": TABLE, "as": FIRST, "present": [1], "spectators": 0 });
    seated.receive("table.presence", &presence);
    let shown = seated.shown();
    let column = |text: &str| {
        let line = shown.lines().find(|line| line.contains(text)).unwrap_or_else(|| panic!("{shown}"));
        line[..line.find(text).expect("it is there")].chars().count()
    };
    assert_eq!(column("(you)"), column("(away)"), "{shown}");
    assert_eq!(column("start the game"), column("leave"), "{shown}");
    insta::assert_snapshot!("waiting_table", shown);
}

#[test]
fn who_leaves_a_table_that_waits_is_seen_to_be_away() {
    let mut seated = Seated::at(&Table::gathering([Some("me"), Some("another")]), FIRST);
    let before = seated.shown();
    assert!(!before.contains("(away)"), "{before}");
    seated.press('j');
    let presence = json!({ "table": TABLE, "as": FIRST, "present": [1], "spectators": 0 });
    seated.receive("table.presence", &presence);
    let shown = seated.shown();
    assert!(shown.contains("another (away)") && shown.contains("▸     stand"), "{shown}");
}

#[test]
fn what_is_being_typed_stays_when_others_play() {
    let mut table = Table::playing();
    table.act(FIRST);
    let mut seated = Seated::at(&table, FIRST);
    seated.shown();
    seated.press('/');
    seated.press('o');
    let update = table.act(FIRST);
    seated.client.receive(&update);
    assert!(seated.shown().contains("> say o"), "{}", seated.shown());
    assert_eq!(seated.line("h"), "say oh");
}

#[test]
fn people_are_heard_and_found_again_in_the_talk() {
    let mut seated = Seated::at(&Table::playing(), FIRST);
    let said = json!({
        "table": TABLE, "as": FIRST, "number": 1, "at": 0, "name": "you", "seat": 2, "text": "hi\u{1b}[2J",
    });
    seated.receive("table.said", &said);
    assert!(seated.shown().contains("you: hi[2J"), "{}", seated.shown());
    seated.press('/');
    let talk = seated.shown();
    assert!(talk.contains("you: hi") && talk.contains("> say"), "{talk}");
}

#[test]
fn hints_are_asked_for_again_until_the_server_has_thought_enough() {
    let table = Table { hints: true, ..Table::playing() };
    let mut seated = Seated::at(&table, FIRST);
    seated.shown();
    let answer = table.game.as_ref().expect("a game").state().legal().nth(0).expect("an answer");
    for (tried, done) in [(20, false), (400, true)] {
        if tried == 20 {
            let Heard::Line(line) = seated.typed("h") else { panic!("h asks for a hint") };
            seated.client.typed(&line);
        }
        let (id, asked) = only(&mut seated.client);
        assert_eq!((&asked["method"], &asked["params"]["lang"]), (&json!("table.hint"), &json!("en")));
        let hint = json!({
            "action": answer.to_string(), "then": [], "chance": 0.75, "error": 0.02, "visits": tried,
            "text": ["the first of all"],
        });
        let list = json!({ "step": table.step, "as": 1, "hints": [hint], "tried": tried, "done": done });
        seated.client.receive(&json!({ "jsonrpc": "2.0", "id": id, "result": list }).to_string());
        let shown = seated.shown();
        assert!(shown.contains("the first of all") && shown.contains("75\u{202f}%"), "{shown}");
    }
    assert!(seated.client.take_outbox().is_empty(), "it is done");
}

#[test]
fn a_table_without_hints_says_so() {
    let mut seated = Seated::at(&Table::playing(), FIRST);
    seated.client.typed("hint");
    assert!(seated.client.take_outbox().is_empty());
    assert!(seated.shown().contains("“hint” is neither"), "{}", seated.shown());
}

#[test]
fn clocks_run_where_there_are_any() {
    let table = Table { left_ms: Some(61_000), ..Table::playing() };
    let mut seated = Seated::at(&table, FIRST);
    let shown = seated.shown();
    assert!(shown.contains("2 you 1:01"), "{shown}");
    assert!(shown.contains("me (you) 1:0"), "{shown}");
}

#[test]
fn leaving_says_how_to_come_back() {
    let mut seated = Seated::at(&Table::playing(), FIRST);
    seated.shown();
    seated.client.typed("quit");
    let parting = seated.screen.take_in(&mut seated.client);
    assert!(parting.contains("dedale join http://here/t/"), "{parting}");
}

/// Somebody at a table of Labyrinth who does that: the first thing that becomes of each.
fn heard_in_labyrinth(deeds: &[&[KeyCode]]) -> Vec<Heard> {
    let game = Match::<Labyrinth>::new(&Default::default(), Seed::Quick(1));
    let observer = Observer::Seat(game.decider().expect("somebody is asked"));
    let listener = Listener { observer, seats: game.setup().seats() };
    let told = Told { events: Vec::new(), setup: *game.setup(), listener };
    let (view, asked) = (game.state().view(observer), Asked::of(game.state(), observer));
    let (news, heads, offers) = (Vec::new(), Vec::new(), Vec::new());
    let afar = Afar { told, view, news, heads, asked, end: None, offers };
    let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
    let mut screen = Screen::unheard(terminal, words(), Depth::True);
    screen.show_stage(Stage::afar(afar, words(), screen.style()));
    let (keys, mut events) = unbounded_channel();
    let mut screen = WholeScreen::on(screen, &mut events);
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let hear = |deed: &&[KeyCode]| {
        for code in *deed {
            keys.send(Event::Key(KeyEvent::new(*code, KeyModifiers::NONE))).expect("somebody listens");
        }
        runtime.block_on(screen.hear()).expect("a terminal")
    };
    deeds.iter().map(hear).collect()
}

#[test]
fn an_answer_that_is_pointed_at_again_is_previewed_again() {
    let to_the_end_of_the_turn_and_back = [KeyCode::Down, KeyCode::Up, KeyCode::Enter];
    let heard = heard_in_labyrinth(&[&[KeyCode::End, KeyCode::Up], &to_the_end_of_the_turn_and_back]);
    let [Heard::Wish(first), Heard::Wish(again)] = &heard[..] else { panic!("{heard:?}") };
    assert_eq!(first, again);
}
