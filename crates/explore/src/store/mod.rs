//! Incremental exploration: what a search has run is kept for the next version of the program.
//!
//! [`Incremental`] is a [`crate::Machine`] around another one. The search over it is the search as ever, in the same
//! order; but a transition that is in the [`Store`] of an earlier run, and depends on nothing that has changed
//! since, is answered from there without running anything. The states on the way exist by name only, until one of
//! them is needed: then the path from the nearest state at hand is run again. Everything that is run is
//! written into the store of this run. `docs/INCREMENTAL.md` says what a transition depends on and why the answers are the
//! same as from scratch.

mod audit;
mod broken;
mod bytes;
mod coming;
mod file;
mod found;
mod keep;
mod known;
mod machine;
mod notebook;
mod program;
mod records;
mod reliance;
mod searched;
mod tables;
mod verdict;
mod way;

pub use broken::Guard;
pub use file::{Header, Unreadable};
pub use keep::Came;
pub use known::Known;
pub use machine::Incremental;
pub use notebook::Reuse;
pub use program::Versions;
pub use tables::Store;
pub use verdict::{Asking, Explained, Given};
