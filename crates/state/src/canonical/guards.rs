//! Guards in the form: states that differ in what protects their words are different, because what
//! the reduction does next depends on it.
//!
//! An entry is named by its object and offset. Entries of objects that nothing reaches are as dead as
//! the objects. A lock or thread is written as a reference and may lead to more objects, which may have
//! guards of their own: so entries are written in rounds.

use super::{Canonical, mark};
use crate::guards::{Entry, Guard};
use crate::{Memory, Pages, Ref};

impl Canonical {
    /// Writes the guards; the segment for what is left is open, and is so again.
    pub(super) fn guards(&mut self, pages: &Pages) {
        let memory = &pages.memory;
        let mut left: Vec<Entry> = memory.guards().filter(|e| e.guard != Guard::Untouched).collect();
        while !left.is_empty() {
            let mut named: Vec<([u32; 4], Entry)> = Vec::new();
            left.retain(|entry| match self.name_of(memory, entry.object) {
                Some([a, b, c]) => {
                    named.push(([a, b, c, entry.offset], *entry));
                    false
                }
                None => true,
            });
            if named.is_empty() {
                return;
            }
            named.sort_unstable_by_key(|(name, _)| *name);
            for (name, entry) in named {
                self.walk.push(mark::GUARD);
                self.walk.out.extend_from_slice(&name);
                self.walk.push(entry.guard.kind());
                for object in entry.guard.objects() {
                    self.walk.reference(&self.names, memory, object);
                }
            }
            self.close_rest(pages);
            self.walk.open(&self.names, 0, 0);
        }
    }

    /// What an object is called in the form, if it is in it.
    fn name_of(&self, memory: &Memory, object: Ref) -> Option<[u32; 3]> {
        if object >= self.walk.heap_start {
            return self.walk.segments.name_of(object).map(|[place, number]| [place, number, 0]);
        }
        Some(self.walk.atom_name(&self.names, memory, object))
    }
}
