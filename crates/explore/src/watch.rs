//! What a caller may watch of a search while it runs.

use crate::machine::Outcome;
use crate::verdict::{Statistics, Verdict};

/// Where a transition led to. States are named by their fingerprints (or by a running number when
/// states are not matched).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    New(u128),
    /// Seen before.
    Matched(u128),
    /// New, but behind the depth bound.
    Cut(u128),
    /// A full queue has no place for it; whether it is new was not looked at.
    Dropped,
    End,
    Violation,
    Ignored,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'s> {
    pub statistics: &'s Statistics,
    /// Choices on the current path.
    pub depth: u32,
    /// Branches that are open.
    pub open: usize,
    /// The part of the choice tree that is not covered yet, every alternative of a choice weighing
    /// the same; for walks, the part of the walks. An estimate of what is left and no more: subtrees
    /// differ in size, and a state seen before ends one early. `None` if nothing can be said.
    pub left: Option<f64>,
}

/// Both questions have an empty answer, so that a watcher says only what it cares for.
pub trait Watch {
    /// Called now and then.
    fn progress(&mut self, _progress: Progress<'_>) {}
    /// Called for each transition of a search (not of walks); `from` is `None` for the first.
    fn edge(&mut self, _from: Option<u128>, _index: u32, _to: Arrival) {}
}

/// What a search does, step by step, as listeners are told.
pub enum Notice<'n, P> {
    Started,
    /// The machine went back to a state that has open alternatives; walks go back to the start.
    Restored {
        state: u128,
        depth: u32,
    },
    /// An alternative is about to be taken: a transition begins.
    Choosing {
        point: &'n P,
        index: u32,
        depth: u32,
    },
    /// A transition came to this. Told by the machine, before states are matched, on every path
    /// that is followed: in searches, walks and replays.
    Reached(&'n Outcome<P>),
    /// What that means for the search; `from` is `None` for the first transition.
    Arrived {
        from: Option<u128>,
        index: u32,
        to: Arrival,
        depth: u32,
    },
    /// All alternatives of a state have been taken.
    Processed {
        state: u128,
    },
    Finished(&'n Verdict),
}
