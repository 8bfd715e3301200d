//! Plots as SVG. Their colours are names to which the page's style sheet gives a light and a dark meaning.

use plotters::coord::Shift;
use plotters::prelude::{
    Circle, DrawingArea, IntoDrawingArea as _, PathElement, Rectangle, SVGBackend, Text,
};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color as _, IntoFont as _, RGBColor, TextStyle};

/// The text.
pub(super) const INK: RGBColor = RGBColor(0x10, 0x10, 0x10);
/// Lines to read values by.
pub(super) const GRID: RGBColor = RGBColor(0xd0, 0xd0, 0xd1);
/// The marks.
pub(super) const MARK: RGBColor = RGBColor(0x2a, 0x6f, 0x97);
/// How sure it is.
pub(super) const SPAN: RGBColor = RGBColor(0x8f, 0xb8, 0xcf);

/// Wide enough for names, narrow enough for a phone.
const WIDTH: i32 = 380;
const ROW: i32 = 24;
const LEFT: i32 = 150;
const RIGHT: i32 = 24;
const FOOT: i32 = 26;
const HISTOGRAM: i32 = 180;
const LETTER: i32 = 13;
/// Letters of a name that have room.
const LETTERS: usize = 21;
/// With more of them a plot is no help; of amounts, the largest of which come first, the first ones are shown.
const MOST_ROWS: usize = 80;
const LARGEST: usize = 24;

/// A value by a name.
pub(in crate::commands) struct Bar {
    pub(in crate::commands) name: String,
    pub(in crate::commands) value: f64,
    /// Its interval, if it has one.
    pub(in crate::commands) within: Option<(f64, f64)>,
}

pub(in crate::commands) enum Plot {
    /// Shares from 0 to 1, with their intervals.
    Shares(Vec<Bar>),
    /// Differences of shares, with their intervals, left and right of 0.
    Differences(Vec<Bar>),
    /// Amounts from 0 on.
    Amounts(Vec<Bar>),
    /// How many are of each size: from, to, how many.
    Histogram(Vec<(u32, u32, u64)>),
}

/// The labels of an axis.
pub(super) trait Labels {
    /// A share, or a difference of shares.
    fn share(&self, value: f64) -> String;
    /// An amount.
    fn amount(&self, value: f64) -> String;
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

impl Plot {
    /// The picture; none if there is nothing to see, or too much.
    pub(super) fn svg(&self, labels: &impl Labels) -> Option<String> {
        let mut svg = String::new();
        let drawn = match self {
            Plot::Shares(rows) => {
                let ticks = [0.0, 0.25, 0.5, 0.75, 1.0];
                rows_plot(&mut svg, rows, &ticks, |value| labels.share(value))
            }
            Plot::Differences(rows) => {
                let reach = reach(rows);
                let ticks = [-reach, -reach / 2.0, 0.0, reach / 2.0, reach];
                rows_plot(&mut svg, rows, &ticks, |value| labels.share(value))
            }
            Plot::Amounts(rows) => {
                let rows = &rows[..rows.len().min(LARGEST)];
                let most = rows.iter().map(|row| row.value).fold(0.0, f64::max);
                let step = round_step(most / 4.0);
                let ticks: Vec<f64> = (0..=5).map(|n| f64::from(n) * step).collect();
                let upto = ticks.iter().position(|tick| *tick >= most).unwrap_or(ticks.len() - 1);
                rows_plot(&mut svg, rows, &ticks[..=upto.max(1)], |value| labels.amount(value))
            }
            Plot::Histogram(bins) => histogram(&mut svg, bins, labels),
        };
        drawn.expect("text can be drawn to");
        (!svg.is_empty()).then_some(svg)
    }
}

/// The end of the axis: a round number that holds every difference and most of the intervals.
fn reach(rows: &[Bar]) -> f64 {
    let ends =
        rows.iter().flat_map(|row| row.within.map_or([row.value, row.value], |(low, high)| [low, high]));
    let most = ends.filter(|end| end.is_finite()).fold(0.0_f64, |most, end| most.max(end.abs()));
    [0.1, 0.2, 0.4, 0.6, 0.8].into_iter().find(|reach| *reach >= most).unwrap_or(1.0)
}

/// 1, 2 or 5 times a power of ten, at least so large.
fn round_step(least: f64) -> f64 {
    if least <= 0.0 {
        return 1.0;
    }
    let power = 10_f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|step| step * power)
        .find(|step| *step >= least * 0.999)
        .unwrap_or(power)
}

fn words(anchor: HPos) -> TextStyle<'static> {
    let style = TextStyle::from(("sans-serif", LETTER).into_font()).color(&INK);
    style.pos(Pos::new(anchor, VPos::Center))
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// A row a value: names on the left, an axis below, the ticks its ends and what is between.
fn rows_plot(svg: &mut String, rows: &[Bar], ticks: &[f64], label: impl Fn(f64) -> String) -> Drawn {
    let [low, .., high] = ticks else { return Ok(()) };
    if rows.len() < 2 || rows.len() > MOST_ROWS {
        return Ok(());
    }
    let bottom = rows.len() as i32 * ROW;
    let at = |value: f64| {
        let part = ((value - low) / (high - low)).clamp(0.0, 1.0);
        LEFT + (part * f64::from(WIDTH - LEFT - RIGHT)).round() as i32
    };
    let area: Area<'_> =
        SVGBackend::with_string(svg, (WIDTH as u32, (bottom + FOOT) as u32)).into_drawing_area();
    for &tick in ticks {
        area.draw(&PathElement::new([(at(tick), 2), (at(tick), bottom)], GRID.stroke_width(1)))?;
        area.draw(&Text::new(label(tick), (at(tick), bottom + FOOT / 2), words(HPos::Center)))?;
    }
    for (place, row) in rows.iter().enumerate() {
        let y = place as i32 * ROW + ROW / 2;
        area.draw(&Text::new(shortened(&row.name), (LEFT - 10, y), words(HPos::Right)))?;
        match row.within {
            Some((low, high)) => {
                area.draw(&Rectangle::new([(at(low), y - 3), (at(high), y + 3)], SPAN.filled()))?;
                area.draw(&Circle::new((at(row.value), y), 4, MARK.filled()))?;
            }
            None => area.draw(&Rectangle::new([(at(0.0), y - 7), (at(row.value), y + 7)], MARK.filled()))?,
        }
    }
    area.present()?;
    drop(area);
    Ok(())
}

fn histogram(svg: &mut String, bins: &[(u32, u32, u64)], labels: &impl Labels) -> Drawn {
    let most = bins.iter().map(|bin| bin.2).max().unwrap_or(0);
    if most == 0 {
        return Ok(());
    }
    let (left, top) = (48, 10);
    let bottom = HISTOGRAM - FOOT;
    let width = (WIDTH - left - RIGHT) / bins.len() as i32;
    let height = |count: f64| bottom - ((bottom - top) as f64 * count / most as f64).round() as i32;
    let area: Area<'_> = SVGBackend::with_string(svg, (WIDTH as u32, HISTOGRAM as u32)).into_drawing_area();
    for count in [0, most / 2, most] {
        let (y, end) = (height(count as f64), left + width * bins.len() as i32);
        area.draw(&PathElement::new([(left, y), (end, y)], GRID.stroke_width(1)))?;
        area.draw(&Text::new(labels.amount(count as f64), (left - 8, y), words(HPos::Right)))?;
    }
    let labelled = bins.len().div_ceil(6);
    for (place, &(from, to, games)) in bins.iter().enumerate() {
        let x = left + place as i32 * width;
        area.draw(&Rectangle::new([(x + 1, height(games as f64)), (x + width - 1, bottom)], MARK.filled()))?;
        if place % labelled == 0 {
            let range = if from == to { from.to_string() } else { format!("{from}–{to}") };
            area.draw(&Text::new(range, (x + width / 2, bottom + FOOT / 2), words(HPos::Center)))?;
        }
    }
    area.present()?;
    drop(area);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Plain;

    impl Labels for Plain {
        fn share(&self, value: f64) -> String {
            format!("{:.0}", 100.0 * value)
        }

        fn amount(&self, value: f64) -> String {
            value.to_string()
        }
    }

    fn bar(name: &str, value: f64) -> Bar {
        Bar { name: name.to_owned(), value, within: Some((value - 0.1, value + 0.1)) }
    }

    #[test]
    fn every_value_has_its_name_and_its_mark() {
        let svg = Plot::Shares(vec![bar("one", 0.2), bar("another with a very long name", 0.7)]).svg(&Plain);
        let svg = svg.expect("a picture");
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.contains("one") && svg.contains("another with a very …"), "{svg}");
        let bars = Plot::Histogram(vec![(1, 2, 5), (3, 4, 0), (5, 6, 1)]).svg(&Plain).expect("a picture");
        assert!(bars.contains("1–2"), "{bars}");
    }

    #[test]
    fn nothing_and_too_much_give_no_picture() {
        assert_eq!(Plot::Shares(Vec::new()).svg(&Plain), None);
        assert_eq!(Plot::Histogram(Vec::new()).svg(&Plain), None);
        assert_eq!(Plot::Shares(vec![bar("alone", 0.5)]).svg(&Plain), None);
        let many = || (0..100).map(|n| bar(&n.to_string(), 0.5)).collect();
        assert_eq!(Plot::Shares(many()).svg(&Plain), None);
        let largest = Plot::Amounts(many()).svg(&Plain).expect("a picture");
        assert_eq!(largest.matches("<circle").count(), LARGEST);
    }

    #[test]
    fn steps_are_round() {
        assert_eq!([0.3, 1.0, 1.2, 4.0, 70.0].map(round_step), [0.5, 1.0, 2.0, 5.0, 100.0]);
        assert_eq!(reach(&[bar("one", 0.25)]), 0.4);
    }
}
