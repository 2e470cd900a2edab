//! A memory with its history: the state of one worker's machine.
//!
//! Its job: genesis, snapshot, restore, and what differs from genesis. The trees themselves are in
//! `snapshot.rs`, the numbering of pages in `directory.rs`.

use std::io;
use std::sync::Arc;

use crate::memory::{DirtyPage, Memory, Page};
use crate::snapshot::Snapshot;
use crate::{PAGE_BITS, PAGE_WORDS};

pub struct Pages {
    pub memory: Memory,
    /// What the memory holds, dirty pages excepted.
    current: Snapshot,
    /// Pages written before genesis, for making further workers.
    booted: Arc<Vec<u32>>,
    /// Scratch of `snapshot`, kept for its capacity.
    updates: Vec<(u32, Arc<Page>)>,
}

impl Pages {
    pub fn new() -> io::Result<Pages> {
        Ok(Pages {
            memory: Memory::new()?,
            current: Snapshot::default(),
            booted: Arc::default(),
            updates: Vec::new(),
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
        Ok(Pages { memory, current: Snapshot::default(), booted: self.booted.clone(), updates: Vec::new() })
    }

    /// The state as it is now. Cost: the pages written since the last snapshot or restore.
    pub fn snapshot(&mut self) -> Snapshot {
        let memory = &self.memory;
        if !memory.dirty_pages.is_empty() {
            let copy = |dirty: &DirtyPage| (dirty.slot, Arc::new(*memory.page(dirty.page)));
            self.updates.extend(memory.dirty_pages.iter().map(copy));
            self.updates.sort_unstable_by_key(|(slot, _)| *slot);
            let slots = self.updates.last().map_or(0, |(slot, _)| *slot as usize + 1);
            self.current.update(slots, &self.updates);
            self.updates.clear();
            self.memory.clear_marks();
        }
        debug_assert_eq!(self.check(), Ok(()));
        self.current.clone()
    }

    /// Makes the memory what it was when `snapshot` was taken. Cost: the pages that differ.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        let memory = &mut self.memory;
        let directory = memory.directory.clone();
        for i in 0..memory.dirty_pages.len() {
            let DirtyPage { page, slot } = memory.dirty_pages[i];
            memory.put_page(page, snapshot.page(slot).unwrap_or_else(|| directory.genesis(slot)));
        }
        memory.clear_marks();
        snapshot.differences(&self.current, &mut |slot, page| {
            memory.put_page(directory.page(slot), page.unwrap_or_else(|| directory.genesis(slot)));
        });
        self.current = snapshot.clone();
        debug_assert_eq!(self.check(), Ok(()));
    }

    /// Compares the bookkeeping with the memory itself, page by page.
    pub fn check(&self) -> Result<(), String> {
        let directory = &self.memory.directory;
        for slot in 0..directory.len() {
            let page = directory.page(slot);
            let expected = self.current.page(slot).unwrap_or_else(|| directory.genesis(slot));
            if !self.memory.is_dirty(page) && self.memory.page(page) != expected {
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
