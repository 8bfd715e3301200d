//! Bots from outside the program, for tables of one's own: nets in files ([`PolicyNet`](dedale_bots::policy::PolicyNet), and
//! those of `dedale train`), and programs in any language that answer on their standard output (`docs/protocol.md`, Bots).
//!
//! A program gets what its seat may know and nothing else. When it fails, is late or gives an answer that is not legal, a random
//! answer is taken, and the [fault is counted](Guests::faults).

#![forbid(unsafe_code)]

mod error;
mod faults;
mod find;
mod messages;
mod process;
mod program;

pub use error::GuestError;
pub use faults::{Fault, FaultKind};
pub use find::Guests;
