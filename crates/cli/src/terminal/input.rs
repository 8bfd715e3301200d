use dedale_words::Words;

/// The meaning of a line typed at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input<'a> {
    Nothing,
    Number(usize),
    Command(Command, &'a str),
    Other(&'a str),
}

/// Commands to the program, as opposed to answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "join"), expect(dead_code, reason = "some are only for tables of a server"))]
pub(crate) enum Command {
    Help,
    Rules,
    Cards,
    Log,
    Hint,
    Undo,
    Save,
    SaveOver,
    Concede,
    Again,
    Quit,
    Sit,
    Stand,
    Bot,
    Start,
    Stop,
    Back,
    Say,
}

/// At a table of a server.
#[cfg(feature = "join")]
impl Command {
    /// Those at a table that waits for its players.
    pub(crate) const WHILE_GATHERING: [Command; 8] = [
        Command::Help,
        Command::Sit,
        Command::Stand,
        Command::Bot,
        Command::Start,
        Command::Rules,
        Command::Say,
        Command::Quit,
    ];
    /// Those of a running game at a table far away.
    pub(crate) const AT_TABLE: [Command; 12] = [
        Command::Help,
        Command::Rules,
        Command::Cards,
        Command::Log,
        Command::Hint,
        Command::Undo,
        Command::Say,
        Command::Concede,
        Command::Stop,
        Command::Bot,
        Command::Back,
        Command::Quit,
    ];
    /// Those after its end.
    pub(crate) const AFTER_TABLE: [Command; 7] = [
        Command::Again,
        Command::Log,
        Command::Cards,
        Command::Rules,
        Command::Say,
        Command::Help,
        Command::Quit,
    ];
}

impl Command {
    /// Those of a running game, in the order of the help.
    pub(crate) const DURING: [Command; 9] = [
        Command::Help,
        Command::Rules,
        Command::Cards,
        Command::Log,
        Command::Hint,
        Command::Undo,
        Command::Save,
        Command::Concede,
        Command::Quit,
    ];
    /// Those after the end.
    pub(crate) const AFTER: [Command; 5] =
        [Command::Again, Command::Undo, Command::Save, Command::Log, Command::Quit];

    const fn word(self) -> &'static str {
        match self {
            Command::Help => "help",
            Command::Rules => "rules",
            Command::Cards => "cards",
            Command::Log => "log",
            Command::Hint => "hint",
            Command::Undo => "undo",
            Command::Save => "save",
            Command::SaveOver => "save!",
            Command::Concede => "concede",
            Command::Again => "again",
            Command::Quit => "quit",
            Command::Sit => "sit",
            Command::Stand => "stand",
            Command::Bot => "bot",
            Command::Start => "start",
            Command::Stop => "stop",
            Command::Back => "back",
            Command::Say => "say",
        }
    }

    /// The word for it in the language of the player; the English one is always understood.
    pub(crate) fn name(self, words: &Words) -> String {
        match self {
            Command::SaveOver => format!("{}!", Command::Save.name(words)),
            _ => words.say(&format!("command-{}", self.word())),
        }
    }

    /// A short explanation of the command.
    pub(crate) fn help(self, words: &Words) -> String {
        words.say(&format!("command-{}.help", self.word()))
    }

    const fn takes_argument(self) -> bool {
        matches!(
            self,
            Command::Save
                | Command::SaveOver
                | Command::Rules
                | Command::Sit
                | Command::Stand
                | Command::Bot
                | Command::Say
        )
    }

    /// The key that stands for it, everywhere and in every language.
    const fn key(self) -> Option<&'static str> {
        match self {
            Command::Help => Some("?"),
            Command::Hint => Some("h"),
            Command::Quit => Some("q"),
            _ => None,
        }
    }

    fn find(word: &str, words: &Words, among: &[Command]) -> Option<Command> {
        let word = word.to_lowercase();
        let means = |command: &Command| {
            command.word() == word || command.key() == Some(&*word) || command.name(words) == word
        };
        among.iter().copied().find(means)
    }
}

/// Reads a line typed at the prompt.
pub(crate) fn understand<'a>(line: &'a str, words: &Words) -> Input<'a> {
    let all = [&Command::DURING[..], &[Command::SaveOver, Command::Again]].concat();
    understand_among(line, words, &all)
}

/// Reads a line typed where there are these commands.
pub(crate) fn understand_among<'a>(line: &'a str, words: &Words, among: &[Command]) -> Input<'a> {
    let line = line.trim();
    if line.is_empty() {
        return Input::Nothing;
    }
    if let Ok(number) = line.parse() {
        return Input::Number(number);
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match Command::find(word, words, among) {
        Some(command) if rest.is_empty() || command.takes_argument() => Input::Command(command, rest.trim()),
        _ => Input::Other(line),
    }
}

/// Typed text, safe to show again: short, and without control characters.
pub(crate) fn quoted(line: &str) -> String {
    const SHOWN: usize = 40;
    let mut text: String = line.chars().filter(|letter| !letter.is_control()).take(SHOWN).collect();
    if line.chars().nth(SHOWN).is_some() {
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use dedale_words::Language;

    use super::*;

    #[test]
    fn commands_are_understood_in_both_languages() {
        let french = Words::new(Language::Fr);
        assert_eq!(understand("annuler", &french), Input::Command(Command::Undo, ""));
        assert_eq!(understand("UNDO", &french), Input::Command(Command::Undo, ""));
        assert_eq!(understand("enregistrer! a b", &french), Input::Command(Command::SaveOver, "a b"));
    }

    #[test]
    fn three_commands_have_a_key_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for (typed, command) in [("?", Command::Help), ("h", Command::Hint), ("Q", Command::Quit)] {
                assert_eq!(understand(typed, &words), Input::Command(command, ""), "{language}");
            }
        }
    }

    #[test]
    fn what_is_no_command_is_left_to_the_game() {
        let english = Words::new(Language::En);
        assert_eq!(understand(" 12 ", &english), Input::Number(12));
        assert_eq!(understand("play red-moon", &english), Input::Other("play red-moon"));
        assert_eq!(understand("undo it", &english), Input::Other("undo it"));
        assert_eq!(understand("h 2", &english), Input::Other("h 2"));
        assert_eq!(understand("  ", &english), Input::Nothing);
    }

    #[test]
    fn what_is_shown_again_cannot_write_on_the_terminal() {
        assert_eq!(quoted("\x1b[2Jplay"), "[2Jplay");
        assert_eq!(quoted(&"x".repeat(50)).chars().count(), 41);
    }
}
