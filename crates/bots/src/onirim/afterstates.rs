//! Afterstates: where each choice leads, up to the first question to chance.
//!
//! The rules themselves play every choice. Their events are written into the player's situation until chance is asked;
//! what the rules then make of chance is not looked at.

use dedale_core::{Chance, Effects, Few, Rules as _};
use dedale_onirim::{Action, Answer, Card, Event, Face, Legal, Origin, Question, View};

use super::continuation::{Continuation, Knowledge, take};
use super::situation::{Afterstate, HAND, Next, Situation};

/// Calls `visit` with every legal action and an afterstate it may lead to, if the player then goes on as it should:
/// an action with more than one is worth as much as the best of them. None if nothing can be said of this game.
pub fn for_each_afterstate(
    view: &View,
    legal: &Legal,
    mut visit: impl FnMut(Action, Afterstate),
) -> Option<()> {
    let now = Continuation::new(view, UpToChance::new(view)?);
    for action in legal.iter() {
        let then = now.then(action);
        let mut visit = |then: &Continuation<UpToChance>| visit(action, then.afterstate());
        match then.world.question() {
            Some(Question::Search { .. }) => {
                visit(&then.then(Action::Decline));
                visit(&then.then(Action::Search));
            }
            Some(Question::Arrange) if !then.known.unwinnable => then.in_every_order(&mut visit),
            _ => visit(&then),
        }
    }
    Some(())
}

impl Continuation<UpToChance> {
    #[inline]
    fn afterstate(&self) -> Afterstate {
        let mut situation = self.known.situation;
        if self.world.question() == Some(Question::Prophecy) {
            situation.next = Next::Prophecy;
        }
        match self.known.won {
            Some(true) => Afterstate::Won,
            Some(false) => Afterstate::Lost,
            None if self.known.unwinnable || loses_whatever_comes(&situation) => Afterstate::Lost,
            None => Afterstate::Open(situation),
        }
    }
}

/// Whether too few cards are left to fill the hand after a nightmare, in whatever order they come (ON-X2).
#[inline]
fn loses_whatever_comes(situation: &Situation) -> bool {
    match situation.next {
        Next::Reveal(left) => situation.deck.len() <= u32::from(left),
        Next::Redraw => situation.hand.len() + situation.deck.labyrinth().len() < HAND,
        Next::Turn | Next::Draw | Next::Prophecy => false,
    }
}

/// What a lone dreamer knows of the effects of its answers: all of them up to the first question to chance.
#[derive(Clone, Copy)]
struct UpToChance {
    situation: Situation,
    looking: Few<Card, 8>,
    /// How many of the cards looked at were put back.
    placed: usize,
    /// ON-X4.
    unwinnable: bool,
    /// Whether the game was won, if it is over.
    won: Option<bool>,
    chance_was_asked: bool,
}

impl Chance for UpToChance {
    #[inline]
    fn pick(&mut self, _: u32) -> u32 {
        self.chance_was_asked = true;
        0
    }
}

impl Effects<Event> for UpToChance {
    #[inline]
    fn emit(&mut self, event: Event) {
        if !self.chance_was_asked {
            self.write_down(event);
        }
    }
}

impl Knowledge for UpToChance {
    #[inline]
    fn looking(&self) -> &Few<Card, 8> {
        &self.looking
    }
}

impl UpToChance {
    #[inline]
    fn new(view: &View) -> Option<UpToChance> {
        Some(UpToChance {
            situation: Situation::of(view)?,
            looking: view.looking.iter().filter_map(|glimpse| glimpse.card()).collect(),
            placed: view.placed.into(),
            unwinnable: view.unwinnable,
            won: None,
            chance_was_asked: false,
        })
    }

    /// A card that is only turned up stays on top: whether it is bought, answered or sent away is another choice.
    #[inline]
    fn write_down(&mut self, event: Event) {
        let now = &mut self.situation;
        match event {
            Event::Played { card, .. } => {
                now.hand.remove(card);
                now.lay(card);
            }
            Event::Discarded { from: Origin::Own, card, .. } => {
                now.hand.remove(card);
            }
            Event::Discarded { from: Origin::Look, card, .. } => {
                take(&mut self.looking, card);
                self.unwinnable |= matches!(card.face(), Face::Door(_));
            }
            Event::Discarded { from: Origin::Deck, card, .. } => {
                now.take_top(card);
                now.count_revealed();
            }
            Event::Discarded { from: Origin::Table, .. } => now.next = Next::Draw,
            Event::ToLimbo { from, card } => {
                if from == Origin::Deck {
                    now.take_top(card);
                    now.count_revealed();
                }
                now.limbo.add(card);
            }
            Event::Drew { card, .. } => {
                now.take_top(card.card());
                now.hand.add(card.card());
            }
            Event::Placed { card, .. } => {
                take(&mut self.looking, card.card());
                now.put_back(self.placed, card.card());
                self.placed += 1;
            }
            Event::DoorSearched { colour, found, .. } => now.search(colour, found),
            Event::DoorLaid { colour, .. } => now.doors[colour as usize] += 1,
            Event::DoorReturned { colour, .. } => {
                now.doors[colour as usize] -= 1;
                now.limbo.add(Card::door(colour));
            }
            Event::NightmareAnswered { answer: Answer::Reveal, .. } => now.next = Next::Reveal(5),
            Event::NightmareAnswered { answer: Answer::Redraw, .. } => now.next = Next::Redraw,
            Event::LimboReturned => now.return_limbo(),
            Event::TurnBegan { .. } => now.next = Next::Turn,
            Event::Ended { won } => self.won = Some(won),
            _ => {}
        }
    }
}
