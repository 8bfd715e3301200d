//! A game told in few words: what lies where, then what is played.
//!
//! Words are names of cards, `nightmare*3` standing for three of them, `red-sun@1` for a card only seat 1 knows.
//! What is not told is filled in: hands with suns, the deck with everything else.

use std::str::FromStr;

use dedale_core::chance::Script;
use dedale_core::{
    Observer, Positions as _, Recorder, Refusal as _, RefusalCode, Rules as _, Seat, Secrets as _, Setup as _,
};
use dedale_onirim::{Action, Bag, Card, Event, Face, Position, Question, Setup, State, Towers, View};
use serde_json::{Value, json};

/// What lies where before the first action.
#[derive(Clone)]
pub(crate) struct Scene {
    setup: Setup,
    active: usize,
    asked: Question,
    hands: [String; 2],
    common: String,
    rows: [String; 2],
    doors: [String; 2],
    goals: String,
    towers: String,
    open: String,
    hidden: String,
    discard: String,
    removed: String,
    limbo: String,
    top: String,
    bottom: String,
    deck: Option<String>,
}

impl Scene {
    /// One player.
    pub(crate) fn solo() -> Scene {
        Scene::of("players=1")
    }

    /// Two players who tell each other everything.
    pub(crate) fn duo() -> Scene {
        Scene::of("players=2")
    }

    /// Two players who tell each other nothing.
    pub(crate) fn silent() -> Scene {
        Scene::of("players=2 communication=silent")
    }

    /// Any setup.
    pub(crate) fn of(setup: &str) -> Scene {
        Scene {
            setup: Setup::from_text(setup).expect(setup),
            active: 0,
            asked: Question::Turn,
            hands: Default::default(),
            common: String::new(),
            rows: Default::default(),
            doors: Default::default(),
            goals: "red red blue blue green green brown brown".to_owned(),
            towers: String::new(),
            open: String::new(),
            hidden: String::new(),
            discard: String::new(),
            removed: String::new(),
            limbo: String::new(),
            top: String::new(),
            bottom: String::new(),
            deck: None,
        }
    }

    /// With further options: `book=hard`.
    pub(crate) fn with(mut self, options: &str) -> Scene {
        let text = format!("{} {options}", self.setup.text());
        self.setup = Setup::from_text(&text).expect(options);
        self
    }

    /// The second seat is to play.
    pub(crate) fn second_to_play(mut self) -> Scene {
        self.active = 1;
        self
    }

    /// What is asked, if it is not the beginning of a turn: the player's hand then lacks a card.
    pub(crate) fn asked(mut self, question: Question) -> Scene {
        self.asked = question;
        self
    }

    /// The (first) player's own hand.
    pub(crate) fn hand(mut self, cards: &str) -> Scene {
        self.hands[0] = cards.to_owned();
        self
    }

    /// The second player's own hand.
    pub(crate) fn second_hand(mut self, cards: &str) -> Scene {
        self.hands[1] = cards.to_owned();
        self
    }

    /// The common hand.
    pub(crate) fn common(mut self, cards: &str) -> Scene {
        self.common = cards.to_owned();
        self
    }

    /// The (first) player's row.
    pub(crate) fn row(mut self, cards: &str) -> Scene {
        self.rows[0] = cards.to_owned();
        self
    }

    /// The second player's row.
    pub(crate) fn second_row(mut self, cards: &str) -> Scene {
        self.rows[1] = cards.to_owned();
        self
    }

    /// The (first) player's doors, by colour.
    pub(crate) fn doors(mut self, colours: &str) -> Scene {
        self.doors[0] = colours.to_owned();
        self
    }

    /// The second player's doors, by colour.
    pub(crate) fn second_doors(mut self, colours: &str) -> Scene {
        self.doors[1] = colours.to_owned();
        self
    }

    /// The goals from left to right; of each colour as many are found, from the left, as doors lie there.
    pub(crate) fn goals(mut self, colours: &str) -> Scene {
        self.goals = colours.to_owned();
        self
    }

    /// The row of towers.
    pub(crate) fn towers(mut self, towers: &str) -> Scene {
        self.towers = towers.to_owned();
        self
    }

    /// The premonitions face up.
    pub(crate) fn premonitions(mut self, open: &str) -> Scene {
        self.open = open.to_owned();
        self
    }

    /// The premonitions face down; as many others as there must be are added.
    pub(crate) fn face_down(mut self, hidden: &str) -> Scene {
        self.hidden = hidden.to_owned();
        self
    }

    /// The discard pile.
    pub(crate) fn discard(mut self, cards: &str) -> Scene {
        self.discard = cards.to_owned();
        self
    }

    /// What paid for spells before.
    pub(crate) fn removed(mut self, cards: &str) -> Scene {
        self.removed = cards.to_owned();
        self
    }

    /// Limbo: empty at the beginning of a turn.
    pub(crate) fn limbo(mut self, cards: &str) -> Scene {
        self.limbo = cards.to_owned();
        self
    }

    /// The top of the deck, the next card first.
    pub(crate) fn next(mut self, cards: &str) -> Scene {
        self.top = cards.to_owned();
        self
    }

    /// The bottom of the deck, the very bottom last.
    pub(crate) fn bottom(mut self, cards: &str) -> Scene {
        self.bottom = cards.to_owned();
        self
    }

    /// Between top and bottom only these; what is left of the box lies in the discard pile.
    pub(crate) fn deck(mut self, cards: &str) -> Scene {
        self.deck = Some(cards.to_owned());
        self
    }

    /// The position as a document.
    pub(crate) fn document(&self) -> Value {
        let mut left = whole_box(&self.setup);
        let mut take = |words: &str| -> Vec<String> {
            let cards = expand(words);
            for card in &cards {
                assert!(left.remove(bare(card)), "no {card} left for the scene");
            }
            cards
        };
        let seats = self.setup.seats();
        let [mut hands, rows] = [&self.hands, &self.rows]
            .map(|each| each[..seats].iter().map(|words| take(words)).collect::<Vec<_>>());
        let doors: Vec<_> = self.doors[..seats].iter().map(|words| expand(words)).collect();
        doors.iter().flatten().for_each(|colour| drop(take(&format!("{colour}-door"))));
        let [mut common, towers, removed, limbo, top, bottom] =
            [&self.common, &self.towers, &self.removed, &self.limbo, &self.top, &self.bottom]
                .map(|words| take(words));
        let mut discard = take(&self.discard);
        let mut rest = self.deck.as_deref().map(&mut take);
        let size = if seats == 1 { 5 } else { 3 };
        for (seat, hand) in hands.iter_mut().enumerate() {
            let lacks = usize::from(self.asked != Question::Turn && seat == self.active);
            fill(hand, size - lacks, &mut left);
        }
        fill(&mut common, (seats - 1) * 2, &mut left);
        let left = left.iter().map(|card| card.to_string());
        match &mut rest {
            Some(_) => discard.extend(left),
            None => rest = Some(left.collect()),
        }
        let mut found = doors.concat();
        let goal = |colour: String| {
            let door = found.iter().position(|other| *other == colour);
            json!({ "found": door.map(|at| found.remove(at)).is_some(), "colour": colour })
        };
        let mut position = json!({
            "setup": self.setup,
            "turn": 1,
            "active": self.active + 1,
            "asked": self.asked,
            "hands": hands,
            "common": common,
            "rows": rows,
            "doors": doors,
            "deck": { "top": top, "rest": counts(&rest.expect("told or left")), "bottom": bottom },
            "limbo": counts(&limbo),
            "discard": counts(&discard),
            "removed": counts(&removed),
            "towers": towers,
            "open_premonitions": expand(&self.open),
            "hidden_premonitions": self.face_down_premonitions(),
        });
        if self.setup.get("book") != "none" {
            position["goals"] = expand(&self.goals).into_iter().map(goal).collect();
        }
        position
    }

    /// Those told, and so many others that at most three were ever revealed: by `three-doors` and `five-doors`.
    fn face_down_premonitions(&self) -> Vec<String> {
        let open = expand(&self.open);
        let mut hidden = expand(&self.hidden);
        if self.setup.get("premonitions") == "none" {
            return hidden;
        }
        let has = |hidden: &[String], name: &str| open.iter().chain(hidden).any(|other| other == name);
        let others = ["rainbow", "red-pair", "green-pair", "blue-pair", "any-pair", "brown-pair"];
        let at_start = 8 - self.setup.premonitions().open_at_start() as usize;
        let revealed = [("three-doors", 1), ("five-doors", 2)];
        let revealed = revealed.iter().filter(|(name, _)| !has(&hidden, name)).map(|(_, more)| more).sum();
        for name in others {
            if hidden.len() < at_start.saturating_sub(revealed) && !has(&hidden, name) {
                hidden.push(name.to_owned());
            }
        }
        hidden
    }

    /// Lays everything out.
    pub(crate) fn begin(&self) -> Play {
        let document = self.document();
        let position: Position = serde_json::from_value(document).expect("a position");
        let state = State::from_position(&position).expect("a sound scene");
        Play { state, effects: Recorder::new(Script::default()), before: 0 }
    }
}

/// Every card a setup plays with (ON-C2, ON-B1, ON-D1).
pub(crate) fn whole_box(setup: &Setup) -> Bag {
    let copies = |card: Card| match card.face() {
        Face::Tower(_) if setup.towers() == Towers::None => 0,
        Face::HappyDream if setup.get("premonitions") == "none" => 0,
        _ => card.copies(),
    };
    Card::all().flat_map(|card| (0..copies(card)).map(move |_| card)).collect()
}

/// The cards some words name.
pub(crate) fn cards(words: &str) -> Vec<Card> {
    expand(words).iter().map(|word| bare(word)).collect()
}

/// The card a word names.
pub(crate) fn card(word: &str) -> Card {
    serde_json::from_value(json!(word)).expect(word)
}

fn bare(word: &str) -> Card {
    card(word.split('@').next().expect("a first part"))
}

fn expand(words: &str) -> Vec<String> {
    let each = words.split_whitespace().map(|word| match word.split_once('*') {
        Some((word, times)) => (word, times.parse().expect("a number of cards")),
        None => (word, 1),
    });
    each.flat_map(|(word, times)| std::iter::repeat_n(word.to_owned(), times)).collect()
}

fn counts(words: &[String]) -> Value {
    let bag: Bag = words.iter().map(|word| bare(word)).collect();
    json!(bag)
}

/// Fills a hand with suns, of the colour that has most left.
fn fill(hand: &mut Vec<String>, size: usize, left: &mut Bag) {
    while hand.len() < size {
        let suns = cards("brown-sun green-sun blue-sun red-sun");
        let sun = suns.into_iter().max_by_key(|&sun| left.count(sun)).expect("four suns");
        assert!(left.remove(sun), "no sun left for a hand: tell the hand");
        hand.push(sun.to_string());
    }
}

/// A game being played: every step is checked.
pub(crate) struct Play {
    pub(crate) state: State,
    pub(crate) effects: Recorder<Script, Event>,
    before: usize,
}

impl Play {
    /// A game dealt so that these cards come first, and those premonitions lie face up.
    pub(crate) fn dealt(setup: &str, cards: &str) -> Play {
        let setup = Setup::from_text(setup).expect(setup);
        let before = if setup.get("book") == "none" { 0 } else { 7 } + setup.premonitions().open_at_start();
        let picks = (0..before).map(|_| 0).chain(picks_for(whole_box(&setup), cards)).collect::<Vec<_>>();
        let mut effects = Recorder::new(Script::new(picks));
        let state = State::start(&setup, &mut effects);
        state.check().expect("a sound deal");
        Play { state, effects, before: 0 }
    }

    /// Plays legal actions, one a text.
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

    /// Plays several.
    #[track_caller]
    pub(crate) fn plays(&mut self, texts: &[&str]) -> &mut Play {
        for text in texts {
            self.play(text);
        }
        self
    }

    /// An action is refused for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, text: &str, code: &str, rule: &str) -> &mut Play {
        let (before, events) = (self.state, self.effects.events.len());
        let action = Action::from_str(text).expect("an action");
        let why = self.state.try_apply(action, &mut self.effects).expect_err(text).code();
        assert_eq!((why.code, why.rule), (code, rule), "{text}");
        assert!(self.state == before && self.effects.events.len() == events, "{text} changed something");
        self
    }

    /// Why an action is refused.
    pub(crate) fn refusal(&self, text: &str) -> RefusalCode {
        self.state.explain(Action::from_str(text).expect("an action")).expect_err(text).code()
    }

    /// What is asked now.
    #[track_caller]
    pub(crate) fn asks(&mut self, question: Question) -> &mut Play {
        assert_eq!(self.state.question(), Some(question));
        self
    }

    /// The answers there are: all of them, separated by commas, in any order.
    #[track_caller]
    pub(crate) fn offers(&mut self, texts: &str) -> &mut Play {
        let mut expected: Vec<_> = texts.split(',').map(|text| text.trim().to_owned()).collect();
        let mut found: Vec<_> = self.state.legal().iter().map(|action| action.to_string()).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
        self
    }

    /// Whether an action is possible.
    pub(crate) fn may(&self, text: &str) -> bool {
        self.state.legal().contains(Action::from_str(text).expect("an action"))
    }

    /// Chance deals these next from the cards in no order.
    pub(crate) fn chance_deals(&mut self, cards: &str) -> &mut Play {
        self.effects.chance = Script::new(picks_for(self.position().deck.rest, cards));
        self
    }

    /// Chance answers these numbers next.
    pub(crate) fn chance_says(&mut self, picks: &[u32]) -> &mut Play {
        self.effects.chance = Script::new(picks.iter().copied());
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

    /// Whether this happened at the last action.
    pub(crate) fn happened(&self, event: Event) -> bool {
        self.events().contains(&event)
    }

    /// How often the deck was shuffled at the last action, limbo's return included.
    pub(crate) fn shuffles(&self) -> usize {
        self.events().iter().filter(|event| matches!(event, Event::Shuffled | Event::LimboReturned)).count()
    }

    /// The cards discarded at the last action.
    #[track_caller]
    pub(crate) fn discards(&mut self, words: &str) -> &mut Play {
        let discarded = self.events().iter().filter_map(|event| match event {
            Event::Discarded { card, .. } => Some(*card),
            _ => None,
        });
        assert_eq!(discarded.collect::<Bag>(), bag(words), "discarded");
        self
    }

    /// How many of a card the discard pile holds.
    pub(crate) fn discarded(&self, word: &str) -> u32 {
        self.position().discard.count(card(word))
    }

    /// What limbo holds.
    #[track_caller]
    pub(crate) fn limbo_is(&mut self, words: &str) -> &mut Play {
        assert_eq!(self.position().limbo, bag(words), "limbo");
        self
    }

    /// The (first) player's own hand.
    #[track_caller]
    pub(crate) fn hand_is(&mut self, words: &str) -> &mut Play {
        assert_eq!(self.hand(0), bag(words), "hand");
        self
    }

    /// The second player's own hand.
    #[track_caller]
    pub(crate) fn second_hand_is(&mut self, words: &str) -> &mut Play {
        assert_eq!(self.hand(1), bag(words), "second hand");
        self
    }

    /// The common hand.
    #[track_caller]
    pub(crate) fn common_is(&mut self, words: &str) -> &mut Play {
        assert_eq!(self.position().common.into_iter().collect::<Bag>(), bag(words), "common hand");
        self
    }

    fn hand(&self, seat: usize) -> Bag {
        let view = self.state.view(Observer::Omniscient);
        view.hands[seat].iter().filter_map(|glimpse| glimpse.card()).collect()
    }

    /// The (first) player's doors.
    #[track_caller]
    pub(crate) fn doors_are(&mut self, words: &str) -> &mut Play {
        self.doors_of_are(0, words)
    }

    /// The second player's doors.
    #[track_caller]
    pub(crate) fn second_doors_are(&mut self, words: &str) -> &mut Play {
        self.doors_of_are(1, words)
    }

    #[track_caller]
    fn doors_of_are(&mut self, seat: usize, words: &str) -> &mut Play {
        let mut found: Vec<_> = self.position().doors[seat].iter().map(ToString::to_string).collect();
        let mut expected = expand(words);
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "doors");
        self
    }

    /// The row of towers.
    #[track_caller]
    pub(crate) fn towers_are(&mut self, words: &str) -> &mut Play {
        assert_eq!(self.position().towers, cards(words), "towers");
        self
    }

    /// The goals, those face down in brackets.
    #[track_caller]
    pub(crate) fn goals_are(&mut self, words: &str) -> &mut Play {
        let tell = |goal: &dedale_onirim::Goal| match goal.is_found() {
            true => format!("[{}]", goal.colour()),
            false => goal.colour().to_string(),
        };
        let goals = self.position().goals.expect("the book");
        assert_eq!(goals.iter().map(tell).collect::<Vec<_>>().join(" "), words);
        self
    }

    /// The next goal to be matched, counted from 1.
    pub(crate) fn next_goal(&self) -> Option<usize> {
        self.position().goals.and_then(|goals| goals.next()).map(|place| place + 1)
    }

    /// The premonitions face up.
    #[track_caller]
    pub(crate) fn premonitions_are(&mut self, words: &str) -> &mut Play {
        let open = self.position().open_premonitions;
        assert_eq!(json!(open), json!(expand(words)), "premonitions face up");
        self
    }

    /// The known top of the deck, the next card first.
    #[track_caller]
    pub(crate) fn top_is(&mut self, words: &str) -> &mut Play {
        assert_eq!(json!(self.position().deck.top), json!(expand(words)), "top");
        self
    }

    /// The known bottom of the deck, the very bottom last.
    #[track_caller]
    pub(crate) fn bottom_is(&mut self, words: &str) -> &mut Play {
        assert_eq!(json!(self.position().deck.bottom), json!(expand(words)), "bottom");
        self
    }

    /// How many cards the deck has.
    pub(crate) fn deck_count(&self) -> u8 {
        self.state.view(Observer::Spectator).deck.count
    }

    /// What an observer knows: `1`, `2`, `spectator`, `all`.
    pub(crate) fn view(&self, observer: &str) -> View {
        self.state.view(observer.parse().expect("an observer"))
    }

    /// What an observer saw of the last action, as it goes over the wire.
    pub(crate) fn seen_by(&self, observer: &str) -> Vec<Value> {
        let observer = observer.parse().expect("an observer");
        self.events()
            .iter()
            .filter_map(|event| self.state.seen(event, observer))
            .map(|seen| json!(seen))
            .collect()
    }

    /// The game is won.
    #[track_caller]
    pub(crate) fn is_won(&mut self) -> &mut Play {
        let outcome = self.state.outcome().expect("the game is over");
        assert!(outcome.is_win());
        assert_eq!(self.state.question(), None);
        self
    }

    /// The game is lost.
    #[track_caller]
    pub(crate) fn is_lost(&mut self) -> &mut Play {
        assert!(!self.state.outcome().expect("the game is over").is_win());
        self
    }

    /// The next turn has begun, that seat's.
    #[track_caller]
    pub(crate) fn turn_of(&mut self, seat: usize) -> &mut Play {
        assert_eq!(self.state.question(), Some(Question::Turn));
        assert_eq!(self.state.decider(), Some(Seat::new(seat - 1)));
        self
    }
}

fn bag(words: &str) -> Bag {
    cards(words).into_iter().collect()
}

/// The picks that draw these cards from a bag, one after the other.
fn picks_for(mut bag: Bag, words: &str) -> Vec<u32> {
    let pick = |card: Card| {
        let place = (0..bag.len()).find(|&n| bag.nth(n) == card).expect("a card in the deck");
        bag.remove(card);
        place
    };
    cards(words).into_iter().map(pick).collect()
}
