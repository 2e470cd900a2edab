//! Stable names: what a class, a method, a constant is called in a canonical form.
//!
//! Names are hashes of what the Java program calls things, so they are the same in every run and
//! whatever the order of loading. The tables also go backwards, from a name to the thing, which is
//! what delinearisation needs. Nothing here backtracks: the tables cache pure functions of the
//! registry.

use std::borrow::Cow;
use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;

use rjpf_classes::address::{ARRAY_HEADER, OBJECT_HEADER, STATICS_HEADER};
use rjpf_classes::code::{FrameMap, LiveSlot, Reg};
use rjpf_classes::{BaseType, Class, ClassId, Field, Method, MethodId, Registry, SlotKind, Text, Trust};
use rustc_hash::FxHashMap;
use xxhash_rust::xxh3::xxh3_64;

use super::booted::Booted;
use crate::clock::{self, Clock, Keeping, NANOS_PER_MILLI};
use crate::filter::{
    Filters, LookedAt, holds_lambda, idle_registers, is_figure, is_queue_node, is_synchronizer, unobservable,
};
use crate::roots::FrameRoots;
use crate::string::StringLayout;
use crate::thread::word;
use crate::{Memory, Ref, ThreadId};

/// How one observable word of an instance enters the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Word,
    Ref,
    MethodId,
    ClassId,
    /// The packed stack trace of a throwable: method ids and bytecode indices.
    StackTrace,
    /// The name of a thread where threads are interchangeable: one that it got by default is none.
    ThreadName,
    /// Half of an instant.
    Instant(Clock),
    /// Half of a number that tells tasks of a schedule apart.
    Number,
    /// The first node of a queue whose last one is at this offset: see [`is_synchronizer`].
    QueueHead(u32),
    /// The last node of a queue whose first one is at this offset.
    QueueTail(u32),
    /// The node before this one in its queue.
    Predecessor,
}

impl Kind {
    /// Is it the address of an object that forms name?
    pub(super) fn is_reference(self) -> bool {
        use Kind::{Predecessor, QueueHead, QueueTail, Ref, ThreadName};
        matches!(self, Ref | ThreadName | QueueHead(_) | QueueTail(_) | Predecessor)
    }
}

/// How the words of one class enter the form, computed once per class.
pub(super) struct Shape {
    pub(super) stable: u64,
    /// Elements, if it is an array class.
    pub(super) element: Option<BaseType>,
    /// Observable words of an instance: offset from its start, and kind.
    pub(super) slots: Box<[(u32, Kind)]>,
    /// The same for a walk: neighbouring plain words in one piece.
    pub(super) runs: Box<[Run]>,
    /// Observable static words: offset from the statics block, and kind.
    pub(super) statics: Box<[(u32, Kind)]>,
    /// No code runs when the class is initialised, so nobody can tell whether it was.
    pub(super) trivial: bool,
    /// Where an instance keeps how often it comes back, and what one of it is in nanoseconds.
    pub(super) period: Option<(u32, u64)>,
    /// Words of an instance.
    pub(super) words: u32,
    /// Does more than the words of an instance decide what it is in a form?
    pub(super) is_volatile: bool,
    /// Where a node of a queue names the next one.
    pub(super) next: Option<u32>,
}

/// Neighbouring words of an instance that enter the form in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) offset: u32,
    pub(super) len: u32,
    pub(super) kind: Kind,
}

fn runs(slots: &[(u32, Kind)]) -> Box<[Run]> {
    let mut runs: Vec<Run> = Vec::new();
    for &(offset, kind) in slots {
        match runs.last_mut() {
            Some(run) if run.kind == kind && run.offset + run.len == offset => run.len += 1,
            _ => runs.push(Run { offset, len: 1, kind }),
        }
    }
    runs.into()
}

impl Shape {
    /// Is the word at this offset of an instance (of no array) observable?
    pub(super) fn observes(&self, offset: u32) -> bool {
        self.slots.binary_search_by_key(&offset, |(o, _)| *o).is_ok()
    }

    pub(super) fn observes_static(&self, offset: u32) -> bool {
        self.statics.binary_search_by_key(&offset, |(o, _)| *o).is_ok()
    }
}

/// What lives at an address of the constants region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Constant {
    Mirror(ClassId, u64),
    /// A string literal, or the byte array behind it; the hash tells them apart.
    Literal(u64),
}

/// How frames of one method enter the form, computed once per method.
struct MethodForm {
    stable: u64,
    /// What to rest at each op means, once the code was decoded.
    rests: OnceCell<Box<[OnceCell<Rest>]>>,
    /// Clocks whose instants may be in its registers.
    clocks: &'static [Clock],
    /// Registers that mean nothing while it is parked.
    idle: &'static [Reg],
}

/// How a frame that rests at an op enters the form.
#[derive(Clone)]
pub(super) struct Rest {
    /// See [`rjpf_classes::code::Code::position`].
    pub(super) position: u32,
    pub(super) map: Arc<FrameMap>,
    /// The registers that mean something while the thread is parked, if others are live too.
    parked: Option<Box<[LiveSlot]>>,
}

/// What tells versions of a program apart: a number for each class and method that is mixed into its name, zero
/// for what is the same in all versions. With it, states that stand in changed code are other states.
pub trait Identity: Send + Sync {
    fn class(&self, class: &Class) -> u64;
    fn method(&self, method: &Method) -> u64;
}

pub(super) struct Names {
    pub(super) registry: &'static Registry,
    pub(super) booted: Arc<Booted>,
    shapes: Vec<OnceCell<Box<Shape>>>,
    methods: Vec<OnceCell<Box<MethodForm>>>,
    constants: RefCell<FxHashMap<Ref, Constant>>,
    throwable: &'static Class,
    backtrace: Option<u32>,
    inverse: RefCell<Inverse>,
    filters: Filters,
    /// Are threads interchangeable?
    symmetric: bool,
    identity: Option<Arc<dyn Identity>>,
    /// Booted objects that are called by their number here, whatever is in them, and how often one of them was met.
    opaque: Box<[Ref]>,
    pub(super) opaque_met: Cell<Option<u32>>,
    looked_at: LookedAt,
    /// Address of the static field with the counter of scheduled tasks, once its class was met.
    sequencer: Cell<Option<u32>>,
}

#[derive(Default)]
pub(super) struct Inverse {
    pub(super) classes: FxHashMap<u64, ClassId>,
    pub(super) methods: FxHashMap<u64, MethodId>,
    pub(super) literals: FxHashMap<u64, Ref>,
}

impl Names {
    pub(super) fn new(registry: &'static Registry) -> Names {
        let throwable = registry.known("java/lang/Throwable");
        let backtrace = throwable.fields.iter().find(|f| f.name == "backtrace").map(|f| f.offset);
        Names {
            booted: Arc::default(),
            registry,
            shapes: Vec::new(),
            methods: Vec::new(),
            constants: RefCell::default(),
            throwable,
            backtrace,
            inverse: RefCell::default(),
            filters: Filters::default(),
            symmetric: false,
            identity: None,
            opaque: Box::default(),
            opaque_met: Cell::new(None),
            looked_at: LookedAt { figures: false, queues: true },
            sequencer: Cell::new(None),
        }
    }

    /// Names given so far were others. These booted objects, by address, have names that do not say what is in them.
    pub(super) fn set_identity(&mut self, identity: Arc<dyn Identity>, opaque: &[Ref]) {
        self.identity = Some(identity);
        self.opaque = opaque.into();
        self.shapes.clear();
        self.methods.clear();
        self.constants.borrow_mut().clear();
        self.inverse.take();
    }

    /// The name of a class in this version of the program. An array is as good as its elements.
    fn class_name(&self, class: &'static Class) -> u64 {
        let element = std::iter::successors(Some(class), |class| class.component()).last().unwrap_or(class);
        stable_class(class) ^ self.identity.as_ref().map_or(0, |identity| identity.class(element))
    }

    pub(super) fn filters(&self) -> &Filters {
        &self.filters
    }

    /// Shapes computed so far had other fields in them and are computed again.
    pub(super) fn set_filters(&mut self, filters: Filters) {
        self.filters = filters;
        self.shapes.clear();
    }

    pub(super) fn looked_at(&self) -> LookedAt {
        self.looked_at
    }

    /// From now on this is part of forms, and what is not looked at is not.
    pub(super) fn look_at(&mut self, looked_at: LookedAt) {
        self.looked_at = looked_at;
        self.shapes.clear();
    }

    /// Is it a thread of the library's own? Its timed waits only poll for work, and their ends are nobody's business.
    pub(super) fn is_service(&self, memory: &Memory, thread: ThreadId) -> bool {
        let java = memory.get(thread.at(word::JAVA));
        java != 0 && self.registry.class(memory.class_id(java)).name == SERVICE_THREAD
    }

    /// The object that counts scheduled tasks, if there is one.
    pub(super) fn sequencer(&self, memory: &Memory) -> Ref {
        self.sequencer.get().map_or(0, |at| memory.get(at))
    }

    /// Names and numbers that threads get by default are no part of forms from now on.
    pub(super) fn merge_threads(&mut self) {
        self.symmetric = true;
        self.shapes.clear();
    }

    /// Is it this field of a thread, and are threads interchangeable?
    fn of_any_thread(&self, class: &Class, field: &Field, name: &str) -> bool {
        self.symmetric && class.name == "java/lang/Thread" && field.name == name
    }

    /// Is the default name of a thread in this string?
    pub(super) fn is_default_name(&self, memory: &Memory, name: Ref) -> bool {
        name != 0 && StringLayout::of(self.registry).for_people(memory, name).starts_with("Thread-")
    }

    /// Is the field no part of the form?
    fn left_out(&self, class: &Class, field: &Field) -> bool {
        // A group lists its threads in the order in which they were started.
        let lists_threads = self.symmetric && class.name == "java/lang/ThreadGroup" && field.name == "threads";
        if lists_threads || self.of_any_thread(class, field, "tid") {
            return true;
        }
        let (owner, name) = (class.name.bytes(), field.name.bytes());
        unobservable(owner, name).is_some()
            || !self.looked_at.figures && is_figure(owner, name)
            || self.filters.leave_out(class, field)
    }

    /// Makes room for the classes and methods loaded since the last walk.
    pub(super) fn refresh(&mut self) {
        let count = self.registry.class_count();
        if self.shapes.len() < count || self.methods.len() < self.registry.method_count() {
            self.shapes.resize_with(count, OnceCell::new);
            self.methods.resize_with(self.registry.method_count(), OnceCell::new);
        }
    }

    /// Classes that there were when this walk began.
    pub(super) fn class_count(&self) -> usize {
        self.shapes.len()
    }

    #[inline]
    pub(super) fn shape(&self, class: ClassId) -> &Shape {
        self.shapes[class.0 as usize].get_or_init(|| self.new_shape(self.registry.class(class)))
    }

    #[cold]
    fn new_shape(&self, class: &'static Class) -> Box<Shape> {
        let stable = self.class_name(class);
        self.inverse.borrow_mut().classes.insert(stable, class.id);
        let slots = self.instance_slots(class);
        if class.name == SCHEDULER
            && let Some(field) = class.fields.iter().find(|f| f.is_static() && f.name == "sequencer")
        {
            self.sequencer.set(Some(field.offset));
        }
        let period = self.period(class);
        let is_volatile = |kind: &Kind| matches!(kind, Kind::Instant(_) | Kind::Number | Kind::ThreadName);
        Box::new(Shape {
            stable,
            words: class.instance_words.max(OBJECT_HEADER),
            is_volatile: period.is_some() || slots.iter().any(|(_, kind)| is_volatile(kind)),
            element: class.element_type(),
            runs: runs(&slots),
            slots,
            statics: self.static_slots(class),
            trivial: class.class_initializer().is_none() || holds_lambda(class),
            period,
            next: self.next_of_node(class),
        })
    }

    fn instance_slots(&self, class: &'static Class) -> Box<[(u32, Kind)]> {
        let first = (OBJECT_HEADER as usize).min(class.instance_slots.len());
        let mut kinds: Vec<Option<Kind>> = class.instance_slots.iter().map(|&k| Some(kind(k))).collect();
        kinds[..first].fill(None);
        for id in class.display.iter() {
            let owner = self.registry.class(*id);
            for field in owner.fields.iter().filter(|f| !f.is_static()) {
                if self.left_out(owner, field) {
                    let first = field.offset as usize;
                    kinds[first..first + field.kind.words() as usize].fill(None);
                }
                if self.of_any_thread(owner, field, "name") {
                    kinds[field.offset as usize] = Some(Kind::ThreadName);
                }
                if let Some(kind) = self.queue_kind(class, owner, field) {
                    kinds[field.offset as usize] = Some(kind);
                }
                if let Some(kind) = wide_kind(owner, field) {
                    kinds[field.offset as usize..][..2].fill(Some(kind));
                }
            }
        }
        if let Some(at) = self.backtrace
            && class.is_subclass_of(self.throwable)
        {
            kinds[at as usize] = Some(Kind::StackTrace);
        }
        compact(&kinds)
    }

    /// How a field of a queue of waiting threads enters the form, if nobody looks at it.
    fn queue_kind(&self, class: &Class, owner: &Class, field: &Field) -> Option<Kind> {
        if self.looked_at.queues || class.trust == Trust::User {
            return None;
        }
        let at = |name: &str| owner.fields.iter().find(|f| f.name == name).map(|f| f.offset);
        match () {
            () if is_queue_node(owner) && field.name == "prev" => Some(Kind::Predecessor),
            () if is_synchronizer(owner) && field.name == "head" => at("tail").map(Kind::QueueHead),
            () if is_synchronizer(owner) && field.name == "tail" => at("head").map(Kind::QueueTail),
            () => None,
        }
    }

    fn next_of_node(&self, class: &'static Class) -> Option<u32> {
        let node = class.display.iter().map(|&id| self.registry.class(id)).find(|owner| is_queue_node(owner))?;
        node.fields.iter().find(|field| field.name == "next").map(|field| field.offset)
    }

    /// Where a task of the library keeps its period.
    fn period(&self, class: &'static Class) -> Option<(u32, u64)> {
        class.display.iter().map(|&id| self.registry.class(id)).find_map(|owner| {
            let instant = owner.fields.iter().find_map(|field| clock::instant_of(owner, field))?;
            let period = owner.fields.iter().find(|field| instant.period.is_some_and(|name| field.name == name))?;
            Some((period.offset, if instant.clock == Clock::Nanos { 1 } else { NANOS_PER_MILLI }))
        })
    }

    /// Static words that can vary: constants of the class file are what they are from preparation on.
    fn static_slots(&self, class: &'static Class) -> Box<[(u32, Kind)]> {
        let header = STATICS_HEADER as usize;
        let mut kinds: Vec<Option<Kind>> = vec![None; header];
        kinds.extend(class.static_slots.iter().map(|&k| Some(kind(k))));
        let Some(file) = class.file else { return compact(&kinds) };
        for field in class.fields.iter().filter(|f| f.is_static()) {
            let constant = file.fields.get(field.slot as usize).is_some_and(|f| f.constant_value.is_some());
            if constant || holds_lambda(class) || self.left_out(class, field) {
                let first = (field.offset - class.statics) as usize;
                kinds[first..first + field.kind.words() as usize].fill(None);
            }
        }
        compact(&kinds)
    }

    /// The name of a method: class, name and descriptor.
    #[inline]
    pub(super) fn method(&self, method: &'static Method) -> u64 {
        self.method_form(method).stable
    }

    #[inline]
    fn method_form(&self, method: &'static Method) -> &MethodForm {
        self.methods[method.id.0 as usize].get_or_init(|| self.new_method_form(method))
    }

    #[cold]
    fn new_method_form(&self, method: &'static Method) -> Box<MethodForm> {
        let version = self.identity.as_ref().map_or(0, |identity| identity.method(method));
        let stable = xxh3_64(method.full_name().as_bytes()) ^ stable_class(method.class) ^ version;
        self.inverse.borrow_mut().methods.insert(stable, method.id);
        Box::new(MethodForm { stable, rests: OnceCell::new(), clocks: clocks(method), idle: idle_registers(method) })
    }

    /// Clocks whose instants may be in registers of a method.
    pub(super) fn clocks(&self, method: &'static Method) -> &'static [Clock] {
        self.method_form(method).clocks
    }

    /// The name of the method with this id, zero for what is no id.
    pub(super) fn method_id(&self, id: u32) -> u64 {
        let known = (id as usize) < self.methods.len();
        if known { self.method(self.registry.method(MethodId(id))) } else { 0 }
    }

    /// The name of a booted object.
    #[inline]
    pub(super) fn booted(&self, object: Ref) -> u64 {
        match self.opaque.first() {
            Some(&first) if object >= first => self.opaque_name(object),
            _ => self.booted.name(object),
        }
    }

    fn opaque_name(&self, object: Ref) -> u64 {
        let Ok(number) = self.opaque.binary_search(&object) else { return self.booted.name(object) };
        self.opaque_met.set(self.opaque_met.get().map(|met| met + 1));
        xxh3_64(format!("opaque {number}").as_bytes())
    }

    /// So many references to opaque objects were met again.
    pub(super) fn count_opaque(&self, count: u32) {
        self.opaque_met.set(self.opaque_met.get().map(|met| met + count));
    }

    /// What a reference into the constants region means.
    pub(super) fn constant(&self, memory: &Memory, target: Ref) -> Constant {
        if let Some(&known) = self.constants.borrow().get(&target) {
            return known;
        }
        let constant = self.new_constant(memory, target);
        self.constants.borrow_mut().insert(target, constant);
        constant
    }

    #[cold]
    fn new_constant(&self, memory: &Memory, target: Ref) -> Constant {
        if let Some(class) = self.registry.class_of_mirror(target) {
            return Constant::Mirror(class.id, self.shape(class.id).stable);
        }
        let hash = match self.registry.literal_at(target) {
            Some(text) => hash_text(&text),
            // The byte array of a literal, named by its content.
            None => {
                let length = memory.array_length(target);
                xxh3_64(memory.bytes(target + ARRAY_HEADER, 0, length as usize)) ^ 1
            }
        };
        self.inverse.borrow_mut().literals.insert(hash, target);
        Constant::Literal(hash)
    }

    /// Position and live registers of a frame.
    #[inline]
    pub(super) fn rest(&self, memory: &Memory, frame: &FrameRoots) -> Option<Cow<'_, Rest>> {
        let code = self.registry.decoded(frame.method)?;
        let form = self.method_form(frame.method);
        let rest = || {
            let map = frame.map(memory, code);
            let counts = |slot: &&LiveSlot| !form.idle.contains(&slot.reg);
            let parked = (!form.idle.is_empty()).then(|| map.during.iter().filter(counts).copied().collect());
            Rest { position: code.position(frame.pc), map, parked }
        };
        if code.has_subroutines() {
            return Some(Cow::Owned(rest()));
        }
        let rests = form.rests.get_or_init(|| code.ops.iter().map(|_| OnceCell::new()).collect());
        Some(Cow::Borrowed(rests[frame.pc as usize].get_or_init(rest)))
    }

    /// The registers of a frame that are part of the form.
    #[inline]
    pub(super) fn observed<'r>(&self, memory: &Memory, frame: &FrameRoots, rest: &'r Rest) -> &'r [LiveSlot] {
        match &rest.parked {
            Some(parked) if frame.in_progress && self.is_of_library(memory, memory.get(frame.fp)) => parked,
            _ => frame.live(&rest.map),
        }
    }

    /// Is it a synchronizer of the library's whose queue nobody looks at?
    fn is_of_library(&self, memory: &Memory, synchronizer: Ref) -> bool {
        !self.looked_at.queues && self.registry.class(memory.class_id(synchronizer)).trust != Trust::User
    }

    pub(super) fn class_named(&self, stable: u64) -> Option<&'static Class> {
        self.inverse.borrow().classes.get(&stable).map(|&id| self.registry.class(id))
    }

    pub(super) fn method_named(&self, stable: u64) -> Option<MethodId> {
        self.inverse.borrow().methods.get(&stable).copied()
    }

    pub(super) fn literal_named(&self, hash: u64) -> Option<Ref> {
        self.inverse.borrow().literals.get(&hash).copied()
    }
}

/// Threads that the library starts for itself.
const SERVICE_THREAD: &str = "jdk/internal/misc/InnocuousThread";

/// The class that numbers its tasks, and the one of its tasks.
pub(super) const SCHEDULER: &str = "java/util/concurrent/ScheduledThreadPoolExecutor";
pub(super) const SCHEDULED: &str = "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask";

/// How a field of two words enters the form that is more than words.
fn wide_kind(class: &Class, field: &Field) -> Option<Kind> {
    if class.trust == Trust::User {
        return None;
    }
    let is_number = class.name == SCHEDULED && field.name == "sequenceNumber";
    let instant = clock::instant_of(class, field).map(|instant| Kind::Instant(instant.clock));
    instant.or(is_number.then_some(Kind::Number))
}

/// Code of the library passes instants of `nanoTime` around; those of `currentTimeMillis` are in a few classes only.
fn clocks(method: &Method) -> &'static [Clock] {
    let class = method.class;
    let is_park = || method.name == "park" && class.name == "jdk/internal/misc/Unsafe";
    match class.trust {
        Trust::User | Trust::Glue => &[],
        _ if clock::keeping(class, Clock::Millis) == Keeping::Known || is_park() => &[Clock::Nanos, Clock::Millis],
        _ => &[Clock::Nanos],
    }
}

fn kind(slot: SlotKind) -> Kind {
    match slot {
        SlotKind::Word => Kind::Word,
        SlotKind::Ref => Kind::Ref,
        SlotKind::MethodId => Kind::MethodId,
        SlotKind::ClassId => Kind::ClassId,
    }
}

fn compact(kinds: &[Option<Kind>]) -> Box<[(u32, Kind)]> {
    kinds.iter().enumerate().filter_map(|(i, kind)| Some((i as u32, (*kind)?))).collect()
}

/// A class's identity across runs: its name, its loader, and what running code defined it from.
pub(super) fn stable_class(class: &Class) -> u64 {
    xxh3_64(class.name.bytes()) ^ u64::from(class.loader.0).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ class.definition
}

pub(super) fn hash_text(text: &Text) -> u64 {
    match text {
        Text::Latin1(bytes) => xxh3_64(bytes),
        Text::Utf16(units) => {
            let bytes: Vec<u8> = units.iter().flat_map(|u| u.to_le_bytes()).collect();
            xxh3_64(&bytes) ^ 2
        }
    }
}
