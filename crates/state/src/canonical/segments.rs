//! Segments: the parts of a heap that a form is made of, kept from one form to the next.
//!
//! A walk begins at a root (the static fields of a class, a thread, ...) and follows references as far as the next *hub*, a
//! large array of references. What it comes to that no walk before it has come to is a segment: its objects are numbered, its
//! words are hashed. A hub is the root of a segment of its own, whose turn comes later. References out of a segment are
//! not among its words but in a list beside them, and the form says of each which segment it leads to, by its place in
//! the order of this form, and to which of its objects.
//!
//! Which segments there are follows from the state alone: from the order of the roots, and of references in objects. So does
//! the form. A segment whose objects were not written since the last form, none of which another segment has come
//! to first, and whose references out of it lead to what somebody else has come to, is what it was: a walk from its root would
//! do the same again. So a form costs what has changed, and a little for each segment.

use std::collections::BTreeMap;

use rjpf_classes::BaseType;
use rjpf_classes::address::HEAP;
use rustc_hash::FxHashMap;

use super::names::Names;
use crate::directory::BLOCK_BYTES;
use crate::zeroed::{Zero, Zeroed};
use crate::{Memory, PAGE_BITS, Ref};

/// Arrays of so many references are hubs: fewer would make segments that cost more than they save.
const HUB_LENGTH: u32 = 16;

/// Segments, with those that are gone, after which all is walked anew, unless a form has so many.
const MOST_SEGMENTS: usize = 1 << 16;

/// Words of a heap of which all is walked each time, because that is cheaper than to know what has changed.
const SMALL_HEAP: u32 = 1 << 13;

/// Pages that an object has to reach into for being kept apart: a word for each of them would be written, also for those
/// that are empty.
const MANY_PAGES: u32 = 64;

/// Whose object is at an address, and which of its objects it is.
#[derive(Clone, Copy, Default)]
struct Claim {
    segment: u32,
    number: u32,
}

// SAFETY: numbers.
unsafe impl Zero for Claim {}

#[derive(Clone, Copy, Default)]
struct Span {
    form: u64,
    segment: u32,
}

// SAFETY: numbers.
unsafe impl Zero for Span {}

/// Of words that belong to an object without being one that references lead to.
const NO_NUMBER: u32 = u32::MAX;

#[derive(Default)]
struct Segment {
    /// Is it to be walked anew?
    is_stale: bool,
    /// The hub it begins with, zero if it has another root.
    hub: Ref,
    /// The last form in which its root was met, and the last that it was written in.
    met: u64,
    written: u64,
    /// Its place in that form.
    place: u32,
    /// Its first object among those of that form.
    first: u32,
    hash: u128,
    /// Where references out of it lead.
    outs: Box<[Ref]>,
    /// The words that its root consists of, if it is no hub.
    root: Box<[u32]>,
    /// References to opaque objects in it.
    opaque: u32,
}

/// What a reference means in the segment that is being written.
pub(super) enum Target {
    /// One of its objects.
    Own(u32),
    /// One that it has come to first just now.
    New,
    Out,
}

pub(super) struct Segments {
    heap_start: u32,
    /// For each pair of words of the heap (an object has at least two).
    claims: Zeroed<Claim>,
    /// For each page, whose object reaches into it from the page before, and the last form that knows of its changes.
    spans: Zeroed<Span>,
    /// Objects that reach into many pages, by the last of these: the first, and whose they are.
    long: BTreeMap<u32, (u32, u32)>,
    /// Pairs of the largest heap so far.
    used: usize,
    /// How many pages of the system heaps had been written in when the last form began.
    blocks: u32,
    /// The first is nobody's.
    segments: Vec<Segment>,
    /// Segments whose root is no hub, by the address of the root.
    roots: FxHashMap<u32, u32>,
    /// Counts forms.
    form: u64,
    /// The one that is being written.
    current: u32,
    /// Its objects.
    pub(super) queue: Vec<Ref>,
    outs: Vec<Ref>,
    /// Has it something in it that depends on more than its own words?
    pub(super) is_volatile: bool,
    /// Hubs met, and how many of them have been written.
    hubs: Vec<Ref>,
    written_hubs: usize,
    places: u32,
    /// All objects of this form, if it is written as a whole.
    all: Vec<Ref>,
    is_whole: bool,
    /// Are segments kept? Not while their words depend on an order of threads.
    keeps: bool,
    /// Are those of the last form kept in this one?
    has_kept: bool,
    /// Are segments of small heaps kept too?
    pub(super) keeps_small: bool,
    /// Are large arrays hubs in what is being written?
    has_hubs: bool,
    /// What the form comes to.
    pub(super) summary: Vec<u32>,
    sequencer: Ref,
    journal: u64,
    position: u64,
}

/// Pairs of words between two addresses, the last of which may have a part behind the second.
fn pairs_up_to(start: u32, end: u32) -> usize {
    (end - start) as usize / 2 + 1
}

/// Pages that so many pairs lie in, wherever they begin.
fn pages_of(pairs: usize) -> usize {
    ((pairs * 2) >> PAGE_BITS) + 2
}

impl Segments {
    pub(super) fn new(heap_start: u32) -> Segments {
        let pairs = pairs_up_to(heap_start, HEAP.end);
        Segments {
            heap_start,
            claims: Zeroed::new(pairs),
            spans: Zeroed::new(pages_of(pairs)),
            long: BTreeMap::new(),
            used: 0,
            blocks: 0,
            segments: vec![Segment::default()],
            roots: FxHashMap::default(),
            form: 0,
            current: 0,
            queue: Vec::new(),
            outs: Vec::new(),
            is_volatile: false,
            hubs: Vec::new(),
            written_hubs: 0,
            places: 0,
            all: Vec::new(),
            is_whole: false,
            keeps: true,
            has_kept: false,
            keeps_small: false,
            has_hubs: true,
            summary: Vec::new(),
            sequencer: 0,
            journal: 0,
            position: 0,
        }
    }

    /// Nothing is kept from now on.
    pub(super) fn keep_nothing(&mut self) {
        self.keeps = false;
    }

    /// All is walked anew in the next form.
    pub(super) fn forget(&mut self) {
        /// Claims that are cleared sooner than the system takes them and gives new ones.
        const FEW: usize = 1 << 17;
        self.segments.clear();
        self.segments.push(Segment::default());
        if self.used <= FEW {
            self.claims[..self.used].fill(Claim::default());
            self.spans[..pages_of(self.used)].fill(Span::default());
        } else {
            self.claims = Zeroed::new(self.claims.len());
            self.spans = Zeroed::new(self.spans.len());
        }
        self.long.clear();
        self.roots.clear();
    }

    /// Bytes that the next form takes beside itself: claims to what was written since the last one, and spans of it.
    pub(super) fn growth(&self, memory: &Memory) -> u64 {
        let blocks = memory.directory.heap_blocks().saturating_sub(self.blocks);
        u64::from(blocks) * (BLOCK_BYTES + BLOCK_BYTES / 4) as u64
    }

    /// A form begins: of a state as a whole, of a state by what is kept, or of a graph.
    pub(super) fn begin(&mut self, memory: &Memory, is_whole: bool, has_hubs: bool) {
        self.used = self.used.max(pairs_up_to(self.heap_start, memory.heap_top()));
        self.blocks = memory.directory.heap_blocks();
        if self.segments.len() > MOST_SEGMENTS.max(4 * self.places as usize) {
            self.forget();
        }
        self.form += 1;
        self.places = 0;
        self.hubs.clear();
        self.written_hubs = 0;
        self.all.clear();
        self.summary.clear();
        (self.is_whole, self.has_hubs) = (is_whole, has_hubs);
    }

    /// What was written since the last form is stale.
    pub(super) fn update(&mut self, memory: &Memory, sequencer: Ref) {
        let journal = &memory.heap_journal;
        let is_large = memory.heap_top() - self.heap_start >= SMALL_HEAP;
        self.has_kept = self.keeps && !self.is_whole && (is_large || self.keeps_small);
        if !self.has_kept {
            self.journal = 0;
            return;
        }
        let noted = if self.journal == journal.id { journal.since(self.position) } else { None };
        match noted {
            Some(noted) => {
                noted.iter().for_each(|&page| self.page_changed(page));
                let dirty = memory.dirty_pages.iter().map(|d| d.page).filter(|&page| journal.watches(page));
                dirty.for_each(|page| self.page_changed(page));
            }
            None => self.forget(),
        }
        (self.journal, self.position) = (journal.id, journal.position());
        if self.sequencer != sequencer {
            let before = std::mem::replace(&mut self.sequencer, sequencer);
            [before, sequencer].into_iter().for_each(|object| {
                if let Some(claim) = self.claim(object) {
                    self.segments[claim.segment as usize].is_stale = true;
                }
            });
        }
    }

    fn page_changed(&mut self, page: u32) {
        let span = self.span_at(page);
        let Some(span) = self.spans.get_mut(span) else { return };
        // Pages are noted again and again.
        if std::mem::replace(&mut span.form, self.form) == self.form {
            return;
        }
        self.segments[span.segment as usize].is_stale = true;
        if let Some((_, &(first, segment))) = self.long.range(page..).next()
            && first <= page
        {
            self.segments[segment as usize].is_stale = true;
        }
        let first = (page << PAGE_BITS).max(self.heap_start) - self.heap_start;
        let end = ((page + 1) << PAGE_BITS).saturating_sub(self.heap_start);
        // A pair may lie in two pages.
        let pairs = first as usize / 2..(end as usize).div_ceil(2).min(self.claims.len());
        for claim in self.claims.get(pairs).unwrap_or(&[]) {
            self.segments[claim.segment as usize].is_stale = true;
        }
    }

    fn span_at(&self, page: u32) -> usize {
        page.saturating_sub(self.heap_start >> PAGE_BITS) as usize
    }

    /// Where the claim to an object of the heap stands.
    #[inline(always)]
    fn pair(&self, object: Ref) -> usize {
        (object - self.heap_start) as usize / 2
    }

    /// The claim to what may be an object of the heap.
    fn claim(&self, object: Ref) -> Option<Claim> {
        let pair = object.checked_sub(self.heap_start)? as usize / 2;
        self.claims.get(pair).copied()
    }

    /// The claim of a segment of this form to an object that references lead to.
    fn claim_now(&self, object: Ref) -> Option<Claim> {
        self.claim(object).filter(|&claim| claim.number != NO_NUMBER && self.is_claimed(object, claim))
    }

    /// Has a segment of this form come to the object, or met it as a hub?
    #[inline]
    fn is_claimed(&self, object: Ref, claim: Claim) -> bool {
        let segment = &self.segments[claim.segment as usize];
        segment.written == self.form || segment.hub == object && segment.met == self.form
    }

    fn is_hub(&self, names: &Names, memory: &Memory, object: Ref) -> bool {
        self.has_hubs
            && names.shape(memory.class_id(object)).element == Some(BaseType::Ref)
            && memory.array_length(object) >= HUB_LENGTH
    }

    /// A reference to an object of the heap in the segment that is being written.
    #[inline(always)]
    pub(super) fn refer(&mut self, names: &Names, memory: &Memory, object: Ref) -> Target {
        debug_assert!(object < memory.heap_top(), "{object:#x} is no object");
        let claim = self.claims[self.pair(object)];
        if claim.segment == self.current {
            return Target::Own(claim.number);
        }
        if self.is_claimed(object, claim) || self.is_hub(names, memory, object) {
            self.outs.push(object);
            return Target::Out;
        }
        self.take(object);
        Target::New
    }

    fn take(&mut self, object: Ref) {
        let number = self.queue.len() as u32;
        self.claim_words(object, number);
        self.queue.push(object);
    }

    /// Whoever had the object in an earlier form has not come to it first in this one.
    fn claim_words(&mut self, at: u32, number: u32) {
        let pair = self.pair(at);
        let claim = &mut self.claims[pair];
        let before = std::mem::replace(claim, Claim { segment: self.current, number });
        if before.segment != self.current {
            self.segments[before.segment as usize].is_stale = true;
        }
    }

    /// The segment that is being written depends on these words: an object, or what belongs to one.
    #[inline]
    pub(super) fn depend_on(&mut self, at: u32, words: u32) {
        let (first, last) = (at >> PAGE_BITS, (at + words - 1) >> PAGE_BITS);
        if last - first >= MANY_PAGES {
            return self.depend_on_many(first + 1, last);
        }
        for page in first + 1..=last {
            let at = self.span_at(page);
            self.spans[at].segment = self.current;
        }
    }

    /// Whatever else was there in an earlier form is gone, so that one at most reaches into each page.
    #[cold]
    fn depend_on_many(&mut self, first: u32, last: u32) {
        while let Some((&end, &(start, _))) = self.long.range(first..).next()
            && start <= last
        {
            self.long.remove(&end);
        }
        self.long.insert(last, (first, self.current));
    }

    /// The same for what no reference leads to.
    pub(super) fn depend_on_part(&mut self, at: u32, words: u32) {
        if at >= self.heap_start {
            self.claim_words(at, NO_NUMBER);
            self.depend_on(at, words);
        }
    }

    // ---- one segment after the other ------------------------------------------------------------

    /// The next hub that was met and has not been written.
    pub(super) fn next_hub(&mut self) -> Option<Ref> {
        let hub = self.hubs.get(self.written_hubs).copied();
        self.written_hubs += usize::from(hub.is_some());
        hub
    }

    /// Writes the segment of a hub as it was in the last form, if it is the same.
    pub(super) fn keep_hub(&mut self, names: &Names, memory: &Memory, hub: Ref) -> bool {
        self.keep(names, memory, self.claims[self.pair(hub)].segment)
    }

    /// The same for another root, which consists of these words.
    pub(super) fn keep_root(&mut self, names: &Names, memory: &Memory, at: u32, root: &[u32]) -> bool {
        let Some(&id) = self.roots.get(&at) else { return false };
        *self.segments[id as usize].root == *root && self.keep(names, memory, id)
    }

    fn keep(&mut self, names: &Names, memory: &Memory, id: u32) -> bool {
        let segment = &self.segments[id as usize];
        let is_same = !segment.is_stale
            && self.has_kept
            && segment
                .outs
                .iter()
                .all(|&out| self.is_claimed(out, self.claims[self.pair(out)]) || self.is_hub(names, memory, out));
        if is_same {
            names.count_opaque(segment.opaque);
            // A hub has got its place when it was met.
            if segment.hub == 0 {
                self.segments[id as usize].place = self.next_place();
            }
            let segment = &mut self.segments[id as usize];
            segment.written = self.form;
            let (hash, outs) = (segment.hash, std::mem::take(&mut segment.outs));
            self.write(hash, &outs);
            self.segments[id as usize].outs = outs;
        }
        is_same
    }

    /// A segment begins that is to be walked: at a hub, or at the root at an address (zero if it is never kept).
    pub(super) fn open(&mut self, hub: Ref, at: u32) {
        let id = self.segments.len() as u32;
        let before = match hub {
            0 if at == 0 => None,
            0 => self.roots.insert(at, id),
            hub => Some(self.claims[self.pair(hub)].segment),
        };
        let met = before.map(|before| std::mem::take(&mut self.segments[before as usize]));
        // A hub has got its place when it was met.
        let place = met.filter(|_| hub != 0).map_or_else(|| self.next_place(), |met| met.place);
        let (form, first) = (self.form, self.all.len() as u32);
        self.segments.push(Segment { hub, met: form, place, first, ..Segment::default() });
        self.current = id;
        self.queue.clear();
        self.outs.clear();
        self.is_volatile = false;
        if hub != 0 {
            self.take(hub);
        }
    }

    fn next_place(&mut self) -> u32 {
        self.places += 1;
        self.places - 1
    }

    /// All objects of the segment have been written, and come to this. Says where in the summary the references out of it are.
    pub(super) fn close(&mut self, hash: u128, root: &[u32], opaque: u32) -> usize {
        let id = std::mem::take(&mut self.current);
        if self.is_whole {
            self.all.extend_from_slice(&self.queue);
        }
        let segment = &mut self.segments[id as usize];
        segment.written = self.form;
        segment.is_stale = self.is_volatile || self.is_whole;
        let is_kept = self.has_kept && !segment.is_stale && (segment.hub != 0 || !root.is_empty());
        if is_kept {
            segment.hash = hash;
            segment.opaque = opaque;
            segment.outs = self.outs.as_slice().into();
            segment.root = root.into();
        }
        let outs = std::mem::take(&mut self.outs);
        let first = self.write(hash, &outs);
        self.outs = outs;
        first
    }

    /// Adds a segment to what the form comes to; says where the references out of it are.
    fn write(&mut self, hash: u128, outs: &[Ref]) -> usize {
        self.summary.extend((0..4).map(|part| (hash >> (32 * part)) as u32));
        let first = self.summary.len();
        outs.iter().for_each(|&out| self.write_out(out));
        first
    }

    fn write_out(&mut self, object: Ref) {
        let claim = self.claims[self.pair(object)];
        if self.is_claimed(object, claim) {
            let place = self.segments[claim.segment as usize].place;
            return self.summary.extend_from_slice(&[super::mark::FIRST + place, claim.number]);
        }
        self.summary.push(super::mark::NEW);
        self.meet(object, claim);
    }

    /// A hub gets its place in the form.
    fn meet(&mut self, hub: Ref, claim: Claim) {
        let place = self.next_place();
        let known = &mut self.segments[claim.segment as usize];
        let form = self.form;
        if known.hub == hub {
            known.met = form;
            known.place = place;
        } else {
            known.is_stale = true;
            let segment = self.segments.len() as u32;
            self.segments.push(Segment { is_stale: true, hub, met: form, place, ..Segment::default() });
            let pair = self.pair(hub);
            self.claims[pair] = Claim { segment, number: 0 };
        }
        self.hubs.push(hub);
    }

    // ---- after a form ---------------------------------------------------------------------------

    /// What the object is called in this form, if it is in it: the place of its segment, and its number there.
    pub(super) fn name_of(&self, object: Ref) -> Option<[u32; 2]> {
        let claim = self.claim_now(object)?;
        Some([super::mark::FIRST + self.segments[claim.segment as usize].place, claim.number])
    }

    /// All objects of a form that was written as a whole.
    pub(super) fn all(&self) -> &[Ref] {
        &self.all
    }

    /// The number of an object among them.
    pub(super) fn number_of(&self, object: Ref) -> Option<u32> {
        let claim = self.claim_now(object)?;
        Some(self.segments[claim.segment as usize].first + claim.number)
    }
}
