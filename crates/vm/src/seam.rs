//! The one place where methods are entered and left, whatever their body is: ops, a peer, machine code
//! or a host implementation.
//!
//! [`Vm::enter`] calls a method, [`Vm::leave`] gives what it returns to whoever is below, and
//! [`Vm::go_on`] takes up the frame on top after anything else. The loop has a short cut of its own for
//! the commonest case, a body of ops called by ops and returning to them ([`Method::direct`]), which
//! makes its frames with [`Vm::open_frame`] too. Machine code is a form of a frame of ops: the loop asks
//! at calls and backward jumps whether there is some for the frame that runs. A host implementation does
//! a whole call or nothing, and has no frame.

use rjpf_classes::code::{Code, Op};
use rjpf_classes::{BaseType, Body, Method, MethodId};
use rjpf_state::frame::{self, Return};
use rjpf_state::thread::{NO_DEADLINE, Status, Wake, word};
use rjpf_state::{Ref, ThreadId};

use crate::frames::frame_words;
use crate::interp::{Pause, Reason};
use crate::invoke::{STACK_RESERVE, Step, native_lock_at, stack_overflow};
use crate::native::{RESUME_CHOSEN, RESUME_NONE, RESUME_RETURNED, RESUME_THROWN, RESUME_WOKEN};
use crate::peer::{Ctx, Exit, Resume, Value};
use crate::table::Function;
use crate::throw::Unwound;
use crate::{Event, Stop, Vm};

/// Peers that may call one another on the native stack before the loop takes over.
const MAX_NESTED_PEERS: u32 = 64;

/// A frame of ops that a thread runs next.
pub(crate) struct Loaded {
    pub(crate) fp: u32,
    pub(crate) method: &'static Method,
    pub(crate) code: &'static Code,
    pub(crate) pc: u32,
}

pub(crate) enum Top {
    Frame(Loaded),
    Pause(Pause),
}

/// Whom a call returns to, and how.
#[derive(Clone, Copy)]
struct Below {
    fp: u32,
    returns: Return,
}

#[cold]
fn no_code(method: &Method) -> Stop {
    Stop::Internal(format!("{} has no code to go on with", method.full_name()))
}

impl Vm {
    /// Calls a method with words already collected.
    pub(crate) fn enter(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        args: &[u32],
        returns: Return,
    ) -> Result<Step, Stop> {
        if let Body::Host(index) = method.body
            && let Some(value) = self.run_host(thread, index, method, args)?
        {
            let fp = self.pages.memory.get(thread.at(word::FP));
            return Ok(self.give(thread, Below { fp, returns }, method.ret, value));
        }
        let lock = if method.is_synchronized() { self.method_lock(method, args) } else { 0 };
        if lock != 0 && !self.try_enter(thread, method, lock) {
            if let Err(exit) = self.entered_too_often(thread, lock) {
                return self.exit_step(thread, exit);
            }
            self.withdraw_op();
            self.block_thread(thread, Status::Blocked, lock, NO_DEADLINE);
            return Ok(Step::Pause(Pause::Blocked));
        }
        let fp = match self.push_frame(thread, method, args, returns) {
            Ok(fp) => fp,
            Err(exit) => {
                if lock != 0 {
                    self.try_exit(thread, lock);
                }
                return self.exit_step(thread, exit);
            }
        };
        if !self.events.is_empty() {
            self.tell_entered(thread, returns);
        }
        match method.body {
            Body::Peer(_) => {
                if lock != 0 {
                    self.pages.memory.set(native_lock_at(fp, method), lock);
                }
                if self.nested_peers >= MAX_NESTED_PEERS {
                    // The loop runs the frame on top, and the native stack starts anew.
                    return Ok(Step::Reload);
                }
                self.run_peer(thread, Resume::First)
            }
            Body::Ops | Body::Host(_) => {
                self.keep_lock(fp, method, lock);
                Ok(Step::Reload)
            }
        }
    }

    /// Pops the frame on top and gives `value` to whoever is below.
    pub(crate) fn leave(&mut self, thread: ThreadId, value: Value) -> Result<Step, Stop> {
        let fp = self.pages.memory.get(thread.at(word::FP));
        let view = self.frame_at(fp);
        if !self.events.is_empty() {
            self.tell_left(thread, &Event::Return { value });
        }
        self.release_method_lock(thread, &view);
        Ok(self.leave_unlocked(thread, value))
    }

    /// Pops the frame on top, which has no monitor or has given it up, and gives `value` to whoever is below.
    pub(crate) fn leave_unlocked(&mut self, thread: ThreadId, value: Value) -> Step {
        let fp = self.pages.memory.get(thread.at(word::FP));
        let view = self.frame_at(fp);
        self.pages.memory.set(thread.at(word::FP), view.caller);
        self.give(thread, Below { fp: view.caller, returns: view.returns }, view.method.ret, value)
    }

    /// Takes up the frame on top of the stack, running native frames until there is one of ops.
    pub(crate) fn go_on(&mut self, thread: ThreadId) -> Result<Top, Stop> {
        loop {
            let fp = self.pages.memory.get(thread.at(word::FP));
            if fp == 0 {
                return Ok(Top::Pause(Pause::Ended));
            }
            let method = self.registry.method(MethodId(self.pages.memory.get(fp - frame::METHOD)));
            if !method.has_peer()
                && let Some(code) = self.registry.decoded(method)
            {
                let stopped = self.pages.memory.get(thread.at(word::PENDING));
                if stopped != 0 {
                    self.fresh = (0, 0);
                    self.pages.memory.set(thread.at(word::PENDING), 0);
                    if let Unwound::Uncaught = self.unwind(thread, stopped)? {
                        return Ok(Top::Pause(Pause::Ended));
                    }
                    continue;
                }
                self.pages.memory.mark_range(fp - frame::HEADER, u32::from(code.registers) + frame::HEADER);
                let pc = self.pages.memory.get(fp - frame::PC);
                return Ok(Top::Frame(Loaded { fp, method, code, pc }));
            }
            match self.resume_peer(thread)? {
                Step::Reload => {}
                Step::Pause(pause) => return Ok(Top::Pause(pause)),
                Step::Throw(exception) => {
                    if let Unwound::Uncaught = self.unwind(thread, exception)? {
                        return Ok(Top::Pause(Pause::Ended));
                    }
                }
            }
        }
    }

    /// A frame of ops that is known to be one. Every return comes here.
    #[inline(always)]
    pub(crate) fn java_frame(&self, fp: u32) -> Result<Loaded, Stop> {
        let memory = &self.pages.memory;
        let method = self.registry.method(MethodId(memory.get(fp - frame::METHOD)));
        let Some(code) = self.registry.decoded(method) else { return Err(no_code(method)) };
        Ok(Loaded { fp, method, code, pc: memory.get(fp - frame::PC) })
    }

    /// Writes the header of a new frame, without the position: a frame that runs has it elsewhere. The frame must
    /// fit into the stack, and its pages must be marked.
    #[inline(always)]
    pub(crate) fn open_frame(&mut self, fp: u32, method: &Method, caller: u32, returns: Return) {
        let registers = self.pages.memory.registers(fp);
        // SAFETY: the header lies before the registers, in pages that are marked.
        unsafe {
            *registers.sub(frame::METHOD as usize) = method.id.0;
            *registers.sub(frame::CALLER as usize) = caller;
            *registers.sub(frame::RETURN as usize) = returns as u32;
        }
    }

    /// Pushes a frame with the given argument words.
    pub(crate) fn push_frame(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        args: &[u32],
        returns: Return,
    ) -> Result<u32, Exit> {
        let caller = self.pages.memory.get(thread.at(word::FP));
        let base = if caller == 0 { thread.stack_base() } else { self.frame_end(caller) };
        let fp = base + frame::HEADER;
        let code = if method.has_peer() { None } else { Some(self.code_of(method)?) };
        self.footprint.enter(method);
        let words = frame_words(method, code);
        if fp + words + STACK_RESERVE > thread.stack_end() {
            return Err(stack_overflow());
        }
        let by = if caller == 0 { 0 } else { self.pages.memory.get(caller - frame::COVER) };
        self.pages.memory.mark_range(fp - frame::HEADER, words + frame::HEADER);
        self.open_frame(fp, method, caller, returns);
        self.pages.memory.words_mut(fp, args.len() as u32).copy_from_slice(args);
        let cover = self.cover_of(thread, method, by, fp);
        let memory = &mut self.pages.memory;
        memory.set(fp - frame::PC, 0);
        memory.set(fp - frame::COVER, cover);
        if method.has_peer() {
            memory.words_mut(fp + args.len() as u32, frame::NATIVE_SCRATCH).fill(0);
        }
        memory.set(thread.at(word::FP), fp);
        Ok(fp)
    }

    /// A synchronized body of ops has its monitor in a register.
    pub(crate) fn keep_lock(&mut self, fp: u32, method: &'static Method, lock: Ref) {
        if lock != 0
            && let Some(register) = self.registry.decoded(method).and_then(|c| c.lock_register)
        {
            self.pages.memory.set(fp + u32::from(register), lock);
        }
    }

    /// Gives what a call returned to whoever made it.
    fn give(&mut self, thread: ThreadId, below: Below, ret: BaseType, value: Value) -> Step {
        match below.returns {
            Return::Value => self.deliver(below.fp, value),
            Return::Retry => {}
            Return::Peer | Return::PeerCatch if ret == BaseType::Ref => {
                self.set_resume_reference(thread, RESUME_RETURNED, value.word());
            }
            Return::Peer | Return::PeerCatch => {
                self.set_resume(thread, RESUME_RETURNED, value.wide());
                let narrow = u32::from(!matches!(value, Value::Wide(_)));
                self.pages.memory.set(thread.at(word::RESUME) + 1, narrow);
            }
            Return::Thread => {
                self.set_resume(thread, RESUME_RETURNED, value.wide());
                thread.set_status(&mut self.pages.memory, Status::Terminated);
                return Step::Pause(Pause::Ended);
            }
        }
        Step::Reload
    }

    /// Writes a call's result into the register its invoke op names and steps past the op.
    fn deliver(&mut self, fp: u32, value: Value) {
        let view = self.frame_at(fp);
        let Some(code) = self.registry.decoded(view.method) else { return };
        let mut op: Op = code.ops[view.pc as usize];
        let ret = op.call_site().map_or(BaseType::Void, |k| code.calls[k as usize].ret);
        if let Some(&mut d) = op.dst_mut() {
            let at = fp + u32::from(d);
            match ret {
                BaseType::Void => {}
                BaseType::Long | BaseType::Double => self.pages.memory.set2(at, value.wide()),
                _ => self.pages.memory.set(at, value.word()),
            }
        }
        self.pages.memory.set(fp - frame::PC, view.pc + 1);
    }

    /// Runs the native frame on top of the stack, with what it was waiting for.
    pub(crate) fn resume_peer(&mut self, thread: ThreadId) -> Result<Step, Stop> {
        let memory = &mut self.pages.memory;
        let kind = memory.get(thread.at(word::RESUME));
        let value = memory.get2(thread.at(word::RESUME_VALUE));
        let narrow = memory.get(thread.at(word::RESUME) + 1) == 1;
        let reference = memory.get(thread.at(word::RESUME_REF));
        memory.set(thread.at(word::RESUME), RESUME_NONE);
        memory.set(thread.at(word::RESUME_REF), 0);
        let resume = match kind {
            RESUME_RETURNED if reference != 0 => Resume::Returned(Value::Word(reference)),
            RESUME_RETURNED if narrow => Resume::Returned(Value::Word(value as u32)),
            RESUME_RETURNED => Resume::Returned(Value::Wide(value)),
            RESUME_THROWN => Resume::Thrown(reference),
            RESUME_CHOSEN => Resume::Chosen(value as u32),
            RESUME_WOKEN => {
                let wake = Wake::of(memory.get(thread.at(word::WAKE)));
                memory.set(thread.at(word::WAKE), 0);
                Resume::Woken(wake)
            }
            _ => Resume::First,
        };
        self.run_peer(thread, resume)
    }

    fn run_peer(&mut self, thread: ThreadId, resume: Resume) -> Result<Step, Stop> {
        self.look_at_brake()?;
        let fp = self.pages.memory.get(thread.at(word::FP));
        let method = self.frame_at(fp).method;
        let entry = method.peer().map(|index| &self.peers.entries[index as usize]);
        let Some((entry, Function::Peer(function))) = entry.map(|entry| (entry, entry.function)) else {
            return Err(Stop::Internal(format!("{} is no native frame", method.full_name())));
        };
        if resume == Resume::First && self.pauses_at_native(thread, fp, method, entry.touches) {
            return Ok(Step::Pause(Pause::Visible(Reason::Call)));
        }
        self.note_native(entry.touches);
        // Natives allocate without looking: before they start every reference is in the state's words.
        if resume == Resume::First
            && self.is_time_to_collect()
            && let Err(exit) = self.collect_garbage()
        {
            return self.exit_step(thread, exit);
        }
        let mut ctx = Ctx { vm: self, thread, method, frame: fp, resume };
        match function(&mut ctx) {
            Ok(value) => self.leave(thread, value),
            Err(exit) => self.peer_exit(thread, exit),
        }
    }

    /// Does what the native method of the frame on top wants instead of returning.
    pub(crate) fn peer_exit(&mut self, thread: ThreadId, exit: Exit) -> Result<Step, Stop> {
        // What it calls may be a peer too.
        self.nested_peers += 1;
        let step = self.exit_step(thread, exit);
        self.nested_peers -= 1;
        step
    }
}
