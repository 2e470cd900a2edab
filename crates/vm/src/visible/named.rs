//! `+explore.only`: which code is explored, and what the rest is let through with.
//!
//! The user names classes. Code of the library counts as the code that calls it. What other code does to fields and
//! elements is let through without a pause, unless the place belongs to a named class, or code of named classes has to do with
//! it too; monitors, waits, locks and everything else that can block are explored as ever. A place that was let through and
//! that code of a named class comes to later is an assumption that broke: the round is void, and the place is contended in
//! the next one. So what named classes do to their own places, and others to these, loses nothing; the rest does, and the
//! verdict says so.

use rjpf_classes::{Class, Field, Trust};
use rjpf_state::filter::like;

use super::{At, Mode, Touch};
use crate::Vm;

/// Listed classes of the library whose methods never wait.
const NEVER_BLOCK: &[&[u8]] = &[
    b"java/util/concurrent/ConcurrentHashMap",
    b"java/util/concurrent/ConcurrentLinked",
    b"java/util/concurrent/ConcurrentSkipList",
    b"java/util/concurrent/CopyOnWrite",
    b"java/util/concurrent/atomic/",
];

impl Vm {
    /// May this access be made without a pause, whatever others do, because nobody named its code or its place?
    pub(super) fn is_let_through(&mut self, at: At, touch: &Touch, field: Option<&'static Field>) -> bool {
        if self.environment.explore_only.is_empty() || self.may_block(touch, field) {
            return false;
        }
        let owner = match field {
            Some(field) => self.registry.class(field.class),
            None => self.class_of(touch.object),
        };
        if self.is_named_code(at) || self.is_named(owner) {
            self.explores(at, touch);
            return false;
        }
        if self.learned.mode(touch.place) != Mode::Unknown {
            return false;
        }
        self.learned.let_through(touch.place);
        true
    }

    /// Code of a named class comes to a place; was it let through before?
    fn explores(&mut self, at: At, touch: &Touch) {
        if self.learned.mode(touch.place) == Mode::Unknown && self.learned.was_let_through(touch.place) {
            let why = self.explain(at, touch, "is touched by named classes and by others");
            self.learned.learn(touch.place, Mode::Contended, || why);
        }
    }

    fn may_block(&self, touch: &Touch, field: Option<&'static Field>) -> bool {
        touch.covered
            && !field.is_some_and(|field| {
                let owner = self.registry.class(field.class).name;
                NEVER_BLOCK.iter().any(|start| owner.bytes().starts_with(start))
            })
    }

    /// Does the code that is about to touch something belong to a named class, the library's counting as its caller's?
    fn is_named_code(&self, at: At) -> bool {
        let own = self.frames(at.thread).map(|f| f.method.class).find(|class| class.trust == Trust::User);
        own.is_some_and(|class| self.is_named(class))
    }

    /// Is this one of the classes that the user named, or an array of such?
    pub(crate) fn is_named(&self, class: &'static Class) -> bool {
        let class = std::iter::successors(Some(class), |class| class.component()).last().unwrap_or(class);
        class.trust == Trust::User && {
            let name = class.name.dotted();
            self.environment.explore_only.iter().any(|pattern| like(pattern, &name))
        }
    }

    /// Is a class initialised without a pause?
    pub(super) fn is_initialized_unseen(&self, at: At, class: &'static Class) -> bool {
        !self.environment.explore_only.is_empty() && !self.is_named(class) && !self.is_named_code(at)
    }
}
