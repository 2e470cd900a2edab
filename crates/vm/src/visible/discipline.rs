//! The disciplines: what the accesses to a place may have in common so that they need no pauses.
//!
//! - *Immutable once shared*: after other threads can reach the object, nobody writes.
//! - *Under its own monitor*: every access holds the monitor of the object.
//! - *Guarded*: every access to the word of this object holds one and the same lock, or all are by one
//!   thread, or there are only reads. Who has waited for the end of a thread takes its place.
//!
//! The first two are properties of a state and an access alone. The third needs to know what was before,
//! so the guard is kept in the state (`state::guards`) and is part of its canonical form. It is looked at twice: first it is
//! a lock or, without one, a thread, which is little to remember; if that does not hold, both are kept in mind,
//! and for each element of an array by itself (*closely*).
//!
//! Accesses are looked at as soon as there is a second thread, until the thread has waited for all others
//! to end (`Vm::has_company`). Whether another thread could run now, or has ended, says nothing: no order
//! follows from it.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::trust::is_plumbing;
use rjpf_classes::{Class, Field, Place, PlaceOf, Trust};
use rjpf_classfile::access::ACC_PUBLIC;
use rjpf_state::filter::unobservable;
use rjpf_state::guards::Guard;
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId};

use super::broken::Rule;
use super::learned::{Lesson, Mode, name};
use super::{At, STATIC, Special, Touch, WHOLE};
use crate::Vm;

/// Offset of the mark that a thread's end was waited for.
const JOINED: u32 = 0xFFFF_FFF0;

/// The word of an array that stands for all its elements: the length, which never changes.
const ALL_ELEMENTS: u32 = ARRAY_HEADER - 1;

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
            Some(_) => Mode::Untouched,
            None => {
                let class = self.class_of(touch.object);
                let guarded = [PlaceOf::Monitor, PlaceOf::IdentityHash].iter().any(|&of| class.place(of) == place);
                match guarded {
                    true => Mode::Guarded,
                    false if self.trusts_library() && holds_plumbing(class) => Mode::Quiet,
                    false => Mode::Untouched,
                }
            }
        };
        self.learned.begin(self.registry, place, mode)
    }

    /// What a thread waits for is its own business until somebody else asks for it (`LockSupport.getBlocker`).
    /// True if it is asked for and nobody learns from that.
    pub(super) fn notice_asking(&self, at: At, touch: &Touch, field: Option<&'static Field>) -> bool {
        let is_own = touch.object == self.pages.memory.get(at.thread.at(word::CURRENT));
        let asks =
            |field: &Field| field.name == BLOCKER && std::ptr::eq(self.registry.class(field.class), self.known.thread);
        let asks = !touch.write && !is_own && self.has_company(at.thread) && field.is_some_and(asks);
        if asks && self.learns() {
            self.learn_contended(at.thread, touch.place, "is asked for by another thread");
        }
        asks && !self.learns()
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
                Mode::SetForGood | Mode::ClearedForGood => {
                    self.note_look(touch);
                    return self.is_before_the_last(at, touch, mode);
                }
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
                Mode::Guarded | Mode::GuardedClosely => {
                    self.check_guard(at, touch, mode == Mode::GuardedClosely);
                    return false;
                }
            };
            if self.learned.change(touch.place, mode, next) {
                if next.has_pauses() {
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
            (false, true) if touch.direct && self.learned.can_find_pauses() => self.mode_with_pauses(touch),
            (false, true) => Mode::Guarded,
        }
    }

    /// What a place is taken for that this access shows to have no guard. Many words are written once, when others can
    /// reach them: flags, results, links, lazily made objects; or are cleared once.
    fn mode_with_pauses(&self, touch: &Touch) -> Mode {
        match self.is_set(touch) {
            Some(true) if touch.write => Mode::ClearedForGood,
            Some(_) => Mode::SetForGood,
            None => Mode::Contended,
        }
    }

    /// Is the word other than zero? `None` if it is none that has a value of its own.
    fn is_set(&self, touch: &Touch) -> Option<bool> {
        if touch.words == 0 || touch.offset == WHOLE {
            return None;
        }
        let first = self.address_of(touch);
        Some((first..first + touch.words).any(|word| self.pages.memory.get(word) != 0))
    }

    /// An access to a word of which one value is taken to be its last. True if it does not have it: then the thread pauses.
    fn is_before_the_last(&self, at: At, touch: &Touch, mode: Mode) -> bool {
        let has_last = match self.is_set(touch) {
            Some(is_set) => is_set == (mode == Mode::SetForGood),
            // Whoever writes several words at once may write any.
            None => touch.write,
        };
        if has_last && touch.write && !self.breaks(Rule::WriteTheLast) {
            let next = match mode {
                Mode::SetForGood if touch.words > 0 && touch.offset != WHOLE => Mode::ClearedForGood,
                _ => Mode::Contended,
            };
            self.learned.learn(touch.place, next, || self.explain(at, touch, "is written more than once"));
        }
        !has_last && !self.breaks(Rule::ReadBeforeTheLast)
    }

    fn holds_own(&self, thread: ThreadId, touch: &Touch) -> bool {
        let (_, before) = self.on_behalf_of(thread);
        let held = || thread.held_since(&self.pages.memory, before).any(|lock| lock == touch.object);
        self.breaks(Rule::OwnMonitorNotHeld) || held()
    }

    fn break_assumption(&self, at: At, touch: &Touch, what: &str) {
        let mode = if touch.direct { self.mode_with_pauses(touch) } else { Mode::Guarded };
        self.learned.learn(touch.place, mode, || self.explain(at, touch, what));
    }

    /// Compares an access with the guard of its word and keeps what they have in common.
    fn check_guard(&mut self, at: At, touch: &Touch, closely: bool) {
        let is_array = touch.object != 0 && self.class_of(touch.object).is_array();
        let is_element = is_array && touch.offset > ALL_ELEMENTS;
        let checked = match touch.offset {
            _ if !is_element => self.check_word(at.thread, touch, touch.offset, closely),
            _ if !closely => self.check_word(at.thread, touch, ALL_ELEMENTS, closely),
            WHOLE => self.check_all_elements(at.thread, touch),
            offset => self.check_element(at.thread, touch, offset),
        };
        if let Err(guard) = checked {
            let finer = !closely && (is_element || could_hold_closely(guard));
            let mode = if finer { Mode::GuardedClosely } else { self.mode_with_pauses(touch) };
            self.learned.learn(touch.place, mode, || self.explain(at, touch, &self.broken_guard(guard, touch)));
        }
    }

    /// Looks at the guard of a word and keeps what an access leaves of it; the guard as it was if that is nothing.
    fn check_word(&mut self, thread: ThreadId, touch: &Touch, offset: u32, closely: bool) -> Result<(), Guard> {
        let guard = self.pages.memory.guard(touch.object, offset);
        let next = if offset == WHOLE { None } else { self.next_guard(thread, guard, touch, closely) };
        self.note_guard(touch.object, offset, next != Some(guard));
        match next {
            Some(next) if next == guard || self.pages.memory.set_guard(touch.object, offset, next) => Ok(()),
            _ => Err(guard),
        }
    }

    /// The same for an element. What happened to all of them at once happened to one without a guard of its own too.
    fn check_element(&mut self, thread: ThreadId, touch: &Touch, offset: u32) -> Result<(), Guard> {
        let apart = self.breaks(Rule::CopiesApart);
        self.note_guard(touch.object, ALL_ELEMENTS, false);
        self.note_guard(touch.object, offset, true);
        let memory = &mut self.pages.memory;
        let of_all = memory.guard(touch.object, ALL_ELEMENTS);
        if of_all != Guard::Untouched
            && !apart
            && memory.guard(touch.object, offset) == Guard::Untouched
            && !memory.set_guard(touch.object, offset, of_all)
        {
            return Err(of_all);
        }
        self.check_word(thread, touch, offset, true)
    }

    /// An access to all elements of an array at once: to those that have guards of their own, and to all others.
    fn check_all_elements(&mut self, thread: ThreadId, touch: &Touch) -> Result<(), Guard> {
        let is_element = |offset: u32| offset > ALL_ELEMENTS && offset < STATIC && !self.breaks(Rule::CopiesApart);
        let entries = self.pages.memory.guards().filter(|e| e.object == touch.object && is_element(e.offset));
        let offsets: Vec<u32> = entries.map(|entry| entry.offset).collect();
        offsets.into_iter().chain([ALL_ELEMENTS]).try_for_each(|offset| self.check_word(thread, touch, offset, true))
    }

    /// The guard after this access; `None` if there is none left.
    fn next_guard(&self, thread: ThreadId, guard: Guard, touch: &Touch, closely: bool) -> Option<Guard> {
        let (java, before) = self.on_behalf_of(thread);
        let held = || thread.held_since(&self.pages.memory, before);
        let holds = |lock: Ref| {
            held().any(|held| held == lock)
                || self.breaks(Rule::GuardNotHeld)
                || self.breaks(Rule::AnyLockGuards) && held().next().is_some()
        };
        let first = || match memory_lock(held(), touch, closely) {
            Some(lock) if closely && touch.write => Guard::OwnedUnder(java, lock),
            Some(lock) if closely => Guard::ReadByUnder(java, lock),
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
            Guard::ReadByUnder(..) | Guard::OwnedUnder(..) => return self.next_of_both(java, guard, touch, holds),
            Guard::ReadBy(_) | Guard::Read | Guard::Owned(_) | Guard::ReadUnder(_) | Guard::Under(_) => return None,
            // Notes are no guards.
            Guard::Noted(..) | Guard::Knows(..) => return None,
        })
    }

    /// The same where one thread has come so far, always with a lock.
    fn next_of_both(&self, java: Ref, guard: Guard, touch: &Touch, holds: impl Fn(Ref) -> bool) -> Option<Guard> {
        let (thread, lock, written) = match guard {
            Guard::ReadByUnder(thread, lock) => (thread, lock, touch.write),
            Guard::OwnedUnder(thread, lock) => (thread, lock, true),
            _ => return None,
        };
        let same = thread == java || self.breaks(Rule::AnyoneOwns);
        Some(match (same, holds(lock)) {
            (true, true) if written => Guard::OwnedUnder(thread, lock),
            (true, true) => guard,
            (true, false) if written => Guard::Owned(thread),
            (true, false) => Guard::ReadBy(thread),
            (false, true) if written => Guard::Under(lock),
            (false, true) => Guard::ReadUnder(lock),
            (false, false) if !written => Guard::Read,
            (false, false) if self.breaks(Rule::NothingInCommon) => guard,
            (false, false) => return None,
        })
    }

    /// A thread has waited for the end of another: what that one did lies before whatever it does now.
    pub fn has_joined(&mut self, thread: ThreadId, ended: Ref) {
        let by = self.pages.memory.get(thread.at(word::JAVA));
        self.order_by_end(thread, ended);
        if !self.learns() || by == ended || self.pages.memory.guard(ended, JOINED) != Guard::Untouched {
            return;
        }
        self.touch_everything();
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
            Guard::ReadUnder(lock) | Guard::Under(lock) | Guard::ReadByUnder(_, lock) | Guard::OwnedUnder(_, lock) => {
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

/// Is this an array of objects that no program can name, of classes whose own words nobody can observe? Then neither can its
/// elements be observed.
fn holds_plumbing(class: &Class) -> bool {
    let hidden = |element: &Class| element.trust == Trust::Plumbing && element.access & ACC_PUBLIC == 0;
    class.component().is_some_and(hidden)
}

/// Might there be a guard if thread and lock were both kept in mind? Not where a thread has come without one.
fn could_hold_closely(guard: Guard) -> bool {
    matches!(guard, Guard::Read | Guard::ReadUnder(_) | Guard::Under(_))
}

/// The lock that is taken for the guard of a word: the youngest one that is held, because it is nearest
/// to the data; if that has failed, the oldest.
fn memory_lock(held: impl DoubleEndedIterator<Item = Ref>, touch: &Touch, closely: bool) -> Option<Ref> {
    let is_monitor = touch.offset == 1;
    let mut held = held.filter(|&lock| !(is_monitor && lock == touch.object));
    if closely { held.next() } else { held.next_back() }
}
