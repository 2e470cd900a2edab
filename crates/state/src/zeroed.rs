//! Arrays of zeros that take memory only where they are written.
//!
//! An allocator gives memory again that it had before, and has to clear it, so `vec![0; n]` may take all of its bytes
//! at once. What is as long as the address space of a heap comes from the system instead.

use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use memmap2::{MmapMut, MmapOptions};

/// Memory that the system has not got yet, which is zero.
pub(crate) fn reserve(bytes: usize) -> std::io::Result<MmapMut> {
    MmapOptions::new().len(bytes).no_reserve_swap().map_anon()
}

/// Types of which a value with no bit set is one.
///
/// # Safety
///
/// Zeros must be a valid value, and nothing must have to be done when one is dropped.
pub(crate) unsafe trait Zero: Copy {}

// SAFETY: numbers.
unsafe impl Zero for u32 {}
// SAFETY: numbers.
unsafe impl Zero for u64 {}

pub(crate) struct Zeroed<T: Zero> {
    map: MmapMut,
    len: usize,
    of: PhantomData<T>,
}

impl<T: Zero> Zeroed<T> {
    pub(crate) fn new(len: usize) -> Zeroed<T> {
        // The memory of the machine itself is larger, and was there before.
        let map = reserve((len * size_of::<T>()).max(1)).expect("address space");
        Zeroed { map, len, of: PhantomData }
    }
}

impl<T: Zero> Deref for Zeroed<T> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        // SAFETY: the map has room for so many, is aligned to pages of the system, and all bits are zero or were written as `T`.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast(), self.len) }
    }
}

impl<T: Zero> DerefMut for Zeroed<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and the borrow is unique.
        unsafe { std::slice::from_raw_parts_mut(self.map.as_mut_ptr().cast(), self.len) }
    }
}
