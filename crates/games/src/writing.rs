//! Documents as JSON: the bytes that `serde_json` writes, for a fraction of its instructions. A server writes little else.
//! Names of fields and variants are not searched for what must be escaped: they are written in our programs.

mod serializer;
mod writer;

use std::cell::Cell;

use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use writer::Writer;

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
