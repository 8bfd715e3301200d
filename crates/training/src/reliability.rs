//! Reliability diagrams: the chances that advisers tell against what then happened.

use std::fmt;

use dedale_bots::{
    Advice, Adviser as _, Calibration, Player as _, Roster, answer, briefed, by_name, own_chance,
};
use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Legal as _, Match};

/// A chance that was shown to a player, and whether that player won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
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
    /// The bot that plays on; if none, the adviser's best answer is played.
    pub players: Option<&'static str>,
    /// The adviser's simulations.
    pub simulations: u32,
    /// It is asked at one decision of so many, by players of their own mind.
    pub one_in: u32,
}

impl Trials {
    /// The chances that were shown in a game to the player who had to answer, of the answer then given.
    pub fn forecasts<G: Roster>(&self, setup: &G::Setup, game: u64) -> Vec<Forecast> {
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
        shown.into_iter().map(|(seat, chance)| Forecast { chance, won: winners.contains(seat) }).collect()
    }

    fn advice<G: Roster>(&self, table: &Match<G>) -> Vec<Advice<G::Action>> {
        let (at, mut adviser) = table.perspective().zip(briefed(table)).expect("somebody has to answer");
        adviser.advise(at, &mut own_chance(at), &mut |done| done < self.simulations)
    }
}

fn bot<G: Roster>(name: &str) -> G::Bot {
    by_name::<G>(name).expect("every game has it")
}

/// A reliability diagram: forecasts against outcomes, in ten bins.
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
    by_game: GameSums,
}

/// Sums over games: of squared differences between outcome and forecast, of differences times positions, of squared positions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct GameSums {
    differences: f64,
    products: f64,
    positions: f64,
}

impl Bin {
    /// The mean difference between outcome and forecast.
    pub fn deviation(&self) -> f64 {
        if self.positions == 0 { 0.0 } else { (self.won as f64 - self.shown) / self.positions as f64 }
    }

    /// The cluster-robust standard error of the deviation: positions of one game are won or lost together.
    pub fn error(&self) -> f64 {
        let mean = self.deviation();
        let GameSums { differences, products, positions } = self.by_game;
        let squares = differences - 2.0 * mean * products + mean * mean * positions;
        squares.max(0.0).sqrt() / self.positions.max(1) as f64
    }

    fn add_game(&mut self, positions: u64, shown: f64, won: u64) {
        self.positions += positions;
        self.shown += shown;
        self.won += won;
        let (difference, positions) = (won as f64 - shown, positions as f64);
        self.by_game.differences += difference * difference;
        self.by_game.products += difference * positions;
        self.by_game.positions += positions * positions;
    }
}

impl Reliability {
    /// The bins, the lowest chances first.
    pub fn bins(&self) -> &[Bin; 10] {
        &self.bins
    }

    /// Counts the forecasts of one more game.
    pub fn add_game(&mut self, forecasts: impl IntoIterator<Item = Forecast>) {
        let mut sums = [(0, 0.0, 0); 10];
        for Forecast { chance, won } in forecasts {
            let (positions, shown, wins) = &mut sums[((10.0 * chance) as usize).min(9)];
            *positions += 1;
            *shown += f64::from(chance);
            *wins += u64::from(won);
        }
        for (bin, (positions, shown, won)) in self.bins.iter_mut().zip(sums) {
            bin.add_game(positions, shown, won);
        }
    }
}

/// As a table: forecasts, their number, outcomes, and the difference with its standard error.
impl fmt::Display for Reliability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| bin | positions | shown | won | deviation |\n|---|---|---|---|---|")?;
        for (at, bin) in self.bins.iter().enumerate() {
            let share = |sum: f64| 100.0 * sum / bin.positions.max(1) as f64;
            writeln!(
                f,
                "| {}–{} % | {} | {:.1} % | {:.1} % | {:+.1} ± {:.1} |",
                10 * at,
                10 * at + 10,
                bin.positions,
                share(bin.shown),
                share(bin.won as f64),
                100.0 * bin.deviation(),
                100.0 * bin.error()
            )?;
        }
        Ok(())
    }
}

/// The calibration that fits forecasts best: least squares by coordinate descent, with a prior so that few positions change
/// little. 0 and 1 stay what they are, and a higher chance never becomes a lower one.
pub fn fit_calibration(forecasts: &[Forecast]) -> Calibration {
    /// How many positions the calibration that changes nothing counts for at each mark.
    const PRIOR_WEIGHT: f64 = 20.0;
    const SWEEPS: usize = 200;
    let identity = Calibration::IDENTITY.0.map(f64::from);
    let mut marks = identity;
    for _ in 0..SWEEPS {
        for mark in 1..10 {
            // The value of this mark that fits best while the others stay.
            let (mut sum, mut weight) = (PRIOR_WEIGHT * identity[mark], PRIOR_WEIGHT);
            for &Forecast { chance, won } in forecasts {
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
    Calibration(marks.map(|mark| mark as f32))
}

impl Forecast {
    /// The forecast with its chance calibrated.
    pub fn calibrated(self, calibration: &Calibration) -> Forecast {
        Forecast { chance: calibration.calibrated(self.chance), ..self }
    }
}

#[cfg(test)]
mod tests {
    use dedale_onirim::{Setup, State};

    use super::*;

    fn shown(chance: f32, won: u32, of: u32) -> impl Iterator<Item = Forecast> {
        (0..of).map(move |game| Forecast { chance, won: game < won })
    }

    #[test]
    fn what_is_shown_is_set_against_what_happens() {
        let mut table = Reliability::default();
        shown(0.72, 8, 10).chain(shown(1.0, 1, 1)).for_each(|position| table.add_game([position]));
        assert_eq!(table.bins()[7].positions, 10);
        assert!((table.bins()[7].deviation() - 0.08).abs() < 1e-6);
        assert_eq!(table.bins()[9].won, 1);
        assert!(table.to_string().contains("| 70–80 % | 10 | 72.0 % | 80.0 % | +8.0 ± 12.6 |"));
    }

    #[test]
    fn positions_of_one_game_are_no_more_certain_than_one_of_them() {
        let (mut one_each, mut ten_each) = (Reliability::default(), Reliability::default());
        for game in shown(0.5, 30, 60) {
            one_each.add_game([game]);
            ten_each.add_game([game; 10]);
        }
        let error = |table: &Reliability| table.bins()[5].error();
        assert!((error(&one_each) - (0.25_f64 / 60.0).sqrt()).abs() < 1e-9, "{}", error(&one_each));
        assert!((error(&ten_each) - error(&one_each)).abs() < 1e-9, "{}", error(&ten_each));
    }

    #[test]
    fn a_calibration_says_what_happened_where_it_is_known() {
        let seen: Vec<_> = shown(0.5, 6_000, 10_000)
            .chain(shown(0.6, 7_000, 10_000))
            .chain(shown(0.55, 6_500, 10_000))
            .collect();
        let Calibration(marks) = fit_calibration(&seen);
        assert!((marks[5] - 0.6).abs() < 0.01 && (marks[6] - 0.7).abs() < 0.01, "{marks:?}");
        assert_eq!((marks[0], marks[10]), (0.0, 1.0));
        assert!(marks.is_sorted());
    }

    #[test]
    fn the_same_game_shows_the_same_chances() {
        let trials = Trials { stumbles: 60, players: None, simulations: 20, one_in: 1 };
        let shown = |game| trials.forecasts::<State>(&Setup::default(), game);
        assert_eq!(shown(3), shown(3));
        assert_ne!(shown(3), shown(4));
        assert!(shown(3).iter().all(|shown| (0.0..=1.0).contains(&shown.chance)));
    }
}
