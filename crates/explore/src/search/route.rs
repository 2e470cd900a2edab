//! How a state was reached: the way, what was written, what was chosen.

use std::ops::Deref;
use std::sync::Arc;

use rjpf_vm::peer::ChoiceKind;
use rjpf_vm::transition::{ChoicePoint, PointKind};

use crate::path::Trail;
use crate::range::Rim;

/// How the machine came where it is.
#[derive(Clone, Default)]
pub(super) struct Route {
    pub(super) trail: Trail,
    pub(super) output: Written,
    pub(super) data: DataChoices,
    /// Bounded searches: preemptions or delays so far.
    pub(super) cost: u32,
    /// The boundaries of the range that it lies on.
    pub(super) rim: Rim,
}

/// What the program has written on a path. Nothing at all is no object, because workers would take turns to count
/// who refers to it.
#[derive(Clone, Default)]
pub(super) struct Written(Option<Arc<Vec<u8>>>);

impl Written {
    pub(super) fn add(&mut self, more: &[u8]) {
        Arc::make_mut(self.0.get_or_insert_default()).extend_from_slice(more);
    }
}

impl Deref for Written {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }
}

/// The data that was chosen on a path, by thread. Which thread a notification wakes is the schedule's
/// business, not data. As of [`Written`], nothing is no object.
#[derive(Clone, Default)]
pub(super) struct DataChoices(Option<Arc<Vec<(u32, u64)>>>);

impl DataChoices {
    pub(super) fn add(&mut self, point: &ChoicePoint, index: u32) {
        let Some(thread) = Self::chooser(point) else { return };
        let chosen = Arc::make_mut(self.0.get_or_insert_default());
        let at = chosen.iter().position(|(t, _)| *t == thread).unwrap_or_else(|| {
            chosen.push((thread, 0));
            chosen.len() - 1
        });
        chosen[at].1 = Self::behind(chosen[at].1, index);
    }

    /// The threads that have chosen, each with the hash of its choices.
    fn chosen(&self) -> &[(u32, u64)] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }

    /// The thread that chooses data at this point.
    fn chooser(point: &ChoicePoint) -> Option<u32> {
        match &point.kind {
            PointKind::Data { thread, request } if request.kind != ChoiceKind::Notify => Some(thread.0),
            _ => None,
        }
    }

    /// The hash of a thread's choices and one more.
    fn behind(hash: u64, index: u32) -> u64 {
        (hash ^ u64::from(index + 1)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
    }

    /// What one thread adds to the key.
    fn term(thread: u32, hash: u64) -> u64 {
        (hash ^ u64::from(thread)).wrapping_mul(0xD134_2543_DE82_EF95).rotate_left(31).wrapping_mul(hash | 1)
    }

    /// Equal for equal choices of all threads, whatever the order in which these came to them.
    pub(super) fn key(&self) -> u64 {
        self.chosen().iter().map(|&(thread, hash)| Self::term(thread, hash)).fold(0, u64::wrapping_add)
    }

    /// The key behind one more choice.
    pub(super) fn key_behind(&self, point: &ChoicePoint, index: u32) -> u64 {
        let Some(chooser) = Self::chooser(point) else { return self.key() };
        let before = self.chosen().iter().find(|(thread, _)| *thread == chooser).map(|(_, hash)| *hash);
        let without = before.map_or(self.key(), |hash| self.key().wrapping_sub(Self::term(chooser, hash)));
        without.wrapping_add(Self::term(chooser, Self::behind(before.unwrap_or(0), index)))
    }
}

#[cfg(test)]
mod tests {
    use rjpf_state::ThreadId;
    use rjpf_vm::peer::ChoiceRequest;

    use super::*;

    fn key(choices: &[(u32, u32, ChoiceKind)]) -> u64 {
        let mut data = DataChoices::default();
        for &(thread, index, kind) in choices {
            let request = ChoiceRequest { kind, count: 9, label: String::new() };
            data.add(&ChoicePoint { kind: PointKind::Data { thread: ThreadId(thread), request } }, index);
        }
        data.key()
    }

    #[test]
    fn the_same_data_is_the_same_in_any_order_of_threads() {
        use ChoiceKind::{Int, Notify};
        assert_eq!(key(&[(0, 1, Int), (1, 2, Int)]), key(&[(1, 2, Int), (0, 1, Int)]));
        assert_ne!(key(&[(0, 1, Int), (1, 2, Int)]), key(&[(0, 2, Int), (1, 1, Int)]), "others chose it");
        assert_ne!(key(&[(0, 1, Int), (0, 2, Int)]), key(&[(0, 2, Int), (0, 1, Int)]), "one thread, another order");
        assert_ne!(key(&[(0, 0, Int)]), key(&[]));
        assert_eq!(key(&[(0, 1, Notify)]), key(&[]), "whom a notification wakes is no data");
    }
}
