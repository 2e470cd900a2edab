//! Calls from compiled code to compiled code: the frame is pushed as the interpreter pushes it, and
//! the callee runs on the native stack. A callee that leaves makes all of its callers leave: their
//! frames rest at their calls, and the interpreter goes on in the one on top.

use std::mem::offset_of;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlags, Value};
use rjpf_classes::code::{CallKind, CallSite, Code, Op, Target};
use rjpf_classes::{BaseType, MachineCode, Method};
use rjpf_state::PAGE_WORDS;
use rjpf_state::frame::{self, Return};

use super::Emitter;
use crate::body::signature;
use crate::code::{Compiled, Context, Cover};

/// A callee: a method that is known now, or the address of one found at the call.
enum Callee {
    Known(&'static Method),
    Found(Value),
}

/// What is more than a frame of ops is entered by the interpreter, always.
fn is_interpreted(method: &Method) -> bool {
    !method.direct
}

/// Does this call, if it is one, always leave?
pub(super) fn always_leaves(code: &Code, op: Op) -> bool {
    let Some(site) = op.call_site().map(|k| &code.calls[k as usize]) else { return false };
    match (op, site.resolved.get()) {
        (Op::InvokeHandle { .. }, _) | (_, None) => true,
        (Op::InvokeDynamic { .. }, Some(target)) => is_interpreted(target.method),
        (_, Some(target)) => match target.kind {
            CallKind::Handle => true,
            CallKind::Static | CallKind::Special => is_interpreted(target.method),
            CallKind::Virtual | CallKind::Interface => {
                target.method.vtable_index == Method::NOT_VIRTUAL
                    && target.kind == CallKind::Virtual
                    && is_interpreted(target.method)
            }
        },
    }
}

impl Emitter<'_> {
    /// Translates an invoke op; false if it always leaves.
    pub(super) fn call(&mut self, op: Op) -> bool {
        let Some(site) = op.call_site().map(|k| &self.body.code.calls[k as usize]) else { return false };
        let callee = match site.resolved.get() {
            Some(target) if !self.leaving_calls.contains(&self.body.pc) => self.callee(op, site, *target),
            _ => None,
        };
        let Some(callee) = callee else {
            self.body.leave();
            return false;
        };
        let result = self.invoke(&callee, site);
        match (op.call_result(), site.ret) {
            (Some(d), BaseType::Long | BaseType::Double) => self.body.set_wide(d, result),
            (None, _) | (_, BaseType::Void) => {}
            (Some(d), _) => {
                let word = self.body.ins().ireduce(I32, result);
                self.body.set_word(d, word);
            }
        }
        true
    }

    /// Finds what a call runs, leaving if that takes more than a look.
    fn callee(&mut self, op: Op, site: &'static CallSite, target: Target) -> Option<Callee> {
        let method = target.method;
        let kind = if matches!(op, Op::InvokeDynamic { .. }) { CallKind::Static } else { target.kind };
        match kind {
            CallKind::Handle => None,
            CallKind::Static => {
                self.initialized(method.class);
                self.known(method)
            }
            CallKind::Special => {
                let receiver = self.body.word(site.args[0]);
                self.body.leave_if_zero(receiver);
                self.known(method)
            }
            CallKind::Virtual | CallKind::Interface => {
                let receiver = self.body.word(site.args[0]);
                self.body.leave_if_zero(receiver);
                let function = match kind {
                    CallKind::Virtual if method.vtable_index == Method::NOT_VIRTUAL => return self.known(method),
                    CallKind::Virtual => self.body.runtime.virtual_target,
                    _ => self.body.runtime.interface_target,
                };
                let (context, resolved) = (self.body.context, self.body.pointer(method));
                let found = self.body.call_host(function as usize, &[context, resolved, receiver], Some(I64));
                self.body.leave_if_zero(found);
                Some(Callee::Found(found))
            }
        }
    }

    fn known(&self, method: &'static Method) -> Option<Callee> {
        (!is_interpreted(method)).then_some(Callee::Known(method))
    }

    /// The compiled code of a callee; leaves if there is none that may be called from here.
    fn code_of(&mut self, callee: &Callee) -> Value {
        let machine = offset_of!(Method, machine)
            + usize::from(self.body.explore) * size_of::<MachineCode>()
            + offset_of!(MachineCode, called);
        let method = match callee {
            Callee::Known(method) => self.body.pointer(*method),
            Callee::Found(method) => *method,
        };
        let code = self.body.ins().load(I64, MemFlags::trusted(), method, machine as i32);
        self.body.leave_if_zero(code);
        code
    }

    /// Pushes a frame of the callee, runs it and gives its result.
    fn invoke(&mut self, callee: &Callee, site: &'static CallSite) -> Value {
        let trusted = MemFlags::trusted();
        let code = self.code_of(callee);
        let depth = self.body.depth;
        self.body.leave_if_zero(depth);
        let registers = self.body.ins().load(I32, trusted, code, offset_of!(Compiled, registers) as i32);
        let (fp, size) = (self.body.fp, i64::from(self.body.code.registers) + i64::from(frame::HEADER));
        let new = self.body.ins().iadd_imm(fp, size);
        let end = self.body.ins().iadd(new, registers);
        let context = self.body.context;
        let limit = self.body.ins().load(I32, trusted, context, offset_of!(Context, stack_limit) as i32);
        let overflows = self.body.ins().icmp(IntCC::UnsignedGreaterThan, end, limit);
        self.body.leave_if(overflows);
        let cover = self.body.explore.then(|| self.cover(code));
        self.mark_frame(new, registers);
        let frame_at = self.body.host_address(new);
        self.write_frame(frame_at, callee, site, cover);
        let pc = self.body.pc;
        self.body.rest(fp, pc);
        self.body.burn(new, 0);
        self.body.save_fuel();
        let value = self.run(code, new);
        self.body.load_fuel();
        value
    }

    /// The cover of the callee's frame; leaves if a step of a linearizable call ends here.
    fn cover(&mut self, code: Value) -> Value {
        let trusted = MemFlags::trusted();
        let frame_at = self.body.frame;
        let mine = self.body.ins().load(I32, trusted, frame_at, -(frame::COVER as i32) * 4);
        let kind = self.body.ins().load(I32, trusted, code, offset_of!(Compiled, cover) as i32);
        let resets = self.body.ins().icmp_imm(IntCC::Equal, kind, Cover::Resets as i64);
        let covered = self.body.ins().icmp_imm(IntCC::NotEqual, mine, 0);
        let ends = self.body.ins().band(resets, covered);
        self.body.leave_if(ends);
        // Either it is zero, or it is inherited.
        mine
    }

    /// Marks the pages of the new frame.
    fn mark_frame(&mut self, new: Value, registers: Value) {
        let start = self.body.ins().iadd_imm(new, -i64::from(frame::HEADER));
        let words = self.body.ins().iadd_imm(registers, i64::from(frame::HEADER));
        let last = self.body.ins().iadd(start, words);
        let last = self.body.ins().iadd_imm(last, -1);
        let (first_mark, last_mark) = (self.body.mark_of(start), self.body.mark_of(last));
        let both = self.body.ins().band(first_mark, last_mark);
        let small = self.body.ins().icmp_imm(IntCC::UnsignedLessThanOrEqual, words, PAGE_WORDS as i64);
        let marked = self.body.ins().band(both, small);
        self.body.mark_unless(marked, start, words);
    }

    fn write_frame(&mut self, frame_at: Value, callee: &Callee, site: &'static CallSite, cover: Option<Value>) {
        let trusted = MemFlags::trusted();
        let id = match callee {
            Callee::Known(method) => self.body.word_const(method.id.0),
            Callee::Found(method) => self.body.ins().load(I32, trusted, *method, offset_of!(Method, id) as i32),
        };
        let (fp, returns) = (self.body.fp, self.body.word_const(Return::Value as u32));
        for (word, value) in [(frame::METHOD, id), (frame::CALLER, fp), (frame::RETURN, returns)] {
            self.body.ins().store(trusted, value, frame_at, -(word as i32) * 4);
        }
        if let Some(cover) = cover {
            self.body.ins().store(trusted, cover, frame_at, -(frame::COVER as i32) * 4);
        }
        let mut at = 0;
        for ty in &site.types {
            let from = site.args[at];
            let value = if ty.is_wide() { self.body.wide(from) } else { self.body.word(from) };
            let flags = MemFlags::new().with_notrap();
            self.body.ins().store(flags, value, frame_at, at as i32 * 4);
            at += ty.words() as usize;
        }
    }

    /// Runs the callee's code; if it does not return, neither do we.
    fn run(&mut self, code: Value, new: Value) -> Value {
        let trusted = MemFlags::trusted();
        let call_conv = self.body.builder.func.signature.call_conv;
        let signature = self.body.builder.import_signature(signature(call_conv));
        let function = self.body.ins().load(I64, trusted, code, offset_of!(Compiled, function) as i32);
        let (context, start) = (self.body.context, self.body.word_const(0));
        let depth = self.body.depth;
        let depth = self.body.ins().iadd_imm(depth, -1);
        let call = self.body.ins().call_indirect(signature, function, &[context, new, start, depth]);
        let results = self.body.builder.inst_results(call);
        let (status, value) = (results[0], results[1]);
        let (left, next) = (self.body.builder.create_block(), self.body.builder.create_block());
        self.body.builder.set_cold_block(left);
        self.body.ins().brif(status, left, &[], next, &[]);
        self.body.switch_to(left);
        self.body.ins().return_(&[status, value]);
        self.body.switch_to(next);
        value
    }
}
