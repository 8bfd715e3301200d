//! A game as a film on the whole terminal, with its analysis if somebody wants it.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use dedale_analysis::Analysis;
use dedale_core::{Match, Observer, Seat};
use dedale_words::Words;

use super::story::{happened, turns};
use crate::commands::analyse::report_text;
use crate::commands::study::Study;
use crate::terminal::{Curve, End, Face, Film, Frame, Screen, Verdict};

/// Shows a game until somebody leaves; the analysis as far as it came.
pub(crate) fn show<G: Face>(
    game: &Match<G>,
    observer: Observer,
    analysis: Option<Analysis>,
    words: &Words,
) -> anyhow::Result<Option<Analysis>> {
    let film = Recorded {
        game,
        observer,
        turns: turns(game, observer),
        words,
        study: OnceCell::new(),
        verdict: RefCell::default(),
    };
    if let Some(analysis) = analysis {
        film.study.get_or_init(|| Ok(Study::begin(analysis)));
    }
    let mut screen = Screen::<G, _>::open(words)?;
    screen.show_film(&film, 0)?;
    screen.close()?;
    Ok(film.study().map(Study::latest))
}

struct Recorded<'a, G: Face> {
    game: &'a Match<G>,
    observer: Observer,
    turns: Vec<usize>,
    words: &'a Words,
    /// The reason in words for a game that cannot be analysed.
    study: OnceCell<Result<Study, String>>,
    /// The last one, after how many decisions, and for how many columns.
    verdict: RefCell<Option<(Rc<Verdict>, usize, usize)>>,
}

impl<G: Face> Recorded<'_, G> {
    fn study(&self) -> Option<&Study> {
        self.study.get()?.as_ref().ok()
    }

    /// The seat it is told to.
    fn seat(&self) -> Option<Seat> {
        match self.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Omniscient => None,
        }
    }

    fn judged(&self, analysis: &Analysis, columns: usize) -> Verdict {
        let (report, told) = (analysis.report(), analysis.in_words(self.seat(), self.words));
        let own = |seats: &[Seat]| self.seat().is_none_or(|seat| seats.contains(&seat));
        let accounts = report.accounts.iter().filter(|account| own(&account.seats));
        let is_team = report.accounts.len() == 1;
        let curves = accounts.map(|account| {
            let own = report.decisions.iter().filter(|decision| account.seats.contains(&decision.seat));
            let mut points: Vec<_> = own.map(|decision| (decision.step, decision.chance)).collect();
            if report.complete && report.outcome.is_some() {
                points.push((self.game.step(), account.end));
            }
            let label = match (is_team, account.seats.first()) {
                (false, Some(seat)) => self.words.text("screen-chance-of", &[("seat", seat.number().into())]),
                _ => self.words.say("screen-chance"),
            };
            Curve { seats: account.seats.clone(), label, points }
        });
        let step = |decision: usize| report.decisions.get(decision).map_or(0, |decision| decision.step);
        let mistakes = told.mistakes.iter().map(|mistake| (step(mistake.decision), mistake.text.clone()));
        let mut mistakes: Vec<_> = mistakes.collect();
        mistakes.sort_by_key(|(step, _)| *step);
        Verdict {
            curves: curves.collect(),
            mistakes,
            report: report_text(analysis, self.seat(), None, columns, self.words),
            is_done: analysis.is_done(),
        }
    }
}

impl<G: Face> Film<G> for Recorded<'_, G> {
    fn steps(&self) -> usize {
        self.game.step()
    }

    fn turns(&self) -> &[usize] {
        &self.turns
    }

    fn observer(&self) -> Observer {
        self.observer
    }

    fn frame(&self, step: usize) -> Frame<G> {
        let (words, told) = (self.words, happened(self.game, step, self.observer, self.words));
        let game = self.game.at(step).unwrap_or_else(|_| self.game.clone());
        let view = game.state().view(self.observer);
        let told_end = |outcome: dedale_core::Outcome| {
            (words.outcome(outcome.reason), G::summary(&view, outcome.winners, words))
        };
        let end = game.outcome().map(|outcome| End { told: Some(told_end(outcome)), seed: String::new() });
        Frame { game, told, end }
    }

    fn analyse(&self) -> Result<(), String> {
        let study = self.study.get_or_init(|| {
            let game = G::into_any(self.game.clone());
            let analysis = Analysis::new(&game, Analysis::usual(game.id()));
            analysis.map(Study::begin).map_err(|error| error.in_words(self.words))
        });
        match study {
            Ok(_) => Ok(()),
            Err(why) => Err(why.clone()),
        }
    }

    fn verdict(&self, columns: usize) -> Option<Rc<Verdict>> {
        let analysis = self.study()?.latest();
        let mut kept = self.verdict.borrow_mut();
        let key = (analysis.progress().done, columns);
        if let Some((verdict, done, wide)) = &*kept
            && (*done, *wide) == key
        {
            return Some(Rc::clone(verdict));
        }
        let verdict = Rc::new(self.judged(&analysis, columns));
        *kept = Some((Rc::clone(&verdict), key.0, key.1));
        Some(verdict)
    }
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::Seed;
    use dedale_onirim::{Setup, State};
    use dedale_words::Language;

    use super::*;

    #[test]
    fn a_game_that_began_from_a_position_cannot_be_analysed_and_says_so() {
        let words = Words::new(Language::En);
        let dealt = Match::<State>::new(&Setup::solo(), Seed::Quick(1));
        let game = Match::from_state(*dealt.state(), Seed::Quick(1));
        let (study, verdict) = (OnceCell::new(), RefCell::default());
        let film = Recorded {
            game: &game,
            observer: Observer::Omniscient,
            turns: Vec::new(),
            words: &words,
            study,
            verdict,
        };
        for _ in 0..2 {
            assert_eq!(film.analyse(), Err("A game that began from a position has no record.".to_owned()));
        }
        assert!(film.verdict(40).is_none());
    }
}
