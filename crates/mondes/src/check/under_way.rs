//! What is under way suits what is asked, to the last card and task.

use dedale_core::{Broken, Few, Observer, Seat, SeatSet};

use crate::cards::{Card, Effect};
use crate::decision::Question;
use crate::keys::Kind;
use crate::knowledge::Known;
use crate::places::Place;
use crate::state::{Actor, HAND, State, TASKS, Task, To, What};
use crate::view::LinkView;

use super::require;

/// Tasks in the words of a position.
fn told(tasks: &[Task]) -> String {
    let names: Vec<_> = tasks.iter().map(|task| task.id()).collect();
    if names.is_empty() { "—".to_owned() } else { names.join(", ") }
}

/// Cards in the words of a position.
pub(super) fn listed(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
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
        if by_active {
            self.check_decider(self.active)?;
        }
        match self.question {
            Question::Character => self.check_choosing(),
            Question::Turn => {
                self.check_only(&[])?;
                self.check_tasks(&[])?;
                require(self.actions > 0, || Broken::new("actions", 0, 1).because("mondes-no-action"))
            }
            Question::Offer | Question::Answer | Question::Accept => self.check_trade(),
            Question::Pay => self.check_payment(),
            Question::Target => self.check_aim(),
            Question::React | Question::Which => self.check_reaction(),
            Question::Defend => {
                self.check_only(&["play", "bad", "drawing"])?;
                self.check_struck(&[])?;
                self.check_has_cards(self.active)
            }
            Question::Lose => self.check_losing(),
            Question::Under => self.check_letting_go(),
            Question::Where => {
                let play = self.check_effect_played(&[])?;
                self.check_target(&play)?;
                self.check_effect(&[Effect::Step, Effect::Diagonal, Effect::Teleport, Effect::Push])
            }
            Question::Arrange => self.check_arranging(),
            Question::More => self.check_more(),
            Question::Look => {
                self.check_effect_played(&[Task::Finish])?;
                self.check_effect(&[Effect::Scry])?;
                let all_up = || Broken::new("up", Place::COUNT, Place::COUNT - 1).because("mondes-all-up");
                require(self.up != u8::MAX, all_up)
            }
            Question::Give => {
                let play = self.check_effect_played(&[Task::Finish])?;
                self.check_target(&play)?;
                self.check_effect(&[Effect::Swap])?;
                [Some(self.active), play.target]
                    .into_iter()
                    .flatten()
                    .try_for_each(|seat| self.check_has_cards(seat))
            }
            Question::Discard => {
                let play = self.check_effect_played(&[Task::Finish])?;
                self.check_target(&play)?;
                self.check_effect(&[Effect::ForceDiscard])?;
                self.check_decider(play.target.unwrap_or(self.active))?;
                self.check_has_cards(self.decider)
            }
        }
    }

    /// It is up to that player.
    fn check_decider(&self, seat: Seat) -> Result<(), Broken> {
        let wrong = || Broken::new("decider", self.decider, seat).because("mondes-decider");
        require(self.decider == seat, wrong)
    }

    /// There is a card to choose.
    fn check_has_cards(&self, seat: Seat) -> Result<(), Broken> {
        let field = format!("hands[{}]", seat.index());
        let asked = self.question.id();
        require(!self.hands[seat].is_empty(), || Broken::new(field, 0, asked).because("mondes-no-card"))
    }

    /// The card played has one of these effects.
    fn check_effect(&self, effects: &[Effect]) -> Result<(), Broken> {
        let played = self.effect_played();
        let names: Vec<_> = effects.iter().map(|effect| effect.id()).collect();
        let found = played.map_or("pair", Effect::id);
        let wrong = || Broken::new("play.cards", found, names.join(", ")).because("mondes-effect-asked");
        require(names.contains(&found), wrong)
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
            let asked = self.asked().map_or("over", Question::id);
            let wrong = || Broken::new(field, field, asked).because("mondes-not-under-way");
            require(!found || possible.contains(&field), wrong)?;
        }
        Ok(())
    }

    /// The tasks are exactly these.
    pub(super) fn check_tasks(&self, expected: &[Task]) -> Result<(), Broken> {
        let wrong = || Broken::new("tasks", told(&self.tasks), told(expected)).because("mondes-tasks");
        require(*self.tasks == *expected, wrong)
    }

    /// MO-S3.
    fn check_choosing(&self) -> Result<(), Broken> {
        let first = Seat::new(0);
        let not_first = || Broken::new("active", self.active, first).because("mondes-turn-of");
        require(self.active == first, not_first)?;
        for (field, empty) in [
            ("up", self.up == 0),
            ("open", self.open == SeatSet::NONE),
            ("key_used", self.key_used == SeatSet::NONE),
            ("skipping", self.skipping == SeatSet::NONE),
            ("held", self.held == SeatSet::NONE),
            ("warded", self.warded == SeatSet::NONE),
            ("idle", self.idle == SeatSet::NONE),
            ("letting", self.letting == SeatSet::NONE),
            ("actions", self.actions == 0),
            ("drew", !self.drew),
            ("busy", !self.busy),
        ] {
            let wrong = || Broken::new(field, field, "character").because("mondes-not-under-way");
            require(empty, wrong)?;
        }
        self.check_only(&[])?;
        self.check_tasks(&[])
    }

    /// MO-A3.
    fn check_trade(&self) -> Result<(), Broken> {
        self.check_only(&["trade"])?;
        self.check_tasks(&[Task::EndAction])?;
        let asked = self.question.id();
        let Some(trade) = self.trade else {
            return Err(Broken::new("trade", "—", asked).because("mondes-missing"));
        };
        let here = trade.partner != self.active && self.pawns[trade.partner] == self.pawns[self.active];
        let away = || Broken::new("trade.partner", trade.partner, self.active).because("mondes-trade-here");
        require(here, away)?;
        let (offered, answered) = match self.question {
            Question::Offer => (false, false),
            Question::Answer => (true, false),
            _ => (true, true),
        };
        for (field, card, wanted) in
            [("trade.offered", trade.offered, offered), ("trade.answered", trade.answered, answered)]
        {
            let missing = || Broken::new(field, "—", asked).because("mondes-missing");
            require(card.is_some() || !wanted, missing)?;
            let too_early = || Broken::new(field, field, asked).because("mondes-not-under-way");
            require(card.is_none() || wanted, too_early)?;
        }
        self.check_decider(if self.question == Question::Answer { trade.partner } else { self.active })?;
        for (field, card, seat) in
            [("trade.offered", trade.offered, self.active), ("trade.answered", trade.answered, trade.partner)]
        {
            self.check_has_cards(seat)?;
            if let Some(card) = card {
                let elsewhere = || Broken::new(field, card, seat).because("mondes-trade-card");
                require(self.hands[seat].contains(&card), elsewhere)?;
            }
        }
        Ok(())
    }

    /// Whether somebody in the active player's world may have that card.
    pub(super) fn may_hold(&self, card: Card) -> bool {
        match self.kind(card) {
            Kind::Bad => false,
            Kind::Object => true,
            Kind::Encounter => card.world() == self.world_of(self.active),
        }
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
            let field = format!("chain[{at}].seat");
            let wrong = || Broken::new(field, link.seat, last.1).because("mondes-chain-order");
            require(own && link.seat == last.1, wrong)?;
            last = (link.seat, link.asked);
        }
        if self.question == Question::Which {
            let names = self.chain.len() == 1 && self.bad.is_none() && last == (self.decider, self.decider);
            let choices = self.legal_set().len();
            let wrong = || Broken::new("chain", choices, 2).because("mondes-chain-which");
            return require(names && choices > 1, wrong);
        }
        let counters = self.chain.is_empty() || self.terms.counter_chains();
        require(counters, || Broken::new("chain", self.chain.len(), 0).because("mondes-chain-counter"))?;
        let answered = self.bad.is_none() || !self.chain.is_empty();
        require(answered, || Broken::new("chain", 0, 1).because("mondes-chain-bad"))?;
        self.check_decider(last.1)?;
        let here = self.pawns[self.decider] == self.pawns[self.active] && last.0 != self.decider;
        let away = || Broken::new("decider", self.decider, self.active).because("mondes-react-here");
        require(here, away)?;
        self.check_has_cards(self.decider)
    }

    /// A card answers what it lies on.
    fn check_link(&self, at: usize, link: &LinkView) -> Result<(), Broken> {
        let here = self.pawns[link.seat] == self.pawns[self.active];
        let field = format!("chain[{at}]");
        let away = || Broken::new(&field, link.seat, self.active).because("mondes-react-here");
        require(here, away)?;
        let kind = || Broken::new(&field, link.card, link.seat).because("mondes-hand-kind");
        require(self.may_hold(link.card), kind)?;
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
                !naming && link.cancels.is_none() && play.is_some_and(|play| self.may_be_held_back(play))
            }
            _ => false,
        };
        require(suits, || Broken::new(&field, link.card, "—").because("mondes-chain-card"))
    }

    /// MO-B1: a bad encounter was drawn as an action or for an effect; then these tasks follow.
    fn check_struck(&self, then: &[Task]) -> Result<(), Broken> {
        let bad = self.bad.filter(|&bad| self.kind(bad) == Kind::Bad);
        let found = self.bad.map_or_else(|| "—".to_owned(), |bad| bad.to_string());
        let world = self.world_of(self.active);
        let wrong = || Broken::new("bad", found, world).because("mondes-bad");
        require(bad.is_some_and(|bad| bad.world() == world), wrong)?;
        let mut tasks: Few<Task, TASKS> = Few::new();
        tasks.push(Task::EndAction);
        let most = if self.play.is_some() {
            let play = self.check_play()?;
            self.check_what(&play, true)?;
            Self::check_no_target(&play)?;
            tasks.push(Task::Finish);
            match self.effect_played() {
                Some(Effect::Draw(count)) => {
                    tasks.push(Task::DrawMore);
                    count - 1
                }
                Some(Effect::Recover) => 0,
                _ => {
                    return self.check_effect(&[Effect::Draw(1), Effect::Recover]);
                }
            }
        } else {
            0
        };
        self.check_drawing(self.drawing <= most, most)?;
        then.iter().for_each(|&task| tasks.push(task));
        self.check_tasks(&tasks)
    }

    fn check_drawing(&self, holds: bool, most: u8) -> Result<(), Broken> {
        require(holds, || Broken::new("drawing", self.drawing, most).because("mondes-drawing"))
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
        let loses = fits && losing > 0 && losing <= hand && hand > 1;
        require(loses, || Broken::new("losing", losing, hand).because("mondes-losing"))
    }

    /// `draw`.
    fn check_more(&self) -> Result<(), Broken> {
        self.check_only(&["play", "drawing"])?;
        self.check_tasks(&[Task::EndAction, Task::Finish])?;
        let play = self.check_play()?;
        self.check_what(&play, true)?;
        Self::check_no_target(&play)?;
        let Some(Effect::Draw(count)) = self.effect_played() else {
            return self.check_effect(&[Effect::Draw(1)]);
        };
        self.check_drawing((1..count).contains(&self.drawing), count - 1)?;
        let (hand, world) = (self.hands[self.active].len(), self.world_of(self.active));
        let room = hand < HAND && !self.piles.of(world).is_empty();
        require(room, || Broken::new("drawing", hand, HAND - 1).because("mondes-drawing-room"))
    }

    /// `peek`.
    fn check_arranging(&self) -> Result<(), Broken> {
        self.check_effect_played(&[Task::Finish])?;
        let (placed, cards) = (usize::from(self.arranged), usize::from(self.arranging));
        let Some(Effect::Peek(most)) = self.effect_played() else {
            return self.check_effect(&[Effect::Peek(1)]);
        };
        let pile = self.piles.of(self.world_of(self.active));
        let some = placed + 1 < cards && cards <= usize::from(most) && cards <= pile.len();
        require(some, || Broken::new("arranging", cards, most).because("mondes-arranging"))?;
        let known = |card: &&Card| self.known[card.index()].card().contains(Observer::Seat(self.active));
        let unknown = pile[..cards].iter().find(|card| !known(card));
        unknown
            .map_or(Ok(()), |card| Err(Broken::new("known_to", card, self.active).because("mondes-knower")))
    }

    /// MO-D2, MO-D4: the order in which cards go under their piles is being chosen.
    fn check_letting_go(&self) -> Result<(), Broken> {
        let seat = self.decider;
        let (hand, going) = (&self.hands[seat], &self.letting_go);
        let some = going.len() > 1 && going.len() + hand.len() <= HAND;
        let wrong = || Broken::new("letting_go", going.len(), HAND - hand.len()).because("mondes-letting-go");
        require(some, wrong)?;
        let kind = match self.tasks.last() {
            Some(Task::PutBad) => {
                self.check_only(&["play", "bad", "drawing", "letting_go"])?;
                self.check_struck(&[Task::PutBad])?;
                let objects = self.bad.is_some_and(|bad| self.face(bad).effect == Effect::LoseObjects);
                let bad = self.bad.map_or("—", |bad| self.face(bad).effect.id());
                let other = || Broken::new("bad", bad, "lose-objects").because("mondes-effect-asked");
                require(objects, other)?;
                self.check_decider(self.active)?;
                Kind::Object
            }
            Some(&Task::Arrive(Actor(actor), To(to))) if actor == seat => {
                self.check_only(&["play", "letting_go"])?;
                let held = || Broken::new("held", actor, "—").because("mondes-held");
                require(!self.held.contains(actor), held)?;
                let stays = || Broken::new("tasks", told(&self.tasks), to).because("mondes-leaves");
                require(to != self.pawns[actor] && self.leaves_by(to), stays)?;
                Kind::Encounter
            }
            _ => {
                let expected = "put-bad, arrive";
                return Err(Broken::new("tasks", told(&self.tasks), expected).because("mondes-tasks"));
            }
        };
        let here = |card: &Card| kind == Kind::Object || card.world() == self.world_of(seat);
        let goes = |card: &Card| self.kind(*card) == kind && here(card);
        let wrong = |card: &Card| Broken::new("letting_go", card, kind).because("mondes-letting-go-kind");
        if let Some(card) = going.iter().find(|card| !goes(card)) {
            return Err(wrong(card));
        }
        let kept = hand.iter().find(|card| self.kind(**card) == kind);
        kept.map_or(Ok(()), |card| Err(wrong(card)))
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
            return Err(Broken::new("known_to", card, "12345w").because("mondes-known-to-all"));
        }
        for world in crate::cards::World::all() {
            for card in self.piles.of(world).iter().filter(|card| card.world() != world) {
                let known = self.known[card.index()];
                let wrong = || Broken::new("origin_known_to", card, world).because("mondes-origin");
                require(known.card().contains_all(known.origin()), wrong)?;
            }
        }
        Ok(())
    }
}
