//! What the JSON reader says, in the reader's language. The reader itself knows English only.

use crate::{Value, Words};

impl Words {
    /// A message of the JSON reader as a phrase; as it is, if it is none of the kinds known here.
    pub(crate) fn json_message(&self, message: &str) -> String {
        self.json_field(message)
            .or_else(|| self.json_found(message))
            .or_else(|| self.json_syntax(message))
            .unwrap_or_else(|| message.to_owned())
    }

    /// A field or value that is missing, unknown or there twice.
    fn json_field(&self, message: &str) -> Option<String> {
        let kinds = [
            ("missing field `", "json-missing-field"),
            ("duplicate field `", "json-duplicate-field"),
            ("unknown field `", "json-unknown-field"),
            ("unknown variant `", "json-unknown-variant"),
        ];
        let (rest, id) =
            kinds.iter().find_map(|(start, id)| message.strip_prefix(start).map(|rest| (rest, id)))?;
        let (name, rest) = rest.split_once('`')?;
        let expected: Vec<_> = rest.split('`').skip(1).step_by(2).collect();
        let args: [(&str, Value<'_>); 3] = [
            ("name", name.into()),
            ("count", expected.len().into()),
            ("expected", expected.join(", ").into()),
        ];
        Some(self.text(id, &args))
    }

    /// Something else than what was expected.
    fn json_found(&self, message: &str) -> Option<String> {
        let kinds = ["invalid type: ", "invalid value: ", "invalid length "];
        let rest = kinds.iter().find_map(|start| message.strip_prefix(start))?;
        let (found, expected) = rest.split_once(", expected ")?;
        let args = [("found", self.json_thing(found).into()), ("expected", self.json_kind(expected).into())];
        Some(self.text("json-found", &args))
    }

    /// A value as the reader names it: `string "x"`, "integer `3`", `map`.
    fn json_thing(&self, found: &str) -> String {
        match found {
            "map" => self.say("json-object"),
            "sequence" => self.say("json-list"),
            "null" => "null".to_owned(),
            _ => {
                let quoted = found.strip_prefix("string ").or_else(|| Some(found.split_once('`')?.1));
                quoted.unwrap_or(found).trim_end_matches('`').to_owned()
            }
        }
    }

    /// A kind of value as the reader names it: `u8`, `a string`, `struct Position`.
    fn json_kind(&self, expected: &str) -> String {
        let most: Option<u64> = match expected {
            "u8" => Some(u8::MAX.into()),
            "u16" => Some(u16::MAX.into()),
            "u32" => Some(u32::MAX.into()),
            "u64" | "usize" => Some(u64::MAX),
            _ => None,
        };
        let id = match expected {
            "a string" | "string" => "json-text",
            "a boolean" => "json-boolean",
            "a map" => "json-object",
            "a sequence" => "json-list",
            _ if expected.starts_with("struct ") => "json-object",
            _ => match most {
                Some(most) => return self.text("json-whole-number", &[("most", most.to_string().into())]),
                None => return expected.to_owned(),
            },
        };
        self.say(id)
    }

    /// What is no JSON at all.
    fn json_syntax(&self, message: &str) -> Option<String> {
        let id = match message {
            "trailing characters" => "json-trailing",
            "expected value" => "json-no-value",
            "key must be a string" => "json-no-key",
            "recursion limit exceeded" => "json-too-deep",
            "not UTF-8" => "json-not-text",
            _ if message.starts_with("EOF while parsing") => "json-ends",
            _ => {
                let expected = message.strip_prefix("expected ").filter(|rest| rest.starts_with('`'))?;
                let signs: Vec<_> = expected.split('`').skip(1).step_by(2).collect();
                return Some(self.text("json-expected-sign", &[("expected", signs.join(" ").into())]));
            }
        };
        Some(self.say(id))
    }
}
