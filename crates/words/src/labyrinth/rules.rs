use dedale_labyrinth::{Level, Question, Setup};

/// The ids of the rules, in reading order.
pub(super) const RULES: &[&str] = &[
    "LA-C1", "LA-C2", "LA-C3", "LA-C4", "LA-C5", "LA-C6", "LA-C7", "LA-C8", "LA-S1", "LA-S2", "LA-S3",
    "LA-S4", "LA-T1", "LA-T2", "LA-T3", "LA-M1", "LA-M2", "LA-M3", "LA-M4", "LA-M5", "LA-P1", "LA-P2",
    "LA-P3", "LA-P4", "LA-P5", "LA-P6", "LA-L1", "LA-L2", "LA-L3", "LA-X1", "LA-X2", "LA-H1",
];

/// The rules a question rests on.
pub(super) const fn rules_of(question: &Question) -> &'static [&'static str] {
    match question {
        Question::Spell => &["LA-S4", "LA-P2", "LA-P3", "LA-P4", "LA-P5", "LA-P6"],
        Question::Turn => &["LA-T2", "LA-M1", "LA-M3", "LA-M4", "LA-P1", "LA-T1"],
        Question::TurnUp | Question::Orient => &["LA-M2", "LA-M3"],
    }
}

/// The rules that matter in a game, in reading order.
pub(super) fn rules_in_play(setup: &Setup) -> impl Iterator<Item = &'static str> {
    let level = setup.level();
    RULES.iter().copied().filter(move |rule| match *rule {
        "LA-P3" | "LA-P4" | "LA-P5" | "LA-P6" => level != Level::Discovery,
        "LA-L1" => level == Level::Discovery,
        "LA-L2" => level == Level::Standard,
        "LA-L3" => level == Level::Expert,
        _ => true,
    })
}
