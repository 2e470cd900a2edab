//! What compiled code and the machine know of each other.

use std::ffi::c_void;
use std::sync::atomic::Ordering;

use rjpf_classes::{Class, Method, Registry, Trust};

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
    /// Calls and backward jumps that are left.
    pub fuel: i32,
    /// When compiled code leaves: the frame on top.
    pub fp: u32,
    /// First word that a frame of this thread may not reach.
    pub stack_limit: u32,
    /// First heap word of the program.
    pub heap_start: u32,
    /// Address of the thread's count of threads that it has waited for.
    pub joined: u32,
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
    /// The method that a virtual call of the given one runs on this receiver.
    pub virtual_target: extern "C" fn(*mut Context, *const Method, u32) -> *const Method,
    pub interface_target: extern "C" fn(*mut Context, *const Method, u32) -> *const Method,
    pub is_instance: extern "C" fn(*mut Context, u32, *const Class) -> u32,
    /// May the array hold this object?
    pub element_fits: extern "C" fn(*mut Context, u32, u32) -> u32,
    /// A new array by the JVM's type code and length.
    pub new_primitive_array: extern "C" fn(*mut Context, u32, u32) -> u32,
    /// A new array of references by component class and length.
    pub new_reference_array: extern "C" fn(*mut Context, *const Class, u32) -> u32,
    pub float_rem: extern "C" fn(u32, u32) -> u32,
    pub double_rem: extern "C" fn(u64, u64) -> u64,
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
    pub registry: &'static Registry,
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

/// The machine code of a method.
#[repr(C)]
pub struct Compiled {
    pub(crate) function: Function,
    pub(crate) registers: u32,
    pub(crate) cover: Cover,
    /// Op indices where it can be entered, ascending; the first is zero.
    entries: Box<[u32]>,
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
    pub(crate) fn publish(
        method: &'static Method,
        explore: bool,
        function: *const u8,
        registers: u16,
        entries: Box<[u32]>,
        callable: bool,
    ) {
        // SAFETY: the function was compiled with the signature of `Function` and is never freed.
        let function = unsafe { std::mem::transmute::<*const u8, Function>(function) };
        let cover = match method.class.trust {
            Trust::Plumbing => Cover::Inherits,
            _ => Cover::Resets,
        };
        let compiled = Box::leak(Box::new(Compiled { function, registers: u32::from(registers), cover, entries }));
        let pointer = std::ptr::from_mut(compiled).cast();
        let machine = &method.machine[usize::from(explore)];
        if callable {
            machine.called.store(pointer, Ordering::Release);
        }
        machine.entered.store(pointer, Ordering::Release);
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
