use std::fmt;

use dedale_bots::{Advice, Adviser as _, Player as _, Roster, Scale, answer, briefed, by_name, own_chance};
use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Legal as _, Match};

/// A chance that was shown to somebody, and whether they won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shown {
    /// From 0 to 1.
    pub chance: f32,
    /// Whether the game was won.
    pub won: bool,
}

/// How games are played to find out whether the chances shown are right: a beginner makes the first decisions, so that
/// every chance occurs, then others play on.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// A beginner makes fewer decisions than this.
    pub stumbles: u32,
    /// Who plays on: a bot, or else whoever does as the adviser says.
    pub players: Option<&'static str>,
    /// The adviser's simulations.
    pub simulations: u32,
    /// It is asked at one decision of so many, by players of their own mind.
    pub one_in: u32,
}

impl Trials {
    /// What was shown in a game to who had to answer, of the answer then given.
    pub fn shown<G: Roster>(&self, setup: &G::Setup, game: u64) -> Vec<Shown> {
        /// A series of its own.
        const SERIES: u64 = 0x7265_6c69_6162_6c65;
        let mut chance = Seed::quick_from(Seed::number_of_series(!SERIES, game));
        let mut table = Match::<G>::new(setup, Seed::Quick(Seed::number_of_series(SERIES, game)));
        let stumbles = chance.pick(self.stumbles.max(1));
        let mut beginner = bot::<G>("easy");
        let mut player = bot::<G>(self.players.unwrap_or("easy"));
        let (mut shown, mut decisions) = (Vec::new(), 0);
        while let Some(at) = table.perspective() {
            let legal = at.legal();
            let action = if decisions < stumbles || legal.len() == 1 {
                beginner.choose(at, &mut chance)
            } else if self.players.is_none() {
                let best = self.advice(&table).swap_remove(0);
                shown.push((at.seat(), best.worth));
                best.action
            } else {
                let action = answer(&mut player, &table, &mut chance).expect("somebody has to answer");
                if chance.pick(self.one_in) == 0 {
                    let given = self.advice(&table).into_iter().find(|advice| advice.action == action);
                    shown.push((at.seat(), given.expect("a legal answer").worth));
                }
                action
            };
            decisions += 1;
            table.act(action).expect("a bot answers by the rules");
        }
        let winners = table.outcome().expect("the game is over").winners;
        shown.into_iter().map(|(seat, chance)| Shown { chance, won: winners.contains(seat) }).collect()
    }

    fn advice<G: Roster>(&self, table: &Match<G>) -> Vec<Advice<G::Action>> {
        let (at, mut adviser) = table.perspective().zip(briefed(table)).expect("somebody has to answer");
        adviser.advise(at, &mut own_chance(at), &mut |done| done < self.simulations)
    }
}

fn bot<G: Roster>(name: &str) -> G::Bot {
    by_name::<G>(name).expect("every game has it")
}

/// What was shown as the chance to win, against what happened: ten bins.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reliability {
    bins: [Bin; 10],
}

/// The positions whose chance was shown within a tenth.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// How many positions.
    pub positions: u64,
    /// The sum of what was shown.
    pub shown: f64,
    /// How many of them were won.
    pub won: u64,
}

impl Bin {
    /// How far what was shown lay from what happened, on average.
    pub fn deviation(&self) -> f64 {
        if self.positions == 0 { 0.0 } else { (self.won as f64 - self.shown) / self.positions as f64 }
    }
}

impl Reliability {
    /// The bins, the lowest chances first.
    pub fn bins(&self) -> &[Bin; 10] {
        &self.bins
    }
}

impl Extend<Shown> for Reliability {
    fn extend<T: IntoIterator<Item = Shown>>(&mut self, shown: T) {
        for Shown { chance, won } in shown {
            let bin = &mut self.bins[((10.0 * chance) as usize).min(9)];
            bin.positions += 1;
            bin.shown += f64::from(chance);
            bin.won += u64::from(won);
        }
    }
}

/// As a table: what was shown, how often, what happened, and the difference.
impl fmt::Display for Reliability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| bin | positions | shown | won | deviation |\n|---|---|---|---|---|")?;
        for (at, bin) in self.bins.iter().enumerate() {
            let share = |sum: f64| 100.0 * sum / bin.positions.max(1) as f64;
            writeln!(
                f,
                "| {}–{} % | {} | {:.1} % | {:.1} % | {:+.1} |",
                10 * at,
                10 * at + 10,
                bin.positions,
                share(bin.shown),
                share(bin.won as f64),
                100.0 * bin.deviation()
            )?;
        }
        Ok(())
    }
}

/// The scale that fits best what was shown: least squares, held back a little so that few positions change little. Nothing and everything stay what they are, and more is never less.
pub fn scale(shown: &[Shown]) -> Scale {
    /// How many positions what was shown counts for at each mark.
    const DOUBT: f64 = 20.0;
    const TURNS: usize = 200;
    let mut marks: [f64; 11] = std::array::from_fn(|mark| mark as f64 / 10.0);
    let plain = marks;
    for _ in 0..TURNS {
        for mark in 1..10 {
            // The value of this mark that fits best while the others stay.
            let (mut sum, mut weight) = (DOUBT * plain[mark], DOUBT);
            for &Shown { chance, won } in shown {
                let place = 10.0 * f64::from(chance);
                let share = 1.0 - (place - mark as f64).abs();
                if share > 0.0 {
                    let beside = if place < mark as f64 { mark - 1 } else { mark + 1 };
                    let rest = f64::from(u8::from(won)) - (1.0 - share) * marks[beside.min(10)];
                    sum += share * rest;
                    weight += share * share;
                }
            }
            marks[mark] = (sum / weight).clamp(marks[mark - 1], marks[mark + 1]);
        }
    }
    Scale(marks.map(|mark| mark as f32))
}

impl Shown {
    /// What would have been shown with such a scale.
    pub fn with(self, scale: &Scale) -> Shown {
        Shown { chance: scale.meant(self.chance), ..self }
    }
}

#[cfg(test)]
mod tests {
    use dedale_onirim::{Setup, State};

    use super::*;

    fn shown(chance: f32, won: u32, of: u32) -> impl Iterator<Item = Shown> {
        (0..of).map(move |game| Shown { chance, won: game < won })
    }

    #[test]
    fn what_is_shown_is_set_against_what_happens() {
        let mut table = Reliability::default();
        table.extend(shown(0.72, 8, 10).chain(shown(1.0, 1, 1)));
        assert_eq!(table.bins()[7].positions, 10);
        assert!((table.bins()[7].deviation() - 0.08).abs() < 1e-6);
        assert_eq!(table.bins()[9].won, 1);
        assert!(table.to_string().contains("| 70–80 % | 10 | 72.0 % | 80.0 % | +8.0 |"));
    }

    #[test]
    fn a_scale_says_what_happened_where_it_is_known() {
        let seen: Vec<_> = shown(0.5, 6_000, 10_000)
            .chain(shown(0.6, 7_000, 10_000))
            .chain(shown(0.55, 6_500, 10_000))
            .collect();
        let Scale(scale) = scale(&seen);
        assert!((scale[5] - 0.6).abs() < 0.01 && (scale[6] - 0.7).abs() < 0.01, "{scale:?}");
        assert_eq!((scale[0], scale[10]), (0.0, 1.0));
        assert!(scale.is_sorted());
    }

    #[test]
    fn the_same_game_shows_the_same_chances() {
        let trials = Trials { stumbles: 60, players: None, simulations: 20, one_in: 1 };
        let shown = |game| trials.shown::<State>(&Setup::default(), game);
        assert_eq!(shown(3), shown(3));
        assert_ne!(shown(3), shown(4));
        assert!(shown(3).iter().all(|shown| (0.0..=1.0).contains(&shown.chance)));
    }
}
