use dedale_mondes::Question;

/// The question's id, as on the wire: `react`.
pub const fn question_id(question: &Question) -> &'static str {
    question.id()
}
