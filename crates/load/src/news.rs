use crate::reading::Reader;

/// What a player goes by in an update, while a game goes on.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct News<'a> {
    pub(crate) table: &'a str,
    pub(crate) observer: &'a str,
    pub(crate) step: u64,
    pub(crate) legal: Option<Vec<&'a str>>,
}

/// The beginning of an update. What is written otherwise is read otherwise.
const HEAD: &str = r#"{"jsonrpc":"2.0","method":"table.update","params":"#;

impl<'a> News<'a> {
    /// What a text says, if it is an update about a game that changes nothing else.
    pub(crate) fn read(text: &'a str) -> Option<Self> {
        let mut reader = Reader::new(text.strip_prefix(HEAD)?.strip_suffix('}')?);
        let (mut table, mut observer, mut step, mut legal) = (None, None, None, None);
        reader.members(|name, reader| {
            match name {
                "table" => table = Some(reader.string()?),
                "as" => observer = Some(reader.string()?),
                "step" => step = Some(reader.number()?),
                "document" => return None,
                "standing" => legal = Some(legal_answers(reader)?),
                _ => reader.skip()?,
            }
            Some(())
        })?;
        reader.is_at_end().then_some(())?;
        Some(Self { table: table?, observer: observer?, step: step?, legal: legal? })
    }
}

/// The answers told by where a game stands that is not over.
fn legal_answers<'a>(reader: &mut Reader<'a>) -> Option<Option<Vec<&'a str>>> {
    let (mut goes_on, mut legal) = (false, None);
    reader.members(|name, reader| {
        match name {
            "outcome" => goes_on = reader.is_null(),
            "legal" if reader.is_null() => {}
            "legal" => legal = Some(reader.strings()?),
            _ => reader.skip()?,
        }
        Some(())
    })?;
    goes_on.then_some(legal)
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPDATE: &str = r#"{"jsonrpc":"2.0","method":"table.update","params":{"table":"t","as":"1","step":4,"at":9,"entry":{"did":"act","seat":1},"events":[],"standing":{"step":4,"legal":["a b"],"outcome":null,"view":{"step":7}}}}"#;

    #[test]
    fn an_update_is_read_as_far_as_it_is_needed() {
        let news = News { table: "t", observer: "1", step: 4, legal: Some(vec!["a b"]) };
        assert_eq!(News::read(UPDATE), Some(news));
        let others = UPDATE.replace(r#"["a b"]"#, "null");
        assert_eq!(News::read(&others).map(|news| news.legal), Some(None));
    }

    #[test]
    fn what_says_more_or_less_is_left_to_others() {
        for (from, to) in [
            (r#""at":9"#, r#""document":{}"#),
            (r#""outcome":null"#, r#""outcome":{"winners":[1]}"#),
            (r#""outcome":null,"#, ""),
            (
                r#""standing":{"step":4,"legal":["a b"],"outcome":null,"view":{"step":7}}"#,
                r#""standing":null"#,
            ),
            (r#""standing""#, r#""stand""#),
            (r#""table":"t""#, r#""at":1"#),
            ("table.update", "table.said"),
            ("a b", "a\\tb"),
            ("}}}}", "}}}"),
            ("}}}}", "}}}}}"),
        ] {
            assert_eq!(News::read(&UPDATE.replace(from, to)), None, "{to}");
        }
    }
}
