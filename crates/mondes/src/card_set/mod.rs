//! The card set (MO-C2 to MO-C4): data, not rules. A card set is a TOML file or one word of a setup.

mod faces;
mod owners;
mod shipped;

use std::fmt;

use dedale_core::data::{DataError, DataErrorKind, DataFile, Entry, Fields, OwnData, Title, Titles};
use dedale_core::names::{Enumerated, Named};

pub(crate) use faces::Faces;
pub use owners::Cards;
pub use shipped::Shipped;

use crate::cards::{Card, Character, CharacterFace, Effect, Face, World};
use crate::keys::{Key, Kind};
use crate::places::Side;
use faces::Identity;

/// What stands on every card, world and character, and what they are called in files.
pub struct CardSet {
    faces: Faces,
    card_ids: Vec<String>,
    world_ids: Vec<String>,
    character_ids: Vec<String>,
}

impl Cards {
    /// Reads what its `Display` writes.
    pub fn from_text(text: &str) -> Result<Cards, DataError> {
        let unknown = |entry: &str, expected: &str| {
            Entry::whole(entry).error(DataErrorKind::Syntax, "", entry, expected)
        };
        let (worlds, characters) =
            text.split_once('|').ok_or_else(|| unknown("cards", "worlds|characters"))?;
        let mut draft = Draft::default();
        for (number, world) in worlds.split(';').enumerate() {
            let place = format!("worlds[{number}]");
            let mut parts = world.splitn(3, ':');
            let (Some(id), Some(exits), Some(cards)) = (parts.next(), parts.next(), parts.next()) else {
                return Err(unknown(named(world, ':', &place), "id:exits:cards"));
            };
            let entry = Entry::whole(named(id, ':', &place));
            let keys: Vec<_> = exits.split('+').map(str::to_owned).collect();
            let exits: [String; 4] =
                keys.try_into().map_err(|_| entry.error(DataErrorKind::Count, "exits", exits, 4))?;
            let cards = cards.split(',').enumerate().map(|(number, card)| {
                let mut fields = card.splitn(5, '/').map(str::to_owned);
                let entry = Entry::whole(named(card, '/', &format!("{place}.cards[{number}]")));
                let card = CardEntry {
                    id: fields.next().unwrap_or_default(),
                    kind: fields.next().unwrap_or_default(),
                    key: fields.next(),
                    attack: None,
                    effect: fields.next().unwrap_or_default(),
                    pair: fields.next(),
                    title: None,
                };
                let bad = card.kind == Kind::Bad.name();
                let (key, attack) = if bad { (None, card.key) } else { (card.key, None) };
                (entry, CardEntry { key, attack, ..card })
            });
            draft.world(&entry, id, &exits, cards.collect())?;
        }
        for (number, character) in characters.split(',').enumerate() {
            let place = format!("characters[{number}]");
            let mut fields = character.splitn(3, '/');
            let (Some(id), Some(key), Some(home)) = (fields.next(), fields.next(), fields.next()) else {
                return Err(unknown(named(character, '/', &place), "id/key/home"));
            };
            let home: Vec<_> = home.split('+').map(str::to_owned).collect();
            draft.character(&Entry::whole(named(id, '/', &place)), id, key, &home)?;
        }
        draft.cards()
    }
}

/// What an entry of the notation is called in errors: its id, or its place where it has none.
fn named<'a>(entry: &'a str, separator: char, place: &'a str) -> &'a str {
    entry.split(separator).next().filter(|id| !id.is_empty()).unwrap_or(place)
}

impl CardSet {
    /// All the rules ask of it.
    #[inline]
    pub(crate) fn faces(&self) -> &Faces {
        &self.faces
    }

    /// What stands on a card.
    #[inline]
    pub fn face(&self, card: Card) -> Face {
        self.faces.face(card)
    }

    /// The key on a side of a world.
    #[inline]
    pub fn exit(&self, world: World, side: Side) -> Key {
        self.faces.exit(world, side)
    }

    /// What stands on a character.
    #[inline]
    pub fn character(&self, character: Character) -> &CharacterFace {
        self.faces.character(character)
    }

    /// The id of a card in the file.
    pub fn card_id(&self, card: Card) -> &str {
        &self.card_ids[card.index()]
    }

    /// The id of a world in the file.
    pub fn world_id(&self, world: World) -> &str {
        &self.world_ids[world.index()]
    }

    /// The id of a character in the file.
    pub fn character_id(&self, character: Character) -> &str {
        &self.character_ids[character.index()]
    }

    /// These cards under the ids of their places.
    fn without_ids(faces: &Faces) -> CardSet {
        let named = |name: &dyn fmt::Display| name.to_string();
        CardSet {
            faces: *faces,
            card_ids: Card::all().map(|card| named(&card)).collect(),
            world_ids: World::all().map(|world| named(&world)).collect(),
            character_ids: Character::all().map(|character| named(&character)).collect(),
        }
        .identified()
    }

    /// With the identity its text gives it.
    fn identified(mut self) -> CardSet {
        let text = self.to_string();
        let identity = Shipped::of_text(&text).map_or_else(|| Identity::of_text(&text), Shipped::identity);
        self.faces = self.faces.with_identity(identity);
        self
    }
}

/// One word, for setups: `world:keys:card,card;…|character,character`.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys = |keys: &[Key]| keys.iter().map(|key| key.name()).collect::<Vec<_>>().join("+");
        for world in World::all() {
            let before = if world.index() == 0 { "" } else { ";" };
            write!(f, "{before}{}:{}:", self.world_id(world), keys(self.faces.exits(world)))?;
            for card in Card::all().filter(|card| card.world() == world) {
                let face = self.face(card);
                let comma = if card.index() % 8 == 0 { "" } else { "," };
                let effect = face.effect.to_string().replace(' ', "=");
                write!(f, "{comma}{}/{}/{}/{effect}", self.card_id(card), face.kind, face.key)?;
                if let Some(other) = face.pair {
                    write!(f, "/{}", self.card_id(other))?;
                }
            }
        }
        for character in Character::all() {
            let before = if character.index() == 0 { "|" } else { "," };
            let face = self.character(character);
            write!(f, "{before}{}/{}/{}", self.character_id(character), face.key, keys(&face.home))?;
        }
        Ok(())
    }
}

/// A card set as read from a file, with what things are called there.
#[derive(Clone, Debug)]
pub struct CardFile {
    /// The cards.
    pub cards: Cards,
    /// For each id its French and English name, where the file gives them.
    pub titles: Titles,
}

/// What a group can write itself.
pub const DATA_FILES: &[DataFile] = &[DataFile::of::<Cards>()];

impl OwnData for Cards {
    const OPTION: &'static str = "cards";
    const NAMES: &'static [&'static str] = <Shipped as Enumerated>::NAMES;

    fn shipped(name: &str) -> Option<&'static str> {
        Shipped::from_name(name).map(Shipped::file)
    }

    fn from_file(text: &str) -> Result<(Cards, Titles), DataError> {
        CardFile::from_toml(text).map(|CardFile { cards, titles }| (cards, titles))
    }

    fn from_word(word: &str) -> Result<Cards, DataError> {
        Cards::from_text(word)
    }

    fn word(&self) -> String {
        self.to_string()
    }

    fn value(&self) -> String {
        self.name().map_or_else(|| self.to_string(), str::to_owned)
    }
}

struct WorldEntry {
    id: String,
    title: Option<Title>,
    exits: [String; 4],
    cards: Vec<(Entry, CardEntry)>,
}

impl WorldEntry {
    const FIELDS: &'static [&'static str] = &["id", "fr", "en", "exits", "cards"];

    fn read(fields: &mut Fields<'_>) -> Result<WorldEntry, DataError> {
        let known = ["north", "east", "south", "west"];
        let mut exits = fields.within("exits", &known)?.ok_or_else(|| fields.missing("exits"))?;
        let [north, east, south, west] = known.map(|side| exits.needed(side));
        Ok(WorldEntry {
            id: fields.needed("id")?,
            title: title(fields)?,
            exits: [north?, east?, south?, west?],
            cards: fields.entries("cards", CardEntry::FIELDS, CardEntry::read)?,
        })
    }
}

struct CardEntry {
    id: String,
    kind: String,
    key: Option<String>,
    attack: Option<String>,
    effect: String,
    pair: Option<String>,
    title: Option<Title>,
}

impl CardEntry {
    const FIELDS: &'static [&'static str] = &["id", "type", "key", "attack", "effect", "pair", "fr", "en"];

    fn read(fields: &mut Fields<'_>) -> Result<CardEntry, DataError> {
        Ok(CardEntry {
            id: fields.needed("id")?,
            kind: fields.needed("type")?,
            key: fields.text("key")?,
            attack: fields.text("attack")?,
            effect: fields.needed("effect")?,
            pair: fields.text("pair")?,
            title: title(fields)?,
        })
    }
}

struct CharacterEntry {
    id: String,
    title: Option<Title>,
    key: String,
    home: Vec<String>,
}

impl CharacterEntry {
    const FIELDS: &'static [&'static str] = &["id", "fr", "en", "key", "home"];

    fn read(fields: &mut Fields<'_>) -> Result<CharacterEntry, DataError> {
        Ok(CharacterEntry {
            id: fields.needed("id")?,
            title: title(fields)?,
            key: fields.needed("key")?,
            home: fields.texts("home")?.ok_or_else(|| fields.missing("home"))?,
        })
    }
}

/// What a file calls a thing, if it says so in both languages.
fn title(fields: &mut Fields<'_>) -> Result<Option<Title>, DataError> {
    let (fr, en) = (fields.text("fr")?, fields.text("en")?);
    Ok(fr.zip(en).map(|(fr, en)| Title { fr, en }))
}

impl CardFile {
    /// Reads a card set file.
    pub fn from_toml(text: &str) -> Result<CardFile, DataError> {
        let (draft, titles) = read_file(text)?;
        Ok(CardFile { cards: draft.cards()?, titles })
    }
}

fn read_file(text: &str) -> Result<(Draft, Titles), DataError> {
    let mut file = Fields::of_file(text, &["world", "character"])?;
    let worlds = file.entries("world", WorldEntry::FIELDS, WorldEntry::read)?;
    let characters = file.entries("character", CharacterEntry::FIELDS, CharacterEntry::read)?;
    let mut draft = Draft::default();
    let mut titles = Titles::new();
    let mut called =
        |id: &str, title: Option<Title>| titles.extend(title.map(|title| (id.to_owned(), title)));
    for (entry, world) in worlds {
        called(&world.id, world.title);
        let mut cards = world.cards;
        for (_, card) in &mut cards {
            called(&card.id, card.title.take());
        }
        draft.world(&entry, &world.id, &world.exits, cards)?;
    }
    for (entry, character) in characters {
        called(&character.id, character.title);
        draft.character(&entry, &character.id, &character.key, &character.home)?;
    }
    Ok((draft, titles))
}

/// A card set in the making.
#[derive(Default)]
struct Draft {
    cards: Vec<Face>,
    /// The pair each card names, to be found when all are there.
    pairs: Vec<(Entry, Option<String>)>,
    exits: Vec<[Key; 4]>,
    characters: Vec<CharacterFace>,
    ids: Vec<String>,
    card_ids: Vec<String>,
    world_ids: Vec<String>,
    character_ids: Vec<String>,
}

impl Draft {
    /// An id that is one word and new.
    fn id(&mut self, entry: &Entry, id: &str) -> Result<String, DataError> {
        let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if id.is_empty() || id.len() > 40 || !id.chars().all(fits) {
            return Err(entry.error(DataErrorKind::Syntax, "id", id, "a-z, 0-9, -"));
        }
        if self.ids.iter().any(|other| other == id) {
            return Err(entry.error(DataErrorKind::Duplicate, "id", id, "1 ×"));
        }
        self.ids.push(id.to_owned());
        Ok(id.to_owned())
    }

    fn world(
        &mut self,
        entry: &Entry,
        id: &str,
        exits: &[String; 4],
        cards: Vec<(Entry, CardEntry)>,
    ) -> Result<(), DataError> {
        let id = self.id(entry, id)?;
        self.world_ids.push(id);
        let mut keys = [Key::Magic; 4];
        for ((key, name), &side) in keys.iter_mut().zip(exits).zip(Side::ALL) {
            *key = entry.read(&format!("exits.{side}"), name)?;
        }
        self.exits.push(keys);
        if cards.len() != 8 {
            return Err(entry.error(DataErrorKind::Count, "cards", cards.len(), 8));
        }
        cards.into_iter().try_for_each(|(entry, card)| self.card(entry, card))
    }

    fn card(&mut self, entry: Entry, card: CardEntry) -> Result<(), DataError> {
        let id = self.id(&entry, &card.id)?;
        self.card_ids.push(id);
        let kind: Kind = entry.read("type", &card.kind)?;
        let (field, wrong, key) = match kind {
            Kind::Bad => ("attack", ("key", &card.key), &card.attack),
            _ => ("key", ("attack", &card.attack), &card.key),
        };
        if let (wrong, Some(found)) = wrong {
            return Err(entry.error(DataErrorKind::Syntax, wrong, found, field));
        }
        let Some(key) = key else {
            return Err(entry.error(DataErrorKind::Missing, field, "—", "a key"));
        };
        let key = entry.read(field, key)?;
        let effect = Effect::from_text(&card.effect).filter(|effect| effect.is_bad() == (kind == Kind::Bad));
        let Some(effect) = effect else {
            let fitting = Effect::samples().filter(|effect| effect.is_bad() == (kind == Kind::Bad));
            let expected: Vec<_> = fitting.map(|effect| effect.to_string()).collect();
            return Err(entry.error(DataErrorKind::Unknown, "effect", &card.effect, expected.join(", ")));
        };
        if kind == Kind::Bad && card.pair.is_some() {
            return Err(entry.error(DataErrorKind::Syntax, "pair", card.pair.unwrap_or_default(), "—"));
        }
        self.cards.push(Face { kind, key, effect, pair: None });
        self.pairs.push((entry, card.pair));
        Ok(())
    }

    fn character(&mut self, entry: &Entry, id: &str, key: &str, home: &[String]) -> Result<(), DataError> {
        let id = self.id(entry, id)?;
        self.character_ids.push(id);
        let key = entry.read("key", key)?;
        let mut keys = Vec::new();
        for name in home {
            let key: Key = entry.read("home", name)?;
            if keys.contains(&key) {
                return Err(entry.error(DataErrorKind::Duplicate, "home", name, "1 ×"));
            }
            keys.push(key);
        }
        keys.sort_unstable();
        let home: [Key; 3] = keys
            .try_into()
            .map_err(|keys: Vec<Key>| entry.error(DataErrorKind::Count, "home", keys.len(), 3))?;
        if let Some(other) = self.characters.iter().position(|other| other.home == home) {
            let same = format!("= {}", self.character_ids[other]);
            return Err(entry.error(DataErrorKind::Duplicate, "home", same, "another set of keys (MO-C3)"));
        }
        self.characters.push(CharacterFace { key, home });
        Ok(())
    }

    /// A share of the set.
    fn cards(self) -> Result<Cards, DataError> {
        Ok(Cards::sharing(self.finish()?.identified()))
    }

    /// The set, without an identity of its own.
    fn finish(mut self) -> Result<CardSet, DataError> {
        let count = |list: &str, found: usize, expected: usize| {
            Entry::whole(list).error(DataErrorKind::Count, "", found, expected)
        };
        for (at, (entry, pair)) in self.pairs.iter().enumerate() {
            let Some(pair) = pair else { continue };
            let other = self.card_ids.iter().position(|id| id == pair && *id != self.card_ids[at]);
            let back = other.filter(|&other| self.pairs[other].1.as_deref() == Some(&*self.card_ids[at]));
            let Some(other) = back else {
                return Err(entry.error(DataErrorKind::Unknown, "pair", pair, "a card that names this one"));
            };
            self.cards[at].pair = (other < Card::COUNT).then(|| Card::from_index(other));
        }
        let (worlds, characters) = (self.exits.len(), self.characters.len());
        let cards: [Face; Card::COUNT] =
            self.cards.try_into().map_err(|_| count("world", worlds, World::COUNT))?;
        let exits = self.exits.try_into().map_err(|_| count("world", worlds, World::COUNT))?;
        let characters =
            self.characters.try_into().map_err(|_| count("character", characters, Character::COUNT))?;
        Ok(CardSet {
            faces: Faces::new(&cards, exits, characters),
            card_ids: self.card_ids,
            world_ids: self.world_ids,
            character_ids: self.character_ids,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mo_c2_the_wild_hunt_has_three_different_keys_left_right_and_on_top() {
        let cards = Cards::default();
        let hunt = World::all().find(|&world| cards.world_id(world) == "wild-hunt").expect("it is there");
        let keys = [Side::West, Side::East, Side::North].map(|side| cards.exit(hunt, side));
        assert_eq!(keys, [Key::Death, Key::Combat, Key::Magic]);
    }

    #[test]
    fn mo_c3_the_characters_are_the_ten_subsets_of_three_keys() {
        let cards = Cards::default();
        let mut homes: Vec<_> = Character::all().map(|character| cards.character(character).home).collect();
        homes.sort_unstable();
        homes.dedup();
        assert_eq!(homes.len(), 10);
        for character in Character::all() {
            assert!(!cards.character(character).home.contains(&cards.character(character).key));
        }
    }

    #[test]
    fn mo_c4_there_are_64_cards_eight_of_each_world() {
        let cards = Cards::default();
        assert_eq!(cards.faces().bad().count_ones(), 16);
        for card in Card::all() {
            assert_eq!(cards.face(card).effect.is_bad(), cards.face(card).kind == Kind::Bad);
        }
    }

    #[test]
    fn a_card_set_reads_what_it_writes_and_is_kept_once() {
        for &shipped in Shipped::ALL {
            let text = shipped.set().to_string();
            assert!(!text.contains(char::is_whitespace));
            assert_eq!(Cards::from_text(&text), Ok(Cards::from(shipped)));
            assert_eq!(Cards::from_text(&text).expect("it is playable").name(), Some(shipped.name()));
        }
        let text = Cards::default().to_string();
        let own = text.replacen("esus/encounter/combat", "esus/encounter/love", 1);
        let cards = Cards::from_text(&own).expect("it is playable");
        assert_ne!(cards, Cards::default());
        assert_eq!(cards.to_string(), own);
        assert_eq!(Cards::from_text(&own), Ok(cards));
    }
}
