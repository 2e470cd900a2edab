//! The disciplines: what the accesses to a place may have in common so that they need no pauses.
//!
//! - *Immutable once shared*: after other threads can reach the object, nobody writes.
//! - *Under its own monitor*: every access holds the monitor of the object.
//! - *Guarded*: every access to the word of this object holds one and the same lock, or all are by one
//!   thread, or there are only reads. Who has waited for the end of a thread takes its place.
//!
//! The first two are properties of a state and an access alone. The third needs to know what was before,
//! so the guard is kept in the state (`state::guards`) and is part of its canonical form.
//!
//! Accesses are looked at as soon as there is a second thread, until the thread has waited for all others
//! to end (`Vm::has_company`). Whether another thread could run now, or has ended, says nothing: no order
//! follows from it.

use rjpf_classes::trust::is_plumbing;
use rjpf_classes::{Class, Field, Place, PlaceOf};
use rjpf_state::filter::unobservable;
use rjpf_state::guards::Guard;
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId};

use super::broken::Rule;
use super::learned::{Lesson, Mode, name};
use super::{At, Special, Touch, WHOLE};
use crate::Vm;

/// Offset of the mark that a thread's end was waited for.
const JOINED: u32 = 0xFFFF_FFF0;

/// Fields of threads that the machine keeps for itself, or that only the thread itself uses.
const BOOKKEEPING: &[&str] = &[
    "eetop",
    "tid",
    "threadStatus",
    "group",
    "target",
    "threadLocals",
    "inheritableThreadLocals",
    "inheritedAccessControlContext",
    "blocker",
    BLOCKER,
    "threadLocalRandomSeed",
    "threadLocalRandomProbe",
    "threadLocalRandomSecondarySeed",
    "scopedValueBindings",
    "container",
    "headStackableScopes",
    "nioBlocker",
    "holder",
    "terminator",
];

/// What a thread waits for, which others may ask for: see [`Vm::notice_asking`].
const BLOCKER: &str = "parkBlocker";

/// Fields by which a group counts its threads; whoever asks for them looks at the threads.
const COUNTING: &[&str] = &["nUnstartedThreads", "nthreads", "threads"];

impl Vm {
    /// What a place is taken for when it is first looked at.
    pub(super) fn classify(&self, touch: &Touch, field: Option<&'static Field>) -> Mode {
        let place = touch.place;
        let mode = match field {
            _ if place.0 < Place::FIRST_OF_CLASSES => Mode::Guarded,
            Some(field) if self.is_quiet(field) => Mode::Quiet,
            // The words of a listed class share a place.
            Some(_) => Mode::Untouched,
            None => {
                let class = self.class_of(touch.object);
                let guarded = [PlaceOf::Monitor, PlaceOf::IdentityHash].iter().any(|&of| class.place(of) == place);
                if guarded { Mode::Guarded } else { Mode::Untouched }
            }
        };
        self.learned.begin(self.registry, place, mode)
    }

    /// What a thread waits for is its own business until somebody else asks for it (`LockSupport.getBlocker`).
    pub(super) fn notice_asking(&self, at: At, touch: &Touch, field: Option<&'static Field>) {
        let is_own = touch.object == self.pages.memory.get(at.thread.at(word::CURRENT));
        let asks =
            |field: &Field| field.name == BLOCKER && std::ptr::eq(self.registry.class(field.class), self.known.thread);
        if !touch.write && !is_own && self.learns() && self.has_company(at.thread) && field.is_some_and(asks) {
            self.learn_contended(at.thread, touch.place, "is asked for by another thread");
        }
    }

    pub(crate) fn is_quiet(&self, field: &Field) -> bool {
        let class: &Class = self.registry.class(field.class);
        let of_thread = std::ptr::eq(class, self.known.thread) || class.name == "java/lang/Thread$FieldHolder";
        unobservable(class.name.bytes(), field.name.bytes()).is_some()
            || self.trusts_library() && is_plumbing(class, field.name)
            || of_thread && BOOKKEEPING.iter().any(|&name| field.name == name)
            || std::ptr::eq(class, self.known.thread_group) && COUNTING.iter().any(|&name| field.name == name)
    }

    /// Takes note of an access. True if the place is contended: then the thread pauses before it.
    pub(super) fn breaks_discipline(&mut self, at: At, touch: &Touch, mut mode: Mode) -> bool {
        loop {
            let next = match mode {
                Mode::Unknown | Mode::Quiet => return false,
                Mode::Contended => return true,
                Mode::Untouched => self.first_mode(at.thread, touch),
                Mode::ReadOnly if !touch.write || self.breaks(Rule::WriteReadOnly) => return false,
                Mode::ReadUnderOwn if self.holds_own(at.thread, touch) => match touch.write {
                    true => Mode::UnderOwn,
                    false => return false,
                },
                Mode::ReadUnderOwn if !touch.write => Mode::ReadOnly,
                Mode::UnderOwn if self.holds_own(at.thread, touch) => return false,
                Mode::ReadOnly => {
                    self.break_assumption(at, touch, "is written after other threads could reach it");
                    return false;
                }
                Mode::ReadUnderOwn | Mode::UnderOwn => {
                    self.break_assumption(at, touch, "is accessed without its own monitor, which is held elsewhere");
                    return false;
                }
                Mode::Guarded | Mode::GuardedElements => {
                    self.check_guard(at, touch, mode);
                    return false;
                }
            };
            if self.learned.change(touch.place, mode, next) {
                if next == Mode::Contended {
                    let why = self.explain(at, touch, "is written by several threads on purpose");
                    self.learned.found(touch.place, Lesson { mode: next, why });
                }
                mode = next;
            } else {
                mode = self.learned.mode(touch.place);
            }
        }
    }

    fn first_mode(&self, thread: ThreadId, touch: &Touch) -> Mode {
        match (self.holds_own(thread, touch), touch.write) {
            (true, true) => Mode::UnderOwn,
            (true, false) => Mode::ReadUnderOwn,
            (false, false) => Mode::ReadOnly,
            (false, true) if touch.direct => Mode::Contended,
            (false, true) => Mode::Guarded,
        }
    }

    fn holds_own(&self, thread: ThreadId, touch: &Touch) -> bool {
        self.breaks(Rule::OwnMonitorNotHeld) || thread.holds(&self.pages.memory, touch.object)
    }

    fn break_assumption(&self, at: At, touch: &Touch, what: &str) {
        let mode = if touch.direct { Mode::Contended } else { Mode::Guarded };
        self.learned.learn(touch.place, mode, || self.explain(at, touch, what));
    }

    /// Compares an access with the guard of its word and keeps what they have in common.
    fn check_guard(&mut self, at: At, touch: &Touch, mode: Mode) {
        let is_array = touch.object != 0 && self.class_of(touch.object).is_array();
        // The length never changes: its word stands for all elements.
        let offset = if is_array && mode == Mode::Guarded && touch.offset > 2 { 2 } else { touch.offset };
        let guard = self.pages.memory.guard(touch.object, offset);
        let next = if offset == WHOLE { None } else { self.next_guard(at.thread, guard, touch) };
        let kept = next.is_some_and(|next| next == guard || self.pages.memory.set_guard(touch.object, offset, next));
        if !kept {
            let finer = is_array && mode == Mode::Guarded && touch.offset > 2;
            let mode = if finer { Mode::GuardedElements } else { Mode::Contended };
            self.learned.learn(touch.place, mode, || self.explain(at, touch, &self.broken_guard(guard, touch)));
        }
    }

    /// The guard after this access; `None` if there is none left.
    fn next_guard(&self, thread: ThreadId, guard: Guard, touch: &Touch) -> Option<Guard> {
        let memory = &self.pages.memory;
        let java = memory.get(thread.at(word::JAVA));
        let holds = |lock: Ref| {
            thread.holds(memory, lock)
                || self.breaks(Rule::GuardNotHeld)
                || self.breaks(Rule::AnyLockGuards) && thread.held(memory).next().is_some()
        };
        let first = || match memory_lock(self, thread, touch) {
            Some(lock) if touch.write => Guard::Under(lock),
            Some(lock) => Guard::ReadUnder(lock),
            None if touch.write => Guard::Owned(java),
            None => Guard::ReadBy(java),
        };
        Some(match guard {
            Guard::Untouched => first(),
            Guard::ReadBy(reader) if reader == java && touch.write => Guard::Owned(java),
            Guard::ReadBy(reader) if reader == java => guard,
            Guard::ReadBy(_) | Guard::Read if !touch.write => Guard::Read,
            Guard::Owned(owner) if owner == java => guard,
            Guard::Owned(_) if self.breaks(Rule::AnyoneOwns) => Guard::Owned(java),
            Guard::ReadBy(_) | Guard::Read if self.breaks(Rule::WriteAfterReads) => guard,
            Guard::ReadUnder(lock) if holds(lock) && touch.write => Guard::Under(lock),
            Guard::ReadUnder(lock) | Guard::Under(lock) if holds(lock) => guard,
            Guard::ReadUnder(_) if !touch.write => Guard::Read,
            Guard::ReadBy(_) | Guard::Read | Guard::Owned(_) | Guard::ReadUnder(_) | Guard::Under(_) => return None,
        })
    }

    /// A thread has waited for the end of another: what that one did lies before whatever it does now.
    pub fn has_joined(&mut self, thread: ThreadId, ended: Ref) {
        let by = self.pages.memory.get(thread.at(word::JAVA));
        if !self.learns() || by == ended || self.pages.memory.guard(ended, JOINED) != Guard::Untouched {
            return;
        }
        self.forget_notes_by(ended);
        self.pages.memory.hand_over_guards(ended, by);
        if self.pages.memory.set_guard(ended, JOINED, Guard::Owned(by)) {
            let joined = self.pages.memory.get(thread.at(word::JOINED));
            self.pages.memory.set(thread.at(word::JOINED), joined + 1);
        }
    }

    fn broken_guard(&self, guard: Guard, touch: &Touch) -> String {
        let how = if touch.write { "written" } else { "read" };
        match guard {
            Guard::Owned(thread) => {
                format!("is {how} while another thread uses it too ({})", self.describe_object(thread))
            }
            Guard::ReadUnder(lock) | Guard::Under(lock) => {
                format!("is {how} without the monitor of {}, which is held elsewhere", self.describe_object(lock))
            }
            _ => format!("is {how} while other threads read it"),
        }
    }

    /// "Account.balance is written ... by thread "T1" at Account.java:12".
    pub(super) fn explain(&self, at: At, touch: &Touch, what: &str) -> String {
        let (place, thread) = (name(self.registry, touch.place), self.thread_name(at.thread));
        format!("{place} {what}, by thread \"{thread}\" at {}", self.location(at.thread))
    }

    /// Something that is not an access makes a place contended from the next round on.
    pub(crate) fn learn_contended(&self, thread: ThreadId, place: Place, what: &str) {
        if !self.is_contended(place) {
            let at = || {
                format!(
                    "{} {what}, in thread \"{}\" at {}",
                    name(self.registry, place),
                    self.thread_name(thread),
                    self.location(thread)
                )
            };
            self.learned.learn(place, Mode::Contended, at);
        }
    }

    /// Somebody asks whether a thread has ended, without waiting for it.
    pub fn looks_at_life(&mut self, thread: ThreadId) {
        if self.learns() && self.has_company(thread) {
            self.learn_contended(thread, Special::Life.place(), "is asked for");
        }
    }
}

/// The lock that is taken for the guard of a word: the youngest one that is held, because it is nearest
/// to the data.
fn memory_lock(vm: &Vm, thread: ThreadId, touch: &Touch) -> Option<Ref> {
    let is_monitor = touch.offset == 1;
    thread.held(&vm.pages.memory).rev().find(|&lock| !(is_monitor && lock == touch.object))
}
