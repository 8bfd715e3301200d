use dedale_core::Seat;
use dedale_protocol::{Millis, PublicEntry};
use dedale_table::{Entry, Table};

use crate::store::Projection;

/// The effect of entries on queries over many tables. The match has already played them.
pub(super) fn projections(table: &Table, entries: &[Entry], at: Millis) -> Vec<Projection> {
    let mut all: Vec<_> = entries.iter().filter_map(|entry| of_entry(entry, at)).collect();
    let stops = entries.contains(&Entry::Stop);
    if table.ended.is_none()
        && let Some(ending) = if stops { Some(Table::stopped()) } else { table.outcome() }
    {
        let number = |seat: Seat| i64::from(seat.number());
        // A bot that won for somebody who had given up won for nobody.
        let won = |seat: &Seat| !table.chairs[seat.index()].has_retired();
        all.push(Projection::Ended {
            at,
            outcome: serde_json::to_string(&ending).expect("an ending is JSON"),
            moves: i64::from(table.moves()),
            winners: ending.winners.iter().filter(won).map(number).collect(),
            undone: table.log.iter().any(|happened| matches!(happened.what, PublicEntry::Undo { .. })),
        });
    }
    all
}

fn of_entry(entry: &Entry, at: Millis) -> Option<Projection> {
    let number = |seat: Seat| i64::from(seat.number());
    match entry {
        Entry::Sit { seat, user } => {
            Some(Projection::Sat { seat: number(*seat), user: Some(user.to_string()), bot: None })
        }
        Entry::SeatBot { seat, bot } => {
            Some(Projection::Sat { seat: number(*seat), user: None, bot: Some(bot.clone()) })
        }
        Entry::Stand { seat } => Some(Projection::Stood { seat: number(*seat) }),
        Entry::Start => Some(Projection::Started { at }),
        Entry::Act { .. }
        | Entry::Concede { .. }
        | Entry::Propose { .. }
        | Entry::Agree { .. }
        | Entry::Refuse { .. }
        | Entry::Undo { .. }
        | Entry::Stop
        | Entry::StandIn { .. }
        | Entry::Retire { .. }
        | Entry::HandBack { .. }
        | Entry::Rematch { .. } => None,
    }
}
