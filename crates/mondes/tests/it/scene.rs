//! A game told in few words: who is where with which cards, then what is played.
//!
//! Cards, worlds and characters are told by their ids in the card set: `play esus`, `move fairy-glade`. Worlds that are
//! not told lie in the order of the card set from `nw` to `se`; cards that are not told are in their piles, in that order.

use std::collections::BTreeMap;
use std::str::FromStr;

use dedale_core::chance::Script;
use dedale_core::names::Named as _;
use dedale_core::{Positions as _, Recorder, Refusal as _, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_mondes::{
    Action, Card, CardSet, Character, Event, Place, Position, Question, Setup, State, View, World,
};
use serde_json::{Value, json};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

/// Who is where with which cards before the first action.
#[derive(Clone)]
pub(crate) struct Scene {
    setup: Setup,
    turn: u16,
    actions: u8,
    worlds: Vec<World>,
    up: Vec<Place>,
    pawns: Vec<World>,
    hands: Vec<Vec<Card>>,
    tops: BTreeMap<World, Vec<Card>>,
    bottoms: BTreeMap<World, Vec<Card>>,
    kept: Vec<Option<Character>>,
    changes: Vec<(&'static str, Value)>,
}

impl Scene {
    /// Two players, all in the Gaulish Otherworld, with no cards, the first one's turn.
    pub(crate) fn duo() -> Scene {
        Scene::of("players=2")
    }

    /// The same for three.
    pub(crate) fn trio() -> Scene {
        Scene::of("players=3")
    }

    /// The same for any setup.
    pub(crate) fn of(setup: &str) -> Scene {
        let setup = Setup::from_text(setup).expect(setup);
        let worlds: Vec<_> = World::all().collect();
        Scene {
            turn: 1,
            actions: 2,
            pawns: vec![worlds[0]; setup.seats()],
            worlds,
            up: Vec::new(),
            hands: vec![Vec::new(); setup.seats()],
            tops: BTreeMap::new(),
            bottoms: BTreeMap::new(),
            kept: vec![None; setup.seats()],
            changes: Vec::new(),
            setup,
        }
    }

    fn set(&self) -> &CardSet {
        self.setup.cards().set()
    }

    /// A world lies there; the one that lay there takes its place.
    pub(crate) fn lies(mut self, world_id: &str, place: &str) -> Scene {
        let world = world(self.set(), world_id);
        let before = self.worlds.iter().position(|&other| other == world).expect("each world lies somewhere");
        self.worlds.swap(before, Place::from_name(place).expect(place) as usize);
        self
    }

    /// Everybody is in that world.
    pub(crate) fn all_in(mut self, id: &str) -> Scene {
        let world = world(self.set(), id);
        self.pawns.fill(world);
        self
    }

    /// A player is in that world.
    pub(crate) fn pawn(mut self, seat: Seat, id: &str) -> Scene {
        self.pawns[seat.index()] = world(self.set(), id);
        self
    }

    /// These worlds are face up too.
    pub(crate) fn up(mut self, ids: &str) -> Scene {
        for id in ids.split_whitespace() {
            let world = world(self.set(), id);
            let at = self.worlds.iter().position(|&other| other == world).expect("it lies somewhere");
            self.up.push(Place::ALL[at]);
        }
        self
    }

    /// A player's cards.
    pub(crate) fn hand(mut self, seat: Seat, ids: &str) -> Scene {
        self.hands[seat.index()] = cards(self.set(), ids);
        self
    }

    /// The first cards of a world's pile, the top one first.
    pub(crate) fn top(mut self, id: &str, ids: &str) -> Scene {
        self.tops.insert(world(self.set(), id), cards(self.set(), ids));
        self
    }

    /// The last cards of a world's pile, the bottom one last.
    pub(crate) fn bottom(mut self, id: &str, ids: &str) -> Scene {
        self.bottoms.insert(world(self.set(), id), cards(self.set(), ids));
        self
    }

    /// A player kept this character.
    pub(crate) fn kept(mut self, seat: Seat, id: &str) -> Scene {
        self.kept[seat.index()] = Some(character(self.set(), id));
        self
    }

    /// The turn, from 1: it says whose it is.
    pub(crate) fn turn(mut self, turn: u16) -> Scene {
        self.turn = turn;
        self
    }

    /// The actions left.
    pub(crate) fn actions(mut self, actions: u8) -> Scene {
        self.actions = actions;
        self
    }

    /// Exactly these know some cards, told by their slots: `12w` are players 1 and 2 and whoever watches.
    pub(crate) fn known(self, slots: &str, knowers: &str) -> Scene {
        let known: BTreeMap<_, _> = slots.split_whitespace().map(|slot| (slot, knowers)).collect();
        self.with("known_to", json!(known))
    }

    /// A field of the position is something else.
    pub(crate) fn with(mut self, field: &'static str, value: Value) -> Scene {
        self.changes.push((field, value));
        self
    }

    /// The position as a document.
    pub(crate) fn position(&self) -> Position {
        let seats = self.setup.seats();
        let active = Seat::new((usize::from(self.turn) - 1) % seats);
        let place = |world: &World| {
            let at = self.worlds.iter().position(|other| other == world).expect("it lies somewhere");
            Place::ALL[at]
        };
        let pawns: Vec<_> = self.pawns.iter().map(place).collect();
        let up: Vec<_> =
            Place::ALL.iter().filter(|place| pawns.contains(place) || self.up.contains(place)).collect();
        let mut document = json!({
            "setup": self.setup, "turn": self.turn, "active": active, "decider": active,
            "asked": Question::Turn, "worlds": self.worlds, "up": up, "piles": self.piles(),
            "hands": self.hands, "pawns": pawns, "characters": self.characters(), "open": [], "key_used": [],
            "skipping": [], "held": [], "warded": [], "actions": self.actions, "drew": false,
            "key_ready": false, "busy": false, "idle": [],
        });
        for (field, value) in &self.changes {
            document[*field] = value.clone();
        }
        serde_json::from_value(document).expect("a position")
    }

    fn piles(&self) -> BTreeMap<String, Vec<Card>> {
        let ends = self.tops.values().chain(self.bottoms.values()).chain(&self.hands);
        let told: Vec<_> = ends.flatten().copied().collect();
        let pile = |world: World| {
            let rest = Card::all().filter(|card| card.world() == world && !told.contains(card));
            let end = |ends: &BTreeMap<World, Vec<Card>>| ends.get(&world).cloned().unwrap_or_default();
            end(&self.tops).into_iter().chain(rest).chain(end(&self.bottoms)).collect()
        };
        World::all().map(|world| (world.to_string(), pile(world))).collect()
    }

    fn characters(&self) -> Vec<[Character; 2]> {
        let mut others = Character::all().filter(|character| !self.kept.contains(&Some(*character)));
        let mut other = || others.next().expect("there are enough");
        self.kept.iter().map(|kept| [kept.unwrap_or_else(&mut other), other()]).collect()
    }

    /// Lays everything out.
    #[track_caller]
    pub(crate) fn begin(&self) -> Play {
        let state =
            State::from_position(&self.position()).unwrap_or_else(|broken| panic!("no scene: {broken}"));
        Play { setup: self.setup.clone(), state, effects: Recorder::new(Script::default()), before: 0 }
    }
}

/// The card of that id.
#[track_caller]
pub(crate) fn card(set: &CardSet, id: &str) -> Card {
    Card::all().find(|&card| set.card_id(card) == id).unwrap_or_else(|| panic!("no card {id}"))
}

#[track_caller]
fn cards(set: &CardSet, ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(|id| card(set, id)).collect()
}

/// The world of that id.
#[track_caller]
pub(crate) fn world(set: &CardSet, id: &str) -> World {
    World::all().find(|&world| set.world_id(world) == id).unwrap_or_else(|| panic!("no world {id}"))
}

fn character(set: &CardSet, id: &str) -> Character {
    Character::all().find(|&one| set.character_id(one) == id).unwrap_or_else(|| panic!("no character {id}"))
}

/// A game being played: every step is checked.
#[derive(Clone)]
pub(crate) struct Play {
    setup: Setup,
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
        Play { setup, state, effects, before: 0 }
    }

    fn set(&self) -> &CardSet {
        self.setup.cards().set()
    }

    /// An action in which cards and worlds are told by their ids.
    #[track_caller]
    pub(crate) fn action(&self, text: &str) -> Action {
        let set = self.set();
        let word = |word: &str| {
            let card = Card::all().find(|&card| set.card_id(card) == word).map(|card| card.to_string());
            let world = || World::all().find(|&world| set.world_id(world) == word);
            let worlds = self.state.position().worlds;
            let place =
                || world().and_then(|world| Place::ALL.iter().find(|&&at| worlds[at as usize] == world));
            card.or_else(|| place().map(ToString::to_string)).unwrap_or_else(|| word.to_owned())
        };
        let told: Vec<_> = text.split_whitespace().map(word).collect();
        Action::from_str(&told.join(" ")).expect("an action")
    }

    /// Plays legal actions, separated by commas; [`Play::events`] are those of all of them.
    #[track_caller]
    pub(crate) fn play(&mut self, texts: &str) -> &mut Play {
        self.before = self.effects.events.len();
        for text in texts.split(',').map(str::trim) {
            let action = self.action(text);
            if let Err(why) = self.state.try_apply(action, &mut self.effects) {
                panic!("{text}: {} at {:?}", why.code(), self.state.question());
            }
            self.state.check().unwrap_or_else(|broken| panic!("after {text}: {broken}\n{:?}", self.state));
            assert_eq!(self.state.legal().is_empty(), self.state.outcome().is_some());
            let again = State::from_position(&self.state.position()).expect("a sound position");
            assert_eq!(again.position(), self.state.position());
        }
        self
    }

    /// Chance will answer so.
    pub(crate) fn chance(&mut self, picks: &[u32]) -> &mut Play {
        self.effects.chance = Script::new(picks.iter().copied());
        self
    }

    /// An action is refused for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, text: &str, code: &str, rule: &str) -> &mut Play {
        let (before, events) = (self.state, self.effects.events.len());
        let action = self.action(text);
        let why = self.state.try_apply(action, &mut self.effects).expect_err(text).code();
        assert_eq!((why.code, why.rule), (code, rule), "{text}");
        assert!(self.state == before && self.effects.events.len() == events, "{text} changed something");
        assert!(!self.state.legal().contains(action), "{text} is offered");
        self
    }

    /// Whether an action is possible.
    #[track_caller]
    pub(crate) fn may(&self, text: &str) -> bool {
        self.state.legal().contains(self.action(text))
    }

    /// The answers that begin so: all of them, separated by commas, in any order.
    #[track_caller]
    pub(crate) fn offers(&mut self, verb: &str, texts: &str) -> &mut Play {
        let texts = texts.split(',').map(str::trim).filter(|text| !text.is_empty());
        let mut expected: Vec<_> = texts.map(|text| self.action(text).to_string()).collect();
        let mut found: Vec<_> = self.state.legal().iter().map(|action| action.to_string()).collect();
        found.retain(|text| text.split(' ').next() == Some(verb));
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
        self
    }

    /// This is asked of that player.
    #[track_caller]
    pub(crate) fn asks(&mut self, seat: Seat, question: Question) -> &mut Play {
        assert_eq!((self.state.decider(), self.state.question()), (Some(seat), Some(question)));
        self
    }

    /// It is that player's turn, with so many actions left.
    #[track_caller]
    pub(crate) fn turn_of(&mut self, seat: Seat, actions: u8) -> &mut Play {
        self.asks(seat, Question::Turn);
        assert_eq!(self.position().actions, actions);
        self
    }

    /// The whole truth.
    pub(crate) fn position(&self) -> Position {
        self.state.position()
    }

    /// A player's cards, in any order.
    #[track_caller]
    pub(crate) fn hand_is(&mut self, seat: Seat, ids: &str) -> &mut Play {
        let mut found = self.position().hands[seat.index()].clone();
        let mut expected = cards(self.set(), ids);
        found.sort();
        expected.sort();
        let ids = |cards: &[Card]| cards.iter().map(|&card| self.set().card_id(card)).collect::<Vec<_>>();
        assert_eq!(ids(&found), ids(&expected), "hand of {seat}");
        self
    }

    /// A world's pile, the top card first.
    pub(crate) fn pile(&self, id: &str) -> Vec<&str> {
        let pile = &self.position().piles[world(self.set(), id).name()];
        pile.iter().map(|&card| self.set().card_id(card)).collect()
    }

    /// The first cards of a world's pile.
    #[track_caller]
    pub(crate) fn top_is(&mut self, world: &str, ids: &str) -> &mut Play {
        let expected: Vec<_> = ids.split_whitespace().collect();
        assert_eq!(self.pile(world)[..expected.len()], expected);
        self
    }

    /// The last cards of a world's pile.
    #[track_caller]
    pub(crate) fn bottom_is(&mut self, world: &str, ids: &str) -> &mut Play {
        let (expected, pile): (Vec<_>, _) = (ids.split_whitespace().collect(), self.pile(world));
        assert_eq!(pile[pile.len() - expected.len()..], expected);
        self
    }

    /// In which world a pawn is.
    #[track_caller]
    pub(crate) fn pawn_in(&mut self, seat: Seat, id: &str) -> &mut Play {
        let position = self.position();
        let found = position.worlds[position.pawns[seat.index()] as usize];
        assert_eq!(self.set().world_id(found), id);
        self
    }

    /// What happened at the last call of [`Play::play`], as an observer saw it: one line for each event.
    pub(crate) fn events(&self, observer: &str) -> Vec<String> {
        let observer = observer.parse().expect("an observer");
        let events = &self.effects.events[self.before..];
        let seen = events.iter().filter_map(|event| self.state.seen(event, observer));
        seen.map(|event| self.line(&json!(event))).collect()
    }

    fn line(&self, event: &Value) -> String {
        let fields = event.as_object().expect("an event is an object");
        let words: Vec<_> = fields.iter().map(|(field, value)| self.word(field, value)).collect();
        words.join(" ")
    }

    fn word(&self, field: &str, value: &Value) -> String {
        let set = self.set();
        match value {
            Value::Null => "?".to_owned(),
            Value::Array(list) => {
                format!("[{}]", list.iter().map(|one| self.word("", one)).collect::<Vec<_>>().join(" "))
            }
            Value::String(text) if field == "world" => {
                World::from_name(text).map_or("?", |world| set.world_id(world)).to_owned()
            }
            Value::String(text) => match (Card::from_name(text), Character::from_name(text)) {
                (Some(card), _) => set.card_id(card).to_owned(),
                (_, Some(character)) => set.character_id(character).to_owned(),
                _ => text.clone(),
            },
            other => other.to_string(),
        }
    }

    /// These lines are among what happened, in this order.
    #[track_caller]
    pub(crate) fn saw(&mut self, lines: &[&str]) -> &mut Play {
        self.saw_as("all", lines)
    }

    /// These lines are among what the observer saw happen, in this order.
    #[track_caller]
    pub(crate) fn saw_as(&mut self, observer: &str, lines: &[&str]) -> &mut Play {
        let events = self.events(observer);
        let mut rest = events.iter();
        for line in lines {
            assert!(rest.any(|event| event == line), "“{line}” is not in {events:#?}");
        }
        self
    }

    /// No such event happened.
    #[track_caller]
    pub(crate) fn never_saw(&mut self, event: &str) -> &mut Play {
        let events = self.events("all");
        assert!(!events.iter().any(|line| line.split(' ').next() == Some(event)), "{events:#?}");
        self
    }

    /// What an observer knows: `1`, `2`, `spectator`, `all`.
    pub(crate) fn view(&self, observer: &str) -> View {
        self.state.view(observer.parse().expect("an observer"))
    }

    /// What an observer knows of a hand: ids of cards, `of WORLD` or `?`.
    #[track_caller]
    pub(crate) fn knows_hand(&mut self, observer: &str, holder: Seat, known: &[&str]) -> &mut Play {
        let view = self.view(observer);
        let words = view.hands[holder.index()].iter().map(|glimpse| match (glimpse.card, glimpse.world) {
            (Some(card), _) => self.set().card_id(card).to_owned(),
            (None, Some(world)) => format!("of {}", self.set().world_id(world)),
            (None, None) => "?".to_owned(),
        });
        assert_eq!(words.collect::<Vec<_>>(), known, "{observer} of the hand of {holder}");
        self
    }

    /// What an observer knows of a pile: ids of cards or `?`, the top card first; the first ones are compared.
    #[track_caller]
    pub(crate) fn knows_top(&mut self, observer: &str, id: &str, known: &str) -> &mut Play {
        assert!(
            self.known_pile(observer, id).starts_with(&words(known)),
            "{:?}",
            self.known_pile(observer, id)
        );
        self
    }

    /// The same of the last cards.
    #[track_caller]
    pub(crate) fn knows_bottom(&mut self, observer: &str, id: &str, known: &str) -> &mut Play {
        assert!(
            self.known_pile(observer, id).ends_with(&words(known)),
            "{:?}",
            self.known_pile(observer, id)
        );
        self
    }

    fn known_pile(&self, observer: &str, id: &str) -> Vec<String> {
        let pile = self.view(observer).piles.of(world(self.set(), id));
        pile.map(|card| card.map_or("?", |card| self.set().card_id(card)).to_owned()).collect()
    }

    /// The game is over: somebody won or nobody.
    #[track_caller]
    pub(crate) fn is_over(&mut self, winner: Option<Seat>) -> &mut Play {
        let outcome = self.state.outcome().expect("the game is over");
        let reason = if winner.is_some() { "home" } else { "max-rounds" };
        assert_eq!(
            (outcome.winners.iter().collect::<Vec<_>>(), outcome.reason),
            (winner.into_iter().collect(), reason)
        );
        assert_eq!(self.state.decider(), None);
        self
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
