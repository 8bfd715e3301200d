//! Why one answer is better than another: what differs between playouts after each of them, by paired comparison with
//! common random numbers.

use dedale_core::chance::Quick;
use dedale_core::{Chance, Effects, Game, Legal as _, Perspective};
use dedale_search::{CommonRandomNumbers, Mean};

use crate::Adviser;

/// The most things that playouts of a game count.
pub const MOST_MEASURES: usize = 8;

/// What a playout counted, in the order of its game's measures.
pub type Counts = [f32; MOST_MEASURES];

/// Something that playouts count.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measure {
    /// Its name: the text `GAME-why-NAME` tells what is better.
    pub name: &'static str,
    /// Whether more or less of it is better.
    pub aim: Aim,
    /// How it is written.
    pub unit: Unit,
    /// The least difference that players would notice. Of several differences the one that is the largest multiple of
    /// this counts most.
    pub noticed: f32,
}

/// Whether more or less is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "their names say it")]
pub enum Aim {
    More,
    Less,
}

/// How a measure is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A number of things.
    Number,
    /// In how many of all playouts, from 0 to 1.
    Share,
}

/// The main difference between a better answer and another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// The name of the measure.
    pub name: &'static str,
    /// How it is written.
    pub unit: Unit,
    /// Its mean after the better answer.
    pub better: f64,
    /// Its mean after the other.
    pub other: f64,
}

/// 1 if it happened in a playout: the mean of many is the share of them in which it did.
pub(crate) fn share(happened: bool) -> f32 {
    f32::from(u8::from(happened))
}

/// Effects of a playout whose events somebody notices.
pub(crate) struct Noticed<'a, F> {
    pub(crate) chance: &'a mut Quick,
    pub(crate) notice: F,
}

impl<F> Chance for Noticed<'_, F> {
    fn pick(&mut self, n: u32) -> u32 {
        self.chance.pick(n)
    }
}

impl<E, F: FnMut(E)> Effects<E> for Noticed<'_, F> {
    fn emit(&mut self, event: E) {
        (self.notice)(event);
    }
}

/// Gives the planned answers, as far as they are legal, and goes on with chosen ones until that turn begins or the game ends.
pub(crate) fn play_on<G: Game, F: FnMut(G::Event)>(
    mut world: G,
    planned: &[G::Action],
    until: u32,
    effects: &mut Noticed<'_, F>,
    mut choose: impl FnMut(Perspective<'_, G>, &mut Quick) -> G::Action,
) -> G {
    let mut planned = planned.iter();
    while let Some(at) = Perspective::of_decider(&world) {
        if world.turns() >= until {
            break;
        }
        let next = planned.next().copied().filter(|&action| at.legal().contains(action));
        let action = next.unwrap_or_else(|| choose(at, effects.chance));
        world.apply(action, effects);
    }
    world
}

/// Two answers, each with those that go with it, and how playouts after them differ.
#[derive(Clone, Debug)]
pub struct Comparison<A> {
    better: Vec<A>,
    other: Vec<A>,
    differences: [Difference; MOST_MEASURES],
}

/// One measure after both answers.
#[derive(Clone, Copy, Debug, Default)]
struct Difference {
    better: Mean,
    other: Mean,
    /// The better answer's minus the other's, in the same world with the same chance.
    gain: Mean,
}

/// How many standard errors a difference must have. Several measures are looked at, so two would too often be luck.
const CERTAIN: f64 = 3.0;

/// Fewer playouts prove nothing.
const LEAST: u32 = 24;

impl<A: Copy + PartialEq> Comparison<A> {
    /// Before any playout.
    pub fn new(better: Vec<A>, other: Vec<A>) -> Comparison<A> {
        Comparison { better, other, differences: [Difference::default(); MOST_MEASURES] }
    }

    /// Whether it is about these answers.
    pub fn is_of(&self, better: &[A], other: &[A]) -> bool {
        self.better == better && self.other == other
    }

    /// The answer that is not better, without those that go with it.
    pub fn other(&self) -> Option<A> {
        self.other.first().copied()
    }

    /// How many playouts of each answer were made.
    pub fn playouts(&self) -> u32 {
        self.differences[0].gain.count()
    }

    /// Plays both answers out in so many more worlds that look like this to the deciding player.
    pub fn play_out<G: Game<Action = A>>(
        &mut self,
        adviser: &impl Adviser<G>,
        at: Perspective<'_, G>,
        chance: &mut Quick,
        worlds: u32,
    ) {
        for _ in 0..worlds {
            let world = adviser.imagine(at, chance);
            let numbers = CommonRandomNumbers::new(chance);
            let counts = |answers: &[A]| adviser.play_out(world, answers, &mut numbers.chance());
            let (better, other) = (counts(&self.better), counts(&self.other));
            for (difference, (better, other)) in
                self.differences.iter_mut().zip(better.into_iter().zip(other))
            {
                difference.better.add(better.into());
                difference.other.add(other.into());
                difference.gain.add(f64::from(better - other));
            }
        }
    }

    /// The main difference, if there is one that players would notice and that is no luck.
    pub fn reason(&self, measures: &[Measure]) -> Option<Reason> {
        let gains = measures.iter().zip(&self.differences).filter_map(|(measure, difference)| {
            let gain = difference.gain_towards(measure.aim)?;
            (gain >= f64::from(measure.noticed))
                .then(|| (gain / f64::from(measure.noticed), measure, difference))
        });
        let (_, measure, difference) =
            gains.reduce(|most, next| if next.0 > most.0 { next } else { most })?;
        Some(Reason {
            name: measure.name,
            unit: measure.unit,
            better: difference.better.mean(),
            other: difference.other.mean(),
        })
    }
}

impl Difference {
    /// By how much the better answer is better in this; none if that may be luck.
    fn gain_towards(&self, aim: Aim) -> Option<f64> {
        let count = self.gain.count();
        let gain = match aim {
            Aim::More => self.gain.mean(),
            Aim::Less => -self.gain.mean(),
        };
        let error = (self.gain.variance() / f64::from(count.max(1))).sqrt();
        (count >= LEAST && gain > CERTAIN * error).then_some(gain)
    }
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::Seed;
    use dedale_core::{Match, Setup as _};
    use dedale_onirim::{Setup, State};

    use super::*;
    use crate::{Roster, briefed, own_chance};

    const MEASURES: [Measure; 2] = [
        Measure { name: "wins", aim: Aim::More, unit: Unit::Share, noticed: 0.1 },
        Measure { name: "losses", aim: Aim::Less, unit: Unit::Number, noticed: 0.5 },
    ];

    /// A comparison in which both measures came out so, over and over.
    fn compared(playouts: u32, wins: fn(u32) -> [f64; 2], losses: [f64; 2]) -> Comparison<u8> {
        let mut comparison = Comparison::new(vec![1], vec![2]);
        for playout in 0..playouts {
            for (difference, [better, other]) in
                comparison.differences.iter_mut().zip([wins(playout), losses])
            {
                difference.better.add(better);
                difference.other.add(other);
                difference.gain.add(better - other);
            }
        }
        comparison
    }

    fn named(comparison: &Comparison<u8>) -> Option<&'static str> {
        comparison.reason(&MEASURES).map(|reason| reason.name)
    }

    #[test]
    fn the_reason_is_the_largest_difference_in_the_right_direction() {
        let always = |_| [0.5, 0.3];
        assert_eq!(named(&compared(100, always, [1.0, 1.0])), Some("wins"));
        assert_eq!(named(&compared(100, always, [1.0, 4.0])), Some("losses"));
        assert_eq!(named(&compared(100, always, [4.0, 1.0])), Some("wins"), "more losses are no reason");
        assert_eq!(named(&compared(100, |_| [0.3, 0.5], [4.0, 1.0])), None);
    }

    #[test]
    fn what_nobody_would_notice_and_what_may_be_luck_is_no_reason() {
        assert_eq!(named(&compared(100, |_| [0.35, 0.3], [1.0, 1.0])), None, "too small");
        assert_eq!(named(&compared(LEAST - 1, |_| [0.9, 0.3], [1.0, 1.0])), None, "too few playouts");
        let tossed = |playout| if playout % 5 < 3 { [1.0, 0.0] } else { [0.0, 1.0] };
        assert_eq!(named(&compared(100, tossed, [1.0, 1.0])), None, "60 against 40 of 100 may be luck");
        assert_eq!(named(&compared(1_000, tossed, [1.0, 1.0])), Some("wins"));
    }

    #[test]
    fn the_same_answer_twice_differs_in_nothing_and_two_answers_do() {
        let game = Match::<State>::new(&Setup::from_text("players=1").expect("a setup"), Seed::Quick(2));
        let at = game.perspective().expect("somebody must answer");
        let adviser = briefed(&game).expect("somebody must answer");
        let answers: Vec<_> = at.legal().iter().collect();
        let gains = |better, other| {
            let mut comparison = Comparison::new(vec![better], vec![other]);
            comparison.play_out(&adviser, at, &mut own_chance(at), 30);
            assert_eq!(comparison.playouts(), 30);
            comparison.differences.map(|difference| (difference.gain.mean(), difference.gain.variance()))
        };
        assert_eq!(gains(answers[0], answers[0]), [(0.0, 0.0); MOST_MEASURES]);
        assert_ne!(gains(answers[0], *answers.last().expect("several")), [(0.0, 0.0); MOST_MEASURES]);
    }

    #[test]
    fn there_is_room_for_the_measures_of_every_game() {
        for game in dedale_games::GameId::ALL {
            let measures =
                dedale_games::with_game!(game, G => <<G as Roster>::Adviser as Adviser<G>>::MEASURES);
            assert!((1..=MOST_MEASURES).contains(&measures.len()), "{game}");
        }
    }
}
