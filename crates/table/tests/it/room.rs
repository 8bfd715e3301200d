//! A table with people at it, who do things one after another.

use std::cell::Cell;
use std::sync::Arc;

use dedale_core::Seat;
use dedale_core::chance::Seed;
use dedale_games::{AnySetup, GameId};
use dedale_protocol::{
    Act, Answer, AsOnly, Command, Millis, Nothing, SeatAndBot, SeatAndMaybeBot, SeatChange, SeatOnly,
    TableId, Undo, UserId,
};
use dedale_table::{Circumstances, Logged, Names, Opening, Options, Table, TableError};

/// A bot from outside that the host lets in.
pub(crate) const GUEST: &str = "visitor";

pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Logged>,
    /// Whether people who are not there count as absent.
    pub(crate) absent: bool,
    /// How long the next one thinks.
    pub(crate) spent: Millis,
    keys: Cell<u32>,
}

pub(crate) fn user(number: usize) -> UserId {
    let letter = char::from(b'a' + number as u8);
    letter.to_string().repeat(26).parse().expect("26 letters")
}

pub(crate) fn table_id(letter: char) -> TableId {
    letter.to_string().repeat(26).parse().expect("26 letters")
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn names() -> Names {
    (0..5).map(|number| (user(number), Arc::from(format!("Person {number}")))).collect()
}

pub(crate) fn setup(game: GameId, options: &[(&str, &str)]) -> AnySetup {
    game.setup(options.iter().copied()).expect("a setup")
}

impl Room {
    pub(crate) fn new(setup: AnySetup) -> Room {
        Room::with(setup, Options::default())
    }

    pub(crate) fn with(setup: AnySetup, options: Options) -> Room {
        Room::of(Opening::new(setup, options, user(0)))
    }

    pub(crate) fn of(opening: Opening) -> Room {
        let seed = opening.seed.unwrap_or(Seed::Quick(7));
        let (table, entries) = opening.begin(table_id('t'), seed, 1000, |_, _| {}).expect("a table");
        Room { table, entries, absent: false, spent: 0, keys: Cell::new(0) }
    }

    /// Person N−1 on each seat N; started.
    pub(crate) fn playing(setup: AnySetup, options: Options) -> Room {
        let seats = setup.seats;
        let mut room = Room::with(setup, options);
        for number in 1..=seats {
            room.sit(number - 1, number).expect("a free seat");
        }
        room.start().expect("all seats are taken");
        room
    }

    pub(crate) fn tell(&mut self, by: usize, command: &Command) -> Result<u64, TableError> {
        let person = user(by);
        let absent = self.absent;
        let circumstances =
            Circumstances { user: &person, is_absent: &|_| absent, is_guest: &|name| name == GUEST };
        let entries = self.table.decide(command, &circumstances)?;
        self.table.play_all_in_match(&entries)?;
        let spent = std::mem::take(&mut self.spent);
        for (index, entry) in entries.iter().enumerate() {
            let number = self.table.step() as i64 + 1;
            let logged = Logged {
                spent: if index == 0 { spent } else { 0 },
                user: Some(person.clone()),
                key: Some(format!("key {}", self.keys.replace(self.keys.get() + 1))),
                ..Logged::new(number, 1000 + number, entry)
            };
            self.table.take(entry, &logged);
            self.entries.push(logged);
        }
        Ok(self.table.step())
    }

    /// The table made anew from what was kept.
    pub(crate) fn replayed(&self) -> Table {
        Table::replay(self.table.about.clone(), &self.entries).expect("kept by a table")
    }

    /// The one who is asked gives the first legal answer.
    pub(crate) fn answer(&mut self) -> u64 {
        let (asked, action) = self.asked();
        let by = self.person_on(asked);
        self.act(by, asked, &action).expect("legal")
    }

    /// A bot plays for the first person, or no longer does.
    pub(crate) fn hand_over(&mut self) -> u64 {
        let done = match self.table.chairs[0].stand_in {
            Some(_) => self.hand_back(0, 1),
            None => self.stand_in(0, 1, None),
        };
        done.expect("one's own seat")
    }

    /// Who is asked, and what may be answered.
    pub(crate) fn asked(&self) -> (Seat, String) {
        let game = self.table.game.as_ref().expect("dealt").playing();
        (game.decider().expect("goes on"), game.legal().swap_remove(0))
    }

    pub(crate) fn person_on(&self, seat: Seat) -> usize {
        let sits = self.table.chairs[seat.index()].user.as_ref().expect("a person");
        (0..5).find(|&number| user(number) == *sits).expect("one of us")
    }

    pub(crate) fn sit(&mut self, by: usize, on: usize) -> Result<u64, TableError> {
        self.tell(by, &Command::Sit(SeatOnly { seat: seat(on) }))
    }

    pub(crate) fn stand(&mut self, by: usize, from: usize) -> Result<u64, TableError> {
        self.tell(by, &Command::Stand(SeatOnly { seat: seat(from) }))
    }

    pub(crate) fn change_seat(&mut self, by: usize, from: usize, to: usize) -> Result<u64, TableError> {
        self.tell(by, &Command::ChangeSeat(SeatChange { from: seat(from), to: seat(to) }))
    }

    pub(crate) fn seat_bot(&mut self, by: usize, on: usize, bot: &str) -> Result<u64, TableError> {
        self.tell(by, &Command::SeatBot(SeatAndBot { seat: seat(on), bot: bot.to_owned() }))
    }

    pub(crate) fn start(&mut self) -> Result<u64, TableError> {
        self.tell(0, &Command::Start(Nothing {}))
    }

    pub(crate) fn act(&mut self, by: usize, seat: Seat, action: &str) -> Result<u64, TableError> {
        self.tell(by, &Command::Act(Act { seat, action: action.to_owned() }))
    }

    pub(crate) fn undo(&mut self, by: usize, on: usize, to: u32) -> Result<u64, TableError> {
        self.tell(by, &Command::Undo(Undo { seat: seat(on), to }))
    }

    pub(crate) fn stop(&mut self, by: usize, on: usize) -> Result<u64, TableError> {
        self.tell(by, &Command::Stop(AsOnly { seat: seat(on) }))
    }

    pub(crate) fn concede(&mut self, by: usize, on: usize) -> Result<u64, TableError> {
        self.tell(by, &Command::Concede(AsOnly { seat: seat(on) }))
    }

    pub(crate) fn vote(&mut self, by: usize, on: usize, agree: bool) -> Result<u64, TableError> {
        self.tell(by, &Command::Answer(Answer { seat: seat(on), agree }))
    }

    pub(crate) fn stand_in(&mut self, by: usize, on: usize, bot: Option<&str>) -> Result<u64, TableError> {
        let bot = bot.map(str::to_owned);
        self.tell(by, &Command::StandIn(SeatAndMaybeBot { seat: seat(on), bot }))
    }

    pub(crate) fn hand_back(&mut self, by: usize, on: usize) -> Result<u64, TableError> {
        self.tell(by, &Command::HandBack(SeatOnly { seat: seat(on) }))
    }
}

/// The stable code of a refusal.
pub(crate) fn code(result: Result<u64, TableError>) -> String {
    result.err().map_or_else(|| "done".to_owned(), |error| error.details().code)
}
