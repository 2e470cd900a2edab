//! Data of a listener that follows backtracking.
//!
//! The engine saves all tracked values with each state it keeps, and puts them back when it goes
//! back to that state, whatever the order of the search. Saving is a reference count; changing a
//! value that was saved copies it, so large data should be shared inside (a list of `Arc`s).
//!
//! A state that is matched keeps the data of the path that reached it first. If paths to one state
//! have to be told apart by the data, make it part of the state: [`Tracked::matching`].

use std::any::Any;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// A value as it was saved.
pub(super) type SavedValue = Arc<dyn Any + Send + Sync>;

/// What the engine asks of tracked data.
pub trait Track {
    fn save(&self) -> SavedValue;
    fn restore(&mut self, saved: &SavedValue);
    /// The part of the state's fingerprint, if states are told apart by it.
    fn fingerprint(&self) -> Option<u128>;
    /// Has it ever been something else than at first, on any path, without states being told apart by it? Then
    /// what is known of a state depends on the path that came to it first.
    fn has_varied(&self) -> bool {
        self.fingerprint().is_none()
    }
}

#[derive(Debug)]
pub struct Tracked<T> {
    value: Arc<T>,
    fingerprint: Option<fn(&T) -> u128>,
    varied: bool,
}

impl<T: Clone + Send + Sync + 'static> Tracked<T> {
    /// Data that follows backtracking and does not tell states apart.
    pub fn new(value: T) -> Tracked<T> {
        Tracked { value: Arc::new(value), fingerprint: None, varied: false }
    }

    /// Data that follows backtracking and is part of the state: states that differ in it are
    /// explored both.
    pub fn matching(value: T) -> Tracked<T>
    where
        T: Hash,
    {
        Tracked { value: Arc::new(value), fingerprint: Some(fingerprint::<T>), varied: false }
    }

    /// The value, to be changed.
    pub fn change(&mut self) -> &mut T {
        self.varied = true;
        Arc::make_mut(&mut self.value)
    }
}

impl<T> Deref for Tracked<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: Clone + Send + Sync + 'static> Track for Tracked<T> {
    fn save(&self) -> SavedValue {
        self.value.clone()
    }

    fn restore(&mut self, saved: &SavedValue) {
        match saved.clone().downcast() {
            Ok(value) => self.value = value,
            Err(_) => unreachable!("a listener tracks the same data in the same order"),
        }
    }

    fn fingerprint(&self) -> Option<u128> {
        self.fingerprint.map(|of| of(&self.value))
    }

    fn has_varied(&self) -> bool {
        self.varied && self.fingerprint.is_none()
    }
}

/// Stable across runs: the bytes a value hashes to, through the hash that states have.
fn fingerprint<T: Hash>(value: &T) -> u128 {
    #[derive(Default)]
    struct Bytes(Vec<u8>);
    impl Hasher for Bytes {
        fn write(&mut self, bytes: &[u8]) {
            self.0.extend_from_slice(bytes);
        }
        fn finish(&self) -> u64 {
            0
        }
    }
    let mut bytes = Bytes::default();
    value.hash(&mut bytes);
    let length = bytes.0.len() as u32;
    let words = bytes.0.chunks(4).map(|c| c.iter().fold(0, |w, &b| w << 8 | u32::from(b)));
    rjpf_state::canonical::fingerprint_of(&words.chain([length]).collect::<Vec<u32>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_saved_comes_back() {
        let mut list = Tracked::new(vec![1]);
        let saved = list.save();
        list.change().push(2);
        assert_eq!(*list, [1, 2]);
        list.restore(&saved);
        assert_eq!(*list, [1]);
        assert_eq!(list.fingerprint(), None);
    }

    #[test]
    fn matching_data_tells_states_apart() {
        let (a, b) = (Tracked::matching(7u32), Tracked::matching(8u32));
        assert_eq!(a.fingerprint(), Tracked::matching(7u32).fingerprint());
        assert_ne!(a.fingerprint(), b.fingerprint());
        assert_ne!(Tracked::matching(vec![0u8]).fingerprint(), Tracked::matching(vec![0u8, 0]).fingerprint());
    }
}
