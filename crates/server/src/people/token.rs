use axum::http::{HeaderMap, header};

use super::Secret;
use crate::Error;

/// So that people and programs that look for leaked secrets know one when they see it.
const PREFIX: &str = "dedale_";

pub(crate) fn fresh_token() -> Result<Secret, Error> {
    Ok(Secret::new(format!("{PREFIX}{}", Secret::fresh()?.reveal())))
}

/// The token of a request; empty if it says `Bearer` and nothing one can read.
pub(super) fn token_of(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.as_bytes();
    let (scheme, rest) = value.split_at_checked(6)?;
    let is_bearer = scheme.eq_ignore_ascii_case(b"Bearer") && rest.first().is_none_or(|&byte| byte == b' ');
    is_bearer.then(|| Secret::new(str::from_utf8(rest).unwrap_or_default().trim()))
}

/// Whether the request says who asks by a token, which no browser adds by itself. Its cookies then do not count.
pub(crate) fn bears_token(headers: &HeaderMap) -> bool {
    token_of(headers).is_some()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_bearers_have_tokens() {
        let of = |value: &'static [u8]| {
            let value = HeaderValue::from_bytes(value).expect("a header");
            token_of(&HeaderMap::from_iter([(header::AUTHORIZATION, value)]))
                .map(|token| token.reveal().to_owned())
        };
        assert_eq!(of(b"Bearer abc").as_deref(), Some("abc"));
        assert_eq!(of(b"bearer  abc ").as_deref(), Some("abc"));
        assert_eq!(of(b"Bearer").as_deref(), Some(""));
        assert_eq!(of(b"Bearer \xff").as_deref(), Some(""));
        assert_eq!(of(b"Bearerabc"), None);
        assert_eq!(of(b"Basic abc"), None);
        assert_eq!(of(b""), None);
    }
}
