use std::fmt::Write;
use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use super::simulate::thousands;

/// How far something is, with how fast it goes and how long it will still take. On standard error and only for people:
/// standard output is for the results.
pub(crate) fn progress_bar(total: u64) -> ProgressBar {
    progress_bar_like(total, "{bar:40} {human_pos}/{human_len} · {per_sec} · {eta}")
}

/// The same in another form: a template of [`indicatif`].
///
/// # Panics
/// If the template has unknown keys.
pub(crate) fn progress_bar_like(total: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("a template of known keys");
    let style = style.with_key("per_sec", |state: &ProgressState, text: &mut dyn Write| {
        // A bar that cannot be written is no reason to stop.
        let _ = write!(text, "{}", speed(state.per_sec()));
    });
    let bar = ProgressBar::new(total).with_style(style);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    bar
}

/// Whole numbers where they tell enough.
fn speed(per_second: f64) -> String {
    if per_second < 10.0 { format!("{per_second:.1}/s") } else { format!("{}/s", thousands(per_second)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_have_as_many_digits_as_they_need() {
        assert_eq!([0.25, 9.9, 63.83, 12_345.6].map(speed), ["0.2/s", "9.9/s", "64/s", "12\u{202f}346/s"]);
    }
}
