//! Texts and numbers as JSON has them, one behind the other.

use std::fmt;

pub(super) struct Writer {
    /// What is written, and room for more.
    pub(super) bytes: Vec<u8>,
    pub(super) end: usize,
    /// Whether the next text is JSON already.
    pub(super) is_verbatim: bool,
}

impl Writer {
    /// The next bytes: whoever takes them must write all of them.
    #[inline(always)]
    pub(super) fn room(&mut self, length: usize) -> &mut [u8] {
        let begin = self.end;
        self.end += length;
        if self.end > self.bytes.len() {
            self.grow();
        }
        &mut self.bytes[begin..self.end]
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        self.bytes.resize((2 * self.end).max(4 << 10), 0);
    }

    #[inline(always)]
    pub(super) fn sign(&mut self, sign: u8) {
        self.room(1)[0] = sign;
    }

    #[inline(always)]
    pub(super) fn raw(&mut self, text: &str) {
        self.room(text.len()).copy_from_slice(text.as_bytes());
    }

    pub(super) fn quoted(&mut self, text: &str) {
        if is_plain(text) {
            self.quoted_as_it_is(text);
        } else {
            self.sign(b'"');
            self.escape(text);
            self.sign(b'"');
        }
    }

    pub(super) fn quoted_as_it_is(&mut self, text: &str) {
        let length = text.len();
        let room = self.room(length + 2);
        (room[0], room[length + 1]) = (b'"', b'"');
        room[1..=length].copy_from_slice(text.as_bytes());
    }

    #[cold]
    pub(super) fn escape(&mut self, text: &str) {
        for sign in text.chars() {
            match sign {
                '"' => self.raw("\\\""),
                '\\' => self.raw("\\\\"),
                '\n' => self.raw("\\n"),
                '\r' => self.raw("\\r"),
                '\t' => self.raw("\\t"),
                '\u{8}' => self.raw("\\b"),
                '\u{c}' => self.raw("\\f"),
                '\0'..' ' => self.raw(&format!("\\u{:04x}", u32::from(sign))),
                _ => self.raw(sign.encode_utf8(&mut [0; 4])),
            }
        }
    }

    /// A name that needs no escapes, and a colon.
    pub(super) fn name(&mut self, name: &str) {
        debug_assert!(is_plain(name), "{name} would be escaped");
        let length = name.len();
        let room = self.room(length + 3);
        (room[0], room[length + 1], room[length + 2]) = (b'"', b'"', b':');
        room[1..=length].copy_from_slice(name.as_bytes());
    }

    pub(super) fn number(&mut self, mut number: u64) {
        if number < 10 {
            return self.sign(b'0' + number as u8);
        }
        let mut digits = [0; 20];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        digits[at..].iter().for_each(|&digit| self.sign(digit));
    }
}

/// Whether a text stands for itself between quotes: no quote, no backslash, no control character.
#[inline]
pub(super) fn is_plain(text: &str) -> bool {
    const ONES: u64 = u64::MAX / 0xff;
    // The high bit of each byte of the result is set if that byte is below `n`; only the first one is certain.
    let below = |bytes: u64, n: u64| bytes.wrapping_sub(ONES * n) & !bytes & (ONES * 0x80);
    let (eights, rest) = text.as_bytes().as_chunks::<8>();
    eights.iter().all(|eight| {
        let bytes = u64::from_le_bytes(*eight);
        let (quotes, backslashes) = (bytes ^ (ONES * 0x22), bytes ^ (ONES * 0x5c));
        below(bytes, 0x20) | below(quotes, 1) | below(backslashes, 1) == 0
    }) && rest.iter().all(|&byte| byte >= b' ' && byte != b'"' && byte != b'\\')
}

impl fmt::Write for Writer {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        if is_plain(part) {
            self.raw(part);
        } else {
            self.escape(part);
        }
        Ok(())
    }
}
