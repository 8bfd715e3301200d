//! The games that were left at this terminal.

use anyhow::{anyhow, bail};
use comfy_table::{Table, presets::NOTHING};
use dedale_words::Words;
use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::output::print;
use crate::terminal::Journal;
use crate::terminal::journal::{Left, left_in};

/// Lists them, with the way to go on. Fails if there is none, for then a game must be named.
pub(crate) fn list(words: &Words) -> anyhow::Result<()> {
    let left = all();
    if left.is_empty() {
        let games = dedale_games::GameId::ALL.map(|game| game.to_string()).join(", ");
        bail!(words.text("resume-none", &[("games", games.into())]));
    }
    let mut table = Table::new();
    table.load_style(NOTHING);
    for (at, Left { written, unfinished, .. }) in left.iter().enumerate() {
        let when = Timestamp::try_from(*written)
            .map(|time| time.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string());
        let bots: Vec<_> = unfinished.bots.iter().map(|(_, name)| name.as_str()).collect();
        table.add_row([
            format!("{}", at + 1),
            words.game(&unfinished.game).0,
            words.text("resume-turn", &[("turn", unfinished.turn.into())]),
            bots.join(", "),
            when.unwrap_or_default(),
        ]);
    }
    print(&format!("{}\n{table}\n\n{}\n", words.say("resume-list"), words.say("resume-how")))
}

/// The game of that number, and its journal.
pub(crate) fn take(number: usize, words: &Words) -> anyhow::Result<(Left, Journal)> {
    let mut left = all();
    let count = left.len();
    if count == 0 {
        bail!(words.say("resume-nothing"));
    }
    let at = number.checked_sub(1).filter(|at| *at < count);
    let wrong =
        || anyhow!(words.text("resume-no-such", &[("found", number.into()), ("count", count.into())]));
    let left = left.swap_remove(at.ok_or_else(wrong)?);
    let journal = Journal::resume(&left)?.ok_or_else(|| anyhow!(words.say("resume-taken")))?;
    Ok((left, journal))
}

fn all() -> Vec<Left> {
    Journal::folder().as_deref().map(left_in).unwrap_or_default()
}
