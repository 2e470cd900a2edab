//! Snapshots: persistent trees of copied pages.
//!
//! Pages that differ from the booted state ("genesis") get dense slot numbers in the order in
//! which they were first written. A snapshot is a 16-way tree over the slots; taking one copies the
//! dirty pages and the tree nodes above them and shares everything else, and restoring one walks
//! only the parts of two trees whose pointers differ. So both cost what changed, in any order, and
//! a snapshot can outlive, or be sent away from, the memory it was taken from.

use std::sync::Arc;

use crate::memory::Memory;
use crate::{PAGE_BITS, PAGE_WORDS};

const FANOUT: usize = 16;
const FANOUT_BITS: u32 = 4;

pub type Page = [u32; PAGE_WORDS];

/// Which pages were ever written since genesis, and what they held then.
#[derive(Default)]
pub struct Directory {
    slots: std::collections::HashMap<u32, u32>,
    /// Page number and genesis content by slot.
    pages: Vec<(u32, Box<Page>)>,
}

impl Directory {
    pub(crate) fn knows(&self, page: u32) -> bool {
        self.slots.contains_key(&page)
    }

    pub(crate) fn add(&mut self, page: u32, genesis: Page) {
        self.slots.insert(page, self.pages.len() as u32);
        self.pages.push((page, Box::new(genesis)));
    }

    fn slot(&self, page: u32) -> u32 {
        self.slots[&page]
    }

    /// Page numbers ever written, with their genesis content.
    pub fn touched(&self) -> impl Iterator<Item = (u32, &Page)> {
        self.pages.iter().map(|(page, content)| (*page, &**content))
    }
}

#[derive(Clone)]
enum Node {
    Inner([Option<Arc<Node>>; FANOUT]),
    Leaf([Option<Arc<Page>>; FANOUT]),
}

/// A complete state: everything that differs from genesis.
#[derive(Clone, Default)]
pub struct Snapshot {
    root: Option<Arc<Node>>,
    /// Levels of the tree; it covers `FANOUT^depth` slots.
    depth: u32,
}

impl Snapshot {
    fn grow_to(&mut self, slots: usize) {
        while slots > 1usize << (FANOUT_BITS * self.depth) || self.depth == 0 {
            if let Some(root) = self.root.take() {
                let mut children: [Option<Arc<Node>>; FANOUT] = Default::default();
                children[0] = Some(root);
                self.root = Some(Arc::new(Node::Inner(children)));
            }
            self.depth += 1;
        }
    }

    /// Bytes of pages and nodes that this snapshot does not share with `other`.
    pub fn unshared_bytes(&self, other: &Snapshot) -> usize {
        let mut bytes = 0;
        walk(self.root.as_ref(), other.root.as_ref(), self.depth, other.depth, &mut |difference| {
            bytes += match difference {
                Difference::Page { new: Some(_), .. } => PAGE_WORDS * 4,
                Difference::Page { .. } => 0,
                Difference::Node => std::mem::size_of::<Node>(),
            }
        });
        bytes
    }
}

enum Difference<'a> {
    Page { slot: u32, new: Option<&'a Arc<Page>> },
    Node,
}

fn same<T>(a: Option<&Arc<T>>, b: Option<&Arc<T>>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => Arc::ptr_eq(a, b),
        (None, None) => true,
        _ => false,
    }
}

/// Visits what tree `new` has differently from tree `old`, trees of possibly different depth.
fn walk<'a>(
    new: Option<&'a Arc<Node>>,
    old: Option<&'a Arc<Node>>,
    new_depth: u32,
    old_depth: u32,
    visit: &mut dyn FnMut(Difference<'a>),
) {
    let depth = new_depth.max(old_depth);
    if depth > 0 {
        walk_at(lift(new, depth - new_depth), lift(old, depth - old_depth), depth, 0, visit);
    }
}

/// A tree seen from `levels` above its root: only the first child exists there.
#[derive(Clone, Copy)]
struct Lifted<'a> {
    node: Option<&'a Arc<Node>>,
    levels: u32,
}

fn lift(node: Option<&Arc<Node>>, levels: u32) -> Lifted<'_> {
    Lifted { node, levels }
}

impl<'a> Lifted<'a> {
    fn child(self, i: usize) -> Lifted<'a> {
        if self.levels > 0 {
            let node = if i == 0 { self.node } else { None };
            return Lifted { node, levels: if i == 0 { self.levels - 1 } else { 0 } };
        }
        match self.node.map(|n| &**n) {
            Some(Node::Inner(children)) => lift(children[i].as_ref(), 0),
            _ => lift(None, 0),
        }
    }

    fn page(self, i: usize) -> Option<&'a Arc<Page>> {
        match self.node.map(|n| &**n) {
            Some(Node::Leaf(pages)) => pages[i].as_ref(),
            _ => None,
        }
    }
}

fn walk_at<'a>(new: Lifted<'a>, old: Lifted<'a>, depth: u32, base: u32, visit: &mut dyn FnMut(Difference<'a>)) {
    if new.node.is_none() && old.node.is_none() || new.levels == old.levels && same(new.node, old.node) {
        return;
    }
    if new.node.is_some() {
        visit(Difference::Node);
    }
    for i in 0..FANOUT {
        if depth == 1 {
            let (a, b) = (new.page(i), old.page(i));
            if !same(a, b) {
                visit(Difference::Page { slot: base + i as u32, new: a });
            }
        } else {
            let step = base + ((i as u32) << (FANOUT_BITS * (depth - 1)));
            walk_at(new.child(i), old.child(i), depth - 1, step, visit);
        }
    }
}

/// Puts sorted `(slot, page)` updates into the tree below `node`, copying only shared nodes.
fn update(node: &mut Option<Arc<Node>>, depth: u32, base: u32, mut updates: &[(u32, Arc<Page>)]) {
    let empty = || match depth {
        1 => Node::Leaf(Default::default()),
        _ => Node::Inner(Default::default()),
    };
    let node = Arc::make_mut(node.get_or_insert_with(|| Arc::new(empty())));
    match node {
        Node::Leaf(pages) => {
            for (slot, page) in updates {
                pages[(slot - base) as usize] = Some(page.clone());
            }
        }
        Node::Inner(children) => {
            let span = 1u32 << (FANOUT_BITS * (depth - 1));
            while let Some((slot, _)) = updates.first() {
                let i = (slot - base) / span;
                let child_base = base + i * span;
                let end = updates.partition_point(|(s, _)| *s < child_base + span);
                update(&mut children[i as usize], depth - 1, child_base, &updates[..end]);
                updates = &updates[end..];
            }
        }
    }
}

/// A memory with its history of snapshots: the state of the machine.
pub struct Pages {
    pub memory: Memory,
    current: Snapshot,
}

impl Pages {
    pub fn new() -> std::io::Result<Pages> {
        Ok(Pages { memory: Memory::new()?, current: Snapshot::default() })
    }

    /// Declares the present content genesis: the base of all snapshots from now on.
    pub fn freeze(&mut self) {
        self.memory.start_tracking();
        self.current = Snapshot::default();
    }

    /// The state as it is now. Cost: the pages written since the last snapshot or restore.
    pub fn snapshot(&mut self) -> Snapshot {
        if !self.memory.dirty_pages.is_empty() {
            let memory = &self.memory;
            let mut updates: Vec<(u32, Arc<Page>)> = memory
                .dirty_pages
                .iter()
                .map(|&page| (memory.directory.slot(page), Arc::new(*memory.page(page))))
                .collect();
            updates.sort_unstable_by_key(|(slot, _)| *slot);
            self.current.grow_to(memory.directory.pages.len());
            let depth = self.current.depth;
            update(&mut self.current.root, depth, 0, &updates);
            self.memory.clear_marks();
        }
        self.current.clone()
    }

    /// Makes the memory what it was when `snapshot` was taken. Cost: the pages that differ.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        let memory = &mut self.memory;
        let dirty = memory.dirty_pages.clone();
        memory.clear_marks();
        for page in dirty {
            let slot = memory.directory.slot(page);
            let content = find(snapshot, slot).map_or_else(|| *memory.directory.pages[slot as usize].1, |p| **p);
            memory.put_page(page, &content);
        }
        let mut changes: Vec<(u32, Option<Arc<Page>>)> = Vec::new();
        walk(
            snapshot.root.as_ref(),
            self.current.root.as_ref(),
            snapshot.depth,
            self.current.depth,
            &mut |d| {
                if let Difference::Page { slot, new } = d {
                    changes.push((slot, new.cloned()));
                }
            },
        );
        for (slot, new) in changes {
            let (page, genesis) = &memory.directory.pages[slot as usize];
            let (page, content) = (*page, new.map_or_else(|| **genesis, |p| *p));
            memory.put_page(page, &content);
        }
        self.current = snapshot.clone();
    }

    /// Pages whose content may differ from genesis now, in page order.
    pub fn changed_pages(&self) -> Vec<u32> {
        let directory = &self.memory.directory;
        let mut pages: Vec<u32> = directory
            .touched()
            .filter(|(page, genesis)| self.memory.page(*page) != *genesis)
            .map(|(page, _)| page)
            .collect();
        pages.sort_unstable();
        pages
    }

    /// The genesis content of a page that was written since, if it was.
    pub fn genesis_page(&self, page: u32) -> Option<&Page> {
        let slot = self.memory.directory.slots.get(&page)?;
        Some(&self.memory.directory.pages[*slot as usize].1)
    }

    /// The word a genesis address held at genesis.
    pub fn genesis_word(&self, at: u32) -> u32 {
        match self.genesis_page(at >> PAGE_BITS) {
            Some(page) => page[(at as usize) & (PAGE_WORDS - 1)],
            None => self.memory.get(at),
        }
    }
}

fn find(snapshot: &Snapshot, slot: u32) -> Option<&Arc<Page>> {
    let mut node = snapshot.root.as_ref()?;
    if slot as usize >= 1usize << (FANOUT_BITS * snapshot.depth) {
        return None;
    }
    let mut depth = snapshot.depth;
    loop {
        let i = ((slot >> (FANOUT_BITS * (depth - 1))) as usize) & (FANOUT - 1);
        match &**node {
            Node::Leaf(pages) => return pages[i].as_ref(),
            Node::Inner(children) => node = children[i].as_ref()?,
        }
        depth -= 1;
    }
}
