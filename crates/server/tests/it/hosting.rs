//! What docs/hosting.md says of the settings.

use dedale_server::Config;

const GUIDE: &str = include_str!("../../../../docs/hosting.md");

fn shown() -> &'static str {
    let (_, after) = GUIDE.split_once("```toml\n").expect("the settings");
    after.split_once("```").expect("their end").0
}

#[test]
fn the_settings_shown_are_the_defaults() {
    let config: Config = toml::from_str(shown()).expect("settings");
    assert_eq!(config, Config::default());
}

#[test]
fn every_setting_is_shown() {
    let written = toml::Table::try_from(Config::default()).expect("a table");
    let shown: toml::Table = shown().parse().expect("a table");
    for (name, value) in &written {
        let there = shown.get(name).unwrap_or_else(|| panic!("{name} is not shown"));
        for name in value.as_table().into_iter().flat_map(toml::Table::keys) {
            assert!(there.get(name).is_some(), "{name} is not shown");
        }
    }
}

#[test]
fn a_setting_that_does_not_exist_is_refused_with_its_name() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), "[limits]\nrequests_per_hour = 3\n").expect("written");
    let refused = Config::load(file.path()).expect_err("no such setting").to_string();
    assert!(refused.contains("requests_per_hour"), "{refused}");
    assert!(Config::load(std::path::Path::new("/nowhere/at/all.toml")).is_err());
}
