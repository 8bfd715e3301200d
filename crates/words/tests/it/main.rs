//! Every id of the engine has a text in every language, and every text an id.

mod json;
mod labyrinth;
mod mondes;
mod onirim;
mod people;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use dedale_core::chance::{Chance as _, Seed, SeedError};
use dedale_core::record::{Place, RecordError};
use dedale_core::{
    Broken, Legal as _, Match, Observer, Outcome, RefusalCode, Seat, Setup as _, SetupError, UnknownAction,
};
use dedale_games::{GameId, Problem, UnknownGame, with_game};
use dedale_words::{Language, Listener, Spoken, Words};
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
        found.insert(if is_a_name(id.name) { "player".to_owned() } else { id.name.to_owned() });
    }
}

/// Which form of a name a text needs depends on the language.
fn is_a_name(variable: &str) -> bool {
    variable.to_lowercase().split('-').next() == Some("player")
}

fn not_asked() -> RefusalCode {
    RefusalCode { code: "not-asked", rule: "ON-T1" }
}

fn problems() -> Vec<Problem> {
    let found = || "found".to_owned();
    let refusal = not_asked();
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
        Problem::GoesOn,
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
            error.because = Some(not_asked());
            error.setup = Some(Box::new(SetupError::NotAnOption("found".to_owned())));
            Problem::Record(error)
        })
        .collect()
}

/// Why a position cannot be, as the games write it.
fn reasons_of_positions() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    let written = GameId::ALL.iter().flat_map(|game| sources(&crates.join(game.to_string()).join("src")));
    let reasons = written.flat_map(|source| {
        let calls = source.split(".because(\"").skip(1);
        calls.filter_map(|rest| rest.split_once('"').map(|(why, _)| why.to_owned())).collect::<Vec<_>>()
    });
    reasons.chain([Broken::UNEXPECTED.to_owned()]).collect()
}

/// What a game says, beside what every game says.
struct Told {
    /// The ids its own ids lead to.
    ids: Vec<String>,
    /// Ids that may have a text where others will do.
    special: Vec<String>,
    /// Everything it has a word for, in one language.
    sentences: fn(&Words) -> Vec<String>,
}

/// One module a game.
fn told(game: GameId) -> Told {
    match game {
        GameId::Onirim => onirim::told(),
        GameId::Labyrinth => labyrinth::told(),
        GameId::Mondes => mondes::told(),
    }
}

/// The id, and one for each of these attributes.
fn with(id: String, attributes: &[&str]) -> Vec<String> {
    let attributes = attributes.iter().map(|name| format!("{id}.{name}")).collect::<Vec<_>>();
    [vec![id], attributes].concat()
}

/// The ids the engine's own ids lead to.
fn ids_of_the_engine() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for problem in problems().iter().chain(&record_problems()) {
        ids.insert(format!("problem-{}", problem.code()));
    }
    ids.extend(reasons_of_positions().iter().map(|why| format!("position-{why}")));
    ids.extend(with(format!("outcome-{}", Outcome::CONCEDED), &["short"]));
    for game in GameId::ALL {
        ids.extend(with(format!("game-{game}"), &["about"]));
        ids.extend(told(game).ids);
        let rules = with_game!(game, G => <G as Spoken>::RULES);
        ids.extend(rules.iter().map(|rule| format!("rule-{}", rule.to_lowercase())));
        ids.extend(dedale_bots::names(game).iter().map(|bot| format!("bot-{bot}")));
        for option in game.info().options {
            let id = format!("{game}-option-{}", option.id);
            let values = option.values.iter().copied().chain(option.own.map(|_| "own"));
            ids.extend(values.map(|value| format!("{id}-{value}")));
            ids.insert(id);
        }
    }
    ids
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

fn sources_of(crates: &[&str]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    crates.iter().flat_map(|name| sources(&folder.join(name).join("src"))).collect()
}

fn program_sources() -> Vec<String> {
    sources_of(&["analysis", "cli", "words"])
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
    let (mut called, mut labelled) = (0, 0);
    for source in program_sources() {
        let said = ["say(", "text(", "tell("].into_iter().flat_map(|call| source.split(call).skip(1));
        let said = said.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
        let labels = literals(&source).filter(|text| text.contains("label-") || text.contains("-table-"));
        let (said, labels): (Vec<_>, Vec<_>) = (said.map(str::to_owned).collect(), labels.collect());
        (called, labelled) = (called + said.len(), labelled + labels.len());
        for id in said.iter().chain(&labels) {
            assert!(texts.contains_key(id), "{id}");
        }
    }
    assert!(called > 100 && labelled > 20, "{called} said, {labelled} labels");
}

#[test]
fn no_text_is_left_over() {
    let mut used = ids_of_the_engine();
    used.extend(program_sources().iter().chain(&sources_of(&["server"])).flat_map(|source| literals(source)));
    used.extend(GameId::ALL.into_iter().flat_map(|game| told(game).special));
    // Names that are put together where they are said, and of a bot that only older tables name.
    const PUT_TOGETHER: [&str; 14] = [
        "help-",
        "admin-error-",
        "admin-phase-",
        "admin-wrong-",
        "command-",
        "balance-by-",
        "balance-nightmare-",
        "balance-page-",
        "balance-uses-",
        "deals-difficulty-",
        "doctor-",
        "guest-",
        "lab-problem-",
        "screen-key-",
    ];
    let reason = |id: &str| id.split_once("-why-").is_some_and(|(game, _)| game.parse::<GameId>().is_ok());
    let dynamic =
        |id: &str| id == "bot-greedy" || reason(id) || PUT_TOGETHER.iter().any(|start| id.starts_with(start));
    let all = texts(Language::En);
    let left: Vec<_> = all.keys().filter(|id| !used.contains(*id) && !dynamic(id)).collect();
    assert!(left.is_empty(), "nobody says: {left:?}");
}

#[test]
fn everything_can_be_said_in_both_languages() {
    for words in Language::ALL.map(Words::new) {
        let unsaid = |text: &str| text.is_empty() || words.has(text);
        for problem in problems().iter().chain(&record_problems()) {
            assert!(!unsaid(&words.problem(problem)), "{problem:?}");
        }
        for game in GameId::ALL {
            for sentence in (told(game).sentences)(&words) {
                assert!(!unsaid(&sentence), "{game}: {sentence}");
            }
            with_game!(game, G => rules_can_be_said::<G>(&words));
        }
    }
}

#[test]
fn the_rules_of_a_game_have_its_prefix() {
    for game in GameId::ALL {
        let prefix = format!("{}-", game.row().rule_prefix);
        let rules = with_game!(game, G => <G as Spoken>::RULES);
        assert!(rules.iter().all(|rule| rule.starts_with(&prefix)), "{game}");
    }
}

fn rules_can_be_said<G: Spoken>(words: &Words) {
    for rule in G::RULES {
        let (_, short) = rule.split_once('-').expect("a rule of a game");
        for id in [rule, short, &*rule.to_lowercase()] {
            let (found, text) = G::rule(id, words).expect("a rule");
            assert_eq!(found, *rule);
            assert!(!text.is_empty() && !words.has(&text), "{rule}");
        }
    }
}

/// Plays random games in these setups; every question, answer and event of them has its words.
fn whole_games_can_be_told<G: Spoken>(setups: impl IntoIterator<Item = G::Setup>) {
    let speakers = Language::ALL.map(Words::new);
    let unsaid = |line: &str| line.is_empty() || line.contains('{') || line.contains(&format!("{}-", G::ID));
    for (number, setup) in setups.into_iter().enumerate() {
        let mut chance = Seed::quick_from(number as u64);
        let mut game = Match::<G>::new(&setup, Seed::Quick(number as u64));
        while let (Some(seat), Some(question)) = (game.decider(), game.state().question()) {
            let view = game.state().view(Observer::Seat(seat));
            let legal = game.state().legal();
            for words in &speakers {
                assert!(!unsaid(&G::asked(&question, words)), "{question:?}");
                legal.iter().for_each(|action| assert!(!unsaid(&G::choice(&action, &view, words))));
            }
            game.act(legal.nth(chance.pick(legal.len())).expect("an answer")).expect("a legal answer");
        }
        for words in &speakers {
            let listener = Listener { observer: Observer::Seat(Seat::new(0)), seats: setup.seats() };
            let seen = game.events().iter().filter_map(|event| game.state().seen(event, listener.observer));
            let seen: Vec<_> = seen.collect();
            let told = G::lines(&seen, &setup, listener, words);
            assert!(told.iter().all(|line| !unsaid(&line.text)), "{told:?}");
            let places: Vec<_> = told.into_iter().flat_map(|line| line.events).collect();
            assert!(places.into_iter().eq(0..seen.len()), "every event is told once, in order");
        }
    }
}

#[test]
fn a_missing_id_is_said_as_it_is() {
    assert_eq!(Words::new(Language::Fr).say("onirim-card-purple-sun"), "onirim-card-purple-sun");
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
