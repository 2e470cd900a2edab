//! The canonical form of a state: a stream of words that is equal for isomorphic states.
//!
//! Objects are numbered in the order in which a breadth-first walk from the roots first meets
//! them, so addresses, garbage and allocation order leave no trace. Classes and methods appear as
//! stable hashes of their names. What was booted and never changed is an atom; what was booted and
//! changed is an extra root. Class mirrors and string literals are atoms by content.
//!
//! The same walk gives the linearisation of the whole state, of the graph below one object, and
//! of its shape only (references and classes without primitive values).

use rjpf_classes::address::{ARRAY_HEADER, CONSTANTS, HEAP, OBJECT_HEADER, STATICS, STATICS_HEADER};
use rjpf_classes::{BaseType, Class, ClassId, Method, MethodId, Registry, SlotKind, Text};
use xxhash_rust::xxh3::{xxh3_64, xxh3_128};

use crate::filter::unobservable;
use crate::roots::{self, FORWARD};
use crate::thread::{Status, word};
use crate::{Pages, Ref, ThreadId, global, heap};

/// A canonical form. Equal values mean isomorphic states (up to 64-bit hashes of names).
pub type Linearization = Vec<u32>;

/// What of an object's content is in the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    Exact,
    /// References and classes only.
    Shape,
}

/// Marks in the stream. Anything else in reference position is an object number.
mod mark {
    pub(super) const NULL: u32 = 0;
    pub(super) const ATOM: u32 = 1;
    pub(super) const MIRROR: u32 = 2;
    pub(super) const LITERAL: u32 = 3;
    /// Object numbers start here.
    pub(super) const FIRST: u32 = 16;
    pub(super) const THREAD: u32 = 0xF000_0001;
    pub(super) const FRAME: u32 = 0xF000_0002;
    pub(super) const CLASS: u32 = 0xF000_0003;
    pub(super) const LOCKED_MIRROR: u32 = 0xF000_0004;
    pub(super) const INTERNED: u32 = 0xF000_0005;
    pub(super) const CHANGED: u32 = 0xF000_0006;
}

/// Scalars of the machine that a program can notice.
const OBSERVED_GLOBALS: &[u32] = &[
    global::CLOCK,
    global::CLOCK + 1,
    global::NEXT_LOADER,
    global::ATOMIC_OWNER,
    global::ATOMIC_DEPTH,
    global::EXITED,
    global::EXIT_CODE,
];

/// Words of a thread record, apart from references, that are part of the state.
const OBSERVED_THREAD_WORDS: &[u32] = &[
    word::STATUS,
    word::LOCK_COUNT,
    word::PERMIT,
    word::INTERRUPTED,
    word::WAKE,
    word::RESUME,
    word::HASHES,
    word::DAEMON,
];

/// How the words of one class's instances enter the form, computed once per class.
struct Shape {
    stable: u64,
    /// Kind per word behind the header; `None` is left out.
    slots: Box<[Option<SlotKind>]>,
    /// The packed stack trace of a throwable: method ids and bytecode indices.
    is_throwable: bool,
}

/// Computes canonical forms. Keeps scratch memory between calls, but no state.
pub struct Canonical {
    registry: &'static Registry,
    shapes: Vec<Option<Box<Shape>>>,
    methods: Vec<u64>,
    /// First word above what was booted.
    heap_start: u32,
    /// Starts of booted objects, sorted.
    booted: Vec<Ref>,
    /// Number of each heap object above `heap_start`, valid if stamped with the current epoch.
    numbers: Vec<(u32, u32)>,
    epoch: u32,
    /// Booted and constant objects met in this walk.
    others: rustc_hash::FxHashMap<Ref, u32>,
    queue: Vec<Ref>,
    /// Objects of the queue that have been emitted.
    drained: usize,
    backtrace: Option<u32>,
}

impl Canonical {
    /// For a machine whose booted state has just been frozen.
    pub fn new(pages: &Pages, registry: &'static Registry, heap_start: u32) -> Canonical {
        let booted = roots::objects(&pages.memory, registry, HEAP.start, heap_start).map(|(o, _)| o).collect();
        let throwable = registry.known("java/lang/Throwable");
        let backtrace = throwable.fields.iter().find(|f| f.name == "backtrace").map(|f| f.offset);
        Canonical {
            registry,
            shapes: Vec::new(),
            methods: Vec::new(),
            heap_start,
            booted,
            numbers: Vec::new(),
            epoch: 0,
            others: Default::default(),
            queue: Vec::new(),
            drained: 0,
            backtrace,
        }
    }

    /// The 128-bit fingerprint of the whole state: stable across runs, builds and machines.
    pub fn fingerprint(&mut self, pages: &Pages) -> u128 {
        let words = self.state(pages);
        fingerprint_of(&words)
    }

    /// The linearisation of the whole state.
    pub fn state(&mut self, pages: &Pages) -> Linearization {
        let mut out = Linearization::with_capacity(1024);
        self.begin(pages);
        let memory = &pages.memory;
        out.extend(OBSERVED_GLOBALS.iter().map(|&g| memory.get(g)));
        self.threads(pages, &mut out);
        self.statics(pages, &mut out);
        for at in global::REFS..global::REFS_END {
            self.reference(pages, memory.get(at), &mut out);
        }
        self.drain(pages, Content::Exact, &mut out);
        self.changed_booted(pages, &mut out);
        self.interned(pages, &mut out);
        out
    }

    /// The linearisation of the graph below one object.
    pub fn graph(&mut self, pages: &Pages, root: Ref, content: Content) -> Linearization {
        let mut out = Linearization::new();
        self.begin(pages);
        self.reference(pages, root, &mut out);
        self.drain(pages, content, &mut out);
        out
    }

    fn begin(&mut self, pages: &Pages) {
        self.epoch = self.epoch.wrapping_add(1);
        if self.epoch == 0 {
            self.numbers.fill((0, 0));
            self.epoch = 1;
        }
        let used = (pages.memory.heap_top() - self.heap_start) as usize;
        if self.numbers.len() < used {
            self.numbers.resize(used.next_power_of_two(), (0, 0));
        }
        self.others.clear();
        self.queue.clear();
        self.drained = 0;
    }

    // ---- roots --------------------------------------------------------------------------------

    fn threads(&mut self, pages: &Pages, out: &mut Linearization) {
        let memory = &pages.memory;
        let now = memory.get2(global::CLOCK);
        for index in 0..memory.get(global::THREAD_LIMIT) {
            let thread = ThreadId(index);
            if matches!(thread.status(memory), Status::Free | Status::Terminated) {
                continue;
            }
            out.extend([mark::THREAD, index]);
            out.extend(OBSERVED_THREAD_WORDS.iter().map(|&w| memory.get(thread.at(w))));
            self.deadline(thread.deadline(memory), now, out);
            for &w in crate::thread::REF_WORDS {
                self.thread_reference(pages, thread, w, out);
            }
            self.frames(pages, thread, out);
        }
    }

    /// A deadline that has passed is as good as any other passed one.
    fn deadline(&self, deadline: u64, now: u64, out: &mut Linearization) {
        let left = if deadline == crate::thread::NO_DEADLINE { u64::MAX } else { deadline.saturating_sub(now) };
        out.extend([left as u32, (left >> 32) as u32]);
    }

    fn thread_reference(&mut self, pages: &Pages, thread: ThreadId, w: u32, out: &mut Linearization) {
        let value = pages.memory.get(thread.at(w));
        if w == word::OBJECT && STATICS.contains(&value) {
            // A thread that waits for a class to be initialised names its statics block.
            let class = self.registry.all_classes().find(|c| c.statics == value);
            let stable = class.map_or(0, |c| self.shape(c.id).stable);
            out.extend([mark::CLASS, stable as u32, (stable >> 32) as u32]);
            return;
        }
        self.reference(pages, value, out);
    }

    fn frames(&mut self, pages: &Pages, thread: ThreadId, out: &mut Linearization) {
        for frame in roots::frames(&pages.memory, self.registry, thread).into_iter().rev() {
            let method = self.method(frame.method);
            out.extend([mark::FRAME, method as u32, (method >> 32) as u32, frame.pc, frame.returns as u32]);
            for register in frame.registers {
                let value = pages.memory.get(register.at);
                if register.is_ref {
                    self.reference(pages, value, out);
                } else {
                    out.push(value);
                }
            }
        }
    }

    /// Statics that differ from what was booted, in the order of class names.
    fn statics(&mut self, pages: &Pages, out: &mut Linearization) {
        let mut changed: Vec<(u64, &'static Class)> = Vec::new();
        for class in self.registry.all_classes() {
            let words = STATICS_HEADER + class.static_slots.len() as u32;
            if (class.statics..class.statics + words).any(|at| pages.memory.get(at) != pages.genesis_word(at)) {
                changed.push((self.shape(class.id).stable, class));
            }
        }
        changed.sort_unstable_by_key(|(stable, _)| *stable);
        for (stable, class) in changed {
            out.extend([mark::CLASS, stable as u32, (stable >> 32) as u32]);
            let memory = &pages.memory;
            out.extend([memory.get(class.statics), memory.get(class.statics + 1)]);
            self.reference(pages, memory.get(class.statics + 2), out);
            for (i, kind) in class.static_slots.iter().enumerate() {
                let value = memory.get(class.statics + STATICS_HEADER + i as u32);
                match kind {
                    SlotKind::Ref => self.reference(pages, value, out),
                    _ => out.push(value),
                }
            }
            self.locked_mirror(pages, class, stable, out);
        }
    }

    fn locked_mirror(&mut self, pages: &Pages, class: &'static Class, stable: u64, out: &mut Linearization) {
        if let Some(mirror) = self.registry.known_mirror(class)
            && pages.memory.get(mirror) != 0
            && let Some((owner, count)) = pages.memory.monitor(mirror)
        {
            out.extend([mark::LOCKED_MIRROR, stable as u32, owner, count]);
        }
    }

    /// Booted objects that have changed: walked as extra roots, in address order.
    fn changed_booted(&mut self, pages: &Pages, out: &mut Linearization) {
        let changed = self.changed_objects(pages);
        for object in changed {
            out.extend([mark::CHANGED, object]);
            if !self.others.contains_key(&object) {
                self.number(object);
            }
            self.drain(pages, Content::Exact, out);
        }
    }

    fn changed_objects(&mut self, pages: &Pages) -> Vec<Ref> {
        let mut found = Vec::new();
        let mut last = 0;
        for page in pages.changed_pages() {
            let start = page << crate::PAGE_BITS;
            if start < HEAP.start || start >= self.heap_start {
                continue;
            }
            for at in start..(start + crate::PAGE_WORDS as u32).min(self.heap_start) {
                if pages.memory.get(at) == pages.genesis_word(at) {
                    continue;
                }
                let index = self.booted.partition_point(|&o| o <= at);
                let Some(&object) = index.checked_sub(1).and_then(|i| self.booted.get(i)) else { continue };
                if object != last && self.is_observed(pages, object, at) {
                    found.push(object);
                    last = object;
                }
            }
        }
        found
    }

    /// Is the changed word at `at` one that a program can notice?
    fn is_observed(&mut self, pages: &Pages, object: Ref, at: u32) -> bool {
        let class = self.registry.class(pages.memory.class_id(object));
        if class.is_array() || at < object + OBJECT_HEADER {
            return true;
        }
        self.shape(class.id).slots[(at - object - OBJECT_HEADER) as usize].is_some()
    }

    /// Strings that `intern` made canonical, if anything else can reach them.
    fn interned(&mut self, pages: &Pages, out: &mut Linearization) {
        let mut numbers: Vec<u32> = Vec::new();
        for at in self.registry.literal_addresses() {
            if pages.memory.get(at) == FORWARD && pages.genesis_word(at) != FORWARD {
                numbers.extend(self.known_number(pages.memory.get(at + 1)));
            }
        }
        numbers.sort_unstable();
        for number in numbers {
            out.extend([mark::INTERNED, number]);
        }
    }

    // ---- objects ------------------------------------------------------------------------------

    fn known_number(&self, object: Ref) -> Option<u32> {
        if object >= self.heap_start && object < HEAP.end {
            let (epoch, number) = *self.numbers.get((object - self.heap_start) as usize)?;
            return (epoch == self.epoch).then_some(number);
        }
        self.others.get(&object).copied()
    }

    fn number(&mut self, object: Ref) -> u32 {
        let number = mark::FIRST + self.queue.len() as u32;
        if object >= self.heap_start && object < HEAP.end {
            self.numbers[(object - self.heap_start) as usize] = (self.epoch, number);
        } else {
            self.others.insert(object, number);
        }
        self.queue.push(object);
        number
    }

    /// Emits a reference: a number, an atom or null.
    fn reference(&mut self, pages: &Pages, target: Ref, out: &mut Linearization) {
        if target == 0 {
            out.push(mark::NULL);
        } else if let Some(number) = self.known_number(target) {
            out.push(number);
        } else if target >= self.heap_start && target < HEAP.end {
            let number = self.number(target);
            out.push(number);
        } else if CONSTANTS.contains(&target) {
            self.constant(pages, target, out);
        } else if HEAP.contains(&target) {
            // A changed booted object is walked on its own; its place of birth names it here.
            out.extend([mark::ATOM, target]);
        } else {
            out.extend([mark::ATOM, target]);
        }
    }

    fn constant(&mut self, pages: &Pages, target: Ref, out: &mut Linearization) {
        if let Some(class) = self.registry.class_of_mirror(target) {
            let stable = self.shape(class.id).stable;
            out.extend([mark::MIRROR, stable as u32, (stable >> 32) as u32]);
            return;
        }
        // A literal, or the byte array that belongs to one: both are named by their text.
        let hash = match self.registry.literal_at(target) {
            Some(text) => hash_text(&text),
            None => {
                let length = pages.memory.array_length(target);
                xxh3_64(pages.memory.bytes(target + ARRAY_HEADER, 0, length as usize)) ^ 1
            }
        };
        out.extend([mark::LITERAL, hash as u32, (hash >> 32) as u32]);
    }

    /// Emits the objects met so far that have not been emitted, and those they lead to.
    fn drain(&mut self, pages: &Pages, content: Content, out: &mut Linearization) {
        while let Some(&object) = self.queue.get(self.drained) {
            self.drained += 1;
            self.object(pages, object, content, out);
        }
    }

    fn object(&mut self, pages: &Pages, object: Ref, content: Content, out: &mut Linearization) {
        let memory = &pages.memory;
        let class = self.registry.class(memory.class_id(object));
        let stable = self.shape(class.id).stable;
        out.extend([stable as u32, (stable >> 32) as u32]);
        if content == Content::Exact {
            let (owner, count) = memory.monitor(object).map_or((0, 0), |(owner, count)| (owner + 1, count));
            out.extend([owner, count, memory.identity_hash(object).unwrap_or(0)]);
        }
        match class.element_type() {
            Some(element) => self.elements(pages, object, element, content, out),
            None => self.fields(pages, object, class, content, out),
        }
    }

    fn elements(&mut self, pages: &Pages, array: Ref, element: BaseType, content: Content, out: &mut Linearization) {
        let memory = &pages.memory;
        let length = memory.array_length(array);
        out.push(length);
        if element == BaseType::Ref {
            for i in 0..length {
                self.reference(pages, memory.element(array, i), out);
            }
        } else if content == Content::Exact {
            let words = heap::array_words(element, length).unwrap_or(ARRAY_HEADER) - ARRAY_HEADER;
            out.extend_from_slice(memory.words(array + ARRAY_HEADER, words));
        }
    }

    fn fields(&mut self, pages: &Pages, object: Ref, class: &'static Class, content: Content, out: &mut Linearization) {
        let memory = &pages.memory;
        let count = self.shape(class.id).slots.len();
        for i in 0..count {
            let Some(kind) = self.shape(class.id).slots[i] else { continue };
            let at = object + OBJECT_HEADER + i as u32;
            let value = memory.get(at);
            match kind {
                SlotKind::Ref if self.backtrace == Some(at - object) && self.shape(class.id).is_throwable => {
                    self.stack_trace(pages, value, content, out);
                }
                SlotKind::Ref => self.reference(pages, value, out),
                _ if content == Content::Shape => {}
                SlotKind::Word => out.push(value),
                SlotKind::ClassId => self.push_stable(self.registry.class(ClassId(value)).id, out),
                SlotKind::MethodId => {
                    let known = (value as usize) < self.registry.method_count();
                    let stable = if known { self.method(self.registry.method(MethodId(value))) } else { 0 };
                    out.extend([stable as u32, (stable >> 32) as u32]);
                }
            }
        }
    }

    fn push_stable(&mut self, class: ClassId, out: &mut Linearization) {
        let stable = self.shape(class).stable;
        out.extend([stable as u32, (stable >> 32) as u32]);
    }

    /// A packed stack trace names methods by registry ids, which are no part of a state.
    fn stack_trace(&mut self, pages: &Pages, array: Ref, content: Content, out: &mut Linearization) {
        if array == 0 || content == Content::Shape {
            out.push(mark::NULL);
            return;
        }
        let words = pages.memory.word_array(array).to_vec();
        out.push(words.len() as u32);
        for pair in words.chunks_exact(2) {
            let method = self.method(self.registry.method(MethodId(pair[0])));
            out.extend([method as u32, (method >> 32) as u32, pair[1]]);
        }
    }

    // ---- stable names -------------------------------------------------------------------------

    fn shape(&mut self, class: ClassId) -> &Shape {
        let index = class.0 as usize;
        if self.shapes.len() <= index {
            self.shapes.resize_with(index + 1, || None);
        }
        let registry = self.registry;
        self.shapes[index].get_or_insert_with(|| Box::new(Shape::of(registry, registry.class(class))))
    }

    fn method(&mut self, method: &'static Method) -> u64 {
        let index = method.id.0 as usize;
        if self.methods.len() <= index {
            self.methods.resize(index + 1, 0);
        }
        if self.methods[index] == 0 {
            self.methods[index] = xxh3_64(method.full_name().as_bytes()) ^ stable_class(method.class);
        }
        self.methods[index]
    }
}

impl Shape {
    fn of(registry: &Registry, class: &'static Class) -> Shape {
        let header = (OBJECT_HEADER as usize).min(class.instance_slots.len());
        let mut slots: Vec<Option<SlotKind>> = class.instance_slots[header..].iter().map(|&k| Some(k)).collect();
        for id in class.display.iter() {
            let owner = registry.class(*id);
            for field in owner.fields.iter().filter(|f| !f.is_static()) {
                if unobservable(owner.name.bytes(), field.name.bytes()).is_some() {
                    let first = (field.offset - OBJECT_HEADER) as usize;
                    slots[first..first + field.kind.words() as usize].fill(None);
                }
            }
        }
        let is_throwable = class.is_subclass_of(registry.known("java/lang/Throwable"));
        Shape { stable: stable_class(class), slots: slots.into(), is_throwable }
    }
}

/// A class's identity across runs: its name and its loader.
fn stable_class(class: &Class) -> u64 {
    xxh3_64(class.name.bytes()) ^ u64::from(class.loader.0).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

fn hash_text(text: &Text) -> u64 {
    match text {
        Text::Latin1(bytes) => xxh3_64(bytes),
        Text::Utf16(units) => {
            let bytes: Vec<u8> = units.iter().flat_map(|u| u.to_le_bytes()).collect();
            xxh3_64(&bytes) ^ 2
        }
    }
}

/// The fingerprint of a canonical form.
pub fn fingerprint_of(words: &[u32]) -> u128 {
    // Words are hashed in little-endian order on every machine.
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    xxh3_128(&bytes)
}
