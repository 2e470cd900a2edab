//! The working memory: one flat array of 2^32 words, with dirty marks per page.
//!
//! Every `u32` is a valid address, so no access is ever out of bounds and none is checked. The
//! array is a sparse reservation: only touched pages take memory. A write marks its page, which
//! costs one load and a branch that is almost never taken; the marks are what snapshots copy.

use memmap2::{MmapMut, MmapOptions};

use crate::snapshot::Directory;
use crate::{PAGE_BITS, PAGE_WORDS};

/// Words in the address space, and slack so that a two-word access at the last address is fine.
const WORDS: usize = 1 << 32;
const SLACK_WORDS: usize = 64;

pub struct Memory {
    base: *mut u32,
    dirty: *mut u8,
    /// Pages marked since the last snapshot. Invariant: exactly the pages whose mark is set.
    pub(crate) dirty_pages: Vec<u32>,
    pub(crate) directory: Directory,
    /// Marks count only once the booted state has become the base of all snapshots.
    pub(crate) tracking: bool,
    _words: MmapMut,
    _marks: MmapMut,
}

// SAFETY: the pointers point into the maps that the value owns; there is no sharing.
unsafe impl Send for Memory {}

fn reserve(bytes: usize) -> std::io::Result<MmapMut> {
    MmapOptions::new().len(bytes).no_reserve_swap().map_anon()
}

impl Memory {
    /// An all-zero memory.
    pub fn new() -> std::io::Result<Memory> {
        let mut words = reserve((WORDS + SLACK_WORDS) * 4)?;
        let mut marks = reserve((WORDS >> PAGE_BITS) + 1)?;
        Ok(Memory {
            base: words.as_mut_ptr().cast(),
            dirty: marks.as_mut_ptr(),
            dirty_pages: Vec::new(),
            directory: Directory::default(),
            tracking: false,
            _words: words,
            _marks: marks,
        })
    }

    #[inline(always)]
    pub fn get(&self, at: u32) -> u32 {
        // SAFETY: every u32 is inside the reservation.
        unsafe { *self.base.add(at as usize) }
    }

    #[inline(always)]
    pub fn get2(&self, at: u32) -> u64 {
        // SAFETY: as above; the slack covers the last address.
        unsafe { self.base.add(at as usize).cast::<u64>().read_unaligned() }
    }

    #[inline(always)]
    pub fn set(&mut self, at: u32, value: u32) {
        self.mark(at);
        // SAFETY: as above.
        unsafe { *self.base.add(at as usize) = value }
    }

    #[inline(always)]
    pub fn set2(&mut self, at: u32, value: u64) {
        self.mark(at);
        self.mark(at.wrapping_add(1));
        // SAFETY: as above.
        unsafe { self.base.add(at as usize).cast::<u64>().write_unaligned(value) }
    }

    /// Marks the page of a word about to be written.
    #[inline(always)]
    pub fn mark(&mut self, at: u32) {
        // SAFETY: there is a mark for every page.
        if unsafe { *self.dirty.add((at >> PAGE_BITS) as usize) } == 0 {
            self.mark_page(at >> PAGE_BITS);
        }
    }

    /// Marks every page of a range about to be written through [`Memory::registers`].
    #[inline]
    pub fn mark_range(&mut self, at: u32, words: u32) {
        let last = at.wrapping_add(words.max(1) - 1) >> PAGE_BITS;
        for page in at >> PAGE_BITS..=last {
            self.mark(page << PAGE_BITS);
        }
    }

    #[cold]
    #[inline(never)]
    fn mark_page(&mut self, page: u32) {
        // SAFETY: there is a mark for every page.
        unsafe { *self.dirty.add(page as usize) = 1 }
        if self.tracking {
            self.dirty_pages.push(page);
            if !self.directory.knows(page) {
                let content = *self.page(page);
                self.directory.add(page, content);
            }
        }
    }

    pub(crate) fn clear_marks(&mut self) {
        for page in std::mem::take(&mut self.dirty_pages) {
            // SAFETY: there is a mark for every page.
            unsafe { *self.dirty.add(page as usize) = 0 }
        }
    }

    /// Forgets all marks of the boot phase and starts tracking.
    pub(crate) fn start_tracking(&mut self) {
        for page in 0..(WORDS >> PAGE_BITS) / 4096 {
            let start = page * 4096;
            // SAFETY: the marks array has WORDS >> PAGE_BITS entries, a multiple of 4096.
            let marks = unsafe { std::slice::from_raw_parts_mut(self.dirty.add(start), 4096) };
            // Reading an untouched mark page maps the shared zero page only.
            if marks.iter().any(|&m| m != 0) {
                marks.fill(0);
            }
        }
        self.dirty_pages.clear();
        self.tracking = true;
    }

    pub(crate) fn page(&self, page: u32) -> &[u32; PAGE_WORDS] {
        // SAFETY: pages are aligned parts of the reservation.
        unsafe { &*self.base.add((page as usize) << PAGE_BITS).cast() }
    }

    /// Overwrites a page without marking it: restores only.
    pub(crate) fn put_page(&mut self, page: u32, content: &[u32; PAGE_WORDS]) {
        // SAFETY: pages are aligned parts of the reservation.
        unsafe { *self.base.add((page as usize) << PAGE_BITS).cast::<[u32; PAGE_WORDS]>() = *content }
    }

    /// A raw pointer to a frame's registers. The caller keeps the pages of the frame marked while
    /// it writes through the pointer (see [`Memory::mark_range`]).
    #[inline(always)]
    pub fn registers(&mut self, at: u32) -> *mut u32 {
        // SAFETY: every u32 is inside the reservation.
        unsafe { self.base.add(at as usize) }
    }

    pub fn words(&self, at: u32, len: u32) -> &[u32] {
        let len = (len as usize).min(WORDS - at as usize);
        // SAFETY: clipped to the reservation.
        unsafe { std::slice::from_raw_parts(self.base.add(at as usize), len) }
    }

    /// A writable view of words whose pages get marked.
    pub fn words_mut(&mut self, at: u32, len: u32) -> &mut [u32] {
        let len = (len as usize).min(WORDS - at as usize);
        if len > 0 {
            self.mark_range(at, len as u32);
        }
        // SAFETY: clipped to the reservation; the unique borrow is held by the result.
        unsafe { std::slice::from_raw_parts_mut(self.base.add(at as usize), len) }
    }

    /// `len` bytes starting at word `at` plus `offset` bytes.
    pub fn bytes(&self, at: u32, offset: usize, len: usize) -> &[u8] {
        let start = at as usize * 4 + offset;
        assert!(start + len <= WORDS * 4, "bytes outside the memory");
        // SAFETY: checked above.
        unsafe { std::slice::from_raw_parts(self.base.cast::<u8>().add(start), len) }
    }

    pub fn bytes_mut(&mut self, at: u32, offset: usize, len: usize) -> &mut [u8] {
        let start = at as usize * 4 + offset;
        assert!(start + len <= WORDS * 4, "bytes outside the memory");
        if len > 0 {
            let first = (start / 4) as u32;
            self.mark_range(first, ((start + len - 1) / 4) as u32 - first + 1);
        }
        // SAFETY: checked above.
        unsafe { std::slice::from_raw_parts_mut(self.base.cast::<u8>().add(start), len) }
    }
}
