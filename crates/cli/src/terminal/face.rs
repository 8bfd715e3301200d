use dedale_bots::Roster;
use dedale_core::Observer;
use dedale_words::Words;

use super::sheet::Piece;
use super::style::Style;

/// A game as it shows itself at the terminal.
pub(crate) trait Face: Roster {
    /// The table as one observer sees it.
    fn screen(view: &Self::View, words: &Words, width: usize, style: Style) -> String;

    /// Which cards are still unseen, and which are gone.
    fn cards(view: &Self::View, words: &Words, width: usize, style: Style) -> String;

    /// What is asked.
    fn asked(question: &Self::Question, words: &Words) -> String;

    /// What an answer does.
    fn choice(action: &Self::Action, view: &Self::View, words: &Words) -> String;

    /// Answers of a lower rank are listed first.
    fn rank(action: &Self::Action) -> u8;

    /// A sign before an answer.
    fn sign(action: &Self::Action, style: Style) -> Piece;

    /// What an observer saw happen, in sentences.
    fn happened(
        events: &[Self::SeenEvent],
        setup: &Self::Setup,
        observer: Observer,
        words: &Words,
    ) -> Vec<String>;

    /// Whether the event is the beginning of a turn.
    fn begins_turn(event: &Self::SeenEvent) -> bool;

    /// The rules a question rests on.
    fn rules_of(question: &Self::Question) -> &'static [&'static str];

    /// The rules that matter in a game.
    fn rules_in_play(setup: &Self::Setup) -> Vec<&'static str>;

    /// Whether the seats now have something to hide from each other.
    fn is_secret(view: &Self::View) -> bool;

    /// How far it got, in a sentence.
    fn summary(view: &Self::View, words: &Words) -> String;

    /// What the signs on the screen mean.
    fn legend(words: &Words, style: Style) -> String;
}
