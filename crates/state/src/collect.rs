//! Garbage collection inside the state: mark, then slide the live objects together.
//!
//! Deterministic and order-preserving. What was booted is never moved nor freed. Weak and phantom
//! references whose referent is gone are cleared and put on the pending list; soft and final
//! references count as strong, so programs never see memory pressure that another run would not.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{BaseType, Class, Registry, SlotKind};

use crate::memory::by_pages;
use crate::roots::{FORWARD, objects, visit_object, visit_roots};
use crate::zeroed::Zeroed;
use crate::{GivenUp, Memory, Ref, global, heap};

/// Field offsets of `java.lang.ref.Reference`.
#[derive(Clone, Copy)]
pub struct ReferenceLayout {
    pub weak: &'static Class,
    pub phantom: &'static Class,
    pub referent: u32,
    pub discovered: u32,
}

/// What a collection did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Collected {
    pub live_words: u32,
    pub freed_words: u32,
    /// References cleared and made pending.
    pub cleared: u32,
}

/// One bit per word of the collected area.
struct Bits {
    base: u32,
    words: Zeroed<u64>,
}

impl Bits {
    fn new(base: u32, len: u32) -> Bits {
        Bits { base, words: Zeroed::new(len as usize / 64 + 1) }
    }
    fn get(&self, at: u32) -> bool {
        let i = (at - self.base) as usize;
        self.words[i / 64] >> (i % 64) & 1 != 0
    }
    fn set(&mut self, at: u32) {
        let i = (at - self.base) as usize;
        self.words[i / 64] |= 1 << (i % 64);
    }
}

/// Which words live, and where they go. The inside of large objects is left out, so that arrays without content,
/// which take no memory, take none here either.
struct Live {
    bits: Bits,
    /// Live words before each block of 64 that a live object begins in.
    before: Zeroed<u32>,
}

impl Live {
    fn new(base: u32, len: u32) -> Live {
        Live { bits: Bits::new(base, len), before: Zeroed::new(len as usize / 64 + 1) }
    }
    /// An object lives: marks its words in the blocks of its first and of its last word, where others may be.
    fn set_ends(&mut self, at: u32, words: u32) {
        let (first, last) = (self.place(at), self.place(at + words - 1));
        let (from, to) = (!0 << (first % 64), !0 >> (63 - last % 64));
        let bits = &mut self.bits.words;
        if first / 64 == last / 64 {
            bits[first / 64] |= from & to;
        } else {
            bits[first / 64] |= from;
            bits[last / 64] |= to;
        }
    }
    /// Takes down that an object begins behind so many live words; all of its block are marked by now.
    fn begins_behind(&mut self, at: u32, live: u32) {
        let i = self.place(at);
        self.before[i / 64] = live - self.below(i);
    }
    fn place(&self, at: u32) -> usize {
        (at - self.bits.base) as usize
    }
    /// Live words of the block that lie before a word.
    fn below(&self, i: usize) -> u32 {
        (self.bits.words[i / 64] & ((1u64 << (i % 64)) - 1)).count_ones()
    }
    /// Where a live object goes.
    fn forward(&self, at: u32) -> u32 {
        let i = self.place(at);
        self.bits.base + self.before[i / 64] + self.below(i)
    }
}

/// Words that are moved away before their memory is given back.
const PIECE_WORDS: u32 = 1 << 20;

/// A live object.
struct Survivor {
    object: Ref,
    class: &'static Class,
    words: u32,
}

struct Collector<'m> {
    memory: &'m mut Memory,
    registry: &'m Registry,
    references: ReferenceLayout,
    start: u32,
    top: u32,
    /// Words of live objects.
    live: Live,
    /// First words of live objects.
    marked: Bits,
    stack: Vec<Ref>,
    weak: Vec<Ref>,
}

/// Collects everything above `start` that cannot be reached any more. Large heaps take seconds, so the brake is looked at
/// for each object. When it is given up the state is lost: nothing may be done but to restore another one.
pub fn collect(
    memory: &mut Memory,
    registry: &Registry,
    references: ReferenceLayout,
    start: u32,
) -> Result<Collected, GivenUp> {
    let top = memory.heap_top();
    let len = top - start;
    let mut collector = Collector {
        memory,
        registry,
        references,
        start,
        top,
        live: Live::new(start, len),
        marked: Bits::new(start, len),
        stack: Vec::new(),
        weak: Vec::new(),
    };
    let mut slots = collector.outside_slots()?;
    // A word that was met twice must be forwarded once.
    slots.sort_unstable();
    slots.dedup();
    for &slot in &slots {
        let target = collector.memory.get(slot);
        collector.reach(target);
    }
    collector.trace()?;
    let cleared = collector.clear_weak();
    let live = collector.survivors()?;
    collector.rewrite(&slots, &live)?;
    let live_words = collector.slide(&live)?;
    Ok(Collected { live_words, freed_words: len - live_words, cleared })
}

impl Collector<'_> {
    fn inside(&self, at: Ref) -> bool {
        at >= self.start && at < self.top
    }

    /// Addresses of all reference words outside the collected area: roots and booted objects.
    fn outside_slots(&mut self) -> Result<Vec<u32>, GivenUp> {
        let mut slots = Vec::new();
        visit_roots(self.memory, self.registry, &mut |at| slots.push(at));
        let booted = rjpf_classes::address::HEAP.start;
        let mut records = Vec::new();
        for (object, class) in objects(self.memory, self.registry, booted, self.start) {
            records.extend(self.memory.monitor_record(object));
            if self.is_weak(class) {
                self.weak.push(object);
                let referent = object + self.references.referent;
                visit_object(self.memory, class, object, &mut |at| {
                    if at != referent {
                        slots.push(at);
                    }
                });
            } else {
                visit_object(self.memory, class, object, &mut |at| slots.push(at));
            }
        }
        records.extend(self.constants().iter().filter_map(|&at| self.memory.monitor_record(at)));
        for record in records {
            self.reach(record);
        }
        self.memory.brake.look()?;
        Ok(slots)
    }

    /// Mirrors and literals that live in this state.
    fn constants(&self) -> Vec<Ref> {
        let mirrors = self.registry.all_classes().filter_map(|class| self.registry.known_mirror(class));
        let literals = self.registry.literal_addresses().into_iter();
        let lives = |at: &Ref| self.memory.get(*at) != 0 && self.memory.get(*at) != FORWARD;
        mirrors.chain(literals).filter(lives).collect()
    }

    fn is_weak(&self, class: &Class) -> bool {
        class.is_subclass_of(self.references.weak) || class.is_subclass_of(self.references.phantom)
    }

    fn reach(&mut self, object: Ref) {
        if self.inside(object) && !self.marked.get(object) {
            self.marked.set(object);
            self.stack.push(object);
        }
    }

    /// The address of every reference word of an object that is not null; of an array that was never written, nothing is
    /// looked at.
    fn each_reference(
        &mut self,
        class: &'static Class,
        object: Ref,
        mut act: impl FnMut(&mut Self, u32),
    ) -> Result<(), GivenUp> {
        let mut see = |collector: &mut Self, at: u32| {
            if collector.memory.get(at) != 0 {
                act(collector, at);
            }
        };
        match class.element_type() {
            Some(BaseType::Ref) => {
                for (at, len) in by_pages(object + ARRAY_HEADER, self.memory.array_length(object)) {
                    self.memory.brake.look()?;
                    if self.memory.has_content(at, len) {
                        (at..at + len).for_each(|at| see(self, at));
                    }
                }
            }
            Some(_) => {}
            None => {
                let slots = class.instance_slots.iter().enumerate();
                slots.filter(|(_, kind)| **kind == SlotKind::Ref).for_each(|(i, _)| see(self, object + i as u32));
            }
        }
        Ok(())
    }

    fn trace(&mut self) -> Result<(), GivenUp> {
        while let Some(object) = self.stack.pop() {
            self.memory.brake.look()?;
            let class = self.registry.class(self.memory.class_id(object));
            let words = heap::object_words(self.memory, class, object);
            self.live.set_ends(object, words);
            if let Some(record) = self.memory.monitor_record(object) {
                self.reach(record);
            }
            let weak = self.is_weak(class);
            if weak {
                self.weak.push(object);
            }
            let referent = object + self.references.referent;
            self.each_reference(class, object, |collector, at| {
                if !(weak && at == referent) {
                    collector.reach(collector.memory.get(at));
                }
            })?;
        }
        Ok(())
    }

    /// Clears weak references to dead objects and links them into the pending list.
    fn clear_weak(&mut self) -> u32 {
        let mut cleared = 0;
        // The order in which the roots were visited follows class loading; addresses do not.
        self.weak.sort_unstable();
        for reference in std::mem::take(&mut self.weak) {
            let at = reference + self.references.referent;
            let referent = self.memory.get(at);
            if self.inside(referent) && !self.marked.get(referent) {
                self.memory.set(at, 0);
                let head = self.memory.get(global::PENDING_REFERENCES);
                self.memory.set(reference + self.references.discovered, head);
                self.memory.set(global::PENDING_REFERENCES, reference);
                cleared += 1;
            } else {
                self.weak.push(reference);
            }
        }
        cleared
    }

    fn forward_word(&mut self, at: u32) {
        let target = self.memory.get(at);
        if self.inside(target) && self.marked.get(target) {
            let moved = self.live.forward(target);
            if moved != target {
                self.memory.set(at, moved);
            }
        }
    }

    fn forward_record(&mut self, object: Ref) {
        if let Some(record) = self.memory.monitor_record(object)
            && self.inside(record)
        {
            let moved = self.live.forward(record);
            self.memory.set_monitor_record(object, moved);
        }
    }

    /// The live objects and their words, in the order of their addresses; each knows where it goes.
    fn survivors(&mut self) -> Result<Vec<Survivor>, GivenUp> {
        let mut live = Vec::new();
        let mut before = 0;
        for (object, class) in objects(self.memory, self.registry, self.start, self.top) {
            if self.marked.get(object) {
                let words = heap::object_words(self.memory, class, object);
                live.push(Survivor { object, class, words });
            }
            self.memory.brake.look()?;
        }
        for survivor in &live {
            self.live.begins_behind(survivor.object, before);
            before += survivor.words;
        }
        Ok(live)
    }

    /// Points every reference word to where its target will be.
    fn rewrite(&mut self, slots: &[u32], live: &[Survivor]) -> Result<(), GivenUp> {
        for &slot in slots {
            self.forward_word(slot);
        }
        let booted: Vec<(Ref, &'static Class)> =
            objects(self.memory, self.registry, rjpf_classes::address::HEAP.start, self.start).collect();
        for (object, class) in booted {
            self.forward_record(object);
            if self.is_weak(class) {
                self.forward_word(object + self.references.referent);
            }
        }
        for constant in self.constants() {
            self.forward_record(constant);
        }
        for &Survivor { object, class, .. } in live {
            self.memory.brake.look()?;
            self.forward_record(object);
            self.each_reference(class, object, Collector::forward_word)?;
        }
        Ok(())
    }

    /// Moves the live objects down and clears what is left above them. What was moved away leaves its memory to what is
    /// moved next: there must not be two copies of a heap.
    fn slide(&mut self, live: &[Survivor]) -> Result<u32, GivenUp> {
        let (mut end, mut cleared) = (self.start, self.start);
        for &Survivor { object, words, .. } in live {
            for piece in (0..words).step_by(PIECE_WORDS as usize) {
                self.memory.brake.look()?;
                self.memory.move_down(object + piece, end + piece, PIECE_WORDS.min(words - piece));
            }
            end += words;
            let (from, to) = (cleared.max(end), object + words);
            if to - from >= PIECE_WORDS {
                self.memory.clear(from, to - from);
                self.memory.give_back(from, to - from);
                cleared = to;
            }
        }
        let (live, marked, start, top) = (&self.live, &self.marked, self.start, self.top);
        self.memory.move_guards(|object| match object {
            _ if object < start || object >= top => Some(object),
            _ => marked.get(object).then(|| live.forward(object)),
        });
        let from = cleared.max(end);
        self.memory.clear(from, top - from);
        self.memory.set(global::HEAP_TOP, end);
        Ok(end - start)
    }
}

#[cfg(test)]
mod tests {
    use bitvec::prelude::*;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Against another bit vector: where each live object goes.
        #[test]
        fn live_objects_slide_to_the_number_of_live_words_before_them(
            base in 0u32..1000, objects in prop::collection::vec((1u32..300, any::<bool>()), 1..60)
        ) {
            let len = objects.iter().map(|(words, _)| words).sum();
            let mut ours = Live::new(base, len);
            let mut theirs = bitvec![u64, Lsb0; 0; len as usize];
            let mut at = 0;
            let mut live = Vec::new();
            for (words, lives) in objects {
                if lives {
                    ours.set_ends(base + at, words);
                    theirs[at as usize..(at + words) as usize].fill(true);
                    live.push((at, words));
                }
                at += words;
            }
            let mut before = 0;
            for &(at, words) in &live {
                ours.begins_behind(base + at, before);
                before += words;
            }
            for (at, _) in live {
                let before = theirs[..at as usize].count_ones() as u32;
                prop_assert_eq!(ours.forward(base + at), base + before);
            }
        }
    }
}
