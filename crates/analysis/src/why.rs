//! Why an answer is better than another: which two are compared, and the difference as data and in words.

use dedale_bots::reasons::{Comparison, Reason, Unit};
use dedale_bots::{Advice, Adviser, Roster};
use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_games::GameId;
use dedale_protocol::{Why, WhyUnit};
use dedale_words::Words;

use crate::judged::is_certainly_better;
use crate::numbers::rounded;
use crate::{one_place, percent};

/// The comparison of the best answer to a decision with another, which goes on for as long as both stay the same.
pub(crate) struct Explanation<G: Roster> {
    comparison: Option<Comparison<G::Action>>,
    /// Chance of its own, so that explaining changes no rating.
    chance: Quick,
}

impl<G: Roster> Explanation<G> {
    /// More playouts would hardly change anything.
    const ENOUGH: u32 = 256;

    pub(crate) fn new(chance: Quick) -> Explanation<G> {
        Explanation { comparison: None, chance }
    }

    /// Why the best answer is better than the best of those that are certainly worse, after so many playouts more. One that it
    /// was compared with before stays the one, so that it can be compared long enough.
    pub(crate) fn of_best(
        &mut self,
        adviser: &G::Adviser,
        at: Perspective<'_, G>,
        advice: &[Advice<G::Action>],
        playouts: u32,
    ) -> Option<Why> {
        let (best, others) = advice.split_first()?;
        let worse = || others.iter().filter(|other| is_certainly_better(best, other));
        let before = self.comparison.as_ref().and_then(Comparison::other);
        let same = worse().find(|other| Some(other.action) == before);
        let next_best = || worse().reduce(|most, next| if next.worth > most.worth { next } else { most });
        let other = same.or_else(next_best)?;
        self.of_two(adviser, at, best, other, playouts)
    }

    /// Why one answer is better than another, after so many playouts more.
    pub(crate) fn of_two(
        &mut self,
        adviser: &G::Adviser,
        at: Perspective<'_, G>,
        better: &Advice<G::Action>,
        other: &Advice<G::Action>,
        playouts: u32,
    ) -> Option<Why> {
        let whole = |advice: &Advice<G::Action>| {
            [advice.action].into_iter().chain(advice.then.iter().copied()).collect::<Vec<_>>()
        };
        let (best, than) = (whole(better), whole(other));
        let same = self.comparison.take().filter(|comparison| comparison.is_of(&best, &than));
        let comparison = self.comparison.insert(same.unwrap_or_else(|| Comparison::new(best, than)));
        let more = playouts.min(Self::ENOUGH.saturating_sub(comparison.playouts()));
        comparison.play_out(adviser, at, &mut self.chance, more);
        let reason = comparison.reason(<G::Adviser as Adviser<G>>::MEASURES)?;
        Some(why(reason, other.action.to_string()))
    }
}

fn why(Reason { name, unit, better, other }: Reason, than: String) -> Why {
    let unit = match unit {
        Unit::Number => WhyUnit::Number,
        Unit::Share => WhyUnit::Share,
    };
    Why { reason: name.to_owned(), unit, better: rounded(better), other: rounded(other), than, text: None }
}

/// A reason as a sentence; after which other answer, where that does not go without saying.
pub(crate) fn why_in_words(why: &Why, game: GameId, than: Option<&str>, words: &Words) -> String {
    let written = |number: f64| match why.unit {
        WhyUnit::Number => one_place(number, words),
        WhyUnit::Share => percent(number, words),
    };
    let args = [
        ("what", words.say(&format!("{game}-why-{}", why.reason)).into()),
        ("better", written(why.better).into()),
        ("other", written(why.other).into()),
        ("than", than.unwrap_or_default().into()),
    ];
    words.text(if than.is_some() { "analysis-why-than" } else { "analysis-why" }, &args)
}
