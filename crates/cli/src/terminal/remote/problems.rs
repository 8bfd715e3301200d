use dedale_protocol::Fault;
use dedale_words::Words;

use super::client::clean;

/// The error codes of a server, and their texts.
const KNOWN: [(&str, &str); 27] = [
    ("banned", "remote-banned"),
    ("conceded", "remote-conceded"),
    ("forbidden", "remote-forbidden"),
    ("game-over", "problem-game-over"),
    ("name-taken", "remote-name-taken"),
    ("no-proposal", "remote-no-proposal"),
    ("no-session", "remote-no-session"),
    ("no-such-table", "remote-no-such-table"),
    ("not-absent", "remote-not-absent"),
    ("not-the-owner", "remote-not-the-owner"),
    ("not-your-seat", "remote-not-your-seat"),
    ("not-your-turn", "remote-not-your-turn"),
    ("other-proposal", "remote-other-proposal"),
    ("seat-empty", "remote-seat-empty"),
    ("seat-taken", "remote-seat-taken"),
    ("shutting-down", "remote-again"),
    ("silence", "remote-silence"),
    ("stale-step", "remote-stale"),
    ("store-failed", "remote-again"),
    ("switched-off", "remote-switched-off"),
    ("table-busy", "remote-again"),
    ("table-moved", "remote-again"),
    ("bus-away", "remote-again"),
    ("timed-out", "remote-again"),
    ("too-many-requests", "remote-too-often"),
    ("old-rules", "remote-old-rules"),
    ("wrong-phase", "remote-wrong-phase"),
];

/// Why something was not done, with the rule; what the server says where there are no words for it.
pub(crate) fn fault_in_words(fault: &Fault, words: &Words) -> String {
    let data = fault.details();
    let rule = clean(data.rule.as_deref().unwrap_or_default());
    if let Some(refusal) = data.refusal.as_deref().filter(|refusal| words.has(&format!("refusal-{refusal}")))
    {
        let why = words.say(&format!("refusal-{refusal}"));
        return words.text("problem-illegal-action", &[("why", why.into()), ("rule", rule.into())]);
    }
    let found = clean(data.found.as_deref().unwrap_or_default());
    let expected = clean(data.expected.as_deref().unwrap_or_default());
    let args = [("found", found.into()), ("expected", expected.into())];
    match (&*data.code, KNOWN.iter().find(|(code, _)| *code == data.code)) {
        ("unknown-bot", _) => words.text("problem-unknown-bot", &args),
        ("unknown-action", _) => words.text("problem-unknown-action", &args),
        (_, Some((_, id))) => words.text(id, &args),
        (_, None) => words.text("remote-refused", &[("why", clean(fault.message()).into())]),
    }
}

#[cfg(test)]
mod tests {
    use dedale_words::Language;

    use super::*;

    #[test]
    fn every_known_refusal_has_words_and_a_refusal_of_the_rules_its_rule() {
        for words in Language::ALL.map(Words::new) {
            for (code, id) in KNOWN {
                assert!(words.has(id), "{code}");
            }
            let fault = serde_json::json!({
                "message": "no",
                "data": { "code": "illegal-action", "refusal": "same-symbol", "rule": "ON-T1" }
            });
            let fault: Fault = serde_json::from_value(fault).expect("a fault");
            assert!(fault_in_words(&fault, &words).contains("ON-T1"));
        }
    }
}
