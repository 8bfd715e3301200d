use std::ops::Range;

use dedale_core::{Observer, Seat, Secrets};

use crate::{Texts, Words};

/// A game there are words for. Its texts stand in `locales/LANGUAGE/GAME.ftl`; their ids begin with the id of the
/// game, but for those every game shares a kind of: `game-GAME`, `refusal-…`, `outcome-…`, `rule-…`.
pub trait Spoken: Secrets {
    /// Its file of texts.
    const TEXTS: Texts;

    /// The ids of its rules, in reading order: `ON-T5`.
    const RULES: &'static [&'static str];

    /// The question.
    fn asked(question: &Self::Question, words: &Words) -> String;

    /// The effect of an answer, from the view of the deciding player.
    fn choice(action: &Self::Action, view: &Self::View, words: &Words) -> String;

    /// The events one observer saw, as sentences, each with the events it describes.
    fn lines(
        events: &[Self::SeenEvent],
        setup: &Self::Setup,
        listener: Listener,
        words: &Words,
    ) -> Vec<Narration>;

    /// The same without the events.
    fn events(
        events: &[Self::SeenEvent],
        setup: &Self::Setup,
        listener: Listener,
        words: &Words,
    ) -> Vec<String> {
        Self::lines(events, setup, listener, words).into_iter().map(|line| line.text).collect()
    }

    /// The rules a question rests on.
    fn rules_of(question: &Self::Question) -> &'static [&'static str];

    /// The rules that matter in a game, in reading order.
    fn rules_in_play(setup: &Self::Setup) -> Vec<&'static str>;

    /// A rule in short; none if it has no such id. `ON-T5`, `on-t5` and `T5` are the same.
    fn rule(id: &str, words: &Words) -> Option<(&'static str, String)> {
        let short = |rule: &'static str| rule.split_once('-').map_or(rule, |(_, short)| short);
        let wanted =
            |rule: &&'static str| rule.eq_ignore_ascii_case(id) || short(rule).eq_ignore_ascii_case(id);
        let rule = Self::RULES.iter().copied().find(wanted)?;
        Some((rule, words.say(&format!("rule-{}", rule.to_ascii_lowercase()))))
    }
}

/// One or more sentences about consecutive events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Narration {
    /// The sentences.
    pub text: String,
    /// The indices of the events they describe. Every event has one narration, or none if it says nothing new.
    pub events: Range<usize>,
}

/// Groups consecutive events that continue each other, and narrates each group.
pub(crate) fn lines<'a, E>(
    events: &'a [E],
    goes_on: impl Fn(&E, &E) -> bool + 'a,
    narrate: impl Fn(&'a [E]) -> String + 'a,
) -> Vec<Narration> {
    let mut from = 0;
    let line = |part: &'a [E]| {
        let events = from..from + part.len();
        from = events.end;
        Narration { text: narrate(part), events }
    };
    events.chunk_by(goes_on).map(line).filter(|line| !line.text.is_empty()).collect()
}

/// The listener of a sentence: an observer, at a table with so many seats.
#[derive(Clone, Copy, Debug)]
pub struct Listener {
    /// The observer who is called “you”.
    pub observer: Observer,
    /// How many play.
    pub seats: usize,
}

impl Listener {
    /// How the texts call who sits there: `you` or `other`. A single player is the listener, unless somebody only watches.
    pub fn who(self, seat: Seat) -> &'static str {
        let alone = self.seats == 1 && self.observer != Observer::Spectator;
        if alone || self.observer == Observer::Seat(seat) { "you" } else { "other" }
    }
}
