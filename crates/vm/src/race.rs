//! Data races: two threads that could both make their next step now, and whose next steps touch
//! the same field or element, one of them writing, one of them plain (neither volatile nor atomic).
//!
//! Exact for what is explored: both accesses are enabled in one state, so some schedule makes
//! them adjacent. Not looked at: the insides of listed library classes, and what the library keeps for itself
//! ([`BENIGN`]). Missed: accesses that only an opaque access keeps apart, since it orders nothing.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::code::Op;
use rjpf_classes::{Class, Field, Method, Trust};
use rjpf_state::filter::like;
use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId, frame};

use crate::throw::describe_frame;
use crate::transition::{ChoicePoint, PointKind, Violation, ViolationKind};
use crate::{FrameView, Touches, Vm};

/// Fields of the JDK that several threads may fill without an order, because whoever comes second fills in the same or
/// as good a value: races by the letter, but none of the program's.
const BENIGN: &[(&str, &str)] = &[
    ("java/math/BigDecimal", "precision"),
    ("java/math/BigDecimal", "stringCache"),
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
];

/// Calls to the console have this cover: see `visible/cover.rs`.
const CONSOLE: u32 = 1;

/// Which variables races are reported of, by patterns for `Account.balance` and `int[]`.
#[derive(Clone, Debug, Default)]
pub struct RaceFilter {
    /// Only these; empty: all.
    pub include: Vec<String>,
    pub exclude: Vec<String>,
}

impl RaceFilter {
    fn admits(&self, variable: &str) -> bool {
        let fits = |patterns: &[String]| patterns.iter().any(|pattern| like(pattern, variable));
        (self.include.is_empty() || fits(&self.include)) && !fits(&self.exclude)
    }
}

/// The access a thread makes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Access {
    /// Address of the word; elements smaller than a word have their index beside it.
    place: (u32, u32),
    pub writes: bool,
    /// Volatile or atomic: it races with plain accesses only.
    ordered: bool,
    /// `Account.balance`, `int[]`.
    variable: String,
    /// `Account#1.balance`, `int[]#2[3]`.
    pub name: String,
    pub location: String,
}

impl Vm {
    /// The heap or static access that a runnable thread is about to make.
    pub fn pending_access(&self, thread: ThreadId) -> Option<Access> {
        let memory = &self.pages.memory;
        if thread.status(memory) != Status::Runnable {
            return None;
        }
        let fp = memory.get(thread.at(word::FP));
        let view = if fp == 0 { return None } else { self.frame_at(fp) };
        if view.is_native() {
            return self.pending_native(thread, &view);
        }
        let code = self.registry.decoded(view.method)?;
        let reg = |r: u16| memory.get(fp + u32::from(r));
        let (object, index, writes) = access_of(*code.ops.get(view.pc as usize)?, &reg)?;
        match index {
            Some(index) => self.element_access(&view, view.method, object, index, writes, false),
            None => {
                let field = self.resolved_field(code.field_at(view.pc)?)?;
                self.field_access(&view, field, object, writes, field.is_volatile())
            }
        }
    }

    /// The access of a variable handle or of reflection, which ends in `Unsafe`.
    fn pending_native(&self, thread: ThreadId, view: &FrameView) -> Option<Access> {
        let write = match self.peers.entries[view.method.peer()? as usize].touches {
            Touches::Word { write } => write,
            Touches::Reflected { write } => return self.pending_reflected(thread, view, write),
            _ => return None,
        };
        let memory = &self.pages.memory;
        let first = view.fp + u32::from(!view.method.is_static());
        let (object, offset) = (memory.get(first), memory.get2(first + 1) as i64);
        if object == 0 {
            return None;
        }
        let name = view.method.name.bytes();
        let ordered = name.ends_with(b"Volatile") || !(name.starts_with(b"get") || name.starts_with(b"put"));
        let by = self.frames(thread).find(|f| f.method.class.trust != Trust::Plumbing)?;
        let class = self.class_of(object);
        if let Some(element) = class.element_type() {
            let bytes = i64::from(element.element_bytes());
            let index = (offset - 4 * i64::from(ARRAY_HEADER)).div_euclid(bytes) as u32;
            return self.element_access(&by, by.method, object, index, write, ordered);
        }
        let field = self.field_at_offset(class, object, offset.div_euclid(4))?;
        self.field_access(&by, field, object, write, ordered)
    }

    /// The access of a `java.lang.reflect.Field`, by the accessors of JDK 18 and later.
    fn pending_reflected(&self, thread: ThreadId, view: &FrameView, write: bool) -> Option<Access> {
        let memory = &self.pages.memory;
        let part = |object: Ref, name: &str| memory.get(object + self.field_offset(self.class_of(object), name));
        let (accessor, object) = (memory.get(view.fp), memory.get(view.fp + 1));
        let java = part(accessor, "field");
        let field = &self.class_of_mirror(part(java, "clazz")).fields[part(java, "slot") as usize];
        let by = self.frames(thread).find(|f| f.method.class.trust != Trust::Plumbing)?;
        self.field_access(&by, field, object, write, field.is_volatile())
    }

    fn field_access(
        &self,
        by: &FrameView,
        field: &'static Field,
        object: Ref,
        writes: bool,
        ordered: bool,
    ) -> Option<Access> {
        let class = self.registry.class(field.class);
        // Dependents of a future are claimed by one thread and emptied by it; the others look again.
        let is_dependent = class.name.bytes().starts_with(b"java/util/concurrent/CompletableFuture$");
        let listed = BENIGN.iter().any(|(c, f)| class.name == *c && field.name == *f);
        let is_benign = class.trust != Trust::User && (listed || is_dependent);
        if is_benign || self.is_quiet(field) || !self.is_looked_at(by, class, object) {
            return None;
        }
        let variable = format!("{}.{}", class.type_name(), field.name);
        let (at, name) = match field.is_static() {
            true => (field.offset, variable.clone()),
            false if object == 0 => return None,
            false => (object + field.offset, format!("{}.{}", self.describe_object(object), field.name)),
        };
        let location = describe_frame(by.method, by.bci);
        Some(Access { place: (at, 0), writes, ordered, variable, name, location })
    }

    fn element_access(
        &self,
        by: &FrameView,
        method: &Method,
        array: Ref,
        index: u32,
        writes: bool,
        ordered: bool,
    ) -> Option<Access> {
        if array == 0 || !self.is_looked_at(by, method.class, array) {
            return None;
        }
        let name = format!("{}[{}]", self.describe_object(array), index as i32);
        let variable = self.class_of(array).type_name();
        let location = describe_frame(by.method, by.bci);
        Some(Access { place: (array, index), writes, ordered, variable, name, location })
    }

    /// Not the insides of listed classes, nor what the console keeps.
    fn is_looked_at(&self, by: &FrameView, owner: &Class, object: Ref) -> bool {
        let covered_by_console = self.pages.memory.get(by.fp - frame::COVER) == CONSOLE && object < self.heap_start;
        !matches!(owner.trust, Trust::Linearizable | Trust::Plumbing) && !covered_by_console
    }

    /// A pair of racing accesses among the threads that are enabled at a choice.
    pub fn find_race(&self, point: &ChoicePoint) -> Option<Violation> {
        let PointKind::Thread { enabled, .. } = &point.kind else { return None };
        let pending: Vec<(ThreadId, Access)> =
            enabled.iter().filter_map(|&t| Some((t, self.pending_access(t)?))).collect();
        for (i, (t, a)) in pending.iter().enumerate() {
            for (u, b) in &pending[i + 1..] {
                let conflict = a.place == b.place && (a.writes || b.writes) && !(a.ordered && b.ordered);
                if conflict && self.environment.races.admits(&a.variable) {
                    return Some(self.race(*t, a, *u, b));
                }
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

    /// "holding Object#1, ReentrantLock#2" or "holding no lock".
    fn describe_held(&self, thread: ThreadId) -> String {
        let held: Vec<String> = thread.held(&self.pages.memory).map(|lock| self.describe_object(lock)).collect();
        if held.is_empty() { "holding no lock".into() } else { format!("holding {}", held.join(", ")) }
    }
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
