//! Bounds on a search. A bound that was hit is part of the verdict.

use std::time::{Duration, Instant};

use rjpf_state::{process_memory, usual_memory_limit};
use rjpf_vm::Cause;

use crate::search::Bound;

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
    /// States of one shape were taken for one.
    Shapes,
    /// States dropped from a bounded queue.
    Dropped(u64),
    /// What costs more was left out of a bounded search.
    Bound(Bound),
    /// Only a range of paths was asked for.
    Range,
    /// The boundaries of the range belong to fewer places where threads pause.
    Outdated,
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
            Limit::Bound(bound) => write!(f, "{bound}, and no other (search.bound)"),
            Limit::Range => write!(f, "only a part of all paths was asked for (range.from, range.to)"),
            Limit::Outdated => {
                write!(
                    f,
                    "threads pause at more places than when the boundaries of the range were made: nothing was covered"
                )
            }
            Limit::Shapes => {
                write!(f, "states were compared by the shape of their objects only, which proves nothing (match)")
            }
            Limit::Sampling => write!(f, "paths were sampled, not enumerated"),
            Limit::Dropped(n) => write!(f, "{n} states were dropped from the bounded queue (search.queue_limit)"),
        }
    }
}

impl Limit {
    /// Did it end a search that could go on?
    pub fn leaves_something(&self) -> bool {
        matches!(self, Limit::Time(_) | Limit::States(_) | Limit::Memory(_) | Limit::Interrupted)
    }
}

impl Limits {
    /// The bound that pulled the brake.
    pub(crate) fn that_stopped(&self, cause: Cause) -> Limit {
        match cause {
            Cause::Interrupted => Limit::Interrupted,
            Cause::Time => Limit::Time(self.time.unwrap_or_default()),
            Cause::Memory => Limit::Memory(self.memory.or_else(usual_memory_limit).unwrap_or_default()),
        }
    }

    /// The bound that says stop now, if there is one.
    pub(crate) fn reached(&self, states: u64, transitions: u64, started: Instant) -> Option<Limit> {
        if let Some(n) = self.states
            && states >= n
        {
            return Some(Limit::States(n));
        }
        // The clock is read only now and then.
        if let Some(time) = self.time
            && transitions.is_multiple_of(64)
            && started.elapsed() >= time
        {
            return Some(Limit::Time(time));
        }
        if let Some(most) = self.memory
            && transitions.is_multiple_of(64)
            && process_memory().is_some_and(|used| used >= most)
        {
            return Some(Limit::Memory(most));
        }
        None
    }
}
