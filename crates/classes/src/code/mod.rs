//! Decoded code: the ops of a method and the tables they refer to.

mod decode;
mod effect;
mod family;
mod liveness;
mod op;
mod passing;
mod stack;
mod subroutine;
mod table;

use std::fmt;
use std::sync::{Mutex, OnceLock};

pub use decode::decode;
pub use effect::{Effect, Flow, Use, effect};
pub use family::Family;
pub use liveness::{FrameMap, LiveSlot};
pub use op::{Op, Reg};

use crate::{BaseType, Class, ClassId, Field, Method, Name};

/// Why a method has no code that can run. Reported as a `VerifyError` when it is called.
#[derive(Clone, Debug)]
pub struct DecodeError {
    pub bci: usize,
    pub reason: String,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at bytecode {}", self.reason, self.bci)
    }
}

pub struct Code {
    pub ops: Box<[Op]>,
    /// Bytecode index of each op.
    pub bcis: Box<[u16]>,
    /// Words of a frame's register file.
    pub registers: u16,
    /// Where a caught exception is put: the first operand-stack register.
    pub exception_register: Reg,
    /// Holds the monitor of a synchronized method while it runs.
    pub lock_register: Option<Reg>,
    /// Ops before the body: no handler of the method takes what they throw.
    pub(crate) prologue: u32,
    pub handlers: Box<[Handler]>,
    /// Bytecode indices behind the `jsr`s.
    pub(crate) returns: Box<[u16]>,
    pub wides: Box<[u64]>,
    pub classes: Box<[ClassRef]>,
    pub fields: Box<[FieldSite]>,
    /// Field site of each field access, by bytecode index.
    pub(crate) field_bcis: Box<[(u16, u16)]>,
    pub calls: Box<[CallSite]>,
    pub switches: Box<[Switch]>,
    pub dynamics: Box<[DynamicSite]>,
    pub arrays: Box<[ArraySite]>,
    pub(crate) maps: Mutex<liveness::MapCache>,
}

/// A symbolic class reference, resolved at its first execution.
pub struct ClassRef {
    pub name: Name,
    /// Set only if the class follows from the class path, in every state.
    pub resolved: OnceLock<&'static Class>,
    pub word: ResolutionWord,
}

/// Address of the word in which a state keeps what its code's class reference was resolved to,
/// given out when code of a user-defined loader first asks.
pub type ResolutionWord = OnceLock<u32>;

/// What a site means where its class is the one with which it was linked first: a function of site
/// and class, so it may outlive the state.
pub type Linked<T> = OnceLock<(ClassId, T)>;

pub struct FieldSite {
    pub class: Name,
    pub name: Name,
    pub descriptor: Name,
    pub kind: BaseType,
    pub is_static: bool,
    /// Set only if it follows from the class path, in every state.
    pub resolved: OnceLock<&'static Field>,
    pub word: ResolutionWord,
    pub linked: Linked<&'static Field>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallKind {
    Static,
    Special,
    Virtual,
    Interface,
    /// Signature-polymorphic.
    Handle,
}

pub struct CallSite {
    pub kind: CallKind,
    /// Does the constant say that the class is an interface?
    pub by_interface: bool,
    pub class: Name,
    pub name: Name,
    pub descriptor: Name,
    /// Source register of each argument word, receiver first.
    pub args: Box<[Reg]>,
    /// Type of each argument, receiver first; wide ones take two entries of `args`.
    pub types: Box<[BaseType]>,
    pub ret: BaseType,
    /// For `InvokeDynamic`: index of the pool entry.
    pub pool_index: u16,
    /// Set only if it follows from the class path, in every state.
    pub resolved: OnceLock<Target>,
    pub word: ResolutionWord,
    pub linked: Linked<Target>,
    /// For a `VarHandle` access: the method that implements it for the first class of handles met.
    pub accessor: Linked<&'static Method>,
}

/// A resolved call: how to find the method to run.
#[derive(Clone, Copy)]
pub struct Target {
    pub kind: CallKind,
    pub method: &'static Method,
}

pub struct Switch {
    /// Sorted keys; dense switches have consecutive ones starting at `low`.
    pub keys: Box<[i32]>,
    pub targets: Box<[u32]>,
    pub default: u32,
    /// The lowest key if the keys are consecutive.
    pub low: Option<i32>,
}

impl Switch {
    #[inline]
    pub fn target(&self, key: i32) -> u32 {
        if let Some(low) = self.low {
            let at = key.wrapping_sub(low) as u32 as usize;
            return self.targets.get(at).copied().unwrap_or(self.default);
        }
        self.keys.binary_search(&key).map_or(self.default, |at| self.targets[at])
    }
}

/// `ldc` of a constant that needs running code to be made.
pub struct DynamicSite {
    pub pool_index: u16,
    pub kind: BaseType,
}

pub struct ArraySite {
    pub class: u16,
    pub dimensions: Box<[Reg]>,
}

pub struct Handler {
    /// Bytecode range, end exclusive.
    pub start: u16,
    pub end: u16,
    /// Op index of the handler.
    pub target: u32,
    /// Index in `classes`; `None` catches everything.
    pub class: Option<u16>,
}

impl Code {
    /// The handlers whose range the op at `pc` is in, in the order in which they are tried.
    pub fn handlers_at(&self, pc: u32) -> impl Iterator<Item = &Handler> {
        let bci = self.bcis[pc as usize];
        let covered = move |h: &&Handler| pc >= self.prologue && h.start <= bci && bci < h.end;
        self.handlers.iter().filter(covered)
    }

    /// The field that the op at `pc` accesses.
    pub fn field_at(&self, pc: u32) -> Option<&FieldSite> {
        let bci = *self.bcis.get(pc as usize)?;
        let at = self.field_bcis.binary_search_by_key(&bci, |&(b, _)| b).ok()?;
        self.fields.get(self.field_bcis[at].1 as usize)
    }

    /// The first op of what begins at a bytecode index: where a subroutine returns to.
    pub fn op_at(&self, bci: u32) -> Option<usize> {
        let at = self.bcis.partition_point(|&b| u32::from(b) < bci);
        (at < self.ops.len()).then_some(at)
    }

    /// Where a frame rests at op `pc`, in words that mean the same in every process: the bytecode
    /// index, and which of the ops that the instruction became. How many those are depends on what
    /// was loaded when the method was decoded: an access to a static field is one op that resolves,
    /// initialises and accesses, or an `InitClass` and the access. To rest before either is the same,
    /// as both check the class first; so an `InitClass` does not count.
    pub fn position(&self, pc: u32) -> u32 {
        let (pc, bci) = (pc as usize, self.bcis[pc as usize]);
        let first = self.bcis.partition_point(|&b| b < bci);
        let before = self.ops[first..pc].iter().filter(|op| !matches!(op, Op::InitClass { .. })).count();
        u32::from(bci) << 16 | before as u32
    }

    /// The registers that matter when a frame rests at op `pc`. What `register` answers makes a difference only
    /// if the code has subroutines.
    pub fn frame_map(&self, pc: u32, register: impl Fn(Reg) -> u32) -> std::sync::Arc<FrameMap> {
        liveness::frame_map(self, pc, register)
    }

    /// May an op that reads the register run on a way from one op to another, both included? `None`: out of the method.
    pub fn may_read(&self, register: Reg, from: u32, to: Option<u32>) -> bool {
        passing::may_read(self, register, from, to)
    }

    pub fn has_subroutines(&self) -> bool {
        !self.returns.is_empty()
    }
}
