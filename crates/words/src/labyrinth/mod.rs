//! Labyrinth Team Edition in words.

mod action;
mod event;
mod question;
mod rules;
mod things;

use std::ops::Deref;

use dedale_labyrinth::{Action, Question, SeenEvent, Setup, State, View};

pub use event::event_id;
pub use question::question_id;

use crate::language::texts;
use crate::{Listener, Narration, Spoken, Texts, Words};

/// The words, and those of Labyrinth: its treasures, pages and spells.
#[derive(Clone, Copy)]
pub struct LabyrinthWords<'a>(pub &'a Words);

impl Deref for LabyrinthWords<'_> {
    type Target = Words;

    fn deref(&self) -> &Words {
        self.0
    }
}

impl Spoken for State {
    const TEXTS: Texts = texts!("labyrinth");
    const RULES: &'static [&'static str] = rules::RULES;

    fn asked(question: &Question, words: &Words) -> String {
        words.say(&format!("labyrinth-question-{}", question_id(question)))
    }

    fn choice(action: &Action, view: &View, words: &Words) -> String {
        LabyrinthWords(words).choice(action, view)
    }

    fn lines(events: &[SeenEvent], _: &Setup, listener: Listener, words: &Words) -> Vec<Narration> {
        LabyrinthWords(words).lines(events, listener)
    }

    fn rules_of(question: &Question) -> &'static [&'static str] {
        rules::rules_of(question)
    }

    fn rules_in_play(setup: &Setup) -> Vec<&'static str> {
        rules::rules_in_play(setup).collect()
    }
}
