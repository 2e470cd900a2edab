//! Writes what differs from what was booted: words of the machine, static fields, mirrors, objects, strings, off-heap memory.
//! Which those are is known page by page (`changes.rs`).

use rjpf_classes::ClassId;
use rjpf_classes::address::{CONSTANTS, OBJECT_HEADER, STATICS_HEADER};

use super::changes::observed_init_state;
use super::names::{self, Kind};
use super::{Canonical, Content, mark};
use crate::{Memory, PAGE_BITS, Pages, Ref};

impl Canonical {
    /// Words of the machine itself that differ from what was booted, with their addresses.
    pub(super) fn changed_globals(&mut self, pages: &Pages, range: std::ops::Range<u32>, are_refs: bool) {
        for page in range.start >> PAGE_BITS..=(range.end - 1) >> PAGE_BITS {
            let Some(genesis) = pages.genesis_page(page) else { continue };
            let words = (page << PAGE_BITS..).zip(pages.memory.page(page).iter().zip(genesis));
            for (at, (&now, _)) in words.filter(|(at, (now, then))| now != then && range.contains(at)) {
                self.walk.out.extend_from_slice(&[mark::GLOBAL, at]);
                if are_refs { self.reference(pages, now) } else { self.walk.push(now) }
            }
        }
    }

    /// Statics that differ from what was booted, in the order of class names.
    pub(super) fn statics(&mut self, pages: &Pages) {
        let memory = &pages.memory;
        for i in 0..self.changes.changed.statics.len() {
            let (stable, id) = self.changes.changed.statics[i];
            let class = self.names.registry.class(id);
            let at = class.statics;
            let words = memory.words(at, STATICS_HEADER + class.static_slots.len() as u32);
            if self.walk.segments.keep_root(&self.names, memory, at, words) {
                continue;
            }
            self.walk.open(&self.names, 0, at);
            let shape = self.names.shape(id);
            self.walk.part();
            self.walk.push(mark::CLASS);
            self.walk.push_name(stable);
            self.walk.push(observed_init_state(shape, memory.get(at)));
            // Who initialises it, plus one.
            self.walk.push(memory.get(at + 1).checked_sub(1).map_or(0, |thread| self.walk.place(thread) + 1));
            self.walk.reference(&self.names, memory, memory.get(at + 2));
            self.walk.reference(&self.names, memory, memory.get(at + 3));
            for &(offset, kind) in shape.statics.iter() {
                self.walk.slot(&self.names, memory, memory.get(at + offset), kind, Content::Exact);
            }
            self.walk.close(&self.names, memory, self.content, words);
        }
    }

    pub(super) fn mirrors(&mut self, pages: &Pages) {
        let memory = &pages.memory;
        for i in 0..self.changes.changed.mirrors.len() {
            let (stable, id): (u64, ClassId) = self.changes.changed.mirrors[i];
            let registry = self.names.registry;
            let Some(mirror) = registry.known_mirror(registry.class(id)) else { continue };
            let shape = self.names.shape(memory.class_id(mirror));
            let words = self.root_words(memory, mirror, shape.words);
            if self.walk.segments.keep_root(&self.names, memory, mirror, &words) {
                continue;
            }
            self.walk.open(&self.names, 0, mirror);
            self.walk.push(mark::MIRROR_STATE);
            self.walk.push_name(stable);
            self.walk.lock(memory, mirror);
            for &(offset, _) in shape.slots.iter().filter(|(_, kind)| *kind == Kind::Ref) {
                self.walk.reference(&self.names, memory, memory.get(mirror + offset));
            }
            self.walk.close(&self.names, memory, self.content, &words);
        }
    }

    /// The words of an object that is no part of a segment, and of its lock.
    fn root_words(&self, memory: &Memory, object: Ref, words: u32) -> Vec<u32> {
        let mut root = memory.words(object, words).to_vec();
        if let Some(record) = memory.monitor_record(object) {
            root.extend_from_slice(memory.words(record, OBJECT_HEADER + 2));
        }
        root
    }

    /// Booted objects that have changed, in the order of their names.
    pub(super) fn changed_booted(&mut self, pages: &Pages) {
        let memory = &pages.memory;
        for i in 0..self.changes.changed.objects.len() {
            let (name, object) = self.changes.changed.objects[i];
            let class = self.names.registry.class(memory.class_id(object));
            let words = self.root_words(memory, object, crate::heap::object_words(memory, class, object));
            if self.walk.segments.keep_root(&self.names, memory, object, &words) {
                continue;
            }
            self.walk.open(&self.names, 0, object);
            self.walk.push(mark::CHANGED);
            self.walk.push_name(name);
            self.walk.object(&self.names, memory, object, Content::Exact);
            self.walk.close(&self.names, memory, self.content, &words);
        }
    }

    /// Literals whose monitor or identity hash is in use.
    pub(super) fn literals(&mut self, pages: &Pages) {
        let memory = &pages.memory;
        let mut found: Vec<(u64, Ref)> = Vec::new();
        for &at in &self.changes.changed.literals {
            if let names::Constant::Literal(hash) = self.names.constant(memory, at) {
                found.push((hash, at));
            }
        }
        found.sort_unstable();
        for (hash, at) in found {
            self.walk.push(mark::LITERAL_LOCK);
            self.walk.push_name(hash);
            self.walk.lock(memory, at);
        }
    }

    /// Strings that `intern` made canonical, if anything else can reach them.
    pub(super) fn interned(&mut self, pages: &Pages) {
        let mut found: Vec<(u32, u64)> = Vec::new();
        for &at in &self.changes.changed.interned {
            let string = pages.memory.get(at + 1);
            if string < self.walk.heap_start && !CONSTANTS.contains(&string) {
                found.push((mark::ATOM, self.names.booted(string)));
            } else {
                let name = self.walk.segments.name_of(string);
                found.extend(name.map(|[place, number]| (place, u64::from(number))));
            }
        }
        found.sort_unstable();
        for (number, name) in found {
            self.walk.out.extend_from_slice(&[mark::INTERNED, number]);
            self.walk.push_name(name);
        }
    }

    /// Off-heap memory: addresses are visible to programs, so pages enter as they are, by a hash of all that have changed.
    pub(super) fn native(&mut self) {
        if !self.changes.native.is_empty() {
            let sum = self.changes.native.sum;
            self.walk.push(mark::NATIVE);
            self.walk.out.extend((0..4).map(|part| (sum >> (32 * part)) as u32));
        }
    }
}
