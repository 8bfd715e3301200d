//! A finished game as a film: step by step, turn by turn, back and forth.

use std::io;
use std::rc::Rc;

use dedale_core::{Match, Observer};
use ratatui::backend::Backend;
use ratatui::layout::Position;

use super::keys::{Deed, deed};
use super::stage::Stage;
use super::{Closed, Hint, Screen, Verdict};
use crate::terminal::Face;
use crate::terminal::session::{End, Happened, Page, Scene};

/// A game that can be looked at after each step.
pub(crate) trait Film<G: Face> {
    /// How many steps it has.
    fn steps(&self) -> usize;

    /// The steps at which turns begin, in order.
    fn turns(&self) -> &[usize];

    fn observer(&self) -> Observer;

    /// The game after that many steps.
    fn frame(&self, step: usize) -> Frame<G>;

    /// Begins to analyse it, or says why that is impossible. Nothing happens if it has begun.
    fn analyse(&self) -> Result<(), String>;

    /// What the analysis has found, laid out for so many columns; none before it has begun.
    fn verdict(&self, columns: usize) -> Option<Rc<Verdict>>;
}

/// The game after a step.
pub(crate) struct Frame<G: Face> {
    pub(crate) game: Match<G>,
    /// What happened at that step.
    pub(crate) told: Vec<String>,
    pub(crate) end: Option<End>,
}

/// Signs of the slider.
const PASSED: &str = "━";
const HERE: &str = "●";
const AHEAD: &str = "─";

impl<G: Face, B: Backend> Screen<'_, G, B> {
    /// Shows the film from that step on, until somebody leaves.
    pub(crate) fn show_film(&mut self, film: &impl Film<G>, step: usize) -> io::Result<()> {
        let mut at = step.min(film.steps());
        self.show_frame(film, at);
        loop {
            self.show_verdict(film, at);
            self.draw()?;
            let deed = match self.next_event() {
                Ok(event) => event.as_ref().and_then(deed),
                Err(Closed) => return Ok(()),
            };
            let Some(deed) = deed else { continue };
            self.said.clear();
            if self.page.is_none() && is_leaving(deed) {
                return Ok(());
            }
            if self.page.is_none() && deed == Deed::Letter('a') {
                self.said.extend(film.analyse().err());
                continue;
            }
            let to = self.wound(deed, at, film);
            if to != at {
                at = to;
                self.show_frame(film, at);
            } else if !matches!(deed, Deed::Left | Deed::Right | Deed::Home | Deed::End | Deed::Enter) {
                // Whatever would be a line for a session means nothing here.
                let _line = self.heed(deed)?;
                self.typed = None;
            }
        }
    }

    fn show_frame(&mut self, film: &impl Film<G>, at: usize) {
        let (words, tab, observer) = (self.words, self.tab, film.observer());
        let Frame { game, told, end } = film.frame(at);
        let steps = [("step", at.into()), ("steps", film.steps().into())];
        let whose = Some(words.text("replay-step", &steps));
        let happened = Happened::News { most: told.len(), lines: told };
        let scene = Scene { game: &game, observer, happened, whose, asked: None, end };
        let mut stage = Stage::of(scene, words, self.style);
        stage.rows.clear();
        self.set_stage(Some(stage));
        self.tab = tab;
        let keys = words.say(self.film_keys());
        let room = usize::from(self.panes.foot.width.max(80)).saturating_sub(keys.chars().count() + 4);
        self.slider = Some(slider(at, film.steps(), room));
    }

    /// What an analysis has found since: the whole report where hints would stand.
    fn show_verdict(&mut self, film: &impl Film<G>, at: usize) {
        let columns = self.columns_of(Page::Hint { goes_on: true });
        let Some(verdict) = film.verdict(columns) else { return };
        self.hint = Some(Hint { text: verdict.report.clone(), goes_on: !verdict.is_done });
        self.studied = Some((verdict, at, film.steps()));
    }

    /// The id of the keys of a film.
    pub(super) fn film_keys(&self) -> &'static str {
        if self.studied.is_some() { "screen-keys-analysis" } else { "screen-keys-film" }
    }

    /// The step of the next mistake, or of the one before.
    fn mistake(&self, at: usize, next: bool) -> Option<usize> {
        let (verdict, ..) = self.studied.as_ref()?;
        let mut steps = verdict.mistakes.iter().map(|(step, _)| *step);
        if next { steps.find(|step| *step > at) } else { steps.rfind(|step| *step < at) }
    }

    /// The step to go to.
    fn wound(&self, deed: Deed, at: usize, film: &impl Film<G>) -> usize {
        let last = film.steps();
        if self.page.is_some() {
            return at;
        }
        match deed {
            Deed::Left | Deed::Letter('h') => at.saturating_sub(1),
            Deed::Right | Deed::Letter('l' | ' ') => (at + 1).min(last),
            Deed::Home => 0,
            Deed::End => last,
            Deed::Letter('n') => self.mistake(at, true).unwrap_or(at),
            Deed::Letter('p') => self.mistake(at, false).unwrap_or(at),
            Deed::Up | Deed::Letter('k') => {
                film.turns().iter().rev().copied().find(|turn| *turn < at).unwrap_or(0)
            }
            Deed::Down | Deed::Letter('j') => {
                film.turns().iter().copied().find(|turn| *turn > at).unwrap_or(last)
            }
            Deed::Click(Position { x, y }) if y == self.panes.foot.y => {
                let length = self.slider.as_ref().map_or(1, |slider| slider.chars().count().max(2) - 1);
                let place = usize::from(x.saturating_sub(1));
                if place > length { at } else { (place * last + length / 2) / length }
            }
            _ => at,
        }
    }
}

fn is_leaving(deed: Deed) -> bool {
    matches!(deed, Deed::Letter('q') | Deed::Escape)
}

/// How far the film is, in that many columns.
fn slider(at: usize, steps: usize, columns: usize) -> String {
    let columns = columns.clamp(2, 60);
    let here = (at * (columns - 1)).checked_div(steps).unwrap_or(0);
    format!("{}{HERE}{}", PASSED.repeat(here), AHEAD.repeat(columns - 1 - here))
}
