//! Where a thread pauses: before steps that other threads could notice.
//!
//! Pauses belong to *places* (a field of a class, the elements of an array class, a monitor), not to
//! frames. Whoever is about to touch a word asks here; the answer depends on who can reach the object
//! (`publish.rs`), on what is known about its place (`learned.rs`, `discipline.rs`), and on whether a
//! linearizable library call has paused for it already (`cover.rs`). What native methods touch is in
//! `natives.rs`. Why this loses nothing is written down in `docs/REDUCTION.md`.
//!
//! Not its job: which thread runs next (`transition.rs`), what is a race (`race.rs`).

mod broken;
mod cover;
mod discipline;
mod effects;
mod history;
mod interrupts;
mod learned;
mod named;
mod natives;
mod off_heap;
mod outside;
mod publish;
mod special;
mod unordered;

use rjpf_classes::code::Code;
use rjpf_classes::{Class, Field, Method, Name, Place, PlaceOf, Trust, trust};
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId, global};

pub use broken::Rule;
pub(crate) use cover::CONSOLE;
pub use effects::{EffectNotes, Effects};
pub(crate) use learned::MOST_PLACES;
pub use learned::{Learned, Lesson, Mode, place_key, places_of, special_places};
pub use natives::Touches;
pub use outside::{Outside, OutsideTouch};
pub(crate) use special::Special;

use crate::Vm;
use crate::peer::Value;
use crate::race::{keeps_to_itself, works_for_others};

/// How much of what a thread does is a scheduling point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Nothing: single runs.
    None,
    /// Every access to every object: no reduction. `trust`: listed library calls are one step.
    Everything { trust: bool },
    /// Every access to objects that other threads can reach.
    Shared { trust: bool },
    /// Accesses that break what is assumed about their place.
    Learned { trust: bool },
}

/// Where a thread is about to touch something: its frame, the op in it, and the linearizable call that
/// the frame belongs to, as the frame of that call; zero if it belongs to none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub(crate) thread: ThreadId,
    pub(crate) fp: u32,
    pub(crate) pc: u32,
    pub(crate) cover: u32,
}

/// What is about to be done to a field or an element.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Access {
    Read,
    Write,
    /// A write of this value, which may be there already: then it is as good as a read.
    Store(Value),
}

impl Access {
    pub(crate) fn writes(self) -> bool {
        !matches!(self, Access::Read)
    }
}

/// A word about to be read or written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) place: Place,
    /// The object with the word; the mirror of the class for a static field.
    pub(crate) object: Ref,
    pub(crate) offset: u32,
    pub(crate) write: bool,
    /// A volatile or atomic access: it is meant to be seen by others, so that no guard is looked for.
    pub(crate) direct: bool,
    /// Belongs to a listed class: one pause in a linearizable call is enough.
    pub(crate) covered: bool,
    /// How many words the value has that it can be told by; zero where that makes no sense.
    pub(crate) words: u32,
}

/// What is to be done about an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// The thread pauses before it.
    Pauses,
    /// It goes on.
    GoesOn,
    /// Nobody could notice: the same access need not be asked about again while the thread runs on and its
    /// monitors are the same.
    Unnoticed,
}

/// Offsets of static fields in a [`Touch`].
const STATIC: u32 = 0x8000_0000;
/// The offset of many elements of an array at once.
const WHOLE: u32 = u32::MAX;

impl Vm {
    pub(crate) fn trusts_library(&self) -> bool {
        match self.visibility {
            Visibility::None => true,
            Visibility::Everything { trust } | Visibility::Shared { trust } | Visibility::Learned { trust } => trust,
        }
    }

    pub(crate) fn is_reduced(&self) -> bool {
        matches!(self.visibility, Visibility::Shared { .. } | Visibility::Learned { .. })
    }

    /// Is a yield of this thread worth a pause? In general it lets nobody do anything that could not be done
    /// elsewhere. But a listed call that yields waits for somebody who has paused in the middle of a method
    /// that is no step, and would not pause by itself.
    pub fn yields_count(&self, thread: ThreadId) -> bool {
        let in_listed_call = || self.frames(thread).next().is_some_and(|f| self.is_covered(f.fp));
        !self.learns() || in_listed_call() && !self.is_quiet_now(thread) && self.has_rival(thread)
    }

    /// Does the thread not pause at all now?
    fn is_quiet_now(&self, thread: ThreadId) -> bool {
        self.in_atomic_section(thread) || self.is_unnoticed(thread)
    }

    pub(crate) fn learns(&self) -> bool {
        matches!(self.visibility, Visibility::Learned { .. })
    }

    /// Is there a thread of the program that this one has not waited for? One that has merely ended
    /// counts: its end is no step that anything could be ordered by.
    #[inline]
    pub(crate) fn has_company(&self, thread: ThreadId) -> bool {
        let memory = &self.pages.memory;
        memory.get(global::STARTED_THREADS) > memory.get(thread.at(word::JOINED)) + 1
    }

    /// Could anybody else have to do with this object? Zero stands for a static field.
    #[inline]
    pub(crate) fn could_matter(&self, thread: ThreadId, object: Ref) -> bool {
        self.has_company(thread)
            && (object == 0 || self.is_shared(object) || matches!(self.visibility, Visibility::Everything { .. }))
    }

    /// Is this thread in an atomic section? While it is blocked there, others run as usual.
    pub(crate) fn in_atomic_section(&self, thread: ThreadId) -> bool {
        self.pages.memory.get(thread.at(word::ATOMIC)) > 0
    }

    /// Is there another thread that could run instead?
    pub(crate) fn has_rival(&self, thread: ThreadId) -> bool {
        let memory = &self.pages.memory;
        let may_wake_up = |t: ThreadId| {
            self.environment.spurious_wakeups
                && matches!(t.status(memory), Status::Waiting | Status::Parked)
                && !t.is_suspended(memory)
                && !self.is_service(t)
        };
        self.threads().any(|t| t != thread && (self.could_run(t, memory) || may_wake_up(t)))
    }

    /// Must the thread pause before this field access? `object` is zero for a static field.
    pub(crate) fn pauses_at_field(&mut self, at: At, code: &Code, object: Ref, access: Access) -> bool {
        let Some(field) = code.field_at(at.pc).and_then(|site| self.resolved_field(site)) else { return false };
        self.pauses_at(at, field, object, access)
    }

    pub(crate) fn pauses_at(&mut self, at: At, field: &'static Field, object: Ref, access: Access) -> bool {
        self.ask_for_field(at, field, object, access) == Answer::Pauses
    }

    /// What is to be done about this field access? It is taken note of.
    pub(crate) fn ask_for_field(&mut self, at: At, field: &'static Field, object: Ref, access: Access) -> Answer {
        if field.is_static() && self.has_to_itself(at.thread, field) {
            return Answer::GoesOn;
        }
        if self.breaks(Rule::IgnoreStatics) && field.is_static() {
            return Answer::GoesOn;
        }
        if self.is_local_noted(at.thread, object) {
            if access.writes()
                && self.is_open_to_races(field)
                && self.is_noted_while_local(self.registry.class(field.class))
            {
                self.note_local(at.thread, object);
            }
            if !self.could_matter(at.thread, object) {
                return Answer::GoesOn;
            }
        }
        let touch = self.field_touch(field, object, access.writes());
        let answer = self.ask_for(at, touch, Some(field), access);
        if answer != Answer::Pauses {
            if field.is_static() {
                self.order_by_class(at.thread, self.registry.class(field.class));
            }
            if field.is_volatile() {
                self.note_order(at);
            }
        }
        answer
    }

    fn ask_for(&mut self, at: At, touch: Touch, field: Option<&'static Field>, access: Access) -> Answer {
        let touch = Touch { write: touch.write && !self.changes_nothing(&touch, access), ..touch };
        if self.is_let_through(at, &touch, field) {
            return Answer::GoesOn;
        }
        // What was written is there already: it will not be the next time.
        let only_looks = access.writes() && !touch.write;
        let taught = self.learned.changes();
        let answer = match self.matters(at, &touch, field) {
            // What has broken one mode may break the next one too.
            false if self.learned.changes() != taught => Answer::GoesOn,
            false if only_looks || self.depends_on_more(at, &touch, field) => Answer::GoesOn,
            false => Answer::Unnoticed,
            true if self.pauses(at, touch.covered && !self.asks_for_interrupt(at, &touch, field)) => Answer::Pauses,
            true => Answer::GoesOn,
        };
        if answer != Answer::Pauses {
            self.note_touch(&touch);
        }
        answer
    }

    /// Does what is to be done about an access depend on the calls under way, on single elements, or on what is there?
    fn depends_on_more(&self, at: At, touch: &Touch, field: Option<&'static Field>) -> bool {
        let counts = field.is_some_and(|field| field.adder.is_some());
        let mode = self.learned.mode(touch.place);
        let closely = field.is_none() && mode == Mode::GuardedClosely;
        let quiet = self.pages.memory.get(at.thread.at(word::QUIET)) != 0;
        counts || closely || mode.has_pauses() || touch.covered || at.cover != 0 || quiet
    }

    pub(crate) fn field_touch(&mut self, field: &'static Field, object: Ref, write: bool) -> Touch {
        let owner = self.registry.class(field.class);
        let covered = self.is_closed(owner);
        let (object, offset) = match field.is_static() {
            true => (self.mirror(owner), STATIC | (field.offset - owner.statics)),
            false => (object, field.offset),
        };
        // Linearizable methods look at the interrupt status in the step in which they would wait. Whoever does may clear it.
        let is_interrupt_status = std::ptr::eq(owner, self.known.thread) && field.name == "interrupted";
        let covered = covered || is_interrupt_status;
        let direct = field.is_volatile() && self.shares_on_purpose(owner);
        let words = if is_interrupt_status { 0 } else { self.told_by(field.kind.words()) };
        Touch { place: field.place, object, offset, write, direct: covered || direct, covered, words }
    }

    /// The words that an access is told by. Races are looked for among accesses before which threads pause, whatever is written.
    fn told_by(&self, words: u32) -> u32 {
        if self.environment.seeks_races { 0 } else { words }
    }

    /// Are volatile and atomic accesses of this class there for several threads, most likely? Other classes of the
    /// library are made for all programs, most of which use them in one thread.
    pub(super) fn shares_on_purpose(&self, owner: &Class) -> bool {
        owner.trust != Trust::Library
    }

    /// Is this a write of the value that is there?
    fn changes_nothing(&self, touch: &Touch, access: Access) -> bool {
        let memory = &self.pages.memory;
        match access {
            Access::Store(Value::Word(word)) if touch.words == 1 => memory.get(self.address_of(touch)) == word,
            Access::Store(Value::Wide(wide)) if touch.words == 2 && self.breaks(Rule::HalfOfALong) => {
                memory.get(self.address_of(touch)) == wide as u32
            }
            Access::Store(Value::Wide(wide)) if touch.words == 2 => memory.get2(self.address_of(touch)) == wide,
            _ => false,
        }
    }

    /// Where the word lies that an access to a field or an element is about.
    fn address_of(&self, touch: &Touch) -> u32 {
        match touch.offset.checked_sub(STATIC) {
            Some(offset) => self.class_of_mirror(touch.object).statics + offset,
            None => touch.object + touch.offset,
        }
    }

    /// Must the thread pause before this access to an element by code of `by`?
    pub(crate) fn pauses_at_element(&mut self, at: At, by: &Method, array: Ref, index: u32, access: Access) -> bool {
        self.ask_for_element(at, by, array, index, access) == Answer::Pauses
    }

    /// What is to be done about this access to an element by code of `by`? It is taken note of.
    pub(crate) fn ask_for_element(&mut self, at: At, by: &Method, array: Ref, index: u32, access: Access) -> Answer {
        if self.breaks(Rule::IgnoreElements) {
            return Answer::GoesOn;
        }
        if self.is_local_noted(at.thread, array) {
            if access.writes() && self.is_noted_while_local(by.class) {
                self.note_local(at.thread, array);
            }
            if !self.could_matter(at.thread, array) {
                return Answer::GoesOn;
            }
        }
        let touch = self.element_touch(at, by, array, index, access.writes());
        let answer = self.ask_for(at, touch, None, access);
        if answer != Answer::Pauses && keeps_to_itself(by.class) {
            self.note_order(at);
        }
        answer
    }

    pub(crate) fn element_touch(&self, at: At, method: &Method, array: Ref, index: u32, write: bool) -> Touch {
        let class = self.class_of(array);
        // A handle works on behalf of whoever calls it.
        let is_user = |m: &&'static Method| m.class.trust != Trust::Plumbing && !works_for_others(m);
        let user = || self.frames(at.thread).map(|f| f.method).find(is_user);
        let method = if works_for_others(method) { user().unwrap_or(method) } else { method };
        // Arrays that a linearizable method's own code works on are the insides of its class.
        let inside = self.is_closed(method.class);
        let covered = inside && at.cover > cover::MACHINE;
        let owner = if inside { self.owner_of_elements(method.class, class) } else { class };
        let word = match class.element_type() {
            Some(element) => index * element.element_bytes() / 4,
            None => 0,
        };
        let offset = rjpf_classes::address::ARRAY_HEADER + word;
        let place = owner.place(PlaceOf::Content);
        // Elements that share a word with others are not told from them.
        let words = class.element_type().map_or(0, |element| self.told_by(element.element_bytes() / 4));
        Touch { place, object: array, offset, write, direct: inside, covered, words }
    }

    /// Whose place the elements of an array belong to that code of a listed class works on, in a listed method or
    /// not: arrays of its nodes have a place of their own, others are the insides of the outermost class.
    fn owner_of_elements(&self, by: &'static Class, array: &'static Class) -> &'static Class {
        let of_nodes = array.component().is_some_and(|element| element.trust == Trust::Linearizable);
        let name = by.name.bytes();
        match name.iter().position(|&b| b == b'$') {
            _ if of_nodes => array,
            Some(end) => self.registry.loaded(by, Name::new(&name[..end])).unwrap_or(by),
            None => by,
        }
    }

    /// Must the thread pause before it enters this monitor? Not if it has it already.
    pub(crate) fn pauses_at_lock(&mut self, at: At, by: &Method, object: Ref) -> bool {
        if std::ptr::eq(by.class, self.known.thread) && by.name == "join" {
            return self.has_company(at.thread) && self.pauses_at_join(at);
        }
        if !self.could_matter(at.thread, object)
            || at.cover == cover::MACHINE
            || self.enters_quietly(by, object)
            || self.breaks(Rule::IgnoreMonitors)
        {
            return false;
        }
        if self.pages.memory.monitor(object).is_some_and(|(owner, _)| owner == at.thread.0) {
            self.notice_taking_again(at, object);
            return false;
        }
        let class = self.class_of(object);
        if class.is_subclass_of(self.known.thread) {
            // A thread takes its own monitor to end.
            self.looks_at_life(at.thread);
        }
        let touch = self.monitor_touch(object);
        let ends = class.is_subclass_of(self.known.thread) && self.life_counts();
        (self.matters(at, &touch, None) || ends) && self.pauses(at, touch.covered)
    }

    /// A thread takes a monitor that it has. An initialiser that does so has it by chance: whoever else runs it has to wait.
    fn notice_taking_again(&mut self, at: At, object: Ref) {
        let (_, before) = self.on_behalf_of(at.thread);
        if at.thread.held(&self.pages.memory).take(before as usize).any(|lock| lock == object) {
            let touch = self.monitor_touch(object);
            if self.matters(at, &touch, None) {
                self.notice_thread_in_initializer(at.thread);
            }
        }
    }

    fn monitor_touch(&self, object: Ref) -> Touch {
        let class = self.class_of(object);
        let (place, covered) = (class.place(PlaceOf::Monitor), self.is_closed(class));
        Touch { place, object, offset: 1, write: true, direct: false, covered, words: 0 }
    }

    /// Does this method take monitors that only the library itself competes for? Threads take their own to
    /// start, join and end, and that of their group to be counted.
    pub(crate) fn enters_quietly(&self, by: &Method, object: Ref) -> bool {
        const OF_THREADS: &[&str] = &["start", "join", "exit", "interrupt"];
        const OF_GROUPS: &[&str] = &["add", "addUnstarted", "remove", "threadStartFailed", "threadTerminated"];
        let one_of = |names: &[&str]| names.iter().any(|&name| by.name == name);
        std::ptr::eq(by.class, self.known.thread) && one_of(OF_THREADS)
            || std::ptr::eq(by.class, self.known.thread_group) && one_of(OF_GROUPS)
            || self.trusts_library()
                && by.class.trust == Trust::Plumbing
                && (object < self.heap_start || trust::locks_quietly(by.class, by.name))
                && !(self.learns() && self.mode(self.class_of(object).place(PlaceOf::Monitor)) == Mode::Contended)
    }

    /// A thread has to wait for a monitor that it wanted to take without being noticed: whoever has it was paused
    /// meanwhile. From the next round on, such monitors are like others.
    pub(crate) fn notice_waiting(&self, thread: ThreadId, object: Ref) {
        if self.learns() && self.has_company(thread) {
            self.learn_contended(thread, self.class_of(object).place(PlaceOf::Monitor), "is waited for");
        }
    }

    /// Must the thread pause before it initialises the class?
    pub(crate) fn pauses_at_initialization(&mut self, at: At, class: &'static Class) -> bool {
        if !self.has_company(at.thread) || self.is_initialized_unseen(at, class) {
            return false;
        }
        let place = class.place(PlaceOf::Initialization);
        let counts = match self.visibility {
            Visibility::None => false,
            Visibility::Learned { .. } => self.is_contended(place),
            _ => true,
        };
        counts && self.pauses(at, false)
    }

    /// What a place is taken for now.
    #[inline]
    pub(crate) fn mode(&self, place: Place) -> Mode {
        let mode = self.learned.mode(place);
        self.footprint.look(place, mode);
        mode
    }

    /// Is a place contended that has no accesses of its own?
    pub(crate) fn is_contended(&self, place: Place) -> bool {
        let mode = match self.mode(place) {
            Mode::Unknown => self.learned.begin(self.registry, place, Mode::Untouched),
            mode => mode,
        };
        mode == Mode::Contended
    }

    /// Must the thread pause before a step that others notice? Not if it has paused for it, if nobody
    /// else could run, or if the step goes on within a linearizable call that has paused.
    pub(crate) fn pauses(&mut self, at: At, covered: bool) -> bool {
        let step = if covered && at.cover > cover::MACHINE { at.cover } else { 0 };
        if self.is_quiet_now(at.thread) || step != 0 && self.pages.memory.get(at.thread.at(word::STEP)) == step {
            return false;
        }
        if self.fresh == (at.fp, at.pc) {
            self.fresh = (0, 0);
        } else if self.has_rival(at.thread) {
            return true;
        }
        if self.pages.memory.get(at.thread.at(word::STEP)) != step {
            self.pages.memory.set(at.thread.at(word::STEP), step);
        }
        self.note_step(at);
        false
    }

    /// Could another thread notice this access? Every access that is asked about is taken note of.
    pub(crate) fn matters(&mut self, at: At, touch: &Touch, field: Option<&'static Field>) -> bool {
        if at.cover == cover::MACHINE || at.cover == cover::CONSOLE && self.belongs_to_console(touch.object) {
            self.touch_everything();
            return false;
        }
        if self.is_unnoticed(at.thread) {
            return false;
        }
        let counted = field.and_then(|field| self.counter_touch(at, touch, field));
        let touch = counted.as_ref().unwrap_or(touch);
        let mode = match self.mode(touch.place) {
            Mode::Unknown => self.classify(touch, field),
            mode => mode,
        };
        match self.visibility {
            Visibility::None => false,
            _ if mode == Mode::Quiet => self.notice_asking(at, touch, field),
            Visibility::Learned { .. } => {
                self.breaks_discipline(at, touch, mode) || self.is_noted(at.thread, touch.object)
            }
            Visibility::Shared { .. } => !field.is_some_and(|field| self.is_settled(field)),
            Visibility::Everything { .. } => true,
        }
    }

    /// An access to a counter: to add commutes with adding, as reading does with reading, so that it is taken for
    /// a read of the counter's own place, and everything else for a write.
    fn counter_touch(&self, at: At, touch: &Touch, field: &'static Field) -> Option<Touch> {
        let adder = field.adder.filter(|_| self.trusts_library())?;
        let of_counter = |m: &Method| m.class.id == field.class || m.class.trust == Trust::Plumbing;
        let adds = |m: &Method| adder.is(m.class, m.name);
        let mut by = self.frames(at.thread).map(|f| f.method).skip_while(|m| of_counter(m) && !adds(m));
        let write = !by.next().is_some_and(adds);
        Some(Touch { place: field.place, write, words: 0, ..*touch })
    }

    /// Is an access to this object worth a line in a recording? Zero stands for a static field.
    pub(crate) fn is_noticeable(&self, object: Ref) -> bool {
        object == 0 || self.is_shared(object)
    }

    /// Is what this code does worth a line in a recording? Not what the library keeps for itself.
    pub(crate) fn is_told_by(&self, thread: ThreadId, method: &Method) -> bool {
        // Every exception that ends a thread comes by there: a call of the program has a line of its own.
        let asks_for_handler =
            std::ptr::eq(method.class, self.known.thread) && method.name == "getUncaughtExceptionHandler";
        let lists_threads = std::ptr::eq(method.class, self.known.thread_group);
        method.class.trust != Trust::Plumbing && !asks_for_handler && !lists_threads && !self.is_unnoticed(thread)
    }

    /// The same for the field at `pc`: not if it does not change any more, or if nobody could tell.
    pub(crate) fn is_told_field(&self, code: &Code, pc: u32) -> bool {
        let Some(field) = code.field_at(pc).and_then(|site| self.resolved_field(site)) else { return true };
        let is_fixed = self.is_constant(field) && !self.learned.mode(field.place).has_pauses();
        !is_fixed && !self.is_quiet(field)
    }

    /// Nobody notices a little earlier start of a thread that only one thread has to do with, but people
    /// want to see it in a recording.
    #[inline]
    pub(crate) fn is_start(&self, target: &Method) -> bool {
        std::ptr::eq(target.class, self.known.thread) && target.name == "start"
    }

    /// Final fields of the library, and static ones of initialised classes, do not change any more, except for the
    /// standard streams.
    fn is_settled(&self, field: &Field) -> bool {
        self.is_constant(field) && !(field.is_static() && self.registry.class(field.class).name == "java/lang/System")
    }

    /// Is this a final field that has its value?
    fn is_constant(&self, field: &Field) -> bool {
        let class = self.registry.class(field.class);
        let initialized = field.is_static() && self.init_state(class) == crate::InitState::Initialized;
        field.is_final() && (initialized || class.trust != Trust::User)
    }
}
