use dedale_words::{Language, Words};

/// To four places, so that a number is the same after it was written and read.
pub(crate) fn rounded(number: impl Into<f64>) -> f64 {
    let number = (number.into() * 1e4).round() / 1e4;
    // No negative zero.
    number + 0.0
}

/// A chance as people write it: `61 %`. A percent before the end is never all or nothing.
pub fn percent(chance: f64, words: &Words) -> String {
    let whole = (100.0 * chance).round();
    let whole = match chance {
        0.0 | 1.0 => whole,
        _ => whole.clamp(1.0, 99.0),
    };
    words.text("analysis-percent", &[("percent", format!("{whole:.0}").into())])
}

/// A difference of chances in points of percent, without its sign: `7.2`.
pub fn points(difference: f64, words: &Words) -> String {
    one_place(100.0 * difference.abs(), words)
}

/// A number as people write it, to one place: `7.2`.
pub fn one_place(number: f64, words: &Words) -> String {
    let number = format!("{number:.1}");
    match words.language() {
        Language::En => number,
        Language::Fr => number.replace('.', ","),
    }
}
