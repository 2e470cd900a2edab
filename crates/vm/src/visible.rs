//! Which steps other threads could notice: scheduling points and the reduction behind them. Calls
//! are in `visible_call.rs`.
//!
//! An object is local to its thread until its reference is stored where another thread can reach
//! it: in a static field, in a shared object, in a started thread. Publishing marks everything
//! reachable from it. Accesses to local objects commute with every step of every other thread, so
//! no interleaving is lost by not pausing before them. The mark is never taken back: it is an
//! over-approximation, and so is treating everything booted as shared.

use rjpf_classes::code::Code;
use rjpf_classes::{Class, Trust};
use rjpf_state::roots::visit_object;
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId, frame};

use crate::Vm;
use crate::native::MACHINE_CLASS;

/// How much of what a thread does is a scheduling point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Nothing: single runs.
    None,
    /// Accesses to objects that other threads can reach. `trust`: library calls are one step.
    Shared { trust: bool },
    /// Every access to every object, reduction off.
    Everything { trust: bool },
}

/// Library classes that do nothing another thread could notice after the program's code is back.
const ENDS_QUIETLY: &[&str] = &[MACHINE_CLASS, "java/lang/Thread", "java/lang/ThreadBuilders$BoundVirtualThread"];

impl Vm {
    pub(crate) fn trusts_library(&self) -> bool {
        match self.visibility {
            Visibility::None => true,
            Visibility::Shared { trust } | Visibility::Everything { trust } => trust,
        }
    }

    /// Is a frame of this class, called from a frame that is (not) trusted, trusted itself?
    #[inline]
    pub(crate) fn trusts(&self, class: &Class, by_trusted: bool) -> bool {
        match class.trust {
            Trust::User => false,
            Trust::Trusted => self.trusts_library() || class.name.bytes().starts_with(b"rjpf/"),
            Trust::Neutral => by_trusted,
        }
    }

    /// Could another thread notice an access to this object now? Zero stands for a static.
    #[inline]
    pub(crate) fn is_visible(&self, thread: ThreadId, object: Ref) -> bool {
        (object == 0 || self.is_shared(object) || matches!(self.visibility, Visibility::Everything { .. }))
            && !self.in_atomic_section(thread)
            && (self.has_rival(thread) || self.observer.is_some())
    }

    /// Is this thread in an atomic section? While it is blocked there, others run as usual.
    pub(crate) fn in_atomic_section(&self, thread: ThreadId) -> bool {
        self.pages.memory.get(thread.at(word::ATOMIC)) > 0
    }

    /// Booted objects and constants are reachable by everyone.
    #[inline]
    pub fn is_shared(&self, object: Ref) -> bool {
        object < self.heap_start || self.pages.memory.is_shared(object)
    }

    /// Is there another thread that could run instead?
    fn has_rival(&self, thread: ThreadId) -> bool {
        let memory = &self.pages.memory;
        let may_wake_up = |t: ThreadId| {
            self.environment.spurious_wakeups
                && matches!(t.status(memory), Status::Waiting | Status::Parked)
                && !t.is_suspended(memory)
                && !self.is_service(t)
        };
        self.threads().any(|t| t != thread && (self.could_run(t, memory) || may_wake_up(t)))
    }

    /// Fields that cannot change any more are not worth a pause: final ones of the library, static
    /// final ones of initialised classes, and the hash that a string remembers.
    pub(crate) fn is_visible_field(&self, code: &Code, pc: u32) -> bool {
        let Some(field) = code.field_at(pc).and_then(|site| self.resolved_field(site)) else { return true };
        if !field.is_final() {
            let of_string = field.class == self.known.string.class.id;
            return !(of_string && matches!(field.name.bytes(), b"hash" | b"hashIsZero"));
        }
        let class = self.registry.class(field.class);
        let settled = field.is_static() && self.init_state(class) == crate::InitState::Initialized;
        !settled && class.trust == Trust::User
    }

    /// Code of the program has just come back to the library that called it: what the library does
    /// next (complete a future, take the next task) is a step of its own. Class initialisation is
    /// not: whoever could notice its end is blocked until then. Nor is the end of a thread: see
    /// [`Vm::ended_unnoticed`].
    pub(crate) fn is_back_in_library(&self, thread: ThreadId) -> bool {
        // What the machine made for a lambda only passes the result on.
        let Some(frame) = self.frames(thread).find(|f| !f.method.class.is_made()) else { return false };
        if self.pages.memory.get(frame.fp - frame::TRUST) == 0 || !self.is_visible(thread, 0) {
            return false;
        }
        !ENDS_QUIETLY.iter().any(|&class| frame.method.class.name == class)
    }

    /// Was the frame on top called by code of the program that pauses at visible steps?
    pub(crate) fn called_by_program(&self, thread: ThreadId) -> bool {
        let caller = self.pages.memory.get(self.pages.memory.get(thread.at(word::FP)) - frame::CALLER);
        self.visibility != Visibility::None && caller != 0 && self.pages.memory.get(caller - frame::TRUST) == 0
    }

    /// A reference is stored into an object (zero: a static field): if that is shared, so is what
    /// the reference leads to. Peers that store references call this too.
    #[inline]
    pub fn publish_into(&mut self, holder: Ref, value: Ref) {
        if value >= self.heap_start && (holder == 0 || self.is_shared(holder)) && !self.pages.memory.is_shared(value) {
            self.publish(value);
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
        if matches!(self.visibility, Visibility::None) {
            return;
        }
        let mut stack = vec![object];
        while let Some(object) = stack.pop() {
            if object < self.heap_start || self.pages.memory.is_shared(object) {
                continue;
            }
            self.pages.memory.set_shared(object);
            let class = self.class_of(object);
            let mut slots = Vec::new();
            visit_object(&self.pages.memory, class, object, &mut |at| slots.push(at));
            stack.extend(slots.into_iter().map(|at| self.pages.memory.get(at)).filter(|&r| r >= self.heap_start));
        }
    }
}
