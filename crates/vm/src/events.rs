//! What can be seen of a run while it goes on: events, the mask that selects them, who is told.
//!
//! Its job: the contract between the machine and one observer. Not its job: what a search does
//! (the explorer tells that itself), or who shares the one observer.
//!
//! An observer sees the machine through `&Vm` and cannot change it, and events never pause a
//! thread: the states explored are the same with and without one. An event that nobody asked for
//! costs a test of the mask outside the loop and nothing inside it, because the loop that tells
//! events is an instance of its own.
//!
//! Under-approximation: what peers do to memory on their own (`Unsafe`, `VarHandle`, reflection,
//! array copies) is told as the call of the native method only; locks of `java.util.concurrent` are
//! calls too. Ops, not bytecodes, are instructions: loads and stores of locals are part of the op
//! that uses them. Bytecode indices and lines are those of the bytecode an op comes from.

use std::any::Any;
use std::ops::BitOr;

use rjpf_classes::code::{Code, Op, Switch};
use rjpf_classes::{BaseType, Class, Field, Method};
use rjpf_state::frame::Return;
use rjpf_state::thread::{Status, Wake, word};
use rjpf_state::{Ref, ThreadId};

use crate::Vm;
use crate::peer::Value;
use crate::transition::Why;

/// A set of kinds of events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Events(u32);

impl Events {
    pub const NONE: Events = Events(0);
    pub const INSTRUCTION: Events = Events(1);
    /// Conditional jumps and switches.
    pub const BRANCH: Events = Events(1 << 1);
    pub const FIELD: Events = Events(1 << 2);
    pub const ARRAY: Events = Events(1 << 3);
    /// Monitors: acquire, release, wait, notify.
    pub const LOCK: Events = Events(1 << 4);
    /// Methods: enter, return, unwind.
    pub const CALL: Events = Events(1 << 5);
    pub const ALLOCATION: Events = Events(1 << 6);
    /// Exceptions: thrown, caught.
    pub const EXCEPTION: Events = Events(1 << 7);
    /// Threads: start, end, block, wake.
    pub const THREAD: Events = Events(1 << 8);
    /// Garbage was collected: objects have moved.
    pub const GARBAGE: Events = Events(1 << 9);
    /// Steps that other threads could notice, if there were any that could run: what a transition
    /// consists of beside the one that it was chosen for.
    pub const STEP: Events = Events(1 << 10);
    /// Values of local variables that a listener watches.
    pub const LOCAL: Events = Events(1 << 11);
    /// The program wants its path to be kept.
    pub const TRACE: Events = Events(1 << 12);
    /// Everything a machine tells.
    pub const ALL: Events = Events((1 << 13) - 1);
    /// What only the instance of the loop that observes tells.
    pub(crate) const OF_THE_LOOP: Events = Events(
        Self::INSTRUCTION.0
            | Self::BRANCH.0
            | Self::FIELD.0
            | Self::ARRAY.0
            | Self::CALL.0
            | Self::ALLOCATION.0
            | Self::STEP.0,
    );

    /// As a number, for files.
    pub const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Do the two sets have a kind in common?
    #[inline]
    pub const fn has(self, kinds: Events) -> bool {
        self.0 & kinds.0 != 0
    }
}

impl BitOr for Events {
    type Output = Events;
    fn bitor(self, other: Events) -> Events {
        Events(self.0 | other.0)
    }
}

/// Where a thread stands: the method on top of its stack and the op in it.
#[derive(Clone, Copy)]
pub struct Place {
    pub thread: ThreadId,
    pub method: &'static Method,
    /// Op index; zero in native methods.
    pub pc: u32,
    /// Index of the bytecode that the op comes from.
    pub bci: u16,
}

impl Place {
    /// The source line, where the class file has lines.
    pub fn line(&self) -> Option<u16> {
        self.method.line_of(self.bci)
    }
}

/// Something that happens now: nothing can stop it any more, and it has not had its effect yet,
/// except where a value read or an object made is part of it.
#[derive(Clone, Copy, Debug)]
pub enum Event<'e> {
    Instruction {
        op: Op,
    },
    /// A conditional jump: way 1 is taken, way 0 falls through. A switch: the case, default last.
    Branch {
        way: u32,
        ways: u32,
    },
    /// An access by the program; `object` is zero for a static field, `address` is its word.
    Field {
        write: bool,
        object: Ref,
        address: u32,
        field: &'static Field,
        value: Value,
    },
    Element {
        write: bool,
        array: Ref,
        index: u32,
        value: Value,
    },
    /// A monitor was entered; it is now held `depth` times.
    Acquire {
        object: Ref,
        depth: u32,
    },
    /// A monitor was left; it is still held `depth` times.
    Release {
        object: Ref,
        depth: u32,
    },
    /// The thread gave the monitor up and waits.
    Wait {
        object: Ref,
        timed: bool,
    },
    Notify {
        object: Ref,
        woken: &'e [ThreadId],
    },
    /// The method of the place was called with these words, receiver first.
    Enter {
        args: &'e [u32],
    },
    /// The method of the place returns.
    Return {
        value: Value,
    },
    /// The method of the place ends by an exception.
    Unwind {
        exception: Ref,
    },
    Allocate {
        object: Ref,
        class: &'static Class,
    },
    Throw {
        exception: Ref,
    },
    /// A handler of the method of the place takes the exception.
    Catch {
        exception: Ref,
    },
    /// The thread of the place was started.
    Start,
    End,
    Block {
        status: Status,
        object: Ref,
    },
    Wake {
        reason: Wake,
    },
    /// A value is about to be stored in a local variable that is watched: the number of the intervention.
    Local {
        watch: u32,
        kind: BaseType,
        value: Value,
    },
    /// The program wants the path to here to be kept, for what it says.
    Trace {
        what: &'e str,
    },
    /// Objects have moved: references kept from before mean nothing now.
    Collect,
    /// The thread of the place takes a step that nothing else could have been done instead of; why the
    /// step before it ended there.
    Step {
        why: Why,
    },
}

impl Event<'_> {
    pub fn kind(&self) -> Events {
        match self {
            Event::Instruction { .. } => Events::INSTRUCTION,
            Event::Branch { .. } => Events::BRANCH,
            Event::Field { .. } => Events::FIELD,
            Event::Element { .. } => Events::ARRAY,
            Event::Acquire { .. } | Event::Release { .. } | Event::Wait { .. } | Event::Notify { .. } => Events::LOCK,
            Event::Enter { .. } | Event::Return { .. } | Event::Unwind { .. } => Events::CALL,
            Event::Allocate { .. } => Events::ALLOCATION,
            Event::Throw { .. } | Event::Catch { .. } => Events::EXCEPTION,
            Event::Start | Event::End | Event::Block { .. } | Event::Wake { .. } => Events::THREAD,
            Event::Local { .. } => Events::LOCAL,
            Event::Trace { .. } => Events::TRACE,
            Event::Collect => Events::GARBAGE,
            Event::Step { .. } => Events::STEP,
        }
    }
}

/// Who is told. One observer per machine; whoever has several to tell passes events on.
/// (`Any`, so that whoever gave an observer to a machine can look at it there.)
pub trait Observe: Any + Send {
    /// Asked once, when the observer is given to the machine.
    fn wants(&self) -> Events;
    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>);
}

/// The observer of a machine and the op it has not been told of yet.
///
/// An op is told when it is sure to run: a thread may pause or block before it, or initialise a
/// class first, and then comes to the same op again.
#[derive(Default)]
pub struct Observed {
    by: Option<Box<dyn Observe>>,
    pending: Option<(Place, Op)>,
    /// Events that were told.
    told: u64,
}

impl Vm {
    /// Tells this observer from now on; none: nobody. Gives the one before it back.
    pub fn observe(&mut self, by: Option<Box<dyn Observe>>) -> Option<Box<dyn Observe>> {
        self.events = by.as_ref().map_or(Events::NONE, |o| o.wants());
        self.observed.pending = None;
        std::mem::replace(&mut self.observed.by, by)
    }

    /// The observer, to be asked what it has seen.
    pub fn observed_by<O: Observe>(&mut self) -> Option<&mut O> {
        let by: &mut dyn Any = self.observed.by.as_deref_mut()?;
        by.downcast_mut()
    }

    /// The events that are told.
    pub fn events(&self) -> Events {
        self.events
    }

    /// How many events were told: whoever compares two answers knows whether anything was in between.
    pub fn events_told(&self) -> u64 {
        self.observed.told
    }

    /// Where a thread stands. Inside the loop this is right only while it is observed.
    pub fn place(&self, thread: ThreadId) -> Place {
        let fp = self.pages.memory.get(thread.at(word::FP));
        if fp == 0 {
            return Place { thread, method: self.machine_method("runThread"), pc: 0, bci: 0 };
        }
        let view = self.frame_at(fp);
        let pc = if view.is_native() { 0 } else { view.pc };
        Place { thread, method: view.method, pc, bci: view.bci }
    }

    /// Tells an event of this thread, if it is wanted. Peers tell what only they know.
    #[inline]
    pub fn tell(&mut self, thread: ThreadId, event: &Event<'_>) {
        if self.events.has(event.kind()) {
            self.tell_now(self.place(thread), event);
        }
    }

    #[cold]
    fn tell_now(&mut self, at: Place, event: &Event<'_>) {
        self.commit_op();
        if let Some(mut by) = self.observed.by.take() {
            self.observed.told += 1;
            by.event(self, at, event);
            self.observed.by = Some(by);
        }
    }

    /// A step without an alternative is about to be taken. Whether the op at hand runs is not sure yet.
    #[inline]
    pub(crate) fn tell_step(&mut self, thread: ThreadId, why: Why) {
        if self.events.has(Events::STEP) {
            self.tell_step_now(thread, why);
        }
    }

    #[cold]
    fn tell_step_now(&mut self, thread: ThreadId, why: Why) {
        if let Some(mut by) = self.observed.by.take() {
            self.observed.told += 1;
            by.event(self, self.place(thread), &Event::Step { why });
            self.observed.by = Some(by);
        }
    }

    /// The op that was about to run does run.
    pub(crate) fn commit_op(&mut self) {
        if let Some((at, op)) = self.observed.pending.take()
            && let Some(mut by) = self.observed.by.take()
        {
            self.observed.told += 1;
            by.event(self, at, &Event::Instruction { op });
            self.observed.by = Some(by);
        }
    }

    /// The op that was about to run does not run yet.
    #[inline]
    pub(crate) fn withdraw_op(&mut self) {
        self.observed.pending = None;
    }

    /// The loop is about to run an op.
    pub(crate) fn announce_op(&mut self, thread: ThreadId, method: &'static Method, code: &Code, pc: usize) {
        self.commit_op();
        if self.events.has(Events::INSTRUCTION) {
            let at = Place { thread, method, pc: pc as u32, bci: code.bcis[pc] };
            self.observed.pending = Some((at, code.ops[pc]));
        }
    }

    pub(crate) fn tell_branch(&mut self, thread: ThreadId, taken: bool) {
        self.tell(thread, &Event::Branch { way: u32::from(taken), ways: 2 });
    }

    pub(crate) fn tell_switch(&mut self, thread: ThreadId, switch: &Switch, key: i32) {
        let cases = switch.targets.len() as u32;
        let case = match switch.low {
            Some(low) => key.wrapping_sub(low) as u32,
            None => switch.keys.binary_search(&key).map_or(cases, |at| at as u32),
        };
        self.tell(thread, &Event::Branch { way: case.min(cases), ways: cases + 1 });
    }

    /// The field access at `pc`; `object` is zero for a static field.
    pub(crate) fn tell_field(
        &mut self,
        thread: ThreadId,
        code: &Code,
        pc: usize,
        write: bool,
        object: Ref,
        value: Value,
    ) {
        if !self.events.has(Events::FIELD) {
            return;
        }
        let site = code.field_at(pc as u32).and_then(|site| site.resolved.get().copied());
        let Some(field) = site else { unreachable!("an access that runs has a resolved field") };
        let address = if field.is_static() { field.offset } else { object + field.offset };
        self.tell(thread, &Event::Field { write, object, address, field, value });
    }

    pub(crate) fn tell_element(&mut self, thread: ThreadId, write: bool, array: Ref, index: u32, value: Value) {
        self.tell(thread, &Event::Element { write, array, index, value });
    }

    /// An object was made by the thread that runs.
    pub(crate) fn tell_allocated(&mut self, thread: ThreadId, object: Ref) {
        if self.events.has(Events::ALLOCATION) {
            let class = self.class_of(object);
            self.tell(thread, &Event::Allocate { object, class });
        }
    }

    /// A frame was pushed. A call that the op at hand makes before it runs itself leaves it pending.
    #[cold]
    pub(crate) fn tell_entered(&mut self, thread: ThreadId, returns: Return) {
        match returns {
            Return::Retry => self.withdraw_op(),
            _ => self.commit_op(),
        }
        let at = self.place(thread);
        if !self.events.has(Events::CALL) || is_machine(at.method) {
            return;
        }
        let fp = self.pages.memory.get(thread.at(word::FP));
        if let Some(mut by) = self.observed.by.take() {
            self.observed.told += 1;
            let args = self.pages.memory.words(fp, u32::from(at.method.arg_words));
            by.event(self, at, &Event::Enter { args });
            self.observed.by = Some(by);
        }
    }

    /// The frame on top of the stack is about to be popped.
    #[cold]
    pub(crate) fn tell_left(&mut self, thread: ThreadId, event: &Event<'_>) {
        if !is_machine(self.place(thread).method) {
            self.tell(thread, event);
        }
    }

    /// A handler was found; the machine's own catching is none.
    #[cold]
    pub(crate) fn tell_caught(&mut self, thread: ThreadId, exception: Ref) {
        if !is_machine(self.place(thread).method) {
            self.tell(thread, &Event::Catch { exception });
        }
    }
}

/// The machine's own frames stand for no method of the program.
fn is_machine(method: &Method) -> bool {
    method.class.name.bytes().starts_with(b"rjpf/vm/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_are_sets() {
        let both = Events::LOCK | Events::CALL;
        assert!(both.has(Events::LOCK) && both.has(Events::CALL) && !both.has(Events::FIELD));
        assert!(Events::ALL.has(Events::GARBAGE) && !Events::NONE.has(Events::ALL));
        assert_eq!(Event::Start.kind(), Events::THREAD);
    }
}
