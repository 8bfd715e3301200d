use dedale_core::Effects;

use crate::action::{Owner, Source};
use crate::cards::{Card, Colour};
use crate::event::{Event, Origin};
use crate::goals::Goal;
use crate::rules::Then;
use crate::setup::DuplicateDoors;
use crate::state::State;

impl State {
    /// ON-T2: the deck is shuffled whether a door is found or not.
    pub(crate) fn search_for_door(&mut self, colour: Colour, effects: &mut impl Effects<Event>) -> Then {
        let seat = self.active;
        self.deck.shuffle();
        let found = self.deck.rest.remove(Card::door(colour));
        effects.emit(Event::DoorSearched { seat, colour, found });
        if found {
            self.obtain_door(colour, Origin::Deck, effects);
        }
        effects.emit(Event::Shuffled);
        self.after_door(effects)
    }

    /// ON-T7: a key of its colour is discarded for it; that is no prophecy.
    pub(crate) fn buy_door(
        &mut self,
        source: Source,
        colour: Colour,
        effects: &mut impl Effects<Event>,
    ) -> Then {
        self.drawn = None;
        self.discard_from(source, Card::key(colour), effects);
        self.obtain_door(colour, Origin::Table, effects);
        self.after_door(effects)
    }

    pub(crate) fn drawn_door_to_limbo(&mut self, effects: &mut impl Effects<Event>) -> Then {
        let door = self.drawn.take().expect("a door was drawn").card();
        self.send_to_limbo(door, Origin::Table, effects);
        Then::Refill
    }

    /// ON-A2: with the book only the door of the next goal is laid down. ON-P7: a second door of a colour may
    /// be no use.
    fn obtain_door(&mut self, colour: Colour, from: Origin, effects: &mut impl Effects<Event>) {
        let seat = self.active;
        let duplicate =
            self.setup.duplicate_doors() == DuplicateDoors::Limbo && self.doors[seat].of(colour) > 0;
        let goal = if self.has_book() { self.goals.next() } else { None };
        let wrong_goal = goal.is_some_and(|place| self.goals[place].colour() != colour);
        if duplicate || wrong_goal {
            return self.send_to_limbo(Card::door(colour), from, effects);
        }
        self.doors[seat].add(colour);
        effects.emit(Event::DoorLaid { seat, colour });
        if let Some(place) = goal {
            self.goals.find(place);
            effects.emit(Event::GoalFound { place: place as u8 + 1 });
        }
    }

    /// ON-D2: door laid, shuffle, victory, premonitions, refill.
    fn after_door(&mut self, effects: &mut impl Effects<Event>) -> Then {
        if self.wins(effects) { Then::Wait } else { self.resolve_premonitions(effects) }
    }

    /// A door goes from the table to limbo; ON-A3: its goal is face up again, and the next to be matched.
    pub(crate) fn return_door(&mut self, owner: Owner, colour: Colour, effects: &mut impl Effects<Event>) {
        let seat = if owner == Owner::Own { self.active } else { self.partner() };
        self.doors[seat].remove(colour);
        self.limbo.add(Card::door(colour));
        effects.emit(Event::DoorReturned { seat, colour });
        if self.has_book() {
            let goal = Goal::new(colour, true);
            let place =
                self.goals.iter().rposition(|&other| other == goal).expect("a found goal for each door");
            self.goals.reopen(place);
            effects.emit(Event::GoalReopened { place: place as u8 + 1 });
        }
    }
}
