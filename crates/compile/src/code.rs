//! What compiled code and the machine know of each other.

use std::ffi::c_void;
use std::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64, Ordering};

use rjpf_classes::trust::Moment;
use rjpf_classes::{Class, Field, Method, Registry, Trust};

use crate::broken::Fault;

/// Calls of compiled methods on the native stack before the interpreter takes over, which starts
/// with a native stack of its own again.
pub const DEPTH: u32 = 400;

/// What compiled code works on. One for each stay in compiled code.
#[repr(C)]
pub struct Context {
    /// Word zero of the memory.
    pub base: *mut u32,
    /// One byte for each page of the memory: whether it is marked.
    pub marks: *const u8,
    /// The machine, for the functions of [`Runtime`].
    pub vm: *mut c_void,
    /// Calls and backward jumps that are left of this sip, and behind it.
    pub fuel: i32,
    pub reserve: i32,
    /// When compiled code leaves: the frame on top.
    pub fp: u32,
    /// First word that a frame of this thread may not reach.
    pub stack_limit: u32,
    /// First heap word of the program.
    pub heap_start: u32,
    /// Address of the thread's count of threads that it has waited for.
    pub joined: u32,
    /// Address of the thread's word that says whether it is in a step of a linearizable call.
    pub step: u32,
    /// The thread that runs.
    pub thread: u32,
    /// What is assumed of each place, a byte each; zeros if every access has to be asked about.
    pub modes: *const u8,
    /// Accesses of this stay that the machine has taken note of and that need no pause, as [`Context::note`] writes them. What
    /// this depends on (monitors that the thread holds, what natives do) empties it.
    pub noted: [u64; NOTED as usize],
}

/// Accesses that are kept in mind.
pub const NOTED: u32 = 16;
/// The offset by which all elements of an array are noted: that of the length, which nobody writes.
pub const ELEMENTS: u32 = 2;

impl Context {
    /// Takes note of an access to a word of an object, zero for a static field.
    pub fn note(&mut self, object: u32, offset: u32, write: bool) {
        let slot = object.wrapping_add(offset) % NOTED;
        self.noted[slot as usize] = u64::from(object) << 32 | u64::from(offset << 1) | u64::from(write);
    }

    pub fn forget_noted(&mut self) {
        if !Fault::StaleNotes.is_chosen() {
            self.noted = [0; NOTED as usize];
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u64)]
pub enum Status {
    /// The method that was entered returns the value.
    Returned = 0,
    /// The interpreter goes on in the frame on top.
    Left = 1,
    /// The thread pauses in the frame on top.
    OutOfFuel = 2,
    /// Of a native method only: nothing has happened, the interpreter makes the call.
    Undone = 3,
}

/// How a stay in compiled code ended.
#[repr(C)]
pub struct Outcome {
    pub status: Status,
    pub value: u64,
}

type Function = unsafe extern "C" fn(*mut Context, fp: u32, entry: u32, depth: u32) -> Outcome;

/// What compiled code calls. None of them collects garbage, throws or pauses; those that cannot do
/// what is asked give zero, and compiled code leaves.
#[derive(Clone, Copy)]
pub struct Runtime {
    /// Marks the pages of words about to be written.
    pub mark: extern "C" fn(*mut Context, u32, u32),
    /// The next sip of fuel; zero if there is none, or if the machine is to stop.
    pub refuel: extern "C" fn(*mut Context) -> i32,
    /// The method that a virtual call of the given one runs on this receiver, which the site remembers.
    pub virtual_target: extern "C" fn(*mut Context, *const Method, u32, *const CallCache) -> *const Method,
    pub interface_target: extern "C" fn(*mut Context, *const Method, u32, *const CallCache) -> *const Method,
    /// Runs a native method: its frame is written, but for what natives keep there.
    pub call_native: extern "C" fn(*mut Context, *const Method, fp: u32) -> Outcome,
    /// Takes note of an access to a field, of an object or static, by the op that the second argument names, and whether
    /// it writes, and what. Zero if the thread has to pause before it.
    pub reach_field: extern "C" fn(*mut Context, step: u32, *const Field, u32, value: u64) -> u32,
    /// The same for an element, by code of the method. The cache remembers the place of the array's elements.
    pub reach_element:
        extern "C" fn(*mut Context, step: u32, *const Method, u32, u32, *const PlaceCache, value: u64) -> u32,
    /// Publishes what a reference leads to that is stored into an object.
    pub publish: extern "C" fn(*mut Context, u32, u32),
    /// The same for a static field.
    pub publish_static: extern "C" fn(*mut Context, *const Field, u32),
    /// Takes a monitor for a method, if the thread need not pause and nobody else has it.
    pub enter_monitor: extern "C" fn(*mut Context, step: u32, *const Method, u32) -> u32,
    /// Gives a monitor up, in the frame at `fp`.
    pub exit_monitor: extern "C" fn(*mut Context, fp: u32, u32) -> u32,
    /// Takes the monitor of a synchronized method, whose frame is at `fp`.
    pub lock_method: extern "C" fn(*mut Context, *const Method, fp: u32) -> u32,
    /// Looks whether `Unsafe` finds a field of that kind at an offset of the object (words, two words, a reference: 0, 1, 2),
    /// or an element of references; then the cache remembers it by class and offset, or by class.
    pub field_place: extern "C" fn(*mut Context, object: u32, offset: u64, kind: u32, *const TypeCache),
    /// Is the object an instance of the class? The cache remembers the object's class by the answer.
    pub is_instance: extern "C" fn(*mut Context, u32, *const Class, *const TypeCache) -> u32,
    /// May the array hold this object? The cache remembers both classes if it may.
    pub element_fits: extern "C" fn(*mut Context, u32, u32, *const TypeCache) -> u32,
    /// A new array by the JVM's type code and length.
    pub new_primitive_array: extern "C" fn(*mut Context, u32, u32) -> u32,
    /// A new array of references by component class and length.
    pub new_reference_array: extern "C" fn(*mut Context, *const Class, u32) -> u32,
    pub float_rem: extern "C" fn(u32, u32) -> u32,
    pub double_rem: extern "C" fn(u64, u64) -> u64,
}

/// What a call site runs on a class of receivers. Never changed once it is published.
#[repr(C)]
pub(crate) struct Cached {
    /// Id of the class, or [`NO_CLASS`].
    pub(crate) class: u32,
    pub(crate) method: *const Method,
}

/// What nothing is known about.
struct Nothing(Cached);

// SAFETY: nobody writes it, and its pointer leads nowhere.
unsafe impl Sync for Nothing {}

static NOTHING: Nothing = Nothing(Cached { class: NO_CLASS, method: std::ptr::null() });

/// Classes that find room in a [`CallCache`] by their number, beside the first two.
pub(crate) const MORE_CLASSES: u32 = 16;

/// The first two classes of receivers that a call site has met, and others by their number.
#[repr(C)]
pub struct CallCache {
    pub(crate) entries: [AtomicPtr<Cached>; 2],
    pub(crate) more: [AtomicPtr<Cached>; MORE_CLASSES as usize],
}

impl CallCache {
    /// A new one, as long-lived as the code that looks at it.
    pub(crate) fn leak() -> &'static CallCache {
        let empty = || AtomicPtr::new(std::ptr::from_ref(&NOTHING.0).cast_mut());
        let more = std::array::from_fn(|_| empty());
        Box::leak(Box::new(CallCache { entries: [empty(), empty()], more }))
    }

    /// Remembers a class of receivers while there is room.
    pub fn remember(&self, class: u32, method: &'static Method) {
        for entry in self.entries.iter().chain([&self.more[(class % MORE_CLASSES) as usize]]) {
            let old = entry.load(Ordering::Acquire);
            // SAFETY: what is published there lives for ever.
            match unsafe { (*old).class } {
                known if known == class => return,
                NO_CLASS => {
                    let new = Box::leak(Box::new(Cached { class, method }));
                    if entry.compare_exchange(old, new, Ordering::AcqRel, Ordering::Acquire).is_ok() {
                        return;
                    }
                }
                _ => {}
            }
        }
    }
}

/// The class id that no object has.
pub(crate) const NO_CLASS: u32 = u32::MAX;

/// What a test of types has found last. That never changes, so any answer may be kept, and none need be.
#[repr(C)]
pub struct TypeCache {
    /// Two class ids, of array and object, or zero and that of the object.
    pub yes: AtomicU64,
    pub no: AtomicU64,
}

impl TypeCache {
    pub(crate) fn leak() -> &'static TypeCache {
        Box::leak(Box::new(TypeCache { yes: AtomicU64::new(u64::MAX), no: AtomicU64::new(u64::MAX) }))
    }

    pub fn remember(&self, classes: u64, answer: bool) {
        let entry = if answer { &self.yes } else { &self.no };
        entry.store(classes, Ordering::Relaxed);
    }
}

/// The place of the elements of the arrays that a site has met last.
#[repr(C)]
pub struct PlaceCache {
    /// Class id and place.
    pub(crate) entry: AtomicU64,
}

impl PlaceCache {
    pub(crate) fn leak() -> &'static PlaceCache {
        Box::leak(Box::new(PlaceCache { entry: AtomicU64::new(u64::MAX) }))
    }

    pub fn remember(&self, class: u32, place: u32) {
        self.entry.store(u64::from(class) << 32 | u64::from(place), Ordering::Relaxed);
    }
}

/// Constants of the machine.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The first word of the statics of an initialised class.
    pub initialized: u32,
    pub string_class: u32,
    /// Class of `boolean[]`.
    pub boolean_array: u32,
    /// Calls of its methods on the console's streams are special in exploration.
    pub print_stream: &'static Class,
    /// Some of their methods are steps in exploration.
    pub thread: &'static Class,
    pub thread_group: &'static Class,
    pub registry: &'static Registry,
    /// Places from this one on have no mode of their own.
    pub places: u32,
    /// Modes of places, a bit each, in which reads do not matter whoever makes them, and writes.
    pub harmless_reads: u32,
    pub harmless_writes: u32,
}

impl Settings {
    /// Calls of such methods are the interpreter's business in exploration: they are or show steps (covers of
    /// linearizable calls and of the machine's own work, the console, threads), or what they answer is taken down.
    pub(crate) fn is_special(&self, method: &Method) -> bool {
        let classes = [self.print_stream, self.thread, self.thread_group];
        method.class.trust == Trust::Linearizable
            || method.moment == Moment::Machine
            || method.fixed_answer.is_some()
            || classes.iter().any(|&class| std::ptr::eq(method.class, class)) && method.name != "currentThread"
    }
}

/// What the frame of a method has to do with the linearizable call that its caller belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Cover {
    /// It belongs to the same.
    Inherits = 0,
    /// It belongs to none, or the interpreter has to see whether it does.
    Resets = 1,
}

/// What is published with a function.
pub(crate) struct Made {
    pub(crate) registers: u16,
    pub(crate) entries: Box<[u32]>,
    pub(crate) unresolved: Box<[u32]>,
    pub(crate) callable: bool,
    pub(crate) version: u32,
}

/// The machine code of a method.
#[repr(C)]
pub struct Compiled {
    pub(crate) function: Function,
    pub(crate) registers: u32,
    pub(crate) cover: Cover,
    /// Whether whoever calls it takes a monitor first.
    pub(crate) synchronized: u32,
    /// Op indices where it can be entered, ascending; the first is zero.
    entries: Box<[u32]>,
    /// Op indices where it always leaves, because something was not resolved when it was compiled.
    unresolved: Box<[u32]>,
    /// How often it has left there.
    regrets: AtomicU32,
    /// How often the method was compiled before.
    pub(crate) version: u32,
}

impl Compiled {
    /// The code of a method, if there is some.
    #[inline]
    pub fn of(method: &Method, explore: bool) -> Option<&'static Compiled> {
        let compiled: *const Compiled = method.machine[usize::from(explore)].entered.load(Ordering::Acquire).cast();
        // SAFETY: what is published there is a leaked `Compiled`, written before it was published.
        unsafe { compiled.as_ref() }
    }

    /// Publishes the code of a method; only what is `callable` may be called by compiled code.
    pub(crate) fn publish(method: &'static Method, explore: bool, function: *const u8, made: Made) {
        // SAFETY: the function was compiled with the signature of `Function` and is never freed.
        let function = unsafe { std::mem::transmute::<*const u8, Function>(function) };
        let cover = match method.class.trust {
            Trust::Plumbing => Cover::Inherits,
            _ => Cover::Resets,
        };
        let compiled = Box::leak(Box::new(Compiled {
            function,
            registers: u32::from(made.registers),
            cover,
            synchronized: u32::from(method.is_synchronized()),
            entries: made.entries,
            unresolved: made.unresolved,
            regrets: AtomicU32::new(0),
            version: made.version,
        }));
        let pointer = std::ptr::from_mut(compiled).cast();
        let machine = &method.machine[usize::from(explore)];
        if made.callable {
            machine.called.store(pointer, Ordering::Release);
        }
        machine.entered.store(pointer, Ordering::Release);
    }

    /// It has left before an op: how often that was for want of something that was not resolved.
    pub fn regret(&self, pc: u32) -> Option<u32> {
        self.unresolved.binary_search(&pc).ok()?;
        Some(self.regrets.fetch_add(1, Ordering::Relaxed) + 1)
    }

    /// How often the method was compiled before.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The number of the entry at an op index.
    #[inline]
    pub fn entry(&self, pc: u32) -> Option<u32> {
        if pc == 0 {
            return Some(0);
        }
        self.entries.binary_search(&pc).ok().map(|at| at as u32)
    }

    /// Runs the frame at `fp` from an entry on.
    ///
    /// # Safety
    /// The context belongs to a machine that nobody else uses meanwhile; the frame is one of this
    /// method, on top of its thread's stack, with its pages marked, and rests at the entry.
    pub unsafe fn run(&self, context: &mut Context, fp: u32, entry: u32) -> Outcome {
        // SAFETY: what the caller promises.
        unsafe { (self.function)(context, fp, entry, DEPTH) }
    }
}
