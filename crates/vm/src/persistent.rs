//! What survives backtracking on purpose: counters, bit sets and values a program keeps over all
//! paths (`Verify.incrementCounter` and its like), and the object graphs it has asked about.
//!
//! This is the one place outside the words. Nothing in it may decide what a state is.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;

use crate::assumption::Assumptions;

#[derive(Clone, Debug, Default)]
pub struct Persistent {
    pub counters: BTreeMap<i32, i32>,
    /// Members of bit sets by number.
    pub bit_sets: BTreeMap<i32, BTreeSet<i32>>,
    pub values: BTreeMap<String, i32>,
    /// Fingerprints of object graphs seen, each with the place that asked.
    pub graphs: FxHashSet<(u64, u128)>,
    /// Keys of the configuration that the program has read.
    pub keys_read: BTreeSet<String>,
    /// What a verdict about the program rests on, because of what it did.
    pub assumptions: Assumptions,
    /// The program asked for the search to end.
    pub terminate: bool,
}

impl Persistent {
    /// What another search begins with: what has been found out about the program, and nothing that it did.
    #[must_use]
    pub fn begin_anew(&self) -> Persistent {
        let Persistent { keys_read, assumptions, .. } = self;
        Persistent { keys_read: keys_read.clone(), assumptions: assumptions.clone(), ..Persistent::default() }
    }

    /// What was done since then counts for nothing; what has been found out about the program does.
    pub(crate) fn take_back(&mut self, before: Persistent) {
        let Persistent { keys_read, assumptions, .. } = std::mem::take(self);
        *self = Persistent { keys_read, assumptions, ..before };
    }

    /// Can what one path left behind change what another does?
    pub fn depends_on_order(&self) -> bool {
        let Persistent { counters, bit_sets, values, graphs, terminate, keys_read: _, assumptions: _ } = self;
        *terminate || !(counters.is_empty() && bit_sets.is_empty() && values.is_empty() && graphs.is_empty())
    }
}
