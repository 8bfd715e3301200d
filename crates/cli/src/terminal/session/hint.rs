//! Hints: the value of each answer, from what the deciding player knows.

use std::io;
use std::time::Duration;

use dedale_analysis::{Hints, Pondered, Pondering, line_in_words, reason_in_words};
use dedale_bots::{Bot, answer, own_chance};
use dedale_core::{Match, Observer};
use dedale_games::{AnyMatch, Problem};
use dedale_guests::{GuestError, Guests};
use dedale_protocol::Hint;

use super::{Front, Page, Session, Then, Thinking};
use crate::terminal::asked::Asked;
use crate::terminal::hints::{Meaning, Paper};
use crate::terminal::{Face, pages};

/// A search in progress, and the decision it is about.
pub(super) struct Advised {
    decision: (usize, u64),
    pondering: Pondering,
}

/// The adviser's choice, and the decision it is about.
pub(super) struct Advice {
    decision: (usize, u64),
    text: String,
}

/// A bot whose choice is told with every hint.
#[derive(Clone)]
pub(crate) struct Adviser<'a, G: Face> {
    name: String,
    bot: Bot<G>,
    /// Counts how often it failed.
    guests: &'a Guests,
}

impl<'a, G: Face> Adviser<'a, G> {
    pub(crate) fn find(name: &str, setup: &G::Setup, guests: &'a Guests) -> Result<Self, GuestError> {
        Ok(Adviser { name: name.to_owned(), bot: guests.find(name, setup)?, guests })
    }

    /// Its own choice; none if it failed, and chance chose in its place.
    fn choice(&mut self, game: &Match<G>) -> Option<G::Action> {
        let failures = || self.guests.faults().iter().map(|fault| fault.count).sum::<u64>();
        let before = failures();
        let chosen = answer(&mut self.bot, game, &mut own_chance(game.perspective()?))?;
        (failures() == before).then_some(chosen)
    }
}

/// How long it goes on thinking at most while the player does.
const LASTING: Duration = Duration::from_secs(20);

impl<G: Face, F: Front<G>> Session<'_, G, F> {
    /// Shows what the deciding player could work out, and nothing else.
    pub(super) fn hint(&mut self) -> io::Result<Then> {
        let page = Page::Hint { goes_on: false };
        let (words, style, width) = (self.words(), self.start.style, self.front.width(page));
        let Some(seat) = self.start.game.decider() else {
            return self.say(&words.problem(&Problem::Over));
        };
        let game = G::into_any(self.start.game.clone());
        let pondered = match self.start.thinking {
            Thinking::Aside => self.pondered(&game),
            #[cfg(test)]
            Thinking::Games(games) => thought(&game, games),
        };
        let asked = Asked::of(self.start.game.state(), Observer::Seat(seat)).expect("somebody is asked");
        let typed = |hint: &Hint| asked.typed_text(&hint.action);
        let in_words = |hint: &Hint| {
            let texts = line_in_words(&game, &hint.action, &hint.then, words);
            Meaning { texts, why: hint.why.as_ref().map(|why| reason_in_words(why, &game, words)) }
        };
        let goes_on = pondered.goes_on;
        let pane = self.front.looks_again();
        let paper = Paper { words, style, width, pane };
        let text = paper.hints(&pondered.hints, pondered.tried, goes_on && !pane, typed, in_words);
        let advice = self.advice(&asked);
        let advice = if advice.is_empty() { advice } else { pages::paragraph(&advice, width) };
        self.show_page(Page::Hint { goes_on }, &format!("{advice}{text}"))
    }

    /// The choice of the adviser, from what the deciding player knows; nothing without an adviser. It is asked once about
    /// each decision.
    fn advice(&mut self, asked: &Asked<G>) -> String {
        let (words, decision) = (self.words(), (self.start.game.step(), self.start.game.hash()));
        let Some(adviser) = &mut self.start.adviser else { return String::new() };
        if let Some(advice) = self.advice.as_ref().filter(|advice| advice.decision == decision) {
            return advice.text.clone();
        }
        let name = ("name", adviser.name.clone().into());
        let text = match adviser.choice(&self.start.game) {
            Some(action) => words.text("hint-adviser", &[name, ("answer", asked.typed(&action).into())]),
            None => words.text("hint-adviser-failed", &[name]),
        };
        self.advice.insert(Advice { decision, text }).text.clone()
    }

    fn pondered(&mut self, game: &AnyMatch) -> Pondered {
        let decision = (self.start.game.step(), self.start.game.hash());
        let advised = match self.advised.take() {
            Some(advised) if advised.decision == decision => advised,
            _ => {
                let bots = self.start.journal.as_ref().map(|journal| journal.bots(game.playing().seats()));
                let hints = Hints::at_table(game, &bots.unwrap_or_default());
                let hints = hints.expect("somebody must answer");
                Advised { decision, pondering: Pondering::begin(hints, LASTING) }
            }
        };
        self.advised.insert(advised).pondering.latest()
    }
}

#[cfg(test)]
fn thought(game: &AnyMatch, games: u32) -> Pondered {
    let mut hints = Hints::of(game).expect("somebody must answer");
    let thought = hints.more(dedale_analysis::Budget::Simulations(games));
    Pondered { hints: thought, tried: hints.tried(), goes_on: false }
}
