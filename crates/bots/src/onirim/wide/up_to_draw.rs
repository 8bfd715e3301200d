use dedale_core::{Chance, Effects, Few, Seat};
use dedale_onirim::{Answer, Card, End, Event, GoalPair, Origin, Question, Source, View};

use super::super::continuation::{Knowledge, take};
use super::super::situation::Next;
use super::situation::Wide;

/// What the player whose turn it is knows of the effects of its answers: all of them until a card is drawn or turned up,
/// or something happens that is only [named](super::Pending).
#[derive(Clone, Copy)]
pub(super) struct UpToDraw {
    wide: Wide,
    /// Who answers.
    seat: Seat,
    question: Question,
    /// The card that was drawn before and waits for its place.
    drawn: Option<Card>,
    redrawing: bool,
    looking: Few<Card, 8>,
    /// How many of the cards looked at were put back.
    placed: usize,
    /// Whether the nightmare being answered counts as discarded.
    nightmare_counted: bool,
    stopped: bool,
}

impl Chance for UpToDraw {
    #[inline]
    fn pick(&mut self, _: u32) -> u32 {
        self.stopped = true;
        0
    }
}

impl Effects<Event> for UpToDraw {
    #[inline]
    fn emit(&mut self, event: Event) {
        if !self.stopped {
            self.write_down(event);
        }
    }
}

impl Knowledge for UpToDraw {
    #[inline]
    fn looking(&self) -> &Few<Card, 8> {
        &self.looking
    }
}

impl UpToDraw {
    pub(super) fn new(view: &View, question: Question) -> UpToDraw {
        let mut wide = Wide::of(view);
        if view.redrawing {
            wide.base.next = Next::Redraw;
        }
        UpToDraw {
            wide,
            seat: view.active,
            question,
            drawn: view.drawn.and_then(|glimpse| glimpse.card).filter(|_| question == Question::Place),
            redrawing: view.redrawing,
            looking: view.looking.iter().filter_map(|glimpse| glimpse.card).collect(),
            placed: view.placed.into(),
            nightmare_counted: false,
            stopped: false,
        }
    }

    /// The cards still looked at go back as they lie; below the deck nobody minds their order.
    pub(super) fn with_looking_put_back(&self) -> Wide {
        let mut wide = self.wide;
        for (place, &card) in self.looking.iter().enumerate() {
            match self.question {
                Question::ParadoxTop | Question::ParadoxBottom => wide.base.deck.add(card),
                _ => wide.base.put_back(self.placed + place, card),
            }
        }
        wide
    }

    fn write_down(&mut self, event: Event) {
        match event {
            Event::Picked { card, .. } => self.pick_open(card),
            Event::Played { from, card, .. } => {
                self.lose_card(from, card);
                self.wide.base.lay(card);
            }
            Event::TowerPlayed { from, card, end, .. } => {
                self.lose_card(from, card);
                let place = if end == End::Left { 0 } else { self.wide.towers.len() };
                self.wide.towers.insert(place, card);
            }
            Event::Swapped { gave, took, .. } => {
                self.wide.common.remove(took);
                self.wide.common.add(gave);
            }
            Event::Discarded { from, card, .. } => self.discard(from, card),
            Event::ToLimbo { from: Origin::Deck, .. } if self.wide.base.next == Next::Redraw => {
                self.stopped = true;
            }
            Event::ToLimbo { card, .. } => self.wide.base.limbo.add(card),
            Event::Drew { into, card, .. } => self.draw(into, card.card()),
            Event::Placed { bottom, card, .. } => self.place(bottom, card.card()),
            Event::Fetched { card, .. } => {
                self.wide.base.shuffle();
                self.wide.base.top.push(card.card());
            }
            Event::DoorSearched { colour, found, .. } => self.wide.base.search(colour, found),
            Event::DoorLaid { colour, .. } => self.wide.doors[colour as usize] += 1,
            Event::DoorReturned { seat, colour } => {
                self.doors_of(seat)[colour as usize] -= 1;
                self.wide.base.limbo.add(Card::door(colour));
            }
            Event::GoalFound { .. } | Event::GoalReopened { .. } | Event::GoalsSwapped { .. } => {
                self.turn_goals(event);
            }
            Event::NightmareAnswered { answer, .. } => self.answer_nightmare(answer),
            Event::PremonitionRemoved { premonition } => self.wide.open.remove(premonition),
            Event::PremonitionStruck { premonition } => {
                if self.question == Question::Premonition {
                    self.wide.open.remove(premonition);
                }
                self.stopped = true;
            }
            Event::Paid { .. } => {
                self.wide.discarded = self.wide.discarded.saturating_sub(1);
                self.stopped = true;
            }
            Event::Turned { .. } | Event::Looked { .. } => self.stopped = true,
            Event::LimboReturned => self.wide.base.return_limbo(),
            Event::TurnBegan { .. } => self.wide.base.next = Next::Turn,
            _ => {}
        }
    }

    /// The other open cards are in nobody's hand.
    fn pick_open(&mut self, card: Card) {
        for open in self.wide.common.iter() {
            self.wide.base.hand.remove(open);
        }
        self.wide.base.hand.add(card);
        self.wide.common.remove(card);
        self.stopped = true;
    }

    fn lose_card(&mut self, from: Origin, card: Card) {
        self.wide.base.hand.remove(card);
        if from == Origin::Common {
            self.wide.common.remove(card);
        }
    }

    fn discard(&mut self, from: Origin, card: Card) {
        match from {
            Origin::Own | Origin::Common => self.lose_card(from, card),
            Origin::Look => take(&mut self.looking, card),
            Origin::Deck => {
                self.wide.base.deck.remove(card);
            }
            Origin::TowerRow => {
                if let Some(place) = self.wide.towers.iter().position(|&other| other == card) {
                    self.wide.towers.remove(place);
                }
            }
            Origin::Table if self.nightmare_counted || self.is_looking() => return,
            Origin::Table | Origin::DiscardPile => {}
        }
        self.wide.discarded = self.wide.discarded.saturating_add(1);
    }

    /// Whether cards looked at are what the question is about: nothing but these is written down.
    fn is_looking(&self) -> bool {
        matches!(self.question, Question::Prophecy | Question::DreamDiscard | Question::Arrange)
    }

    /// The card drawn before goes where the answer says; the next one is not foreseen.
    fn draw(&mut self, into: Source, card: Card) {
        if self.drawn.take().is_none() {
            self.stopped = true;
            return;
        }
        self.wide.base.hand.add(card);
        if into == Source::Common {
            self.wide.common.add(card);
        }
        if self.redrawing {
            self.wide.base.next = Next::Redraw;
            self.stopped = true;
        }
    }

    fn place(&mut self, bottom: bool, card: Card) {
        take(&mut self.looking, card);
        if bottom {
            self.wide.base.deck.add(card);
        } else {
            self.wide.base.put_back(self.placed, card);
            self.placed += 1;
        }
    }

    fn doors_of(&mut self, seat: Seat) -> &mut [u8; 4] {
        match &mut self.wide.partner {
            Some(partner) if seat != self.seat => &mut partner.doors,
            _ => &mut self.wide.doors,
        }
    }

    /// Goals are counted from 1.
    fn turn_goals(&mut self, event: Event) {
        let Some(goals) = &mut self.wide.goals else { return };
        match event {
            Event::GoalFound { place } => goals.find(usize::from(place) - 1),
            Event::GoalReopened { place } => goals.reopen(usize::from(place) - 1),
            Event::GoalsSwapped { left, right } => {
                if let Some(pair) = GoalPair::new(left - 1, right - 1) {
                    goals.swap(pair);
                }
            }
            _ => {}
        }
    }

    /// The nightmare counts as discarded as soon as it is answered.
    fn answer_nightmare(&mut self, answer: Answer) {
        self.wide.discarded = self.wide.discarded.saturating_add(1);
        self.nightmare_counted = true;
        match answer {
            Answer::Reveal => {
                self.wide.base.next = Next::Reveal(5);
                self.stopped = true;
            }
            Answer::Redraw => self.wide.base.next = Next::Redraw,
            Answer::Key | Answer::Door | Answer::Punished => {}
        }
    }
}
