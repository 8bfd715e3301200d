//! Layouts and decks as files: what is wrong with one is named by its kind, line, entry and field.

use dedale_core::data::{DataError, DataErrorKind};
use dedale_labyrinth::{Deck, Layout};

const CLASSIC: &str = include_str!("../../data/layouts/classic.toml");
const DECK: &str = include_str!("../../data/decks/12-8-4.toml");

/// A file with lines replaced, which must be there; and where they were.
fn changed(file: &str, from: &str, to: &str) -> (String, usize) {
    let (from, to) = (format!("\n{from}"), format!("\n{to}"));
    let at = file.find(&from).unwrap_or_else(|| panic!("“{from}” is not in the file"));
    (file.replacen(&from, &to, 1), file[..=at].lines().count() + 1)
}

/// What is expected of an error, beside its line: code, entry, field, found.
type Told<'a> = (&'a str, &'a str, &'a str, &'a str);

fn told(error: &DataError) -> Told<'_> {
    (error.kind.code(), &error.entry, &error.field, &error.found)
}

/// The change is refused so, at the line where the entry begins: so many lines above the change.
#[track_caller]
fn layout_refuses(from: &str, to: &str, above: usize, expected: Told<'_>) {
    let (file, line) = changed(CLASSIC, from, to);
    let error = Layout::from_toml(&file).expect_err(to);
    assert_eq!((told(&error), error.line), (expected, Some(line - above)), "{error}");
}

#[track_caller]
fn deck_refuses(from: &str, to: &str, above: usize, expected: Told<'_>) {
    let (file, line) = changed(DECK, from, to);
    let error = Deck::from_toml(&file).expect_err(to);
    assert_eq!((told(&error), error.line), (expected, Some(line - above)), "{error}");
    assert!(!error.expected.is_empty() && !error.to_string().is_empty());
}

#[test]
fn la_c4_a_layout_file_with_an_unknown_name_names_it() {
    layout_refuses(
        r#"thing = "mushroom""#,
        r#"thing = "toad""#,
        2,
        ("data-unknown", "fixed[0]", "thing", "toad"),
    );
    layout_refuses(
        r#"thing = "potion""#,
        r#"thing = "beer""#,
        2,
        ("data-unknown", "loose[6]", "thing", "beer"),
    );
    layout_refuses(
        r#"shape = "corner""#,
        r#"shape = "cross""#,
        1,
        ("data-unknown", "loose[6]", "shape", "cross"),
    );
    layout_refuses(r#"cell = "0.4""#, r#"cell = "0.7""#, 1, ("data-unknown", "fixed[1]", "cell", "0.7"));
}

#[test]
fn la_c4_a_layout_file_with_a_thing_twice_names_the_second() {
    let elephant = r#"thing = "elephant""#;
    layout_refuses(elephant, r#"thing = "mushroom""#, 2, ("data-duplicate", "fixed[1]", "thing", "mushroom"));
    let potion = r#"thing = "potion""#;
    layout_refuses(potion, r#"thing = "dagger""#, 2, ("data-duplicate", "loose[6]", "thing", "dagger"));
    let moon = r#"thing = "moon""#;
    layout_refuses(moon, r#"thing = "sun""#, 2, ("data-duplicate", "loose[16]", "thing", "sun"));
    layout_refuses(moon, "thing = \"moon\"\ncount = 2", 2, ("data-duplicate", "loose[16]", "count", "2"));
    layout_refuses(r#"cell = "0.4""#, r#"cell = "0.2""#, 1, ("data-duplicate", "fixed[1]", "cell", "0.2"));
}

#[test]
fn la_c4_a_layout_file_fixes_things_only_to_fixed_cells_that_are_no_start_squares() {
    for cell in ["0.1", "1.1", "3.2", "0.0", "0.6", "6.0", "6.6"] {
        let to = format!(r#"cell = "{cell}""#);
        layout_refuses(r#"cell = "0.4""#, &to, 1, ("data-cell", "fixed[1]", "cell", cell));
    }
}

/// What is wrong with the whole file has no line.
#[track_caller]
fn whole_layout_refuses(from: &str, to: &str, expected: Told<'_>) {
    let error = Layout::from_toml(&changed(CLASSIC, from, to).0).expect_err(to);
    assert_eq!((told(&error), error.line), (expected, None), "{error}");
}

#[test]
fn la_c3_a_layout_file_has_34_loose_tiles() {
    whole_layout_refuses("count = 10", "count = 11", ("data-count", "loose", "count", "35"));
    whole_layout_refuses("count = 10", "count = 9", ("data-count", "loose", "count", "33"));
    for count in ["0", "35", "1000000"] {
        let to = format!("count = {count}");
        layout_refuses("count = 10", &to, 2, ("data-count", "loose[17]", "count", count));
    }
    let error = Layout::from_toml("").expect_err("nothing");
    assert_eq!((told(&error), error.line), (("data-count", "loose", "count", "0"), None));
}

#[test]
fn la_c4_a_layout_file_has_every_treasure() {
    whole_layout_refuses("thing = \"skull\"\n", "", ("data-missing", "loose", "thing", "—"));
    let error = Layout::from_toml(&changed(CLASSIC, "thing = \"skull\"\n", "").0).expect_err("no skull");
    assert_eq!(error.expected, "skull");
}

#[test]
fn la_c4_a_layout_file_may_leave_out_symbols() {
    let layout = Layout::from_toml(&changed(CLASSIC, "thing = \"sun\"\n", "").0).expect("no sun");
    assert_eq!(layout.name(), None);
    assert!(layout.to_string().contains("I:moon,x11"), "{layout}");
}

/// What is no TOML of ours has the line of the mistake and no entry.
#[track_caller]
fn is_no_syntax<T: std::fmt::Debug>(read: Result<T, DataError>, line: usize) {
    let error = read.expect_err("not ours");
    assert_eq!((error.kind, error.line), (DataErrorKind::Syntax, Some(line)), "{error}");
    assert_eq!((&*error.entry, &*error.field), ("", ""));
    assert!(!error.found.is_empty() && !error.found.contains('\n'), "{}", error.found);
}

#[test]
fn la_c4_a_layout_file_that_is_no_toml_or_has_unknown_fields_names_the_line() {
    let broken = |from: &str, to: &str| {
        let (file, line) = changed(CLASSIC, from, to);
        (Layout::from_toml(&file), line)
    };
    let (read, line) = broken(r#"thing = "elephant""#, r#"thing = elephant""#);
    is_no_syntax(read, line);
    let (read, line) = broken(r#"thing = "elephant""#, "colour = \"grey\"");
    is_no_syntax(read, line);
    let (read, line) = broken("count = 10", "count = -1");
    is_no_syntax(read, line);
    let (read, line) = broken("count = 10", "count = \"ten\"");
    is_no_syntax(read, line);
    is_no_syntax(Layout::from_toml("[[loose]]\nthing = \"sun\"\n"), 1);
    is_no_syntax(Layout::from_toml("\n\n[[page]]\npush = \"N1\"\n"), 3);
}

#[test]
fn la_c5_a_deck_file_that_is_no_toml_or_has_unknown_fields_names_the_line() {
    let broken = |from: &str, to: &str| {
        let (file, line) = changed(DECK, from, to);
        (Deck::from_toml(&file), line)
    };
    for to in ["push = N3", "pull = \"N3\"", "push = 3"] {
        let (read, line) = broken(r#"push = "N3""#, to);
        is_no_syntax(read, line);
    }
    is_no_syntax(Deck::from_toml("[[loose]]\nshape = \"corner\"\n"), 1);
}

#[test]
fn la_c5_a_deck_file_with_an_unknown_name_names_it() {
    let n3 = r#"push = "N3""#;
    deck_refuses(n3, r#"push = "N2""#, 1, ("data-unknown", "page[1]", "push", "N2"));
    let flip = r#"flip = ["skull", "potion"]"#;
    deck_refuses(flip, r#"flip = ["skull", "beer"]"#, 1, ("data-unknown", "page[12]", "flip", "beer"));
    let meeting = r#"meeting = { at = "red", pawns = ["yellow", "blue"] }"#;
    let black = r#"meeting = { at = "black", pawns = ["yellow", "blue"] }"#;
    deck_refuses(meeting, black, 1, ("data-unknown", "page[20]", "meeting.at", "black"));
    let pawn = r#"meeting = { at = "red", pawns = ["yellow", "black"] }"#;
    deck_refuses(meeting, pawn, 1, ("data-unknown", "page[20]", "meeting.pawns", "black"));
}

#[test]
fn la_c5_a_page_of_a_deck_file_does_one_thing() {
    let n3 = r#"push = "N3""#;
    let both = "push = \"N3\"\nflip = [\"sun\", \"moon\"]";
    deck_refuses(n3, both, 1, ("data-syntax", "page[1]", "", "push + flip"));
    deck_refuses(n3, "", 1, ("data-syntax", "page[1]", "", "—"));
}

#[test]
fn la_c5_a_flip_names_two_tiles_and_a_meeting_two_pawns() {
    let flip = r#"flip = ["skull", "potion"]"#;
    deck_refuses(flip, r#"flip = ["skull"]"#, 1, ("data-count", "page[12]", "flip", "1"));
    deck_refuses(flip, r#"flip = ["skull", "sun", "moon"]"#, 1, ("data-count", "page[12]", "flip", "3"));
    deck_refuses(flip, r#"flip = ["skull", "skull"]"#, 1, ("data-duplicate", "page[12]", "flip", "skull"));
    let meeting = r#"meeting = { at = "red", pawns = ["yellow", "blue"] }"#;
    let twice = r#"meeting = { at = "red", pawns = ["blue", "blue"] }"#;
    deck_refuses(meeting, twice, 1, ("data-duplicate", "page[20]", "meeting.pawns", "blue"));
    let one = r#"meeting = { at = "red", pawns = ["blue"] }"#;
    deck_refuses(meeting, one, 1, ("data-count", "page[20]", "meeting.pawns", "1"));
}

#[test]
fn la_c5_a_page_that_is_there_twice_is_counted_not_repeated() {
    let n3 = r#"push = "N3""#;
    deck_refuses(n3, r#"push = "N1""#, 1, ("data-duplicate", "page[1]", "", "N1"));
    let flip = r#"flip = ["chochin-obake", "magic-wand"]"#;
    let swapped = r#"flip = ["potion", "skull"]"#;
    deck_refuses(flip, swapped, 1, ("data-duplicate", "page[13]", "", "13+19"));
    let file = changed(DECK, "[[page]]\npush = \"N3\"\n", "").0;
    let counted =
        Deck::from_toml(&changed(&file, r#"push = "N1""#, "push = \"N1\"\ncount = 2").0).expect("24 pages");
    assert!(counted.to_string().starts_with("N1*2,N5"), "{counted}");
}

#[test]
fn la_c5_a_deck_file_has_24_pages() {
    for count in ["0", "25", "1000000"] {
        let to = format!("push = \"N3\"\ncount = {count}");
        deck_refuses(r#"push = "N3""#, &to, 1, ("data-count", "page[1]", "count", count));
    }
    for (from, to, found) in
        [("push = \"N3\"\n", "push = \"N3\"\ncount = 2\n", "25"), ("[[page]]\npush = \"N3\"\n", "", "23")]
    {
        let error = Deck::from_toml(&changed(DECK, from, to).0).expect_err(found);
        assert_eq!((told(&error), error.line), (("data-count", "page", "count", found), None));
    }
}

#[test]
fn every_kind_of_mistake_has_a_code_of_its_own() {
    let codes: std::collections::BTreeSet<_> = DataErrorKind::ALL.map(DataErrorKind::code).into();
    assert_eq!(codes.len(), DataErrorKind::ALL.len());
}
