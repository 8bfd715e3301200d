//! What is under way suits what is asked, to the last card and task.

use dedale_core::{Broken, Few, Observer};

use crate::cards::{Card, Effect};
use crate::decision::Question;
use crate::keys::Kind;
use crate::knowledge::Known;
use crate::legal::{Illegal, needs_target};
use crate::state::{Actor, HAND, Play, State, TASKS, Task, To, What};
use crate::view::LinkView;

fn require(field: &str, holds: bool, expected: &str) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(field, "—", expected)) }
}

impl State {
    pub(super) fn check_under_way(&self) -> Result<(), Broken> {
        let by_active = !matches!(
            self.question,
            Question::Character
                | Question::Answer
                | Question::React
                | Question::Which
                | Question::Discard
                | Question::Under
        );
        require("decider", !by_active || self.decider == self.active, "active")?;
        match self.question {
            Question::Character => self.check_choosing(),
            Question::Turn => {
                self.check_only(&[])?;
                self.check_tasks(&[])?;
                require("actions", self.actions > 0, "≥ 1")
            }
            Question::Offer | Question::Answer | Question::Accept => self.check_trade(),
            Question::Pay => self.check_payment(),
            Question::Target => self.check_aim(),
            Question::React | Question::Which => self.check_reaction(),
            Question::Defend => {
                self.check_only(&["play", "bad", "drawing"])?;
                self.check_struck(&[])?;
                require("hands", !self.hands[self.active].is_empty(), "≥ 1")
            }
            Question::Lose => self.check_losing(),
            Question::Under => self.check_letting_go(),
            Question::Where => {
                let play = self.check_effect_played(&[])?;
                self.check_target(&play)?;
                let moves =
                    matches!(self.effect_played(), Some(Effect::Step | Effect::Diagonal | Effect::Teleport));
                let pushes = self.effect_played() == Some(Effect::Push);
                require("play", moves || pushes, "MO-A4")
            }
            Question::Arrange => self.check_arranging(),
            Question::Look => {
                self.check_effect_played(&[Task::Finish])?;
                require("play", self.effect_played() == Some(Effect::Scry) && self.up != u8::MAX, "scry")
            }
            Question::Give => {
                let play = self.check_effect_played(&[Task::Finish])?;
                self.check_target(&play)?;
                let both = [Some(self.active), play.target].into_iter().flatten();
                let give = both.filter(|&seat| !self.hands[seat].is_empty()).count() == 2;
                require("play", self.effect_played() == Some(Effect::Swap) && give, "swap")
            }
            Question::Discard => {
                let play = self.check_effect_played(&[Task::Finish])?;
                self.check_target(&play)?;
                require("play", self.effect_played() == Some(Effect::ForceDiscard), "force-discard")?;
                let chooses = play.target == Some(self.decider) && !self.hands[self.decider].is_empty();
                require("decider", chooses, "target")
            }
        }
    }

    /// Nothing is under way but perhaps this.
    pub(super) fn check_only(&self, possible: &[&str]) -> Result<(), Broken> {
        for (field, found) in [
            ("play", self.play.is_some()),
            ("chain", !self.chain.is_empty()),
            ("bad", self.bad.is_some()),
            ("trade", self.trade.is_some()),
            ("letting_go", !self.letting_go.is_empty()),
            ("losing", self.losing > 0),
            ("drawing", self.drawing > 0),
            ("arranging", self.arranging > 0),
            ("arranged", self.arranged > 0),
        ] {
            require(field, !found || possible.contains(&field), "nothing")?;
        }
        Ok(())
    }

    /// The tasks are exactly these.
    pub(super) fn check_tasks(&self, expected: &[Task]) -> Result<(), Broken> {
        let holds = *self.tasks == *expected;
        if holds { Ok(()) } else { Err(Broken::new("tasks", self.tasks.len(), format!("{expected:?}"))) }
    }

    /// MO-S3.
    fn check_choosing(&self) -> Result<(), Broken> {
        Broken::unless("up", self.up, 0)?;
        Broken::unless("active", self.active.index(), 0)?;
        let flags = [self.open, self.key_used, self.skipping, self.held, self.warded];
        require("open", flags.iter().all(|flags| flags.bits() == 0), "MO-S3")?;
        let nothing = !self.drew && !self.busy && self.idle_turns == 0 && self.actions == 0;
        require("actions", nothing, "MO-S3")?;
        self.check_only(&[])?;
        self.check_tasks(&[])
    }

    /// MO-A3.
    fn check_trade(&self) -> Result<(), Broken> {
        self.check_only(&["trade"])?;
        self.check_tasks(&[Task::EndAction])?;
        let Some(trade) = self.trade else { return Err(Broken::new("trade", "—", "MO-A3")) };
        let here = trade.partner != self.active && self.pawns[trade.partner] == self.pawns[self.active];
        require("trade", here, "MO-A3")?;
        let stage = (trade.offered.is_some(), trade.answered.is_some());
        let expected = match self.question {
            Question::Offer => (false, false),
            Question::Answer => (true, false),
            _ => (true, true),
        };
        require("trade", stage == expected, "MO-A3")?;
        let asks = if self.question == Question::Answer { trade.partner } else { self.active };
        require("decider", self.decider == asks, "MO-A3")?;
        for (card, seat) in [(trade.offered, self.active), (trade.answered, trade.partner)] {
            let Some(card) = card else {
                require("hands", !self.hands[seat].is_empty(), "≥ 1")?;
                continue;
            };
            require("trade", self.may_hold(card), "MO-D2")?;
            let knows = self.known[card.index()].card.contains(Observer::Seat(seat));
            require("known_to", knows, "MO-A3")?;
        }
        Ok(())
    }

    /// Whether somebody in the active player's world may have that card.
    fn may_hold(&self, card: Card) -> bool {
        match self.kind(card) {
            Kind::Bad => false,
            Kind::Object => true,
            Kind::Encounter => card.world() == self.world_of(self.active),
        }
    }

    /// MO-A4, MO-A5, MO-A7: the cards played could have been.
    fn check_play(&self) -> Result<Play, Broken> {
        let Some(play) = self.play else { return Err(Broken::new("play", "—", "MO-A4")) };
        let cards = play.cards.iter();
        require("play", cards.clone().all(|&card| self.may_hold(card)), "MO-D2")?;
        if play.what == What::Effect {
            let pair = |one: Card, other: Card| self.face(one).pair == Some(other) && one < other;
            let fits = match *play.cards {
                [_] => true,
                [one, other] => pair(one, other),
                _ => false,
            };
            require("play", fits && !play.character, "MO-A4")?;
            return Ok(play);
        }
        require("play", play.target.is_none() && !self.held.contains(self.active), "MO-A5")?;
        if let What::Move(to) = play.what {
            require("play", self.pawns[self.active].sides_to(to).is_some(), "MO-M2")?;
        }
        require("play", !play.character || self.key_used.contains(self.active) && !self.key_ready, "MO-A6")?;
        require("play", self.can_finish_paying(), "MO-A5")?;
        Ok(play)
    }

    fn check_payment(&self) -> Result<(), Broken> {
        self.check_only(&["play"])?;
        self.check_tasks(&[Task::EndAction])?;
        let play = self.check_play()?;
        let begun = play.what != What::Effect && play.asked == self.active;
        require("play", begun, "MO-A5")
    }

    /// A card played for its effect, not cancelled, is having it.
    fn check_effect_played(&self, then: &[Task]) -> Result<Play, Broken> {
        let arranges = self.question == Question::Arrange;
        self.check_only(if arranges { &["play", "arranging", "arranged"] } else { &["play"] })?;
        let tasks: Few<Task, TASKS> = [Task::EndAction].into_iter().chain(then.iter().copied()).collect();
        self.check_tasks(&tasks)?;
        let play = self.check_play()?;
        require("play", play.what == What::Effect, "MO-A4")?;
        Ok(play)
    }

    /// Whom cards strike could be struck by them, though it may have lost its cards since.
    fn check_target(&self, play: &Play) -> Result<(), Broken> {
        if play.what != What::Effect {
            return Ok(());
        }
        let effect = self.effect_played();
        let may = match (play.target, effect) {
            (Some(target), Some(effect)) if !needs_target(effect) => {
                return Err(Broken::new("play.target", target, "—"));
            }
            (Some(target), effect) => self.may_target(effect, target),
            (None, Some(effect)) if !needs_target(effect) => self.may_play(play.cards[0]),
            (None, _) => Err(Illegal::NoTarget),
        };
        require("play.target", matches!(may, Ok(()) | Err(Illegal::NoCards)), "MO-A4")
    }

    fn check_aim(&self) -> Result<(), Broken> {
        let play = self.check_effect_played(&[])?;
        require("play", play.target.is_none() && play.asked == self.active, "MO-A4")?;
        require("play", self.effect_played().is_none_or(needs_target), "MO-A4")?;
        require("play", self.legal_set().len() > 1, "MO-A4")
    }

    /// MO-R1 to MO-R6.
    fn check_reaction(&self) -> Result<(), Broken> {
        let (actor, asked) = if self.bad.is_some() {
            self.check_only(&["play", "chain", "bad", "drawing"])?;
            self.check_struck(&[])?;
            (self.active, self.active)
        } else {
            self.check_only(&["play", "chain"])?;
            self.check_tasks(&[Task::EndAction])?;
            let play = self.check_play()?;
            self.check_target(&play)?;
            (self.active, play.asked)
        };
        let mut last = (actor, asked);
        for (at, link) in self.chain.iter().enumerate() {
            self.check_link(at, link)?;
            let answers_bad = at == 0 && self.bad.is_some();
            let own = if answers_bad { link.seat == self.active } else { link.seat != last.0 };
            require("chain", own && link.seat == last.1, "MO-R1")?;
            last = (link.seat, link.asked);
        }
        if self.question == Question::Which {
            let names = self.chain.len() == 1 && self.bad.is_none() && last == (self.decider, self.decider);
            return require("chain", names && self.legal_set().len() > 1, "MO-R2");
        }
        require("chain", self.chain.is_empty() || self.terms.counter_chains(), "MO-R3")?;
        require("chain", self.bad.is_none() || !self.chain.is_empty(), "MO-B2")?;
        let asks = last.1 == self.decider && last.0 != self.decider;
        require("decider", asks && self.pawns[self.decider] == self.pawns[self.active], "MO-R1")?;
        require("hands", !self.hands[self.decider].is_empty(), "≥ 1")
    }

    /// A card answers what it lies on.
    fn check_link(&self, at: usize, link: &LinkView) -> Result<(), Broken> {
        let here = self.pawns[link.seat] == self.pawns[self.active];
        require("chain", here && self.may_hold(link.card), "MO-R1")?;
        let naming = self.question == Question::Which;
        let play = self.play.as_ref();
        let below = at.checked_sub(1).map(|below| self.chain[below].card);
        let suits = match (self.face(link.card).effect, below, self.bad) {
            (Effect::Cancel(key), Some(below), _) => {
                self.face(below).key == key && link.cancels == Some(below)
            }
            (Effect::Cancel(key), None, Some(bad)) => self.face(bad).key == key && link.cancels.is_none(),
            (Effect::Cancel(_), None, None) if naming => link.cancels.is_none(),
            (Effect::Cancel(key), None, None) => link.cancels.is_some_and(|card| {
                self.face(card).key == key && play.is_some_and(|play| play.cards.contains(&card))
            }),
            (Effect::Hold, None, None) => {
                !naming && link.cancels.is_none() && play.is_some_and(|play| play.what != What::Effect)
            }
            _ => false,
        };
        require("chain", suits, "MO-R2")
    }

    /// MO-B1: a bad encounter was drawn as an action or for an effect; then these tasks follow.
    fn check_struck(&self, then: &[Task]) -> Result<(), Broken> {
        let bad = self.bad.filter(|&bad| self.kind(bad) == Kind::Bad);
        require("bad", bad.is_some_and(|bad| bad.world() == self.world_of(self.active)), "MO-B1")?;
        let mut tasks: Few<Task, TASKS> = Few::new();
        tasks.push(Task::EndAction);
        let most = if self.play.is_some() {
            let play = self.check_play()?;
            require("play", play.what == What::Effect && play.target.is_none(), "MO-A4")?;
            tasks.push(Task::Finish);
            match self.effect_played() {
                Some(Effect::Draw(count)) => {
                    tasks.push(Task::DrawMore);
                    count - 1
                }
                Some(Effect::Recover) => 0,
                _ => return Err(Broken::new("play", "—", "draw | recover")),
            }
        } else {
            0
        };
        require("drawing", self.drawing <= most, "MO-A4")?;
        then.iter().for_each(|&task| tasks.push(task));
        self.check_tasks(&tasks)
    }

    /// MO-B4.
    fn check_losing(&self) -> Result<(), Broken> {
        self.check_only(&["play", "bad", "drawing", "losing"])?;
        self.check_struck(&[Task::PutBad])?;
        let hand = self.hands[self.active].len();
        let losing = usize::from(self.losing);
        let fits = match self.bad.map(|bad| self.face(bad).effect) {
            Some(Effect::Lose(count)) => losing <= usize::from(count),
            Some(Effect::LoseAll) => losing == hand,
            _ => false,
        };
        require("losing", fits && losing > 0 && losing <= hand && hand > 1, "MO-B4")
    }

    /// `peek`.
    fn check_arranging(&self) -> Result<(), Broken> {
        self.check_effect_played(&[Task::Finish])?;
        let (placed, cards) = (usize::from(self.arranged), usize::from(self.arranging));
        let Some(Effect::Peek(most)) = self.effect_played() else {
            return Err(Broken::new("play", "—", "peek"));
        };
        let pile = self.piles.of(self.world_of(self.active));
        let some = placed + 1 < cards && cards <= usize::from(most) && cards <= pile.len();
        require("arranging", some, "peek")?;
        let known = |card: &Card| self.known[card.index()].card.contains(Observer::Seat(self.active));
        require("known_to", pile[..cards].iter().all(known), "peek")
    }

    /// MO-D2, MO-D4: the order in which cards go under their piles is being chosen.
    fn check_letting_go(&self) -> Result<(), Broken> {
        let seat = self.decider;
        let (hand, going) = (&self.hands[seat], &self.letting_go);
        require("letting_go", going.len() > 1 && going.len() + hand.len() <= HAND, "MO-D4")?;
        let kind = match self.tasks.last() {
            Some(Task::PutBad) => {
                self.check_only(&["play", "bad", "drawing", "letting_go"])?;
                self.check_struck(&[Task::PutBad])?;
                let objects = self.bad.is_some_and(|bad| self.face(bad).effect == Effect::LoseObjects);
                require("bad", objects && seat == self.active, "lose-objects")?;
                Kind::Object
            }
            Some(&Task::Arrive(Actor(actor), To(to))) if actor == seat => {
                self.check_only(&["play", "letting_go"])?;
                require("held", !self.held.contains(actor), "MO-A4")?;
                require("tasks", to != self.pawns[actor] && self.leaves_by(to), "MO-D2")?;
                Kind::Encounter
            }
            _ => return Err(Broken::new("tasks", self.tasks.len(), "put-bad | arrive")),
        };
        let of_kind = |card: &Card| self.kind(*card) == kind;
        require("letting_go", going.iter().all(of_kind) && !hand.iter().any(of_kind), "MO-D2")?;
        let here = |card: &Card| kind == Kind::Object || card.world() == self.world_of(seat);
        require("letting_go", going.iter().all(here), "MO-D2")
    }

    /// Whether what is still to be done explains why the decider leaves for that place.
    fn leaves_by(&self, to: crate::places::Place) -> bool {
        let seat = self.decider;
        let struck_by = |effects: &[Option<Effect>]| {
            let play = self.check_play().ok();
            let target = play.is_some_and(|play| play.target == Some(seat) && play.what == What::Effect);
            target && seat != self.active && effects.contains(&self.effect_played())
        };
        let here = to == self.pawns[self.active];
        match self.tasks[..self.tasks.len() - 1] {
            [Task::EndAction] => self.play.is_none(),
            [Task::EndAction, Task::Leave(Actor(other), To(back))] => {
                let swapped = back == self.pawns[self.active] && to == self.pawns[other];
                let leaves = seat == self.active && other != seat && !self.held.contains(other);
                self.play.is_none() && swapped && leaves
            }
            [Task::EndAction, Task::Finish] => {
                let pushed = self.pawns[seat].neighbours().any(|place| place == to);
                pushed && struck_by(&[Some(Effect::Push)]) || here && struck_by(&[Some(Effect::Summon)])
            }
            [Task::EndAction, Task::Finish, Task::Take(Actor(from))] => {
                from == seat && here && struck_by(&[None])
            }
            _ => false,
        }
    }

    /// Cards that lie open are known to all; who traces a card of a pile traces it to that pile's world.
    pub(super) fn check_knowledge(&self) -> Result<(), Broken> {
        let play = self.play.iter().flat_map(|play| play.cards.iter().copied());
        let chain = self.chain.iter().map(|link| link.card);
        let mut open = play.chain(chain).chain(self.bad).chain(self.letting_go.iter().copied());
        if let Some(card) = open.find(|card| self.known[card.index()] != Known::BY_ALL) {
            return Err(Broken::new("known_to", card, "12345w"));
        }
        for world in crate::cards::World::all() {
            for card in self.piles.of(world).iter().filter(|card| card.world() != world) {
                let known = self.known[card.index()];
                require("origin_known_to", known.card.contains_all(known.origin), "MO-H1")?;
            }
        }
        Ok(())
    }
}
