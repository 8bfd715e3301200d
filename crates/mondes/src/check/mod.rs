//! Everything that must hold between two decisions.

mod play;
mod under_way;

use dedale_core::{Broken, Observer, Seat};

use crate::cards::{Card, World};
use crate::decision::Question;
use crate::keys::Kind;
use crate::knowledge::Knowers;
use crate::places::Place;
use crate::setup::CharacterKey;
use crate::state::{Ended, HAND, MOST_ACTIONS, State, Task};

/// Fails with that unless it holds.
fn require(holds: bool, broken: impl FnOnce() -> Broken) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(broken()) }
}

impl State {
    pub(crate) fn checked(&self) -> Result<(), Broken> {
        self.check_cards()?;
        self.check_hands()?;
        self.check_worlds()?;
        self.check_characters()?;
        self.check_seats()?;
        self.check_keys()?;
        self.check_knowledge()?;
        match self.ended {
            Some(Ended::Home(seat)) => {
                require(self.open.contains(seat), || {
                    Broken::new("open", "—", seat).because("mondes-winner-open")
                })?;
                self.check_over()
            }
            Some(Ended::MaxRounds) => {
                let last = self.most_turns();
                let early = || Broken::new("turn", self.turn, last).because("mondes-last-turn");
                require(usize::from(self.turn) == last, early)?;
                self.check_over()
            }
            None => self.check_under_way(),
        }
    }

    fn check_over(&self) -> Result<(), Broken> {
        self.check_only(&[])?;
        self.check_tasks(&[])
    }

    /// MO-A6: a key that was used or can be is that of an open character.
    fn check_keys(&self) -> Result<(), Broken> {
        let hidden = self.seats().find(|&seat| self.key_used.contains(seat) && !self.open.contains(seat));
        if let Some(seat) = hidden {
            return Err(Broken::new("key_used", seat, "—").because("mondes-key-open"));
        }
        let may_count =
            self.terms.character_key() == CharacterKey::OwnAction && self.key_used.contains(self.active);
        let wrong = || Broken::new("key_ready", self.active, "—").because("mondes-key-ready");
        require(!self.key_ready || may_count, wrong)
    }

    fn most_turns(&self) -> usize {
        self.terms.count() * usize::from(self.terms.max_rounds())
    }

    /// No card is lost, none appears.
    fn check_cards(&self) -> Result<(), Broken> {
        let mut counts = [0_u32; Card::COUNT];
        let piles = World::all().flat_map(|world| self.piles.of(world).iter().copied());
        let hands = self.seats().flat_map(|seat| self.hands[seat].iter().copied().collect::<Vec<_>>());
        let play = self.play.iter().flat_map(|play| play.cards.iter().copied());
        let chain = self.chain.iter().map(|link| link.card);
        let loose = self.bad.into_iter().chain(self.letting_go.iter().copied());
        piles.chain(hands).chain(play).chain(chain).chain(loose).for_each(|card| counts[card.index()] += 1);
        for card in Card::all() {
            let wrong = || Broken::new("piles", card, counts[card.index()]).because("mondes-card-once");
            require(counts[card.index()] == 1, wrong)?;
        }
        for world in World::all() {
            let foreign =
                self.piles.of(world).iter().find(|&&card| !self.is_object(card) && card.world() != world);
            if let Some(card) = foreign {
                let field = format!("piles.{world}");
                return Err(Broken::new(field, card, card.world()).because("mondes-pile-foreign"));
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
                    return Err(Broken::new(field(), card, seat).because("mondes-hand-kind"));
                }
                if !self.known[card.index()].card().contains(Observer::Seat(seat)) {
                    return Err(Broken::new("known_to", card, seat).because("mondes-knower"));
                }
            }
            if self.hands[seat].len() + self.cards_to_return(seat) > HAND {
                let (hand, most) = (self.hands[seat].len(), HAND - self.cards_to_return(seat).min(HAND));
                return Err(Broken::new(field(), hand, most).because("mondes-hand-size"));
            }
        }
        Ok(())
    }

    /// Cards that may come back to a hand.
    fn cards_to_return(&self, seat: Seat) -> usize {
        let played = self.play.filter(|_| seat == self.active && self.bad.is_none());
        played.map_or(0, |play| play.cards.len())
    }

    fn check_worlds(&self) -> Result<(), Broken> {
        for world in World::all() {
            let there = self.worlds.iter().filter(|&&other| other == world).count();
            require(there == 1, || Broken::new("worlds", world, there).because("mondes-world-once"))?;
        }
        for seat in self.seats().filter(|_| self.turn > 0) {
            let place = self.pawns[seat];
            require(self.is_up(place), || Broken::new("up", "—", place).because("mondes-pawn-up"))?;
        }
        for &place in Place::ALL.iter().filter(|&&place| self.is_up(place)) {
            let wrong = || Broken::new("worlds_known_to", place, "12345w").because("mondes-known-to-all");
            require(self.worlds_known[place as usize] == Knowers::EVERYBODY, wrong)?;
        }
        Ok(())
    }

    fn check_characters(&self) -> Result<(), Broken> {
        let dealt: Vec<_> = self.seats().flat_map(|seat| self.characters[seat]).collect();
        for (at, character) in dealt.iter().enumerate() {
            if dealt[..at].contains(character) {
                let field = format!("characters[{}]", at / 2);
                return Err(Broken::new(field, character, 1).because("mondes-character-once"));
            }
        }
        Ok(())
    }

    fn check_seats(&self) -> Result<(), Broken> {
        let seats = self.terms.count();
        for (field, seat) in [("active", self.active), ("decider", self.decider)] {
            if seat.index() >= seats {
                return Err(Broken::new(field, seat, seats).because("mondes-seat"));
            }
        }
        let mut named = self.chain.iter().flat_map(|link| [link.seat, link.asked]).collect::<Vec<_>>();
        named.extend(self.play.iter().flat_map(|play| play.target.into_iter().chain([play.asked])));
        named.extend(self.trade.iter().map(|trade| trade.partner));
        named.extend(self.tasks.iter().filter_map(|task| match task {
            Task::LetGo(actor) | Task::Leave(actor, _) | Task::Arrive(actor, _) | Task::Take(actor) => {
                Some(actor.0)
            }
            _ => None,
        }));
        let flags =
            [self.open, self.key_used, self.skipping, self.held, self.warded, self.idle, self.letting];
        named.extend(flags.iter().flat_map(|flags| flags.iter()));
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= seats) {
            return Err(Broken::new("setup.players", seat, seats).because("mondes-seat"));
        }
        if usize::from(self.turn) > self.most_turns() {
            return Err(Broken::new("turn", self.turn, self.most_turns()).because("mondes-turn-limit"));
        }
        if let Some(first) = self.terms.first().filter(|_| self.turn > 0) {
            let active = Seat::new((first.index() + usize::from(self.turn) - 1) % seats);
            let wrong = || Broken::new("active", self.active, active).because("mondes-turn-of");
            require(self.active == active, wrong)?;
        }
        let choosing = self.asked() == Some(Question::Character);
        let asked = self.asked().map_or("over", Question::id);
        let wrong = || Broken::new("turn", self.turn, asked).because("mondes-choosing");
        require((self.turn == 0) == choosing, wrong)?;
        if self.actions > MOST_ACTIONS {
            return Err(Broken::new("actions", self.actions, MOST_ACTIONS).because("mondes-actions"));
        }
        Ok(())
    }
}
