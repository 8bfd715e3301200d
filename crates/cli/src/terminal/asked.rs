use dedale_core::{Legal as _, Observer};
use dedale_words::Words;

use super::input::{Input, quoted};
use super::sheet::Sheet;
use super::style::{Ink, Style};
use super::{Face, moment, pages};

/// The question, the view and the legal answers of a player who must answer, here or at a server's table.
#[derive(Clone)]
pub(crate) struct Asked<G: Face> {
    pub(crate) question: G::Question,
    pub(crate) view: G::View,
    /// The answers that have a number.
    listed: Vec<G::Action>,
    /// Those that are only typed.
    unlisted: Vec<G::Action>,
}

impl<G: Face> Asked<G> {
    pub(crate) fn new(
        question: G::Question,
        view: G::View,
        legal: impl IntoIterator<Item = G::Action>,
    ) -> Asked<G> {
        let legal = legal.into_iter();
        let (mut listed, unlisted): (Vec<_>, _) = legal.partition(|action| G::is_listed(action, &view));
        listed.sort_by_key(G::rank);
        Asked { question, view, listed, unlisted }
    }

    /// The question as an observer sees it; none when the game is over.
    pub(crate) fn of(state: &G, observer: Observer) -> Option<Asked<G>> {
        Some(Asked::new(state.question()?, state.view(observer), state.legal().iter()))
    }

    /// The question, how to answer it, and the numbered answers.
    pub(crate) fn choices(&self, words: &Words, width: usize, style: Style) -> String {
        let hints = self.hints(words, style);
        let listed = self.listed.iter();
        let listed = listed.map(|action| (G::sign(action, style), G::choice(action, &self.view, words)));
        moment::laid_out(&G::asked(&self.question, words), &hints, &listed.collect::<Vec<_>>(), width, style)
    }

    /// Those that have a number, in their order, then the others, kind by kind, then those that stand last.
    pub(crate) fn answers(&self) -> Vec<G::Action> {
        let mut unlisted = self.unlisted.clone();
        unlisted.sort_by_key(G::kind);
        let mut answers = [&self.listed[..], &unlisted].concat();
        answers.sort_by_key(G::stands_last);
        answers
    }

    /// How to type the answers without a number.
    pub(crate) fn hints(&self, words: &Words, style: Style) -> Vec<String> {
        match &self.unlisted[..] {
            [] => Vec::new(),
            unlisted => G::hints(unlisted, &self.view, words, style),
        }
    }

    /// The text to type for an answer: its number, or its text if it has none.
    pub(crate) fn typed(&self, action: &G::Action) -> String {
        let place = self.listed.iter().position(|listed| listed == action);
        place.map_or_else(|| action.to_string(), |place| (place + 1).to_string())
    }

    /// The text to type for an answer that is known by its own.
    pub(crate) fn typed_text(&self, action: &str) -> String {
        action.parse().map_or_else(|_| action.to_owned(), |action| self.typed(&action))
    }

    /// The question, the rules it rests on, and how to answer.
    pub(crate) fn help(&self, words: &Words, width: usize, style: Style) -> String {
        let question = style.paint(Ink::Strong, &G::asked(&self.question, words));
        let mut rules = Sheet::default();
        for (id, rule) in G::rules_of(&self.question).iter().filter_map(|id| G::rule(id, words)) {
            rules.prose(id.to_owned(), rule);
        }
        let example = self.listed.iter().chain(&self.unlisted).next();
        let example = example.map_or_else(String::new, ToString::to_string);
        let how = words.text("play-how", &[("example", example.into())]);
        let (question, how) = (pages::paragraph(&question, width), pages::paragraph(&how, width));
        format!("{question}{}\n{how}\n", rules.laid_out(width, style))
    }

    /// The answer a line means that is no command, or what to say to it.
    pub(crate) fn understood(
        &self,
        input: Input<'_>,
        words: &Words,
        style: Style,
    ) -> Result<G::Action, String> {
        let not_understood =
            |typed: &str| words.text("play-not-understood", &[("typed", quoted(typed).into())]);
        match input {
            Input::Number(number) => {
                let answer = number.checked_sub(1).and_then(|place| self.listed.get(place));
                answer.copied().ok_or_else(|| match self.listed.len() {
                    0 => not_understood(&number.to_string()),
                    count => words.text("play-no-such-number", &[("count", count.into())]),
                })
            }
            Input::Other(text) => {
                let own = || text.to_lowercase().parse().ok().map(Ok);
                let meant = G::understood(text, &self.view, words, style).or_else(own);
                meant.unwrap_or_else(|| Err(not_understood(text)))
            }
            Input::Nothing | Input::Command(..) => Err(not_understood("")),
        }
    }
}
