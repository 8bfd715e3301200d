use dedale_core::{BySeat, Effects, Few, Seat, SeatSet};

use crate::action::{Dealt, SEATS};
use crate::cards::{Card, Character, World};
use crate::decision::Question;
use crate::event::{Event, Secret};
use crate::knowledge::{Knowers, Known};
use crate::piles::Piles;
use crate::places::Place;
use crate::setup::Setup;
use crate::state::State;

impl State {
    /// Nothing dealt yet.
    pub(crate) fn before_deal(setup: &Setup) -> State {
        State {
            terms: setup.terms(),
            faces: *setup.cards().faces(),
            piles: Piles::empty(),
            known: [Known::NOTHING; Card::COUNT],
            hands: BySeat([Few::new(); SEATS]),
            worlds: std::array::from_fn(World::from_index),
            worlds_known: [Knowers::NOBODY; Place::COUNT],
            up: 0,
            pawns: BySeat([Place::North; SEATS]),
            characters: BySeat([[Character::default(); 2]; SEATS]),
            open: SeatSet::NONE,
            key_used: SeatSet::NONE,
            skipping: SeatSet::NONE,
            held: SeatSet::NONE,
            warded: SeatSet::NONE,
            turn: 0,
            active: Seat::new(0),
            decider: Seat::new(0),
            actions: 0,
            drew: false,
            key_ready: false,
            busy: false,
            idle: SeatSet::NONE,
            letting: SeatSet::NONE,
            question: Question::Character,
            play: None,
            chain: Few::new(),
            bad: None,
            trade: None,
            letting_go: Few::new(),
            losing: 0,
            drawing: 0,
            arranging: 0,
            arranged: 0,
            tasks: Few::new(),
            ended: None,
        }
    }

    /// MO-S1 to MO-S3, MO-S7.
    pub(crate) fn deal(setup: &Setup, effects: &mut impl Effects<Event>) -> State {
        let mut state = State::before_deal(setup);
        effects.shuffle(&mut state.worlds);
        for world in World::all() {
            let mut cards: [Card; 8] = std::array::from_fn(|at| Card::from_index(world.index() * 8 + at));
            effects.shuffle(&mut cards);
            for card in cards {
                state.piles.put_under(world, card);
                state.known[card.index()] = Known::new(Knowers::NOBODY, Knowers::EVERYBODY);
            }
        }
        let mut characters: [Character; Character::COUNT] = std::array::from_fn(Character::from_index);
        effects.shuffle(&mut characters);
        for seat in state.seats() {
            let [first, second] = [characters[2 * seat.index()], characters[2 * seat.index() + 1]];
            state.characters[seat] = [first, second];
            let only = |character| Secret::new(character, Knowers::only(seat));
            effects.emit(Event::CharactersDealt { seat, first: only(first), second: only(second) });
        }
        state
    }

    /// MO-S3; the last one to choose starts the game.
    pub(crate) fn keep_character(&mut self, dealt: Dealt, effects: &mut impl Effects<Event>) {
        let seat = self.decider;
        if dealt == Dealt::Second {
            self.characters[seat].swap(0, 1);
        }
        let character = Secret::new(self.characters[seat][0], Knowers::only(seat));
        effects.emit(Event::CharacterKept { seat, character });
        if seat.index() + 1 < self.terms.count() {
            self.decider = Seat::new(seat.index() + 1);
        } else {
            self.set_pawns(effects);
            let first = self.terms.first();
            let first = first.unwrap_or_else(|| Seat::new(effects.pick(self.terms.count() as u32) as usize));
            self.begin_turn(first, effects);
        }
    }

    /// MO-S4 to MO-S6.
    fn set_pawns(&mut self, effects: &mut impl Effects<Event>) {
        const BESIDE: [Place; 4] = [Place::North, Place::West, Place::East, Place::South];
        let start = BESIDE[effects.pick(4) as usize];
        for seat in self.seats() {
            let across = self.terms.count() > 3 && seat.index() % 2 == 1;
            let place = if across { start.opposite() } else { start };
            self.pawns[seat] = place;
            effects.emit(Event::PawnSet { seat, place });
            self.turn_world_up(place, effects);
        }
    }
}
