//! Snapshots: persistent trees of copied pages.
//!
//! Pages that differ from the booted state ("genesis") get dense slot numbers in the order in
//! which they were first written. A snapshot is a 16-way tree over the slots; taking one copies the
//! dirty pages and the tree nodes above them and shares everything else, and restoring one walks
//! only the parts of two trees whose pointers differ. So both cost what changed, in any order, and
//! a snapshot can outlive, or be sent away from, the memory it was taken from.

use std::sync::Arc;

use crate::PAGE_WORDS;
use crate::memory::Page;

const FANOUT: usize = 16;
const FANOUT_BITS: u32 = 4;
/// Bytes of an `Arc`'s two counters.
const COUNTS: usize = 16;

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
    /// See [`crate::Pages::content`].
    pub(crate) content: u128,
}

impl Snapshot {
    /// Makes the tree cover at least this many slots.
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

    /// A copy that shares nothing with it, for another worker: otherwise the two would take turns to write how many references
    /// there are to what both go on from.
    pub fn apart(&self) -> Snapshot {
        Snapshot { root: self.root.as_ref().map(apart), ..*self }
    }

    /// Puts pages, sorted by slot, into the tree; nodes shared with other snapshots are copied.
    pub(crate) fn update(&mut self, slots: usize, updates: &[(u32, Arc<Page>)]) {
        self.grow_to(slots);
        update(&mut self.root, self.depth, 0, updates);
    }

    /// The page in a slot; `None` if it is as it was at genesis.
    pub(crate) fn page(&self, slot: u32) -> Option<&Page> {
        let mut node = self.root.as_ref()?;
        if slot as usize >= 1usize << (FANOUT_BITS * self.depth) {
            return None;
        }
        let mut depth = self.depth;
        loop {
            let i = ((slot >> (FANOUT_BITS * (depth - 1))) as usize) & (FANOUT - 1);
            match &**node {
                Node::Leaf(pages) => return pages[i].as_deref(),
                Node::Inner(children) => node = children[i].as_ref()?,
            }
            depth -= 1;
        }
    }

    /// Visits the slots in which two snapshots differ, with the page this one has there.
    pub(crate) fn differences(&self, other: &Snapshot, visit: &mut dyn FnMut(u32, Option<&Page>)) {
        walk(self, other, &mut |difference| {
            if let Difference::Page { slot, new } = difference {
                visit(slot, new.map(|page| &**page));
            }
        });
    }

    /// Bytes of pages and nodes that this snapshot does not share with `other`.
    pub fn unshared_bytes(&self, other: &Snapshot) -> usize {
        let mut bytes = 0;
        walk(self, other, &mut |difference| {
            bytes += match difference {
                Difference::Page { new: Some(_), .. } => PAGE_WORDS * 4 + COUNTS,
                Difference::Page { .. } => 0,
                Difference::Node => std::mem::size_of::<Node>() + COUNTS,
            }
        });
        bytes
    }
}

fn apart(node: &Arc<Node>) -> Arc<Node> {
    Arc::new(match &**node {
        Node::Inner(children) => Node::Inner(each(children, apart)),
        Node::Leaf(pages) => Node::Leaf(each(pages, |page| Arc::new(**page))),
    })
}

fn each<T>(all: &[Option<Arc<T>>; FANOUT], copy: impl Fn(&Arc<T>) -> Arc<T>) -> [Option<Arc<T>>; FANOUT] {
    std::array::from_fn(|i| all[i].as_ref().map(&copy))
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
fn walk<'a>(new: &'a Snapshot, old: &'a Snapshot, visit: &mut dyn FnMut(Difference<'a>)) {
    let depth = new.depth.max(old.depth);
    if depth > 0 {
        let lift = |tree: &'a Snapshot| Lifted { node: tree.root.as_ref(), levels: depth - tree.depth };
        walk_at(lift(new), lift(old), depth, 0, visit);
    }
}

/// A tree seen from `levels` above its root: only the first child exists there.
#[derive(Clone, Copy)]
struct Lifted<'a> {
    node: Option<&'a Arc<Node>>,
    levels: u32,
}

impl<'a> Lifted<'a> {
    fn child(self, i: usize) -> Lifted<'a> {
        if self.levels > 0 {
            let node = if i == 0 { self.node } else { None };
            return Lifted { node, levels: if i == 0 { self.levels - 1 } else { 0 } };
        }
        match self.node.map(|n| &**n) {
            Some(Node::Inner(children)) => Lifted { node: children[i].as_ref(), levels: 0 },
            _ => Lifted { node: None, levels: 0 },
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
