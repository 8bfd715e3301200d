//! Numbers on the command line: read within bounds, written in the language of the user.

use std::num::NonZeroUsize;

use dedale_words::{Language, Words};

/// More threads than any machine has.
const MOST_THREADS: usize = 256;

pub(crate) fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let number: Option<NonZeroUsize> = text.parse().ok();
    number
        .filter(|number| number.get() <= MOST_THREADS)
        .ok_or_else(|| format!("{text} is not in 1..={MOST_THREADS}"))
}

/// A finite number from `least` to `most`.
#[cfg(feature = "research")]
pub(crate) fn between(text: &str, least: f32, most: f32) -> Result<f32, String> {
    let number: Option<f32> = text.parse().ok();
    let within = number.filter(|number| (least..=most).contains(number));
    within.ok_or_else(|| format!("{text} is not in {least}..={most}"))
}

/// `12.3`, with the comma of the language.
pub(crate) fn decimal(value: f64, decimals: usize, words: &Words) -> String {
    let text = format!("{value:.decimals$}");
    match words.language() {
        Language::En => text,
        Language::Fr => text.replace('.', ","),
    }
}
