//! Counterexamples as values: what each step of a path did, who waited for whom at its end, and
//! the same violation on a shorter path.
//!
//! A path is followed again from the initial state, so the search itself pays nothing for it. Not
//! its job: how a trace looks on a console or in a file.

mod end;
mod heap;
mod observe;
mod shorten;
mod trace;

pub use end::{LockWait, ThreadEnd};
pub use heap::HeapChange;
pub use observe::pending;
pub(crate) use observe::{is_own, place};
pub use shorten::{Shortened, shorten, switches};
pub use trace::{Access, Column, Mark, Place, Step, Trace, What, record};
