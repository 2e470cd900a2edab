//! Calls from compiled code to compiled code: the frame is pushed as the interpreter pushes it, and
//! the callee runs on the native stack. A callee that leaves makes all of its callers leave: their
//! frames rest at their calls, and the interpreter goes on in the one on top.

use std::mem::offset_of;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlags, Value};
use rjpf_classes::code::{CallKind, CallSite, Code, Op, Target};
use rjpf_classes::{BaseType, Body as MethodBody, MachineCode, Method, Trust};
use rjpf_state::PAGE_WORDS;
use rjpf_state::frame::{self, Return};

use super::Emitter;
use super::atomic::Atomic;
use super::inline::is_simple;
use super::native::Simple;
use crate::body::{Body, signature};
use crate::code::{Cached, CallCache, Compiled, Context, Cover, MORE_CLASSES, Settings};

const FINAL: u16 = 0x0010;

/// A callee: a method that is known now, or the address of one found at the call.
#[derive(Clone, Copy)]
pub(super) enum Callee {
    Known(&'static Method),
    Found(Value),
}

/// How a method is called from compiled code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// By its compiled code.
    Code,
    /// By a function of the machine that runs native methods.
    Native,
    /// By the interpreter.
    Leave,
}

impl Way {
    pub(super) fn of(method: &Method, settings: &Settings, explore: bool) -> Way {
        let special = explore && settings.is_special(method);
        match method.body {
            MethodBody::Ops if !special => Way::Code,
            MethodBody::Peer(_) if !special && !method.is_synchronized() => Way::Native,
            _ => Way::Leave,
        }
    }
}

/// What a call of this kind runs, if that does not depend on the receiver.
pub(super) fn only_target(op: Op, target: Target) -> Option<&'static Method> {
    let method = target.method;
    match target.kind {
        _ if matches!(op, Op::InvokeDynamic { .. }) => Some(method),
        CallKind::Static | CallKind::Special => Some(method),
        CallKind::Virtual if method.vtable_index == Method::NOT_VIRTUAL => Some(method),
        CallKind::Virtual if (method.access | method.class.access) & FINAL != 0 => Some(method),
        CallKind::Virtual | CallKind::Interface | CallKind::Handle => None,
    }
}

/// Does this call always leave?
pub(super) fn always_leaves(code: &Code, settings: &Settings, explore: bool, pc: usize) -> bool {
    let op = code.ops[pc];
    let Some(site) = op.call_site().map(|k| &code.calls[k as usize]) else { return false };
    match (op, site.resolved.get()) {
        (Op::InvokeHandle { .. }, _) | (_, None) => true,
        (_, Some(target)) if target.kind == CallKind::Handle => true,
        (_, Some(target)) => {
            only_target(op, *target).is_some_and(|method| Way::of(method, settings, explore) == Way::Leave)
        }
    }
}

impl Emitter<'_> {
    /// Translates an invoke op; false if it always leaves.
    pub(super) fn call(&mut self, op: Op) -> bool {
        let Some(site) = op.call_site().map(|k| &self.body.code.calls[k as usize]) else { return false };
        let Some(&target) = site.resolved.get() else {
            self.body.leave_unresolved();
            return false;
        };
        let Body { code, settings, explore, pc, .. } = self.body;
        let cannot = self.body.outer.is_some() && self.inner_plan().is_none() && !is_simple(code, op);
        if cannot || always_leaves(code, settings, explore, pc) {
            self.body.leave();
            return false;
        }
        let callee = self.callee(op, site, target);
        let result = match callee {
            Callee::Known(method) if Way::of(method, settings, explore) == Way::Native => match Simple::of(method) {
                Some(simple) => self.simple(simple, site),
                None => match Atomic::of(method).filter(|_| !explore) {
                    Some(atomic) => self.atomic(atomic, method, site),
                    None => self.call_native(method, site),
                },
            },
            Callee::Found(found) if self.is_likely_native(target) => {
                self.call_likely_native(found, target.method, site)
            }
            _ => self.inline_or_invoke(op, callee, target, site),
        };
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
    fn callee(&mut self, op: Op, site: &'static CallSite, target: Target) -> Callee {
        let is_static = target.kind == CallKind::Static || matches!(op, Op::InvokeDynamic { .. });
        if is_static {
            self.initialized(target.method.class);
            return Callee::Known(target.method);
        }
        let receiver = self.body.word(site.args[0]);
        self.body.leave_if_zero(receiver);
        match only_target(op, target) {
            Some(method) => Callee::Known(method),
            None => self.dispatch(receiver, target),
        }
    }

    /// The method for this receiver: one of those that the site remembers, or what the machine finds.
    fn dispatch(&mut self, receiver: Value, target: Target) -> Callee {
        let cache = CallCache::leak();
        let class = self.class_id(receiver);
        let done = self.body.builder.create_block();
        let method = self.body.builder.append_block_param(done, I64);
        let trusted = MemFlags::trusted();
        for entry in cache.entries.iter().map(Some).chain([None]) {
            let (hit, miss) = (self.body.builder.create_block(), self.body.builder.create_block());
            let at = match entry {
                Some(entry) => self.body.pointer(entry),
                None => self.by_number(cache, class),
            };
            let cached = self.body.ins().load(I64, trusted, at, 0);
            let known = self.body.ins().load(I32, trusted, cached, offset_of!(Cached, class) as i32);
            let same = self.body.ins().icmp(IntCC::Equal, known, class);
            self.body.ins().brif(same, hit, &[], miss, &[]);
            self.body.switch_to(hit);
            let found = self.body.ins().load(I64, trusted, cached, offset_of!(Cached, method) as i32);
            self.body.ins().jump(done, &[found.into()]);
            self.body.switch_to(miss);
        }
        let function = match target.kind {
            CallKind::Virtual => self.body.runtime.virtual_target,
            _ => self.body.runtime.interface_target,
        };
        let (context, resolved, cache) =
            (self.body.context, self.body.pointer(target.method), self.body.pointer(cache));
        let found = self.body.call_host(function as usize, &[context, resolved, receiver, cache], Some(I64));
        self.body.leave_if_zero(found);
        self.body.ins().jump(done, &[found.into()]);
        self.body.switch_to(done);
        Callee::Found(method)
    }

    /// Where a site remembers a class that is not among its first.
    fn by_number(&mut self, cache: &'static CallCache, class: Value) -> Value {
        let number = self.body.ins().band_imm(class, i64::from(MORE_CLASSES - 1));
        let number = self.body.ins().uextend(I64, number);
        let offset = self.body.ins().ishl_imm(number, 3);
        let more = self.body.pointer(&cache.more);
        self.body.ins().iadd(more, offset)
    }

    /// Does a call that depends on the receiver run a native method, unless that is overridden?
    fn is_likely_native(&self, target: Target) -> bool {
        target.kind == CallKind::Virtual && Way::of(target.method, self.body.settings, self.body.explore) == Way::Native
    }

    fn call_likely_native(&mut self, found: Value, method: &'static Method, site: &'static CallSite) -> Value {
        let builder = &mut self.body.builder;
        let (native, other, done) = (builder.create_block(), builder.create_block(), builder.create_block());
        let result = builder.append_block_param(done, I64);
        let guessed = self.body.pointer(method);
        let same = self.body.ins().icmp(IntCC::Equal, found, guessed);
        self.body.ins().brif(same, native, &[], other, &[]);
        self.body.switch_to(native);
        let value = self.call_native(method, site);
        self.body.ins().jump(done, &[value.into()]);
        self.body.switch_to(other);
        let value = self.invoke(Callee::Found(found), site);
        self.body.ins().jump(done, &[value.into()]);
        self.body.switch_to(done);
        result
    }

    /// The compiled code of a callee; leaves if there is none that may be called from here.
    fn code_of(&mut self, callee: Callee) -> Value {
        let machine = offset_of!(Method, machine)
            + usize::from(self.body.explore) * size_of::<MachineCode>()
            + offset_of!(MachineCode, called);
        let method = match callee {
            Callee::Known(method) => self.body.pointer(method),
            Callee::Found(method) => method,
        };
        let code = self.body.ins().load(I64, MemFlags::trusted(), method, machine as i32);
        self.body.leave_if_zero(code);
        code
    }

    /// Pushes a frame of the callee, runs it and gives its result.
    pub(super) fn invoke(&mut self, callee: Callee, site: &'static CallSite) -> Value {
        let code = self.code_of(callee);
        let depth = self.body.depth;
        self.body.leave_if_zero(depth);
        let registers = self.registers(callee, code);
        let (fp, size) = (self.body.fp, i64::from(self.body.code.registers) + i64::from(frame::HEADER));
        let new = self.body.ins().iadd_imm(fp, size);
        self.check_stack(new, registers);
        let cover = self.body.explore.then(|| self.cover(code));
        self.mark_frame(new, registers);
        let frame_at = self.body.host_address(new);
        self.write_frame(frame_at, &callee, site, cover);
        let pc = self.body.pc;
        self.body.rest(fp, pc);
        self.lock_or_burn(callee, code, new);
        self.body.save_fuel();
        let value = self.run(code, new);
        self.body.load_fuel();
        value
    }

    /// How many registers the callee has.
    fn registers(&mut self, callee: Callee, code: Value) -> Value {
        let known = match callee {
            Callee::Known(method) => self.body.settings.registry.decoded(method),
            Callee::Found(_) => None,
        };
        match known {
            Some(known) => self.body.word_const(u32::from(known.registers)),
            None => self.body.ins().load(I32, MemFlags::trusted(), code, offset_of!(Compiled, registers) as i32),
        }
    }

    /// Leaves if a frame at `new` does not fit into the stack.
    pub(super) fn check_stack(&mut self, new: Value, words: Value) {
        let end = self.body.ins().iadd(new, words);
        let context = self.body.context;
        let limit = self.body.ins().load(I32, MemFlags::trusted(), context, offset_of!(Context, stack_limit) as i32);
        let overflows = self.body.ins().icmp(IntCC::UnsignedGreaterThan, end, limit);
        self.body.leave_if(overflows);
    }

    /// A synchronized method is entered with its monitor taken; every other call costs fuel.
    fn lock_or_burn(&mut self, callee: Callee, code: Value, new: Value) {
        let method = match callee {
            Callee::Known(method) if method.is_synchronized() => {
                let method = self.body.pointer(method);
                return self.lock(method, new);
            }
            Callee::Known(_) => return self.body.burn(new),
            Callee::Found(method) => method,
        };
        let flags = MemFlags::trusted();
        let synchronized = self.body.ins().load(I32, flags, code, offset_of!(Compiled, synchronized) as i32);
        let (lock, burn, go) = {
            let builder = &mut self.body.builder;
            (builder.create_block(), builder.create_block(), builder.create_block())
        };
        self.body.builder.set_cold_block(lock);
        self.body.ins().brif(synchronized, lock, &[], burn, &[]);
        self.body.switch_to(lock);
        self.lock(method, new);
        self.body.ins().jump(go, &[]);
        self.body.switch_to(burn);
        self.body.burn(new);
        self.body.ins().jump(go, &[]);
        self.body.switch_to(go);
    }

    fn lock(&mut self, method: Value, new: Value) {
        let (function, context) = (self.body.runtime.lock_method as usize, self.resting());
        let locked = self.body.call_host(function, &[context, method, new], Some(I32));
        self.body.leave_if_zero(locked);
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
        // What the library does after it has called the program back is another step.
        if self.method.class.trust == Trust::Library {
            let context = self.body.context;
            let step = self.body.ins().load(I32, trusted, context, offset_of!(Context, step) as i32);
            let step = self.body.load(step, 0);
            let in_step = self.body.ins().icmp_imm(IntCC::NotEqual, step, 0);
            let ends = self.body.ins().band(resets, in_step);
            self.body.leave_if(ends);
        }
        // Either it is zero, or it is inherited.
        mine
    }

    /// Marks the pages of the new frame.
    pub(super) fn mark_frame(&mut self, new: Value, registers: Value) {
        if !self.body.explore {
            return;
        }
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

    pub(super) fn write_frame(
        &mut self,
        frame_at: Value,
        callee: &Callee,
        site: &'static CallSite,
        cover: Option<Value>,
    ) {
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
