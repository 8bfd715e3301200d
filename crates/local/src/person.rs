use std::sync::{Arc, LazyLock};

use dedale_protocol::{Millis, PersonKind, User, UserId};
use dedale_table::Names;

use crate::error::Refused;

/// The longest name of a person.
const LONGEST: usize = 40;

/// The one person of the device: everybody who plays on it.
pub(crate) fn local() -> &'static UserId {
    static LOCAL: LazyLock<UserId> = LazyLock::new(UserId::local);
    &LOCAL
}

/// What the device knows about its person.
#[derive(Debug, Default)]
pub(crate) struct Person {
    names: Names,
    created: Option<Millis>,
}

impl Person {
    /// The names of the people at the tables.
    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// The person, as they are told about themselves.
    pub(crate) fn document(&mut self, now: Millis) -> User {
        User {
            id: local().clone(),
            name: self.names.get(local()).map(|name| (**name).to_owned()).unwrap_or_default(),
            kind: PersonKind::Guest,
            created: *self.created.get_or_insert(now),
        }
    }

    /// Takes another name.
    pub(crate) fn rename(&mut self, name: &str) -> Result<(), Refused> {
        let name = name.trim();
        let fits = (1..=LONGEST).contains(&name.chars().count()) && !name.contains(char::is_control);
        if !fits {
            return Err(Refused::invalid("name", &format!("1 to {LONGEST} characters that can be printed")));
        }
        self.names.insert(local().clone(), Arc::from(name));
        Ok(())
    }
}
