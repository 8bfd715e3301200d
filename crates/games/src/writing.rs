//! Documents as JSON: the bytes that `serde_json` writes, for a fraction of its instructions. A server writes little else.
//! Names of fields and variants are not searched for what must be escaped: they are written in our programs.

use std::cell::Cell;
use std::fmt::{self, Display, Write as _};

use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

type Result<T = (), E = serde_json::Error> = std::result::Result<T, E>;

/// The name by which `serde_json` knows texts that are JSON already.
const VERBATIM: &str = "$serde_json::private::RawValue";
/// What a thread keeps for its next document at most.
const KEPT: usize = 64 << 10;

thread_local! {
    /// What documents are written to, one after another. Nothing is left of one when the next begins: it may be for somebody else.
    static BYTES: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// A document as text.
///
/// # Panics
/// If it is not JSON: a map whose keys are no texts.
pub fn to_text(document: &(impl Serialize + ?Sized)) -> String {
    write(document, str::to_owned)
}

/// The same, to be put into other documents.
pub(crate) fn to_written(document: &(impl Serialize + ?Sized)) -> Box<RawValue> {
    struct Written<'a>(&'a str);

    impl Serialize for Written<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut verbatim = serializer.serialize_struct(VERBATIM, 1)?;
            verbatim.serialize_field(VERBATIM, self.0)?;
            verbatim.end()
        }
    }

    write(document, |text| to_raw_value(&Written(text)).expect("a text is JSON"))
}

fn write<T>(document: &(impl Serialize + ?Sized), take: impl FnOnce(&str) -> T) -> T {
    let mut writer = Writer { bytes: BYTES.take(), end: 0, is_verbatim: false };
    document.serialize(&mut writer).expect("a document is JSON");
    let taken = take(std::str::from_utf8(&writer.bytes[..writer.end]).expect("made of texts"));
    if writer.bytes.len() <= KEPT {
        writer.bytes[..writer.end].fill(0);
        BYTES.set(writer.bytes);
    }
    taken
}

struct Writer {
    /// What is written, and room for more.
    bytes: Vec<u8>,
    end: usize,
    /// Whether the next text is JSON already.
    is_verbatim: bool,
}

impl Writer {
    /// The next bytes: whoever takes them must write all of them.
    #[inline(always)]
    fn room(&mut self, length: usize) -> &mut [u8] {
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
    fn sign(&mut self, sign: u8) {
        self.room(1)[0] = sign;
    }

    #[inline(always)]
    fn raw(&mut self, text: &str) {
        self.room(text.len()).copy_from_slice(text.as_bytes());
    }

    fn quoted(&mut self, text: &str) {
        if is_plain(text) {
            self.quoted_as_it_is(text);
        } else {
            self.sign(b'"');
            self.escape(text);
            self.sign(b'"');
        }
    }

    fn quoted_as_it_is(&mut self, text: &str) {
        let length = text.len();
        let room = self.room(length + 2);
        (room[0], room[length + 1]) = (b'"', b'"');
        room[1..=length].copy_from_slice(text.as_bytes());
    }

    #[cold]
    fn escape(&mut self, text: &str) {
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
    fn name(&mut self, name: &str) {
        debug_assert!(is_plain(name), "{name} would be escaped");
        let length = name.len();
        let room = self.room(length + 3);
        (room[0], room[length + 1], room[length + 2]) = (b'"', b'"', b':');
        room[1..=length].copy_from_slice(name.as_bytes());
    }

    fn number(&mut self, mut number: u64) {
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

    #[inline]
    fn items(&mut self, begin: u8, end: &'static str) -> Items<'_> {
        self.sign(begin);
        Items { writer: self, is_first: true, end }
    }

    fn items_of(&mut self, variant: &str, begin: u8, end: &'static str) -> Items<'_> {
        self.sign(b'{');
        self.name(variant);
        self.items(begin, end)
    }
}

/// Whether a text stands for itself between quotes: no quote, no backslash, no control character.
#[inline]
fn is_plain(text: &str) -> bool {
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

/// Writes what lies in brackets, with commas between.
struct Items<'a> {
    writer: &'a mut Writer,
    is_first: bool,
    end: &'static str,
}

impl Items<'_> {
    #[inline]
    fn comma(&mut self) {
        if !std::mem::take(&mut self.is_first) {
            self.writer.sign(b',');
        }
    }

    #[inline]
    fn item(&mut self, item: &(impl Serialize + ?Sized)) -> Result {
        self.comma();
        item.serialize(&mut *self.writer)
    }

    #[inline]
    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result {
        if !self.writer.is_verbatim {
            self.comma();
            self.writer.name(name);
        }
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn close(self) -> Result {
        self.writer.raw(self.end);
        Ok(())
    }
}

macro_rules! numbers {
    ($($of:ty: $method:ident,)+) => {$(
        #[inline]
        fn $method(self, number: $of) -> Result {
            if number < <$of>::default() {
                self.sign(b'-');
            }
            self.number(u64::from(number.unsigned_abs()));
            Ok(())
        }
    )+};
}

macro_rules! counts {
    ($($of:ty: $method:ident,)+) => {$(
        #[inline]
        fn $method(self, count: $of) -> Result {
            self.number(u64::from(count));
            Ok(())
        }
    )+};
}

macro_rules! by_serde_json {
    ($($of:ty: $method:ident,)+) => {$(
        fn $method(self, value: $of) -> Result {
            self.raw(&serde_json::to_string(&value)?);
            Ok(())
        }
    )+};
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Items<'a>;
    type SerializeStruct = Items<'a>;
    type SerializeStructVariant = Items<'a>;

    numbers! { i8: serialize_i8, i16: serialize_i16, i32: serialize_i32, i64: serialize_i64, }
    counts! { u8: serialize_u8, u16: serialize_u16, u32: serialize_u32, u64: serialize_u64, }
    by_serde_json! {
        i128: serialize_i128, u128: serialize_u128, f32: serialize_f32, f64: serialize_f64,
        &[u8]: serialize_bytes,
    }

    #[inline]
    fn serialize_bool(self, value: bool) -> Result {
        self.raw(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_char(self, sign: char) -> Result {
        self.serialize_str(sign.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Result {
        if self.is_verbatim {
            self.raw(text);
        } else {
            self.quoted(text);
        }
        Ok(())
    }

    #[inline]
    fn serialize_none(self) -> Result {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result {
        self.raw("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result {
        debug_assert!(is_plain(variant), "{variant} would be escaped");
        self.quoted_as_it_is(variant);
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result {
        let mut items = self.items(b'{', "}");
        items.field(variant, value)?;
        items.close()
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>> {
        Ok(self.items(b'[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>> {
        Ok(self.items(b'[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>> {
        Ok(self.items(b'[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>> {
        Ok(self.items_of(variant, b'[', "]}"))
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Items<'a>> {
        Ok(self.items(b'{', "}"))
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Items<'a>> {
        if name == VERBATIM {
            self.is_verbatim = true;
            return Ok(Items { writer: self, is_first: true, end: "" });
        }
        Ok(self.items(b'{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items<'a>> {
        Ok(self.items_of(variant, b'{', "}}"))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result {
        self.sign(b'"');
        write!(self, "{value}").map_err(serde_json::Error::custom)?;
        self.sign(b'"');
        Ok(())
    }
}

macro_rules! listed {
    ($($kind:ident: $method:ident,)+) => {$(
        impl $kind for Items<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result {
                self.item(item)
            }

            #[inline]
            fn end(self) -> Result {
                self.close()
            }
        }
    )+};
}

listed! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

impl SerializeMap for Items<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    /// As in `serde_json`, a number or a truth value is a key in quotes.
    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result {
        self.comma();
        let writer = &mut *self.writer;
        let begin = writer.end;
        key.serialize(&mut *writer)?;
        match writer.bytes[begin] {
            b'"' => {}
            b'0'..=b'9' | b'-' | b't' | b'f' => {
                writer.room(2).fill(b'"');
                writer.bytes[begin..writer.end - 1].rotate_right(1);
            }
            _ => return Err(serde_json::Error::custom("key must be a string")),
        }
        writer.sign(b':');
        Ok(())
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn end(self) -> Result {
        self.close()
    }
}

impl SerializeStruct for Items<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.field(name, value)
    }

    #[inline]
    fn end(self) -> Result {
        self.writer.is_verbatim = false;
        self.close()
    }
}

impl SerializeStructVariant for Items<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.field(name, value)
    }

    #[inline]
    fn end(self) -> Result {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;

    #[derive(Serialize)]
    enum Kind {
        One,
        Of(u8),
        Both(i8, bool),
        Named { long: f64 },
    }

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct Pair(u16, Option<Unit>);

    #[derive(Serialize)]
    struct Flat {
        first: u32,
        #[serde(flatten)]
        rest: BTreeMap<String, Kind>,
    }

    #[derive(Serialize)]
    struct Everything<'a> {
        numbers: (i64, i16, i32, u64, i128, u128, f32),
        kinds: [Kind; 4],
        pair: Pair,
        flat: Flat,
        nothing: (),
        sign: char,
        bytes: &'a [u8],
        maps: (BTreeMap<i32, bool>, BTreeMap<bool, u8>, BTreeMap<char, u8>),
        written: (&'a RawValue, Box<RawValue>, &'a str),
        texts: Vec<String>,
        shown: Shown,
        empty: [[u8; 0]; 2],
    }

    struct Shown;

    impl Serialize for Shown {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(&format_args!("a {} b{}", '"', "\n\u{1}é"))
        }
    }

    #[test]
    fn documents_are_written_as_serde_json_writes_them() {
        let kinds = || [Kind::One, Kind::Of(7), Kind::Both(-7, true), Kind::Named { long: 0.1 }];
        let named =
            kinds().into_iter().zip(["a", "\"b\"", "c\\", "ü"]).map(|(kind, name)| (name.to_owned(), kind));
        let raw = RawValue::from_string(r#"{ "as": "it was" }"#.to_owned()).expect("JSON");
        let document = Everything {
            numbers: (i64::MIN, -300, 0, u64::MAX, i128::MIN, u128::MAX, f32::NAN),
            kinds: kinds(),
            pair: Pair(65_535, Some(Unit)),
            flat: Flat { first: 10, rest: named.collect() },
            nothing: (),
            sign: '"',
            bytes: &[0, 255],
            maps: ([(-1, true), (10, false)].into(), [(false, 1)].into(), [('"', 1)].into()),
            written: (&raw, to_written(&json!({ "a": [1] })), "\"text\""),
            texts: (0..0x250).filter_map(char::from_u32).map(|sign| format!("some{sign}text")).collect(),
            shown: Shown,
            empty: [[]; 2],
        };
        assert_eq!(to_text(&document), serde_json::to_string(&document).expect("JSON"));
        assert_eq!(to_written(&document).get(), to_text(&document));
    }

    #[test]
    fn nothing_of_a_document_is_left_for_the_next() {
        to_text(&["a secret"; 8]);
        let bytes = BYTES.take();
        assert!(!bytes.is_empty() && bytes.iter().all(|&byte| byte == 0));
        to_text(&"long".repeat(KEPT));
        assert!(BYTES.take().is_empty(), "what is long is given back");
    }

    #[test]
    #[should_panic(expected = "key must be a string")]
    fn a_key_that_is_no_text_is_refused() {
        to_text(&BTreeMap::from([([1], 2)]));
    }
}
