//! The cards being played suit what is asked: their payment, their effect and its target.

use dedale_core::{Broken, Few};

use crate::cards::Card;
use crate::decision::Question;
use crate::legal::{Illegal, needs_target};
use crate::state::{Play, State, TASKS, Task, What};
use crate::view::play_view;

use super::require;
use super::under_way::listed;

impl State {
    /// MO-A4, MO-A5, MO-A7: the cards played could have been.
    pub(super) fn check_play(&self) -> Result<Play, Broken> {
        let Some(play) = self.play else {
            return Err(Broken::new("play", "—", self.question.id()).because("mondes-missing"));
        };
        if let Some(card) = play.cards.iter().find(|&&card| !self.may_hold(card)) {
            return Err(Broken::new("play.cards", card, self.active).because("mondes-hand-kind"));
        }
        if play.what == What::Effect {
            let pair = |one: Card, other: Card| self.face(one).pair == Some(other);
            let fits = match *play.cards {
                [_] => true,
                [one, other] => pair(one, other),
                _ => false,
            };
            let together = || Broken::new("play.cards", listed(&play.cards), 1).because("mondes-play-pair");
            require(fits, together)?;
            let own_key = || Broken::new("play.character", "effect", "move").because("mondes-play-key");
            require(!play.character, own_key)?;
            return Ok(play);
        }
        if let Some(target) = play.target {
            return Err(Broken::new("play.target", target, "—").because("mondes-play-target"));
        }
        let held = || Broken::new("held", self.active, "—").because("mondes-held");
        require(!self.held.contains(self.active), held)?;
        if let What::Move(to) = play.what {
            let from = self.pawns[self.active];
            let no_way = || Broken::new("play.to", to, from).because("mondes-play-way");
            require(from.sides_to(to).is_some(), no_way)?;
        }
        let used = self.key_used.contains(self.active) && !self.key_ready;
        let unused = || Broken::new("key_used", "—", self.active).because("mondes-play-key-used");
        require(!play.character || used, unused)?;
        let unpaid = || Broken::new("play.cards", listed(&play.cards), "—").because("mondes-play-paid");
        require(self.can_finish_paying(), unpaid)?;
        Ok(play)
    }

    pub(super) fn check_payment(&self) -> Result<(), Broken> {
        self.check_only(&["play"])?;
        self.check_tasks(&[Task::EndAction])?;
        let play = self.check_play()?;
        self.check_what(&play, false)?;
        self.check_nobody_was_asked(&play)
    }

    /// A card played for its effect, not cancelled, is having it.
    pub(super) fn check_effect_played(&self, then: &[Task]) -> Result<Play, Broken> {
        let arranges = self.question == Question::Arrange;
        self.check_only(if arranges { &["play", "arranging", "arranged"] } else { &["play"] })?;
        let tasks: Few<Task, TASKS> = [Task::EndAction].into_iter().chain(then.iter().copied()).collect();
        self.check_tasks(&tasks)?;
        let play = self.check_play()?;
        self.check_what(&play, true)?;
        Ok(play)
    }

    /// The cards are played for an effect, or as keys.
    pub(super) fn check_what(&self, play: &Play, for_effect: bool) -> Result<(), Broken> {
        let asked = self.question.id();
        let what = play_view(*play).what;
        let wrong = || Broken::new("play.what", what, asked).because("mondes-play-what");
        require((play.what == What::Effect) == for_effect, wrong)
    }

    /// Nobody was asked yet to react.
    pub(super) fn check_nobody_was_asked(&self, play: &Play) -> Result<(), Broken> {
        let wrong = || Broken::new("play.asked", play.asked, self.active).because("mondes-play-asked");
        require(play.asked == self.active, wrong)
    }

    /// The cards strike nobody, or nobody yet.
    pub(super) fn check_no_target(play: &Play) -> Result<(), Broken> {
        play.target.map_or(Ok(()), |target| {
            Err(Broken::new("play.target", target, "—").because("mondes-play-target"))
        })
    }

    /// Whom cards strike could be struck by them, though it may have lost its cards since.
    pub(super) fn check_target(&self, play: &Play) -> Result<(), Broken> {
        if play.what != What::Effect {
            return Ok(());
        }
        let effect = self.effect_played();
        let may = match (play.target, effect) {
            (Some(target), Some(effect)) if !needs_target(effect) => {
                return Err(Broken::new("play.target", target, "—").because("mondes-play-target"));
            }
            (Some(target), effect) => self.may_target(effect, target),
            (None, Some(effect)) if !needs_target(effect) => self.may_play(play.cards[0]),
            (None, _) => Err(Illegal::NoTarget),
        };
        let found = play.target.map_or_else(|| "none".to_owned(), |target| target.to_string());
        let wrong = || Broken::new("play.target", found, "—").because("mondes-play-target");
        require(matches!(may, Ok(()) | Err(Illegal::NoCards)), wrong)
    }

    pub(super) fn check_aim(&self) -> Result<(), Broken> {
        let play = self.check_effect_played(&[])?;
        Self::check_no_target(&play)?;
        self.check_nobody_was_asked(&play)?;
        let targets = self.legal_set().len();
        let aims = self.effect_played().is_none_or(needs_target) && targets > 1;
        require(aims, || Broken::new("play.cards", targets, 2).because("mondes-play-aim"))
    }
}
