use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use dedale_core::names::Named as _;
use dedale_core::{Broken, Few, Fingerprint, Seat, SeatSet, Setup as _};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Card, Character, World};
use crate::decision::Question;
use crate::knowledge::{Knowers, Known};
use crate::places::Place;
use crate::public::with_public;
use crate::setup::Setup;
use crate::state::{Ended, State, Task, Trade};
use crate::view::{LinkView, PlayView, play_view};

/// Who knows something, as text: `13w` are players 1 and 3 and whoever watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnowersText(Knowers);

impl fmt::Display for KnowersText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = "12345w".chars().enumerate().filter(|(bit, _)| self.0.bits() >> bit & 1 == 1);
        f.write_str(&names.map(|(_, name)| name).collect::<String>())
    }
}

impl FromStr for KnowersText {
    type Err = String;

    fn from_str(text: &str) -> Result<KnowersText, String> {
        let mut bits = 0;
        for name in text.chars() {
            let bit = "12345w".find(name).filter(|bit| bits >> bit == 0);
            bits |= 1 << bit.ok_or_else(|| format!("“{text}”: expected some of 12345w, in this order"))?;
        }
        Ok(KnowersText(Knowers::from_bits(bits)))
    }
}

impl Serialize for KnowersText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for KnowersText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KnowersText, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for KnowersText {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Knowers".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^1?2?3?4?5?w?$" })
    }
}

/// The whole truth as a document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The choices made before the game.
    pub setup: Setup,
    /// The turn, from 1; 0 while characters are chosen.
    #[schemars(range(max = 5000))]
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Whose answer is awaited.
    pub decider: Seat,
    /// What is asked; absent when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Question>,
    /// When the game is over: whether somebody won (the active player).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// Which world lies at nw, n, ne, w, e, sw, s, se.
    pub worlds: [World; Place::COUNT],
    /// The places whose worlds are face up.
    #[schemars(length(max = 8))]
    pub up: Vec<Place>,
    /// Who knows a face-down world.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub worlds_known_to: BTreeMap<String, KnowersText>,
    /// Each world's pile, the top card first.
    pub piles: BTreeMap<String, Vec<Card>>,
    /// Each player's hand.
    #[schemars(length(min = 2, max = 5), inner(length(max = 5)))]
    pub hands: Vec<Vec<Card>>,
    /// Where each pawn is; empty while characters are chosen.
    #[schemars(length(max = 5))]
    pub pawns: Vec<Place>,
    /// The two characters dealt to each player, the one kept first.
    #[schemars(length(min = 2, max = 5))]
    pub characters: Vec<[Character; 2]>,
    /// Who knows a card, where it is not only who holds it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub known_to: BTreeMap<String, KnowersText>,
    /// Who knows of which world a card is, where not everybody does.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub origin_known_to: BTreeMap<String, KnowersText>,
    /// Whose characters lie open.
    pub open: SeatSet,
    /// Whose characters' keys were used.
    pub key_used: SeatSet,
    /// Who must skip the next turn.
    pub skipping: SeatSet,
    /// Who may not leave.
    pub held: SeatSet,
    /// Whom nobody can target.
    pub warded: SeatSet,
    /// Actions left this turn.
    #[schemars(range(max = 60))]
    pub actions: u8,
    /// Whether the draw action was used.
    pub drew: bool,
    /// Whether the active character's key can be counted this turn.
    pub key_ready: bool,
    /// Whether the active player drew, moved or played a card this turn.
    pub busy: bool,
    /// Whose last turn was one without that, since its world's pile moved on.
    pub idle: SeatSet,
    /// Who lets everything but ways home be until its next turn.
    #[serde(default)]
    pub letting: SeatSet,
    /// The cards being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<PlayView>,
    /// The cards that answer them, the one played first first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 25))]
    pub chain: Vec<LinkView>,
    /// The bad encounter being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bad: Option<Card>,
    /// The trade under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trade: Option<Trade>,
    /// Cards on their way under a pile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 5))]
    pub letting_go: Vec<Card>,
    /// Cards still to be lost.
    #[serde(default)]
    #[schemars(range(max = 5))]
    pub losing: u8,
    /// Cards still to be drawn.
    #[serde(default)]
    #[schemars(range(max = 5))]
    pub drawing: u8,
    /// Cards being arranged.
    #[serde(default)]
    #[schemars(range(max = 5))]
    pub arranging: u8,
    /// How many of them lie in their place.
    #[serde(default)]
    #[schemars(range(max = 5))]
    pub arranged: u8,
    /// What is still to be done, the last one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 12))]
    pub tasks: Vec<Task>,
}

impl State {
    /// What is known of a card if nothing special happened: its holder knows it, and everybody its world; all saw a card
    /// that lies in another world's pile go there.
    fn usual_knowledge(&self, card: Card) -> Known {
        let holder = self.seats().find(|&seat| self.hands[seat].contains(&card));
        let in_own_pile = self.piles.of(card.world()).contains(&card);
        match holder {
            Some(seat) => Known::new(Knowers::only(seat), Knowers::EVERYBODY),
            None if in_own_pile => Known::new(Knowers::NOBODY, Knowers::EVERYBODY),
            None => Known::BY_ALL,
        }
    }

    /// The whole truth.
    pub(crate) fn to_position(self) -> Position {
        let seats = self.terms.count();
        let unusual = |part: fn(Known) -> Knowers| {
            Card::all()
                .filter(|&card| part(self.known[card.index()]) != part(self.usual_knowledge(card)))
                .map(|card| (card.to_string(), KnowersText(part(self.known[card.index()]))))
                .collect()
        };
        let face_down = Place::ALL.iter().filter(|&&place| !self.is_up(place));
        let worlds_known_to = face_down
            .map(|&place| (place.to_string(), KnowersText(self.worlds_known[place as usize])))
            .filter(|(_, text)| text.0 != Knowers::NOBODY)
            .collect();
        with_public!(
            self,
            Position {
                setup: self.chosen(),
                asked: self.asked(),
                won: self.ended.map(|ended| matches!(ended, Ended::Home(_))),
                worlds: self.worlds,
                up: Place::ALL.iter().copied().filter(|&place| self.is_up(place)).collect(),
                worlds_known_to,
                piles: World::all().map(|world| (world.to_string(), self.piles.of(world).to_vec())).collect(),
                hands: self.hands.0[..seats].iter().map(|hand| hand.to_vec()).collect(),
                pawns: if self.turn > 0 { self.pawns.0[..seats].to_vec() } else { Vec::new() },
                characters: self.characters.0[..seats].to_vec(),
                known_to: unusual(Known::card),
                origin_known_to: unusual(Known::origin),
                open: self.open,
                key_used: self.key_used,
                play: self.play.map(play_view),
                chain: self.chain.to_vec(),
                trade: self.trade,
                letting_go: self.letting_go.to_vec(),
                tasks: self.tasks.to_vec(),
            }
        )
    }

    /// Reads and validates a position.
    pub(crate) fn of_position(position: &Position) -> Result<State, Broken> {
        let setup = &position.setup;
        let seats = setup.seats();
        for (field, found, expected) in [
            ("hands", position.hands.len(), seats),
            ("characters", position.characters.len(), seats),
            ("pawns", position.pawns.len(), if position.turn > 0 { seats } else { 0 }),
        ] {
            if found != expected {
                return Err(Broken::new(field, found, expected).because("mondes-for-each-player"));
            }
        }
        if position.asked.is_some() == position.won.is_some() {
            let found = if position.won.is_some() { "asked, won" } else { "—" };
            return Err(Broken::new("asked", found, "asked").because("mondes-asked-or-won"));
        }
        let mut state = State::before_deal(setup);
        state.check_each_card_once(position)?;
        for (name, cards) in &position.piles {
            let world =
                World::from_name(name).ok_or_else(|| Broken::new("piles", name, "a, b, c, d, e, f, g, h"))?;
            cards.iter().for_each(|&card| state.piles.put_under(world, card));
        }
        for (seat, hand) in position.hands.iter().enumerate() {
            state.hands.0[seat] = few(&format!("hands[{seat}]"), hand)?;
        }
        state.pawns.0[..position.pawns.len()].copy_from_slice(&position.pawns);
        state.characters.0[..seats].copy_from_slice(&position.characters);
        state.up = position.up.iter().fold(0, |set, &place| set | 1 << place as u8);
        for place in Place::ALL {
            let known = if state.is_up(*place) { Knowers::EVERYBODY } else { Knowers::NOBODY };
            state.worlds_known[*place as usize] = known;
        }
        for (name, text) in &position.worlds_known_to {
            let place = Place::from_name(name).filter(|&place| !state.is_up(place));
            let place =
                place.ok_or_else(|| Broken::new("worlds_known_to", name, "—").because("mondes-face-down"))?;
            state.worlds_known[place as usize] = text.0;
        }
        state.trade = position.trade;
        state.active = position.active;
        for card in Card::all() {
            state.known[card.index()] = state.usual_knowledge(card);
        }
        for (field, texts) in
            [("known_to", &position.known_to), ("origin_known_to", &position.origin_known_to)]
        {
            for (name, text) in texts {
                let card = Card::from_name(name)
                    .ok_or_else(|| Broken::new(field, name, "—").because("mondes-no-such-card"))?;
                let known = &mut state.known[card.index()];
                *known = match field {
                    "known_to" => Known::new(text.0, known.origin()),
                    _ => Known::new(known.card(), text.0),
                };
            }
        }
        let state = with_public!(
            position,
            State {
                worlds: position.worlds,
                question: position.asked.unwrap_or(Question::Turn),
                ended: position.won.map(|won| if won {
                    Ended::Home(position.active)
                } else {
                    Ended::MaxRounds
                }),
                open: position.open,
                key_used: position.key_used,
                play: position.play.map(PlayView::play),
                chain: few("chain", &position.chain)?,
                letting_go: few("letting_go", &position.letting_go)?,
                tasks: few("tasks", &position.tasks)?,
                ..state
            }
        );
        state.checked()?;
        Ok(state)
    }

    /// Before they are laid anywhere, so that no list overflows.
    fn check_each_card_once(&self, position: &Position) -> Result<(), Broken> {
        let mut seen = 0_u64;
        let piles = position.piles.values().flatten().map(|card| ("piles", *card));
        let hands = position.hands.iter().flatten().map(|card| ("hands", *card));
        let play = position.play.iter().flat_map(|play| play.cards.iter().map(|card| ("play.cards", *card)));
        let chain = position.chain.iter().map(|link| ("chain", link.card));
        let loose = position.bad.iter().map(|card| ("bad", *card));
        let loose = loose.chain(position.letting_go.iter().map(|card| ("letting_go", *card)));
        for (field, card) in piles.chain(hands).chain(play).chain(chain).chain(loose) {
            if seen & card.bit() != 0 {
                return Err(Broken::new(field, card, 2).because("mondes-card-once"));
            }
            seen |= card.bit();
        }
        match Card::all().find(|card| seen & card.bit() == 0) {
            Some(card) => Err(Broken::new("piles", card, 0).because("mondes-card-once")),
            None => Ok(()),
        }
    }

    /// Every field, in an order that only ever grows.
    pub(crate) fn hash_into(&self, hash: &mut Fingerprint) {
        // As version 2 of the rules wrote it, so that its records keep their hashes.
        hash.write(self.chosen().text_under(2).as_bytes());
        hash.write_u64(self.turn.into());
        let ended = match self.ended {
            None => 0,
            Some(Ended::MaxRounds) => 1,
            Some(Ended::Home(seat)) => 2 + seat.index() as u8,
        };
        let asked = self.asked().map_or(u8::MAX, |question| question as u8);
        hash.write(&[self.active.index() as u8, self.decider.index() as u8, ended, asked]);
        for world in World::all() {
            let pile: Vec<_> = self.piles.of(world).iter().map(|card| card.index() as u8).collect();
            hash.write_list(pile.into_iter());
        }
        for seat in self.seats() {
            let mut hand = self.hands[seat];
            hand.sort_unstable();
            hash.write_list(hand.iter().map(|card| card.index() as u8));
            let [kept, other] = self.characters[seat];
            hash.write(&[self.pawns[seat] as u8, kept.index() as u8, other.index() as u8]);
        }
        self.known.iter().for_each(|known| hash.write(&known.bits().to_le_bytes()));
        self.worlds.iter().for_each(|world| hash.write(&[world.index() as u8]));
        self.worlds_known.iter().for_each(|known| hash.write(&[known.bits()]));
        let flags = [self.open, self.key_used, self.skipping, self.held, self.warded];
        flags.iter().for_each(|flags| hash.write(&[flags.bits()]));
        hash.write(&[
            self.up,
            self.actions,
            u8::from(self.drew),
            u8::from(self.key_ready),
            u8::from(self.busy),
        ]);
        hash.write(&[self.idle.bits(), self.letting.bits()]);
        hash.write(&[self.losing, self.drawing, self.arranging, self.arranged]);
        let under_way = (self.play.map(play_view), self.chain, self.bad, self.trade);
        hash.write(format!("{under_way:?} {:?} {:?}", self.letting_go, self.tasks).as_bytes());
    }
}

fn few<T: Copy + Default, const N: usize>(field: &str, items: &[T]) -> Result<Few<T, N>, Broken> {
    let all = Few::try_from_iter(items.iter().copied());
    all.ok_or_else(|| Broken::new(field, items.len(), N).because("mondes-too-many"))
}
