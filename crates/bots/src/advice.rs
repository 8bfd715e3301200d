use dedale_core::chance::Quick;
use dedale_core::{Game, Match, Observer, Perspective};
use dedale_games::{AnyMatch, with_match};

use crate::reasons::{Counts, Measure};
use crate::{Player, Roster, tell};

/// An adviser's opinion of one answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The answer.
    pub action: A,
    /// The answers that go with it, where several make one choice: the order after the discard of a prophecy, the rest of a
    /// turn that was planned. What it is worth is what all of them are worth together.
    pub then: Vec<A>,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win of the player who answers, from 0 to 1.
    pub worth: f32,
    /// The standard error of that.
    pub error: f32,
    /// How soon the team would win, in games that know.
    pub pace: Option<Pace>,
}

/// How soon a team would win: what tells answers apart that all win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// The turns until the game is won, the one under way among them.
    pub turns: f32,
    /// The standard error of that.
    pub error: f32,
    /// The treasures still to be found this turn.
    pub now: f32,
    /// The treasures of the next turn.
    pub next: f32,
}

impl<A> From<dedale_search::Thought<A>> for Advice<A> {
    fn from(thought: dedale_search::Thought<A>) -> Self {
        let dedale_search::Thought { action, visits, worth, error } = thought;
        Advice { action, then: Vec::new(), visits, worth, error, pace: None }
    }
}

/// A player that also rates every legal answer.
pub trait Adviser<G: Game>: Player<G> {
    /// Whether asking several times gives the same as asking once with the sum of the trials.
    const CONTINUES_EXACTLY: bool;
    /// What its playouts count, to tell [why](crate::reasons) an answer is better than another.
    const MEASURES: &'static [Measure];

    /// Rates every legal answer, the best first. It goes on for as long as `go_on` returns true, which is called again and
    /// again with the number of trials so far; even if it never does, a first rating is there within milliseconds. Asked again
    /// about the same decision, it continues from where it was.
    fn advise(
        &mut self,
        at: Perspective<'_, G>,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Vec<Advice<G::Action>>;

    /// Rates one answer for as long as `go_on` returns true; none if it is not legal. A search for the best answer soon leaves
    /// the others alone: this tells how much worse one of them is.
    fn look_into(
        &mut self,
        at: Perspective<'_, G>,
        action: G::Action,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<G::Action>> {
        self.advise(at, chance, go_on).into_iter().find(|advice| advice.action == action)
    }

    /// The bots on the seats, by name; none is a person. An adviser that can may expect them to play at their level.
    fn expect_bots(&mut self, _bots: &[Option<&str>]) {}

    /// A world that looks like this to the deciding player, as far as the adviser remembers.
    fn imagine(&self, at: Perspective<'_, G>, chance: &mut Quick) -> G {
        G::sample(&at.view(), chance)
    }

    /// Gives these answers in a world, goes on for some turns, and counts the [measures](Self::MEASURES).
    fn play_out(&self, world: G, answers: &[G::Action], chance: &mut Quick) -> Counts;
}

/// An adviser that has heard all of a match as the seat that must answer now; none if the match is over.
pub fn briefed<G: Roster>(game: &Match<G>) -> Option<G::Adviser> {
    let at = game.perspective()?;
    let mut adviser = G::Adviser::default();
    adviser.begin(at.seat());
    tell(&mut adviser, at.seat(), game.state(), game.events());
    Some(adviser)
}

/// An adviser that knows only what the table tells the seat that must answer now: nobody's memory but the table's; none if
/// the match is over.
pub fn briefed_by_the_table<G: Roster>(game: &Match<G>) -> Option<G::Adviser> {
    let at = game.perspective()?;
    let mut adviser = G::Adviser::default();
    adviser.begin(at.seat());
    if adviser.listens() {
        game.told_since(0, Observer::Seat(at.seat())).for_each(|event| adviser.hear(&event));
    }
    Some(adviser)
}

/// The ratings of an adviser that heard all of a match, with chance of its [own](crate::own_chance); none if the match is
/// over.
pub fn advise(game: &AnyMatch, go_on: &mut dyn FnMut(u32) -> bool) -> Vec<Advice<String>> {
    with_match!(game, game => {
        let advice = game.perspective().zip(briefed(game)).map(|(at, mut adviser)| {
            adviser.advise(at, &mut crate::own_chance(at), go_on)
        });
        advice.unwrap_or_default().into_iter().map(Advice::into_text).collect()
    })
}

impl<A: ToString> Advice<A> {
    /// The same with the answers as text.
    pub fn into_text(self) -> Advice<String> {
        let Advice { action, then, visits, worth, error, pace } = self;
        let then = then.iter().map(ToString::to_string).collect();
        Advice { action: action.to_string(), then, visits, worth, error, pace }
    }
}
