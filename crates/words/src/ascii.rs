//! Texts for terminals that know ASCII only.

use std::borrow::Cow;

/// The text with every character the locales use beyond ASCII written plainly.
pub(crate) fn ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let text = text.replace("«\u{202f}", "“").replace("\u{202f}»", "”");
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '«' | '»' | '“' | '”' => plain.push('"'),
            '’' => plain.push('\''),
            '—' | '–' | '−' | '·' | '□' => plain.push('-'),
            '±' => plain.push_str("+-"),
            '…' => plain.push_str("..."),
            '×' => plain.push('x'),
            '→' => plain.push_str("->"),
            '←' => plain.push_str("<-"),
            '↑' => plain.push('^'),
            '↓' => plain.push('v'),
            '■' | '★' | '☄' | '☀' | '☾' | '⚷' | '∩' | '♜' | '✗' | '✿' => plain.push('*'),
            'à' | 'â' => plain.push('a'),
            'À' | 'Â' => plain.push('A'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'É' | 'È' | 'Ê' => plain.push('E'),
            'î' | 'ï' => plain.push('i'),
            'ô' | 'ō' => plain.push('o'),
            '°' => plain.push_str(" deg"),
            'ù' | 'û' => plain.push('u'),
            'ç' => plain.push('c'),
            'Ç' => plain.push('C'),
            'œ' => plain.push_str("oe"),
            '\u{a0}' | '\u{202f}' => plain.push(' '),
            other if other.is_ascii() => plain.push(other),
            _ => plain.push('?'),
        }
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::ascii;
    use crate::Language;

    #[test]
    fn quotes_stand_close_to_what_they_quote() {
        assert_eq!(ascii("Entrée ; «\u{202f}aide\u{202f}» explique"), "Entree ; \"aide\" explique");
    }

    #[test]
    fn every_letter_of_the_locales_has_a_plain_form() {
        for source in Language::ALL.into_iter().flat_map(Language::sources) {
            for letter in source.chars().filter(|letter| !letter.is_ascii()) {
                assert_ne!(ascii(&letter.to_string()), "?", "{letter:?}");
            }
        }
    }
}
