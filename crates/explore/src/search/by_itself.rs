//! Why states are searched by themselves although steps for many were asked for.

use std::fmt;

use rjpf_state::visited::Visited;

use super::shared::Shared;
use super::worker::Worker;
use crate::machine::Machine;

/// Why a state was no row of a table, or of one that was too small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum ByItself {
    /// This listener or property wants to be told of single steps.
    Told(&'static str),
    /// `mode=auto` has measured it.
    Faster,
    /// Which thread goes on is to be chosen.
    Threads,
    /// There is more in it than words of one thread.
    MoreThanWords,
    /// Too few have the same base.
    Few,
}

impl fmt::Display for ByItself {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ByItself::Told(name) => write!(f, "{name} is told of single steps"),
            ByItself::Faster => write!(f, "that is faster, as far as was measured"),
            ByItself::Threads => write!(f, "threads take turns"),
            ByItself::MoreThanWords => write!(f, "states are more than words of one thread"),
            ByItself::Few => write!(f, "few states stand at the same place (delta.fewest)"),
        }
    }
}

/// Why no state of this search can be a row, if so.
pub(super) fn refusal<M: Machine>(worker: &mut Worker<'_, '_, M>) -> Option<&'static str> {
    let Shared { config, due, visited, .. } = worker.shared;
    if due.is_some() {
        return Some("tables are in no checkpoint (+search.checkpoint=off)");
    }
    if config.range.is_some() {
        return Some("a part of all paths is searched path by path (range.from, range.to)");
    }
    if matches!(visited, Visited::Exact(_)) {
        return Some("states are stored exactly (+search.storage=compact)");
    }
    worker.machine.vm_mut().is_none().then_some("this machine has no columns")
}
