use dedale_mondes::{Question, Setup};

/// The ids of the rules, in reading order.
pub(super) const RULES: &[&str] = &[
    "MO-C1", "MO-C2", "MO-C3", "MO-C4", "MO-C5", "MO-S1", "MO-S2", "MO-S3", "MO-S4", "MO-S5", "MO-S6",
    "MO-S7", "MO-T1", "MO-T2", "MO-T3", "MO-T4", "MO-A1", "MO-A2", "MO-A3", "MO-A4", "MO-A5", "MO-A6",
    "MO-A7", "MO-A8", "MO-M1", "MO-M2", "MO-M3", "MO-M4", "MO-M5", "MO-M6", "MO-D1", "MO-D2", "MO-D3",
    "MO-D4", "MO-B1", "MO-B2", "MO-B3", "MO-B4", "MO-R1", "MO-R2", "MO-R3", "MO-R4", "MO-R5", "MO-R6",
    "MO-X1", "MO-X2", "MO-X3", "MO-E", "MO-H1",
];

/// The rules a question rests on.
pub(super) const fn rules_of(question: &Question) -> &'static [&'static str] {
    match question {
        Question::Character => &["MO-S3", "MO-C3", "MO-A7"],
        Question::Turn => {
            &["MO-T1", "MO-A1", "MO-A2", "MO-A3", "MO-A4", "MO-A5", "MO-A6", "MO-A7", "MO-A8", "MO-T2"]
        }
        Question::Offer | Question::Answer | Question::Accept => &["MO-A3"],
        Question::Pay => &["MO-A5", "MO-A7", "MO-D1", "MO-D3", "MO-D4"],
        Question::Target | Question::Discard | Question::Arrange | Question::Look | Question::Give => {
            &["MO-A4"]
        }
        Question::More => &["MO-A4", "MO-T2", "MO-B1"],
        Question::Where => &["MO-A4", "MO-M2", "MO-M3"],
        Question::React => &["MO-R1", "MO-R2", "MO-R3", "MO-R6"],
        Question::Which => &["MO-R2"],
        Question::Defend => &["MO-B1", "MO-B2"],
        Question::Lose => &["MO-B1", "MO-B4"],
        Question::Under => &["MO-D2", "MO-D4"],
    }
}

/// The rules that matter in a game, in reading order.
pub(super) fn rules_in_play(setup: &Setup) -> impl Iterator<Item = &'static str> + use<'_> {
    RULES.iter().copied().filter(move |rule| match *rule {
        "MO-T4" => setup.stand_off(),
        "MO-R3" => setup.counter_chains(),
        _ => true,
    })
}
