//! Exploration: the one loop, what it pops next, and what it found.
//!
//! The explorer asks four things of a machine ([`Machine`]) and nothing else: run this choice to
//! the next choice, snapshot, restore, fingerprint. Every strategy is an order on open branches
//! ([`Frontier`]) or a way to pick one branch per step ([`walk`]). Not its job: the command line,
//! how bytecode runs, native methods.

mod frontier;
mod jvm;
mod limits;
mod livelock;
mod machine;
mod path;
pub mod report;
mod search;
mod storage;
mod strategy;
#[cfg(test)]
mod toy;
mod verdict;
mod walk;
mod watch;

pub use frontier::{Branch, Frontier, Node};
pub use jvm::Jvm;
pub use limits::{Limit, Limits};
pub use machine::{Machine, Outcome};
pub use path::{Path, PathError};
pub use search::{Config, Explorer};
pub use storage::{Storage, StorageUse};
pub use strategy::{STRATEGIES, Strategy, StrategyDef};
pub use verdict::{Finding, Statistics, Verdict};
pub use watch::{Arrival, Progress, Watch};
