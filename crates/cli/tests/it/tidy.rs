//! What ARCHITECTURE.md promises of the crates, and CONTRIBUTING.md of whoever adds a game.

use std::fs;
use std::path::{Path, PathBuf};

use dedale_games::GameId;

/// Dependencies point left, never right.
const ORDER: [&[&str]; 12] = [
    &["dedale-core"],
    &["dedale-testing"],
    &["dedale-GAME"],
    &["dedale-games", "dedale-search"],
    &["dedale-bots", "dedale-words"],
    &["dedale-guests", "dedale-lab", "dedale-protocol"],
    &["dedale-analysis", "dedale-table"],
    &["dedale-puzzles"],
    &["dedale-engine", "dedale-training", "dedale-local"],
    &["dedale-server", "dedale-load", "dedale-wasm", "dedale-python"],
    &["dedale-cli"],
    &["dedale-fuzz"],
];

fn rank(name: &str) -> usize {
    let is_game = GameId::ALL.iter().any(|game| name == format!("dedale-{game}"));
    let name = if is_game { "dedale-GAME" } else { name };
    ORDER
        .iter()
        .position(|crates| crates.contains(&name))
        .unwrap_or_else(|| panic!("{name} has no place in the order"))
}

/// The lines of a section of a manifest.
fn section<'a>(manifest: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let header = format!("[{name}]");
    let from = manifest.lines().skip_while(move |line| *line != header).skip(1);
    from.take_while(|line| !line.starts_with('['))
}

#[test]
fn dependencies_point_left() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut seen = 0;
    for folder in fs::read_dir(crates).expect("the crates").map(|entry| entry.expect("an entry").path()) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        let name =
            section(&manifest, "package").find_map(|line| line.strip_prefix("name = ")).expect("a name");
        let name = name.trim_matches('"');
        for line in section(&manifest, "dependencies").filter(|line| line.starts_with("dedale-")) {
            let dependency = line.split(['.', ' ', '=']).next().expect("a name");
            assert!(rank(dependency) < rank(name), "{name} depends on {dependency}");
            seen += 1;
        }
    }
    assert!(seen > 10, "the manifests were read");
}

/// The engine crates read no clock and no file, and speak no language. Nor do tables and the host of one device: they also
/// live where there is neither.
#[test]
fn rules_and_tables_reach_for_nothing() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let tables = ["core", "table", "local"].map(str::to_owned);
    for name in [tables.to_vec(), GameId::ALL.map(|game| game.to_string()).into()].concat() {
        for path in files_under(&crates.join(name).join("src")) {
            let source = fs::read_to_string(&path).expect("a source file");
            for reach in
                ["std::fs", "std::io", "std::net", "std::time", "std::env", "std::thread", "println!"]
            {
                assert!(!source.contains(reach), "{}: {reach}", path.display());
            }
        }
    }
}

/// The files that name every game, besides those of the game itself: whoever adds one changes them.
const NAMING_EVERY_GAME: [&str; 13] = [
    "Cargo.toml",
    "crates/bots/Cargo.toml",
    "crates/bots/src/lib.rs",
    "crates/cli/Cargo.toml",
    "crates/cli/src/terminal/mod.rs",
    "crates/games/Cargo.toml",
    "crates/games/src/list.rs",
    "crates/lab/Cargo.toml",
    "crates/lab/benches/instructions.rs",
    "crates/lab/src/study/mod.rs",
    "crates/words/Cargo.toml",
    "crates/words/src/lib.rs",
    "crates/words/tests/it/main.rs",
];

/// What is about one game, or needs any game as an example, and stays as it is when another is added.
const ABOUT_ONE_GAME: [&str; 9] = [
    // The nets that are trained are those of one game.
    "crates/training/",
    "crates/cli/src/commands/train.rs",
    "crates/bots/examples/",
    // Attackers and players of a measurement sit at tables of some game.
    "crates/load/src/hostile/",
    "crates/cli/src/commands/load/hostile.rs",
    "tools/peers/",
    "tools/proxies_play.py",
    // Games in the terminal, and more random games of the quickest rules.
    "Makefile",
    // Tests.
    "crates/cli/src/terminal/remote/spoilt.rs",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

/// All files of a folder and the folders in it, without what is built or fetched there.
fn files_under(folder: &Path) -> Vec<PathBuf> {
    const MADE: [&str; 6] = ["target", "node_modules", "dist", "generated", "corpus", "test-results"];
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().expect("a name").to_string_lossy();
        if entry.is_dir() && !MADE.contains(&&*name) && !name.starts_with('.') {
            files.extend(files_under(&entry));
        } else if entry.is_file() && name != "Cargo.lock" {
            files.push(entry);
        }
    }
    files
}

/// Everything that is compiled, run or shown, with its path in the repository.
fn sources() -> Vec<(String, String)> {
    let root = root();
    let folders = ["crates", "fuzz", "locales", "tools", "web/src", "web/tools"].map(|name| root.join(name));
    let alone = ["Cargo.toml", "Makefile", "web/index.html", "web/vite.config.ts", "web/eslint.config.js"];
    let files = folders.iter().flat_map(|folder| files_under(folder));
    let files = files.chain(alone.map(|name| root.join(name)));
    let read = |file: PathBuf| {
        let path = file.strip_prefix(&root).expect("in the repository").to_string_lossy().replace('\\', "/");
        fs::read_to_string(&file).ok().map(|text| (path, text))
    };
    files.filter_map(read).collect()
}

/// Whether a file is of a game: `web/src/games/onirim/Board.svelte`, `locales/en/onirim.table.ftl`.
fn is_of_a_game(path: &str) -> bool {
    let begins_with = |part: &str, id: &str| {
        part.strip_prefix(id).is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric()))
    };
    path.split('/').any(|part| GameId::ALL.iter().any(|game| begins_with(part, game.info().id)))
}

fn is_a_test(path: &str) -> bool {
    let tests = ["/tests/", "/tests.rs", ".test.ts", "/testing/", "/snapshots/", "fuzz/seeds/"];
    tests.iter().any(|test| path.contains(test))
}

/// The lines that do something: no comments, no tests at the end of a source, no dependencies of tests.
fn active_lines<'a>(path: &str, text: &'a str) -> impl Iterator<Item = &'a str> {
    let end = if path.ends_with("Cargo.toml") { "[dev-dependencies]" } else { "#[cfg(test)]\nmod tests {" };
    let text = text.split(end).next().unwrap_or_default();
    text.lines().map(str::trim_start).filter(|line| {
        !["//", "/*", "* ", "<!--", "# ", "\"\"\""].iter().any(|comment| line.starts_with(comment))
    })
}

/// Whether a line names a game; what all of them are, a labyrinth game, names none.
fn names(line: &str, game: GameId) -> bool {
    line.to_lowercase().replace("labyrinth games", "").contains(game.info().id)
}

#[test]
fn only_the_files_of_the_recipe_name_games_outside_their_folders() {
    let strangers: Vec<_> = sources()
        .into_iter()
        .filter(|(path, _)| !is_of_a_game(path) && !is_a_test(path) && !path.starts_with("locales/"))
        .filter(|(path, _)| !NAMING_EVERY_GAME.contains(&&**path) && path != "crates/cli/tests/it/tidy.rs")
        .filter(|(path, _)| !ABOUT_ONE_GAME.iter().any(|place| path.starts_with(place)))
        .flat_map(|(path, text)| {
            let named = |line: &&str| GameId::ALL.iter().any(|&game| names(line, game));
            let lines: Vec<_> = active_lines(&path, &text).filter(named).map(str::to_owned).collect();
            lines.into_iter().map(move |line| format!("{path}: {line}"))
        })
        .collect();
    assert!(
        strangers.is_empty(),
        "what differs by game belongs into its folders or its row in crates/games/src/list.rs:\n{}",
        strangers.join("\n")
    );
}

#[test]
fn the_files_of_the_recipe_name_every_game_and_the_recipe_names_them() {
    let recipe = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the recipe");
    let (_, recipe) = recipe.split_once("## Add a game").expect("the recipe");
    for path in NAMING_EVERY_GAME {
        let text = fs::read_to_string(root().join(path)).expect("a file of the recipe");
        assert!(GameId::ALL.into_iter().all(|game| names(&text, game)), "{path} does not name every game");
        assert!(recipe.contains(&format!("`{path}`")), "the recipe does not name {path}");
    }
    for place in ABOUT_ONE_GAME {
        assert!(root().join(place).exists(), "{place}");
    }
}

#[test]
fn texts_about_one_game_are_in_its_files() {
    let strangers: Vec<_> = sources()
        .into_iter()
        .filter(|(path, _)| path.starts_with("locales/") && !is_of_a_game(path))
        .flat_map(|(path, text)| {
            let ids = text.lines().filter_map(|line| line.split_once(" = ").map(|(id, _)| id.to_owned()));
            let about = ids.filter(|id| GameId::ALL.iter().any(|&game| names(id, game)));
            about.map(|id| format!("{path}: {id}")).collect::<Vec<_>>()
        })
        .collect();
    assert!(strangers.is_empty(), "{}", strangers.join("\n"));
}
