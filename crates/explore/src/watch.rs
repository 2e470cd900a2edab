//! What a caller may watch of a search while it runs.

use crate::verdict::Statistics;

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
}

/// Both questions have an empty answer, so that a watcher says only what it cares for.
pub trait Watch {
    /// Called now and then.
    fn progress(&mut self, _progress: Progress<'_>) {}
    /// Called for each transition of a search (not of walks); `from` is `None` for the first.
    fn edge(&mut self, _from: Option<u128>, _index: u32, _to: Arrival) {}
}
