use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Game, Legal as _, Match, Observer, Seat, Setup as _};

/// Whole games as seat 1 saw them, stored in `tests/golden` of a crate: a change of a rule shows as a difference.
/// `UPDATE_GOLDEN=1` writes them anew; the difference is to be read.
pub struct Golden {
    folder: PathBuf,
}

impl Golden {
    /// Those of the crate with that manifest.
    pub fn of_crate(manifest: &str) -> Golden {
        Golden { folder: PathBuf::from(manifest).join("tests/golden") }
    }

    /// Requires that each game (its name, setup and seed) goes as it is stored, and that no other is stored.
    ///
    /// # Panics
    /// If one does not, and says where.
    pub fn check<G: Game>(
        &self,
        games: &[(&str, &str, u64)],
        choose: impl Fn(&G, &mut Quick) -> G::Action,
        ending: impl Fn(&G) -> String,
    ) {
        for (name, setup, seed) in games {
            let setup = G::Setup::from_text(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
            self.compare(name, &transcript(&setup, *seed, &choose, &ending));
        }
        let stored = fs::read_dir(&self.folder).expect("a folder").count();
        assert_eq!(stored, games.len(), "no file is left over");
    }

    fn compare(&self, name: &str, played: &str) {
        let path = self.folder.join(format!("{name}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::create_dir_all(&self.folder).expect("a folder");
            fs::write(&path, played).expect("a golden file");
        }
        let stored = fs::read_to_string(&path).unwrap_or_default();
        let differs = stored.lines().zip(played.lines()).position(|(stored, played)| stored != played);
        if let Some(at) = differs {
            let (stored, played) = (stored.lines().nth(at), played.lines().nth(at));
            panic!("{name}, line {}: {stored:?} was stored, {played:?} was played", at + 1);
        }
        assert_eq!(stored.lines().count(), played.lines().count(), "{name}: one is longer");
    }
}

/// Any legal action.
///
/// # Panics
/// If there is none.
pub fn any_legal<G: Game>(state: &G, chance: &mut Quick) -> G::Action {
    let legal = state.legal();
    legal.nth(chance.pick(legal.len())).expect("below their number")
}

fn transcript<G: Game>(
    setup: &G::Setup,
    seed: u64,
    choose: impl Fn(&G, &mut Quick) -> G::Action,
    ending: impl Fn(&G) -> String,
) -> String {
    let mut player = Seed::quick_from(!seed);
    let mut game = Match::<G>::new(setup, Seed::Quick(seed));
    let mut text = format!("setup {}\nseed {seed}\n\n", setup.text());
    tell(&mut text, game.state(), game.events());
    while let Some(seat) = game.decider() {
        let action = choose(game.state(), &mut player);
        let before = game.events().len();
        assert!(game.act(action).is_ok(), "{action} is legal");
        writeln!(text, "> {seat}: {action}").expect("a string grows");
        tell(&mut text, game.state(), &game.events()[before..]);
    }
    let reason = game.outcome().expect("over").reason;
    let (end, hash) = (ending(game.state()), game.hash());
    writeln!(text, "\n{end}result {reason}\nhash {hash:016x}").expect("a string grows");
    text
}

fn tell<G: Game>(text: &mut String, state: &G, events: &[G::Event]) {
    for event in events {
        if let Some(seen) = state.seen(event, Observer::Seat(Seat::new(0))) {
            writeln!(text, "  {}", serde_json::to_string(&seen).expect("an event")).expect("a string grows");
        }
    }
}
