use dedale_labyrinth::Question;

/// The question's id, as on the wire: `turn-up`.
pub const fn question_id(question: &Question) -> &'static str {
    match question {
        Question::Spell => "spell",
        Question::Turn => "turn",
        Question::TurnUp => "turn-up",
        Question::Orient => "orient",
    }
}
