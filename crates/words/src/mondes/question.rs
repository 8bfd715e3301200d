use dedale_mondes::Question;

/// The question's id, as on the wire: `react`.
pub const fn question_id(question: &Question) -> &'static str {
    match question {
        Question::Character => "character",
        Question::Turn => "turn",
        Question::Offer => "offer",
        Question::Answer => "answer",
        Question::Accept => "accept",
        Question::Pay => "pay",
        Question::Target => "target",
        Question::React => "react",
        Question::Which => "which",
        Question::Defend => "defend",
        Question::Lose => "lose",
        Question::Discard => "discard",
        Question::Under => "under",
        Question::Arrange => "arrange",
        Question::Where => "where",
        Question::Look => "look",
        Question::Give => "give",
    }
}
