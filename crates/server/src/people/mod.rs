//! People: guests and accounts, their sessions and tokens.

mod device;
mod guessing;
mod names;
mod password;
mod recovery;
mod scope;
mod secret;
mod session;
mod token;
mod who;

pub(crate) use device::DeviceMark;
pub(crate) use guessing::{Guess, Guesses};
pub(crate) use names::Name;
pub(crate) use password::{check_password, hash_password, password_matches};
pub(crate) use recovery::RecoveryCode;
pub(crate) use scope::Scope;
pub(crate) use secret::{Secret, digest};
pub(crate) use session::{NewSession, Session, clear_cookies, session_id, set_cookies};
pub(crate) use token::{bears_token, fresh_token};
pub(crate) use who::{Person, Who};
