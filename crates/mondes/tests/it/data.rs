//! Card sets as files and in setups: what is wrong with one is named by its kind, line, entry and field (MO-C2 to MO-C4).

use dedale_core::data::DataError;
use dedale_core::{Setup as _, SetupError};
use dedale_mondes::{CardFile, Cards, Setup, Shipped};

/// What is expected of an error, beside its line: code, entry, field, found.
type Told<'a> = (&'a str, &'a str, &'a str, &'a str);

fn told(error: &DataError) -> Told<'_> {
    (error.kind.code(), &error.entry, &error.field, &error.found)
}

/// The standard file with a piece replaced, which must be there; and its line.
fn changed(from: &str, to: &str) -> (String, usize) {
    let file = Shipped::default().file();
    let at = file.find(from).unwrap_or_else(|| panic!("“{from}” is not in the file"));
    (file.replacen(from, to, 1), file[..at].matches('\n').count() + 1)
}

/// The change is refused so, at the line where the entry begins: so many lines above the change.
#[track_caller]
fn refuses(from: &str, to: &str, above: usize, expected: Told<'_>) {
    let (file, line) = changed(from, to);
    let error = CardFile::from_toml(&file).expect_err(to);
    assert_eq!((told(&error), error.line), (expected, Some(line - above)), "{error}");
    assert!(!error.expected.is_empty() && !error.to_string().is_empty());
}

const ESUS: &str = r#"{ id = "esus",      type = "encounter", key = "combat",    effect = "force-discard","#;

#[test]
fn mo_c4_an_unknown_name_is_named_with_its_entry() {
    let esus = |change: &str, to: &str| ESUS.replacen(change, to, 1);
    refuses(ESUS, &esus("combat", "hope"), 0, ("data-unknown", "world[0].cards[0]", "key", "hope"));
    refuses(ESUS, &esus("encounter", "ally"), 0, ("data-unknown", "world[0].cards[0]", "type", "ally"));
    refuses(ESUS, &esus("force-discard", "win"), 0, ("data-unknown", "world[0].cards[0]", "effect", "win"));
    refuses(
        ESUS,
        &esus("force-discard", "draw 9"),
        0,
        ("data-unknown", "world[0].cards[0]", "effect", "draw 9"),
    );
    refuses(ESUS, &esus("force-discard", "skip"), 0, ("data-unknown", "world[0].cards[0]", "effect", "skip"));
    refuses(
        r#"effect = "lose 2""#,
        r#"effect = "steal""#,
        0,
        ("data-unknown", "world[0].cards[6]", "effect", "steal"),
    );
    refuses(
        r#"attack = "combat""#,
        r#"attack = "war""#,
        0,
        ("data-unknown", "world[0].cards[6]", "attack", "war"),
    );
}

#[test]
fn mo_c4_a_good_card_has_a_key_and_a_bad_one_an_attack() {
    let esus = |change: &str, to: &str| ESUS.replacen(change, to, 1);
    refuses(ESUS, &esus("key =", "attack ="), 0, ("data-syntax", "world[0].cards[0]", "attack", "combat"));
    refuses(ESUS, &esus(r#"key = "combat","#, ""), 0, ("data-missing", "world[0].cards[0]", "key", "—"));
    refuses(
        r#"attack = "combat""#,
        r#"key = "combat""#,
        0,
        ("data-syntax", "world[0].cards[6]", "key", "combat"),
    );
    refuses(r#"attack = "combat","#, "", 0, ("data-missing", "world[0].cards[6]", "attack", "—"));
}

#[test]
fn mo_c4_ids_are_words_and_there_once() {
    let esus = |to: &str| ESUS.replacen(r#""esus""#, to, 1);
    let (file, line) = changed(ESUS, &esus(r#""giant""#));
    let error = CardFile::from_toml(&file).expect_err("two giants");
    assert_eq!(told(&error), ("data-duplicate", "world[0].cards[6]", "id", "giant"));
    assert_eq!(error.line, Some(line + 6));
    refuses(ESUS, &esus(r#""The Esus""#), 0, ("data-syntax", "world[0].cards[0]", "id", "The Esus"));
    refuses(ESUS, &esus(r#""""#), 0, ("data-syntax", "world[0].cards[0]", "id", ""));
}

#[test]
fn mo_c4_a_world_has_eight_cards_and_there_are_eight_worlds() {
    let giant = r#"  { id = "giant",     type = "bad",       attack = "combat", effect = "lose 2",        fr = "Le Géant anguipède",          en = "The Snake-legged Giant" },
"#;
    let error = CardFile::from_toml(&changed(giant, "").0).expect_err("seven cards");
    assert_eq!(told(&error), ("data-count", "world[0]", "cards", "7"));
    assert_eq!(error.line, Some(changed("[[world]]", "").1));
    let file = Shipped::default().file();
    let (from, to) =
        (file.find("[[world]]").expect("a world"), file.find("[[world]]\nid = \"wild-hunt\"").expect("it"));
    let seven = file.replacen(&file[from..to], "", 1);
    let error = CardFile::from_toml(&seven).expect_err("seven worlds");
    assert_eq!((told(&error), error.line), (("data-count", "world", "", "7"), None));
    assert_eq!(told(&CardFile::from_toml("").expect_err("nothing")), ("data-count", "world", "", "0"));
}

#[test]
fn mo_c2_exits_are_keys() {
    refuses(r#"north = "magic""#, r#"north = "up""#, 4, ("data-unknown", "world[0]", "exits.north", "up"));
    let (file, line) = changed(r#"north = "magic", "#, "");
    let error = CardFile::from_toml(&file).expect_err("three exits");
    assert_eq!((error.kind.code(), error.line), ("data-syntax", Some(line)), "{error}");
}

#[test]
fn mo_c3_characters_have_three_different_home_keys_of_their_own() {
    let home = r#"home = ["magic", "knowledge", "combat"]"#;
    for (to, expected) in [
        (r#"home = ["magic", "knowledge"]"#, ("data-count", "character[0]", "home", "2")),
        (r#"home = ["magic", "magic", "combat"]"#, ("data-duplicate", "character[0]", "home", "magic")),
        (r#"home = ["magic", "luck", "combat"]"#, ("data-unknown", "character[0]", "home", "luck")),
    ] {
        refuses(home, to, 5, expected);
    }
    let goth = r#"home = ["magic", "knowledge", "death"]"#;
    refuses(goth, home, 5, ("data-duplicate", "character[1]", "home", "= librarian"));
    refuses("id = \"librarian\"", "id = \"esus\"", 1, ("data-duplicate", "character[0]", "id", "esus"));
    let file = Shipped::default().file();
    let at = file.rfind("[[character]]").expect("a character");
    let error = CardFile::from_toml(&file[..at]).expect_err("nine characters");
    assert_eq!((told(&error), error.line), (("data-count", "character", "", "9"), None));
}

#[test]
fn mo_e_pair_cards_name_each_other() {
    refuses(
        r#"pair = "spear""#,
        r#"pair = "sword""#,
        0,
        ("data-unknown", "world[1].cards[0]", "pair", "sword"),
    );
    refuses(
        r#"pair = "spear""#,
        r#"pair = "esus""#,
        0,
        ("data-unknown", "world[1].cards[0]", "pair", "esus"),
    );
    refuses(
        r#"pair = "spear""#,
        r#"pair = "horn""#,
        0,
        ("data-unknown", "world[1].cards[0]", "pair", "horn"),
    );
    let black_pack = r#"attack = "combat", effect = "lose-random 2","#;
    let paired = format!(r#"{black_pack} pair = "horn","#);
    refuses(black_pack, &paired, 0, ("data-syntax", "world[1].cards[6]", "pair", "horn"));
}

#[test]
fn what_is_no_toml_or_no_field_is_named_by_its_line() {
    for (from, to) in
        [(ESUS, "{ id = "), (r#"id = "wild-hunt""#, "colour = \"red\""), ("[[character]]", "[[person]]")]
    {
        let (file, line) = changed(from, to);
        let error = CardFile::from_toml(&file).expect_err(to);
        assert_eq!(error.kind.code(), "data-syntax");
        assert!(
            error.line.is_some_and(|found| found.abs_diff(line) <= 16),
            "{:?} and {line}: {error}",
            error.line
        );
    }
}

#[test]
fn the_standard_file_names_everything_in_two_languages() {
    let file = CardFile::from_toml(Shipped::default().file()).expect("it is tested");
    assert_eq!(file.cards, Cards::default());
    assert_eq!(file.titles.len(), 8 + 64 + 10);
    assert!(file.titles.iter().all(|(_, title)| !title.fr.is_empty() && !title.en.is_empty()));
}

#[test]
fn mo_c4_a_card_set_in_a_setup_is_refused_by_its_entry() {
    let text = Cards::default().to_string();
    let told = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let error = Cards::from_text(&text.replacen(from, to, 1)).expect_err(to);
        assert_eq!(error.line, None);
        (error.kind.code(), error.entry, error.field)
    };
    let expect = |code: &'static str, entry: &str, field: &str| (code, entry.to_owned(), field.to_owned());
    assert_eq!(told("esus/encounter/combat", "esus/encounter/hope"), expect("data-unknown", "esus", "key"));
    assert_eq!(told("esus/encounter", "esus/friend"), expect("data-unknown", "esus", "type"));
    assert_eq!(
        told("giant/bad/combat/lose=2", "giant/bad/combat/draw=2"),
        expect("data-unknown", "giant", "effect")
    );
    assert_eq!(told("giant/bad/combat", "giant/bad/war"), expect("data-unknown", "giant", "attack"));
    assert_eq!(
        told("horn/object/combat/summon/spear", "horn/object/combat/summon/esus"),
        expect("data-unknown", "horn", "pair")
    );
    assert_eq!(
        told("horn/object/combat/summon/spear", "horn/object/combat/summon/spear/x"),
        expect("data-unknown", "horn", "pair")
    );
    assert_eq!(told("ambactes/", "esus/"), expect("data-duplicate", "esus", "id"));
    assert_eq!(told("otherworld:magic+", "otherworld:"), expect("data-count", "otherworld", "exits"));
    assert_eq!(
        told("otherworld:magic+", "otherworld:luck+"),
        expect("data-unknown", "otherworld", "exits.north")
    );
    assert_eq!(told("esus/encounter/combat/force-discard,", ""), expect("data-count", "otherworld", "cards"));
    assert_eq!(told("librarian/death/magic+", "librarian/death/"), expect("data-count", "librarian", "home"));
    assert_eq!(told("librarian/death/", "librarian/luck/"), expect("data-unknown", "librarian", "key"));
    assert_eq!(told("librarian/death/", "librarian/"), expect("data-syntax", "librarian", ""));
    assert_eq!(told("librarian/death/magic+knowledge+combat,", ""), expect("data-count", "character", ""));
    assert_eq!(
        told("librarian/death/magic+knowledge+combat", "librarian/death/magic+knowledge+combat/x"),
        expect("data-unknown", "librarian", "home")
    );
    // What has no name is told by its place.
    assert_eq!(told("ambactes/", "/"), expect("data-syntax", "worlds[0].cards[1]", "id"));
    assert_eq!(told(";wild-hunt:", ";:"), expect("data-syntax", "worlds[1]", "id"));
    assert_eq!(told("goth/", "/"), expect("data-syntax", "characters[1]", "id"));
    let error = Setup::from_text("cards=a|b").expect_err("no card set");
    assert_eq!(error.code(), "setup-bad-value");
    let wrong = text.replacen("esus/encounter/combat", "esus/encounter/hope", 1);
    let error = Setup::from_text(&format!("cards={wrong}")).expect_err("no such key");
    let SetupError::BadValue { option, entry, found, .. } = error else { panic!("{error:?}") };
    assert_eq!((option, &*entry, &*found), ("cards", "esus.key", "hope"));
}
