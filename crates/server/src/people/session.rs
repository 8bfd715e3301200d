use axum::http::{HeaderMap, HeaderValue, header};

use super::{Secret, digest};
use crate::time::Millis;
use crate::{App, Config, Error, UserId};

const COOKIE: &str = "dedale_session";
const DAY: Millis = 24 * 3600 * 1000;

/// The cookie of a request.
#[derive(Clone, Debug)]
pub(crate) struct Session(Secret);

impl Session {
    pub(super) fn of(headers: &HeaderMap) -> Option<Session> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| Session(Secret::new(value)))
    }

    pub(super) fn hash(&self) -> String {
        digest(self.0.reveal())
    }

    pub(crate) fn secret(&self) -> &Secret {
        &self.0
    }
}

/// A session as the store keeps it.
#[derive(Clone, Debug)]
pub(crate) struct NewSession {
    pub(crate) hash: String,
    pub(crate) user: UserId,
    pub(crate) created: Millis,
    pub(crate) expires: Millis,
}

impl NewSession {
    /// A session for that person, and the secret that opens it.
    pub(crate) fn of(user: &UserId, app: &App) -> Result<(NewSession, Secret), Error> {
        let secret = Secret::fresh()?;
        let created = app.time.now();
        let expires = expiry(&app.config, created);
        Ok((NewSession { hash: digest(secret.reveal()), user: user.clone(), created, expires }, secret))
    }
}

/// When a session that is used now expires.
fn expiry(config: &Config, now: Millis) -> Millis {
    now.saturating_add(Millis::from(config.times.session_days).saturating_mul(DAY))
}

/// The new expiry of a session that is used now, if the one it has is a day old.
pub(super) fn slid(config: &Config, now: Millis, expires: Millis) -> Option<Millis> {
    let later = expiry(config, now);
    (later.saturating_sub(expires) >= DAY).then_some(later)
}

/// The header that gives a browser its cookie.
pub(crate) fn set_cookie(config: &Config, secret: &Secret) -> Result<HeaderValue, Error> {
    cookie(config, secret.reveal(), u64::from(config.times.session_days) * 24 * 3600)
}

/// The header that takes it away.
pub(crate) fn clear_cookie(config: &Config) -> Result<HeaderValue, Error> {
    cookie(config, "", 0)
}

fn cookie(config: &Config, value: &str, seconds: u64) -> Result<HeaderValue, Error> {
    let secure = if config.https { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let mut header = HeaderValue::try_from(text).map_err(|_| Error::Internal)?;
    header.set_sensitive(true);
    Ok(header)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &[&'static str]) -> HeaderMap {
        cookies.iter().map(|value| (header::COOKIE, HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn the_session_is_found_among_other_cookies() {
        let found = |cookies| Session::of(&headers(cookies)).map(|session| session.0.reveal().to_owned());
        assert_eq!(found(&["a=b; dedale_session=abc; c=d"]).as_deref(), Some("abc"));
        assert_eq!(found(&["a=b", "dedale_session=abc"]).as_deref(), Some("abc"));
        assert_eq!(found(&["dedale_session_2=abc", "xdedale_session=abc"]), None);
        assert_eq!(found(&["dedale_session", ""]), None);
    }

    #[test]
    fn cookies_are_out_of_reach_of_scripts_and_other_sites() {
        let text = |https| {
            let config = Config { https, ..Config::default() };
            set_cookie(&config, &Secret::new("abc")).expect("a header")
        };
        let plain = "dedale_session=abc; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
        assert_eq!(text(false), plain);
        assert_eq!(text(true), format!("{plain}; Secure").as_str());
    }

    #[test]
    fn expiry_slides_once_a_day() {
        let config = Config::default();
        let expires = expiry(&config, 0);
        assert_eq!(slid(&config, DAY - 1, expires), None);
        assert_eq!(slid(&config, DAY, expires), Some(expires + DAY));
        assert_eq!(slid(&config, -DAY, expires), None, "a clock that went back");
    }
}
