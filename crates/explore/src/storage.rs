//! How the states that were seen are remembered, and what that cost.

use rjpf_state::visited::{Exact, HashCompact, Visited};

/// The storages by name; see [`rjpf_state::visited`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// 128-bit fingerprints: a new state is taken for a seen one with a tiny probability.
    Compact,
    /// The canonical forms themselves, compressed: no two states are confused.
    Exact,
}

impl Storage {
    pub(crate) fn empty(self) -> Visited {
        match self {
            Storage::Compact => Visited::HashCompact(HashCompact::new()),
            Storage::Exact => Visited::Exact(Box::new(Exact::new())),
        }
    }
}

/// What remembering took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StorageUse {
    pub states: u64,
    pub bytes: u64,
    /// Expected number of states that were left out because another had the same fingerprint.
    pub expected_misses: f64,
}

impl StorageUse {
    pub(crate) fn of(visited: &Visited) -> StorageUse {
        StorageUse {
            states: visited.len() as u64,
            bytes: visited.bytes() as u64,
            expected_misses: visited.expected_misses(),
        }
    }
}
