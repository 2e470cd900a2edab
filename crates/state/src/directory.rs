//! Which pages were ever written since genesis, and what they held then.
//!
//! Shared by the memories of all workers and append-only: a page gets its slot number when the
//! first worker writes it, and keeps it. So a snapshot, which is a tree over slot numbers, means
//! the same in every worker. Not its job: what the pages hold now.

use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use memmap2::MmapMut;
use rjpf_classes::address::HEAP;

use crate::memory::{PAGES, Page};
use crate::zeroed::reserve;
use crate::{PAGE_BITS, PAGE_WORDS};

/// Entries of the first chunk; each further chunk is twice as long.
const FIRST_CHUNK: usize = 64;
const CHUNKS: usize = 21;

struct Entry {
    page: u32,
    /// `None`: zeros, as of all pages behind what was booted.
    genesis: Option<Box<Page>>,
}

static ZEROS: Page = [0; PAGE_WORDS];

pub(crate) struct Directory {
    /// One word per page: the slot plus one, zero while unwritten. A sparse reservation.
    slots: MmapMut,
    chunks: [OnceLock<Box<[OnceLock<Entry>]>>; CHUNKS],
    /// Number of slots given out. Held while one is added.
    len: Mutex<u32>,
    published: AtomicU32,
    blocks: AtomicU32,
}

/// Bytes of the pages that the system gives.
pub(crate) const BLOCK_BYTES: usize = 4096;
const BLOCK_PAGES: u32 = (BLOCK_BYTES / (PAGE_WORDS * 4)) as u32;
const HEAP_PAGES: Range<u32> = HEAP.start >> PAGE_BITS..HEAP.end >> PAGE_BITS;

impl Directory {
    pub(crate) fn new() -> io::Result<Directory> {
        Ok(Directory {
            slots: reserve(PAGES * 4)?,
            chunks: [const { OnceLock::new() }; CHUNKS],
            len: Mutex::new(0),
            published: AtomicU32::new(0),
            blocks: AtomicU32::new(0),
        })
    }

    fn slot_cell(&self, page: u32) -> &AtomicU32 {
        debug_assert!((page as usize) < PAGES);
        // SAFETY: one aligned word per page, only ever accessed as an atomic.
        unsafe { &*self.slots.as_ptr().cast::<AtomicU32>().add(page as usize) }
    }

    /// The slot of a page, if it was ever written.
    #[inline]
    pub(crate) fn slot(&self, page: u32) -> Option<u32> {
        self.slot_cell(page).load(Ordering::Acquire).checked_sub(1)
    }

    /// The slot of a page that is about to be written and holds `content` now. If nobody has
    /// written the page before, that is its genesis content in every worker.
    pub(crate) fn slot_or_add(&self, page: u32, content: &Page) -> u32 {
        self.slot(page).unwrap_or_else(|| self.add(page, content))
    }

    #[cold]
    fn add(&self, page: u32, content: &Page) -> u32 {
        let mut len = self.len.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = self.slot(page) {
            return slot;
        }
        let block = page / BLOCK_PAGES * BLOCK_PAGES;
        if HEAP_PAGES.contains(&page) && (block..block + BLOCK_PAGES).all(|page| self.slot(page).is_none()) {
            self.blocks.fetch_add(1, Ordering::Relaxed);
        }
        let slot = *len;
        let (chunk, index) = place(slot);
        let entries = self.chunks[chunk].get_or_init(|| (0..FIRST_CHUNK << chunk).map(|_| OnceLock::new()).collect());
        let genesis = (*content != ZEROS).then(|| Box::new(*content));
        assert!(entries[index].set(Entry { page, genesis }).is_ok(), "a slot is given once");
        *len += 1;
        self.published.store(*len, Ordering::Release);
        self.slot_cell(page).store(slot + 1, Ordering::Release);
        slot
    }

    fn entry(&self, slot: u32) -> &Entry {
        let (chunk, index) = place(slot);
        let entry = self.chunks[chunk].get().and_then(|entries| entries[index].get());
        entry.expect("a slot in use was given out")
    }

    pub(crate) fn page(&self, slot: u32) -> u32 {
        self.entry(slot).page
    }

    pub(crate) fn genesis(&self, slot: u32) -> &Page {
        self.entry(slot).genesis.as_deref().unwrap_or(&ZEROS)
    }

    /// Pages of the system that heaps have been written in, in whatever state.
    pub(crate) fn heap_blocks(&self) -> u32 {
        self.blocks.load(Ordering::Relaxed)
    }

    /// Slots given out so far.
    pub(crate) fn len(&self) -> u32 {
        self.published.load(Ordering::Acquire)
    }
}

/// Chunk and index of a slot: chunk `k` holds `FIRST_CHUNK << k` entries.
fn place(slot: u32) -> (usize, usize) {
    let position = slot as usize + FIRST_CHUNK;
    let chunk = (position.ilog2() - FIRST_CHUNK.ilog2()) as usize;
    (chunk, position - (FIRST_CHUNK << chunk))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_dense_and_found_again() {
        let directory = Directory::new().unwrap();
        for page in 0..1000u32 {
            let number = page * 4099 % PAGES as u32;
            let mut content = [0; crate::PAGE_WORDS];
            content[0] = page;
            assert_eq!(directory.slot(number), None);
            assert_eq!(directory.slot_or_add(number, &content), page);
            assert_eq!(directory.slot_or_add(number, &[7; crate::PAGE_WORDS]), page);
        }
        for slot in 0..1000 {
            assert_eq!(directory.page(slot), slot * 4099 % PAGES as u32);
            assert_eq!(directory.genesis(slot)[0], slot);
        }
        assert_eq!(directory.len(), 1000);
    }
}
