//! What native methods touch: a peer says so in its table entry, and the thread pauses in the native
//! frame before the peer runs.
//!
//! Most peers touch their own thread and objects that nobody else has: those say nothing.

use std::ops::Range;

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::{Class, Field, Method, Name, PlaceOf, Trust};
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId, frame};

use super::broken::Rule;
use super::{At, Special, Touch, Visibility, WHOLE, off_heap};
use crate::peer::STATIC_OFFSETS;
use crate::reliance::is_of_program;
use crate::{FrameView, Vm};

/// The words of shared objects, and what else threads share, that a native method reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touches {
    Nothing,
    /// The word that `Unsafe` names by its first two arguments, object and offset.
    Word {
        write: bool,
    },
    /// The elements that `System.arraycopy` copies.
    Copied,
    /// Blocks of memory, each an array or, for `Unsafe` and without one, outside the heap: what is written is the last.
    Blocks,
    /// Memory outside the heap, as a whole.
    OffHeap {
        write: bool,
    },
    /// A block of memory outside the heap: behind a first argument, its address and its bytes.
    OffHeapBlock {
        write: bool,
    },
    /// The array among the arguments, and memory outside the heap: one of them is written, the array if `write`.
    ArrayAndOffHeap {
        write: bool,
    },
    /// Every field or element of the receiver.
    Receiver,
    /// The arrays among the arguments.
    Arrays {
        write: bool,
    },
    /// A static field of the class that has the method, which is written.
    Static {
        name: &'static str,
    },
    /// A field of the receiver.
    Field {
        name: &'static str,
        write: bool,
    },
    /// The field of the accessor in the receiver, of the object in the first argument: the peer itself asks.
    Reflected {
        write: bool,
    },
    /// An element: array and index are the first two arguments.
    Element {
        write: bool,
    },
    /// The identity hash of the first argument, or of the receiver if there is none.
    IdentityHash,
    /// The monitor of the receiver, which the thread holds: it gives it up and takes it again (`wait`).
    Monitor,
    /// The permit that `park` takes and `unpark` gives.
    Permit,
    /// The interrupt status of the receiver, or of the current thread.
    Interrupt {
        write: bool,
    },
    /// The set of canonical strings.
    Interned,
    /// The classes of the loader in the first argument or the receiver.
    Loaded {
        write: bool,
    },
    /// Whatever references lead to: a collection may clear any of them.
    References,
    /// What is written to the console, where outputs are wanted.
    Output,
    /// Whether the thread in the receiver has ended.
    Life,
    /// Which threads have ended.
    Lives,
    /// The end of the program: others may run before, and nobody after.
    Exit,
    /// More than can be said: others may run before, always.
    Anything,
}

impl Touches {
    /// Are these words that the native method names by its arguments, and nothing else?
    pub(crate) fn is_data(self) -> bool {
        use Touches::{Arrays, Blocks, Copied, Element, Field, IdentityHash, Nothing, Receiver, Static, Word};
        matches!(
            self,
            Nothing
                | Word { .. }
                | Copied
                | Blocks
                | Arrays { .. }
                | Element { .. }
                | Receiver
                | Field { .. }
                | Static { .. }
                | IdentityHash
        )
    }
}

impl Vm {
    /// Must the thread pause before the native method of the frame on top runs?
    pub(crate) fn pauses_at_native(
        &mut self,
        thread: ThreadId,
        fp: u32,
        method: &'static Method,
        touches: Touches,
    ) -> bool {
        let nothing = touches == Touches::Nothing || self.breaks(Rule::IgnoreNatives);
        if nothing || self.visibility == Visibility::None || !self.has_company(thread) {
            return false;
        }
        let memory = &self.pages.memory;
        let at = At { thread, fp, pc: memory.get(fp - frame::PC), cover: memory.get(fp - frame::COVER) };
        match touches {
            Touches::Nothing => false,
            Touches::Anything => {
                let pauses = self.pauses(at, false);
                if !pauses {
                    self.order_by_outside(thread, 0);
                }
                pauses
            }
            Touches::Exit => self.pauses_at_exit(at),
            Touches::Permit => {
                self.looks_at_start(at, method);
                self.pauses(at, true)
            }
            Touches::Life => {
                let (pauses, java) = (self.pauses_at_life(at), self.pages.memory.get(fp));
                if !pauses && java != 0 && self.has_ended(java) {
                    self.order_by_end(thread, java);
                }
                pauses
            }
            Touches::Lives => {
                self.looks_at_life(thread);
                let pauses = self.pauses(at, false);
                if !pauses {
                    self.order_by_ends(thread);
                }
                pauses
            }
            Touches::Monitor => self.pauses_at_wait(at, method),
            Touches::Output => self.pauses_at_output(at),
            Touches::References => self.pauses_at_collection(at),
            _ => {
                if self.is_opaque(thread, &self.frame_at(fp)) {
                    self.looks_for_order(thread);
                }
                let touched = self.touched(at, method, touches);
                self.note_local_writes(at, &touched);
                // Every access is taken note of, whether an earlier one makes the thread pause or not.
                let mut counts = None;
                for (touch, field) in &touched {
                    let could_matter =
                        self.could_matter(thread, touch.object) && !self.is_let_through(at, touch, *field);
                    if could_matter && self.matters(at, touch, *field) {
                        counts = Some(counts.unwrap_or(true) && touch.covered);
                    }
                }
                let pauses = counts.is_some_and(|covered| self.pauses(at, covered));
                if !pauses {
                    touched.iter().for_each(|(touch, _)| self.note_touch(touch));
                }
                if !pauses && matches!(touches, Touches::Word { .. }) {
                    self.note_order(at);
                }
                pauses
            }
        }
    }

    fn touched(&mut self, at: At, method: &'static Method, touches: Touches) -> Vec<(Touch, Option<&'static Field>)> {
        let argument = |vm: &Vm, word: u32| vm.pages.memory.get(at.fp + word);
        let first = u32::from(!method.is_static());
        match touches {
            Touches::Word { write } => {
                let (object, offset) = (argument(self, first), self.pages.memory.get2(at.fp + first + 1) as i64);
                let bytes = offset..offset.saturating_add(bytes_named_by(method.name));
                let mut touched = self.unsafe_touch(at, object, bytes, write);
                if write && touched.first().is_some_and(|(touch, _)| self.only_looks(method, at.fp + first + 3, touch))
                {
                    touched.iter_mut().for_each(|(touch, _)| touch.write = false);
                }
                touched
            }
            Touches::Copied => {
                let elements = |vm: &Vm, array: Ref, write| {
                    (array != 0 && vm.class_of(array).is_array()).then(|| (vm.whole_array(at, array, write), None))
                };
                let (from, to) = (argument(self, 0), argument(self, 2));
                elements(self, from, false).into_iter().chain(elements(self, to, true)).collect()
            }
            Touches::Blocks => self.blocks(at, method, first).into_iter().map(|touch| (touch, None)).collect(),
            Touches::OffHeap { write } => vec![(off_heap::whole(write), None)],
            Touches::OffHeapBlock { write } => {
                let address = self.pages.memory.get2(at.fp + first + 1);
                let bytes = u64::from(argument(self, first + 3));
                self.off_heap_block(address, bytes, write).into_iter().map(|touch| (touch, None)).collect()
            }
            Touches::ArrayAndOffHeap { write } => {
                let mut both = self.touched(at, method, Touches::Arrays { write });
                both.push((off_heap::whole(!write), None));
                both
            }
            Touches::Receiver => {
                let object = argument(self, 0);
                let class = self.class_of(object);
                if class.is_array() {
                    return vec![(self.whole_array(at, object, false), None)];
                }
                let fields = self.instance_fields(class);
                fields.into_iter().map(|f| (self.field_touch(f, object, false), Some(f))).collect()
            }
            Touches::Arrays { write } => {
                let words = self.pages.memory.words(at.fp, u32::from(method.arg_words)).to_vec();
                let mut word = first as usize;
                let mut found = Vec::new();
                for &kind in method.params {
                    if kind == rjpf_classes::BaseType::Ref && words[word] != 0 && self.class_of(words[word]).is_array()
                    {
                        found.push((self.whole_array(at, words[word], write), None));
                    }
                    word += kind.words() as usize;
                }
                found
            }
            Touches::Element { write } => {
                let (array, index) = (argument(self, first), argument(self, first + 1));
                let valid =
                    array != 0 && self.class_of(array).is_array() && index < self.pages.memory.array_length(array);
                if valid { vec![(self.element_touch(at, method, array, index, write), None)] } else { Vec::new() }
            }
            Touches::IdentityHash => {
                let object = argument(self, if method.params.is_empty() { 0 } else { first });
                if object == 0 || std::ptr::eq(self.class_of(object), self.known.class) {
                    return Vec::new();
                }
                let place = self.class_of(object).place(PlaceOf::IdentityHash);
                let write = self.pages.memory.identity_hash(object).is_none();
                vec![(Touch { place, object, offset: 0, write, direct: false, covered: false, words: 0 }, None)]
            }
            Touches::Interrupt { write } => {
                let java = if write { argument(self, 0) } else { self.pages.memory.get(at.thread.at(word::CURRENT)) };
                // Interrupters do not disturb each other: it is the one who joins that counts as writing.
                let joins = write.then(|| (Special::Joiner.touch_of(java, false), None));
                joins.into_iter().chain([self.interrupt_touch(java, write)]).collect()
            }
            Touches::Static { name } => {
                let named = method.class.fields.iter().find(|f| f.is_static() && f.name == name);
                named.map(|f| (self.field_touch(f, 0, true), Some(f))).into_iter().collect()
            }
            Touches::Field { name, write } => {
                let object = argument(self, 0);
                let fields = self.instance_fields(self.class_of(object));
                let named = fields.into_iter().find(|f| f.name == name);
                named.map(|f| (self.field_touch(f, object, write), Some(f))).into_iter().collect()
            }
            Touches::Loaded { write } => {
                let loader = argument(self, 0);
                // The JDK's own loaders have all their classes from the start.
                let counts = loader != 0 && self.class_of(loader).trust != Trust::Plumbing;
                counts.then(|| (Special::Loaded.touch_of(loader, write), None)).into_iter().collect()
            }
            Touches::Interned => vec![(Special::Interned.touch(true), None)],
            Touches::Nothing
            | Touches::Anything
            | Touches::Exit
            | Touches::Monitor
            | Touches::Permit
            | Touches::Life
            | Touches::Lives
            | Touches::References
            | Touches::Reflected { .. }
            | Touches::Output => Vec::new(),
        }
    }

    /// What a native method writes where nobody else can look yet.
    fn note_local_writes(&mut self, at: At, touched: &[(Touch, Option<&'static Field>)]) {
        for (touch, field) in touched.iter().filter(|(touch, _)| touch.write) {
            let is_open = field.is_none_or(|field| self.is_open_to_races(field));
            if is_open && !touch.covered && self.is_local_noted(at.thread, touch.object) {
                self.note_local(at.thread, touch.object);
            }
        }
    }

    pub(crate) fn instance_fields(&self, class: &'static Class) -> Vec<&'static Field> {
        let owners = class.display.iter().map(|&id| self.registry.class(id));
        owners.flat_map(|owner| owner.fields.iter()).filter(|f| !f.is_static()).collect()
    }

    /// An access to many elements at once.
    fn whole_array(&self, at: At, array: Ref, write: bool) -> Touch {
        let caller = self.pages.memory.get(at.fp - frame::CALLER);
        let by = if caller == 0 { self.frame_at(at.fp).method } else { self.frame_at(caller).method };
        let touch = self.element_touch(at, by, array, 0, write);
        Touch { offset: WHOLE, ..touch }
    }

    /// The arrays among the arguments, the last of which is written. `Unsafe` has an offset behind each object, which is an
    /// address if there is none, and the number of bytes behind the last.
    fn blocks(&self, at: At, method: &Method, first: u32) -> Vec<Touch> {
        let words = method.params.iter().scan(at.fp + first, |word, kind| {
            let at_word = std::mem::replace(word, *word + kind.words());
            Some((at_word, *kind == rjpf_classes::BaseType::Ref))
        });
        let objects: Vec<u32> = words.filter(|(_, is_ref)| *is_ref).map(|(word, _)| word).collect();
        let Some(&last) = objects.last() else { return Vec::new() };
        let is_unsafe = method.class.name == "jdk/internal/misc/Unsafe";
        let memory = &self.pages.memory;
        let block = |&word: &u32| match memory.get(word) {
            0 if is_unsafe => self.off_heap_block(memory.get2(word + 1), memory.get2(last + 3), word == last),
            0 => Vec::new(),
            array => vec![self.whole_array(at, array, word == last)],
        };
        objects.iter().flat_map(block).collect()
    }

    /// What lies at these offsets in bytes from an object.
    fn unsafe_touch(
        &mut self,
        at: At,
        object: Ref,
        bytes: Range<i64>,
        write: bool,
    ) -> Vec<(Touch, Option<&'static Field>)> {
        let (word, last) = (bytes.start.div_euclid(4), (bytes.end - 1).div_euclid(4));
        if object == 0 {
            return (word..=last).map(|word| (self.off_heap_word(word as u32, write), None)).collect();
        }
        let class = self.class_of(object);
        if class.is_array() {
            // The code that calls the handle or `Unsafe` works on the array.
            let mut by = self.frames(at.thread).map(|f| f.method).filter(|m| m.class.trust != Trust::Plumbing);
            let Some(by) = by.next() else { return Vec::new() };
            let touch = self.element_touch(at, by, object, 0, write);
            let first = i64::from(ARRAY_HEADER);
            let end = first + i64::from(self.pages.memory.array_length(object));
            let is_one_element = touch.words == 1 && word >= first && last < end;
            let touch = Touch { direct: true, words: u32::from(is_one_element), ..touch };
            return (word.max(first)..=last.max(first))
                .map(|word| (Touch { offset: word as u32, ..touch }, None))
                .collect();
        }
        let field = self.field_at_offset(class, object, word);
        let Some(field) = field else { return Vec::new() };
        let touch = self.field_touch(field, object, write);
        if self.learns() && self.is_early(at.thread, field) {
            self.learn_contended(at.thread, touch.place, "is reached before its class is initialised");
        }
        let direct = touch.covered || self.shares_on_purpose(self.registry.class(field.class));
        vec![(Touch { direct, ..touch }, Some(field))]
    }

    /// Is this a compare-and-set that finds something else than it expects, or a write of the value that is there? The
    /// argument is the one behind the offset.
    fn only_looks(&self, method: &Method, argument: u32, touch: &Touch) -> bool {
        let names = |text: &[u8]| method.name.bytes().windows(text.len()).any(|part| part == text);
        // Of smaller values, the word has others beside them.
        let has_words = [&b"Int"[..], b"Long", b"Object", b"Reference"].into_iter().any(names);
        let words = (bytes_named_by(method.name) / 4) as u32;
        if !has_words || touch.words != words {
            return false;
        }
        let memory = &self.pages.memory;
        let is_there = memory.words(argument, words) == memory.words(self.address_of(touch), words);
        match method.name.bytes() {
            name if name.starts_with(b"compareAnd") => !is_there || self.breaks(Rule::CompareOnlyLooks),
            name => name.starts_with(b"put") && is_there,
        }
    }

    /// The field whose word lies so far from an object; from a mirror, static fields of its class too.
    pub(crate) fn field_at_offset(&self, class: &'static Class, object: Ref, word: i64) -> Option<&'static Field> {
        let in_statics = word - STATIC_OFFSETS / 4;
        if std::ptr::eq(class, self.known.class) && in_statics >= 0 {
            let of = self.class_of_mirror(object);
            return of.fields.iter().find(|f| f.is_static() && i64::from(f.offset - of.statics) == in_statics);
        }
        self.instance_fields(class).into_iter().find(|f| i64::from(f.offset) == word)
    }

    /// The interrupt status, wherever this JDK keeps it.
    fn interrupt_touch(&mut self, java: Ref, write: bool) -> (Touch, Option<&'static Field>) {
        let thread: &'static Class = self.known.thread;
        match thread.fields.iter().find(|f| f.name == "interrupted") {
            Some(field) => (self.field_touch(field, java, write), Some(field)),
            None => (Special::Interrupt.touch_of(java, write), None),
        }
    }

    /// A collection clears the references whose objects nobody else has by then. So it makes a difference who has
    /// got hold of one, or let go of one, before it.
    fn pauses_at_collection(&mut self, at: At) -> bool {
        let referents = self.registry.known("java/lang/ref/Reference").fields.iter().find(|f| f.name == "referent");
        if let Some(referent) = referents.filter(|_| self.learns()) {
            self.learn_contended(at.thread, referent.place, "may be cleared by a collection");
        }
        self.pauses(at, false)
    }

    /// To unpark a thread does nothing before it has started. The library unparks threads that wait, which have.
    fn looks_at_start(&mut self, at: At, method: &'static Method) {
        if method.name != "unpark" {
            return;
        }
        let java = self.pages.memory.get(at.fp + u32::from(!method.is_static()));
        let caller = self.frames(at.thread).map(|f| f.method).find(|m| m.name != "unpark");
        if java != 0 && caller.is_some_and(|m| is_of_program(m.class)) && self.could_matter(at.thread, java) {
            self.matters(at, &Special::Start.touch_of(java, false), None);
        }
    }

    /// Who joins a thread looks at its own interrupt status only if the other one has not ended yet. So if it
    /// can be interrupted, by others or by itself, it makes a difference when the other one ends.
    pub(super) fn pauses_at_join(&mut self, at: At) -> bool {
        let java = self.pages.memory.get(at.thread.at(word::CURRENT));
        let is_interrupted = self.pages.memory.get(at.thread.at(word::INTERRUPTED)) != 0;
        let counts = self.could_matter(at.thread, java)
            && (self.matters(at, &Special::Joiner.touch_of(java, true), None) || is_interrupted);
        if counts {
            self.looks_at_life(at.thread);
        }
        counts && self.pauses(at, false)
    }

    /// Whoever asks whether a thread has ended must be able to ask before its end; the library waits for
    /// it only, unless it waits for a short time.
    fn pauses_at_life(&mut self, at: At) -> bool {
        // Nobody else starts a thread that only this one can reach.
        if !self.could_matter(at.thread, self.pages.memory.get(at.fp)) {
            return false;
        }
        let mut askers = self.frames(at.thread).skip(1);
        let asker = askers.find(|f| !matches!(f.method.name.bytes(), b"isAlive" | b"getState" | b"isTerminated"));
        if asker.is_none_or(|asker| self.only_waits(&asker)) {
            return false;
        }
        self.looks_at_life(at.thread);
        self.life_counts() && self.pauses(at, false)
    }

    /// Does a method of the library ask whether a thread has ended in order to wait for it? A `join` that may
    /// give up while others could still run does not.
    fn only_waits(&self, asker: &FrameView) -> bool {
        let method = asker.method;
        if !std::ptr::eq(method.class, self.known.thread) {
            return method.class.trust == Trust::Linearizable;
        }
        match (method.name.bytes(), method.descriptor.bytes()) {
            (b"join", b"()V") => true,
            (b"join", b"(J)V") => {
                // The milliseconds, behind the receiver; none means for ever.
                let nanos = self.pages.memory.get2(asker.fp + 1).saturating_mul(1_000_000);
                nanos == 0 || nanos >= self.environment.long_timeout_nanos
            }
            (b"join" | b"setDaemon", _) => false,
            _ => true,
        }
    }

    /// Whoever waits gives up a monitor and takes it again: that is no step by itself, because it holds the
    /// monitor, but others may want it meanwhile. It looks at its interrupt status before.
    fn pauses_at_wait(&mut self, at: At, method: &'static Method) -> bool {
        let object = self.pages.memory.get(at.fp);
        if self.could_matter(at.thread, object) {
            let touch = self.monitor_touch(object);
            self.matters(at, &touch, None);
        }
        self.pauses_at_native(at.thread, at.fp, method, Touches::Interrupt { write: false })
    }

    /// Others may run before the program ends; what they would have written after is not written.
    pub(crate) fn pauses_at_exit(&mut self, at: At) -> bool {
        if self.environment.outputs_matter {
            self.matters(at, &Special::Output.touch(true), None);
        }
        self.pauses(at, false)
    }

    /// Is the end of a thread a step of its own?
    pub(crate) fn life_counts(&self) -> bool {
        match self.visibility {
            Visibility::None => false,
            Visibility::Learned { .. } => self.is_contended(Special::Life.place()),
            Visibility::Shared { .. } | Visibility::Everything { .. } => true,
        }
    }
}

/// How many bytes an access of `Unsafe` may touch, by its name: a view of bytes as longs touches more than a word.
fn bytes_named_by(method: Name) -> i64 {
    let names = |text: &[u8]| method.bytes().windows(text.len()).any(|part| part == text);
    if names(b"Long") || names(b"Double") { 8 } else { 4 }
}
