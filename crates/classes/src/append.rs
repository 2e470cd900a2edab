//! An append-only list of leaked values, read without locks.
//!
//! Class and method tables grow while workers run; ids stay valid and a look-up on the
//! interpreter's path is two dependent loads.

use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

const CHUNK_BITS: usize = 10;
const CHUNK: usize = 1 << CHUNK_BITS;
const MAX_CHUNKS: usize = 1 << 14;

pub(crate) struct AppendVec<T: 'static> {
    chunks: Box<[AtomicPtr<AtomicPtr<T>>]>,
    /// Invariant: entries below `len` are written before `len` is raised (release/acquire).
    len: AtomicUsize,
    grow: Mutex<()>,
}

impl<T: Sync> Default for AppendVec<T> {
    fn default() -> Self {
        let chunks = (0..MAX_CHUNKS).map(|_| AtomicPtr::default()).collect();
        AppendVec { chunks, len: AtomicUsize::new(0), grow: Mutex::new(()) }
    }
}

impl<T: Sync> AppendVec<T> {
    /// Appends what `make` builds from its future index.
    pub(crate) fn push_with(&self, make: impl FnOnce(usize) -> &'static T) -> &'static T {
        let _guard = self.grow.lock().unwrap_or_else(PoisonError::into_inner);
        let index = self.len.load(Ordering::Relaxed);
        assert!(index < CHUNK * MAX_CHUNKS, "more than 16 million classes or methods");
        let slot = &self.chunks[index >> CHUNK_BITS];
        if slot.load(Ordering::Relaxed).is_null() {
            let chunk: Box<[AtomicPtr<T>]> = (0..CHUNK).map(|_| AtomicPtr::default()).collect();
            slot.store(Box::leak(chunk).as_mut_ptr(), Ordering::Release);
        }
        let value = make(index);
        // SAFETY: the chunk was allocated above with CHUNK entries and is never freed.
        let cell = unsafe { &*slot.load(Ordering::Relaxed).add(index & (CHUNK - 1)) };
        cell.store(std::ptr::from_ref(value).cast_mut(), Ordering::Release);
        self.len.store(index + 1, Ordering::Release);
        value
    }

    pub(crate) fn len(&self) -> usize {
        self.len.load(Ordering::Acquire)
    }

    /// The entry at `index`; panics if there is none.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> &'static T {
        assert!(index < self.len(), "no entry {index}");
        let chunk = self.chunks[index >> CHUNK_BITS].load(Ordering::Acquire);
        // SAFETY: index < len, so chunk and entry were written and published before.
        unsafe { &*(*chunk.add(index & (CHUNK - 1))).load(Ordering::Relaxed) }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &'static T> + '_ {
        (0..self.len()).map(|i| self.get(i))
    }
}
