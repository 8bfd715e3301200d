//! Pages shown on request, and the parts every screen is made of.

use dedale_words::{Listener, Words};

use super::Face;
use super::input::{Command, quoted};
use super::sheet::{Sheet, wrapped};
use super::style::{Ink, Style};

/// All an observer saw, turn by turn.
pub(crate) fn log<G: Face>(
    seen: &[G::SeenEvent],
    setup: &G::Setup,
    listener: Listener,
    words: &Words,
    width: usize,
    style: Style,
) -> String {
    let mut text = String::new();
    for turn in seen.chunk_by(|_, next| !G::begins_turn(next)) {
        for (at, line) in G::events(turn, setup, listener, words).iter().enumerate() {
            if at == 0 && G::begins_turn(&turn[0]) {
                text.push_str(&format!(" {}\n", style.paint(Ink::Strong, line)));
            } else {
                let parts = wrapped(line, width.saturating_sub(6));
                parts.iter().for_each(|part| text.push_str(&format!("   {part}\n")));
            }
        }
    }
    text
}

/// The events an observer saw, turns not counted.
pub(crate) fn news<G: Face>(
    seen: impl IntoIterator<Item = G::SeenEvent>,
    setup: &G::Setup,
    listener: Listener,
    words: &Words,
) -> Vec<String> {
    let seen: Vec<_> = seen.into_iter().filter(|event| !G::begins_turn(event)).collect();
    G::events(&seen, setup, listener, words)
}

/// The rules in play, or the one of that id; what to say if there is none.
pub(crate) fn rules<G: Face>(
    id: &str,
    setup: &G::Setup,
    words: &Words,
    width: usize,
    style: Style,
) -> Result<String, String> {
    let mut sheet = Sheet::default();
    let wanted = if id.is_empty() { G::rules_in_play(setup) } else { vec![id] };
    for id in wanted {
        let Some((id, rule)) = G::rule(id, words) else {
            return Err(words.text("play-no-such-rule", &[("typed", quoted(id).into())]));
        };
        sheet.prose(id.to_owned(), rule);
    }
    Ok(sheet.laid_out(width, style))
}

/// The commands that can be typed instead of an answer.
pub(crate) fn commands(commands: &[Command], words: &Words, width: usize, style: Style) -> String {
    let mut sheet = Sheet::default();
    for command in commands {
        sheet.prose(command.name(words), command.help(words));
    }
    sheet.laid_out(width, style)
}

/// Both, with a line of space below each.
pub(crate) fn table_and_news<G: Face>(table: String, news: String) -> String {
    let parts = if G::TALL { [news, table] } else { [table, news] };
    parts.into_iter().filter(|part| !part.is_empty()).map(|part| format!("{part}\n")).collect()
}

pub(crate) fn paragraph(text: &str, width: usize) -> String {
    wrapped(text, width.saturating_sub(2)).iter().map(|line| format!(" {line}\n")).collect()
}

pub(crate) fn is_yes(answer: &str, words: &Words) -> bool {
    [words.say("answer-yes"), words.say("answer-yes.short"), "y".to_owned()].contains(&answer.to_owned())
}

pub(crate) fn is_no(answer: &str, words: &Words) -> bool {
    [words.say("answer-no"), words.say("answer-no.short")].contains(&answer.to_owned())
}
