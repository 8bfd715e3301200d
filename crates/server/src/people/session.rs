use axum::http::{HeaderMap, HeaderValue, header};

use super::{Secret, digest};
use crate::{App, Config, Error, Millis, UserId};

const COOKIE: &str = "dedale_session";
/// The name of the cookie over HTTPS: browsers accept it only from this host, over HTTPS, for all paths.
const OF_HOST: &str = "__Host-";
const DAY: Millis = 24 * 3600 * 1000;

/// The cookie of a request.
#[derive(Clone, Debug)]
pub(crate) struct Session(Secret);

impl Session {
    /// Over HTTPS the cookie without the prefix, from before there was one, is still read where the other is missing.
    pub(super) fn of(config: &Config, headers: &HeaderMap) -> Option<Session> {
        let found = cookie_of(config, headers, COOKIE).or_else(|| named(headers, COOKIE));
        found.map(|value| Session(Secret::new(value)))
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

/// The public id of a session in lists; it grants no access.
pub(crate) fn session_id(hash: &str) -> String {
    digest(&format!("dedale session 1\n{hash}"))[..26].to_owned()
}

/// The headers that give a browser its cookie, and take the one without the prefix away.
pub(crate) fn set_cookies(config: &Config, secret: &Secret) -> Result<Vec<HeaderValue>, Error> {
    let seconds = u64::from(config.times.session_days) * 24 * 3600;
    with_older(config, cookie(config, COOKIE, secret.reveal(), seconds)?)
}

/// The headers that take it away.
pub(crate) fn clear_cookies(config: &Config) -> Result<Vec<HeaderValue>, Error> {
    with_older(config, cookie(config, COOKIE, "", 0)?)
}

fn with_older(config: &Config, cookie: HeaderValue) -> Result<Vec<HeaderValue>, Error> {
    let older = config.https.then(|| written(config, COOKIE, "", 0)).transpose()?;
    Ok([cookie].into_iter().chain(older).collect())
}

/// The value of one of our cookies.
pub(super) fn cookie_of<'a>(config: &Config, headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    named(headers, &full_name(config, name))
}

fn named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value)
}

fn full_name(config: &Config, name: &str) -> String {
    if config.https { format!("{OF_HOST}{name}") } else { name.to_owned() }
}

/// The header of one of our cookies.
pub(super) fn cookie(config: &Config, name: &str, value: &str, seconds: u64) -> Result<HeaderValue, Error> {
    written(config, &full_name(config, name), value, seconds)
}

fn written(config: &Config, name: &str, value: &str, seconds: u64) -> Result<HeaderValue, Error> {
    let secure = if config.https { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let mut header =
        HeaderValue::try_from(text).map_err(|error| Error::internal("a cookie is no header", error))?;
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
        let config = Config::default();
        let found =
            |cookies| Session::of(&config, &headers(cookies)).map(|session| session.0.reveal().to_owned());
        assert_eq!(found(&["a=b; dedale_session=abc; c=d"]).as_deref(), Some("abc"));
        assert_eq!(found(&["a=b", "dedale_session=abc"]).as_deref(), Some("abc"));
        assert_eq!(found(&["dedale_session_2=abc", "xdedale_session=abc"]), None);
        assert_eq!(found(&["dedale_session", ""]), None);
    }

    #[test]
    fn cookies_are_out_of_reach_of_scripts_and_other_sites() {
        let text = |https| {
            let config = Config { https, ..Config::default() };
            set_cookies(&config, &Secret::new("abc")).expect("headers")
        };
        let plain = "dedale_session=abc; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
        assert_eq!(text(false), [plain]);
        let older = "dedale_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure";
        assert_eq!(text(true), [format!("__Host-{plain}; Secure").as_str(), older]);
    }

    #[test]
    fn over_https_the_cookie_of_the_host_wins_and_the_older_one_is_still_read() {
        let found = |https, cookies| {
            let config = Config { https, ..Config::default() };
            Session::of(&config, &headers(cookies)).map(|session| session.0.reveal().to_owned())
        };
        let both: &[&'static str] = &["dedale_session=planted; __Host-dedale_session=abc"];
        assert_eq!(found(true, both).as_deref(), Some("abc"));
        assert_eq!(found(true, &["dedale_session=old"]).as_deref(), Some("old"));
        assert_eq!(found(false, &["__Host-dedale_session=abc"]), None);
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
