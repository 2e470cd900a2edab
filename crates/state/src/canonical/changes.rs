//! What differs from genesis in the regions that a walk does not come through by itself: statics,
//! constants, off-heap memory, booted objects.
//!
//! Kept up to date page by page from the memory's journal, so that a fingerprint costs what
//! changed and not what was booted. The verdict about a page depends on the words of that page
//! alone, which is what makes it right to look again only at pages that were written or restored.

use std::collections::BTreeMap;

use rjpf_classes::address::{CONSTANTS, HEAP, NATIVE, OBJECT_HEADER, STATICS, STATICS_HEADER};
use rjpf_classes::{Class, ClassId, Registry};
use rustc_hash::FxHashMap;

use super::buffers::Buffers;
use super::names::{Kind, Names, Shape};
use crate::heap::CLASS_MASK;
use crate::pages::hash_of_page;
use crate::roots::{self, FORWARD};
use crate::{PAGE_BITS, PAGE_WORDS, Page, Pages, Ref};

/// Something with an observable word that is not what it was at genesis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Thing {
    Statics(ClassId),
    Mirror(ClassId),
    /// A literal whose monitor or identity hash was used.
    Literal(Ref),
    /// A literal's address that another string stands for.
    Interned(Ref),
    Object(Ref),
}

/// The changed things in canonical order.
#[derive(Default, Debug, PartialEq)]
pub(super) struct Changed {
    pub(super) statics: Vec<(u64, ClassId)>,
    pub(super) mirrors: Vec<(u64, ClassId)>,
    pub(super) literals: Vec<Ref>,
    pub(super) interned: Vec<Ref>,
    pub(super) objects: Vec<(u64, Ref)>,
}

pub(super) struct Changes {
    pub(super) changed: Changed,
    pub(super) buffers: Buffers,
    /// Pages with changed things.
    pages: BTreeMap<u32, Box<[Thing]>>,
    pub(super) native: ChangedNative,
    /// Journal and position up to which `pages` is right.
    journal: u64,
    position: u64,
    index: Index,
    scratch: Vec<u32>,
    things: Vec<Thing>,
}

impl Changes {
    pub(super) fn new(pages: &Pages, names: &Names, heap_start: u32) -> Changes {
        Changes {
            changed: Changed::default(),
            buffers: Buffers::find(pages, names, heap_start),
            pages: BTreeMap::new(),
            native: ChangedNative::default(),
            journal: 0,
            position: 0,
            index: Index::new(pages, names.registry, heap_start),
            scratch: Vec::new(),
            things: Vec::new(),
        }
    }

    /// Brings [`Changes::changed`] up to date.
    pub(super) fn update(&mut self, names: &Names, pages: &Pages) {
        let journal = &pages.memory.journal;
        let noted = if self.journal == journal.id { journal.since(self.position) } else { None };
        let mut look_at = std::mem::take(&mut self.scratch);
        let mut stale = false;
        match noted {
            Some(noted) => {
                look_at.extend_from_slice(noted);
                let dirty = pages.memory.dirty_pages.iter().map(|d| d.page);
                look_at.extend(dirty.filter(|&page| journal.watches(page)));
                look_at.sort_unstable();
                look_at.dedup();
            }
            None => {
                stale = true;
                self.pages.clear();
                self.native = ChangedNative::default();
                look_at.extend(watched_pages(pages));
            }
        }
        for &page in &look_at {
            stale |= self.look(names, pages, page);
        }
        look_at.clear();
        self.scratch = look_at;
        (self.journal, self.position) = (journal.id, journal.position());
        if stale {
            self.sort_out(names);
        }
    }

    /// Compares the bookkeeping with a look at every page that was ever written.
    pub(super) fn check(&mut self, names: &Names, pages: &Pages) {
        let kept = (std::mem::take(&mut self.pages), std::mem::take(&mut self.native));
        for page in watched_pages(pages) {
            self.look(names, pages, page);
        }
        assert_eq!((&kept.0, &kept.1), (&self.pages, &self.native), "the journal missed a change");
    }

    /// Looks at one page; true if other things than before are changed there.
    fn look(&mut self, names: &Names, pages: &Pages, page: u32) -> bool {
        if NATIVE.contains(&(page << PAGE_BITS)) {
            self.native.look(pages, page);
            return false;
        }
        self.things.clear();
        if let Some(genesis) = pages.genesis_page(page)
            && pages.memory.page(page) != genesis
        {
            let view = View { page, genesis, now: pages.memory.page(page) };
            self.index.changed_things(names, pages, &view, &mut self.things);
            self.things.retain(|thing| !matches!(thing, Thing::Object(o) if self.buffers.owns(*o)));
        }
        match self.pages.get(&page) {
            Some(known) if **known == *self.things => false,
            None if self.things.is_empty() => false,
            _ => {
                if self.things.is_empty() {
                    self.pages.remove(&page);
                } else {
                    self.pages.insert(page, self.things.as_slice().into());
                }
                true
            }
        }
    }

    fn sort_out(&mut self, names: &Names) {
        let mut all: Vec<Thing> = self.pages.values().flat_map(|things| things.iter().copied()).collect();
        all.sort_unstable();
        all.dedup();
        let mut changed = Changed::default();
        for thing in all {
            match thing {
                Thing::Statics(class) => changed.statics.push((names.shape(class).stable, class)),
                Thing::Mirror(class) => changed.mirrors.push((names.shape(class).stable, class)),
                Thing::Literal(at) => changed.literals.push(at),
                Thing::Interned(at) => changed.interned.push(at),
                Thing::Object(object) => changed.objects.push((names.booted(object), object)),
            }
        }
        // Class ids and addresses follow the order of loading and booting; names do not.
        changed.objects.sort_unstable();
        changed.statics.sort_unstable();
        changed.mirrors.sort_unstable();
        self.changed = changed;
    }
}

/// Off-heap pages that differ from genesis. A program that maps a file has thousands of them, so that a form has
/// only what they come to together: the sum of a hash of each page, which costs the pages that were looked at.
#[derive(Default, Debug, PartialEq)]
pub(super) struct ChangedNative {
    pages: FxHashMap<u32, u128>,
    pub(super) sum: u128,
}

impl ChangedNative {
    fn look(&mut self, pages: &Pages, page: u32) {
        let now = pages.memory.page(page);
        let hash = pages.genesis_page(page).filter(|genesis| *genesis != now).map(|_| hash_of_page(page, now));
        let before = match hash {
            Some(hash) => self.pages.insert(page, hash),
            None => self.pages.remove(&page),
        };
        self.sum = self.sum.wrapping_sub(before.unwrap_or(0)).wrapping_add(hash.unwrap_or(0));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// The pages, in order.
    pub(super) fn in_order(&self) -> Vec<u32> {
        let mut pages: Vec<u32> = self.pages.keys().copied().collect();
        pages.sort_unstable();
        pages
    }
}

/// The watched pages that were written since genesis, by any worker.
fn watched_pages(pages: &Pages) -> impl Iterator<Item = u32> + '_ {
    let (directory, journal) = (&pages.memory.directory, &pages.memory.journal);
    (0..directory.len()).map(|slot| directory.page(slot)).filter(|&page| journal.watches(page))
}

/// A page that differs from genesis.
struct View<'a> {
    page: u32,
    genesis: &'a Page,
    now: &'a Page,
}

impl View<'_> {
    fn start(&self) -> u32 {
        self.page << PAGE_BITS
    }

    fn end(&self) -> u32 {
        self.start() + PAGE_WORDS as u32
    }

    /// Address, genesis word and present word of what differs between two addresses.
    fn differences(&self, from: u32, to: u32) -> impl Iterator<Item = (u32, u32, u32)> + '_ {
        let first = from.max(self.start()) - self.start();
        let last = to.min(self.end()).saturating_sub(self.start());
        (first..last)
            .map(|i| (self.start() + i, self.genesis[i as usize], self.now[i as usize]))
            .filter(|(_, genesis, now)| genesis != now)
    }
}

#[derive(Clone, Copy)]
enum Resident {
    Mirror(ClassId),
    Literal,
}

/// From addresses to what lives there.
struct Index {
    registry: &'static Registry,
    heap_start: u32,
    /// Starts of booted objects, sorted.
    booted: Vec<Ref>,
    /// Statics blocks, sorted, of the first `classes` classes.
    statics: Vec<(u32, &'static Class)>,
    classes: usize,
    /// Start and length of the constants, sorted. Complete below `constants_end`.
    constants: Vec<(u32, u32, Resident)>,
    constants_end: u32,
    mirror_words: u32,
    string_words: u32,
}

impl Index {
    fn new(pages: &Pages, registry: &'static Registry, heap_start: u32) -> Index {
        Index {
            registry,
            heap_start,
            booted: roots::objects(&pages.memory, registry, HEAP.start, heap_start).map(|(o, _)| o).collect(),
            statics: Vec::new(),
            classes: 0,
            constants: Vec::new(),
            constants_end: CONSTANTS.start,
            mirror_words: registry.known("java/lang/Class").instance_words,
            string_words: registry.known("java/lang/String").instance_words,
        }
    }

    fn changed_things(&mut self, names: &Names, pages: &Pages, view: &View<'_>, things: &mut Vec<Thing>) {
        let start = view.start();
        if STATICS.contains(&start) {
            self.changed_statics(names, view, things);
        } else if CONSTANTS.contains(&start) {
            self.changed_constants(names, pages, view, things);
        } else if HEAP.contains(&start) {
            self.changed_objects(names, pages, view, things);
        }
    }

    fn changed_statics(&mut self, names: &Names, view: &View<'_>, things: &mut Vec<Thing>) {
        self.index_classes(names.class_count());
        let first = self.statics.partition_point(|(at, _)| *at <= view.start()).saturating_sub(1);
        for &(at, class) in self.statics[first..].iter().take_while(|(at, _)| *at < view.end()) {
            let end = at + STATICS_HEADER + class.static_slots.len() as u32;
            let shape = names.shape(class.id);
            if view.differences(at, end).any(|(word, genesis, now)| observes_static(shape, word - at, genesis, now)) {
                things.push(Thing::Statics(class.id));
            }
        }
    }

    /// Classes that other workers have loaded since the walk began are none of this state.
    fn index_classes(&mut self, count: usize) {
        if self.classes < count {
            let classes = (self.classes..count).map(|id| self.registry.class(ClassId(id as u32)));
            self.statics.extend(classes.map(|class| (class.statics, class)));
            self.statics.sort_unstable_by_key(|(at, _)| *at);
            self.classes = count;
        }
    }

    fn changed_constants(&mut self, names: &Names, pages: &Pages, view: &View<'_>, things: &mut Vec<Thing>) {
        if view.end() > self.constants_end {
            self.index_constants();
        }
        let class_slots = names.shape(self.registry.known("java/lang/Class").id);
        let first = self.constants.partition_point(|(at, ..)| *at <= view.start()).saturating_sub(1);
        for &(at, _, resident) in self.constants[first..].iter().take_while(|(at, ..)| *at < view.end()) {
            match resident {
                Resident::Mirror(class) => {
                    let mut differences = view.differences(at + 1, at + self.mirror_words);
                    if differences.any(|(word, ..)| observes_mirror(class_slots, word - at)) {
                        things.push(Thing::Mirror(class));
                    }
                }
                Resident::Literal if pages.memory.get(at) == FORWARD => {
                    if view.differences(at, at + 2).next().is_some() {
                        things.push(Thing::Interned(at));
                    }
                }
                Resident::Literal => {
                    if view.differences(at + 1, at + 2).next().is_some() {
                        things.push(Thing::Literal(at));
                    }
                }
            }
        }
    }

    /// Addresses are given out before they are published, so another worker's newest constants
    /// may be missing: the index is complete up to the first gap only.
    fn index_constants(&mut self) {
        if self.registry.constants_end() == self.constants_end {
            return;
        }
        let from = self.constants_end;
        self.constants.retain(|(at, ..)| *at < from);
        let mirrors = self.registry.all_classes().filter_map(|c| Some((self.registry.known_mirror(c)?, c.id)));
        self.constants.extend(
            mirrors.filter(|(at, _)| *at >= from).map(|(at, id)| (at, self.mirror_words, Resident::Mirror(id))),
        );
        let literals = self.registry.literal_addresses().into_iter().filter(|at| *at >= from);
        for at in literals {
            let bytes = self.registry.literal_at(at).map_or(0, |text| text.byte_len());
            let words = self.string_words + rjpf_classes::address::ARRAY_HEADER + bytes.div_ceil(4);
            self.constants.push((at, words, Resident::Literal));
        }
        self.constants.sort_unstable_by_key(|(at, ..)| *at);
        let known = self.constants.partition_point(|(at, ..)| *at < from);
        for &(at, words, _) in &self.constants[known..] {
            if at != self.constants_end {
                break;
            }
            self.constants_end = at + words;
        }
    }

    fn changed_objects(&self, names: &Names, pages: &Pages, view: &View<'_>, things: &mut Vec<Thing>) {
        for (at, genesis, now) in view.differences(HEAP.start, self.heap_start) {
            let next = self.booted.partition_point(|&o| o <= at);
            let object = self.booted[next - 1];
            if things.last() == Some(&Thing::Object(object)) {
                continue;
            }
            let shape = names.shape(pages.memory.class_id(object));
            let observed = match at - object {
                0 => (genesis ^ now) & CLASS_MASK != 0,
                offset if offset < OBJECT_HEADER || shape.element.is_some() => true,
                offset => shape.observes(offset),
            };
            if observed {
                things.push(Thing::Object(object));
            }
        }
    }
}

/// `InitState::Initialized` of the virtual machine.
const INITIALIZED: u32 = 2;

/// The initialisation state as far as a program can tell: the initialisation of a class in which
/// no code has to run leaves no trace.
pub(super) fn observed_init_state(shape: &Shape, state: u32) -> u32 {
    if shape.trivial && state == INITIALIZED { 0 } else { state }
}

fn observes_static(shape: &Shape, offset: u32, genesis: u32, now: u32) -> bool {
    match offset {
        0 => observed_init_state(shape, genesis) != observed_init_state(shape, now),
        offset if offset < STATICS_HEADER => true,
        offset => shape.observes_static(offset),
    }
}

/// Of a mirror, only the lock and what Java code stores there are state; the rest follows from
/// the class.
fn observes_mirror(class_slots: &Shape, offset: u32) -> bool {
    offset < OBJECT_HEADER || class_slots.slots.contains(&(offset, Kind::Ref))
}
