//! Exploration: the one loop, what it pops next, and what it found.
//!
//! The explorer asks four things of a machine ([`Machine`]) and nothing else: run this choice to
//! the next choice, snapshot, restore, fingerprint. Every strategy is an order on open branches
//! (`frontier.rs`), guided by [`heuristics`] or not, or a way to pick one branch per step
//! (`walk.rs`). Not its job: the command line,
//! how bytecode runs, native methods.

mod collector;
mod coverage;
mod frontier;
mod guide;
pub mod heuristics;
mod jvm;
mod limits;
pub mod listeners;
mod livelock;
mod machine;
mod path;
pub mod report;
mod search;
mod steps;
mod storage;
mod strategy;
#[cfg(test)]
mod toy;
mod verdict;
mod walk;
mod watch;

pub use coverage::{Counts, Coverage, Covered, Entered, PathCounts, Rarity, ThreadCoverage, Trodden, Unit, Wanted};
pub use jvm::{Jvm, Saved};
pub use limits::{Limit, Limits, process_memory};
pub use machine::{Machine, Outcome};
pub use path::{Path, PathError};
pub use search::{Config, Explorer};
pub use steps::{Step, Steps};
pub use storage::{Storage, StorageUse};
pub use strategy::{STRATEGIES, Strategy, StrategyDef};
pub use verdict::{Finding, Statistics, Verdict};
pub use watch::{Arrival, Notice, Progress, Watch};
