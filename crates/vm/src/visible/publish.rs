//! Which objects other threads can reach.
//!
//! An object is local to its thread until its reference is stored where another thread can reach
//! it: in a static field (once the class is initialised), in a shared object, in a started thread. Publishing marks everything
//! reachable from it. Accesses to local objects commute with every step of every other thread, so
//! no interleaving is lost by not pausing before them. The mark is never taken back: it is an
//! over-approximation, and so is treating everything booted as shared.

use rjpf_classes::code::FieldSite;
use rjpf_classes::{BaseType, Class, Field};
use rjpf_state::roots::visit_references;
use rjpf_state::{Ref, ThreadId};

use super::broken::Rule;
use crate::{Visibility, Vm};

impl Vm {
    /// Booted objects and constants are reachable by everyone.
    #[inline]
    pub fn is_shared(&self, object: Ref) -> bool {
        object < self.heap_start || self.pages.memory.is_shared(object)
    }

    /// A reference is stored into an object (zero: a static field): if that is shared, so is what
    /// the reference leads to. Peers that store references call this too.
    #[inline]
    pub fn publish_into(&mut self, holder: Ref, value: Ref) {
        if value >= self.heap_start && (holder == 0 || self.is_shared(holder)) && !self.pages.memory.is_shared(value) {
            self.publish(value);
        }
    }

    /// A reference is stored into a static field. While the thread initialises the class nobody else gets at
    /// its static fields; what they lead to is published when that is done.
    #[inline]
    pub(crate) fn publish_static(&mut self, thread: ThreadId, site: Option<&FieldSite>, value: Ref) {
        if value >= self.heap_start && !self.pages.memory.is_shared(value) {
            let field = site.and_then(|site| self.resolved_field(site));
            self.publish_into_static(thread, field, value);
        }
    }

    pub(crate) fn publish_into_static(&mut self, thread: ThreadId, field: Option<&Field>, value: Ref) {
        if !field.is_some_and(|field| self.has_to_itself(thread, field)) {
            self.publish(value);
        }
    }

    /// From now on others get at the static fields of a class.
    pub(crate) fn publish_statics(&mut self, class: &Class) {
        for field in class.fields.iter().filter(|f| f.is_static() && f.kind == BaseType::Ref) {
            self.publish_into(0, self.pages.memory.get(field.offset));
        }
    }

    /// References were stored into an array: if it is shared, so is what they lead to.
    pub fn publish_elements(&mut self, array: Ref) {
        if !matches!(self.visibility, Visibility::None) && self.is_shared(array) {
            for value in self.pages.memory.word_array(array).to_vec() {
                self.publish_into(array, value);
            }
        }
    }

    /// Marks an object and everything reachable from it as shared.
    pub fn publish(&mut self, object: Ref) {
        if matches!(self.visibility, Visibility::None) || self.breaks(Rule::PublishNothing) {
            return;
        }
        if self.keeps_notes() {
            self.note_published(object);
        }
        let mut stack = vec![object];
        while let Some(object) = stack.pop() {
            if object < self.heap_start || self.pages.memory.is_shared(object) {
                continue;
            }
            self.pages.memory.set_shared(object);
            if self.breaks(Rule::PublishShallowly) {
                return;
            }
            let (memory, class) = (&self.pages.memory, self.class_of(object));
            visit_references(memory, class, object, &mut |at| {
                stack.extend(Some(memory.get(at)).filter(|&target| target >= self.heap_start));
            });
        }
    }
}
