//! The host through its messages only.

mod device;
mod playing;
