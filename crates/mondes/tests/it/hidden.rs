//! What is hidden, and from whom (MO-H1).
#[test]
fn mo_h1_placeholder() {}
