use dedale_bots::Roster;
use dedale_core::SeatSet;
use dedale_words::{Spoken, Words};

use super::sheet::Piece;
use super::style::Style;

/// Where the board stands on a full screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// As tall as the screen, with everything else beside it.
    Left,
    /// In a corner, with the question beside it and the rest below.
    Corner,
    /// Across the whole width, with everything else below.
    Top,
}

/// A game as it shows itself at the terminal.
pub(crate) trait Face: Roster + Spoken {
    /// Whether the table is so tall that the news stand above it: then the news scroll away first, not the table.
    const TALL: bool = false;

    /// Where the board stands on a full screen.
    const SHAPE: Shape;

    /// The table as one observer sees it.
    fn screen(view: &Self::View, words: &Words, width: usize, style: Style) -> String;

    /// The heading of the table.
    fn title(view: &Self::View, words: &Words, width: usize) -> String;

    /// The board of a full screen, with the answer under the cursor marked where it would happen.
    fn board(
        view: &Self::View,
        pointed: Option<&Self::Action>,
        words: &Words,
        width: usize,
        style: Style,
    ) -> String;

    /// The rest of the table, what is the observer's own first.
    fn around(
        view: &Self::View,
        pointed: Option<&Self::Action>,
        words: &Words,
        width: usize,
        style: Style,
    ) -> String;

    /// Whether the board shows this answer, under the cursor, as if it had been given.
    fn is_previewed(_action: &Self::Action) -> bool {
        false
    }

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

    /// Where all answers are listed, those of one kind stand together: the kind, and the order within it.
    fn kind(action: &Self::Action) -> (u8, u8) {
        (Self::rank(action), 0)
    }

    /// Whether it stands behind all others where all answers are listed.
    fn stands_last(_action: &Self::Action) -> bool {
        false
    }

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
