//! Who is there: guests and accounts, their sessions and tokens.

mod names;
mod password;
mod recovery;
mod scope;
mod secret;
mod session;
mod token;
mod who;

pub(crate) use names::Name;
pub(crate) use password::{check_password, hash_password, password_matches};
pub(crate) use recovery::RecoveryCode;
pub(crate) use scope::Scope;
pub(crate) use secret::{Secret, digest};
pub(crate) use session::{NewSession, Session, clear_cookie, set_cookie};
pub(crate) use token::{bears_token, fresh_token};
pub(crate) use who::{Person, Who};
