use dedale_protocol::base32;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

use crate::Error;
use crate::random::random;

/// The name of a person: 1 to 32 visible characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name(String);

impl Name {
    const LONGEST: usize = 32;
    /// Accents on one letter.
    const MARKS: usize = 3;

    /// The name without the spaces around it, composed; refused if something in it cannot be seen or turns the text around.
    pub(crate) fn read(text: &str) -> Result<Name, Error> {
        let refuse = |expected: &str| Err(Error::Invalid { field: "name", expected: expected.to_owned() });
        // Composing makes a name shorter, but never by that much.
        if text.len() > 64 * Self::LONGEST {
            return refuse("1 to 32 characters");
        }
        let name: String = text.trim().nfc().collect();
        if name.is_empty() || name.chars().count() > Self::LONGEST {
            return refuse("1 to 32 characters");
        }
        if name.chars().any(is_unseen) || name.contains("  ") {
            return refuse("characters that can be seen, with single spaces");
        }
        let mut marks = Self::MARKS;
        for character in name.chars() {
            marks = if is_combining_mark(character) { marks + 1 } else { 0 };
            if marks > Self::MARKS {
                return refuse("no more than 3 accents on a letter");
            }
        }
        Ok(Name(name))
    }

    /// A name for somebody who gave none.
    pub(crate) fn of_a_guest() -> Result<Name, Error> {
        Ok(Name(format!("guest-{}", base32(&random::<3>()?))))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The same for all names that look almost the same: compatible forms made one, without capitals.
    pub(crate) fn folded(&self) -> String {
        let lower = self.0.nfkc().collect::<String>().to_lowercase();
        lower.nfkc().collect()
    }

    /// The same for all names that can be mistaken for each other when they are read: the skeleton of Unicode's UTS 39,
    /// without capitals.
    pub(crate) fn skeleton(&self) -> String {
        let compatible: String = self.0.nfkc().collect();
        skeleton(&compatible).collect::<String>().to_lowercase()
    }
}

/// Whether a character cannot be seen, or changes how others are seen.
fn is_unseen(character: char) -> bool {
    let is_other_space = character.is_whitespace() && character != ' ';
    character.is_control()
        || is_other_space
        || matches!(character,
            // Direction of text.
            '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{206F}'
            // No width, or blank.
            | '\u{00AD}' | '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
            // Variants, tags and notes of other characters.
            | '\u{FE00}'..='\u{FE0F}' | '\u{FFF0}'..='\u{FFFF}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
            // Private use.
            | '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_are_taken_without_the_spaces_around_them() {
        for name in ["Zoë", "l’Œuf d’été", "Ирина", "佐藤 さくら", "محمد", "x", "🦊", &"é".repeat(32)]
        {
            let read = Name::read(&format!("  {name}\n")).expect(name);
            assert_eq!(read.as_str(), name);
        }
    }

    #[test]
    fn what_cannot_be_seen_or_turns_the_text_around_is_refused() {
        let unseen = [
            "\u{202E}eve",
            "a\u{2066}b",
            "a\u{200F}b",
            "a\u{061C}b",
            "a\u{200B}b",
            "a\u{200D}b",
            "a\u{FEFF}b",
            "a\u{00AD}b",
            "a\u{0000}b",
            "a\tb",
            "a\nb",
            "a\u{00A0}b",
            "a  b",
            "a\u{2028}b",
            "a\u{3164}b",
            "a\u{E0041}b",
            "a\u{FE0F}",
            "\u{0301}a",
            "Z\u{0300}\u{0301}\u{0302}\u{0303}\u{0304}",
            "",
            "   ",
            &"a".repeat(33),
            &" ".repeat(100_000),
        ];
        for name in unseen {
            assert!(Name::read(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_almost_the_same_fold_to_the_same() {
        let folded = |text| Name::read(text).expect("a name").folded();
        assert_eq!(folded("Zoë"), folded("ZOE\u{0308}"));
        assert_eq!(folded("ﬁn"), folded("FIN"));
        assert_eq!(folded("Ａｎｎａ"), folded("anna"));
        assert_ne!(folded("Zoë"), folded("Zoe"));
    }

    #[test]
    fn names_that_look_alike_have_the_same_skeleton() {
        let skeleton = |text| Name::read(text).expect("a name").skeleton();
        // The second of each is Cyrillic, Greek or a mixture; digits for letters; two letters for one.
        for (name, other) in [
            ("Celine", "\u{0421}\u{0435}lin\u{0435}"),
            ("scope", "\u{0455}\u{0441}\u{043e}\u{0440}\u{0435}"),
            ("Zoe", "\u{0396}oe"),
            ("Ilse", "llse"),
            ("Bob", "B0b"),
            ("Marna", "Mama"),
            ("ZOE", "zoe"),
        ] {
            assert_eq!(skeleton(name), skeleton(other), "{name} {other}");
        }
        for (name, other) in [("Zoë", "Zoe"), ("Anna", "Hanna"), ("Ирина", "Irina")] {
            assert_ne!(skeleton(name), skeleton(other), "{name} {other}");
        }
    }

    #[test]
    fn guests_get_a_name() {
        let name = Name::of_a_guest().expect("chance");
        assert_eq!(Name::read(name.as_str()).expect("a name"), name);
    }
}
