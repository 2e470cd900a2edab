//! Exploration: the one search, what it pops next, and what it found.
//!
//! The search asks a handful of things of a machine ([`Machine`]): run this choice to the next one,
//! snapshot, restore, form, alternatives. Every strategy is an order on open branches
//! (`search/frontier.rs`), guided by [`heuristics`] or not, or a way to pick one branch per step
//! (`search/walk.rs`). What a verdict is about are [`properties`], who is told are [`listeners`]. Not
//! its job: the command line, how bytecode runs, native methods.

mod codec;
mod collector;
mod coverage;
pub mod fault;
mod follow;
mod graph;
pub mod heuristics;
mod jvm;
mod limits;
pub mod listeners;
mod machine;
mod notice;
mod path;
pub mod properties;
mod range;
pub mod report;
mod search;
mod steps;
mod storage;
mod store;
mod strategy;
#[cfg(test)]
mod toy;
mod verdict;

pub use coverage::{Counts, Coverage, Covered, Entered, PathCounts, Rarity, ThreadCoverage, Trodden, Unit, Wanted};
pub use jvm::Jvm;
pub use limits::{Limit, Limits};
pub use machine::{Learning, Machine, Outlasting, Scouting, Siblings};
pub use notice::{Arrival, Notice, Progress};
pub use path::{Path, PathError};
pub use range::{Range, boundaries};
pub use rjpf_state::process_memory;
#[doc(hidden)]
pub use search::checkpoint_is_readable;
pub use search::{Bound, Config, Expanded, Explored, Explorer, Keeper, Mode, Successor};
pub use steps::{Step, Steps};
pub use storage::{Storage, StorageUse};
pub use store::{
    Asking, Came, Explained, Given, Guard, Header, Incremental, Known, Reuse, Store, Unreadable, Versions,
};
pub use strategy::{STRATEGIES, Strategy, StrategyDef};
pub use verdict::{DeltaUse, Finding, MOST_BEGINNING, Note, Statistics, Verdict};
