//! Sums over games, and the statistics they make.

use std::collections::BTreeMap;

use dedale_core::Setup as _;
use serde::{Deserialize, Serialize};

use super::lengths::LengthCounts;
use super::observed::Observed;
use super::{Configuration, Figures, Offer, Row, Use};
use crate::{Studied, wilson_95};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Tally {
    sides: u64,
    wins: u64,
}

impl Tally {
    fn add(&mut self, won: bool) {
        self.sides += 1;
        self.wins += u64::from(won);
    }

    fn merge(&mut self, other: Tally) {
        self.sides += other.sides;
        self.wins += other.wins;
    }

    fn row(self, name: String) -> Row {
        let Tally { sides, wins } = self;
        Row { name, sides, wins, share: wins as f64 / sides.max(1) as f64, interval: wilson_95(wins, sides) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct UseTally {
    times: u64,
    users: Tally,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct ConfigurationTally {
    won: Tally,
    turns: u64,
    decisions: u64,
}

type ByName<T> = BTreeMap<String, T>;

/// Sums over games, so that neither their order nor the machine they were played on matters: the sums of parts of a series
/// [together](Counts::merge) are those of the whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    games: u64,
    configurations: Vec<ConfigurationTally>,
    options: ByName<ByName<Tally>>,
    /// By the number of seats, then the seat.
    seats: BTreeMap<usize, BTreeMap<usize, Tally>>,
    traits: ByName<ByName<Tally>>,
    openings: ByName<Tally>,
    turns: LengthCounts,
    decisions: LengthCounts,
    uses: ByName<ByName<UseTally>>,
    actions: ByName<[u64; 2]>,
}

impl Counts {
    pub(super) fn new(configurations: usize) -> Counts {
        Counts {
            games: 0,
            configurations: vec![ConfigurationTally::default(); configurations],
            options: BTreeMap::new(),
            seats: BTreeMap::new(),
            traits: BTreeMap::new(),
            openings: BTreeMap::new(),
            turns: LengthCounts::default(),
            decisions: LengthCounts::default(),
            uses: BTreeMap::new(),
            actions: BTreeMap::new(),
        }
    }

    pub(super) fn add<G: Studied>(
        &mut self,
        at: usize,
        setup: &G::Setup,
        varied: &[&'static str],
        game: &Observed,
    ) {
        let result = game.result;
        let decided = !result.winners.is_empty();
        let won = |side: usize| {
            if G::TOGETHER { decided } else { result.winners.iter().any(|seat| seat.index() == side) }
        };
        self.games += 1;
        let configuration = &mut self.configurations[at];
        configuration.won.add(decided);
        configuration.turns += u64::from(result.turns);
        configuration.decisions += u64::from(result.decisions);
        for &option in varied {
            let values = self.options.entry(option.to_owned()).or_default();
            values.entry(setup.get(option).into_owned()).or_default().add(decided);
        }
        self.turns.add(result.turns);
        self.decisions.add(result.decisions);
        if !G::TOGETHER {
            let seats = self.seats.entry(setup.seats()).or_default();
            (0..setup.seats()).for_each(|seat| seats.entry(seat).or_default().add(won(seat)));
        }
        for (side, opening) in game.openings.iter().enumerate() {
            if let Some(opening) = opening {
                self.openings.entry(opening.clone()).or_default().add(won(side));
            }
        }
        for (category, name, side) in game.notes.traits() {
            let names = self.traits.entry(category.to_owned()).or_default();
            names.entry(name.to_owned()).or_default().add(won(side));
        }
        for (category, name, times) in game.notes.uses() {
            let names = self.uses.entry(category.to_owned()).or_default();
            let tally = names.entry(name.to_owned()).or_default();
            for (side, &times) in times.iter().enumerate().filter(|(_, times)| **times > 0) {
                tally.times += u64::from(times);
                tally.users.add(won(side));
            }
        }
        for (verb, [offered, taken]) in &game.actions {
            let sum = self.actions.entry(verb.clone()).or_default();
            *sum = [sum[0] + u64::from(*offered), sum[1] + u64::from(*taken)];
        }
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Adds the sums of other games; false, and nothing is added, if they are of other configurations.
    pub fn merge(&mut self, other: Counts) -> bool {
        if self.configurations.len() != other.configurations.len() {
            return false;
        }
        self.games += other.games;
        for (sum, more) in self.configurations.iter_mut().zip(other.configurations) {
            sum.won.merge(more.won);
            sum.turns += more.turns;
            sum.decisions += more.decisions;
        }
        merge_all(&mut self.options, other.options, |sum, more| merge_all(sum, more, Tally::merge));
        merge_all(&mut self.seats, other.seats, |sum, more| merge_all(sum, more, Tally::merge));
        merge_all(&mut self.traits, other.traits, |sum, more| merge_all(sum, more, Tally::merge));
        merge_all(&mut self.openings, other.openings, Tally::merge);
        self.turns.merge(other.turns);
        self.decisions.merge(other.decisions);
        merge_all(&mut self.uses, other.uses, |sum, more| {
            merge_all(sum, more, |sum: &mut UseTally, more| {
                sum.times += more.times;
                sum.users.merge(more.users);
            });
        });
        merge_all(&mut self.actions, other.actions, |sum, [offered, taken]| {
            *sum = [sum[0] + offered, sum[1] + taken];
        });
        true
    }

    pub(super) fn figures<G: Studied>(self, configurations: &[G::Setup]) -> Figures {
        let games = self.games as f64;
        let mean = |sum: u64, tally: Tally| sum as f64 / tally.sides.max(1) as f64;
        let configuration = |(tally, setup): (ConfigurationTally, &G::Setup)| Configuration {
            won: tally.won.row(setup.text()),
            mean_turns: mean(tally.turns, tally.won),
            mean_decisions: mean(tally.decisions, tally.won),
        };
        let uses = |names: ByName<UseTally>| {
            let used = |(name, tally): (String, UseTally)| Use {
                times: tally.times,
                per_game: tally.times as f64 / games,
                users: tally.users.row(name),
            };
            let mut uses: Vec<_> = names.into_iter().map(used).collect();
            uses.sort_by_key(|one| std::cmp::Reverse(one.times));
            uses
        };
        let offer = |(verb, [offered, taken]): (String, [u64; 2])| Offer {
            verb,
            offered,
            taken,
            share: taken as f64 / offered.max(1) as f64,
        };
        let mut actions: Vec<_> = self.actions.into_iter().map(offer).collect();
        actions.sort_by_key(|action| std::cmp::Reverse(action.taken));
        let mut openings = rows(self.openings);
        openings.sort_by_key(|row| std::cmp::Reverse(row.sides));
        Figures {
            games: self.games,
            together: G::TOGETHER,
            configurations: self.configurations.into_iter().zip(configurations).map(configuration).collect(),
            options: self.options.into_iter().map(|(option, values)| (option, rows(values))).collect(),
            seats: self
                .seats
                .into_iter()
                .flat_map(|(of, seats)| {
                    seats.into_iter().map(move |(seat, tally)| tally.row(format!("{}/{of}", seat + 1)))
                })
                .collect(),
            traits: self.traits.into_iter().map(|(category, names)| (category, rows(names))).collect(),
            openings,
            turns: self.turns.lengths(),
            decisions: self.decisions.lengths(),
            uses: self.uses.into_iter().map(|(category, names)| (category, uses(names))).collect(),
            actions,
        }
    }
}

fn merge_all<K: Ord, T: Default>(sums: &mut BTreeMap<K, T>, more: BTreeMap<K, T>, merge: impl Fn(&mut T, T)) {
    more.into_iter().for_each(|(key, more)| merge(sums.entry(key).or_default(), more));
}

fn rows(names: ByName<Tally>) -> Vec<Row> {
    names.into_iter().map(|(name, tally)| tally.row(name)).collect()
}
