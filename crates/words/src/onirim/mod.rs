//! Onirim in words.

mod action;
mod cards;
mod event;
mod question;
mod rules;

use std::ops::Deref;

use dedale_onirim::{Action, Question, SeenEvent, Setup, State, View};

pub use event::event_id;
pub use question::question_id;

use crate::language::texts;
use crate::{Listener, Narration, Spoken, Texts, Words};

/// The words, and those of Onirim: its cards, spells and premonitions.
#[derive(Clone, Copy)]
pub struct OnirimWords<'a>(pub &'a Words);

impl Deref for OnirimWords<'_> {
    type Target = Words;

    fn deref(&self) -> &Words {
        self.0
    }
}

impl Spoken for State {
    const TEXTS: Texts = texts!("onirim");
    const RULES: &'static [&'static str] = rules::RULES;

    fn asked(question: &Question, words: &Words) -> String {
        OnirimWords(words).question(question)
    }

    fn choice(action: &Action, view: &View, words: &Words) -> String {
        OnirimWords(words).choice(action, view)
    }

    fn lines(events: &[SeenEvent], _: &Setup, listener: Listener, words: &Words) -> Vec<Narration> {
        OnirimWords(words).lines(events, listener)
    }

    fn rules_of(question: &Question) -> &'static [&'static str] {
        rules::rules_of(question)
    }

    fn rules_in_play(setup: &Setup) -> Vec<&'static str> {
        rules::rules_in_play(setup).collect()
    }
}
