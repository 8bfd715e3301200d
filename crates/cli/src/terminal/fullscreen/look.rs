//! Inks as the terminal can show them, and painted text as lines of a full screen.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::terminal::style::{Ink, OFF};

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// None: bold, faint and reversed type only.
    None,
    Sixteen,
    /// 256.
    Many,
    /// 24 bits each.
    True,
}

impl Depth {
    /// What the environment says: `NO_COLOR`, `COLORTERM` and `TERM`.
    pub(crate) fn of_terminal() -> Depth {
        let said = |name| std::env::var(name).unwrap_or_default().to_lowercase();
        Depth::said_by(&said("NO_COLOR"), &said("COLORTERM"), &said("TERM"))
    }

    fn said_by(no_color: &str, colorterm: &str, term: &str) -> Depth {
        match () {
            () if !no_color.is_empty() => Depth::None,
            () if colorterm == "truecolor" || colorterm == "24bit" || term.ends_with("direct") => Depth::True,
            () if term.contains("256color") => Depth::Many,
            () if term.contains("mono") || term.starts_with("vt1") => Depth::None,
            () => Depth::Sixteen,
        }
    }
}

/// A colour for each depth: one of sixteen, one of 256, and the exact one.
type Shades = (Color, u8, (u8, u8, u8));

const fn shade((few, many, (red, green, blue)): Shades, depth: Depth) -> Option<Color> {
    match depth {
        Depth::None => None,
        Depth::Sixteen => Some(few),
        Depth::Many => Some(Color::Indexed(many)),
        Depth::True => Some(Color::Rgb(red, green, blue)),
    }
}

// Middle tones: they can be read on dark and on light ground.
const RED: Shades = (Color::LightRed, 167, (0xd9, 0x57, 0x4a));
const BLUE: Shades = (Color::LightBlue, 68, (0x4a, 0x8a, 0xd4));
const GREEN: Shades = (Color::LightGreen, 71, (0x45, 0x9f, 0x5c));
const BROWN: Shades = (Color::Yellow, 137, (0xb0, 0x7c, 0x3f));
const YELLOW: Shades = (Color::LightYellow, 178, (0xc2, 0xa0, 0x14));
const TEAL: Shades = (Color::Cyan, 37, (0x2f, 0x9e, 0x98));
const PURPLE: Shades = (Color::LightMagenta, 134, (0xab, 0x73, 0xd2));
const GOLD: Shades = (Color::LightYellow, 172, (0xcf, 0x93, 0x20));
const WHITE: Shades = (Color::White, 231, (0xff, 0xfb, 0xf2));
const BLACK: Shades = (Color::Black, 16, (0x16, 0x13, 0x10));
const FAINT: Shades = (Color::DarkGray, 245, (0x8c, 0x86, 0x7e));

/// An ink on this terminal.
pub(super) fn look(ink: Ink, depth: Depth) -> Style {
    let plain = Style::new();
    let coloured = |style: Style, shades| shade(shades, depth).map_or(style, |colour| style.fg(colour));
    let on = |ground: Shades, text: Shades| {
        let style = coloured(plain.add_modifier(Modifier::BOLD), text);
        match shade(ground, depth) {
            Some(colour) => style.bg(colour),
            None => style.add_modifier(Modifier::REVERSED),
        }
    };
    match ink {
        Ink::Plain => plain,
        Ink::Strong => plain.add_modifier(Modifier::BOLD),
        Ink::Faint if depth == Depth::None || depth == Depth::Sixteen => plain.add_modifier(Modifier::DIM),
        Ink::Faint => coloured(plain, FAINT),
        Ink::Red => coloured(plain, RED),
        Ink::Blue => coloured(plain, BLUE),
        Ink::Green => coloured(plain, GREEN),
        Ink::Brown => coloured(plain, BROWN),
        Ink::Yellow => coloured(plain, YELLOW),
        Ink::Teal => coloured(plain, TEAL),
        Ink::Purple => coloured(plain, PURPLE),
        Ink::Gold => coloured(plain.add_modifier(Modifier::BOLD), GOLD),
        Ink::Pointed => coloured(plain.add_modifier(Modifier::BOLD | Modifier::REVERSED), GOLD),
        Ink::OnRed => on(RED, if depth == Depth::Sixteen { WHITE } else { BLACK }),
        Ink::OnYellow => on(YELLOW, BLACK),
        Ink::OnBlue => on(BLUE, if depth == Depth::Sixteen { WHITE } else { BLACK }),
        Ink::OnGreen => on(GREEN, BLACK),
        Ink::OnPurple => on(PURPLE, if depth == Depth::Sixteen { WHITE } else { BLACK }),
    }
}

/// Text that [`Style::paint`](crate::terminal::Style::paint) painted, in lines.
pub(super) fn lines(painted: &str, depth: Depth) -> Vec<Line<'static>> {
    painted.lines().map(|line| Line::from(spans(line, depth))).collect()
}

fn spans(line: &str, depth: Depth) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    let mut rest = line;
    while let Some((before, begun)) = rest.split_once("\x1b[") {
        let Some((code, after)) = begun.split_once('m') else { break };
        let (inked, after) = after.split_once(OFF).unwrap_or((after, ""));
        let ink = Ink::ALL.into_iter().find(|ink| ink.code() == Some(code)).unwrap_or(Ink::Plain);
        spans.push(Span::raw(before.to_owned()));
        spans.push(Span::styled(inked.to_owned(), look(ink, depth)));
        rest = after;
    }
    spans.push(Span::raw(rest.to_owned()));
    spans.retain(|span| !span.content.is_empty());
    spans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::Style as Paint;

    const COLOURS: Paint = Paint { colour: true, ..Paint::TEXT };

    #[test]
    fn every_ink_is_read_back() {
        for ink in Ink::ALL {
            let painted = format!("a {} b", COLOURS.paint(ink, "word"));
            let line = &lines(&painted, Depth::True)[0];
            assert_eq!(line.to_string(), "a word b");
            let styled = line.spans.iter().find(|span| span.content.contains("word")).expect("the word");
            assert_eq!(styled.style, look(ink, Depth::True), "{ink:?}");
        }
    }

    #[test]
    fn terminals_say_how_many_colours_they_have() {
        assert_eq!(Depth::said_by("1", "truecolor", "xterm"), Depth::None);
        assert_eq!(Depth::said_by("", "truecolor", "xterm-256color"), Depth::True);
        assert_eq!(Depth::said_by("", "", "screen-256color"), Depth::Many);
        assert_eq!(Depth::said_by("", "", "linux"), Depth::Sixteen);
        assert_eq!(Depth::said_by("", "", "vt100"), Depth::None);
    }

    #[test]
    fn without_colours_there_are_none() {
        for ink in Ink::ALL {
            let style = look(ink, Depth::None);
            assert_eq!((style.fg, style.bg), (None, None), "{ink:?}");
        }
    }
}
