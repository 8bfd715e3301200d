use dedale_core::Seat;
use dedale_mondes::{Card, Character, Effect, Key, Kind, OfferView, Place, Side, Sides, View, World};

use super::MondesWords;
use crate::{Listener, Value};

impl MondesWords<'_> {
    /// `The Horn`, as it stands on the card.
    pub fn card(&self, card: Card) -> String {
        self.named("mondes-card", self.cards.card_id(card))
    }

    /// `the Horn`, within a sentence.
    pub fn the_card(&self, card: Card) -> String {
        self.within(self.card(card))
    }

    /// `the Horn and the Spear`.
    pub fn the_cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        self.list(&cards.into_iter().map(|card| self.the_card(card)).collect::<Vec<_>>())
    }

    /// `The Wild Hunt`.
    pub fn world(&self, world: World) -> String {
        self.named("mondes-world", self.cards.world_id(world))
    }

    /// `Wild Hunt`, where there is little room.
    pub fn short_world(&self, world: World) -> String {
        let id = self.cards.world_id(world);
        let text = format!("mondes-world-{id}.short");
        if self.title(id).is_none() && self.has(&text) { self.say(&text) } else { self.world(world) }
    }

    /// `The Critic`.
    pub fn character(&self, character: Character) -> String {
        self.named("mondes-character", self.cards.character_id(character))
    }

    /// `the Critic`, within a sentence.
    pub fn the_character(&self, character: Character) -> String {
        self.within(self.character(character))
    }

    /// Its name in the card file, or else in the locales; its id if there is neither.
    fn named(&self, kind: &str, id: &str) -> String {
        let text = format!("{kind}-{id}");
        match self.title(id) {
            Some(title) => title,
            None if self.has(&text) => self.say(&text),
            None => id.to_owned(),
        }
    }

    /// A title with its article as it is written within a sentence.
    fn within(&self, title: String) -> String {
        let articles = self.say("mondes-articles");
        let article = articles.split(' ').find(|article| {
            let rest = title.strip_prefix(article);
            rest.is_some_and(|rest| article.ends_with(['’', '\'']) || rest.starts_with(' '))
        });
        match article {
            Some(article) => format!("{}{}", article.to_lowercase(), &title[article.len()..]),
            None => title,
        }
    }

    /// `combat`.
    pub fn key(&self, key: Key) -> String {
        self.say(&format!("mondes-key-{key}"))
    }

    /// `of combat`.
    pub fn key_of(&self, key: Key) -> String {
        self.say(&format!("mondes-key-{key}.of"))
    }

    /// `combat and love`.
    pub fn keys(&self, keys: impl IntoIterator<Item = Key>) -> String {
        self.list(&keys.into_iter().map(|key| self.key(key)).collect::<Vec<_>>())
    }

    /// The letter of a key, where there are no signs for it.
    pub fn key_letter(&self, key: Key) -> String {
        self.say(&format!("mondes-key-{key}.letter"))
    }

    /// `object`.
    pub fn kind(&self, kind: Kind) -> String {
        self.say(&format!("mondes-type-{kind}"))
    }

    /// `an object of combat`: what is announced in a trade.
    pub fn announced(&self, kind: Kind, key: Key) -> String {
        let args =
            [("type", self.say(&format!("mondes-type-{kind}.a")).into()), ("key", self.key_of(key).into())];
        self.text("mondes-announced", &args)
    }

    /// The announced type, and the card itself if it is known.
    pub fn offer(&self, offer: &OfferView) -> String {
        self.offered(offer.kind, offer.key, offer.card)
    }

    pub(super) fn offered(&self, kind: Kind, key: Key, card: Option<Card>) -> String {
        let announced = self.announced(kind, key);
        match card {
            Some(card) => format!("{announced} ({})", self.the_card(card)),
            None => announced,
        }
    }

    /// The effect of a card; not a full sentence.
    pub fn effect(&self, effect: Effect) -> String {
        let argument: Vec<(&str, Value<'_>)> = match effect {
            Effect::Cancel(key) => vec![("key", self.say(&format!("mondes-key-{key}.the")).into())],
            Effect::Draw(number)
            | Effect::Peek(number)
            | Effect::Lose(number)
            | Effect::LoseRandom(number) => vec![("number", number.into())],
            _ => Vec::new(),
        };
        self.text(&format!("mondes-effect-{}", effect.id()), &argument)
    }

    /// `in the north-west`.
    pub fn at(&self, place: Place) -> String {
        self.say(&format!("mondes-place-{place}"))
    }

    /// `“The Wild Hunt”`, or that it lies face down.
    pub fn world_at(&self, place: Place, view: &View) -> String {
        let seen = view.worlds[place as usize];
        match (seen.world, seen.up) {
            (Some(world), true) => self.quoted(world),
            (Some(world), false) => self.text("mondes-world-known", &[("world", self.quoted(world).into())]),
            (None, _) => self.say("mondes-world-face-down"),
        }
    }

    /// `“The Wild Hunt”`.
    pub fn quoted(&self, world: World) -> String {
        self.text("mondes-quoted", &[("world", self.world(world).into())])
    }

    /// `you`, `player 2`.
    pub(super) fn you_or(&self, seat: Seat, listener: Listener) -> String {
        self.person("mondes-player", seat, listener)
    }

    /// `to you`, `to player 2`.
    pub(super) fn taker(&self, seat: Seat, listener: Listener) -> String {
        self.person("mondes-player.to", seat, listener)
    }

    /// `from you`, `from player 2`.
    pub(super) fn giver(&self, seat: Seat, listener: Listener) -> String {
        self.person("mondes-player.from", seat, listener)
    }

    /// `your`, `player 2’s`, of a hand.
    pub(super) fn hand_of(&self, seat: Seat, listener: Listener) -> String {
        self.person("mondes-player.hand", seat, listener)
    }

    fn person(&self, id: &str, seat: Seat, listener: Listener) -> String {
        let who = [("who", listener.who(seat).into())];
        self.text(id, &who.into_iter().chain(self.names_of(seat)).collect::<Vec<_>>())
    }
}

/// The world a player is in, and where that is.
pub(super) fn whereabouts(seat: Seat, view: &View) -> Option<(World, Place)> {
    let place = view.pawns.get(seat.index())?.0;
    Some((view.worlds[place as usize].world?, place))
}

/// The keys on these sides of a world.
pub(super) fn keys_on(world: World, sides: Sides, view: &View) -> impl Iterator<Item = Key> {
    let cards = view.setup.cards();
    sides.iter().map(move |side: Side| cards.exit(world, side))
}
