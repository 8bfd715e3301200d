//! The question with its answers, the log, and the hint.

use dedale_analysis::percent;
use ratatui::backend::Backend;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::curve::{drawn, marked};
use super::draw::{Picture, as_rows, more, scrolled};
use super::look::{lines, look};
use super::rows::Row;
use super::{Screen, Scroll, Stage};
use crate::terminal::Face;
use crate::terminal::pages::paragraph;
use crate::terminal::sheet::wrapped;
use crate::terminal::style::Ink;

/// The most lines of news above a question.
const NEWS: usize = 6;
/// The lines of a curve.
pub(super) const CURVE: usize = 4;
/// The least lines that answers keep.
const ANSWERS: usize = 5;

impl<G: Face, B: Backend> Screen<'_, G, B> {
    /// What was said or happened, the question, and as many answers as there is room for.
    pub(super) fn draw_question(&mut self, picture: &mut Picture) {
        let area = self.panes.question;
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let question = self.question(width);
        let commands = self.rows().iter().filter(|row| row.action.is_none());
        let typed = commands.map(|row| row.sign.width()).max().unwrap_or(0);
        let rows: Vec<_> =
            self.rows().iter().enumerate().map(|(at, row)| self.row(at, row, typed, width)).collect();
        let heights: Vec<_> = rows.iter().map(Vec::len).collect();
        let wanted = heights.iter().sum::<usize>();
        let room = height.saturating_sub(question.len() + wanted.min(ANSWERS));
        let news = self.news(width, room.min(NEWS));
        let fit = height.saturating_sub(question.len() + news.len());
        let mut shown = [news, question].concat();
        // Where not all rows fit, the last line says how many are above and below.
        let scrolls = wanted > fit;
        let last = if scrolls { height.saturating_sub(1) } else { height };
        self.cursor.top = if scrolls { self.cursor.top } else { 0 };
        if scrolls {
            self.cursor.keep_in_sight(&heights, fit.saturating_sub(1));
        }
        let above = self.cursor.top;
        let mut below = rows.len().saturating_sub(above);
        for (at, lines) in rows.into_iter().enumerate().skip(above) {
            if shown.len() + lines.len() > last {
                break;
            }
            let row = Rect { y: area.y + as_rows(shown.len()), height: as_rows(lines.len()), ..area };
            self.clickable.push((row, at));
            shown.extend(lines);
            below -= 1;
        }
        if scrolls {
            shown.resize(last, Line::default());
            shown.push(more(above, below, self.depth));
        } else {
            let hints = self.how_to_type(width);
            if shown.len() + hints.len() < height {
                shown.extend(hints);
            }
        }
        picture.put(area, shown);
    }

    /// The question, or how the game ended.
    fn question(&self, width: usize) -> Vec<Line<'static>> {
        let Some(stage) = &self.stage else { return self.hall_text() };
        let mut text = String::new();
        let mut say = |ink, said: &str| {
            for line in wrapped(said, width.saturating_sub(2)) {
                text += &format!(" {}\n", self.style.paint(ink, &line));
            }
        };
        for (ink, head) in &stage.heads {
            say(*ink, head);
        }
        if let Some(asked) = &stage.asked {
            say(Ink::Strong, &G::asked(&asked.question, self.words));
        }
        if let Some(end) = &stage.end {
            if let Some((reason, summary)) = &end.told {
                say(Ink::Gold, reason);
                say(Ink::Plain, summary);
            }
            if !end.seed.is_empty() {
                say(Ink::Faint, &end.seed);
            }
            text.push('\n');
        }
        text += &self.studied_text(width.saturating_sub(2));
        lines(&text, self.depth)
    }

    /// The curve of an analysis, and the mistake at this step.
    fn studied_text(&self, width: usize) -> String {
        let Some((verdict, at, steps)) = &self.studied else { return String::new() };
        let mut text = String::new();
        let mut say = |ink, line: &str| text += &format!(" {}\n", self.style.paint(ink, line));
        let decider = self.stage.as_ref().and_then(Stage::decider);
        if let Some(curve) = verdict.curve_of(decider) {
            let chance = curve.at(*at).map_or_else(String::new, |chance| percent(chance, self.words));
            say(Ink::Faint, &format!("{} {chance}", curve.label));
            for line in drawn(curve, *steps, width, CURVE, self.style.plain) {
                say(Ink::Teal, &line);
            }
            say(Ink::Gold, &marked(&verdict.mistakes, *at, *steps, width));
        }
        for (_, mistake) in verdict.mistakes.iter().filter(|(step, _)| step == at) {
            wrapped(mistake, width).iter().for_each(|line| say(Ink::Gold, line));
        }
        text
    }

    /// What the session said to the last key, or else the latest news.
    fn news(&self, width: usize, most: usize) -> Vec<Line<'static>> {
        let said = (Ink::Gold, &self.said, "!");
        let news = self.stage.as_ref().map(|stage| (Ink::Plain, &stage.news, "›"));
        let (ink, texts, mark) = if self.said.is_empty() { news.unwrap_or(said) } else { said };
        let mut shown = Vec::new();
        for text in texts {
            for (at, line) in wrapped(text, width.saturating_sub(4)).into_iter().enumerate() {
                let mark = Span::styled(if at == 0 { mark } else { " " }, look(Ink::Faint, self.depth));
                let text = Span::styled(line, look(ink, self.depth));
                shown.push(Line::from(vec![Span::raw(" "), mark, Span::raw(" "), text]));
            }
        }
        let most = if self.said.is_empty() { most } else { most.max(NEWS) };
        if shown.len() > most {
            shown.drain(..shown.len() - most);
            if let Some(first) = shown.first_mut() {
                first.spans[1] = Span::styled("…", look(Ink::Faint, self.depth));
            }
        }
        shown
    }

    /// An answer, or a command, before whose meaning there is room for what is typed.
    fn row(&self, at: usize, row: &Row<G>, typed: usize, width: usize) -> Vec<Line<'static>> {
        let here = at == self.cursor.at;
        let number = format!("{:>3}  ", row.number.map_or_else(String::new, |number| number.to_string()));
        let sign = lines(&row.sign.painted(self.style), self.depth).into_iter().next().unwrap_or_default();
        let signs = if row.action.is_some() { sign.width() } else { typed }.max(1);
        let lead = 6 + signs + 1;
        let ink = look(if here { Ink::Gold } else { Ink::Plain }, self.depth);
        let parts = wrapped(&row.text, width.saturating_sub(lead + 1));
        let line = |(at, part): (usize, String)| {
            let mut spans = match at {
                0 => {
                    let mark = if here { "▸" } else { " " };
                    let gap = " ".repeat(signs.saturating_sub(sign.width()));
                    let ink = look(if here { Ink::Gold } else { Ink::Strong }, self.depth);
                    let mut spans = vec![
                        Span::styled(mark.to_owned(), look(Ink::Gold, self.depth)),
                        Span::styled(number.clone(), ink),
                    ];
                    spans.extend(sign.spans.iter().cloned());
                    spans.push(Span::raw(format!("{gap} ")));
                    spans
                }
                _ => vec![Span::raw(" ".repeat(lead))],
            };
            spans.push(Span::styled(part, ink));
            Line::from(spans)
        };
        parts.into_iter().enumerate().map(line).collect()
    }

    /// How to type the answers that have no number.
    fn how_to_type(&self, width: usize) -> Vec<Line<'static>> {
        let asked = self.stage.as_ref().and_then(|stage| stage.asked.as_ref());
        let hints = asked.map_or_else(Vec::new, |asked| asked.hints(self.words, self.style));
        let text: String = hints.iter().map(|hint| paragraph(hint, width)).collect();
        let faint = look(Ink::Faint, self.depth);
        lines(&text, self.depth).into_iter().map(|line| line.style(faint)).collect()
    }

    /// Everything that happened, the latest at the end.
    pub(super) fn draw_log(&mut self, area: Rect, picture: &mut Picture) {
        let Some(stage) = &self.stage else { return };
        let log = lines(&stage.log(self.words, area.width.into(), self.style), self.depth);
        picture.put(area, self.latest(log, |scroll| &mut scroll.log, area.height));
    }

    /// What people said, the latest at the end.
    pub(super) fn draw_talk(&mut self, area: Rect, picture: &mut Picture) {
        let width = usize::from(area.width);
        let talk: String = match self.talk.as_deref() {
            None | Some([]) => paragraph(&self.words.say("screen-talk-none"), width),
            Some(talk) => talk.iter().map(|said| paragraph(said, width)).collect(),
        };
        picture.put(area, self.latest(lines(&talk, self.depth), |scroll| &mut scroll.talk, area.height));
    }

    /// As many of the last lines as there is room for, the first of them marked if there are more.
    fn latest(
        &mut self,
        lines: Vec<Line<'static>>,
        scroll: fn(&mut Scroll) -> &mut usize,
        height: u16,
    ) -> Vec<Line<'static>> {
        let (height, scroll) = (usize::from(height), scroll(&mut self.scroll));
        if lines.len() <= height {
            *scroll = 0;
            return lines;
        }
        let room = height.saturating_sub(1);
        *scroll = (*scroll).min(lines.len() - room);
        let above = lines.len() - room - *scroll;
        let mut shown = vec![more(above, *scroll, self.depth)];
        shown.extend(lines.into_iter().skip(above).take(room));
        shown
    }

    /// A table that waits for its players.
    fn hall_text(&self) -> Vec<Line<'static>> {
        self.hall.as_ref().map_or_else(Vec::new, |hall| lines(&hall.text, self.depth))
    }

    /// The hint, or how to get one.
    pub(super) fn draw_hint(&mut self, area: Rect, picture: &mut Picture) {
        let text = match &self.hint {
            Some(hint) if hint.goes_on => {
                let better = paragraph(&self.words.say("screen-hint-better"), area.width.into());
                format!("{}{better}", hint.text)
            }
            Some(hint) => hint.text.clone(),
            None => paragraph(&self.words.say("screen-hint-none"), area.width.into()),
        };
        let shown = scrolled(lines(&text, self.depth), &mut self.scroll.hint, area.height, self.depth);
        picture.put(area, shown);
    }
}
