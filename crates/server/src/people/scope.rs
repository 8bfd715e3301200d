use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The scope of a token. A session has every scope.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Scope {
    /// To look.
    Read,
    /// To sit down, play and talk.
    Play,
    /// To set up tables.
    Create,
    /// To change the account, export or delete it, and to manage its tokens.
    Account,
}

impl Scope {
    pub(crate) const ALL: [Scope; 4] = [Scope::Read, Scope::Play, Scope::Create, Scope::Account];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Create => "create",
            Scope::Account => "account",
        }
    }

    /// Some scopes as the store keeps them: names between spaces, in their order.
    pub(crate) fn write(scopes: &[Scope]) -> String {
        let named = Scope::ALL.into_iter().filter(|scope| scopes.contains(scope)).map(Scope::name);
        named.collect::<Vec<_>>().join(" ")
    }

    /// Reads the text of [`Scope::write`].
    pub(crate) fn read(text: &str) -> Vec<Scope> {
        let of_name = |name| Scope::ALL.into_iter().find(|scope| scope.name() == name);
        text.split(' ').filter_map(of_name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_read_as_they_were_written() {
        assert_eq!(Scope::write(&[Scope::Play, Scope::Read, Scope::Play]), "read play");
        assert_eq!(Scope::read("read play"), [Scope::Read, Scope::Play]);
        assert_eq!(Scope::read(&Scope::write(&Scope::ALL)), Scope::ALL);
        assert_eq!(Scope::read(""), []);
    }
}
