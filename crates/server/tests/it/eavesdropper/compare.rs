//! Whether two people heard the same.

use std::fmt;

/// The first thing that was not the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Difference {
    /// How much was the same before it.
    at: usize,
    truth: Option<String>,
    other: Option<String>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nothing = || "nothing".to_owned();
        let [truth, other] = [&self.truth, &self.other].map(|heard| heard.clone().unwrap_or_else(nothing));
        let same = truth.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let from = |text: &str| text.chars().skip(same.saturating_sub(80)).take(400).collect::<String>();
        write!(f, "message {}, byte {same}:\n  truth: {}\n  other: {}", self.at, from(&truth), from(&other))
    }
}

/// Refuses messages that differ in number, order or any byte.
pub(super) fn same(truth: &[String], other: &[String]) -> Result<(), Difference> {
    let longest = truth.len().max(other.len());
    match (0..longest).find(|&at| truth.get(at) != other.get(at)) {
        Some(at) => Err(Difference { at, truth: truth.get(at).cloned(), other: other.get(at).cloned() }),
        None => Ok(()),
    }
}

#[test]
fn a_byte_a_length_an_order_and_one_message_more_are_differences() {
    let heard = |messages: &[&str]| messages.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    let truth = heard(&["one", "two"]);
    assert_eq!(same(&truth, &truth), Ok(()));
    for (other, at) in [
        (vec!["one", "twx"], 1),
        (vec!["one "], 0),
        (vec!["two", "one"], 0),
        (vec!["one", "two", "three"], 2),
    ] {
        assert_eq!(same(&truth, &heard(&other)).map_err(|difference| difference.at), Err(at), "{other:?}");
    }
}
