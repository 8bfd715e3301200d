//! What the tests of the games share, besides the laws of `dedale-core`.

mod allocations;
mod garbage;
mod golden;
mod nats;
mod rules;
mod small_disk;

pub use allocations::steps_allocate_nothing;
pub use garbage::{one_of, part, scramble, some_record, some_state, spoilt_view_is_read};
pub use golden::{Golden, any_legal};
pub use nats::Nats;
pub use rules::RuleBook;
pub use small_disk::SmallDisk;
