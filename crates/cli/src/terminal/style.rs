use std::io::IsTerminal;

/// How to write on this terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Style {
    /// Colours and bold type.
    pub(crate) colour: bool,
    /// ASCII only, cards by their names.
    pub(crate) plain: bool,
    /// Whether the screen can be cleared.
    pub(crate) clears: bool,
}

/// The look of a piece of text. Never the only sign of its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    Plain,
    Strong,
    Faint,
    Red,
    Blue,
    Green,
    Brown,
    Yellow,
    Teal,
    Purple,
    /// Important now.
    Gold,
    /// Under the cursor of a full screen.
    Pointed,
    /// On a ground of that colour.
    OnRed,
    OnYellow,
    OnBlue,
    OnGreen,
    OnPurple,
}

impl Style {
    /// Text only.
    #[cfg(test)]
    pub(crate) const TEXT: Style = Style { colour: false, plain: false, clears: false };

    /// The abilities of standard output: colours only on a terminal, and not if `NO_COLOR` is set.
    pub(crate) fn of_stdout(plain: bool) -> Style {
        let terminal = std::io::stdout().is_terminal();
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Style { colour: terminal && !plain && !dumb && !set("NO_COLOR"), plain, clears: terminal && !dumb }
    }

    /// A full screen: always with colours, of which [`Depth`](super::fullscreen::Depth) says what is shown.
    pub(crate) fn of_screen(plain: bool) -> Style {
        Style { colour: true, plain, clears: false }
    }

    pub(crate) fn paint(self, ink: Ink, text: &str) -> String {
        match ink.code() {
            Some(code) if self.colour => format!("\x1b[{code}m{text}{OFF}"),
            _ => text.to_owned(),
        }
    }
}

/// Ends what an ink began.
pub(crate) const OFF: &str = "\x1b[0m";

impl Ink {
    pub(crate) const ALL: [Ink; 17] = [
        Ink::Plain,
        Ink::Strong,
        Ink::Faint,
        Ink::Red,
        Ink::Blue,
        Ink::Green,
        Ink::Brown,
        Ink::Yellow,
        Ink::Teal,
        Ink::Purple,
        Ink::Gold,
        Ink::Pointed,
        Ink::OnRed,
        Ink::OnYellow,
        Ink::OnBlue,
        Ink::OnGreen,
        Ink::OnPurple,
    ];

    /// What a terminal understands; nothing for plain text.
    pub(crate) const fn code(self) -> Option<&'static str> {
        Some(match self {
            Ink::Plain => return None,
            Ink::Strong => "1",
            Ink::Faint => "2",
            Ink::Red => "91",
            Ink::Blue => "94",
            Ink::Green => "92",
            Ink::Brown => "33",
            Ink::Yellow => "93",
            Ink::Teal => "36",
            Ink::Purple => "95",
            Ink::Gold => "1;93",
            Ink::Pointed => "1;7",
            Ink::OnRed => "1;97;41",
            Ink::OnYellow => "1;30;103",
            Ink::OnBlue => "1;97;44",
            Ink::OnGreen => "1;30;102",
            Ink::OnPurple => "1;97;45",
        })
    }
}

/// The columns of the terminal, within the limits of the screens.
pub(crate) fn width() -> usize {
    let columns = terminal_size::terminal_size().map_or(80, |(columns, _)| usize::from(columns.0));
    columns.clamp(40, 100)
}
