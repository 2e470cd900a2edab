//! What survives backtracking on purpose: counters, bit sets and values a program keeps over all
//! paths (`Verify.incrementCounter` and its like), and the object graphs it has asked about.
//!
//! This is the one place outside the words. Nothing in it may decide what a state is.

use std::collections::{BTreeMap, BTreeSet, HashSet};

#[derive(Clone, Debug, Default)]
pub struct Persistent {
    pub counters: BTreeMap<i32, i32>,
    /// Members of bit sets by number.
    pub bit_sets: BTreeMap<i32, BTreeSet<i32>>,
    pub values: BTreeMap<String, i32>,
    /// Fingerprints of object graphs seen, each with the place that asked.
    pub graphs: HashSet<(u64, u128)>,
    /// Keys of the configuration that the program has read.
    pub keys_read: BTreeSet<String>,
    /// What a verdict about the program rests on, because of what it did.
    pub assumptions: BTreeSet<&'static str>,
    /// The program asked for the search to end.
    pub terminate: bool,
}
