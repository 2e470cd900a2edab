//! Data races: two threads that could both make their next step now, and whose next steps touch
//! the same field or element, one of them writing, one of them plain (neither volatile nor atomic).
//!
//! Exact for what is explored: both accesses are enabled in one state, so some schedule makes
//! them adjacent. Not looked at: the insides of listed library classes, and what the library keeps for itself
//! ([`BENIGN`]). Accesses that only an opaque access keeps apart are never enabled in one state: see `visible/unordered.rs`.

use std::ops::Range;

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::annotation::field_annotation;
use rjpf_classes::code::Op;
use rjpf_classes::{Class, Field, Method, Trust};
use rjpf_state::filter::like;
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId, frame};

use crate::throw::describe_frame;
use crate::transition::{ChoicePoint, PointKind, Violation, ViolationKind};
use crate::visible::CONSOLE;
use crate::{FrameView, Touches, Vm};

/// Fields of the JDK that several threads may fill without an order, because whoever comes second fills in the same or
/// as good a value: races by the letter, but none of the program's. So are all that the JDK itself calls
/// stable, and its static fields, which are nobody else's to protect.
const BENIGN: &[(&str, &str)] = &[
    ("java/math/BigDecimal", "precision"),
    ("java/math/BigDecimal", "stringCache"),
    ("java/net/InetAddress", "canonicalHostName"),
    ("java/net/URI", "hash"),
    ("java/net/URI", "string"),
    ("java/net/URL", "hashCode"),
    ("java/util/AbstractMap", "keySet"),
    ("java/util/AbstractMap", "values"),
    ("java/util/Collections$CheckedMap", "entrySet"),
    ("java/util/Collections$UnmodifiableMap", "entrySet"),
    ("java/util/Collections$UnmodifiableMap", "keySet"),
    ("java/util/Collections$UnmodifiableMap", "values"),
    ("java/util/EnumMap", "entrySet"),
    ("java/util/HashMap", "entrySet"),
    ("java/util/IdentityHashMap", "entrySet"),
    ("java/util/TreeMap", "descendingMap"),
    ("java/util/TreeMap", "entrySet"),
    ("java/util/TreeMap", "navigableKeySet"),
    ("java/util/TreeMap$NavigableSubMap", "descendingMapView"),
    ("java/util/TreeMap$NavigableSubMap", "entrySetView"),
    ("java/util/TreeMap$NavigableSubMap", "navigableKeySetView"),
    ("java/util/WeakHashMap", "entrySet"),
    ("sun/nio/fs/UnixPath", "hash"),
    ("sun/nio/fs/UnixPath", "stringValue"),
];

/// The JDK's word for fields that are filled once, or again with the same value.
const STABLE: &str = "Ljdk/internal/vm/annotation/Stable;";

/// Which races are reported, by patterns for the variable (`Account.balance`, `int[]`) and for the methods that access it
/// (`bank.Teller.pay`).
#[derive(Clone, Debug, Default)]
pub struct RaceFilter {
    /// Only these; empty: all.
    pub include: Vec<String>,
    pub exclude: Vec<String>,
}

impl RaceFilter {
    /// Of a race both accesses must be admitted.
    fn admits(&self, access: &Access) -> bool {
        let fits = |patterns: &[String]| {
            patterns.iter().any(|pattern| like(pattern, &access.variable) || like(pattern, &access.by))
        };
        (self.include.is_empty() || fits(&self.include)) && !fits(&self.exclude)
    }
}

/// An access that a thread makes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Access {
    /// The object with the words; the mirror of the class for a static field.
    pub(crate) object: Ref,
    /// The offset of a field, or the indices of elements.
    pub(crate) words: Range<u32>,
    pub writes: bool,
    /// Volatile or atomic: it races with plain accesses only.
    ordered: bool,
    /// `Account.balance`, `int[]`.
    variable: String,
    /// `bank.Teller.pay`: who makes it.
    by: String,
    /// `Account#1.balance`, `int[]#2[3]`.
    pub name: String,
    pub location: String,
}

impl Access {
    fn clashes_with(&self, other: &Access) -> bool {
        let overlap = self.words.start < other.words.end && other.words.start < self.words.end;
        self.object == other.object && overlap && (self.writes || other.writes) && !(self.ordered && other.ordered)
    }

    pub(crate) fn is_plain(&self) -> bool {
        !self.ordered
    }

    /// Could others be ordered by it?
    pub(crate) fn releases(&self) -> bool {
        self.ordered && self.writes
    }
}

/// Is it the JDK's business alone who comes first to this field?
fn is_benign(class: &Class, field: &Field) -> bool {
    if class.trust == Trust::User {
        return false;
    }
    // Dependents of a future are claimed by one thread and emptied by it; the others look again.
    let is_dependent = class.name.bytes().starts_with(b"java/util/concurrent/CompletableFuture$");
    let listed = || BENIGN.iter().any(|(c, f)| class.name == *c && field.name == *f);
    let is_own = field.is_static() && !field.is_volatile();
    is_dependent || is_own || listed() || field_annotation(class, field, STABLE).is_some()
}

/// How an access is made.
#[derive(Clone, Copy)]
struct How {
    writes: bool,
    ordered: bool,
}

impl How {
    fn plain(writes: bool) -> How {
        How { writes, ordered: false }
    }
}

impl Vm {
    /// The heap and static accesses that a runnable thread is about to make: one, or those of a native method
    /// that copies.
    fn pending_accesses(&self, thread: ThreadId) -> Vec<Access> {
        let memory = &self.pages.memory;
        let fp = memory.get(thread.at(word::FP));
        if thread.status(memory) != Status::Runnable || fp == 0 {
            return Vec::new();
        }
        self.accesses_at(thread, &self.frame_at(fp))
    }

    /// The accesses of the op or the native method that the frame on top is about to run.
    pub(crate) fn accesses_at(&self, thread: ThreadId, view: &FrameView) -> Vec<Access> {
        match view.is_native() {
            true => self.pending_native(thread, view),
            false => self.pending_op(thread, view).into_iter().collect(),
        }
    }

    /// Does the user want to know of races that this takes part in?
    pub(crate) fn is_admitted(&self, access: &Access) -> bool {
        self.environment.races.admits(access)
    }

    fn pending_op(&self, thread: ThreadId, view: &FrameView) -> Option<Access> {
        let code = self.registry.decoded(view.method)?;
        let reg = |r: u16| self.pages.memory.get(view.fp + u32::from(r));
        let (object, index, writes) = access_of(*code.ops.get(view.pc as usize)?, &reg)?;
        match index {
            Some(index) if works_for_others(view.method) => {
                self.elements_access(&self.user_of_handle(thread)?, object, index..index + 1, How::plain(writes))
            }
            Some(index) => self.elements_access(view, object, index..index + 1, How::plain(writes)),
            None => {
                let field = self.resolved_field(code.field_at(view.pc)?)?;
                self.field_access(view, field, object, How { writes, ordered: field.is_volatile() })
            }
        }
    }

    /// The accesses of a native method: those behind variable handles, reflection, copies.
    fn pending_native(&self, thread: ThreadId, view: &FrameView) -> Vec<Access> {
        let Some(peer) = view.method.peer() else { return Vec::new() };
        let memory = &self.pages.memory;
        let argument = |word: u32| memory.get(view.fp + word);
        let caller = || self.frames(thread).nth(1);
        let one = |access: Option<Access>| access.into_iter().collect();
        match self.peers.entries[peer as usize].touches {
            Touches::Word { write } => one(self.pending_unsafe(thread, view, write)),
            Touches::Reflected { write } => one(self.pending_reflected(thread, view, write)),
            Touches::Element { write } => {
                let of = |by| self.elements_access(&by, argument(0), argument(1)..argument(1) + 1, How::plain(write));
                one(self.user_of_handle(thread).and_then(of))
            }
            Touches::Copied => {
                let Some(by) = caller() else { return Vec::new() };
                let elements = |array: Ref, from: u32, write| {
                    self.elements_access(&by, array, from..from.saturating_add(argument(4)), How::plain(write))
                };
                let (read, written) =
                    (elements(argument(0), argument(1), false), elements(argument(2), argument(3), true));
                read.into_iter().chain(written).collect()
            }
            Touches::Receiver => caller().map(|by| self.pending_clone(&by, argument(0))).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// `clone` reads all there is.
    fn pending_clone(&self, by: &FrameView, object: Ref) -> Vec<Access> {
        let class = self.class_of(object);
        if class.is_array() {
            let all = 0..self.pages.memory.array_length(object);
            return self.elements_access(by, object, all, How::plain(false)).into_iter().collect();
        }
        let read = |field: &'static Field| How { writes: false, ordered: field.is_volatile() };
        let fields = self.instance_fields(class).into_iter();
        fields.filter_map(|field| self.field_access(by, field, object, read(field))).collect()
    }

    /// The access of a variable handle or of reflection, which ends in `Unsafe`.
    fn pending_unsafe(&self, thread: ThreadId, view: &FrameView, writes: bool) -> Option<Access> {
        let memory = &self.pages.memory;
        let first = view.fp + u32::from(!view.method.is_static());
        let (object, offset) = (memory.get(first), memory.get2(first + 1) as i64);
        if object == 0 {
            return None;
        }
        let name = view.method.name.bytes();
        let ordered = name.ends_with(b"Volatile") || !(name.starts_with(b"get") || name.starts_with(b"put"));
        let by = self.user_of_handle(thread)?;
        let class = self.class_of(object);
        if let Some(element) = class.element_type() {
            let bytes = i64::from(element.element_bytes());
            let index = (offset - 4 * i64::from(ARRAY_HEADER)).div_euclid(bytes) as u32;
            return self.elements_access(&by, object, index..index + 1, How { writes, ordered });
        }
        let field = self.field_at_offset(class, object, offset.div_euclid(4))?;
        self.field_access(&by, field, object, How { writes, ordered })
    }

    /// The access of a `java.lang.reflect.Field`, by the accessors of JDK 18 and later.
    fn pending_reflected(&self, thread: ThreadId, view: &FrameView, writes: bool) -> Option<Access> {
        let memory = &self.pages.memory;
        let part = |object: Ref, name: &str| memory.get(object + self.field_offset(self.class_of(object), name));
        let (accessor, object) = (memory.get(view.fp), memory.get(view.fp + 1));
        let java = part(accessor, "field");
        let field = &self.class_of_mirror(part(java, "clazz")).fields[part(java, "slot") as usize];
        let by = self.user_of_handle(thread)?;
        self.field_access(&by, field, object, How { writes, ordered: field.is_volatile() })
    }

    /// Whose code uses a handle or reflection.
    fn user_of_handle(&self, thread: ThreadId) -> Option<FrameView> {
        self.frames(thread).find(|f| f.method.class.trust != Trust::Plumbing && !works_for_others(f.method))
    }

    fn field_access(&self, by: &FrameView, field: &'static Field, object: Ref, how: How) -> Option<Access> {
        let class = self.registry.class(field.class);
        if is_benign(class, field) || self.is_quiet(field) || !self.is_looked_at(by, class, object) {
            return None;
        }
        let variable = format!("{}.{}", class.type_name(), field.name);
        let (object, offset, name) = match field.is_static() {
            true => (self.registry.mirror_address(class), field.offset - class.statics, variable.clone()),
            false if object == 0 => return None,
            false => (object, field.offset, format!("{}.{}", self.describe_object(object), field.name)),
        };
        let location = describe_frame(by.method, by.bci);
        let How { writes, ordered } = how;
        Some(Access {
            object,
            words: offset..offset + 1,
            writes,
            ordered,
            variable,
            by: name_of(by.method),
            name,
            location,
        })
    }

    fn elements_access(&self, by: &FrameView, array: Ref, elements: Range<u32>, how: How) -> Option<Access> {
        let is_array = array != 0 && self.class_of(array).is_array();
        if !is_array || !self.is_looked_at(by, by.method.class, array) {
            return None;
        }
        let name = format!("{}[{}]", self.describe_object(array), elements.start as i32);
        let variable = self.class_of(array).type_name();
        let location = describe_frame(by.method, by.bci);
        let How { writes, ordered } = how;
        Some(Access {
            object: array,
            words: elements,
            writes,
            ordered,
            variable,
            by: name_of(by.method),
            name,
            location,
        })
    }

    /// Not the insides of listed classes, nor what the console keeps.
    fn is_looked_at(&self, by: &FrameView, owner: &Class, object: Ref) -> bool {
        let covered_by_console =
            self.pages.memory.get(by.fp - frame::COVER) == CONSOLE && self.belongs_to_console(object);
        !matches!(owner.trust, Trust::Linearizable | Trust::Plumbing) && !covered_by_console
    }

    /// A race among the threads that are enabled at a choice.
    pub fn find_race(&self, point: &ChoicePoint) -> Option<Violation> {
        let PointKind::Thread { enabled, .. } = &point.kind else { return None };
        let [(t, a), (u, b)] = self.racing_pair(enabled)?;
        Some(self.race(t, &a, u, &b))
    }

    /// Two threads and their accesses, if they race.
    pub fn racing_pair(&self, enabled: &[ThreadId]) -> Option<[(ThreadId, Access); 2]> {
        let of = |&t: &ThreadId| self.pending_accesses(t).into_iter().map(move |access| (t, access));
        let mut pending: Vec<(ThreadId, Access)> = enabled.iter().flat_map(of).collect();
        pending.retain(|(_, access)| self.is_admitted(access));
        for (i, (t, a)) in pending.iter().enumerate() {
            if let Some((u, b)) = pending[i + 1..].iter().find(|(u, b)| t != u && a.clashes_with(b)) {
                return Some([(*t, a.clone()), (*u, b.clone())]);
            }
        }
        None
    }

    fn race(&self, t: ThreadId, a: &Access, u: ThreadId, b: &Access) -> Violation {
        let part = |thread: ThreadId, access: &Access| {
            let what = if access.writes { "writes" } else { "reads" };
            let who = self.thread_name(thread);
            let line = format!("thread \"{who}\" {what} {} at {}", access.name, access.location);
            format!("{line}, {}\n{}", self.describe_held(thread), self.describe_stack(thread))
        };
        Violation {
            kind: ViolationKind::Race,
            message: format!("two threads access {} at the same time", a.name),
            details: part(t, a) + &part(u, b),
            resumable: true,
        }
    }

    /// A race with an access of another thread that was made before, and whether it wrote.
    pub(crate) fn unordered_race(&self, thread: ThreadId, access: &Access, (other, wrote): (Ref, bool)) -> Violation {
        let (what, did) = (if access.writes { "writes" } else { "reads" }, if wrote { "written" } else { "read" });
        let (name, location) = (&access.name, &access.location);
        let line = format!("thread \"{}\" {what} {name} at {location}", self.thread_name(thread));
        let before = format!(
            "{} has {did} it before; since then it has made only accesses that order nothing",
            self.describe_object(other)
        );
        Violation {
            kind: ViolationKind::Race,
            message: format!("two threads access {name} with nothing but opaque accesses between"),
            details: format!("{line}, {}\n{}{before}\n", self.describe_held(thread), self.describe_stack(thread)),
            resumable: true,
        }
    }

    /// "holding Object#1, ReentrantLock#2" or "holding no lock".
    fn describe_held(&self, thread: ThreadId) -> String {
        let held: Vec<String> = thread.held(&self.pages.memory).map(|lock| self.describe_object(lock)).collect();
        if held.is_empty() { "holding no lock".into() } else { format!("holding {}", held.join(", ")) }
    }
}

/// Is this code of the library that reads or writes an element on behalf of whoever uses a handle or reflection?
fn works_for_others(method: &Method) -> bool {
    let class = method.class.name.bytes();
    method.class.trust != Trust::User
        && (class.starts_with(b"java/lang/invoke/VarHandle") && class.ends_with(b"$Array")
            || class == b"java/lang/invoke/MethodHandleImpl$ArrayAccessor"
            || class == b"java/lang/reflect/Array")
}

fn name_of(method: &Method) -> String {
    format!("{}.{}", method.class.name.dotted(), method.name)
}

/// Object, element index and direction of an access op; object zero for statics.
fn access_of(op: Op, reg: &dyn Fn(u16) -> u32) -> Option<(u32, Option<u32>, bool)> {
    Some(match op {
        Op::GetField { o, .. } | Op::GetFieldA { o, .. } | Op::GetField2 { o, .. } | Op::GetFieldLazy { o, .. } => {
            (reg(o), None, false)
        }
        Op::PutField { o, .. } | Op::PutFieldA { o, .. } | Op::PutField2 { o, .. } | Op::PutFieldLazy { o, .. } => {
            (reg(o), None, true)
        }
        Op::GetStatic { .. } | Op::GetStaticA { .. } | Op::GetStatic2 { .. } | Op::GetStaticLazy { .. } => {
            (0, None, false)
        }
        Op::PutStatic { .. } | Op::PutStaticA { .. } | Op::PutStatic2 { .. } | Op::PutStaticLazy { .. } => {
            (0, None, true)
        }
        Op::ALoadI { a, i, .. }
        | Op::ALoadA { a, i, .. }
        | Op::ALoadL { a, i, .. }
        | Op::ALoadB { a, i, .. }
        | Op::ALoadC { a, i, .. }
        | Op::ALoadS { a, i, .. } => (reg(a), Some(reg(i)), false),
        Op::AStoreI { a, i, .. }
        | Op::AStoreA { a, i, .. }
        | Op::AStoreL { a, i, .. }
        | Op::AStoreB { a, i, .. }
        | Op::AStoreS { a, i, .. } => (reg(a), Some(reg(i)), true),
        _ => return None,
    })
}
