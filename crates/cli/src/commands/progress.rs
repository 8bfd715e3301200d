use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

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
    let bar = ProgressBar::new(total).with_style(style);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    bar
}
