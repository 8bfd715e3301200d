use axum::http::{HeaderMap, header};

use crate::people::bears_token;
use crate::{App, Config, Error};

/// Refuses what a page of another site makes a browser send. Who bears a token is no such browser; nor is who sends neither
/// `Origin` nor `Sec-Fetch-Site`, since browsers send them with everything that can change something.
pub(crate) fn check_origin(app: &App, headers: &HeaderMap) -> Result<(), Error> {
    if bears_token(headers) || is_own(&app.config, headers) { Ok(()) } else { Err(Error::WrongOrigin) }
}

fn is_own(config: &Config, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("null"));
    match (text(header::ORIGIN), text(header::HeaderName::from_static("sec-fetch-site"))) {
        (Some(origin), _) => {
            config.origins.iter().any(|known| known == origin)
                || text(header::HOST).is_some_and(|host| is_of_host(config, origin, host))
        }
        (None, Some(site)) => matches!(site, "same-origin" | "none"),
        (None, None) => true,
    }
}

/// A server that does not ask for HTTPS may still be behind somebody who speaks it.
fn is_of_host(config: &Config, origin: &str, host: &str) -> bool {
    let schemes: &[&str] = if config.https { &["https"] } else { &["http", "https"] };
    let of_scheme = |(scheme, of)| schemes.contains(&scheme) && str::eq_ignore_ascii_case(of, host);
    origin.split_once("://").is_some_and(of_scheme)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_own(https: bool, headers: &[(&'static str, &str)]) -> bool {
        let origins = vec!["https://elsewhere.example".to_owned()];
        let config = Config { https, origins, ..Config::default() };
        let pair = |&(name, value): &(&'static str, &str)| {
            (header::HeaderName::from_static(name), value.parse().expect("a header"))
        };
        super::is_own(&config, &headers.iter().map(pair).collect())
    }

    #[test]
    fn pages_of_the_same_host_and_of_known_origins_may() {
        assert!(is_own(false, &[("host", "table.example:7333"), ("origin", "http://table.example:7333")]));
        assert!(is_own(true, &[("host", "table.example"), ("origin", "https://table.example")]));
        assert!(is_own(true, &[("host", "table.example"), ("origin", "https://elsewhere.example")]));
        assert!(is_own(true, &[("host", "table.example"), ("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn programs_that_are_no_browsers_may() {
        assert!(is_own(false, &[("host", "table.example")]));
    }

    #[test]
    fn other_pages_may_not() {
        for origin in [
            "https://evil.example",
            "http://table.example",
            "https://table.example:444",
            "https://table.example.evil.example",
            "https://table.example@evil.example",
            "https://evil.example://table.example",
            "table.example",
            "null",
            "",
        ] {
            assert!(!is_own(true, &[("host", "table.example"), ("origin", origin)]), "{origin}");
        }
        assert!(!is_own(false, &[("origin", "http://table.example")]), "no host");
        for site in ["cross-site", "same-site", ""] {
            assert!(!is_own(false, &[("host", "table.example"), ("sec-fetch-site", site)]), "{site}");
        }
    }
}
