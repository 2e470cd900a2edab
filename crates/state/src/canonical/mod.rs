//! The canonical form of a state: a stream of words that is equal for isomorphic states.
//!
//! Objects are numbered in the order in which breadth-first walks from the roots first meet
//! them, so addresses, garbage and allocation order leave no trace. What one walk meets is a segment of the form, which is
//! not walked again while it is the same (`segments.rs`). Classes and methods appear as
//! stable hashes of their names, so neither does the order of loading; positions in code as bytecode
//! index and step, so neither does the order of decoding. What was booted and never changed is an atom
//! (`booted.rs` names it); what was booted and changed is an extra root. Class mirrors and string
//! literals are atoms by content. So the form of a state is the same in every process, folder and
//! place of the JDK. [`FORM_VERSION`] counts the changes of the form itself.
//!
//! The same walk gives the linearisation of the whole state, of the graph below one object, and
//! of its shape only (references and classes without primitive values).
//!
//! Deliberately not in the form: fields of the filter list (`filter.rs`), the marks of reduction
//! in class words, whether a literal or mirror was used yet, whether a class without initialiser
//! was initialised, the order in which threads began to wait (`notify` is a choice), and dormant
//! service threads.

mod booted;
mod buffers;
mod changes;
mod columns;
mod delinearize;
mod differences;
mod guards;
mod instants;
mod names;
mod segments;
mod symmetry;
mod walk;

use std::borrow::Cow;
use std::sync::Arc;

use rjpf_classes::Registry;
use rjpf_classes::address::{OBJECT_HEADER, STATICS};
use rjpf_classes::code::{LiveSlot, Reg};
use xxhash_rust::xxh3::xxh3_128;

use crate::clock::{self, Clock};
use crate::filter::{Filters, LookedAt};
use crate::roots;
use crate::thread::{Status, word};
use crate::{GivenUp, Memory, Pages, Ref, ThreadId, global};
use booted::Booted;
use changes::Changes;
pub use columns::{HeapColumns, RowWalk};
pub use delinearize::DelinearizeError;
pub use names::Identity;
use names::{Names, SCHEDULED, SCHEDULER};
use walk::{Clocks, Walk, is_wide};

/// Stored fingerprints compare only if they were made by the same version of the form. To be counted
/// up with every change of what is written here or in the names (`tests/fingerprints` notices).
pub const FORM_VERSION: u32 = 9;

/// A canonical form. Equal values mean isomorphic states (up to 64-bit hashes of names, and 128-bit ones of memory outside the heap).
pub type Linearization = Vec<u32>;

/// The canonical form of a state, for those who only look at it.
#[derive(Clone, Copy, Debug)]
pub struct Form<'a> {
    pub words: &'a [u32],
    /// Where its parts begin (objects, threads, frames), ascending: cuts that fall on the same
    /// places in states that resemble each other.
    pub parts: &'a [u32],
    pub fingerprint: u128,
}

impl<'a> Form<'a> {
    /// A form whose fingerprint is a hash of its words.
    pub fn of_words(words: &'a [u32], parts: &'a [u32]) -> Form<'a> {
        Form { words, parts, fingerprint: fingerprint_of(words) }
    }
}

/// What of an object's content is in the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    Exact,
    /// References and classes only.
    Shape,
}

/// Marks in the stream. Anything else in reference position is the number of an object that was met
/// before. One that is met first is only marked: with its number, an object more or less would show
/// in everything behind it, and states would have little in common for exact storage to share.
pub(crate) mod mark {
    pub(super) const NULL: u32 = 0;
    pub(super) const ATOM: u32 = 1;
    pub(super) const MIRROR: u32 = 2;
    pub(super) const LITERAL: u32 = 3;
    pub(super) const NEW: u32 = 4;
    /// An object of another segment.
    pub(super) const OUT: u32 = 5;
    /// The node of a queue that is nobody's.
    pub(super) const HEAD: u32 = 6;
    /// Object numbers start here.
    pub(super) const FIRST: u32 = 16;
    pub(crate) const THREAD: u32 = 0xF000_0001;
    pub(crate) const FRAME: u32 = 0xF000_0002;
    pub(super) const CLASS: u32 = 0xF000_0003;
    pub(super) const MIRROR_STATE: u32 = 0xF000_0004;
    pub(super) const INTERNED: u32 = 0xF000_0005;
    pub(super) const CHANGED: u32 = 0xF000_0006;
    pub(super) const LITERAL_LOCK: u32 = 0xF000_0007;
    pub(super) const NATIVE: u32 = 0xF000_0008;
    pub(super) const BUFFER: u32 = 0xF000_0009;
    pub(super) const GLOBAL: u32 = 0xF000_000A;
    pub(super) const GUARD: u32 = 0xF000_000B;
}

/// Scalars of the machine that a program can notice, beside the peers' words.
const OBSERVED_GLOBALS: &[u32] = &[
    global::NATIVE_TOP,
    global::STARTED_THREADS,
    global::CLOCK_READ,
    global::OUTPUT_HASH,
    global::OUTPUT_HASH + 1,
    global::NEXT_LOADER,
    global::NEXT_HIDDEN,
    global::NEXT_HASH,
    global::NEXT_THREAD_ID,
    global::NEXT_THREAD_ID + 1,
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
    word::SUSPENDED,
    word::ATOMIC,
    word::PAUSED,
    word::JOINED,
    word::HELD_BACK,
];

/// Words of a thread record that are references and always part of the state.
const OBSERVED_THREAD_REFS: &[u32] =
    &[word::JAVA, word::OBJECT, word::PENDING, word::SCOPED_CACHE, word::SCOPED_BINDINGS, word::CURRENT];

/// Computes canonical forms. Keeps scratch memory and caches between calls, but no state: a new
/// value gives the same forms.
pub struct Canonical {
    names: Names,
    changes: Changes,
    walk: Walk,
    /// Are threads that differ in identity only the same?
    symmetric: bool,
    /// What of the objects on the heap is in the forms.
    content: Content,
    /// Compare the bookkeeping with a full recomputation every time: debug builds, and tests.
    pub verify: bool,
}

impl Canonical {
    /// For a machine whose booted state, everything below `heap_start`, has been frozen.
    pub fn new(pages: &Pages, registry: &'static Registry, heap_start: u32) -> Canonical {
        let mut names = Names::new(registry);
        names.refresh();
        // Objects are named as they were booted, whatever has become of them.
        let genesis = (pages.memory.directory.len() > 0).then(|| pages.worker().expect("a second memory"));
        let memory = genesis.as_ref().map_or(&pages.memory, |genesis| &genesis.memory);
        names.booted = Arc::new(Booted::new(&names, memory, heap_start));
        Canonical::with(names, pages, heap_start)
    }

    /// For another machine over the same registry, in the booted state of this one.
    pub fn worker(&self, pages: &Pages) -> Canonical {
        let mut names = Names::new(self.names.registry);
        names.booted = self.names.booted.clone();
        names.set_filters(self.names.filters().clone());
        let mut canonical = Canonical::with(names, pages, self.walk.heap_start);
        if self.symmetric {
            canonical.merge_threads();
        }
        canonical
    }

    fn with(names: Names, pages: &Pages, heap_start: u32) -> Canonical {
        Canonical {
            changes: Changes::new(pages, &names, heap_start),
            names,
            walk: Walk::new(heap_start),
            symmetric: false,
            content: Content::Exact,
            verify: cfg!(debug_assertions),
        }
    }

    /// Leaves fields out of every form from now on. To be called before the first one: forms with
    /// and without a filter do not compare.
    pub fn leave_out(&mut self, filters: Filters) {
        self.walk.segments.forget();
        self.names.set_filters(filters);
    }

    /// Tells versions of the program apart in every form from now on, and calls some booted objects by their number in
    /// this list (of addresses in order) instead of by what is in them. To be called before the first form.
    pub fn identify(&mut self, identity: Arc<dyn Identity>, opaque: &[Ref]) {
        self.walk.segments.forget();
        self.names.set_identity(identity, opaque);
    }

    /// How many references lead to such objects in the last form; `None` if there was none since this was asked.
    pub fn opaque_references(&self) -> Option<u32> {
        self.names.opaque_met.take()
    }

    /// Leaves the primitive values of objects out of every form from now on: states of one shape are one.
    pub fn compare_shapes(&mut self) {
        self.content = Content::Shape;
    }

    /// What of objects is compared where this is asked for.
    fn compared(&self, asked: Content) -> Content {
        if self.content == Content::Shape { Content::Shape } else { asked }
    }

    pub fn filters(&self) -> &Filters {
        self.names.filters()
    }

    /// Bytes that the next form takes beside itself.
    pub fn growth(&self, memory: &Memory) -> u64 {
        self.walk.segments.growth(memory)
    }

    /// The 128-bit fingerprint of the whole state: stable across runs, builds and machines.
    pub fn fingerprint(&mut self, pages: &Pages) -> Result<u128, GivenUp> {
        self.write(pages, false)?;
        if self.verify {
            self.check(pages)?;
        }
        Ok(fingerprint_of(&self.walk.segments.summary))
    }

    /// The linearisation of the whole state.
    pub fn state(&mut self, pages: &Pages) -> Result<Linearization, GivenUp> {
        Ok(self.form(pages)?.words.to_vec())
    }

    /// The linearisation of the whole state, in a buffer that the next call reuses.
    pub fn form(&mut self, pages: &Pages) -> Result<Form<'_>, GivenUp> {
        self.write(pages, true)?;
        let Walk { out, parts, segments, .. } = &self.walk;
        Ok(Form { words: out, parts, fingerprint: fingerprint_of(&segments.summary) })
    }

    /// Compares what was kept of earlier forms with one that is made anew.
    fn check(&mut self, pages: &Pages) -> Result<(), GivenUp> {
        let opaque = self.names.opaque_met.get();
        let heap_start = self.walk.heap_start;
        let kept = std::mem::replace(&mut self.walk, Walk::new(heap_start));
        let written = self.write(pages, true);
        let anew = std::mem::replace(&mut self.walk, kept);
        written?;
        assert_eq!(self.walk.segments.summary, anew.segments.summary, "a segment was kept that is another now");
        assert_eq!(opaque, self.names.opaque_met.get());
        Ok(())
    }

    /// Writes a form segment by segment: with all words, or with what they come to only. Large heaps take seconds: if the
    /// brake is pulled meanwhile, there is no form.
    fn write(&mut self, pages: &Pages, is_whole: bool) -> Result<(), GivenUp> {
        self.names.refresh();
        self.names.opaque_met.set(Some(0));
        self.changes.update(&self.names, pages);
        if self.verify {
            self.changes.check(&self.names, pages);
        }
        let memory = &pages.memory;
        self.walk.begin(memory, is_whole);
        self.walk.segments.keeps_small = self.verify;
        let threads = self.threads_in_order(pages);
        self.walk.instants.sequencer = self.sequencer(memory);
        self.walk.segments.update(memory, self.walk.instants.sequencer);
        // Where it is known who keeps an instant, the clock is not there: only the time left until then is.
        let clock_is_held = clock::is_held(memory);
        self.walk.instants.now = (!clock_is_held).then(|| clock::now(memory));
        // What all threads can reach comes first: it does not change hands when a thread has a part of it in hand.
        self.statics(pages);
        self.mirrors(pages);
        self.changed_booted(pages);
        self.walk.hubs(&self.names, memory, self.content);
        let (words, parts) = (self.walk.out.len(), self.walk.parts.len());
        self.walk.open(&self.names, 0, 0);
        self.threads(pages, &threads);
        self.walk.part();
        self.changed_globals(pages, global::REFS..global::REFS_END, true);
        self.walk.close(&self.names, memory, self.content, &[]);
        if is_whole {
            self.walk.bring_forward(words, parts);
        }
        self.walk.hubs(&self.names, memory, self.content);
        self.walk.open(&self.names, 0, 0);
        self.walk.part();
        self.walk.out.extend(OBSERVED_GLOBALS.iter().map(|&g| memory.get(g)));
        if clock_is_held {
            self.walk
                .out
                .extend([global::CLOCK, global::CLOCK + 1, global::TICKS, global::TICKS + 1].map(|g| memory.get(g)));
        }
        self.changed_globals(pages, global::PEER_WORDS..global::PEER_WORDS_END, false);
        self.guards(pages);
        self.literals(pages);
        self.interned(pages);
        self.native();
        self.changes.buffers.write(memory, mark::BUFFER, &mut self.walk.out);
        self.walk.out.extend_from_slice(self.walk.instants.settle());
        self.close_rest(pages);
        self.walk.end()
    }

    /// Ends a segment that is never kept, and writes the hubs that were met.
    fn close_rest(&mut self, pages: &Pages) {
        self.walk.close(&self.names, &pages.memory, self.content, &[]);
        self.walk.hubs(&self.names, &pages.memory, self.content);
    }

    /// The object that counts scheduled tasks, if their numbers may be taken for an order: not while code of the
    /// scheduler has a number in its hands that is in no task yet.
    fn sequencer(&self, memory: &Memory) -> Ref {
        // Whose static fields have changed has been met before the walk.
        for (_, id) in &self.changes.changed.statics {
            _ = self.names.shape(*id);
        }
        let sequencer = self.names.sequencer(memory);
        let threads = || (0..memory.get(global::THREAD_LIMIT)).map(ThreadId).filter(|t| !is_absent(memory, *t));
        let numbers_at_hand = || threads().any(|thread| self.has_number_at_hand(memory, thread));
        if sequencer == 0 || numbers_at_hand() { 0 } else { sequencer }
    }

    fn has_number_at_hand(&self, memory: &Memory, thread: ThreadId) -> bool {
        let is_number = |at: u32| Clock::Nanos.instant(memory.get2(at)).is_none();
        roots::frames(memory, self.names.registry, thread).any(|frame| {
            let class = frame.method.class;
            (class.name == SCHEDULER || class.name == SCHEDULED)
                && self.names.rest(memory, &frame).is_none_or(|rest| {
                    let pairs = frame.live(&rest.map).windows(2);
                    pairs.filter(|pair| is_wide(pair)).any(|pair| is_number(frame.fp + u32::from(pair[0].reg)))
                })
        })
    }

    /// What the program looks at is part of forms from now on, and nothing else of what can be left out.
    pub fn look_at(&mut self, looked_at: LookedAt) {
        if self.names.looked_at() != looked_at {
            self.walk.segments.forget();
            self.names.look_at(looked_at);
        }
    }

    /// Was it left out of a form by how much a task at a fixed rate is late?
    pub fn has_cut_lateness(&self) -> bool {
        self.walk.instants.has_cut
    }

    /// Says whether it was, and answers what was said before.
    pub fn say_cut_lateness(&mut self, has_cut: bool) -> bool {
        std::mem::replace(&mut self.walk.instants.has_cut, has_cut)
    }

    /// The linearisation of the graph below one object.
    pub fn graph(&mut self, pages: &Pages, root: Ref, content: Content) -> Result<Linearization, GivenUp> {
        self.names.refresh();
        self.names.opaque_met.set(Some(0));
        self.walk.begin_graph(&self.names, &pages.memory);
        self.reference(pages, root);
        self.walk.drain(&self.names, &pages.memory, self.compared(content));
        self.walk.end()?;
        Ok(self.walk.out.clone())
    }

    fn reference(&mut self, pages: &Pages, target: Ref) {
        self.walk.reference(&self.names, &pages.memory, target);
    }

    // ---- threads ------------------------------------------------------------------------------

    fn threads(&mut self, pages: &Pages, threads: &[ThreadId]) {
        let memory = &pages.memory;
        let now = clock::now(memory);
        for &thread in threads {
            self.walk.part();
            self.walk.out.extend_from_slice(&[mark::THREAD, self.walk.place(thread.0)]);
            self.walk.out.extend(OBSERVED_THREAD_WORDS.iter().map(|&w| memory.get(thread.at(w))));
            if memory.get(thread.at(word::RESUME)) != 0 {
                // Whether the value is narrow, and the value: a number or a reference.
                self.walk.push(memory.get(thread.at(word::RESUME) + 1));
                self.walk.push_name(memory.get2(thread.at(word::RESUME_VALUE)));
                self.thread_reference(pages, thread, word::RESUME_REF);
            }
            let deadline = if self.names.is_service(memory, thread) { now } else { thread.deadline(memory) };
            self.deadline(deadline, now);
            for &w in OBSERVED_THREAD_REFS {
                self.thread_reference(pages, thread, w);
            }
            self.frames(pages, thread);
        }
    }

    /// A deadline that has passed is as good as any other passed one.
    fn deadline(&mut self, deadline: u64, now: u64) {
        let left = if deadline == crate::thread::NO_DEADLINE { u64::MAX } else { deadline.saturating_sub(now) };
        self.walk.push_name(left);
    }

    fn thread_reference(&mut self, pages: &Pages, thread: ThreadId, w: u32) {
        let value = pages.memory.get(thread.at(w));
        if w == word::OBJECT && STATICS.contains(&value) {
            // A thread that waits for a class to be initialised names its statics block.
            let class = self.names.registry.all_classes().find(|c| c.statics == value);
            self.walk.push(mark::CLASS);
            self.walk.push_name(class.map_or(0, |c| self.names.shape(c.id).stable));
            return;
        }
        self.reference(pages, value);
    }

    fn frames(&mut self, pages: &Pages, thread: ThreadId) {
        let (names, walk, memory) = (&self.names, &mut self.walk, &pages.memory);
        let is_service = names.is_service(memory, thread);
        let mut frames = roots::frames(memory, names.registry, thread).peekable();
        while let Some(frame) = frames.next() {
            let caller = frames.peek().map(|caller| caller.method);
            let clocks = if is_service { Clocks::NOBODYS } else { Clocks::of(names, memory, &frame, caller) };
            let method = names.method(frame.method);
            let rest = names.rest(memory, &frame).filter(|_| !frame.method.has_peer());
            walk.part();
            walk.out.extend_from_slice(&[
                mark::FRAME,
                method as u32,
                (method >> 32) as u32,
                rest.as_ref().map_or(0, |rest| rest.position),
                frame.returns as u32,
            ]);
            let Some(rest) = rest else {
                let mut slots = Vec::new();
                roots::native_registers(&frame, &mut |at, is_ref| {
                    slots.push(LiveSlot { reg: (at - frame.fp) as Reg, is_ref });
                });
                walk.registers(names, memory, frame.fp, &slots, clocks);
                continue;
            };
            walk.registers(names, memory, frame.fp, names.observed(memory, &frame, &rest), clocks);
        }
    }

    /// For people: which booted things differ from genesis.
    pub fn describe_changes(&mut self, pages: &Pages) -> Vec<String> {
        self.names.refresh();
        self.changes.update(&self.names, pages);
        let registry = self.names.registry;
        let changed = &self.changes.changed;
        let mut lines = Vec::new();
        lines.extend(changed.statics.iter().map(|(_, id)| format!("statics of {}", registry.class(*id).name)));
        lines.extend(changed.mirrors.iter().map(|(_, id)| format!("mirror of {}", registry.class(*id).name)));
        lines.extend(changed.objects.iter().map(|&(_, o)| self.describe_object(pages, o)));
        lines.extend(changed.literals.iter().map(|at| format!("lock of the literal at {at:#x}")));
        lines.extend(changed.interned.iter().map(|at| format!("interned string at {at:#x}")));
        lines.extend(self.changes.native.in_order().iter().map(|page| format!("off-heap page {page:#x}")));
        lines
    }

    fn describe_object(&self, pages: &Pages, object: Ref) -> String {
        let class = self.names.registry.class(pages.memory.class_id(object));
        let words = crate::heap::object_words(&pages.memory, class, object);
        let changed: Vec<String> = (0..words)
            .filter(|i| pages.memory.get(object + i) != pages.genesis_word(object + i))
            .take(8)
            .map(|i| match i {
                0 => "class word".to_string(),
                i if i < OBJECT_HEADER => "lock".to_string(),
                i => self.field_at(class, i),
            })
            .collect();
        format!("object {object:#x} {}: {}", class.name, changed.join(" "))
    }

    fn field_at(&self, class: &rjpf_classes::Class, offset: u32) -> String {
        let owners = class.display.iter().map(|&id| self.names.registry.class(id));
        let mut fields = owners.flat_map(|c| c.fields.iter()).filter(|f| !f.is_static());
        fields.find(|f| f.offset == offset).map_or(format!("+{offset}"), |f| f.name.display())
    }
}

/// Is the thread no part of the state?
fn is_absent(memory: &Memory, thread: ThreadId) -> bool {
    matches!(thread.status(memory), Status::Free | Status::Terminated | Status::Dormant)
}

/// The fingerprint of a canonical form. Words are hashed in little-endian order on every machine.
pub fn fingerprint_of(words: &[u32]) -> u128 {
    xxh3_128(&bytes_of(words))
}

/// The bytes of words, as they are hashed everywhere.
fn bytes_of(words: &[u32]) -> Cow<'_, [u8]> {
    if cfg!(target_endian = "little") {
        // SAFETY: any word is four bytes, and bytes need no alignment.
        return unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<u8>(), words.len() * 4) }.into();
    }
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}
