//! The results of `dedale admin`, in words.

use comfy_table::{CellAlignment, Table, presets::NOTHING};
use dedale_server::admin::{AdminError, BackedUp, Checked, PersonLine, Restored, Status, TableLine};
use dedale_server::{Expired, Millis, NodeLine, TableId};
use dedale_words::Words;
use jiff::Timestamp;

use crate::commands::output::line;
use crate::commands::simulate::thousands;

pub(super) fn status(status: &Status, words: &Words) -> String {
    let people = &status.people;
    let counts = [
        ("accounts", people.accounts.into()),
        ("guests", people.guests.into()),
        ("banned", people.banned.into()),
        ("today", people.seen_today.into()),
        ("month", people.seen_this_month.into()),
    ];
    let mut text = line(&match &status.server {
        Some(holder) => words.text("admin-server-runs", &[("holder", holder.as_str().into())]),
        None => words.say("admin-server-rests"),
    });
    text += &line(&words.text("admin-people-count", &counts));
    let size = [
        ("size", bytes(Some(status.bytes)).into()),
        ("wal", bytes(Some(status.wal_bytes.unwrap_or(0))).into()),
        ("migration", status.migration.into()),
    ];
    text += &line(&words.text("admin-size", &size));
    let mut games = table(["admin-game", "admin-phase", "admin-tables"], words, &[2]);
    for of in &status.tables {
        games.add_row([of.game.clone(), phase(&of.phase, words), count(of.tables)]);
    }
    let mut sizes = table(["admin-schema", "admin-rows", "admin-bytes"], words, &[1, 2]);
    for of in &status.sizes {
        sizes.add_row([of.table.clone(), count(of.rows), bytes(of.bytes)]);
    }
    format!("{text}\n{games}\n\n{sizes}\n")
}

pub(super) fn nodes(lines: &[NodeLine], words: &Words) -> String {
    if lines.is_empty() {
        return line(&words.say("admin-no-nodes"));
    }
    let mut table = table(["admin-node", "admin-lease", "admin-tables", "admin-process"], words, &[1, 2]);
    for of in lines {
        let lease = match of.lease_ms {
            Some(left) => {
                words.text("admin-lease-left", &[("seconds", format!("{:.1}", left as f64 / 1000.0).into())])
            }
            None => words.say("admin-lease-over"),
        };
        table.add_row([of.node.chars().take(8).collect(), lease, count(of.tables), clean(&of.process)]);
    }
    format!("{table}\n")
}

pub(super) fn tables(lines: &[TableLine], words: &Words) -> String {
    let heads = [
        "admin-table",
        "admin-game",
        "admin-phase",
        "admin-owner",
        "admin-created",
        "admin-last",
        "admin-entries",
    ];
    let mut table = table(heads, words, &[6]);
    for of in lines {
        table.add_row([
            of.id.clone(),
            of.game.clone(),
            phase(&of.phase, words),
            clean(&of.owner),
            moment(Some(of.created)),
            moment(of.last),
            count(of.entries),
        ]);
    }
    format!("{table}\n")
}

pub(super) fn people(lines: &[PersonLine], words: &Words) -> String {
    let heads = [
        "admin-person",
        "admin-name",
        "admin-kind",
        "admin-created",
        "admin-seen",
        "admin-tables",
        "admin-banned-since",
    ];
    let mut table = table(heads, words, &[5]);
    for of in lines {
        table.add_row([
            of.id.clone(),
            clean(&of.name),
            words.say(if of.account { "admin-account" } else { "admin-guest" }),
            moment(Some(of.created)),
            moment(of.seen),
            count(of.tables),
            moment(of.banned),
        ]);
    }
    format!("{table}\n")
}

pub(super) fn of_table(said: &str, table: &TableId, words: &Words) -> String {
    line(&words.text(said, &[("table", table.as_str().into())]))
}

pub(super) fn of_person(said: &str, person: &PersonLine, words: &Words) -> String {
    line(&words.text(said, &[("name", clean(&person.name).into()), ("id", person.id.as_str().into())]))
}

pub(super) fn expired(expired: &Expired, words: &Words) -> String {
    let counts = [
        ("gathering", expired.gathering.into()),
        ("unfinished", expired.unfinished.into()),
        ("finished", expired.finished.into()),
        ("guests", expired.guests.into()),
        ("chat", expired.chat.into()),
        ("sessions", expired.sessions.into()),
    ];
    line(&words.text("admin-expired", &counts))
}

pub(super) fn backed_up(copy: &BackedUp, words: &Words) -> String {
    let told = [
        ("file", copy.file.display().to_string().into()),
        ("size", bytes(i64::try_from(copy.bytes).ok()).into()),
        ("tables", copy.replayed.into()),
    ];
    line(&words.text("admin-backed-up", &told))
}

pub(super) fn restored(restored: &Restored, words: &Words) -> String {
    let told = [("file", restored.file.display().to_string().into()), ("tables", restored.replayed.into())];
    let mut text = line(&words.text("admin-restored", &told));
    if let Some(aside) = &restored.aside {
        text += &line(&words.text("admin-aside", &[("file", aside.display().to_string().into())]));
    }
    text
}

pub(super) fn checked(checked: &Checked, words: &Words) -> String {
    let mut text = String::new();
    for damage in &checked.damages {
        text += &line(&words.text("admin-damage", &[("damage", damage.as_str().into())]));
    }
    for wrong in &checked.wrong {
        let what: Vec<_> =
            wrong.wrong.iter().map(|wrong| words.say(&format!("admin-wrong-{}", wrong.code()))).collect();
        let told = [("table", wrong.table.as_str().into()), ("wrong", what.join(", ").into())];
        text += &line(&words.text("admin-wrong", &told));
    }
    let told = [
        ("tables", checked.tables.into()),
        ("entries", checked.entries.into()),
        ("old", checked.old_rules.into()),
        ("wrong", (checked.wrong.len() + checked.damages.len()).into()),
    ];
    text + &line(&words.text("admin-checked", &told))
}

/// The words for a code; where there are none, what the error says for developers.
pub(super) fn error(error: &AdminError, words: &Words) -> String {
    let id = format!("admin-error-{}", error.code());
    if !words.has(&id) {
        return error.to_string();
    }
    let detail = match error {
        AdminError::Ambiguous(typed) => typed.clone(),
        AdminError::UseInstead(command) => (*command).to_owned(),
        AdminError::Exists(file) => file.display().to_string(),
        AdminError::Unsound { file, why } => format!("{}: {why}", file.display()),
        AdminError::File { file, why } => format!("{}: {}", file.display(), words.io_error(why)),
        other => other.to_string(),
    };
    words.text(&id, &[("detail", detail.into())])
}

fn table<const N: usize>(heads: [&str; N], words: &Words, right: &[usize]) -> Table {
    let mut table = Table::new();
    table.load_style(NOTHING);
    table.set_header(heads.map(|head| words.say(head)));
    for &at in right {
        if let Some(column) = table.column_mut(at) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

fn phase(phase: &str, words: &Words) -> String {
    words.say(&format!("admin-phase-{phase}"))
}

fn count(number: i64) -> String {
    thousands(number as f64)
}

fn bytes(bytes: Option<i64>) -> String {
    match bytes {
        None => "–".to_owned(),
        Some(bytes) if bytes < 1_000_000 => format!("{:.1} kB", bytes as f64 / 1e3),
        Some(bytes) => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

fn moment(at: Option<Millis>) -> String {
    let at = at.and_then(|at| Timestamp::from_millisecond(at).ok());
    at.map_or_else(|| "–".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M").to_string())
}

/// People choose their names: nothing in them may write elsewhere on the terminal.
fn clean(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).collect()
}
