//! Mistakes in JSON are told in the reader's language.

use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, from_text};
use dedale_words::{Language, Words};
use serde::Deserialize;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only read")]
struct Form {
    turn: u8,
    name: String,
    #[serde(default)]
    cards: Vec<Kind>,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    RedSun,
    BlueMoon,
}

fn told(text: &str) -> [String; 2] {
    let problem = from_text::<Form>(text).expect_err("wrong on purpose");
    [Language::Fr, Language::En].map(|language| Words::new(language).problem(&problem))
}

#[test]
fn every_mistake_in_json_is_told_in_both_languages() {
    for (text, french, english) in [
        (r#"{"turn":1}"#, "le champ «\u{202f}name\u{202f}» manque", "the field “name” is missing"),
        (
            r#"{"turn":1,"name":"a","colour":2}"#,
            "il n’y a pas de champ «\u{202f}colour\u{202f}»\u{202f}; attendu\u{202f}: turn, name, cards",
            "there is no field “colour”; expected: turn, name, cards",
        ),
        (
            r#"{"turn":1,"turn":2}"#,
            "le champ «\u{202f}turn\u{202f}» figure deux fois",
            "the field “turn” is there twice",
        ),
        (r#"{"turn":300}"#, "trouvé 300, attendu un nombre entier de 0 à 255", "found 300, expected a whole"),
        (r#"{"turn":"x"}"#, "trouvé \"x\", attendu un nombre entier", "found \"x\", expected a whole number"),
        (r#"{"turn":[]}"#, "trouvé une liste, attendu", "found a list, expected"),
        (r#"{"turn":{}}"#, "trouvé un objet, attendu", "found an object, expected"),
        (r#"{"turn":null}"#, "trouvé null, attendu", "found null, expected"),
        (r#"{"turn":1,"name":5}"#, "trouvé 5, attendu un texte", "found 5, expected a text"),
        (r#"{"turn":1,"name":"a","cards":7}"#, "trouvé 7, attendu une liste", "found 7, expected a list"),
        (
            r#"{"turn":1,"name":"a","cards":["green-owl"]}"#,
            "«\u{202f}green-owl\u{202f}» n’est pas connu\u{202f}; attendu\u{202f}: red-sun, blue-moon",
            "“green-owl” is not known; expected: red-sun, blue-moon",
        ),
        ("3", "trouvé 3, attendu un objet", "found 3, expected an object"),
        (r#"{"turn":"#, "la fin arrive trop tôt", "it ends too early"),
        (r#"{"turn":}"#, "il manque une valeur", "a value is missing"),
        (r#"{turn:1}"#, "entre guillemets", "in quotation marks"),
        (r#"{"turn":1 "name":"a"}"#, "il manque un signe\u{202f}: , }", "a sign is missing: , }"),
        (r#"{"turn":1,"name":"a"} x"#, "quelque chose suit la fin", "something follows the end"),
    ] {
        let told = told(text);
        assert!(told[0].contains(french), "{text}: {}", told[0]);
        assert!(told[1].contains(english), "{text}: {}", told[1]);
    }
}

#[test]
fn a_mistake_in_a_list_names_its_place() {
    let [french, _] = told(r#"{"turn":1,"name":"a","cards":["red-sun","green-owl"]}"#);
    assert!(french.contains("cards[1]\u{202f}: «"), "{french}");
}

#[test]
fn no_english_is_left_in_a_french_sentence_about_a_game() {
    let french = Words::new(Language::Fr);
    for text in [r#"{"game":"onirim","seed":-1}"#, r#"{"game":"onirim","colour":1}"#, "[", "{"] {
        let problem = AnyMatch::load(text, Seed::Quick(1)).expect_err("wrong on purpose");
        let told = french.problem(&problem);
        for word in ["expected", "invalid", "missing", "unknown", "field"] {
            assert!(!told.contains(word), "{told}");
        }
    }
}
