use dedale_core::Setup as _;
use dedale_onirim::{Book, Premonitions, Question, Setup, Towers};

/// The ids of the rules, in reading order.
pub(super) const RULES: &[&str] = &[
    "ON-C1", "ON-C2", "ON-C3", "ON-S1", "ON-T1", "ON-T2", "ON-T3", "ON-T4", "ON-T5", "ON-T6", "ON-T7",
    "ON-T8", "ON-T9", "ON-X1", "ON-X2", "ON-X3", "ON-X4", "ON-P1", "ON-P2", "ON-P3", "ON-P4", "ON-P5",
    "ON-P6", "ON-P7", "ON-P8", "ON-A1", "ON-A2", "ON-A3", "ON-A4", "ON-A5", "ON-A6", "ON-B1", "ON-B2",
    "ON-B3", "ON-B4", "ON-B5", "ON-B6", "ON-B7", "ON-D1", "ON-D2", "ON-D3", "ON-D4", "ON-E1", "ON-E2",
];

/// The rules a question rests on.
pub(super) const fn rules_of(question: &Question) -> &'static [&'static str] {
    match question {
        Question::Pick => &["ON-P1"],
        Question::Turn => &["ON-T1", "ON-T2", "ON-T4"],
        Question::Search { .. } => &["ON-T2", "ON-T3"],
        Question::Swap { .. } | Question::SwapTake { .. } => &["ON-P4"],
        Question::Prophecy => &["ON-T5"],
        Question::Peek { .. } | Question::TowerLook => &["ON-B4"],
        Question::Arrange => &["ON-T5", "ON-T9"],
        Question::Place => &["ON-P5"],
        Question::Door { .. } => &["ON-T7", "ON-T9"],
        Question::Nightmare => &["ON-T8", "ON-T9"],
        Question::TowerLoss => &["ON-B5", "ON-B6", "ON-B7"],
        Question::Premonition | Question::LoseKey { .. } | Question::LoseDoor | Question::LosePairedDoor => {
            &["ON-D2"]
        }
        Question::HappyDream | Question::DreamDiscard | Question::Fetch => &["ON-D4"],
        Question::Draw
        | Question::Pay { .. }
        | Question::ParadoxTop
        | Question::ParadoxBottom
        | Question::Planning => &["ON-A5"],
    }
}

/// The rules that matter in a game, in reading order.
pub(super) fn rules_in_play(setup: &Setup) -> impl Iterator<Item = &'static str> {
    let setup = *setup;
    RULES.iter().copied().filter(move |rule| match rule.as_bytes()[3] {
        b'P' => setup.seats() == 2,
        b'A' => setup.book() != Book::None,
        b'B' => setup.towers() != Towers::None,
        b'D' => setup.premonitions() != Premonitions::None,
        b'E' => false,
        _ => true,
    })
}
