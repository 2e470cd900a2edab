//! Counterexamples as values: what each step of a path did, who waited for whom at its end, and
//! the same violation on a shorter path.
//!
//! A path is followed again from the initial state, so the search itself pays nothing for it. Not
//! its job: how a trace looks on a console or in a file.

mod bug;
mod call;
mod cheapest;
mod early;
mod end;
mod experiment;
mod explain;
mod heap;
mod observe;
mod record;
mod retrace;
mod shorten;
mod trace;
mod weigh;

pub use end::{Gate, LockWait, Pool, ThreadEnd};
pub use explain::circle;
pub use heap::HeapChange;
pub use observe::pending;
pub(crate) use observe::{is_own, place};
pub use retrace::Retracer;
pub use shorten::Shortened;
pub use trace::{Access, Column, Mark, Place, Step, Trace, What};
