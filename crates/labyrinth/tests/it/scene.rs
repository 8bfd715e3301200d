//! A game told in few words: what lies where, then what is played.
//!
//! Tiles are told as `1.0 NS, 1.1 ESW skull, 1.2 down corner potion`, a later word for a cell replacing an earlier
//! one. What is not told is filled in: cells with the tiles that are left, as nobody has turned them, hands with the
//! last treasures, the deck of cards with the others.

use std::collections::BTreeMap;
use std::str::FromStr;

use dedale_core::chance::Script;
use dedale_core::names::Named;
use dedale_core::{
    Legal as _, Positions as _, Recorder, Refusal as _, Rules as _, Seat, Secrets as _, Setup as _,
};
use dedale_labyrinth::{
    Action, Cell, CellSet, Colour, Event, Openings, Page, Position, Question, Setup, Shape, Spell, State,
    Thing, Tile, TileText, Treasure, View,
};
use serde_json::{Value, json};

pub(crate) const RED: Seat = Seat::new(0);
pub(crate) const YELLOW: Seat = Seat::new(1);
pub(crate) const BLUE: Seat = Seat::new(2);

/// Around red's corner: from 0.0 the pawn reaches 0.1 and 0.2, nothing else.
pub(crate) const CORNER: &str = "0.1 EW, 0.3 NS, 1.0 EW, 1.2 EW";

/// What lies where before the first action.
#[derive(Clone)]
pub(crate) struct Scene {
    setup: Setup,
    turn: u8,
    tiles: BTreeMap<usize, TileText>,
    spare: Option<Tile>,
    pawns: Vec<(Seat, Cell)>,
    hands: [Option<Vec<Treasure>>; 4],
    to_draw: Option<Vec<Treasure>>,
    found: Vec<Treasure>,
    spells: Vec<Spell>,
    page: Option<Page>,
    asked: Question,
    push_ready: bool,
    spell_ready: bool,
    moves: u8,
    found_now: u8,
}

impl Scene {
    /// Two players, discovery.
    pub(crate) fn duo() -> Scene {
        Scene::of("players=2")
    }

    /// The first player of two has that spell besides Push.
    pub(crate) fn with_spell(spell: &str) -> Scene {
        Scene::of("players=2 level=standard").spells(spell)
    }

    /// Any setup.
    pub(crate) fn of(setup: &str) -> Scene {
        Scene {
            setup: Setup::from_text(setup).expect(setup),
            turn: 1,
            tiles: BTreeMap::new(),
            spare: None,
            pawns: Vec::new(),
            hands: Default::default(),
            to_draw: None,
            found: Vec::new(),
            spells: Vec::new(),
            page: None,
            asked: Question::Turn,
            push_ready: true,
            spell_ready: true,
            moves: 1,
            found_now: 0,
        }
    }

    /// Tiles on the board.
    pub(crate) fn tiles(mut self, told: &str) -> Scene {
        for one in told.split(',').map(str::trim).filter(|one| !one.is_empty()) {
            let (at, tile) = one.split_once(' ').expect("a cell and a tile");
            self.tiles.insert(cell(at).index(), tile.parse().expect(one));
        }
        self
    }

    /// The tile beside the board.
    pub(crate) fn spare(mut self, told: &str) -> Scene {
        self.spare = Some(spare(told));
        self
    }

    /// A pawn stands there.
    pub(crate) fn pawn(mut self, seat: Seat, at: &str) -> Scene {
        self.pawns.push((seat, cell(at)));
        self
    }

    /// A player's treasure cards.
    pub(crate) fn hand(mut self, seat: Seat, treasures: &str) -> Scene {
        self.hands[seat.index()] = Some(named(treasures));
        self
    }

    /// Only these are left to draw; what is in no hand either was found. With none, hands not told are empty.
    pub(crate) fn left_to_draw(mut self, treasures: &str) -> Scene {
        self.to_draw = Some(named(treasures));
        self
    }

    /// These were found; what is in no hand is left to draw.
    pub(crate) fn found(mut self, treasures: &str) -> Scene {
        self.found = named(treasures);
        self
    }

    /// Treasures found this turn.
    pub(crate) fn found_now(mut self, count: u8) -> Scene {
        self.found_now = count;
        self
    }

    /// The second spells, from the first seat on.
    pub(crate) fn spells(mut self, spells: &str) -> Scene {
        self.spells = named(spells);
        self
    }

    /// The turn, from 1: it says whose it is.
    pub(crate) fn turn(mut self, turn: u8) -> Scene {
        self.turn = turn;
        self
    }

    /// The page turned last.
    pub(crate) fn page(mut self, told: &str) -> Scene {
        self.page = Some(page(told));
        self
    }

    /// The push was cast already.
    pub(crate) fn push_used(mut self) -> Scene {
        self.push_ready = false;
        self
    }

    /// The second spell was cast already.
    pub(crate) fn spell_used(mut self) -> Scene {
        self.spell_ready = false;
        self
    }

    /// The moves left.
    pub(crate) fn moves(mut self, moves: u8) -> Scene {
        self.moves = moves;
        self
    }

    /// What is asked, if not what to do in the turn.
    pub(crate) fn asked(mut self, question: Question) -> Scene {
        self.asked = question;
        self
    }

    /// The position as a document.
    pub(crate) fn position(&self) -> Position {
        let seats = self.setup.seats();
        let (board, spare) = self.board();
        let (hands, treasure_deck) = self.cards();
        let mut pawns: Vec<_> = Colour::ALL[..seats].iter().map(|colour| colour.start()).collect();
        self.pawns.iter().for_each(|&(seat, at)| pawns[seat.index()] = at);
        let mut pages_left = self.setup.deck().pages().to_vec();
        let page = self.page.unwrap_or(pages_left[pages_left.len() - 1]);
        let turned = pages_left.iter().rposition(|&other| other == page).expect("a page of the deck");
        pages_left.remove(turned);
        pages_left.truncate(24 - usize::from(self.turn));
        let first: usize = self.setup.get("first").parse().expect("a number");
        Position {
            setup: self.setup,
            turn: self.turn,
            active: Seat::new((first + usize::from(self.turn) - 2) % seats),
            asked: Some(self.asked),
            won: None,
            board,
            spare,
            colours: Vec::new(),
            pawns,
            hands,
            spells: self.second_spells(),
            treasure_deck,
            page: Some(page),
            pages_left,
            push_ready: self.push_ready,
            spell_ready: self.spell_ready,
            moves: self.moves,
            found_now: self.found_now,
        }
    }

    fn board(&self) -> (Vec<Vec<TileText>>, TileText) {
        let layout = self.setup.layout();
        let mut left = layout.loose().to_vec();
        let mut take = |tile: Tile| {
            let place = left.iter().position(|&other| other == tile);
            left.remove(place.unwrap_or_else(|| panic!("no {tile} left for the scene")));
        };
        for tile in self.tiles.values() {
            match *tile {
                TileText::Up(openings, thing) => take(Tile::new(openings.shape(), thing)),
                TileText::Down(tile) | TileText::Spare(tile) => take(tile),
            }
        }
        let spare = self.spare.inspect(|&tile| take(tile)).unwrap_or_else(|| {
            let plain = left.iter().position(|&tile| tile == Tile::new(Shape::Corner, None));
            left.remove(plain.expect("a plain corner, or a spare that is told"))
        });
        let mut left = left.into_iter();
        let tile = |cell: Cell| match self.tiles.get(&cell.index()) {
            Some(&told) => told,
            None if cell.is_fixed() => TileText::Up(fixed_openings(cell), layout.on_fixed(cell)),
            None => {
                let tile = left.next().expect("a tile for each cell");
                TileText::Up(tile.shape().plain(), tile.thing())
            }
        };
        let tiles: Vec<_> = Cell::all().map(tile).collect();
        (tiles.chunks(7).map(<[_]>::to_vec).collect(), TileText::Spare(spare))
    }

    fn cards(&self) -> (Vec<Vec<Treasure>>, Vec<Treasure>) {
        let told = self.hands.iter().flatten().chain(&self.to_draw).flatten().chain(&self.found);
        let mut used: Vec<_> = told.copied().collect();
        let mut unused = || {
            let treasure = Treasure::ALL.iter().rev().find(|treasure| !used.contains(treasure));
            used.extend(treasure);
            treasure.copied()
        };
        let size = if self.to_draw.as_ref().is_some_and(Vec::is_empty) { 0 } else { 2 };
        let hands = self.hands[..self.setup.seats()].iter();
        let hands = hands
            .map(|hand| hand.clone().unwrap_or_else(|| (0..size).filter_map(|_| unused()).collect()))
            .collect();
        let to_draw = self.to_draw.clone();
        (hands, to_draw.unwrap_or_else(|| std::iter::from_fn(unused).collect()))
    }

    fn second_spells(&self) -> Vec<Option<Spell>> {
        if self.setup.get("level") == "discovery" {
            return vec![Some(Spell::Rotation); self.setup.seats()];
        }
        let others = Spell::SECOND.into_iter().filter(|spell| !self.spells.contains(spell));
        self.spells.iter().copied().chain(others).map(Some).take(self.setup.seats()).collect()
    }

    /// Lays everything out.
    #[track_caller]
    pub(crate) fn begin(&self) -> Play {
        let position = self.position();
        let state = State::from_position(&position).unwrap_or_else(|broken| panic!("no scene: {broken}"));
        Play { state, effects: Recorder::new(Script::default()), before: 0 }
    }
}

/// LA-C2, as the rules print it.
fn fixed_openings(cell: Cell) -> Openings {
    const BITS: [[u8; 4]; 4] = [[6, 14, 14, 12], [7, 7, 14, 13], [7, 11, 13, 13], [3, 11, 11, 9]];
    Openings::from_bits(BITS[cell.row() / 2][cell.column() / 2]).expect("a tile")
}

/// The things some words name.
pub(crate) fn named<T: Named>(words: &str) -> Vec<T> {
    words.split_whitespace().map(|word| T::from_name(word).expect(word)).collect()
}

/// The cell of that name.
pub(crate) fn cell(name: &str) -> Cell {
    Cell::from_name(name).expect(name)
}

fn spare(told: &str) -> Tile {
    match told.parse() {
        Ok(TileText::Spare(tile)) => tile,
        _ => panic!("“{told}” is no tile beside the board"),
    }
}

/// A page in the words of decks: `N1`, `skull+potion`, `red:yellow+blue`.
pub(crate) fn page(told: &str) -> Page {
    fn two<T: Named + Ord>(told: &str) -> [T; 2] {
        let mut both = named::<T>(&told.replace('+', " "));
        both.sort();
        both.try_into().unwrap_or_else(|_| panic!("two names in “{told}”"))
    }
    if let Some((at, pawns)) = told.split_once(':') {
        let [one, other] = two(pawns);
        return Page::Meeting { at: Colour::from_name(at).expect(at), one, other };
    }
    if told.contains('+') {
        let [one, other] = two::<Thing>(told);
        return Page::Flip { one, other };
    }
    Page::Push { arrow: Named::from_name(told).expect(told) }
}

/// A game being played: every step is checked.
pub(crate) struct Play {
    pub(crate) state: State,
    pub(crate) effects: Recorder<Script, Event>,
    before: usize,
}

impl Play {
    /// A new deal with these answers of chance.
    pub(crate) fn dealt(setup: &str, picks: &[u32]) -> Play {
        let setup = Setup::from_text(setup).expect(setup);
        let mut effects = Recorder::new(Script::new(picks.iter().copied()));
        let state = State::start(&setup, &mut effects);
        state.check().expect("a sound deal");
        Play { state, effects, before: 0 }
    }

    /// Plays a legal action.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> &mut Play {
        let action = Action::from_str(text).expect("an action");
        self.before = self.effects.events.len();
        if let Err(why) = self.state.try_apply(action, &mut self.effects) {
            panic!("{text}: {} at {:?}", why.code(), self.state.question());
        }
        self.state.check().unwrap_or_else(|broken| panic!("after {text}: {broken}\n{:?}", self.state));
        assert_eq!(self.state.legal().is_empty(), self.state.outcome().is_some());
        self
    }

    /// Ends the turn; then this page is turned.
    #[track_caller]
    pub(crate) fn end(&mut self, next: &str) -> &mut Play {
        self.end_drawing("", next)
    }

    /// Ends the turn: these treasure cards are drawn, then this page is turned.
    #[track_caller]
    pub(crate) fn end_drawing(&mut self, treasures: &str, next: &str) -> &mut Play {
        let Position { mut treasure_deck, pages_left, .. } = self.position();
        let mut picks = Vec::new();
        for treasure in named::<Treasure>(treasures) {
            let place = treasure_deck.iter().position(|&other| other == treasure).expect("a card to draw");
            treasure_deck.remove(place);
            picks.push(place as u32);
        }
        let next = page(next);
        picks.push(pages_left.iter().position(|&other| other == next).expect("a page to turn") as u32);
        self.effects.chance = Script::new(picks);
        self.play("end")
    }

    /// An action is refused for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, text: &str, code: &str, rule: &str) -> &mut Play {
        let (before, events) = (self.state, self.effects.events.len());
        let action = Action::from_str(text).expect("an action");
        let why = self.state.try_apply(action, &mut self.effects).expect_err(text).code();
        assert_eq!((why.code, why.rule), (code, rule), "{text}");
        assert!(self.state == before && self.effects.events.len() == events, "{text} changed something");
        assert!(!self.state.legal().contains(action), "{text} is offered");
        self
    }

    /// The answers that begin so: all of them, separated by commas, in any order.
    #[track_caller]
    pub(crate) fn offers(&mut self, verb: &str, texts: &str) -> &mut Play {
        let mut expected: Vec<_> = texts.split(',').map(|text| text.trim().to_owned()).collect();
        expected.retain(|text| !text.is_empty());
        let legal = self.state.legal();
        let mut found: Vec<_> = legal.iter().map(|action| action.to_string()).collect();
        found.retain(|text| text.starts_with(verb));
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
        self
    }

    /// The cells to which the pawn can move: all of them, in any order.
    #[track_caller]
    pub(crate) fn reaches(&mut self, cells: &str) -> &mut Play {
        let expected: CellSet = cells.split_whitespace().map(cell).collect();
        let moves = self.state.legal();
        let found: CellSet = moves
            .iter()
            .filter_map(|action| if let Action::Move(to) = action { Some(to) } else { None })
            .collect();
        assert_eq!(found, expected);
        self
    }

    /// Whether an action is possible.
    pub(crate) fn may(&self, text: &str) -> bool {
        self.state.legal().contains(Action::from_str(text).expect("an action"))
    }

    /// What is asked now.
    #[track_caller]
    pub(crate) fn asks(&mut self, question: Question) -> &mut Play {
        assert_eq!(self.state.question(), Some(question));
        self
    }

    /// The whole truth.
    pub(crate) fn position(&self) -> Position {
        self.state.position()
    }

    /// What happened at the last action.
    pub(crate) fn events(&self) -> &[Event] {
        &self.effects.events[self.before..]
    }

    /// This happened at the last action.
    #[track_caller]
    pub(crate) fn saw(&mut self, event: Event) -> &mut Play {
        assert!(self.events().contains(&event), "{event:?} is not in {:?}", self.events());
        self
    }

    /// Where a pawn stands.
    #[track_caller]
    pub(crate) fn pawn_at(&mut self, seat: Seat, at: &str) -> &mut Play {
        assert_eq!(self.position().pawns[seat.index()], cell(at));
        self
    }

    /// What lies where: `1.0 NS, 1.1 down corner skull`.
    #[track_caller]
    pub(crate) fn tiles_are(&mut self, told: &str) -> &mut Play {
        for one in told.split(',').map(str::trim) {
            let (at, tile) = one.split_once(' ').expect("a cell and a tile");
            assert_eq!(self.tile(at), tile, "{at}");
        }
        self
    }

    /// What lies on a cell.
    pub(crate) fn tile(&self, at: &str) -> String {
        let at = cell(at);
        self.position().board[at.row()][at.column()].to_string()
    }

    /// The tile beside the board.
    #[track_caller]
    pub(crate) fn spare_is(&mut self, told: &str) -> &mut Play {
        assert_eq!(self.position().spare.to_string(), told);
        self
    }

    /// A player's cards, from left to right.
    #[track_caller]
    pub(crate) fn hand_is(&mut self, seat: Seat, treasures: &str) -> &mut Play {
        assert_eq!(self.position().hands[seat.index()], named::<Treasure>(treasures));
        self
    }

    /// A treasure of a player's was found at the last action, with a bonus move or without.
    #[track_caller]
    pub(crate) fn finds(&mut self, treasure: &str, owner: Seat, bonus: bool) -> &mut Play {
        let seat = self.position().active;
        let treasure = Treasure::from_name(treasure).expect(treasure);
        self.saw(Event::Found { seat, treasure, owner, bonus })
    }

    /// No treasure was found at the last action.
    #[track_caller]
    pub(crate) fn finds_nothing(&mut self) -> &mut Play {
        assert!(
            !self.events().iter().any(|event| matches!(event, Event::Found { .. })),
            "{:?}",
            self.events()
        );
        self
    }

    /// What an observer knows: `1`, `2`, `spectator`, `all`.
    pub(crate) fn view(&self, observer: &str) -> View {
        self.state.view(observer.parse().expect("an observer"))
    }

    /// What an observer knows, as it goes over the wire.
    pub(crate) fn wire(&self, observer: &str) -> Value {
        json!(self.view(observer))
    }

    /// The turn of that seat.
    #[track_caller]
    pub(crate) fn turn_of(&mut self, seat: Seat) -> &mut Play {
        assert_eq!((self.state.question(), self.state.decider()), (Some(Question::Turn), Some(seat)));
        self
    }

    /// The game is over, for that reason.
    #[track_caller]
    pub(crate) fn is_over(&mut self, reason: &str) -> &mut Play {
        let outcome = self.state.outcome().expect("the game is over");
        assert_eq!((outcome.reason, outcome.is_win()), (reason, reason == "all-treasures"));
        assert_eq!(self.state.decider(), None);
        self
    }
}
