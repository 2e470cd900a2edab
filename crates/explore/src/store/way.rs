//! States that may exist by name only, and how a machine comes to them.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rjpf_state::Snapshot;
use rjpf_vm::transition::ChoicePoint;
use xxhash_rust::xxh3::Xxh3Default;

use crate::jvm::Jvm;

/// A state: itself, or the way to it.
pub struct Node {
    pub(super) fingerprint: u128,
    pub(super) point: Option<ChoicePoint>,
    /// Does something hold the arguments of the program, beside `main`?
    pub(super) held: OnceLock<bool>,
    way: Mutex<Way>,
}

/// The name of the state in which an alternative of another one comes to a violation. It is between two choices, where states
/// have no forms.
pub(super) fn behind(from: u128, index: u32) -> u128 {
    let mut hasher = Xxh3Default::new();
    hasher.update(b"behind");
    hasher.update(&from.to_le_bytes());
    hasher.update(&index.to_le_bytes());
    hasher.digest128()
}

pub(super) enum Way {
    Here(Snapshot),
    /// From another state by a transition of the store: the place of its record.
    From {
        before: Arc<Node>,
        state: u32,
        record: u32,
    },
    /// The node is being dropped.
    Gone,
}

impl Node {
    pub(super) fn new(fingerprint: u128, point: Option<ChoicePoint>, way: Way, held: Option<bool>) -> Arc<Node> {
        let held = held.map_or_else(OnceLock::new, OnceLock::from);
        Arc::new(Node { fingerprint, point, held, way: Mutex::new(way) })
    }

    pub(super) fn way(&self) -> MutexGuard<'_, Way> {
        self.way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Node {
    /// One after the other: ways are as long as paths, and the stack is not.
    fn drop(&mut self) {
        let end = |way: &mut Way| std::mem::replace(way, Way::Gone);
        let mut way = end(self.way.get_mut().unwrap_or_else(PoisonError::into_inner));
        while let Way::From { before, .. } = way {
            let Ok(mut node) = Arc::try_unwrap(before) else { return };
            way = end(node.way.get_mut().unwrap_or_else(PoisonError::into_inner));
        }
    }
}

/// The machine of a worker: the first one's is somebody else's, the others' are their own.
pub(super) enum Worked<'m> {
    Lent(&'m mut Jvm),
    Own(Box<Jvm>),
}

impl Deref for Worked<'_> {
    type Target = Jvm;

    fn deref(&self) -> &Jvm {
        match self {
            Worked::Lent(jvm) => jvm,
            Worked::Own(jvm) => jvm,
        }
    }
}

impl DerefMut for Worked<'_> {
    fn deref_mut(&mut self) -> &mut Jvm {
        match self {
            Worked::Lent(jvm) => jvm,
            Worked::Own(jvm) => jvm,
        }
    }
}
