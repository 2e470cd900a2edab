//! Names of booted objects.
//!
//! Addresses follow from how long a path or a class path is, so they mean nothing to another process.
//! A booted object is called by the shortest way to it: from a static field, first in the order of
//! class names, over fields and elements. With the way goes what the object itself says (its text, its
//! primitive values): two processes that live in different folders give the same name to the loader of
//! the program and to the entry of `user.dir` in the table of properties, and different ones to the
//! string in it. So surroundings are part of a form when the program holds a piece of them, and not
//! before.

use std::collections::VecDeque;
use std::sync::OnceLock;

use rjpf_classes::address::{ARRAY_HEADER, HEAP, STATICS_HEADER};
use rjpf_classes::{BaseType, Class, ClassId, Registry, SlotKind};
use rustc_hash::FxHashMap;
use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

use super::names::{Kind, Names, hash_text, stable_class};
use crate::roots::{self, FORWARD};
use crate::thread::{REF_WORDS, Status};
use crate::{Memory, Ref, StringLayout, ThreadId, global, heap};

/// The names of everything below the program's heap.
#[derive(Default)]
pub(super) struct Booted {
    /// Name of the object that starts at a pair of heap words (an object has at least two).
    names: Box<[u64]>,
    /// The way back.
    objects: OnceLock<FxHashMap<u64, Ref>>,
}

impl Booted {
    /// Names what is in the memory below `heap_start`: genesis.
    pub(super) fn new(names: &Names, memory: &Memory, heap_start: u32) -> Booted {
        let mut naming = Naming {
            names,
            memory,
            registry: names.registry,
            string: StringLayout::of(names.registry),
            heap_start,
            ways: vec![0; (heap_start - HEAP.start) as usize / 2 + 1],
            queue: VecDeque::new(),
            fields: FxHashMap::default(),
        };
        naming.statics();
        naming.machine();
        naming.mirrors();
        naming.interned();
        naming.follow();
        Booted { names: naming.finish(), objects: OnceLock::new() }
    }

    #[inline]
    pub(super) fn name(&self, object: Ref) -> u64 {
        self.names[pair(object)]
    }

    /// The object of a name.
    pub(super) fn named(&self, name: u64) -> Option<Ref> {
        let objects = self.objects.get_or_init(|| {
            let named = self.names.iter().enumerate().filter(|(_, name)| **name != 0);
            named.map(|(pair, &name)| (name, HEAP.start + 2 * pair as u32)).collect()
        });
        objects.get(&name).copied()
    }
}

fn pair(object: Ref) -> usize {
    (object - HEAP.start) as usize / 2
}

/// One step further: a field, an element.
fn step(way: u64, key: u64) -> u64 {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&way.to_le_bytes());
    bytes[8..].copy_from_slice(&key.to_le_bytes());
    // Zero is for what has no name.
    xxh3_64(&bytes).max(1)
}

fn text(text: &str) -> u64 {
    xxh3_64(text.as_bytes())
}

struct Naming<'a> {
    names: &'a Names,
    memory: &'a Memory,
    registry: &'static Registry,
    string: StringLayout,
    heap_start: u32,
    /// The shortest way to each object, zero if none was found yet.
    ways: Vec<u64>,
    queue: VecDeque<Ref>,
    /// Reference fields of a class: offset and key.
    fields: FxHashMap<ClassId, Box<[(u32, u64)]>>,
}

impl Naming<'_> {
    fn meet(&mut self, target: Ref, way: u64) {
        if (HEAP.start..self.heap_start).contains(&target) && self.ways[pair(target)] == 0 {
            self.ways[pair(target)] = way;
            self.queue.push_back(target);
        }
    }

    fn meet_at(&mut self, address: u32, way: u64, key: u64) {
        let target = self.memory.get(address);
        if target >= HEAP.start {
            self.meet(target, step(way, key));
        }
    }

    fn classes_by_name(&self) -> Vec<&'static Class> {
        let mut classes: Vec<&'static Class> = self.registry.all_classes().collect();
        classes.sort_by_key(|c| (c.name, c.loader));
        classes
    }

    fn statics(&mut self) {
        for class in self.classes_by_name() {
            let way = step(stable_class(class), text("static"));
            for (word, what) in (1..STATICS_HEADER).zip(0..) {
                self.meet_at(class.statics + word, way, what);
            }
            for field in class.fields.iter().filter(|f| f.is_static() && f.kind == BaseType::Ref) {
                self.meet_at(field.offset, way, xxh3_64(field.name.bytes()));
            }
        }
    }

    /// References of the machine itself, and of threads that are there already.
    fn machine(&mut self) {
        let way = text("machine");
        (global::REFS..global::REFS_END).for_each(|at| self.meet_at(at, way, u64::from(at)));
        for index in 0..self.memory.get(global::THREAD_LIMIT) {
            let thread = ThreadId(index);
            if thread.status(self.memory) == Status::Free {
                continue;
            }
            let way = step(text("thread"), u64::from(index));
            REF_WORDS.iter().for_each(|&word| self.meet_at(thread.at(word), way, u64::from(word)));
            for (depth, frame) in roots::frames(self.memory, self.registry, thread).enumerate() {
                let way = step(way, text("frame") ^ depth as u64);
                let mut registers = Vec::new();
                roots::visit_registers(self.memory, self.registry, &frame, &mut |at, is_ref| {
                    registers.extend(is_ref.then_some(at));
                });
                registers.into_iter().for_each(|at| self.meet_at(at, way, u64::from(at - frame.fp)));
            }
        }
    }

    fn mirrors(&mut self) {
        for class in self.classes_by_name() {
            let Some(mirror) = self.registry.known_mirror(class).filter(|&at| self.memory.get(at) != 0) else {
                continue;
            };
            self.inside(mirror, step(stable_class(class), text("mirror")));
        }
    }

    fn interned(&mut self) {
        let mut strings: Vec<(u64, u32)> = Vec::new();
        for at in self.registry.literal_addresses() {
            if self.memory.get(at) == FORWARD
                && let Some(text) = self.registry.literal_at(at)
            {
                strings.push((hash_text(&text), at));
            }
        }
        strings.sort_unstable();
        strings.into_iter().for_each(|(name, at)| self.meet_at(at + 1, text("interned"), name));
    }

    fn follow(&mut self) {
        while let Some(object) = self.queue.pop_front() {
            self.inside(object, self.ways[pair(object)]);
        }
    }

    /// Meets what an object leads to.
    fn inside(&mut self, object: Ref, way: u64) {
        if let Some(record) = self.memory.monitor_record(object) {
            self.meet(record, step(way, text("monitor")));
        }
        let class = self.registry.class(self.memory.class_id(object));
        match class.element_type() {
            Some(BaseType::Ref) => {
                for i in 0..self.memory.array_length(object) {
                    self.meet_at(object + ARRAY_HEADER + i, way, u64::from(i));
                }
            }
            Some(_) => {}
            None => {
                let fields = self.fields.remove(&class.id).unwrap_or_else(|| self.reference_fields(class));
                fields.iter().for_each(|&(offset, key)| self.meet_at(object + offset, way, key));
                self.fields.insert(class.id, fields);
            }
        }
    }

    fn reference_fields(&self, class: &'static Class) -> Box<[(u32, u64)]> {
        let owners = class.display.iter().map(|&id| self.registry.class(id));
        let fields = owners.flat_map(|owner| owner.fields.iter().map(move |f| (owner, f)));
        let references = fields.filter(|(_, f)| !f.is_static() && f.kind == BaseType::Ref);
        let found: Box<[(u32, u64)]> = references
            .map(|(owner, f)| (f.offset, step(xxh3_64(owner.name.bytes()), xxh3_64(f.name.bytes()))))
            .collect();
        debug_assert_eq!(found.len(), class.instance_slots.iter().filter(|&&slot| slot == SlotKind::Ref).count());
        found
    }

    /// Adds what each object says to the way to it. What no way leads to cannot be asked for, except
    /// by the machine; it is called by class and number.
    fn finish(mut self) -> Box<[u64]> {
        let mut lost: FxHashMap<ClassId, u64> = FxHashMap::default();
        for (object, class) in roots::objects(self.memory, self.registry, HEAP.start, self.heap_start) {
            let mut way = self.ways[pair(object)];
            if way == 0 {
                let number = lost.entry(class.id).or_default();
                *number += 1;
                way = step(step(stable_class(class), text("lost")), *number);
            }
            self.ways[pair(object)] = step(way, self.content(object, class));
        }
        self.ways.into()
    }

    /// What an object says by itself.
    fn content(&self, object: Ref, class: &'static Class) -> u64 {
        let mut hasher = Xxh3Default::new();
        hasher.update(&stable_class(class).to_le_bytes());
        if std::ptr::eq(class, self.string.class) {
            hasher.update(&hash_text(&self.string.text(self.memory, object)).to_le_bytes());
        } else if let Some(element) = class.element_type() {
            let length = self.memory.array_length(object);
            hasher.update(&length.to_le_bytes());
            if element != BaseType::Ref {
                let words = heap::array_words(element, length).unwrap_or(ARRAY_HEADER) - ARRAY_HEADER;
                self.memory.words(object + ARRAY_HEADER, words).iter().for_each(|w| hasher.update(&w.to_le_bytes()));
            }
        } else {
            for &(offset, kind) in &self.names.shape(class.id).slots {
                let value = self.memory.get(object + offset);
                match kind {
                    Kind::Word | Kind::Instant(_) | Kind::Number => hasher.update(&value.to_le_bytes()),
                    Kind::ClassId => hasher.update(&stable_class(self.registry.class(ClassId(value))).to_le_bytes()),
                    Kind::MethodId => hasher.update(&self.names.method_id(value).to_le_bytes()),
                    _ => {}
                }
            }
        }
        hasher.digest()
    }
}
