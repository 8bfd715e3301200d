use dedale_core::record::Ending;
use dedale_core::{Seat, SeatSet};
use dedale_games::GameId;
use dedale_protocol::{ListedSeat, ListedTable, Millis, MyTable, PublicEntry};
use dedale_table::{Chair, Names, Table};
use serde::{Deserialize, Serialize};

/// A stored table in a list: the server's `MyTable`, and the facts that statistics need.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    #[serde(flatten)]
    pub(crate) mine: MyTable,
    /// The text of the setup under its rules.
    setup_text: String,
    /// The version of the rules it was set up under.
    pub(crate) rules: u32,
    /// How many seats it has.
    pub(crate) players: usize,
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) moves: u32,
    pub(crate) outcome: Option<Ending>,
    /// The seats that won, without those whose person had given up.
    pub(crate) winners: SeatSet,
    /// Whether it counts in statistics: nobody knew the deal, and no move was taken back.
    pub(crate) counted: bool,
}

impl Summary {
    pub(crate) fn of(table: &Table, names: &Names) -> Summary {
        let (about, outcome) = (&table.about, table.outcome());
        let is_undo = |what: &PublicEntry| matches!(what, PublicEntry::Undo { .. });
        let undone = table.log.iter().any(|happened| is_undo(&happened.what));
        let asked = table.decider().and_then(|seat| table.chairs.get(seat.index()));
        let plays_on = |seat: &Seat| !table.chairs[seat.index()].has_retired();
        let winners = outcome.as_ref().map(|ending| ending.winners.iter().filter(plays_on).collect());
        Summary {
            mine: MyTable {
                listed: listed(table, names),
                my_turn: asked.is_some_and(|chair| chair.user.is_some() && chair.stand_in.is_none()),
            },
            setup_text: about.setup.text.clone(),
            rules: about.rules,
            players: about.setup.seats,
            started: table.started,
            ended: table.ended,
            moves: table.moves(),
            winners: winners.unwrap_or(SeatSet::NONE),
            counted: about.counted && !undone,
            outcome,
        }
    }
}

impl Summary {
    /// The seats on which people sit.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let people = self.mine.listed.seats.iter().filter(|seat| seat.bot.is_none());
        people.filter_map(|seat| Seat::from_number(u32::try_from(seat.seat).ok()?))
    }

    /// Whether a person won.
    pub(crate) fn is_won(&self) -> bool {
        self.people().any(|seat| self.winners.contains(seat))
    }

    /// Whether it counts in statistics: played to an end by somebody, with a deal that nobody knew.
    pub(crate) fn counts(&self) -> bool {
        let ended = self.outcome.as_ref().is_some_and(|ending| *ending != Table::stopped());
        ended && self.counted && self.people().next().is_some()
    }

    /// The game, and the text of its setup.
    pub(crate) fn configuration(&self) -> (String, String) {
        (self.mine.listed.game.clone(), self.setup_text())
    }

    /// The text of the setup as it is written today.
    pub(crate) fn setup_text(&self) -> String {
        let game = self.mine.listed.game.parse::<GameId>().ok();
        let setup = game.and_then(|game| game.setup_of_text_under(self.rules, &self.setup_text).ok());
        setup.map_or_else(|| self.setup_text.clone(), |setup| setup.text)
    }
}

fn listed(table: &Table, names: &Names) -> ListedTable {
    let about = &table.about;
    let seat = |(seat, chair): (Seat, &Chair)| ListedSeat {
        seat: seat.number().into(),
        name: chair.user.as_ref().and_then(|user| names.get(user)).map(|name| (**name).to_owned()),
        bot: chair.bot.as_deref().map(str::to_owned),
    };
    let taken = |(_, chair): &(Seat, &Chair)| chair.user.is_some() || chair.bot.is_some();
    ListedTable {
        table: about.id.clone(),
        game: about.game().to_string(),
        setup: about.setup.document.clone(),
        phase: table.phase().name().to_owned(),
        owner: about.owner.clone(),
        created: about.created,
        spectators: about.options.spectators,
        clock: about.options.clock,
        day: about.day.clone(),
        seats: Seat::first(table.chairs.len()).zip(&table.chairs).filter(taken).map(seat).collect(),
    }
}
