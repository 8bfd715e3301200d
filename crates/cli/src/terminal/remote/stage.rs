//! The table as a full screen shows it.

use dedale_protocol::{Phase, SeatDocument};

use super::client::Client;
use crate::terminal::input::Command;
use crate::terminal::{Afar, End, Face, Heads, Ink, Offer, Stage, Told};

impl<G: Face> Client<'_, G> {
    /// The game; none while the table waits for its players.
    pub(super) fn on_stage(&self) -> Option<Stage<G>> {
        let moment = self.moment.as_ref().filter(|_| self.document.phase != Phase::Gathering)?;
        let is_over = self.document.phase == Phase::Over;
        let end = is_over.then(|| End { told: self.ending(), seed: self.proof().join("\n") });
        let told = Told { events: self.seen(), setup: self.setup.clone(), listener: self.listener() };
        let afar = Afar {
            told,
            view: moment.view.clone(),
            news: self.latest(),
            heads: self.heads(),
            asked: moment.asked.clone(),
            end,
            offers: self.offers(),
        };
        Some(Stage::afar(afar, self.words(), self.desk.style))
    }

    /// The lines above the question: the people and their clocks, an open proposal, whose turn it is.
    pub(super) fn heads(&self) -> Heads {
        let mut heads = vec![(Ink::Faint, self.people())];
        if self.document.phase == Phase::Playing {
            heads.extend(self.consent().map(|consent| (Ink::Gold, consent)));
            heads.extend(self.whose_turn().map(|turn| (Ink::Strong, turn)));
        }
        if self.document.next.is_some() {
            heads.push((Ink::Gold, self.words().say("remote-next")));
        }
        heads
    }

    /// What can be done now beside answering.
    pub(super) fn offers(&self) -> Vec<Offer> {
        let words = self.words();
        let about = |command: Command| Offer::command(command, words);
        match self.document.phase {
            Phase::Gathering => self.offers_before(),
            Phase::Playing if self.asked_for_consent().is_some() => {
                let offer = |answer: &str, meaning: &str| Offer {
                    typed: words.say(answer),
                    meaning: words.say(meaning),
                };
                vec![offer("answer-yes", "remote-agree"), offer("answer-no", "remote-refuse")]
            }
            Phase::Playing => {
                let stands_in = self.seat().and_then(|seat| self.chair(seat)?.stand_in.as_ref());
                stands_in.map(|_| about(Command::Back)).into_iter().collect()
            }
            Phase::Over => self.commands().into_iter().map(about).collect(),
        }
    }

    /// What can be done at a table that waits for its players.
    fn offers_before(&self) -> Vec<Offer> {
        let words = self.words();
        let free: Vec<_> = self.chairs().filter(|chair| chair.is_free()).collect();
        let at = |command: Command, chair: &SeatDocument, meaning: &str| Offer {
            typed: format!("{} {}", command.name(words), chair.seat.number()),
            meaning: words.text(meaning, &[("seat", chair.seat.number().into())]),
        };
        let about = |command: Command| Offer::command(command, words);
        let mut offers = Vec::new();
        if free.is_empty() && self.is_owner() {
            offers.push(about(Command::Start));
        }
        if self.seat().is_none() {
            offers.extend(free.iter().map(|chair| at(Command::Sit, chair, "remote-offer-sit")));
        }
        if self.is_owner() {
            offers.extend(free.iter().map(|chair| at(Command::Bot, chair, "remote-offer-bot")));
        }
        if self.seat().is_some() {
            offers.push(about(Command::Stand));
        }
        offers.extend([about(Command::Rules), about(Command::Quit)]);
        offers
    }
}
