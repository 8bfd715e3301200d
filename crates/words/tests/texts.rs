//! Every id of the engine has a text in every language, and every text an id.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dedale_core::chance::{Chance as _, Seed, SeedError};
use dedale_core::record::{Place, RecordError};
use dedale_core::{
    Action as _, Broken, Few, Match, Observer, Outcome, RefusalCode, Rules as _, Seat, Secrets as _,
    Setup as _, SetupError, UnknownAction,
};
use dedale_games::{GameId, Problem, UnknownGame};
use dedale_onirim::{
    Action, Answer, Card, Colour, Communication, End, Event, From, Illegal, Premonition, Question, SeenEvent,
    Setup, Source, Spell, State, Symbol,
};
use dedale_words::onirim::{Listener, RULES, event_id, question_id};
use dedale_words::{Language, Words};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The ids of a language, attributes as `id.name`, with the variables each uses.
fn texts(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut texts = BTreeMap::new();
    for source in language.sources() {
        for entry in parse(source).expect("the locales are Fluent").body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let patterns = message.value.iter().map(|value| (id.to_owned(), value));
                    let attributes = message.attributes.iter();
                    let attributes = attributes.map(|one| (format!("{id}.{}", one.id.name), &one.value));
                    for (id, pattern) in patterns.chain(attributes) {
                        let mut variables = BTreeSet::new();
                        variables_of(pattern, &mut variables);
                        texts.insert(id, variables);
                    }
                }
                Entry::Junk { content } => panic!("not Fluent: {content}"),
                _ => {}
            }
        }
    }
    texts
}

fn variables_of(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, found),
            Expression::Select { selector, variants } => {
                variable(selector, found);
                variants.iter().for_each(|variant| variables_of(&variant.value, found));
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        found.insert(id.name.to_owned());
    }
}

fn events() -> Vec<SeenEvent> {
    let (seat, card, colour) = (Seat::new(0), Card::key(Colour::Red), Colour::Red);
    let (premonition, cards) = (Premonition::RedPair, [Some(card), None].into_iter().collect::<Few<_, 7>>());
    vec![
        Event::Dealt { card },
        Event::Picked { seat, card },
        Event::TurnBegan { seat, turn: 1 },
        Event::Played { seat, from: From::Own, card },
        Event::TowerPlayed { seat, from: From::Own, card, end: End::Left },
        Event::Discarded { seat, from: From::Own, card },
        Event::ToLimbo { from: From::Deck, card },
        Event::LimboReturned,
        Event::Shuffled,
        Event::DoorSearched { seat, colour, found: true },
        Event::SearchDeclined { seat, colour },
        Event::DoorLaid { seat, colour },
        Event::DoorReturned { seat, colour },
        Event::GoalFound { place: 1 },
        Event::GoalReopened { place: 1 },
        Event::GoalsSwapped { left: 1, right: 2 },
        Event::Swapped { seat, gave: card, took: card },
        Event::Drew { seat, into: Source::Own, card: None },
        Event::Turned { seat, card },
        Event::Looked { seat, bottom: false, cards },
        Event::Placed { seat, bottom: true, card: None },
        Event::Fetched { seat, card: None },
        Event::NightmareAnswered { seat, answer: Answer::Key },
        Event::FalseDestruction { seat },
        Event::SpellCast { seat, spell: Spell::Prophecy },
        Event::Paid { card },
        Event::PremonitionRevealed { premonition },
        Event::PremonitionStruck { premonition },
        Event::PremonitionRemoved { premonition },
        Event::Ended { won: true },
    ]
}

fn same_symbol() -> RefusalCode {
    RefusalCode { code: Illegal::SameSymbol.code(), rule: "ON-T1" }
}

fn problems() -> Vec<Problem> {
    let found = || "found".to_owned();
    let refusal = same_symbol();
    vec![
        Problem::Game(UnknownGame(found())),
        Problem::Setup(SetupError::NotAnOption(found())),
        Problem::Setup(SetupError::UnknownOption { option: found(), expected: vec!["book"] }),
        Problem::Setup(SetupError::UnknownValue { option: "book", value: found(), expected: &["none"] }),
        Problem::Setup(SetupError::Conflict { option: "first", value: "2".into(), with: "players=1" }),
        Problem::Setup(SetupError::BadValue {
            option: "layout",
            entry: found(),
            found: found(),
            expected: found(),
        }),
        Problem::Seed(SeedError(found())),
        Problem::Action(UnknownAction(found())),
        Problem::Illegal(refusal),
        Problem::Over,
        Problem::NoSuchSeat(Seat::new(2)),
        Problem::NoSuchStep { asked: 3, steps: 2 },
        Problem::Position(Broken::new("turn", 101, "≤ 100")),
        Problem::Json { line: 1, column: 2, field: found(), message: found() },
        Problem::NeitherRecordNorPosition,
        Problem::NoRecord,
    ]
}

/// The codes of record errors, as the core writes them.
fn record_codes() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src/record");
    sources(&folder)
        .iter()
        .flat_map(|source| literals(source))
        .filter(|text| text.starts_with("record-"))
        .collect()
}

fn record_problems() -> Vec<Problem> {
    let codes = record_codes().into_iter().map(|code| &*code.leak());
    codes
        .map(|code: &'static str| {
            let mut error = RecordError::new(code, Place::Line(3), "found", "expected");
            error.because = Some(same_symbol());
            error.setup = Some(Box::new(SetupError::NotAnOption("found".to_owned())));
            Problem::Record(error)
        })
        .collect()
}

/// The ids the engine's own ids lead to.
fn ids_of_the_engine() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut add = |id: String, attributes: &[&str]| {
        ids.extend(attributes.iter().map(|name| format!("{id}.{name}")));
        ids.insert(id);
    };
    Card::all().for_each(|card| add(format!("card-{card}"), &["the", "a", "short"]));
    Colour::ALL.iter().for_each(|colour| add(format!("colour-{colour}"), &["card", "cards"]));
    Symbol::ALL.iter().for_each(|symbol| add(format!("symbol-{symbol}"), &[]));
    Question::ALL.iter().for_each(|question| add(format!("question-{}", question_id(question)), &[]));
    events().iter().for_each(|event| add(format!("event-{}", event_id(event)), &[]));
    Illegal::ALL.iter().for_each(|illegal| add(format!("refusal-{}", illegal.code()), &[]));
    Spell::ALL.iter().for_each(|spell| add(format!("spell-{spell}"), &["effect"]));
    Premonition::ALL.iter().for_each(|one| add(format!("premonition-{one}"), &["condition", "penalty"]));
    RULES.iter().for_each(|rule| add(format!("rule-{}", rule.to_lowercase()), &[]));
    for problem in problems().iter().chain(&record_problems()) {
        add(format!("problem-{}", problem.code()), &[]);
    }
    for game in GameId::ALL {
        add(format!("game-{game}"), &["about"]);
        for option in game.info().options {
            add(format!("option-{}", option.id), &[]);
            option.values.iter().for_each(|value| add(format!("option-{}-{value}", option.id), &[]));
        }
    }
    ["doors-found", "deck-empty", Outcome::CONCEDED]
        .iter()
        .for_each(|why| add(format!("outcome-{why}"), &["short"]));
    for action in Action::all() {
        add(format!("action-{}", verb(&action)), &[]);
    }
    ids
}

/// The first word of an action's text, but towers are played in another way.
fn verb(action: &Action) -> String {
    match action {
        Action::PlayTower(..) => "play-tower".to_owned(),
        _ => action.to_string().split(' ').next().expect("a verb").to_owned(),
    }
}

fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|extension| extension == "rs") {
                found.push(fs::read_to_string(&entry).expect("a source"));
            }
        }
    }
    found
}

/// What stands between quotes in a source.
fn literals(source: &str) -> impl Iterator<Item = String> {
    source.split('"').skip(1).map(str::to_owned)
}

fn program_sources() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    let folders: Vec<PathBuf> = ["cli", "words"].iter().map(|name| crates.join(name).join("src")).collect();
    folders.iter().flat_map(|folder| sources(folder)).collect()
}

#[test]
fn both_languages_have_the_same_ids_and_variables() {
    let [english, french] = Language::ALL.map(texts);
    let ids = |texts: &BTreeMap<String, BTreeSet<String>>| texts.keys().cloned().collect::<BTreeSet<_>>();
    let missing: Vec<_> = ids(&english).symmetric_difference(&ids(&french)).cloned().collect();
    assert!(missing.is_empty(), "in one language only: {missing:?}");
    for (id, variables) in &english {
        assert_eq!(variables, &french[id], "{id}");
    }
}

#[test]
fn every_id_of_the_engine_has_a_text() {
    let texts = texts(Language::En);
    let missing: Vec<_> = ids_of_the_engine().into_iter().filter(|id| !texts.contains_key(id)).collect();
    assert!(missing.is_empty(), "without a text: {missing:?}");
}

#[test]
fn every_id_the_program_says_has_a_text() {
    let texts = texts(Language::En);
    for source in program_sources() {
        let said = ["say(", "text(", "tell("].into_iter().flat_map(|call| source.split(call).skip(1));
        let said = said.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
        let labels =
            literals(&source).filter(|text| text.starts_with("label-") || text.starts_with("table-"));
        for id in said.map(str::to_owned).chain(labels) {
            assert!(texts.contains_key(&id), "{id}");
        }
    }
}

#[test]
fn no_text_is_left_over() {
    let mut used = ids_of_the_engine();
    used.extend(program_sources().iter().flat_map(|source| literals(source)));
    let verbs: BTreeSet<_> = Action::all().map(|action| verb(&action)).collect();
    for verb in verbs {
        used.extend(Question::ALL.iter().map(|question| format!("action-{verb}-{}", question_id(question))));
    }
    used.insert("action-cast-now".to_owned());
    let dynamic = |id: &str| id.starts_with("help-") || id.starts_with("command-");
    let all = texts(Language::En);
    let left: Vec<_> = all.keys().filter(|id| !used.contains(*id) && !dynamic(id)).collect();
    assert!(left.is_empty(), "nobody says: {left:?}");
}

#[test]
fn everything_can_be_said_in_both_languages() {
    for words in Language::ALL.map(Words::new) {
        let unsaid = |text: &str| text.is_empty() || words.has(text);
        let listeners = [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Spectator];
        for question in Question::ALL {
            assert!(!unsaid(&words.question(&question)), "{question:?}");
        }
        for action in Action::all() {
            assert!(!unsaid(&words.action(&action)), "{action}");
        }
        for event in events() {
            for observer in listeners {
                for seats in [1, 2] {
                    assert!(!unsaid(&words.event(&event, Listener { observer, seats })), "{event:?}");
                }
            }
        }
        for problem in problems().iter().chain(&record_problems()) {
            assert!(!unsaid(&words.problem(problem)), "{problem:?}");
        }
        for rule in RULES {
            assert_eq!(words.rule(&rule[3..]).expect("a rule").0, rule);
        }
    }
}

#[test]
fn whole_games_of_every_kind_can_be_told() {
    let speakers = Language::ALL.map(Words::new);
    let setups = [Communication::Open, Communication::Silent].into_iter().flat_map(Setup::all);
    for (number, setup) in setups.enumerate() {
        let mut chance = Seed::quick_from(number as u64);
        let mut game = Match::<State>::new(&setup, Seed::Quick(number as u64));
        while let (Some(seat), Some(question)) = (game.decider(), game.state().question()) {
            let view = game.state().view(Observer::Seat(seat));
            let legal = game.state().legal();
            for words in &speakers {
                words.question(&question);
                legal.iter().for_each(|action| assert!(!words.choice(&action, &view).is_empty()));
            }
            game.act(legal.nth(chance.pick(legal.len())).expect("an answer")).expect("a legal answer");
        }
        for words in &speakers {
            let listener = Listener { observer: Observer::Seat(Seat::new(0)), seats: setup.seats() };
            let seen = game.events().iter().filter_map(|event| game.state().seen(event, listener.observer));
            let told = words.events(&seen.collect::<Vec<_>>(), listener);
            assert!(told.iter().all(|line| !line.contains('{') && !line.contains("event-")), "{told:?}");
        }
    }
}

#[test]
fn a_missing_id_is_said_as_it_is() {
    assert_eq!(Words::new(Language::Fr).say("card-purple-sun"), "card-purple-sun");
}

#[test]
fn french_keeps_its_spaces_and_apostrophes() {
    for source in Language::Fr.sources() {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            for sign in [" :", " ;", " ?", " !", " %", " »", "« ", "'", "..."] {
                assert!(!text.contains(sign), "{sign:?} in {line}");
            }
        }
    }
}

#[test]
fn plurals_and_genders_are_those_of_the_language() {
    let [english, french] = Language::ALL.map(Words::new);
    assert_eq!(english.the_card(Card::room(Colour::Blue, Symbol::Moon)), "the blue moon");
    assert_eq!(french.the_card(Card::room(Colour::Blue, Symbol::Moon)), "la lune bleue");
    assert_eq!(french.a_card(Card::room(Colour::Green, Symbol::Sun)), "un soleil vert");
    let key = |left| Question::LoseKey { left };
    assert_eq!(french.question(&key(1)), "Quelle clé de la pioche est défaussée\u{202f}?");
    assert!(french.question(&key(2)).starts_with("Quelles clés"));
}

#[test]
fn like_events_are_told_in_one_sentence() {
    let words = Words::new(Language::En);
    let (seat, into) = (Seat::new(1), Source::Own);
    let sun = Some(Card::room(Colour::Red, Symbol::Sun));
    let drew = |card| Event::Drew { seat, into, card };
    let events = [drew(sun), drew(None), drew(sun), drew(None), Event::Shuffled];
    let listener = Listener { observer: Observer::Seat(Seat::new(0)), seats: 2 };
    let told = words.events(&events, listener);
    assert_eq!(told, ["Player 2 draws 2 × red sun and 2 cards.", "The deck is shuffled."]);
}
