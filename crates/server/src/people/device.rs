use axum::http::{HeaderMap, HeaderValue};
use subtle::ConstantTimeEq as _;

use super::digest;
use super::session::{cookie, cookie_of};
use crate::{Config, Error};

const COOKIE: &str = "dedale_device";
const YEAR: u64 = 365 * 24 * 3600;

/// A cookie for devices that have logged in to an account: strangers who guess its password cannot slow them down.
/// It grants no access.
/// It is made of the password's hash, so that another password makes it worthless.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DeviceMark(String);

impl DeviceMark {
    pub(crate) fn of(user: &str, password_hash: &str) -> DeviceMark {
        DeviceMark(digest(&format!("dedale device 1\n{user}\n{password_hash}")))
    }

    /// Whether the request comes from such a device.
    pub(crate) fn is_borne(&self, config: &Config, headers: &HeaderMap) -> bool {
        let borne = cookie_of(config, headers, COOKIE);
        borne.is_some_and(|borne| bool::from(borne.as_bytes().ct_eq(self.0.as_bytes())))
    }

    /// The header that gives it to a browser.
    pub(crate) fn set(&self, config: &Config) -> Result<HeaderValue, Error> {
        cookie(config, COOKIE, &self.0, YEAR)
    }

    /// The header that takes it away.
    pub(crate) fn clear(config: &Config) -> Result<HeaderValue, Error> {
        cookie(config, COOKIE, "", 0)
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}
