//! Whatever people do: a refusal changes nothing, and the entries make the same table again.

use dedale_core::Observer;
use dedale_games::GameId;
use dedale_protocol::{
    Act, Answer, AsOnly, Command, Nothing, SeatAndBot, SeatAndMaybeBot, SeatChange, SeatOnly, Undo,
};
use dedale_table::{Options, Table};
use dedale_words::Language;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::room::{Room, names, seat, setup};

struct Chance(Xoshiro256PlusPlus);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        (self.0.next_u64() % most as u64) as usize
    }
}

/// Something anybody might try; mostly an answer of the one who is asked.
fn attempt(room: &Room, chance: &mut Chance) -> (usize, Command) {
    let seats = room.table.chairs.len();
    let (by, on) = (chance.below(4), seat(1 + chance.below(seats + 1)));
    let bots = ["easy", "random", "nobody"];
    let bot = bots[chance.below(3)].to_owned();
    if room.table.decider().is_some() && chance.below(3) > 0 {
        let game = room.table.game.as_ref().expect("dealt").playing();
        let legal = game.legal();
        let action = legal[chance.below(legal.len())].clone();
        let asked = game.decider().expect("goes on");
        let sits =
            (0..4).find(|&number| Some(crate::room::user(number)) == room.table.chairs[asked.index()].user);
        return (sits.unwrap_or(by), Command::Act(Act { seat: asked, action }));
    }
    let command = match chance.below(12) {
        0 => Command::Sit(SeatOnly { seat: on }),
        1 => Command::Stand(SeatOnly { seat: on }),
        2 => Command::SeatBot(SeatAndBot { seat: on, bot }),
        3 => Command::Start(Nothing {}),
        4 => Command::Act(Act { seat: on, action: "dance".to_owned() }),
        5 if chance.below(20) == 0 => Command::Concede(AsOnly { seat: on }),
        6 => Command::Undo(Undo { seat: on, to: chance.below(12) as u32 }),
        7 => Command::Stop(AsOnly { seat: on }),
        8 => Command::Answer(Answer { seat: on, agree: chance.below(4) == 0 }),
        9 => Command::StandIn(SeatAndMaybeBot { seat: on, bot: (chance.below(2) == 0).then_some(bot) }),
        10 => Command::ChangeSeat(SeatChange { from: on, to: seat(1 + chance.below(4)) }),
        _ => Command::HandBack(SeatOnly { seat: on }),
    };
    (by, command)
}

fn all_that_is_told(table: &Table) -> String {
    let observers = (0..table.chairs.len()).map(|at| Observer::Seat(seat(at + 1)));
    let told = observers.chain([Observer::Spectator, Observer::Omniscient]).map(|observer| {
        let page = table.page(0, None);
        let snapshot = table.snapshot(observer, page, &names(), true, Some(Language::En));
        serde_json::to_string(&snapshot).expect("JSON")
    });
    told.collect()
}

#[test]
fn a_refusal_changes_nothing_and_the_entries_make_the_same_table_again() {
    let setups = [
        setup(GameId::Onirim, &[]),
        setup(GameId::Onirim, &[("players", "2"), ("communication", "silent")]),
        setup(GameId::Labyrinth, &[("players", "3")]),
        setup(GameId::Mondes, &[("players", "3")]),
    ];
    let (mut done, mut refused) = (0, 0);
    for (at, setup) in setups.iter().enumerate() {
        let mut chance = Chance(Xoshiro256PlusPlus::seed_from_u64(at as u64));
        let mut room = Room::with(setup.clone(), Options::default());
        for _ in 0..400 {
            room.absent = chance.below(2) == 0;
            let (by, command) = attempt(&room, &mut chance);
            let before = format!("{:?}", room.table);
            match room.tell(by, &command) {
                Ok(_) => done += 1,
                Err(error) => {
                    refused += 1;
                    assert!(!error.fault().message().is_empty());
                    assert_eq!(format!("{:?}", room.table), before, "{command:?}");
                }
            }
        }
        let again = room.replayed();
        assert_eq!(format!("{again:?}"), format!("{:?}", room.table));
        assert_eq!(all_that_is_told(&again), all_that_is_told(&room.table));
    }
    assert!(done > 200 && refused > 200, "{done} done, {refused} refused");
}

#[test]
fn what_was_kept_and_is_no_entry_is_named() {
    let mut room = Room::playing(setup(GameId::Onirim, &[]), Options::default());
    room.entries[1].body = "{}".to_owned();
    let error = Table::replay(room.table.about.clone(), &room.entries).expect_err("damaged");
    assert_eq!(error.to_string(), "entry 2 of the table cannot be");
}
