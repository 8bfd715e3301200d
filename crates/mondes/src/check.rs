//! Everything that must hold between two decisions.

use dedale_core::{Broken, Seat};

use crate::cards::{Card, World};
use crate::decision::Question;
use crate::keys::Kind;
use crate::knowledge::Knowers;
use crate::places::Place;
use crate::state::{Ended, HAND, MOST_ACTIONS, State, Task, What};

impl State {
    pub(crate) fn checked(&self) -> Result<(), Broken> {
        self.check_cards()?;
        self.check_hands()?;
        self.check_worlds()?;
        self.check_characters()?;
        self.check_seats()?;
        match self.ended {
            Some(Ended::Home(seat)) => {
                Broken::unless("active", seat, self.active)?;
                self.check_nothing_under_way()
            }
            Some(Ended::MaxRounds) => {
                Broken::unless("turn", usize::from(self.turn), self.most_turns())?;
                self.check_nothing_under_way()
            }
            None => self.check_question(),
        }
    }

    fn most_turns(&self) -> usize {
        self.setup.count() * usize::from(self.setup.max_rounds())
    }

    /// No card is lost, none appears.
    fn check_cards(&self) -> Result<(), Broken> {
        let mut counts = [0_u32; Card::COUNT];
        let piles = World::all().flat_map(|world| self.piles.of(world).iter().copied());
        let hands = self.seats().flat_map(|seat| self.hands[seat].iter().copied().collect::<Vec<_>>());
        let play = self.play.iter().flat_map(|play| play.cards.iter().copied());
        let chain = self.chain.iter().map(|link| link.card);
        let trade = self.trade.iter().flat_map(|trade| [trade.offered, trade.answered]).flatten();
        let loose = self.bad.into_iter().chain(self.letting_go.iter().copied());
        piles
            .chain(hands)
            .chain(play)
            .chain(chain)
            .chain(trade)
            .chain(loose)
            .for_each(|card| counts[card.index()] += 1);
        for card in Card::all() {
            Broken::unless(&format!("{card}"), counts[card.index()], 1)?;
        }
        for world in World::all() {
            let foreign =
                self.piles.of(world).iter().find(|&&card| !self.is_object(card) && card.world() != world);
            if let Some(card) = foreign {
                return Err(Broken::new(format!("piles.{world}"), card, "MO-D1"));
            }
        }
        Ok(())
    }

    /// MO-D2, MO-T2: hands hold no bad encounters, and encounters of the world they are in only.
    fn check_hands(&self) -> Result<(), Broken> {
        for seat in self.seats() {
            let field = || format!("hands[{}]", seat.index());
            for &card in &self.hands[seat] {
                let fits = match self.kind(card) {
                    Kind::Bad => false,
                    Kind::Object => true,
                    Kind::Encounter => self.turn > 0 && card.world() == self.world_of(seat),
                };
                if !fits {
                    return Err(Broken::new(field(), card, "MO-D2"));
                }
                if !self.known[card.index()].card.contains(Knowers::only(seat)) {
                    return Err(Broken::new("known_to", card, seat));
                }
            }
            if self.hands[seat].len() + self.cards_to_return(seat) > HAND {
                return Err(Broken::new(field(), self.hands[seat].len(), format!("≤ {HAND}")));
            }
            if self.turn == 0 {
                Broken::unless(&field(), self.hands[seat].len(), 0)?;
            }
        }
        Ok(())
    }

    /// Cards that may come back to a hand.
    fn cards_to_return(&self, seat: Seat) -> usize {
        let before_effect =
            matches!(self.question, Question::Pay | Question::Target | Question::React | Question::Which);
        let played = self.play.filter(|_| seat == self.active && before_effect && self.bad.is_none());
        let traded = self.trade.map_or(0, |trade| {
            let offered = trade.offered.is_some() && seat == self.active;
            let answered = trade.answered.is_some() && seat == trade.partner;
            usize::from(offered) + usize::from(answered)
        });
        played.map_or(0, |play| play.cards.len()) + traded
    }

    fn check_worlds(&self) -> Result<(), Broken> {
        for world in World::all() {
            let there = self.worlds.iter().filter(|&&other| other == world).count();
            Broken::unless("worlds", there, 1)?;
        }
        for seat in self.seats().filter(|_| self.turn > 0) {
            Broken::unless("up", self.is_up(self.pawns[seat]), true)?;
        }
        for &place in Place::ALL.iter().filter(|&&place| self.is_up(place)) {
            Broken::unless(
                "worlds_known_to",
                self.worlds_known[place as usize].bits(),
                Knowers::EVERYBODY.bits(),
            )?;
        }
        Ok(())
    }

    fn check_characters(&self) -> Result<(), Broken> {
        let dealt: Vec<_> = self.seats().flat_map(|seat| self.characters[seat]).collect();
        for (at, character) in dealt.iter().enumerate() {
            if dealt[..at].contains(character) {
                return Err(Broken::new("characters", format!("2 × {character}"), "1 ×"));
            }
        }
        Ok(())
    }

    fn check_seats(&self) -> Result<(), Broken> {
        let seats = self.setup.count();
        for (field, seat) in [("active", self.active), ("decider", self.decider)] {
            if seat.index() >= seats {
                return Err(Broken::new(field, seat, format!("≤ {seats}")));
            }
        }
        let mut named = self.chain.iter().flat_map(|link| [link.actor.0, link.asked.0]).collect::<Vec<_>>();
        named.extend(self.play.iter().flat_map(|play| play.target.into_iter().chain([play.asked])));
        named.extend(self.trade.iter().map(|trade| trade.partner));
        named.extend(self.tasks.iter().filter_map(|task| match task {
            Task::LetGo(actor) | Task::Leave(actor, _) | Task::Arrive(actor, _) | Task::Take(actor) => {
                Some(actor.0)
            }
            _ => None,
        }));
        let flags = [self.open, self.key_used, self.skipping, self.held, self.warded];
        named.extend(flags.iter().flat_map(|flags| flags.seats()));
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= seats) {
            return Err(Broken::new("players", seat, format!("≤ {seats}")));
        }
        if usize::from(self.turn) > self.most_turns() {
            return Err(Broken::new("turn", self.turn, format!("≤ {}", self.most_turns())));
        }
        if usize::from(self.idle_turns) >= seats {
            return Err(Broken::new("idle_turns", self.idle_turns, format!("< {seats}")));
        }
        let choosing = self.asked() == Some(Question::Character);
        Broken::unless("turn", self.turn == 0, choosing)?;
        if self.actions > MOST_ACTIONS {
            return Err(Broken::new("actions", self.actions, format!("≤ {MOST_ACTIONS}")));
        }
        Ok(())
    }

    fn check_nothing_under_way(&self) -> Result<(), Broken> {
        for (field, found) in [
            ("play", self.play.is_some()),
            ("chain", !self.chain.is_empty()),
            ("bad", self.bad.is_some()),
            ("trade", self.trade.is_some()),
            ("letting_go", !self.letting_go.is_empty()),
            ("tasks", !self.tasks.is_empty()),
            ("losing", self.losing > 0),
            ("drawing", self.drawing > 0),
            ("arranging", self.arranging > 0),
            ("arranged", self.arranged > 0),
        ] {
            Broken::unless(field, found, false)?;
        }
        Ok(())
    }

    /// What is under way suits what is asked.
    fn check_question(&self) -> Result<(), Broken> {
        self.check_tasks()?;
        let asks_active = |holds: bool| Broken::unless("decider", holds && self.decider == self.active, true);
        match self.question {
            Question::Character => {
                Broken::unless("up", self.up, 0)?;
                self.check_nothing_under_way()
            }
            Question::Turn => {
                if self.actions == 0 {
                    return Err(Broken::new("actions", 0, "≥ 1"));
                }
                asks_active(true)?;
                self.check_nothing_under_way()
            }
            Question::Offer => asks_active(self.trade.is_some_and(|trade| trade.offered.is_none())),
            Question::Answer => {
                let trade = self.trade.filter(|trade| trade.offered.is_some() && trade.answered.is_none());
                Broken::unless("trade", trade.is_some_and(|trade| trade.partner == self.decider), true)
            }
            Question::Accept => asks_active(self.trade.is_some_and(|trade| trade.answered.is_some())),
            Question::Pay => {
                let pays = self.play.is_some_and(|play| play.what != What::Effect);
                asks_active(pays && !self.legal_set().is_empty() && self.can_finish_paying())
            }
            Question::Target | Question::Where | Question::Give | Question::Look | Question::Arrange => {
                asks_active(
                    self.play.is_some_and(|play| play.what == What::Effect) && !self.legal_set().is_empty(),
                )
            }
            Question::React => {
                let reacts = self.play.is_some() || !self.chain.is_empty();
                Broken::unless("play", reacts && !self.hands[self.decider].is_empty(), true)
            }
            Question::Which => {
                let names = !self.chain.is_empty() && self.bad.is_none() && !self.legal_set().is_empty();
                Broken::unless("chain", names, true)
            }
            Question::Defend => {
                Broken::unless("chain", self.chain.len(), 0)?;
                asks_active(self.bad.is_some())
            }
            Question::Lose => {
                asks_active(self.bad.is_some() && self.losing > 0 && self.hands[self.active].len() > 1)
            }
            Question::Discard => Broken::unless("hands", self.hands[self.decider].is_empty(), false),
            Question::Under => {
                let last = self.tasks.last();
                let suits = matches!(last, Some(Task::Arrive(actor, _)) if actor.0 == self.decider)
                    || matches!(last, Some(Task::PutBad)) && self.decider == self.active;
                Broken::unless("letting_go", suits && self.letting_go.len() > 1, true)
            }
        }
    }

    /// The tasks are those of one action, in their order.
    fn check_tasks(&self) -> Result<(), Broken> {
        let rank = |task: &Task| match task {
            Task::EndAction => 0,
            Task::Finish => 1,
            Task::Take(_) | Task::DrawMore => 2,
            Task::Leave(..) => 3,
            Task::PutBad | Task::Arrive(..) => 4,
            Task::React | Task::Strike | Task::Suffer | Task::Lose | Task::LetGo(_) => 5,
        };
        let between_actions = matches!(self.question, Question::Character | Question::Turn);
        Broken::unless("tasks", self.tasks.is_empty(), between_actions)?;
        let first = self.tasks.first().is_none_or(|task| *task == Task::EndAction);
        let rising = self.tasks.windows(2).all(|pair| rank(&pair[0]) < rank(&pair[1]));
        let waiting = self.tasks.iter().all(|task| rank(task) < 5);
        if !(first && rising && waiting) {
            return Err(Broken::new("tasks", format!("{:?}", self.tasks), "the tasks of one action"));
        }
        let finishing = self.tasks.contains(&Task::Finish);
        if finishing && self.play.is_none_or(|play| play.what != What::Effect) {
            return Err(Broken::new("tasks", "finish", "play"));
        }
        if self.tasks.contains(&Task::PutBad) && self.bad.is_none() {
            return Err(Broken::new("tasks", "put-bad", "bad"));
        }
        let pile = if self.turn > 0 { self.piles.of(self.world_of(self.active)).len() } else { 0 };
        let arranging = self.question == Question::Arrange;
        let (placed, cards) = (usize::from(self.arranged), usize::from(self.arranging));
        if arranging != (cards > 0)
            || cards > pile
            || arranging && placed + 1 >= cards
            || !arranging && placed > 0
        {
            return Err(Broken::new("arranging", cards, format!("{placed} to {pile}")));
        }
        Ok(())
    }
}
