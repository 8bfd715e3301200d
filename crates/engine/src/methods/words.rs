use dedale_protocol::{As, Lang, Sentence};
use dedale_words::{Listener, Narration, Words};
use serde::{Deserialize, Serialize};

use crate::matches::check_observer;
use crate::params::MatchNumber;
use crate::{Engine, Fault};

/// A match, who asks, and in which language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WordsParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    #[serde(rename = "as")]
    observer: As,
    lang: Lang,
}

/// The question, the legal answers and the last events, in words.
#[derive(Serialize)]
pub(super) struct Worded {
    step: usize,
    question: Option<String>,
    /// In the order of the legal answers; null for observers who may not know them.
    legal: Option<Vec<String>>,
    said: Vec<Sentence>,
}

pub(super) fn words(engine: &mut Engine, params: &WordsParams) -> Result<Worded, Fault> {
    let game = engine.matches.get(params.number)?;
    let (observer, step) = (params.observer.0, game.playing().step());
    check_observer(game.playing(), observer)?;
    let words = Words::new(params.lang.0);
    let listener = Listener { observer, seats: game.playing().seats() };
    let sentence = |Narration { text, events }: Narration| Sentence { text, events: events.collect() };
    Ok(Worded {
        step,
        question: words.asked(game, listener),
        legal: words.choices(game, observer),
        said: words.lines(game, step, observer, listener).into_iter().map(sentence).collect(),
    })
}
