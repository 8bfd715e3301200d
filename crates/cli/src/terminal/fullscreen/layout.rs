//! Where the panes stand. 80 × 24 is enough; more room shows more of them at once.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::terminal::face::Shape;

/// The least a full screen needs.
pub(super) const LEAST: (u16, u16) = (80, 24);

/// From this width on, log and hint stand in a column of their own.
const WITH_SIDE: u16 = 124;
/// From this height on, the log stands below everything else, where there is no such column.
const WITH_FOOT: u16 = 34;

/// A heading across the top, and what stands below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pane {
    pub(super) heading: Rect,
    pub(super) body: Rect,
}

impl Pane {
    pub(super) fn of(area: Rect) -> Pane {
        let [heading, body] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
        Pane { heading, body }
    }
}

/// Every pane of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Panes {
    /// The title of the table.
    pub(super) title: Rect,
    pub(super) board: Rect,
    pub(super) question: Rect,
    /// The rest of the table; without a pane of their own, log and hint stand here too, one at a time.
    pub(super) around: Pane,
    pub(super) log: Option<Pane>,
    pub(super) hint: Option<Pane>,
    /// The keys, or the line that is typed.
    pub(super) foot: Rect,
}

impl Panes {
    /// The log in the place of the hint, too.
    pub(super) fn without_hint(self) -> Panes {
        let joined = |log: Pane, hint: Pane| Pane { body: log.body.union(hint.body), ..log };
        let log = self.log.map(|log| self.hint.map_or(log, |hint| joined(log, hint)));
        Panes { log, hint: None, ..self }
    }
}

/// The columns a board of that shape may take.
pub(super) fn board_width(screen: Rect, shape: Shape) -> u16 {
    let width = main_width(screen);
    match shape {
        Shape::Left => (width / 2).clamp(39, 60),
        Shape::Corner => (width * 11 / 20).clamp(43, 82),
        Shape::Top => width,
    }
}

fn main_width(screen: Rect) -> u16 {
    if screen.width < WITH_SIDE { screen.width } else { screen.width - side_width(screen) - 2 }
}

fn side_width(screen: Rect) -> u16 {
    (screen.width / 3).clamp(42, 72)
}

/// The panes around a board of that size, with a question of that many lines.
pub(super) fn panes(screen: Rect, shape: Shape, board: (u16, u16), question: u16) -> Panes {
    let [all, foot] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(screen);
    let main = Rect { width: main_width(screen), ..all };
    let (main, log, hint) = if screen.width >= WITH_SIDE {
        let side = Rect { x: main.width + 2, width: screen.width - main.width - 2, ..all };
        let [log, hint] = Layout::vertical([Constraint::Fill(1), Constraint::Fill(1)]).areas(side);
        (main, Some(Pane::of(log)), Some(Pane::of(hint)))
    } else if screen.height >= WITH_FOOT {
        let below = (screen.height - LEAST.1).min(screen.height / 3);
        let [main, log] = Layout::vertical([Constraint::Fill(1), Constraint::Length(below)]).areas(main);
        (main, Some(Pane::of(log)), None)
    } else {
        (main, None, None)
    };
    let (title, board, question, around) = placed(main, shape, board, question);
    Panes { title, board, question, around, log, hint, foot }
}

/// Title, board, question and the rest.
fn placed(main: Rect, shape: Shape, (wide, tall): (u16, u16), question: u16) -> (Rect, Rect, Rect, Pane) {
    use Constraint::{Fill, Length};
    /// The least that is left for the rest of the table, its heading included.
    const REST: u16 = 7;
    match shape {
        // Where there is room below the board, the rest of the table stands there.
        Shape::Left if main.height >= tall + REST + 3 => {
            let [left, _, right] = Layout::horizontal([Length(wide), Length(1), Fill(1)]).areas(main);
            let [board, _, rest] = Layout::vertical([Length(tall), Length(1), Fill(1)]).areas(left);
            let [title, question] = Layout::vertical([Length(1), Fill(1)]).areas(right);
            (title, board, question, Pane::of(rest))
        }
        Shape::Left => {
            let [board, _, right] = Layout::horizontal([Length(wide), Length(1), Fill(1)]).areas(main);
            let room = right.height.saturating_sub(1 + REST + 3).max(8);
            let [title, question, rest] =
                Layout::vertical([Length(1), Length(question.clamp(6, room)), Fill(1)]).areas(right);
            (title, Rect { height: tall.min(board.height), ..board }, question, Pane::of(rest))
        }
        Shape::Corner => {
            let [title, top, rest] = Layout::vertical([Length(1), Length(tall), Fill(1)]).areas(main);
            let more = rest.height.saturating_sub(REST + 13).min(question.saturating_sub(tall));
            let top = Rect { height: top.height + more, ..top };
            let rest = Rect { y: rest.y + more, height: rest.height - more, ..rest };
            let [board, _, question] = Layout::horizontal([Length(wide), Length(1), Fill(1)]).areas(top);
            (title, Rect { height: tall, ..board }, question, Pane::of(rest))
        }
        Shape::Top => {
            let tall = tall.min(main.height.saturating_sub(1 + REST + 3));
            let [title, board, below] = Layout::vertical([Length(1), Length(tall), Fill(1)]).areas(main);
            let [question, _, rest] =
                Layout::horizontal([Length(main.width * 11 / 20), Length(1), Fill(1)]).areas(below);
            let [_, question] = Layout::vertical([Length(1), Fill(1)]).areas(question);
            (title, board, question, Pane::of(rest))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_pane_leaves_the_screen_and_each_has_room() {
        for (width, height) in [(80, 24), (100, 30), (120, 50), (124, 24), (200, 60), (90, 60)] {
            for (shape, board) in
                [(Shape::Left, (39, 23)), (Shape::Corner, (43, 12)), (Shape::Top, (width, 14))]
            {
                let screen = Rect::new(0, 0, width, height);
                let board = (board.0.min(board_width(screen, shape)), board.1);
                let Panes { title, board, question, around, log, hint, foot } =
                    panes(screen, shape, board, 20);
                let parts = [title, board, question, around.heading, around.body, foot];
                let more = [log, hint].into_iter().flatten().flat_map(|pane| [pane.heading, pane.body]);
                for part in parts.into_iter().chain(more) {
                    assert_eq!(part.intersection(screen), part, "{width}×{height} {shape:?}");
                    assert!(part.height > 0 && part.width >= 20, "{width}×{height} {shape:?} {part:?}");
                }
                assert!(question.height >= 6 && around.body.height >= 6, "{width}×{height} {shape:?}");
            }
        }
    }

    #[test]
    fn large_screens_show_log_and_hint_beside_the_board() {
        let shown = |width, height| {
            let panes = panes(Rect::new(0, 0, width, height), Shape::Top, (60, 8), 9);
            (panes.log.is_some(), panes.hint.is_some())
        };
        assert_eq!(shown(80, 24), (false, false));
        assert_eq!(shown(80, 40), (true, false));
        assert_eq!(shown(200, 60), (true, true));
    }
}
