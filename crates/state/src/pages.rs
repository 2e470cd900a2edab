//! A memory with its history: the state of one worker's machine.
//!
//! Its job: genesis, snapshot, restore, and what differs from genesis. The trees themselves are in
//! `snapshot.rs`, the numbering of pages in `directory.rs`.

use std::io;
use std::sync::Arc;

use crate::canonical::fingerprint_of;
use crate::memory::{DirtyPage, Memory, Page};
use crate::snapshot::Snapshot;
use crate::{PAGE_BITS, PAGE_WORDS, global};

pub struct Pages {
    pub memory: Memory,
    /// What the memory holds, dirty pages excepted.
    current: Snapshot,
    /// Pages written before genesis, for making further workers.
    booted: Arc<Vec<u32>>,
    /// Scratch of `snapshot`, kept for its capacity.
    updates: Vec<(u32, Arc<Page>)>,
    /// Compare the marks with the memory at every snapshot and restore: debug builds, and tests.
    pub verify: bool,
}

impl Pages {
    pub fn new() -> io::Result<Pages> {
        Ok(Pages {
            memory: Memory::new()?,
            current: Snapshot::default(),
            booted: Arc::default(),
            updates: Vec::new(),
            verify: cfg!(debug_assertions),
        })
    }

    /// Declares the present content genesis: the base of all snapshots from now on. Snapshots
    /// taken before mean nothing afterwards.
    pub fn freeze(&mut self) {
        let written = self.memory.start_tracking().expect("address space for the page directory");
        let mut booted = self.booted.to_vec();
        booted.extend(written);
        booted.sort_unstable();
        booted.dedup();
        self.booted = Arc::new(booted);
        self.current = Snapshot::default();
    }

    /// A second memory that holds genesis. Snapshots of either can be restored in the other.
    pub fn worker(&self) -> io::Result<Pages> {
        assert!(self.memory.tracking, "only a frozen machine has workers");
        let mut memory = self.memory.sibling()?;
        for &page in self.booted.iter() {
            memory.put_page(page, self.genesis_page(page).unwrap_or_else(|| self.memory.page(page)));
        }
        let (current, booted) = (Snapshot::default(), self.booted.clone());
        Ok(Pages { memory, current, booted, updates: Vec::new(), verify: self.verify })
    }

    /// The state as it is now. Cost: the pages written since the last snapshot or restore.
    pub fn snapshot(&mut self) -> Snapshot {
        let content = self.content();
        let memory = &self.memory;
        if !memory.dirty_pages.is_empty() {
            // Marked is not changed: a thread's frames are marked whenever it runs.
            let mut updates = std::mem::take(&mut self.updates);
            let changed = memory.dirty_pages.iter().filter(|d| self.clean(d.slot) != memory.page(d.page));
            updates.extend(changed.map(|d| (d.slot, Arc::new(*memory.page(d.page)))));
            self.updates = updates;
            self.updates.sort_unstable_by_key(|(slot, _)| *slot);
            if let Some((last, _)) = self.updates.last() {
                self.current.update(*last as usize + 1, &self.updates);
            }
            self.updates.clear();
            self.memory.clear_marks();
        }
        self.current.content = content;
        if self.verify {
            assert_eq!(self.check(), Ok(()));
        }
        self.current.clone()
    }

    /// Pulls the brake if there is no memory for the next snapshot and for so many bytes more.
    pub fn expect_snapshot(&self, more: u64) {
        const MUCH: u64 = 1 << 20;
        // The page, its counters, its place in the tree, and in the list of what goes there.
        let bytes = self.memory.dirty_pages.len() as u64 * (PAGE_WORDS as u64 * 4 + 96) + more;
        if bytes > MUCH {
            self.memory.brake.expect_memory(bytes);
        }
    }

    /// Makes the memory what it was when `snapshot` was taken. Cost: the pages that differ.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        let memory = &mut self.memory;
        let dirty = std::mem::take(&mut memory.dirty_pages);
        let (directory, mut overwriting) = memory.apart();
        for &DirtyPage { page, slot } in &dirty {
            overwriting.put(page, snapshot.page(slot).unwrap_or_else(|| directory.genesis(slot)));
        }
        snapshot.differences(&self.current, &mut |slot, page| {
            overwriting.put(directory.page(slot), page.unwrap_or_else(|| directory.genesis(slot)));
        });
        memory.dirty_pages = dirty;
        memory.clear_marks();
        self.current = snapshot.clone();
        if self.verify {
            assert_eq!(self.check(), Ok(()));
        }
    }

    /// A hash of the words themselves, wherever they lie: equal for equal memories of one process
    /// (the pending choice aside), and so far cheaper than a fingerprint that it tells at once when a fingerprint is known
    /// already. A sum over pages, so that it costs the pages written since the last snapshot.
    pub fn content(&self) -> u128 {
        let memory = &self.memory;
        let counted = memory.dirty_pages.iter().filter(|d| d.page != global::PENDING_CHOICE >> PAGE_BITS);
        counted.fold(self.current.content, |sum, dirty| {
            let (old, new) = (self.clean(dirty.slot), memory.page(dirty.page));
            if old == new {
                sum
            } else {
                sum.wrapping_sub(hash_of_page(dirty.slot, old)).wrapping_add(hash_of_page(dirty.slot, new))
            }
        })
    }

    /// Was anything marked since the last snapshot or restore?
    pub fn is_written(&self) -> bool {
        !self.memory.dirty_pages.is_empty()
    }

    /// The pages that hold something else than at the last snapshot or restore: number, what they held, what they hold.
    pub fn visit_written(&self, mut visit: impl FnMut(u32, &Page, &Page)) {
        for dirty in &self.memory.dirty_pages {
            let (old, new) = (self.clean(dirty.slot), self.memory.page(dirty.page));
            if old != new {
                visit(dirty.page, old, new);
            }
        }
    }

    /// What a page held before it was marked.
    fn clean(&self, slot: u32) -> &Page {
        self.current.page(slot).unwrap_or_else(|| self.memory.directory.genesis(slot))
    }

    /// Compares the bookkeeping with the memory itself, page by page.
    pub fn check(&self) -> Result<(), String> {
        let directory = &self.memory.directory;
        for slot in 0..directory.len() {
            let page = directory.page(slot);
            if !self.memory.is_dirty(page) && self.memory.page(page) != self.clean(slot) {
                return Err(format!("page {page:#x} was written without a mark"));
            }
        }
        match self.memory.dirty_pages.iter().find(|d| !self.memory.is_dirty(d.page)) {
            Some(dirty) => Err(format!("page {:#x} lost its mark", dirty.page)),
            None => Ok(()),
        }
    }

    /// The genesis content of a page that was written since, by any worker, if it was.
    #[inline]
    pub fn genesis_page(&self, page: u32) -> Option<&Page> {
        let directory = &self.memory.directory;
        directory.slot(page).map(|slot| directory.genesis(slot))
    }

    /// The word an address held at genesis.
    pub fn genesis_word(&self, at: u32) -> u32 {
        match self.genesis_page(at >> PAGE_BITS) {
            Some(page) => page[(at as usize) & (PAGE_WORDS - 1)],
            None => self.memory.get(at),
        }
    }

    /// Pages whose content differs from genesis now, in page order. Looks at every page that was
    /// ever written.
    pub fn changed_pages(&self) -> Vec<u32> {
        let directory = &self.memory.directory;
        let changed = |&slot: &u32| self.memory.page(directory.page(slot)) != directory.genesis(slot);
        let mut pages: Vec<u32> = (0..directory.len()).filter(changed).map(|slot| directory.page(slot)).collect();
        pages.sort_unstable();
        pages
    }
}

/// What one page adds to a sum over pages: a hash of its content and of a number that tells it from others.
pub(crate) fn hash_of_page(number: u32, page: &Page) -> u128 {
    let mut words = [0; PAGE_WORDS + 1];
    words[0] = number;
    words[1..].copy_from_slice(page);
    fingerprint_of(&words)
}
