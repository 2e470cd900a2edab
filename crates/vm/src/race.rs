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
use rjpf_classes::{BaseType, Class, Field, Method, Trust};
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
    ("java/security/Provider$Service", "classCache"),
    ("java/security/Provider$Service", "constructorCache"),
    ("java/security/Provider$Service", "registered"),
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
    is_static: bool,
    order: Order,
    /// A variable of the program: nobody reads or writes it but by accesses that are seen here.
    is_own: bool,
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
        self.object == other.object
            && overlap
            && (self.writes || other.writes)
            && !(self.order.atomic && other.order.atomic)
    }

    pub(crate) fn is_plain(&self) -> bool {
        !self.order.atomic
    }

    pub(crate) fn is_of_program(&self) -> bool {
        self.is_own
    }

    pub(crate) fn is_static(&self) -> bool {
        self.is_static
    }
}

/// What an access that is not plain orders its thread by.
pub(crate) struct Orders {
    pub(crate) object: Ref,
    pub(crate) word: u32,
    pub(crate) reads: bool,
    pub(crate) writes: bool,
    pub(crate) acquires: bool,
    pub(crate) releases: bool,
    /// In the order of all such accesses to the variable, whatever value they see.
    pub(crate) is_volatile: bool,
}

/// What an access orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Order {
    /// Not plain: it races with plain accesses only.
    atomic: bool,
    acquires: bool,
    releases: bool,
    is_volatile: bool,
}

impl Order {
    const PLAIN: Order = Order { atomic: false, acquires: false, releases: false, is_volatile: false };
    const OPAQUE: Order = Order { atomic: true, ..Order::PLAIN };
    const ACQUIRE: Order = Order { acquires: true, ..Order::OPAQUE };
    const RELEASE: Order = Order { releases: true, ..Order::OPAQUE };
    const FULL: Order = Order { atomic: true, acquires: true, releases: true, is_volatile: true };

    /// Of a read or write of a field as it is declared.
    fn of(field: &Field) -> Order {
        if field.is_volatile() { Order::FULL } else { Order::PLAIN }
    }

    /// Of the method of `Unsafe` that was called: `putIntRelease`, `getAndAddLong`, `compareAndSetReference`.
    fn named(name: &[u8]) -> Order {
        let updates = updates(name);
        match name {
            _ if name.ends_with(b"Opaque") || name.ends_with(b"Plain") => Order::OPAQUE,
            _ if name.ends_with(b"Acquire") => Order::ACQUIRE,
            _ if name.ends_with(b"Release") => Order::RELEASE,
            _ if updates => Order::FULL,
            _ if !name.ends_with(b"Volatile") => Order::PLAIN,
            _ => Order::FULL,
        }
    }
}

/// Does a method of `Unsafe` read and write at once?
fn updates(name: &[u8]) -> bool {
    [&b"getAnd"[..], b"compareAnd", b"weakCompareAnd"].into_iter().any(|start| name.starts_with(start))
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
    order: Order,
}

impl How {
    fn plain(writes: bool) -> How {
        How { writes, order: Order::PLAIN }
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
                self.field_access(thread, view, field, object, How { writes, order: Order::of(field) })
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
            Touches::Receiver => caller().map(|by| self.pending_clone(thread, &by, argument(0))).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// `clone` reads all there is.
    fn pending_clone(&self, thread: ThreadId, by: &FrameView, object: Ref) -> Vec<Access> {
        let class = self.class_of(object);
        if class.is_array() {
            let all = 0..self.pages.memory.array_length(object);
            return self.elements_access(by, object, all, How::plain(false)).into_iter().collect();
        }
        let read = |field: &'static Field| How { writes: false, order: Order::of(field) };
        let fields = self.instance_fields(class).into_iter();
        fields.filter_map(|field| self.field_access(thread, by, field, object, read(field))).collect()
    }

    /// The access of a variable handle or of reflection, which ends in `Unsafe`.
    fn pending_unsafe(&self, thread: ThreadId, view: &FrameView, writes: bool) -> Option<Access> {
        let memory = &self.pages.memory;
        let first = view.fp + u32::from(!view.method.is_static());
        let (object, offset) = (memory.get(first), memory.get2(first + 1) as i64);
        if object == 0 {
            return None;
        }
        let called = self.called_on_unsafe(thread)?.name.bytes();
        // The read of an update is followed by its write.
        let writes = writes || updates(called);
        let order = Order::named(called);
        let by = self.user_of_handle(thread)?;
        let class = self.class_of(object);
        if let Some(element) = class.element_type() {
            let bytes = i64::from(element.element_bytes());
            let index = (offset - 4 * i64::from(ARRAY_HEADER)).div_euclid(bytes) as u32;
            return self.elements_access(&by, object, index..index + 1, How { writes, order });
        }
        let field = self.field_at_offset(class, object, offset.div_euclid(4))?;
        self.field_access(thread, &by, field, object, How { writes, order })
    }

    /// The access of a `java.lang.reflect.Field`, by the accessors of JDK 18 and later.
    fn pending_reflected(&self, thread: ThreadId, view: &FrameView, writes: bool) -> Option<Access> {
        let memory = &self.pages.memory;
        let part = |object: Ref, name: &str| memory.get(object + self.field_offset(self.class_of(object), name));
        let (accessor, object) = (memory.get(view.fp), memory.get(view.fp + 1));
        let java = part(accessor, "field");
        let field = &self.class_of_mirror(part(java, "clazz")).fields[part(java, "slot") as usize];
        let by = self.user_of_handle(thread)?;
        self.field_access(thread, &by, field, object, How { writes, order: Order::of(field) })
    }

    /// The method of `Unsafe` that was called from elsewhere, on top of the stack: others of its methods do the work.
    fn called_on_unsafe(&self, thread: ThreadId) -> Option<&'static Method> {
        let methods = self.frames(thread).map(|f| f.method);
        methods.take_while(|m| m.class.name == "jdk/internal/misc/Unsafe").last()
    }

    /// Does `Unsafe` make an access, on top of the stack, by which somebody who sees what was written is not ordered? Opaque ones,
    /// and updates that acquire without releasing or the other way round.
    pub(crate) fn orders_by_halves(&self, thread: ThreadId) -> bool {
        let called = self.called_on_unsafe(thread).map(|m| m.name.bytes());
        called.is_some_and(|name| match Order::named(name) {
            Order::OPAQUE => true,
            order => updates(name) && order != Order::FULL,
        })
    }

    /// Whose code uses a handle or reflection.
    fn user_of_handle(&self, thread: ThreadId) -> Option<FrameView> {
        let user = |f: &FrameView| f.method.class.trust != Trust::Plumbing && !works_for_others(f.method);
        let user = self.frames(thread).find(user)?;
        if is_atomic_variable(user.method.class) { self.user_of_atomic(thread) } else { Some(user) }
    }

    /// The code of the program that uses an atomic variable, by the library's frames on top of the stack.
    pub(crate) fn user_of_atomic(&self, thread: ThreadId) -> Option<FrameView> {
        let passes_on = |class: &Class| class.trust == Trust::Plumbing || in_package_of_atomics(class);
        let user = self.frames(thread).find(|f| !passes_on(f.method.class))?;
        matches!(user.method.class.trust, Trust::User | Trust::Glue).then_some(user)
    }

    fn field_access(
        &self,
        thread: ThreadId,
        by: &FrameView,
        field: &'static Field,
        object: Ref,
        how: How,
    ) -> Option<Access> {
        let class = self.registry.class(field.class);
        let user = if is_atomic_variable(class) { Some(self.user_of_atomic(thread)?) } else { None };
        let by = user.as_ref().unwrap_or(by);
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
        let How { writes, order } = how;
        Some(Access {
            object,
            words: offset..offset + 1,
            writes,
            is_static: field.is_static(),
            order,
            is_own: class.trust == Trust::User || is_atomic_variable(class),
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
        let How { writes, order } = how;
        let is_own = by.method.class.trust == Trust::User;
        Some(Access {
            object: array,
            words: elements,
            writes,
            is_static: false,
            order,
            is_own,
            variable,
            by: name_of(by.method),
            name,
            location,
        })
    }

    /// Not the insides of listed classes, nor what the console keeps. What an atomic variable holds is the program's.
    fn is_looked_at(&self, by: &FrameView, owner: &Class, object: Ref) -> bool {
        let covered_by_console =
            self.pages.memory.get(by.fp - frame::COVER) == CONSOLE && self.belongs_to_console(object);
        (is_atomic_variable(owner) || !keeps_to_itself(owner)) && !covered_by_console
    }

    /// The words of an object that nobody else could reach that are not as they were made, as far as others could race for them, and
    /// where else it leads.
    pub(crate) fn written_while_local(&self, object: Ref) -> (Vec<Range<u32>>, Vec<Ref>) {
        let (class, memory) = (self.class_of(object), &self.pages.memory);
        if let Some(element) = class.element_type() {
            let words = (element.element_bytes() / 4).max(1);
            let is_set = |i: u32| match element.element_bytes() {
                bytes if bytes < 4 => true,
                _ => (0..words).any(|w| memory.get(object + ARRAY_HEADER + i * words + w) != 0),
            };
            let mut set: Vec<Range<u32>> = Vec::new();
            for i in (0..memory.array_length(object)).filter(|&i| is_set(i)) {
                match set.last_mut() {
                    Some(last) if last.end == i => last.end += 1,
                    _ => set.push(i..i + 1),
                }
            }
            let next = if element == BaseType::Ref { memory.word_array(object).to_vec() } else { Vec::new() };
            return (set, next);
        }
        let is_open = |f: &&'static Field| self.is_open_to_races(f);
        let fields: Vec<_> = self.instance_fields(class).into_iter().filter(is_open).collect();
        let is_set = |f: &&&'static Field| (0..f.kind.words()).any(|w| memory.get(object + f.offset + w) != 0);
        let next = fields.iter().filter(|f| f.kind == BaseType::Ref).map(|f| memory.get(object + f.offset)).collect();
        (fields.iter().filter(is_set).map(|f| f.offset..f.offset + 1).collect(), next)
    }

    /// Is what code of this class writes noted before others can reach it? Most of the library works on objects that it shows nobody.
    pub(crate) fn is_noted_while_local(&self, class: &Class) -> bool {
        const BUILDERS: &[u8] = b"java/lang/AbstractStringBuilder";
        const INSIDES: &[&[u8]] =
            &[b"java/util/regex/", b"java/util/Formatter", b"java/util/Locale", b"java/util/jar/"];
        let name = class.name.bytes();
        match class.trust {
            Trust::Linearizable | Trust::Plumbing => false,
            Trust::User | Trust::Glue => true,
            Trust::Library => {
                name == BUILDERS
                    || name.starts_with(b"java/util/") && !INSIDES.iter().any(|inside| name.starts_with(inside))
            }
        }
    }

    /// Is this a field that a thread can write plainly, more than once, and that somebody looks after?
    pub(crate) fn is_open_to_races(&self, field: &Field) -> bool {
        let class = self.registry.class(field.class);
        !field.is_final()
            && !field.is_volatile()
            && !keeps_to_itself(class)
            && !is_benign(class, field)
            && !self.is_quiet(field)
    }

    /// What the op or native method that the frame on top is about to run orders its thread by.
    pub(crate) fn orders_at(&self, thread: ThreadId, view: &FrameView) -> Option<Orders> {
        match view.is_native() {
            true => self.orders_of_native(thread, view),
            false => self.orders_of_op(view),
        }
    }

    fn orders_of_op(&self, view: &FrameView) -> Option<Orders> {
        let code = self.registry.decoded(view.method)?;
        let reg = |r: u16| self.pages.memory.get(view.fp + u32::from(r));
        let (object, index, writes) = access_of(*code.ops.get(view.pc as usize)?, &reg)?;
        if let Some(index) = index {
            let is_listed = object != 0 && keeps_to_itself(view.method.class);
            return is_listed.then(|| self.orders(object, false, index, Order::FULL, (!writes, writes)));
        }
        let field = self.resolved_field(code.field_at(view.pc)?)?;
        let class = self.registry.class(field.class);
        let (object, word) = match field.is_static() {
            true => (self.registry.mirror_address(class), field.offset - class.statics),
            false => (object, field.offset),
        };
        let counts = field.is_volatile() && object != 0;
        counts.then(|| self.orders(object, field.is_static(), word, Order::FULL, (!writes, writes)))
    }

    fn orders_of_native(&self, thread: ThreadId, view: &FrameView) -> Option<Orders> {
        let peer = view.method.peer()?;
        let Touches::Word { write } = self.peers.entries[peer as usize].touches else { return None };
        let memory = &self.pages.memory;
        let first = view.fp + u32::from(!view.method.is_static());
        let (object, offset) = (memory.get(first), memory.get2(first + 1) as i64);
        let called = self.called_on_unsafe(thread)?.name.bytes();
        if object == 0 {
            return None;
        }
        let updates = updates(called);
        // What the library does by itself, it orders by means that are not looked into.
        let order = match self.user_of_atomic(thread) {
            Some(_) => Order::named(called),
            None => Order::FULL,
        };
        let fails = called.starts_with(b"compareAnd") && self.finds_something_else(view, object, offset);
        let how = (!write || updates, (write || updates) && !fails);
        let class = self.class_of(object);
        if let Some(element) = class.element_type() {
            let index = (offset - 4 * i64::from(ARRAY_HEADER)).div_euclid(i64::from(element.element_bytes())) as u32;
            return Some(self.orders(object, false, index, order, how));
        }
        let field = self.field_at_offset(class, object, offset.div_euclid(4))?;
        let word = match field.is_static() {
            true => field.offset - self.registry.class(field.class).statics,
            false => field.offset,
        };
        Some(self.orders(object, field.is_static(), word, order, how))
    }

    fn orders(&self, object: Ref, is_static: bool, word: u32, order: Order, (reads, writes): (bool, bool)) -> Orders {
        let word = self.ordering_word(object, is_static, word);
        let Order { acquires, releases, is_volatile, .. } = order;
        Orders { object, word, reads, writes, acquires, releases, is_volatile }
    }

    /// Does a compare-and-set find another value than it expects, in a word of its own?
    fn finds_something_else(&self, view: &FrameView, object: Ref, offset: i64) -> bool {
        let names = |text: &[u8]| view.method.name.bytes().windows(text.len()).any(|part| part == text);
        let words = match () {
            _ if names(b"Long") => 2,
            _ if names(b"Int") || names(b"Reference") || names(b"Object") => 1,
            _ => return false,
        };
        let memory = &self.pages.memory;
        let expected = view.fp + u32::from(!view.method.is_static()) + 3;
        let class = self.class_of(object);
        let word = offset.div_euclid(4);
        let at = match self.field_at_offset(class, object, word) {
            Some(field) if field.is_static() => field.offset,
            _ => object + word as u32,
        };
        memory.words(expected, words) != memory.words(at, words)
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
            "{} has {did} it before; nothing that it has done since then orders the two",
            self.describe_object(other)
        );
        Violation {
            kind: ViolationKind::Race,
            message: format!("two threads access {name} with nothing between that orders them"),
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

fn in_package_of_atomics(class: &Class) -> bool {
    class.trust != Trust::User && class.name.bytes().starts_with(b"java/util/concurrent/atomic/")
}

/// Is this a class of variables that a program may access in any mode, plain and opaque ones among them?
fn is_atomic_variable(class: &Class) -> bool {
    const VARIABLES: &[&[u8]] = &[
        b"AtomicBoolean",
        b"AtomicInteger",
        b"AtomicIntegerArray",
        b"AtomicLong",
        b"AtomicLongArray",
        b"AtomicReference",
        b"AtomicReferenceArray",
    ];
    let name = class.name.bytes().strip_prefix(b"java/util/concurrent/atomic/");
    class.trust != Trust::User && name.is_some_and(|name| VARIABLES.contains(&name))
}

/// Are the fields of the class nobody else's, and ordered by its own means?
pub(crate) fn keeps_to_itself(class: &Class) -> bool {
    matches!(class.trust, Trust::Linearizable | Trust::Plumbing)
}

/// Is this code of the library that reads or writes an element on behalf of whoever uses a handle or reflection?
pub(crate) fn works_for_others(method: &Method) -> bool {
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
