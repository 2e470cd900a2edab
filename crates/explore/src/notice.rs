//! What is told of a search while it runs: the one stream for listeners, properties, progress and
//! traces. What happens inside the program is told beside it (`vm/src/events.rs`).

use rjpf_vm::transition::{ChoicePoint, Outcome};

use crate::path::Path;
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

impl Arrival {
    /// The name of the state, if it is one.
    pub fn name(self) -> Option<u128> {
        match self {
            Arrival::New(name) | Arrival::Matched(name) | Arrival::Cut(name) => Some(name),
            Arrival::Dropped | Arrival::End | Arrival::Violation | Arrival::Ignored => None,
        }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'s> {
    pub statistics: &'s Statistics,
    /// Choices on the current path.
    pub depth: u32,
    /// Branches that are open.
    pub open: u64,
    /// The part of the choice tree that is not covered yet, every alternative of a choice weighing
    /// the same; for walks, the part of the walks. An estimate of what is left and no more: subtrees
    /// differ in size, and a state seen before ends one early. `None` if nothing can be said.
    pub left: Option<f64>,
}

/// What a search does, step by step.
pub enum Notice<'n> {
    Started,
    /// The search starts over: what was told of states and transitions since the start is void.
    Restarted,
    /// The machine went back to a state that has open alternatives; walks go back to the start.
    Restored {
        state: u128,
        depth: u32,
    },
    /// An alternative is about to be taken: a transition begins.
    Choosing {
        point: &'n ChoicePoint,
        index: u32,
        depth: u32,
    },
    /// What the program wrote to its standard output in a transition.
    Wrote {
        bytes: &'n [u8],
        /// The choices before it, for those who ask.
        path: &'n dyn Fn() -> Path,
    },
    /// A transition came to this. Told before states are matched, on every path that is followed: in
    /// searches, walks and replays.
    Reached(&'n Outcome),
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
    /// Told now and then.
    Progress(Progress<'n>),
    Finished(&'n Verdict),
}
