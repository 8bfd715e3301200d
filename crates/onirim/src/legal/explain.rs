//! Why an answer is not possible: one by one, by the letter of the rules.

use super::Illegal;
use crate::action::{Action, End, Owner, Source};
use crate::cards::{Card, Colour, Room};
use crate::decision::Question;
use crate::state::State;

impl State {
    /// Whether the action may be answered now, by the letter of the rules.
    pub(crate) fn explained(&self, action: Action) -> Result<(), Illegal> {
        if self.ended.is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.question, action) {
            (Question::Turn, Action::Play(source, room)) => {
                self.has(source, room.card())?;
                self.check_symbol(room)
            }
            (Question::Turn, Action::PlayTower(source, tower, end)) => {
                self.has(source, Card::tower(tower))?;
                require(end == End::Right || !self.towers.is_empty(), Illegal::EmptyTowerRow)?;
                require(self.fits(tower, end), Illegal::TowerClash)
            }
            (Question::Turn, Action::Discard(source, card)) => self.has(source, card),
            (Question::Search { .. }, Action::Search | Action::Decline) => Ok(()),
            (Question::Swap { .. }, Action::Keep) => Ok(()),
            (Question::Swap { .. }, Action::Give(card)) => {
                self.has(Source::Own, card)?;
                require(self.common.iter().any(|&other| other != card), Illegal::SwapWithoutEffect)
            }
            (Question::SwapTake { given, .. }, Action::Take(card)) => {
                self.has(Source::Common, card)?;
                require(card != given, Illegal::SwapWithoutEffect)
            }
            (Question::Prophecy | Question::DreamDiscard, Action::Discard(Source::Own, card))
            | (Question::Arrange | Question::ParadoxTop | Question::ParadoxBottom, Action::Place(card)) => {
                require(self.looking.iter().any(|seen| seen.card() == card), Illegal::NotLookedAt)
            }
            (Question::DreamDiscard, Action::Keep) => Ok(()),
            (Question::Peek { .. }, Action::Look | Action::Decline) => Ok(()),
            (Question::TowerLook, Action::Decline) => Ok(()),
            (Question::TowerLook, Action::LookAt(number)) => {
                require(self.tower_looks.has_number(number), Illegal::NoSuchLook)
            }
            (Question::Draw, Action::Draw) => Ok(()),
            (Question::Place, Action::Into(_)) => Ok(()),
            (Question::Door { .. }, Action::Limbo) => Ok(()),
            (Question::Door { colour }, Action::Buy(source)) => {
                self.has(source, Card::key(colour)).map_err(|_| Illegal::NoKey)
            }
            (Question::Nightmare, Action::Discard(source, card)) => {
                require(card.is_key(), Illegal::NotAKey)?;
                self.has(source, card)
            }
            (Question::Nightmare, Action::Return(Owner::Own, colour)) => {
                require(self.doors[self.active].of(colour) > 0, Illegal::NoDoor)
            }
            (Question::Nightmare, Action::Reveal | Action::Redraw) => Ok(()),
            (Question::TowerLoss, Action::FalseDestruction) => Ok(()),
            (Question::TowerLoss, Action::Discard(Source::Own, card)) => {
                let place =
                    self.towers.iter().position(|tower| tower.card() == card).ok_or(Illegal::NotLaid)?;
                require(self.may_lose_tower(place), Illegal::InnerTower)
            }
            (Question::Premonition, Action::Suffer(premonition)) => {
                require(self.open.contains(premonition), Illegal::PremonitionNotOpen)?;
                require(self.is_met(premonition), Illegal::PremonitionNotMet)
            }
            (Question::LoseKey { .. }, Action::Discard(Source::Own, card)) => {
                require(card.is_key(), Illegal::NotAKey)?;
                require(self.deck.contents().contains(card), Illegal::NotInDeck)
            }
            (Question::LoseDoor | Question::LosePairedDoor, Action::Return(owner, colour)) => {
                self.may_lose_door(owner, colour)
            }
            (Question::HappyDream, Action::Remove(premonition)) => {
                require(self.open.contains(premonition), Illegal::PremonitionNotOpen)
            }
            (Question::HappyDream, Action::Look | Action::Fetch) => {
                require(!self.deck.is_empty(), Illegal::DeckEmpty)
            }
            (Question::Fetch, Action::Take(card)) => {
                require(self.deck.contents().contains(card), Illegal::NotInDeck)
            }
            (Question::Pick, Action::Take(card)) => require(self.common.contains(&card), Illegal::NotOpen),
            (Question::Pay { .. }, Action::Pay(card)) => {
                require(self.discard.contains(card), Illegal::NotInDiscardPile)
            }
            (Question::Planning, Action::SwapGoals(pair)) => {
                require(self.goals[pair.left()] != self.goals[pair.right()], Illegal::GoalsAlike)
            }
            (question, Action::Cast(spell)) if question.allows_spells() => self.may_cast(spell),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn has(&self, source: Source, card: Card) -> Result<(), Illegal> {
        let found = self.kinds_in(source) >> card.index() & 1 == 1;
        require(found, if source == Source::Own { Illegal::NotInHand } else { Illegal::NotInCommonHand })
    }

    fn check_symbol(&self, room: Room) -> Result<(), Illegal> {
        require(self.rows[self.active].symbol() != Some(room.symbol), Illegal::SameSymbol)
    }

    fn may_lose_door(&self, owner: Owner, colour: Colour) -> Result<(), Illegal> {
        let (own, partner) = self.doors_to_lose(self.question);
        let bit = 1 << colour as u32;
        match owner {
            Owner::Own => require(own & bit != 0, Illegal::NoDoor),
            Owner::Partner => {
                require(partner & bit != 0, Illegal::NoDoor)?;
                require(own == 0, Illegal::OwnDoorFirst)
            }
        }
    }
}

fn require(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
