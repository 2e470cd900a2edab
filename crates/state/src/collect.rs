//! Garbage collection inside the state: mark, then slide the live objects together.
//!
//! Deterministic and order-preserving. What was booted is never moved nor freed. Weak and phantom
//! references whose referent is gone are cleared and put on the pending list; soft and final
//! references count as strong, so programs never see memory pressure that another run would not.

use rjpf_classes::{Class, Registry};

use crate::roots::{FORWARD, objects, visit_object, visit_roots};
use crate::{Memory, Ref, global, heap};

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
    words: Vec<u64>,
    /// Live words before each block of 64.
    before: Vec<u32>,
}

impl Bits {
    fn new(base: u32, len: u32) -> Bits {
        let blocks = len as usize / 64 + 1;
        Bits { base, words: vec![0; blocks], before: Vec::new() }
    }
    fn get(&self, at: u32) -> bool {
        let i = (at - self.base) as usize;
        self.words[i / 64] >> (i % 64) & 1 != 0
    }
    fn set(&mut self, at: u32) {
        let i = (at - self.base) as usize;
        self.words[i / 64] |= 1 << (i % 64);
    }
    fn count_up(&mut self) {
        let mut sum = 0;
        self.before = self
            .words
            .iter()
            .map(|w| {
                let now = sum;
                sum += w.count_ones();
                now
            })
            .collect();
    }
    /// Where a live word goes.
    fn forward(&self, at: u32) -> u32 {
        let i = (at - self.base) as usize;
        let below = self.words[i / 64] & ((1u64 << (i % 64)) - 1);
        self.base + self.before[i / 64] + below.count_ones()
    }
}

struct Collector<'m> {
    memory: &'m mut Memory,
    registry: &'m Registry,
    references: ReferenceLayout,
    start: u32,
    top: u32,
    /// Every word of every live object.
    live: Bits,
    /// First words of live objects.
    marked: Bits,
    stack: Vec<Ref>,
    /// Scratch of `trace`.
    targets: Vec<Ref>,
    weak: Vec<Ref>,
}

/// Collects everything above `start` that cannot be reached any more.
pub fn collect(memory: &mut Memory, registry: &Registry, references: ReferenceLayout, start: u32) -> Collected {
    let top = memory.heap_top();
    let len = top - start;
    let mut collector = Collector {
        memory,
        registry,
        references,
        start,
        top,
        live: Bits::new(start, len),
        marked: Bits::new(start, len),
        stack: Vec::new(),
        targets: Vec::new(),
        weak: Vec::new(),
    };
    let mut slots = collector.outside_slots();
    // A word that was met twice must be forwarded once.
    slots.sort_unstable();
    slots.dedup();
    for &slot in &slots {
        let target = collector.memory.get(slot);
        collector.reach(target);
    }
    collector.trace();
    let cleared = collector.clear_weak();
    collector.live.count_up();
    collector.rewrite(&slots);
    let live_words = collector.slide();
    Collected { live_words, freed_words: len - live_words, cleared }
}

impl Collector<'_> {
    fn inside(&self, at: Ref) -> bool {
        at >= self.start && at < self.top
    }

    /// Addresses of all reference words outside the collected area: roots and booted objects.
    fn outside_slots(&mut self) -> Vec<u32> {
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
        slots
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

    fn trace(&mut self) {
        while let Some(object) = self.stack.pop() {
            let class = self.registry.class(self.memory.class_id(object));
            let words = heap::object_words(self.memory, class, object);
            (object..object + words).for_each(|at| self.live.set(at));
            if let Some(record) = self.memory.monitor_record(object) {
                self.reach(record);
            }
            let weak = self.is_weak(class);
            if weak {
                self.weak.push(object);
            }
            let referent = object + self.references.referent;
            let mut targets = std::mem::take(&mut self.targets);
            visit_object(self.memory, class, object, &mut |at| {
                if !(weak && at == referent) {
                    targets.push(self.memory.get(at));
                }
            });
            for target in targets.drain(..) {
                self.reach(target);
            }
            self.targets = targets;
        }
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

    /// Points every reference word to where its target will be.
    fn rewrite(&mut self, slots: &[u32]) {
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
        let inside: Vec<(Ref, &'static Class)> = objects(self.memory, self.registry, self.start, self.top)
            .filter(|(object, _)| self.marked.get(*object))
            .collect();
        for &(object, class) in &inside {
            self.forward_record(object);
            let mut slots = Vec::new();
            visit_object(self.memory, class, object, &mut |at| slots.push(at));
            for at in slots {
                self.forward_word(at);
            }
        }
    }

    /// Moves the live objects down and clears what is left above them.
    fn slide(&mut self) -> u32 {
        let live: Vec<(Ref, u32)> = objects(self.memory, self.registry, self.start, self.top)
            .map(|(object, class)| (object, heap::object_words(self.memory, class, object)))
            .filter(|(object, _)| self.marked.get(*object))
            .collect();
        let mut end = self.start;
        for (object, words) in live {
            if object != end {
                for i in 0..words {
                    let word = self.memory.get(object + i);
                    self.memory.set(end + i, word);
                }
            }
            end += words;
        }
        let (live, marked, start, top) = (&self.live, &self.marked, self.start, self.top);
        self.memory.move_guards(|object| match object {
            _ if object < start || object >= top => Some(object),
            _ => marked.get(object).then(|| live.forward(object)),
        });
        self.memory.words_mut(end, self.top - end).fill(0);
        self.memory.set(global::HEAP_TOP, end);
        end - self.start
    }
}

#[cfg(test)]
mod tests {
    use bitvec::prelude::*;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Against another bit vector: which words are live, and where each of them goes.
        #[test]
        fn live_words_slide_to_the_number_of_live_words_before_them(
            base in 0u32..1000, len in 1u32..700, live in prop::collection::vec(any::<u32>(), 0..300)
        ) {
            let mut ours = Bits::new(base, len);
            let mut theirs = bitvec![u64, Lsb0; 0; len as usize];
            for at in live {
                ours.set(base + at % len);
                theirs.set((at % len) as usize, true);
            }
            ours.count_up();
            for i in 0..len {
                prop_assert_eq!(ours.get(base + i), theirs[i as usize]);
                let before = theirs[..i as usize].count_ones() as u32;
                prop_assert_eq!(ours.forward(base + i), base + before);
            }
        }
    }
}
