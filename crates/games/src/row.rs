use dedale_core::data::DataFile;

/// An option and its value.
pub type Choice = (&'static str, &'static str);

/// Everything that differs between games outside their own folders. The order of the games in `list.rs` is their order
/// everywhere, and the first of them is the one for newcomers.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The prefix of its rule ids.
    pub rule_prefix: &'static str,
    /// Whether all players win or lose together.
    pub cooperative: bool,
    /// The options that change the game most; they are asked first.
    pub main_options: &'static [&'static str],
    /// Short names of options for `--with`.
    pub short_names: &'static [(&'static str, Choice)],
    /// The options that can be read from files.
    pub data_files: &'static [DataFile],
    /// The number of players of a newcomer's first game, bots included.
    pub first_game_players: u32,
    /// The setups of its daily deals, as options that are not at their defaults.
    pub daily: &'static [&'static [Choice]],
    /// Whether bots grade its daily deals. Only a cooperative game has grades.
    pub daily_is_graded: bool,
    /// Its collection of puzzles; `make puzzles` writes it.
    pub puzzles: Collection,
    /// The setups `dedale bench` measures: the plain game, the fullest, and one with secrets.
    pub bench: &'static [&'static str],
}

/// A text with one thing on each line, counted when the program is compiled.
#[derive(Clone, Copy, Debug)]
pub struct Collection {
    text: &'static str,
    count: usize,
}

impl Collection {
    /// The lines of a text.
    pub const fn of(text: &'static str) -> Collection {
        let (bytes, mut at, mut count) = (text.as_bytes(), 0, 0);
        while at < bytes.len() {
            count += (bytes[at] == b'\n') as usize;
            at += 1;
        }
        Collection { text, count }
    }

    /// Each line.
    pub fn lines(self) -> impl Iterator<Item = &'static str> {
        self.text.lines()
    }

    /// How many there are.
    pub const fn count(self) -> usize {
        self.count
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::GameId;

    #[test]
    fn collections_are_counted_line_by_line() {
        for game in GameId::ALL {
            let puzzles = game.row().puzzles;
            assert_eq!(puzzles.count(), puzzles.lines().count(), "{game}");
        }
    }

    #[test]
    fn every_setup_of_a_row_can_be_played() {
        for game in GameId::ALL {
            let row = game.row();
            for daily in row.daily {
                assert!(game.setup(daily.iter().copied()).is_ok(), "{game}: {daily:?}");
            }
            for bench in row.bench {
                assert!(game.setup_of_text(bench).is_ok(), "{game}: {bench}");
            }
            let players = row.first_game_players.to_string();
            assert!(game.setup([("players", &*players)]).is_ok(), "{game}: {players} players");
            assert!(!row.daily.is_empty() && !row.bench.is_empty(), "{game}");
        }
    }

    #[test]
    fn every_option_of_a_row_is_one_of_the_game() {
        for game in GameId::ALL {
            let (row, options) = (game.row(), game.info().options);
            for (name, (option, value)) in row.short_names {
                let spec = options.iter().find(|spec| spec.id == *option);
                assert!(spec.is_some_and(|spec| spec.values.contains(value)), "{game}: {name}");
            }
            for option in row.main_options {
                assert!(options.iter().any(|spec| spec.id == *option), "{game}: {option}");
            }
            for file in row.data_files {
                let spec = options.iter().find(|spec| spec.id == file.option).expect("an option");
                assert!(spec.own.is_some(), "{game}: {}", file.option);
                assert_eq!(file.names, spec.values, "{game}: {}", file.option);
            }
            let open = options.iter().filter(|spec| spec.own.is_some()).count();
            assert!(row.data_files.len() <= open, "{game}");
        }
    }

    #[test]
    fn rows_differ_in_their_prefix_and_only_teams_are_graded() {
        let prefixes: BTreeSet<_> = GameId::ALL.map(|game| game.row().rule_prefix).into();
        assert_eq!(prefixes.len(), GameId::ALL.len());
        assert!(GameId::ALL.into_iter().all(|game| game.row().cooperative || !game.row().daily_is_graded));
    }

    #[test]
    fn options_name_rules_of_the_game() {
        for game in GameId::ALL {
            let prefix = format!("{}-", game.row().rule_prefix);
            assert!(game.info().options.iter().all(|spec| spec.rule.starts_with(&prefix)), "{game}");
        }
    }
}
