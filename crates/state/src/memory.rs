//! The working memory: one flat array of 2^32 words, with dirty marks per page.
//!
//! Every `u32` is a valid address, so no access is ever out of bounds and none is checked. The
//! array is a sparse reservation: only touched pages take memory. A write marks its page, which
//! costs one load and a branch that is almost never taken; the marks are what snapshots copy.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use memmap2::{MmapMut, UncheckedAdvice};
use rjpf_classes::address::{CONSTANTS, HEAP, NATIVE, STATICS};

use crate::brake::Brake;
use crate::directory::{BLOCK_BYTES, Directory};
use crate::zeroed::reserve;
use crate::{PAGE_BITS, PAGE_WORDS, global};

pub type Page = [u32; PAGE_WORDS];

/// Words in the address space, and slack so that a two-word access at the last address is fine.
const WORDS: usize = 1 << 32;
const SLACK_WORDS: usize = 64;
/// Pages after whose writing the memory of the process is looked at: 4 MB.
const LOOK_PAGES: usize = 1 << 14;
/// Pages of the address space.
pub(crate) const PAGES: usize = WORDS >> PAGE_BITS;

pub struct Memory {
    base: *mut u32,
    dirty: *mut u8,
    /// Pages marked since the last snapshot. Invariant: exactly the pages whose mark is set.
    pub(crate) dirty_pages: Vec<DirtyPage>,
    pub(crate) directory: Arc<Directory>,
    pub(crate) journal: Journal,
    /// The same for the objects that were not booted.
    pub(crate) heap_journal: Journal,
    /// Marks count only once the booted state has become the base of all snapshots.
    pub(crate) tracking: bool,
    /// Pulled if the pages that are written are too many.
    pub brake: Arc<Brake>,
    map: MmapMut,
    _marks: MmapMut,
}

/// What overwrites pages of a memory without marking them.
pub(crate) struct Overwriting<'m> {
    base: *mut u32,
    journals: [&'m mut Journal; 2],
}

impl Overwriting<'_> {
    pub(crate) fn put(&mut self, page: u32, content: &Page) {
        self.journals.iter_mut().for_each(|journal| journal.note(page));
        // SAFETY: pages are aligned parts of the reservation, which the memory that this borrows from keeps.
        unsafe { *self.base.add((page as usize) << PAGE_BITS).cast::<Page>() = *content }
    }
}

/// A page written since the last snapshot or restore; before genesis the slot means nothing.
#[derive(Clone, Copy)]
pub(crate) struct DirtyPage {
    pub(crate) page: u32,
    pub(crate) slot: u32,
}

/// Which pages of the watched regions may have changed, in the order of the events: what a reader
/// that remembers its position must look at again. One journal watches the regions that a canonical walk
/// does not come through by itself: constants, statics, off-heap memory and booted objects; another the rest of the heap.
pub(crate) struct Journal {
    /// Differs between memories, so that a reader notices being shown another one.
    pub(crate) id: u64,
    /// Events forgotten before the first of `pages`.
    base: u64,
    pages: Vec<u32>,
    /// First page above what was booted.
    booted_end: u32,
    watched: Watched,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Watched {
    Booted,
    Heap,
}

/// Events after which the journal starts afresh and readers look at everything.
const JOURNAL_LIMIT: usize = 1 << 14;

impl Journal {
    fn new(watched: Watched) -> Journal {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Journal { id: NEXT.fetch_add(1, Ordering::Relaxed), base: 0, pages: Vec::new(), booted_end: 0, watched }
    }

    #[inline]
    pub(crate) fn watches(&self, page: u32) -> bool {
        const fn first(at: u32) -> u32 {
            at >> PAGE_BITS
        }
        if self.watched == Watched::Heap {
            // Both watch the page with the end of what was booted.
            return (self.booted_end.saturating_sub(1)..first(HEAP.end)).contains(&page);
        }
        (first(HEAP.start)..self.booted_end).contains(&page)
            || (first(CONSTANTS.start)..first(STATICS.end)).contains(&page)
            || (first(NATIVE.start)..first(NATIVE.end)).contains(&page)
    }

    #[inline]
    fn note(&mut self, page: u32) {
        if self.watches(page) {
            if self.pages.len() == JOURNAL_LIMIT {
                self.base += self.pages.len() as u64;
                self.pages.clear();
            }
            self.pages.push(page);
        }
    }

    pub(crate) fn position(&self) -> u64 {
        self.base + self.pages.len() as u64
    }

    /// The pages noted since a position; `None` if that is too long ago.
    pub(crate) fn since(&self, position: u64) -> Option<&[u32]> {
        let from = position.checked_sub(self.base)?;
        self.pages.get(from as usize..)
    }
}

// SAFETY: the pointers point into the maps that the value owns; there is no sharing.
unsafe impl Send for Memory {}

/// The parts of a range of words that lie in one page each: where they begin, and how many words they have.
pub(crate) fn by_pages(at: u32, len: u32) -> impl Iterator<Item = (u32, u32)> {
    let (mut at, end) = (at, at + len);
    std::iter::from_fn(move || {
        let len = (PAGE_WORDS as u32 - at % PAGE_WORDS as u32).min(end - at);
        at += len;
        (len > 0).then_some((at - len, len))
    })
}

impl Memory {
    /// An all-zero memory.
    pub fn new() -> std::io::Result<Memory> {
        Memory::new_with(Arc::new(Directory::new()?))
    }

    fn new_with(directory: Arc<Directory>) -> std::io::Result<Memory> {
        let mut words = reserve((WORDS + SLACK_WORDS) * 4)?;
        let mut marks = reserve((WORDS >> PAGE_BITS) + 1)?;
        Ok(Memory {
            base: words.as_mut_ptr().cast(),
            dirty: marks.as_mut_ptr(),
            dirty_pages: Vec::new(),
            directory,
            journal: Journal::new(Watched::Booted),
            heap_journal: Journal::new(Watched::Heap),
            tracking: false,
            brake: Arc::default(),
            map: words,
            _marks: marks,
        })
    }

    /// Is the word in a region, and if it is in the heap, was it given out? Nobody asks without `promises`.
    #[cfg(feature = "promises")]
    #[track_caller]
    fn expect_used(&self, at: usize) {
        use rjpf_classes::address::{GLOBALS, GUARDS, STACKS, THREADS};
        // SAFETY: the word of the top is inside the reservation.
        let top = unsafe { *self.base.add(global::HEAP_TOP as usize) };
        let regions = [GLOBALS, CONSTANTS, STATICS, THREADS, GUARDS, NATIVE, HEAP.start..top, STACKS];
        let inside = u32::try_from(at).is_ok_and(|at| regions.iter().any(|region| region.contains(&at)));
        assert!(inside, "the word {at:#x} is not in use; the heap ends at {top:#x}");
    }

    #[cfg(not(feature = "promises"))]
    #[inline(always)]
    fn expect_used(&self, _at: usize) {}

    /// The same for both ends of a range of words.
    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    fn expect_range(&self, start: usize, end: usize) {
        if start < end {
            self.expect_used(start);
            self.expect_used(end - 1);
        }
    }

    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn get(&self, at: u32) -> u32 {
        self.expect_used(at as usize);
        // SAFETY: every u32 is inside the reservation.
        unsafe { *self.base.add(at as usize) }
    }

    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn get2(&self, at: u32) -> u64 {
        self.expect_used(at as usize);
        self.expect_used(at as usize + 1);
        // SAFETY: as above; the slack covers the last address.
        unsafe { self.base.add(at as usize).cast::<u64>().read_unaligned() }
    }

    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn set(&mut self, at: u32, value: u32) {
        self.expect_used(at as usize);
        self.mark(at);
        // SAFETY: as above.
        unsafe { *self.base.add(at as usize) = value }
    }

    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn set2(&mut self, at: u32, value: u64) {
        self.expect_used(at as usize);
        self.expect_used(at as usize + 1);
        self.mark(at);
        self.mark(at.wrapping_add(1));
        // SAFETY: as above.
        unsafe { self.base.add(at as usize).cast::<u64>().write_unaligned(value) }
    }

    /// The byte `index` bytes behind the word `at`. The caller keeps it inside an array.
    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn byte(&self, at: u32, index: u32) -> u8 {
        self.expect_used(at as usize + index as usize / 4);
        // SAFETY: arrays lie in the reservation, and a byte index is below 2^32.
        unsafe { *self.base.add(at as usize).cast::<u8>().add(index as usize) }
    }

    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn set_byte(&mut self, at: u32, index: u32, value: u8) {
        self.expect_used(at as usize + index as usize / 4);
        self.mark(at.wrapping_add(index / 4));
        // SAFETY: as above.
        unsafe { *self.base.add(at as usize).cast::<u8>().add(index as usize) = value }
    }

    /// The half word `index` half words behind the word `at`. The caller keeps it inside an array.
    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn half(&self, at: u32, index: u32) -> u16 {
        self.expect_used(at as usize + index as usize / 2);
        // SAFETY: as above.
        unsafe { *self.base.add(at as usize).cast::<u16>().add(index as usize) }
    }

    #[inline(always)]
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn set_half(&mut self, at: u32, index: u32, value: u16) {
        self.expect_used(at as usize + index as usize / 2);
        self.mark(at.wrapping_add(index / 2));
        // SAFETY: as above.
        unsafe { *self.base.add(at as usize).cast::<u16>().add(index as usize) = value }
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
        let slot = if self.tracking { self.directory.slot_or_add(page, self.page(page)) } else { 0 };
        self.dirty_pages.push(DirtyPage { page, slot });
        if self.dirty_pages.len().is_multiple_of(LOOK_PAGES) {
            self.brake.expect_memory(0);
        }
        self.journal.note(page);
        self.heap_journal.note(page);
    }

    pub(crate) fn clear_marks(&mut self) {
        for &DirtyPage { page, .. } in &self.dirty_pages {
            // SAFETY: there is a mark for every page.
            unsafe { *self.dirty.add(page as usize) = 0 }
            self.journal.note(page);
            self.heap_journal.note(page);
        }
        self.dirty_pages.clear();
    }

    pub(crate) fn is_dirty(&self, page: u32) -> bool {
        // SAFETY: there is a mark for every page.
        unsafe { *self.dirty.add(page as usize) != 0 }
    }

    /// Forgets all marks of the boot phase and starts tracking. Gives the pages that were marked.
    pub(crate) fn start_tracking(&mut self) -> std::io::Result<Vec<u32>> {
        let written = self.dirty_pages.iter().map(|d| d.page).collect();
        self.clear_marks();
        self.directory = Arc::new(Directory::new()?);
        self.journal = Journal::new(Watched::Booted);
        self.heap_journal = Journal::new(Watched::Heap);
        self.tracking = true;
        self.journal.booted_end = (self.get(global::HEAP_TOP) >> PAGE_BITS) + 1;
        self.heap_journal.booted_end = self.journal.booted_end;
        Ok(written)
    }

    /// Are snapshots taken of it?
    pub fn is_tracking(&self) -> bool {
        self.tracking
    }

    /// An all-zero memory that shares the directory of a frozen one.
    pub(crate) fn sibling(&self) -> std::io::Result<Memory> {
        let mut memory = Memory::new_with(self.directory.clone())?;
        memory.journal.booted_end = self.journal.booted_end;
        memory.heap_journal.booted_end = self.journal.booted_end;
        memory.tracking = true;
        memory.brake = self.brake.clone();
        Ok(memory)
    }

    pub(crate) fn page(&self, page: u32) -> &Page {
        // SAFETY: pages are aligned parts of the reservation.
        unsafe { &*self.base.add((page as usize) << PAGE_BITS).cast() }
    }

    /// Overwrites a page without marking it: restores only.
    pub(crate) fn put_page(&mut self, page: u32, content: &Page) {
        self.apart().1.put(page, content);
    }

    /// The directory, and what overwrites pages. A restore uses both: if it had a reference of its own to the directory, all
    /// workers would take turns to write how many there are.
    pub(crate) fn apart(&mut self) -> (&Directory, Overwriting<'_>) {
        let Memory { base, directory, journal, heap_journal, .. } = self;
        (directory, Overwriting { base: *base, journals: [journal, heap_journal] })
    }

    /// A raw pointer to a frame's registers. The caller keeps the pages of the frame marked while
    /// it writes through the pointer (see [`Memory::mark_range`]).
    #[inline(always)]
    pub fn registers(&mut self, at: u32) -> *mut u32 {
        // SAFETY: every u32 is inside the reservation.
        unsafe { self.base.add(at as usize) }
    }

    /// One byte for each page, which is not zero if the page is marked.
    pub fn marks(&self) -> *const u8 {
        self.dirty
    }

    #[cfg_attr(feature = "promises", track_caller)]
    pub fn words(&self, at: u32, len: u32) -> &[u32] {
        self.expect_range(at as usize, at as usize + len as usize);
        let len = (len as usize).min(WORDS - at as usize);
        // SAFETY: clipped to the reservation.
        unsafe { std::slice::from_raw_parts(self.base.add(at as usize), len) }
    }

    /// A writable view of words whose pages get marked.
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn words_mut(&mut self, at: u32, len: u32) -> &mut [u32] {
        self.expect_range(at as usize, at as usize + len as usize);
        let len = (len as usize).min(WORDS - at as usize);
        if len > 0 {
            self.mark_range(at, len as u32);
        }
        // SAFETY: clipped to the reservation; the unique borrow is held by the result.
        unsafe { std::slice::from_raw_parts_mut(self.base.add(at as usize), len) }
    }

    /// Is it known that nobody has written the page yet, so that it is zero? Not where no snapshots are taken.
    fn is_untouched(&self, page: u32) -> bool {
        let heap = self.journal.booted_end..HEAP.end >> PAGE_BITS;
        self.tracking && heap.contains(&page) && self.directory.slot(page).is_none()
    }

    /// Are some of these words, which lie in one page, not zero?
    pub(crate) fn has_content(&self, at: u32, len: u32) -> bool {
        !self.is_untouched(at >> PAGE_BITS) && self.words(at, len).iter().any(|&word| word != 0)
    }

    /// Moves words to a lower address. What is there already is not written: zeros onto zeros take no memory.
    pub(crate) fn move_down(&mut self, from: u32, to: u32, len: u32) {
        debug_assert!(to <= from);
        let distance = from - to;
        for (from, len) in by_pages(from, len) {
            let to = from - distance;
            let pages = [from, to, to + len - 1].map(|at| at >> PAGE_BITS);
            let is_same = || self.words(from, len) == self.words(to, len);
            if !pages.into_iter().all(|page| self.is_untouched(page)) && !is_same() {
                self.copy_bytes(from as usize * 4, to as usize * 4, len as usize * 4);
            }
        }
    }

    /// Clears words; pages without content are not written.
    pub(crate) fn clear(&mut self, at: u32, len: u32) {
        for (at, len) in by_pages(at, len) {
            if self.has_content(at, len) {
                self.words_mut(at, len).fill(0);
            }
        }
    }

    /// The system may have the memory of these words, which are zero and stay it.
    pub(crate) fn give_back(&mut self, at: u32, len: u32) {
        let start = (at as usize * 4).next_multiple_of(BLOCK_BYTES);
        let end = (at as usize + len as usize) * 4 / BLOCK_BYTES * BLOCK_BYTES;
        if cfg!(target_os = "linux") && start < end {
            debug_assert!(self.words(at, len).iter().all(|&word| word == 0));
            // SAFETY: on Linux, private memory that was given back reads as zeros, as it does now; nothing borrows it.
            // If the system declines, it keeps its content.
            _ = unsafe { self.map.unchecked_advise_range(UncheckedAdvice::DontNeed, start, end - start) };
        }
    }

    /// `len` bytes starting at word `at` plus `offset` bytes.
    #[cfg_attr(feature = "promises", track_caller)]
    pub fn bytes(&self, at: u32, offset: usize, len: usize) -> &[u8] {
        let start = at as usize * 4 + offset;
        self.expect_range(start / 4, (start + len).div_ceil(4));
        assert!(start + len <= WORDS * 4, "bytes outside the memory");
        // SAFETY: checked above.
        unsafe { std::slice::from_raw_parts(self.base.cast::<u8>().add(start), len) }
    }

    /// Copies bytes from one byte address to another; they may overlap.
    pub fn copy_bytes(&mut self, from: usize, to: usize, count: usize) {
        self.expect_range(from / 4, (from + count).div_ceil(4));
        assert!(from.max(to) + count <= WORDS * 4, "bytes outside the memory");
        let target = self.bytes_mut(0, to, count).as_mut_ptr();
        // SAFETY: both ranges are inside the reservation, checked above.
        unsafe { std::ptr::copy(self.base.cast::<u8>().add(from), target, count) }
    }

    #[cfg_attr(feature = "promises", track_caller)]
    pub fn bytes_mut(&mut self, at: u32, offset: usize, len: usize) -> &mut [u8] {
        let start = at as usize * 4 + offset;
        self.expect_range(start / 4, (start + len).div_ceil(4));
        assert!(start + len <= WORDS * 4, "bytes outside the memory");
        if len > 0 {
            let first = (start / 4) as u32;
            self.mark_range(first, ((start + len - 1) / 4) as u32 - first + 1);
        }
        // SAFETY: checked above.
        unsafe { std::slice::from_raw_parts_mut(self.base.cast::<u8>().add(start), len) }
    }
}
