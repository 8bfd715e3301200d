//! What ARCHITECTURE.md promises of the crates.

use std::fs;
use std::path::Path;

/// Dependencies point left, never right.
const ORDER: [&[&str]; 11] = [
    &["dedale-core"],
    &["dedale-testing"],
    &["dedale-onirim", "dedale-labyrinth", "dedale-mondes"],
    &["dedale-games", "dedale-search"],
    &["dedale-bots", "dedale-words"],
    &["dedale-lab", "dedale-protocol"],
    &["dedale-analysis"],
    &["dedale-engine", "dedale-training"],
    &["dedale-server", "dedale-load"],
    &["dedale-cli"],
    &["dedale-fuzz"],
];

fn rank(name: &str) -> usize {
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

/// The engine crates read no clock and no file, and speak no language.
#[test]
fn the_rules_reach_for_nothing() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for name in ["core", "onirim", "labyrinth", "mondes"] {
        let mut folders = vec![crates.join(name).join("src")];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let source = fs::read_to_string(&path).expect("a source file");
                for reach in
                    ["std::fs", "std::io", "std::net", "std::time", "std::env", "std::thread", "println!"]
                {
                    assert!(!source.contains(reach), "{}: {reach}", path.display());
                }
            }
        }
    }
}
