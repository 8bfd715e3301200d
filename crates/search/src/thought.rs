/// What a search came to think of one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The answer.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to who answers: the chance to win.
    pub worth: f32,
    /// The standard error of that; as large as it can be for an answer never tried.
    pub error: f32,
}
