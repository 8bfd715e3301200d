//! The names of people at a table, in every form a sentence needs.

use std::sync::Arc;

use dedale_core::Seat;

use crate::{Value, Words};

/// The person or bot on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter<'a> {
    /// Nobody one knows.
    Unknown,
    /// Somebody; the id tells whether it is the same person on another seat.
    Person {
        /// The same on every seat of one person.
        id: &'a str,
        /// The name they chose.
        name: &'a str,
    },
    /// A bot.
    Bot(&'a str),
}

impl Words {
    /// The same words, in which people are called by name. Who sits on several seats is called by the seat, for it may
    /// be several people at one screen; where two have one name, and for bots, the seat is told with it.
    pub fn with_people(mut self, sitters: &[Sitter<'_>]) -> Words {
        let name = |(at, sitter): (usize, &Sitter<'_>)| {
            let others = || sitters.iter().enumerate().filter(move |(other, _)| *other != at);
            match *sitter {
                Sitter::Unknown => None,
                Sitter::Bot(bot) => Some(self.on_seat(&self.bot(bot), Seat::new(at))),
                Sitter::Person { id, name } => {
                    let is_other = |same: fn(&str, &str, &str, &str) -> bool| {
                        others().any(|(_, other)| match *other {
                            Sitter::Person { id: other, name: called } => same(id, other, name, called),
                            _ => false,
                        })
                    };
                    if is_other(|id, other, _, _| id == other) {
                        None
                    } else if is_other(|_, _, name, called| name == called) {
                        Some(self.on_seat(name, Seat::new(at)))
                    } else {
                        Some(name.to_owned())
                    }
                }
            }
        };
        self.people = sitters.iter().enumerate().map(name).collect::<Arc<_>>();
        self
    }

    /// The name of a bot; its id if there is no word for it.
    pub fn bot(&self, bot: &str) -> String {
        let id = format!("bot-{bot}");
        if self.has(&id) { self.say(&id) } else { bot.to_owned() }
    }

    fn on_seat(&self, name: &str, seat: Seat) -> String {
        self.text("person-on-seat", &[("name", name.into()), ("seat", seat.number().into())])
    }

    /// The name of a player within a sentence.
    pub fn player(&self, seat: Seat) -> String {
        self.called(seat, "player", None)
    }

    /// All that somebody can be called in a text.
    pub(crate) fn names_of(&self, seat: Seat) -> [(&'static str, Value<'static>); 6] {
        [
            ("player", self.called(seat, "player", None).into()),
            ("Player", self.called(seat, "player.first", None).into()),
            ("player-of", self.called(seat, "player.of", Some("person.of")).into()),
            ("Player-of", self.called(seat, "player.first-of", Some("person.of")).into()),
            ("player-to", self.called(seat, "player.to", Some("person.to")).into()),
            ("player-title", self.called(seat, "player.title", None).into()),
        ]
    }

    /// One of them: the text of a seat, or that of a name, which stands alone without one.
    fn called(&self, seat: Seat, by_seat: &str, by_name: Option<&str>) -> String {
        match (self.people.get(seat.index()).and_then(Option::as_ref), by_name) {
            (None, _) => self.text(by_seat, &[("seat", seat.number().into())]),
            (Some(name), None) => self.plain(name),
            (Some(name), Some(id)) => {
                let id = if id == "person.of" && begins_with_a_vowel(name) { "person.of-vowel" } else { id };
                self.text(id, &[("name", name.as_str().into())])
            }
        }
    }
}

/// Whether French leaves out the vowel before such a name: not before an h, of which nobody knows how it is said.
fn begins_with_a_vowel(name: &str) -> bool {
    let is_vowel = |letter: char| "aàâäæeéèêëiîïoôöœuùûü".contains(letter);
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| next.is_alphabetic() && !is_vowel(next)),
        Some(first) => is_vowel(first),
        None => false,
    }
}
