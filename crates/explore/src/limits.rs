//! Bounds on a search. A bound that was hit is part of the verdict.

use std::time::{Duration, Instant};

use crate::verdict::Statistics;

#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Longest path, in choices.
    pub depth: Option<u32>,
    pub time: Option<Duration>,
    pub states: Option<u64>,
    /// Bytes of memory of the whole process.
    pub memory: Option<u64>,
}

/// A bound that ended or cut the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Depth(u32),
    Time(Duration),
    States(u64),
    /// The user interrupted the run.
    Interrupted,
    /// The program asked for the search to end.
    Terminated,
    /// A listener asked for it.
    Ended {
        by: &'static str,
        why: &'static str,
    },
    /// Bytes of memory.
    Memory(u64),
    /// Walks sample paths, they do not cover them.
    Sampling,
    /// States dropped from a bounded queue.
    Dropped(u64),
}

impl std::fmt::Display for Limit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Limit::Depth(n) => write!(f, "paths were cut at depth {n}"),
            Limit::Time(d) => write!(f, "the time limit of {} s was reached", d.as_secs_f64()),
            Limit::States(n) => write!(f, "the limit of {n} states was reached"),
            Limit::Interrupted => write!(f, "the run was interrupted"),
            Limit::Ended { by, why } => write!(f, "listener {by} ended the search: {why}"),
            Limit::Memory(n) => write!(f, "the memory limit of {} MB was reached", n >> 20),
            Limit::Terminated => write!(f, "the program ended the search"),
            Limit::Sampling => write!(f, "paths were sampled, not enumerated"),
            Limit::Dropped(n) => write!(f, "{n} states were dropped from the bounded queue (search.queue_limit)"),
        }
    }
}

impl Limits {
    /// The bound that says stop now, if there is one.
    pub(crate) fn reached(&self, statistics: &Statistics, started: Instant) -> Option<Limit> {
        if let Some(n) = self.states
            && statistics.states >= n
        {
            return Some(Limit::States(n));
        }
        // The clock is read only now and then.
        if let Some(time) = self.time
            && statistics.transitions.is_multiple_of(64)
            && started.elapsed() >= time
        {
            return Some(Limit::Time(time));
        }
        if let Some(most) = self.memory
            && statistics.transitions.is_multiple_of(64)
            && process_memory().is_some_and(|used| used >= most)
        {
            return Some(Limit::Memory(most));
        }
        None
    }
}

/// Memory of this process in bytes, where the system tells.
pub fn process_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}
