//! Everything that must hold between two decisions.

mod under_way;

use dedale_core::{Broken, Observer, Seat};

use crate::cards::{Card, World};
use crate::decision::Question;
use crate::keys::Kind;
use crate::knowledge::Knowers;
use crate::places::Place;
use crate::setup::CharacterKey;
use crate::state::{Ended, HAND, MOST_ACTIONS, State, Task};

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
                Broken::unless("active", seat, self.active)?;
                Broken::unless("open", self.open.contains(seat), true)?;
                self.check_over()
            }
            Some(Ended::MaxRounds) => {
                Broken::unless("turn", usize::from(self.turn), self.most_turns())?;
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
            return Err(Broken::new("key_used", seat, "open"));
        }
        let may_count =
            self.terms.character_key() == CharacterKey::OwnAction && self.key_used.contains(self.active);
        Broken::unless("key_ready", self.key_ready && !may_count, false)
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
                if !self.known[card.index()].card.contains(Observer::Seat(seat)) {
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
        let played = self.play.filter(|_| seat == self.active && self.bad.is_none());
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
        let seats = self.terms.count();
        for (field, seat) in [("active", self.active), ("decider", self.decider)] {
            if seat.index() >= seats {
                return Err(Broken::new(field, seat, format!("≤ {seats}")));
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
        let flags = [self.open, self.key_used, self.skipping, self.held, self.warded];
        named.extend(flags.iter().flat_map(|flags| flags.iter()));
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= seats) {
            return Err(Broken::new("players", seat, format!("≤ {seats}")));
        }
        if usize::from(self.turn) > self.most_turns() {
            return Err(Broken::new("turn", self.turn, format!("≤ {}", self.most_turns())));
        }
        if usize::from(self.idle_turns) >= seats {
            return Err(Broken::new("idle_turns", self.idle_turns, format!("< {seats}")));
        }
        if let Some(first) = self.terms.first().filter(|_| self.turn > 0) {
            let active = (first.index() + usize::from(self.turn) - 1) % seats;
            Broken::unless("active", self.active.index(), active)?;
        }
        let choosing = self.asked() == Some(Question::Character);
        Broken::unless("turn", self.turn == 0, choosing)?;
        if self.actions > MOST_ACTIONS {
            return Err(Broken::new("actions", self.actions, format!("≤ {MOST_ACTIONS}")));
        }
        Ok(())
    }
}
