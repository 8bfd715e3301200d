use dedale_bots::Roster;
use dedale_core::SeatSet;
use dedale_words::{Spoken, Words};

use super::sheet::Piece;
use super::style::Style;

/// A game as it shows itself at the terminal.
pub(crate) trait Face: Roster + Spoken {
    /// Whether the table is so tall that the news stand above it: then the news scroll away first, not the table.
    const TALL: bool = false;

    /// The table as one observer sees it.
    fn screen(view: &Self::View, words: &Words, width: usize, style: Style) -> String;

    /// Which cards are still unseen, and which are gone.
    fn cards(view: &Self::View, words: &Words, width: usize, style: Style) -> String;

    /// Whether an answer is listed under a number of its own. Where there are too many for a list, the others are
    /// only typed, and the [hints](Face::hints) say how.
    fn is_listed(_action: &Self::Action, _view: &Self::View) -> bool {
        true
    }

    /// How to type the answers that are not listed, in a few lines: `push ARROW TURN: slide the spare tile in`.
    fn hints(_unlisted: &[Self::Action], _view: &Self::View, _words: &Words, _style: Style) -> Vec<String> {
        Vec::new()
    }

    /// The answer a player means by this line, or a message to show instead; none if it is no short form,
    /// and the answer's own text is meant.
    fn understood(
        _typed: &str,
        _view: &Self::View,
        _words: &Words,
        _style: Style,
    ) -> Option<Result<Self::Action, String>> {
        None
    }

    /// Answers of a lower rank are listed first.
    fn rank(action: &Self::Action) -> u8;

    /// A sign before an answer.
    fn sign(action: &Self::Action, style: Style) -> Piece;

    /// Whether the event is the beginning of a turn.
    fn begins_turn(event: &Self::SeenEvent) -> bool;

    /// Whether the seats now have something to hide from each other.
    fn is_secret(view: &Self::View) -> bool;

    /// How far it got and who won, in a sentence.
    fn summary(view: &Self::View, winners: SeatSet, words: &Words) -> String;

    /// A legend of the signs on the screen.
    fn legend(words: &Words, style: Style) -> String;
}
