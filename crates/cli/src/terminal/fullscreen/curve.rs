//! The chance over a game as a picture of a few lines.

use dedale_core::Seat;

/// What an analysis has found so far.
#[derive(Clone, Default, Debug)]
pub(crate) struct Verdict {
    pub(crate) curves: Vec<Curve>,
    /// The mistakes, each at the step before its decision, in the order of the game.
    pub(crate) mistakes: Vec<(usize, String)>,
    /// Everything in words.
    pub(crate) report: String,
    pub(crate) is_done: bool,
}

impl Verdict {
    /// The curve of a seat's side, or else the first.
    pub(super) fn curve_of(&self, seat: Option<Seat>) -> Option<&Curve> {
        let own = |curve: &&Curve| seat.is_some_and(|seat| curve.seats.contains(&seat));
        self.curves.iter().find(own).or(self.curves.first())
    }
}

/// The chance of one side.
#[derive(Clone, Default, Debug)]
pub(crate) struct Curve {
    /// The seats that win and lose together.
    pub(crate) seats: Vec<Seat>,
    pub(crate) label: String,
    /// The chance from a step on, in order.
    pub(crate) points: Vec<(usize, f64)>,
}

impl Curve {
    /// The chance at a step; none before the first point.
    pub(crate) fn at(&self, step: usize) -> Option<f64> {
        let before = self.points.partition_point(|(from, _)| *from <= step);
        Some(self.points[before.checked_sub(1)?].1)
    }

    /// The first step that is not known about yet.
    fn end(&self) -> usize {
        self.points.last().map_or(0, |(from, _)| from + 1)
    }
}

/// The signs of a column, from nearly empty to full.
pub(crate) const EIGHTHS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The lines of a curve, the highest first: steps from left to right, certainty at the top.
pub(super) fn drawn(curve: &Curve, steps: usize, width: usize, height: usize, plain: bool) -> Vec<String> {
    let level = |column: usize| {
        let step = step_at(column, steps, width);
        let known = curve.at(step).filter(|_| step < curve.end())?;
        // Something is seen of a chance of nothing, too.
        Some(((known * 8.0 * height as f64).round() as usize).max(1))
    };
    let sign = |column: usize, row: usize| {
        let below = 8 * (height - 1 - row);
        match level(column).map_or(0, |level| level.saturating_sub(below)) {
            0 => ' ',
            part if plain => {
                if part >= 4 || below == 0 {
                    '#'
                } else {
                    ' '
                }
            }
            part => EIGHTHS[part.min(8) - 1],
        }
    };
    (0..height).map(|row| (0..width).map(|column| sign(column, row)).collect()).collect()
}

/// The line below a curve: the mistakes, and where the film is.
pub(super) fn marked(mistakes: &[(usize, String)], at: usize, steps: usize, width: usize) -> String {
    let mut marks = vec![' '; width];
    for (step, _) in mistakes {
        marks[column_of(*step, steps, width)] = '!';
    }
    marks[column_of(at, steps, width)] = '▴';
    marks.into_iter().collect()
}

fn step_at(column: usize, steps: usize, width: usize) -> usize {
    (column * steps).checked_div(width.saturating_sub(1)).unwrap_or(0)
}

fn column_of(step: usize, steps: usize, width: usize) -> usize {
    (step * width.saturating_sub(1)).checked_div(steps).unwrap_or(0).min(width.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(points: &[(usize, f64)]) -> Curve {
        Curve { points: points.to_vec(), ..Curve::default() }
    }

    #[test]
    fn certainty_is_high_and_nothing_is_drawn_ahead_of_the_analysis() {
        let falls = curve(&[(0, 1.0), (5, 0.5), (9, 0.0)]);
        assert_eq!(drawn(&falls, 9, 10, 2, false), ["█████     ", "█████████▁"]);
        assert_eq!(drawn(&falls, 9, 10, 2, true), ["#####     ", "##########"]);
        let begun = curve(&[(0, 0.5), (1, 0.5)]);
        assert_eq!(drawn(&begun, 9, 10, 1, false), ["▄▄        "]);
        assert_eq!(drawn(&curve(&[]), 0, 3, 1, false), ["   "]);
    }

    #[test]
    fn mistakes_and_the_place_stand_below() {
        let mistakes = [(3, String::new()), (9, String::new())];
        assert_eq!(marked(&mistakes, 5, 9, 10), "   ! ▴   !");
        assert_eq!(marked(&mistakes, 3, 9, 10), "   ▴     !");
        assert_eq!(marked(&[], 0, 0, 1), "▴");
    }
}
