//! Which states were seen before.
//!
//! Two storages with one interface, both shared by all workers: [`HashCompact`] keeps 128-bit
//! fingerprints and may, with a probability it can tell, take a new state for a seen one; [`Exact`]
//! keeps the linearisations themselves, compressed by sharing, and cannot.

mod compact;
mod cut;
mod exact;
mod nibbles;
mod pairs;
mod records;
mod strings;
mod tree;

pub use compact::HashCompact;
pub use exact::Exact;

use crate::canonical::Form;

pub enum Visited {
    HashCompact(HashCompact),
    Exact(Box<Exact>),
}

impl Visited {
    /// Adds the state with this form; true if it is new.
    pub fn insert(&self, form: Form<'_>) -> bool {
        match self {
            Visited::HashCompact(storage) => storage.insert(form.fingerprint),
            Visited::Exact(storage) => storage.insert(form),
        }
    }

    /// States stored.
    pub fn len(&self) -> usize {
        match self {
            Visited::HashCompact(storage) => storage.len(),
            Visited::Exact(storage) => storage.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes of memory taken.
    pub fn bytes(&self) -> usize {
        match self {
            Visited::HashCompact(storage) => storage.bytes(),
            Visited::Exact(storage) => storage.bytes(),
        }
    }

    /// Expected number of states that were wrongly taken for seen ones.
    pub fn expected_misses(&self) -> f64 {
        match self {
            Visited::HashCompact(storage) => storage.expected_misses(),
            Visited::Exact(_) => 0.0,
        }
    }
}

#[cfg(test)]
mod tests;
