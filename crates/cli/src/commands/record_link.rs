//! A game in a link: the text of its record, compressed (raw DEFLATE, RFC 1951), as base64url in the fragment `#r=…`. The
//! browser's pages write and read the same (`web/src/lib/record_link.ts`).

use data_encoding::BASE64URL_NOPAD;
use dedale_words::Words;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

const MARK: &str = "#r=";
const LONGEST_LINK: usize = 65_536;
const LONGEST_RECORD: usize = 1 << 20;
const SMALLEST: u8 = 10;

/// A link without a game that can be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no game in this link")]
pub(crate) struct BrokenLink;

impl BrokenLink {
    pub(crate) fn in_words(&self, words: &Words) -> String {
        words.say("record-link-broken")
    }
}

/// The link to a record, opened by the pages at that address.
pub(crate) fn link_of(record: &str, address: &str) -> String {
    let page = address.split('#').next().unwrap_or_default();
    let slash = if page.ends_with('/') || page.ends_with(".html") { "" } else { "/" };
    let packed = BASE64URL_NOPAD.encode(&compress_to_vec(record.as_bytes(), SMALLEST));
    format!("{page}{slash}{MARK}{packed}")
}

/// The record in a link; nothing if the text is no such link.
pub(crate) fn record_in(text: &str) -> Option<Result<Vec<u8>, BrokenLink>> {
    let (_, packed) = text.split_once(MARK)?;
    Some(unpacked(packed.trim().trim_end_matches('=')).ok_or(BrokenLink))
}

fn unpacked(packed: &str) -> Option<Vec<u8>> {
    let bytes = Some(packed).filter(|packed| packed.len() <= LONGEST_LINK)?;
    let bytes = BASE64URL_NOPAD.decode(bytes.as_bytes()).ok()?;
    let record = decompress_to_vec_with_limit(&bytes, LONGEST_RECORD).ok()?;
    std::str::from_utf8(&record).ok().filter(|text| dedale_core::record::is_record(text))?;
    Some(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "dedale record 1\ngame onirim\nrules 2\nsetup players=1 book=hard\nseed 42\n\n\
                          play blue-moon\ndiscard red-sun\nconcede 1\n\n\
                          result winners=none reason=conceded\nhash 0d0e0137ebb6d71e\n";

    #[test]
    fn a_record_comes_back_from_its_link() {
        for address in ["https://host.example", "https://host.example/", "https://host.example/#/mine"] {
            let link = link_of(RECORD, address);
            assert!(link.starts_with("https://host.example/#r="), "{link}");
            assert_eq!(record_in(&link), Some(Ok(RECORD.as_bytes().to_vec())));
        }
        assert!(link_of(RECORD, "https://host.example/d/index.html").contains("/index.html#r="));
    }

    #[test]
    fn garbage_in_a_link_is_told_and_a_path_is_no_link() {
        let cut = link_of(RECORD, "x");
        let bomb = link_of(&format!("dedale record 1\n{}", " ".repeat(5_000_000)), "x");
        let other = link_of("hello", "x");
        let long = format!("#r={}", "A".repeat(100_000));
        for broken in ["#r=", "#r=%%%", "#r=AAAA", &cut[..cut.len() - 9], &bomb, &other, &long] {
            assert_eq!(record_in(broken), Some(Err(BrokenLink)), "{}", &broken[..broken.len().min(60)]);
        }
        assert_eq!(record_in("games/mine.txt"), None);
    }
}
