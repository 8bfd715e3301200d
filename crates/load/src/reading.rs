//! Reads what a player needs of a message, and skips the rest at the pace of a search, so that a measurement is about the server
//! and not about its reader. It knows compact JSON without escapes in what is read, and gives up on everything else.

/// A place in a text.
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Reads an object: the value of each member is to be read or skipped.
    pub(crate) fn members(&mut self, mut read: impl FnMut(&'a str, &mut Self) -> Option<()>) -> Option<()> {
        self.list(b'{', b'}', |reader, _| {
            let name = reader.string()?;
            reader.expect(b':')?;
            read(name, reader)
        })
    }

    /// Reads an array: each of its elements is to be read or skipped.
    pub(crate) fn elements(&mut self, mut read: impl FnMut(usize, &mut Self) -> Option<()>) -> Option<()> {
        self.list(b'[', b']', |reader, index| read(index, reader))
    }

    /// An array of texts.
    pub(crate) fn strings(&mut self) -> Option<Vec<&'a str>> {
        let mut strings = Vec::with_capacity(16);
        self.elements(|_, reader| {
            strings.push(reader.string()?);
            Some(())
        })?;
        Some(strings)
    }

    /// A text without escapes.
    pub(crate) fn string(&mut self) -> Option<&'a str> {
        self.expect(b'"')?;
        let from = self.at;
        self.at += self.rest().iter().position(|&byte| byte == b'"' || byte == b'\\')?;
        let string = self.text.get(from..self.at);
        self.expect(b'"')?;
        string
    }

    pub(crate) fn number(&mut self) -> Option<u64> {
        let digits = self.rest().iter().take_while(|byte| byte.is_ascii_digit()).count();
        let from = self.at;
        self.at += digits;
        self.text.get(from..self.at)?.parse().ok()
    }

    /// Whether null is next, which is then read.
    pub(crate) fn is_null(&mut self) -> bool {
        let is_null = self.rest().starts_with(b"null");
        self.at += if is_null { 4 } else { 0 };
        is_null
    }

    /// Skips a value.
    pub(crate) fn skip(&mut self) -> Option<()> {
        let (bytes, mut at, mut depth) = (self.rest(), 0, 0_u32);
        loop {
            match bytes.get(at)? {
                b'"' => at = end_of_string(bytes, at + 1)?,
                b'{' | b'[' => depth += 1,
                b',' | b'}' | b']' if depth == 0 => break,
                b'}' | b']' => depth -= 1,
                _ => {}
            }
            at += 1;
        }
        self.at += at;
        (at > 0).then_some(())
    }

    /// Whether all of it is read.
    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    fn list(
        &mut self,
        begin: u8,
        end: u8,
        mut read: impl FnMut(&mut Self, usize) -> Option<()>,
    ) -> Option<()> {
        self.expect(begin)?;
        if self.expect(end).is_some() {
            return Some(());
        }
        for index in 0.. {
            read(self, index)?;
            if self.expect(b',').is_none() {
                break;
            }
        }
        self.expect(end)
    }

    fn expect(&mut self, byte: u8) -> Option<()> {
        let is_next = self.rest().first() == Some(&byte);
        self.at += usize::from(is_next);
        is_next.then_some(())
    }

    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }
}

/// Where the string ends that goes on there.
fn end_of_string(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        r#"{"a":{"b":["]}\"",{"c":null}],"é":1.5e3},"step":17,"none":null,"legal":["one","two"],"empty":[]}"#;

    #[test]
    fn what_is_needed_is_read_and_the_rest_is_skipped() {
        let (mut step, mut none, mut legal, mut empty) = (None, false, None, None);
        let mut reader = Reader::new(TEXT);
        let read = reader.members(|name, reader| match name {
            "step" => reader.number().map(|number| step = Some(number)),
            "none" => reader.is_null().then(|| none = true),
            "legal" => reader.strings().map(|strings| legal = Some(strings)),
            "empty" => reader.strings().map(|strings| empty = Some(strings)),
            _ => reader.skip(),
        });
        assert_eq!((read, reader.is_at_end()), (Some(()), true));
        assert_eq!((step, none, legal), (Some(17), true, Some(vec!["one", "two"])));
        assert_eq!(empty, Some(Vec::new()));
    }

    #[test]
    fn a_text_that_ends_too_early_is_not_read() {
        for end in (0..TEXT.len()).filter(|&end| TEXT.is_char_boundary(end)) {
            let mut reader = Reader::new(&TEXT[..end]);
            assert_eq!(reader.members(|_, reader| reader.skip()), None, "{}", &TEXT[..end]);
        }
    }

    #[test]
    fn what_is_not_compact_or_has_escapes_is_not_read() {
        for text in [r#"{ "a":1}"#, r#"{"a" :1}"#, r#"{"\u0061":1}"#, r#"{"a":}"#, "[]", "", r#"{"a":1,}"#] {
            assert_eq!(Reader::new(text).members(|_, reader| reader.skip()), None, "{text}");
        }
    }
}
