//! The walk over objects: breadth-first, numbering them by first visit.
//!
//! One walk writes one segment of a form (`segments.rs`). References become numbers of its objects, or names of constants and
//! of booted objects, or marks of what is outside; everything else is copied. The scratch memory is kept between walks.

use rjpf_classes::address::{ARRAY_HEADER, CONSTANTS, HEAP, OBJECT_HEADER};
use rjpf_classes::code::LiveSlot;
use rjpf_classes::{BaseType, ClassId, Method, Trust};
use xxhash_rust::xxh3::Xxh3;

use super::instants::Instants;
use super::names::{Constant, Kind, Names};
use super::segments::{Segments, Target};
use super::{Content, bytes_of, fingerprint_of, mark};
use crate::clock::Clock;
use crate::roots::FrameRoots;
use crate::{GivenUp, Memory, Ref, heap};

/// Words after which it is better to hash them than to keep them.
const MANY: usize = 1 << 16;

pub(super) struct Walk {
    pub(super) out: Vec<u32>,
    /// Where in `out` the parts begin that states have in common or not: objects, threads, frames.
    pub(super) parts: Vec<u32>,
    /// First word above what was booted.
    pub(super) heap_start: u32,
    pub(super) segments: Segments,
    /// Objects of the segment that have been written.
    drained: usize,
    /// Where its words begin.
    start: usize,
    /// Are the words of segments kept in `out`, or only what they come to?
    is_whole: bool,
    /// What its words come to as far as they are no longer in `out`, if some are not.
    hashed: Option<Box<Xxh3>>,
    /// References to opaque objects before it.
    opaque: u32,
    /// The places of threads in the form, if they are not their numbers.
    pub(super) places: Vec<u32>,
    pub(super) instants: Instants,
    /// Whether the walk was given up: what has been written since is no form.
    given_up: Option<GivenUp>,
}

/// Whose instants may be in the registers of a frame.
#[derive(Clone, Copy)]
pub(super) struct Clocks {
    clocks: &'static [Clock],
    told: Told,
}

/// What becomes of an instant in a frame.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// It is compared with others.
    Compared,
    /// The program will be told how late it is.
    Exactly,
    /// Nothing that anybody could notice.
    Nothing,
}

impl Clocks {
    /// Of a thread of the library's own.
    pub(super) const NOBODYS: Clocks = Clocks { clocks: &[Clock::Nanos], told: Told::Nothing };

    pub(super) fn of(names: &Names, memory: &Memory, frame: &FrameRoots, caller: Option<&'static Method>) -> Clocks {
        let mut clocks = names.clocks(frame.method);
        // Unsafe.park(isAbsolute, time): most times are durations.
        if frame.method.has_peer() && clocks.len() > 1 && memory.get(frame.fp + 1) == 0 {
            clocks = &clocks[..1];
        }
        let is_told = frame.method.name == "awaitNanos" && caller.is_some_and(|c| c.class.trust == Trust::User);
        Clocks { clocks, told: if is_told { Told::Exactly } else { Told::Compared } }
    }
}

/// Are the first two of these registers neighbours that may hold one value?
#[inline]
pub(super) fn is_wide(slots: &[LiveSlot]) -> bool {
    matches!(slots, [low, high, ..] if !low.is_ref && !high.is_ref && high.reg == low.reg + 1)
}

impl Walk {
    pub(super) fn new(heap_start: u32) -> Walk {
        Walk {
            out: Vec::new(),
            parts: Vec::new(),
            heap_start,
            segments: Segments::new(heap_start),
            drained: 0,
            start: 0,
            is_whole: true,
            hashed: None,
            opaque: 0,
            places: Vec::new(),
            instants: Instants::default(),
            given_up: None,
        }
    }

    /// What a thread is called.
    pub(super) fn place(&self, thread: u32) -> u32 {
        self.places.get(thread as usize).copied().unwrap_or(thread)
    }

    /// A form begins: with all its words, or with what they come to only.
    pub(super) fn begin(&mut self, memory: &Memory, is_whole: bool) {
        self.segments.begin(memory, is_whole, true);
        self.is_whole = is_whole;
        self.out.clear();
        self.parts.clear();
        self.instants.begin();
    }

    /// A graph is one segment.
    pub(super) fn begin_graph(&mut self, names: &Names, memory: &Memory) {
        self.segments.begin(memory, true, false);
        self.is_whole = true;
        self.out.clear();
        self.parts.clear();
        self.instants.begin();
        self.open(names, 0, 0);
    }

    /// A segment begins: see [`Segments::open`].
    pub(super) fn open(&mut self, names: &Names, hub: Ref, at: u32) {
        self.start = self.out.len();
        self.drained = 0;
        self.opaque = names.opaque_met.get().unwrap_or(0);
        self.segments.open(hub, at);
    }

    /// Its root has been written, which consists of these words; what follows from it is written now.
    pub(super) fn close(&mut self, names: &Names, memory: &Memory, content: Content, root: &[u32]) {
        self.drain(names, memory, content);
        let opaque = names.opaque_met.get().unwrap_or(0) - self.opaque;
        let hash = match self.hashed.take() {
            None => fingerprint_of(&self.out[self.start..]),
            Some(mut hashed) => {
                hashed.update(&bytes_of(&self.out[self.start..]));
                hashed.digest128()
            }
        };
        let outs = self.segments.close(hash, root, opaque);
        if self.is_whole {
            if outs < self.segments.summary.len() {
                self.parts.push(self.out.len() as u32);
                self.out.extend_from_slice(&self.segments.summary[outs..]);
            }
        } else {
            self.out.truncate(self.start);
            self.parts.clear();
        }
    }

    /// Puts what was written last in front of so many words, with so many parts.
    pub(super) fn bring_forward(&mut self, words: usize, parts: usize) {
        let moved = self.out.len() - words;
        self.out.rotate_left(words);
        let (behind, forward) = self.parts.split_at_mut(parts);
        behind.iter_mut().for_each(|at| *at += moved as u32);
        forward.iter_mut().for_each(|at| *at -= words as u32);
        self.parts.rotate_left(parts);
    }

    /// Writes the segments of the hubs that were met.
    pub(super) fn hubs(&mut self, names: &Names, memory: &Memory, content: Content) {
        while let Some(hub) = self.segments.next_hub() {
            if self.is_given_up(memory) {
                return;
            }
            if !self.segments.keep_hub(names, memory, hub) {
                self.open(names, hub, 0);
                self.close(names, memory, content, &[]);
            }
        }
    }

    #[inline]
    fn is_given_up(&mut self, memory: &Memory) -> bool {
        if let Err(given_up) = memory.brake.look() {
            self.given_up = Some(given_up);
        }
        self.given_up.is_some()
    }

    /// All has been written, unless it was given up; then nothing of it is kept for later forms.
    pub(super) fn end(&mut self) -> Result<(), GivenUp> {
        let Some(given_up) = self.given_up.take() else { return Ok(()) };
        self.segments.forget();
        Err(given_up)
    }

    /// What follows is a part by itself.
    #[inline]
    pub(super) fn part(&mut self) {
        self.parts.push(self.out.len() as u32);
    }

    #[inline]
    pub(super) fn push(&mut self, word: u32) {
        self.out.push(word);
    }

    #[inline]
    pub(super) fn push_name(&mut self, name: u64) {
        self.out.extend_from_slice(&[name as u32, (name >> 32) as u32]);
    }

    /// Writes a reference: a number, a name or null.
    #[inline(always)]
    pub(super) fn reference(&mut self, names: &Names, memory: &Memory, target: Ref) {
        if target >= self.heap_start {
            self.out.push(match self.segments.refer(names, memory, target) {
                Target::Own(number) => number + mark::FIRST,
                Target::New => mark::NEW,
                Target::Out => mark::OUT,
            });
        } else if target == 0 {
            self.out.push(mark::NULL);
        } else {
            self.atom(names, memory, target);
        }
    }

    fn atom(&mut self, names: &Names, memory: &Memory, target: Ref) {
        debug_assert!(CONSTANTS.contains(&target) || HEAP.contains(&target), "{target:#x} is no reference");
        let name = self.atom_name(names, memory, target);
        self.out.extend_from_slice(&name);
    }

    /// What a booted object or a constant is called: the mark of its kind, then a name.
    pub(super) fn atom_name(&self, names: &Names, memory: &Memory, target: Ref) -> [u32; 3] {
        let (mark, name) = if HEAP.contains(&target) {
            (mark::ATOM, names.booted(target))
        } else {
            match names.constant(memory, target) {
                Constant::Mirror(_, stable) => (mark::MIRROR, stable),
                Constant::Literal(hash) => (mark::LITERAL, hash),
            }
        };
        [mark, name as u32, (name >> 32) as u32]
    }

    /// Writes the objects of the segment met so far that have not been written, and those they lead to.
    pub(super) fn drain(&mut self, names: &Names, memory: &Memory, content: Content) {
        while let Some(&object) = self.segments.queue.get(self.drained) {
            if self.is_given_up(memory) {
                return;
            }
            self.drained += 1;
            self.object(names, memory, object, content);
            self.condense();
        }
    }

    pub(super) fn object(&mut self, names: &Names, memory: &Memory, object: Ref, content: Content) {
        let shape = names.shape(memory.class_id(object));
        self.part();
        self.push_name(shape.stable);
        if content == Content::Exact {
            self.lock(memory, object);
        }
        if let Some(element) = shape.element {
            return self.elements(names, memory, object, element, content);
        }
        self.segments.depend_on(object, shape.words);
        if object == self.instants.sequencer {
            return;
        }
        self.segments.is_volatile |= shape.is_volatile;
        for run in shape.runs.iter() {
            let words = memory.words(object + run.offset, run.len);
            match run.kind {
                Kind::Word if content == Content::Exact => self.out.extend_from_slice(words),
                Kind::Word => {}
                Kind::Ref => words.iter().for_each(|&target| self.reference(names, memory, target)),
                Kind::Instant(_) | Kind::Number if content == Content::Exact => {
                    let wide = (0..run.len / 2).map(|i| memory.get2(object + run.offset + 2 * i));
                    wide.for_each(|value| self.wide(value, run.kind));
                }
                Kind::QueueHead(tail) => self.queue_head(names, memory, words[0], memory.get(object + tail)),
                Kind::QueueTail(head) => {
                    let is_empty = words[0] == memory.get(object + head);
                    self.reference(names, memory, if is_empty { 0 } else { words[0] });
                }
                Kind::Predecessor => self.predecessor(names, memory, words[0], run.offset),
                kind => words.iter().for_each(|&value| self.slot(names, memory, value, kind, content)),
            }
        }
        if let Some((offset, unit)) = shape.period {
            self.instants.note_period((memory.get2(object + offset) as i64).saturating_mul(unit as i64));
        }
    }

    /// A field of two words that is an instant, or tells tasks apart.
    fn wide(&mut self, value: u64, kind: Kind) {
        match kind {
            Kind::Instant(clock) if self.instants.write(&mut self.out, value, clock, false) => {}
            Kind::Number => self.instants.number(&mut self.out, value),
            _ => self.push_name(value),
        }
    }

    /// Owner, count and identity hash, in one word if there is none of them.
    pub(super) fn lock(&mut self, memory: &Memory, object: Ref) {
        if memory.get(object + 1) == 0 {
            return self.out.push(0);
        }
        if let Some(record) = memory.monitor_record(object) {
            self.segments.depend_on_part(record, OBJECT_HEADER + 2);
        }
        let (owner, count) = memory.monitor(object).map_or((0, 0), |(owner, count)| (self.place(owner) + 1, count));
        let hash = memory.identity_hash(object).unwrap_or(0);
        self.out.extend_from_slice(&[1, owner, count, hash]);
    }

    #[inline]
    pub(super) fn slot(&mut self, names: &Names, memory: &Memory, value: u32, kind: Kind, content: Content) {
        match kind {
            Kind::ThreadName if names.is_default_name(memory, value) => self.out.push(mark::NULL),
            kind if kind.is_reference() => self.reference(names, memory, value),
            Kind::StackTrace if content == Content::Exact => self.stack_trace(names, memory, value),
            _ if content == Content::Shape => {}
            Kind::Word | Kind::Instant(_) | Kind::Number => self.out.push(value),
            Kind::ClassId => self.push_name(names.shape(ClassId(value)).stable),
            Kind::MethodId => self.push_name(names.method_id(value)),
            _ => {}
        }
    }

    /// A queue begins with the node behind its first one, if there is any.
    fn queue_head(&mut self, names: &Names, memory: &Memory, head: Ref, tail: Ref) {
        if head == tail {
            return self.push(mark::NULL);
        }
        // Words of another object decide.
        self.segments.is_volatile = true;
        match names.shape(memory.class_id(head)).next {
            Some(next) => self.reference(names, memory, memory.get(head + next)),
            None => self.reference(names, memory, head),
        }
    }

    /// The node before one of a queue, whose own predecessor is at that offset: the first one has none.
    fn predecessor(&mut self, names: &Names, memory: &Memory, node: Ref, offset: u32) {
        if node == 0 {
            return self.push(mark::NULL);
        }
        self.segments.is_volatile = true;
        match memory.get(node + offset) {
            0 => self.push(mark::HEAD),
            _ => self.reference(names, memory, node),
        }
    }

    /// Writes registers of a frame.
    pub(super) fn registers(&mut self, names: &Names, memory: &Memory, fp: u32, slots: &[LiveSlot], clocks: Clocks) {
        let mut slots = slots;
        while let Some(slot) = slots.first() {
            let at = fp + u32::from(slot.reg);
            if is_wide(slots) && self.instant(memory.get2(at), clocks) {
                slots = &slots[2..];
                continue;
            }
            let value = memory.get(at);
            if slot.is_ref {
                self.reference(names, memory, value)
            } else {
                self.push(value)
            }
            slots = &slots[1..];
        }
    }

    fn instant(&mut self, value: u64, clocks: Clocks) -> bool {
        let Clocks { clocks, told } = clocks;
        if told == Told::Nothing {
            return clocks.iter().any(|clock| clock.instant(value).is_some());
        }
        clocks.iter().any(|&clock| self.instants.write(&mut self.out, value, clock, told == Told::Exactly))
    }

    fn elements(&mut self, names: &Names, memory: &Memory, array: Ref, element: BaseType, content: Content) {
        let length = memory.array_length(array);
        let all_words = heap::array_words(element, length).unwrap_or(ARRAY_HEADER);
        self.segments.depend_on(array, all_words);
        self.out.push(length);
        let words = memory.words(array + ARRAY_HEADER, all_words - ARRAY_HEADER);
        if element == BaseType::Ref {
            for elements in words.chunks(MANY) {
                if self.is_given_up(memory) {
                    return;
                }
                elements.iter().for_each(|&target| self.reference(names, memory, target));
                self.condense();
            }
        } else if content == Content::Exact && (self.is_whole || words.len() < MANY) {
            self.out.extend_from_slice(words);
        } else if content == Content::Exact {
            // Hashed where they are: a copy would take more memory than the array itself if that is empty.
            self.hash_out().update(&bytes_of(words));
        }
    }

    /// Where there are many words of a segment and only what they come to is wanted, they are hashed as they come.
    #[inline]
    fn condense(&mut self) {
        if self.out.len() - self.start >= MANY && !self.is_whole {
            self.hash_out();
        }
    }

    #[cold]
    fn hash_out(&mut self) -> &mut Xxh3 {
        let hashed = self.hashed.get_or_insert_default();
        hashed.update(&bytes_of(&self.out[self.start..]));
        self.out.truncate(self.start);
        self.parts.clear();
        hashed
    }

    /// A packed stack trace names methods by registry ids, which are no part of a state. Its
    /// array belongs to the throwable alone, so it has no number.
    fn stack_trace(&mut self, names: &Names, memory: &Memory, array: Ref) {
        if array == 0 {
            return self.out.push(mark::NULL);
        }
        let words = memory.word_array(array);
        self.segments.depend_on_part(array, ARRAY_HEADER + words.len() as u32);
        self.out.push(words.len() as u32 + 1);
        for pair in words.chunks(2) {
            self.push_name(names.method_id(pair[0]));
            self.out.push(pair.get(1).copied().unwrap_or(0));
        }
    }
}
