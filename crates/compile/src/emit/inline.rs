//! Small methods in the middle of their callers, without a frame. An inlined body only does what can be taken back by
//! not having done it: as long as it has changed nothing, it can *bail out*, and the call is made as any other. So
//! whatever is rare in it (an exception, a pause, something not resolved) has one implementation.

use std::collections::BTreeMap;
use std::mem::offset_of;
use std::rc::Rc;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlags, Value};
use rjpf_classes::code::{CallKind, CallSite, Code, Flow, Op, Target, effect};
use rjpf_classes::{Body as MethodBody, Method};
use rjpf_state::frame;

use super::call::{Callee, Way, only_target};
use super::native::Simple;
use super::{Emitter, flow, leaders};
use crate::body::Outer;
use crate::code::Context;
use crate::live::successors;

/// Longer methods are called.
const MOST_OPS: usize = 24;
const MOST_REGISTERS: u16 = 24;
/// Methods in methods in methods.
const MOST_DEPTH: usize = 3;
/// Ops of others that a method may take in.
pub(super) const BUDGET: usize = 240;

/// How a method is inlined, and what the interpreter would need for the calls that this stands for.
pub(super) struct Plan {
    method: &'static Method,
    code: &'static Code,
    /// What is inlined into it, by the op that calls it.
    inner: BTreeMap<usize, Rc<Plan>>,
    /// Calls, at most: each costs fuel.
    calls: u32,
    /// Words of stack behind the caller's frame.
    words: u32,
    ops: usize,
    /// Does it change anything, perhaps?
    changes: bool,
}

/// Ops that an inlined body cannot do.
pub(super) fn is_barrier(op: Op) -> bool {
    use Op::{ANewArray, LoadDynamic, MonitorEnter, MonitorExit, MultiNewArray, New, NewArray, Ret, Throw};
    matches!(
        op,
        New { .. }
            | NewArray { .. }
            | ANewArray { .. }
            | MultiNewArray { .. }
            | LoadDynamic { .. }
            | Throw { .. }
            | MonitorEnter { .. }
            | MonitorExit { .. }
            | Ret { .. }
    )
}

/// Does the op change what others see?
fn may_change(op: Op) -> bool {
    use Op::{AStoreA, AStoreB, AStoreI, AStoreL, AStoreS, PutField, PutField2, PutFieldA, PutFieldLazy};
    use Op::{PutStatic, PutStatic2, PutStaticA, PutStaticLazy};
    matches!(
        op,
        AStoreA { .. }
            | AStoreB { .. }
            | AStoreI { .. }
            | AStoreL { .. }
            | AStoreS { .. }
            | PutField { .. }
            | PutField2 { .. }
            | PutFieldA { .. }
            | PutFieldLazy { .. }
            | PutStatic { .. }
            | PutStatic2 { .. }
            | PutStaticA { .. }
            | PutStaticLazy { .. }
    )
}

/// Does the op never bail out? Arithmetic, jumps and returns, and outside exploration the fields of the receiver.
fn is_sure(code: &Code, pc: usize, explore: bool, keeps_receiver: bool) -> bool {
    use Op::{GetField, GetField2, GetFieldA, PutField, PutField2, PutFieldA, PutStatic, PutStatic2, PutStaticA};
    use Op::{GetStatic, GetStatic2, GetStaticA, GetStaticLazy, InitClass, LoadClass, LoadString};
    let op = code.ops[pc];
    match op {
        GetField { o: 0, .. } | GetField2 { o: 0, .. } | GetFieldA { o: 0, .. } => !explore && keeps_receiver,
        PutField { o: 0, .. } | PutField2 { o: 0, .. } | PutFieldA { o: 0, .. } => !explore && keeps_receiver,
        GetStatic { .. } | GetStatic2 { .. } | GetStaticA { .. } => !explore,
        PutStatic { .. } | PutStatic2 { .. } | PutStaticA { .. } => !explore,
        GetStaticLazy { .. } | InitClass { .. } | LoadClass { .. } | LoadString { .. } => false,
        _ if is_barrier(op) || op.call_site().is_some() => false,
        _ => !effect(code, pc as u32, op).throws,
    }
}

/// Is this the call of a native method that is a single instruction?
pub(super) fn is_simple(code: &'static Code, op: Op) -> bool {
    let target = op.call_site().and_then(|k| code.calls[k as usize].resolved.get());
    target.and_then(|target| only_target(op, *target)).is_some_and(|method| {
        matches!(method.body, MethodBody::Peer(_))
            && Simple::of(method).is_some()
            && target.is_some_and(|t| t.kind == CallKind::Static)
    })
}

/// Does everything from an op on end with an exception, without a choice?
fn ends_badly(code: &Code, pc: usize) -> bool {
    let mut rest = (pc..code.ops.len()).map(|at| (code.ops[at], flow(code, at)));
    matches!(rest.find(|(_, flow)| *flow != Flow::Next), Some((Op::Throw { .. }, _)))
}

impl Emitter<'_> {
    /// The method that a call most likely runs, if it has ops.
    fn likely(&self, op: Op, target: Target) -> Option<&'static Method> {
        let guess = only_target(op, target).or_else(|| (target.kind == CallKind::Virtual).then_some(target.method))?;
        let is_code = Way::of(guess, self.body.settings, self.body.explore) == Way::Code;
        (is_code && matches!(guess.body, MethodBody::Ops) && !guess.is_synchronized()).then_some(guess)
    }

    /// How to inline a method into those named; `None` if it is better called.
    fn plan(&self, method: &'static Method, into: &mut Vec<u32>) -> Option<Plan> {
        let code = self.body.settings.registry.decoded(method)?;
        let fits = code.ops.len() <= MOST_OPS && code.registers <= MOST_REGISTERS && code.lock_register.is_none();
        if !fits || into.len() > MOST_DEPTH || into.contains(&method.id.0) {
            return None;
        }
        let of = |pc: usize| effect(code, pc as u32, code.ops[pc]);
        let keeps_receiver =
            !method.is_static() && (0..code.ops.len()).all(|pc| of(pc).def.is_none_or(|(d, _)| d != 0));
        let (mut inner, mut changes) = (BTreeMap::new(), false);
        into.push(method.id.0);
        for (pc, &op) in code.ops.iter().enumerate() {
            let backward = successors(code, pc, flow(code, pc)).into_iter().any(|next| next <= pc);
            let late = changes && !is_sure(code, pc, self.body.explore, keeps_receiver);
            if backward || late || matches!(op, Op::Ret { .. } | Op::MonitorEnter { .. } | Op::MonitorExit { .. }) {
                return None;
            }
            changes |= may_change(op);
            if !is_barrier(op) && op.call_site().is_none() || is_simple(code, op) || ends_badly(code, pc) {
                continue;
            }
            let plan = self.plan_at(code, op, into)?;
            changes |= plan.changes;
            inner.insert(pc, Rc::new(plan));
        }
        into.pop();
        let sum = |of: fn(&Plan) -> usize| inner.values().map(|plan: &Rc<Plan>| of(plan)).sum::<usize>();
        let (calls, ops) = (1 + sum(|plan| plan.calls as usize) as u32, code.ops.len() + sum(|plan| plan.ops));
        let words = inner.values().map(|plan| plan.words).max().unwrap_or(0);
        let words = frame::HEADER + u32::from(code.registers) + words;
        Some(Plan { method, code, inner, calls, words, ops, changes })
    }

    fn plan_at(&self, code: &'static Code, op: Op, into: &mut Vec<u32>) -> Option<Plan> {
        let site = &code.calls[op.call_site()? as usize];
        self.plan(self.likely(op, *site.resolved.get()?)?, into)
    }

    /// How the call of an inlined body is inlined, if it is.
    pub(super) fn inner_plan(&self) -> Option<Rc<Plan>> {
        self.plan.as_ref()?.inner.get(&self.body.pc).cloned()
    }

    /// Makes a call, without one if the callee is small.
    pub(super) fn inline_or_invoke(
        &mut self,
        op: Op,
        callee: Callee,
        target: Target,
        site: &'static CallSite,
    ) -> Value {
        if let Some(plan) = self.inner_plan() {
            self.guess(callee, plan.method);
            return self.inline(&plan, site);
        }
        let plan = self.likely(op, target).and_then(|method| self.plan(method, &mut vec![self.method.id.0]));
        let Some(plan) = plan.filter(|plan| plan.ops <= self.budget) else { return self.invoke(callee, site) };
        let (bail, done) = (self.body.builder.create_block(), self.body.builder.create_block());
        let result = self.body.builder.append_block_param(done, I64);
        self.body.builder.set_cold_block(bail);
        self.budget -= plan.ops;
        let fuel = self.body.fuel();
        self.body.outer = Some(Outer { bail, done });
        self.guess(callee, plan.method);
        self.check_needs(&plan);
        let value = self.inline(&Rc::new(plan), site);
        self.body.outer = None;
        self.body.ins().jump(done, &[value.into()]);
        self.body.switch_to(bail);
        // What was inlined into it may have cost fuel, and is run again.
        self.body.set_fuel(fuel);
        let value = self.invoke(callee, site);
        self.body.ins().jump(done, &[value.into()]);
        self.body.switch_to(done);
        result
    }

    /// Bails out unless the call runs this method.
    fn guess(&mut self, callee: Callee, method: &'static Method) {
        if let Callee::Found(found) = callee {
            let guessed = self.body.pointer(method);
            let other = self.body.ins().icmp(IntCC::NotEqual, found, guessed);
            self.body.leave_if(other);
        }
    }

    /// Bails out if the calls would run out of fuel or stack, or have to do with a step of a linearizable call.
    fn check_needs(&mut self, plan: &Plan) {
        let fuel = self.body.fuel();
        let few = self.body.ins().icmp_imm(IntCC::SignedLessThanOrEqual, fuel, i64::from(plan.calls));
        self.body.leave_if(few);
        let (fp, words) = (self.body.fp, u32::from(self.body.code.registers) + plan.words);
        let end = self.body.ins().iadd_imm(fp, i64::from(words));
        let nothing = self.body.word_const(0);
        self.check_stack(end, nothing);
        if self.body.explore {
            let (frame_at, context) = (self.body.frame, self.body.context);
            let trusted = MemFlags::trusted();
            let cover = self.body.ins().load(I32, trusted, frame_at, -(frame::COVER as i32) * 4);
            let step = self.body.ins().load(I32, trusted, context, offset_of!(Context, step) as i32);
            let step = self.body.load(step, 0);
            let either = self.body.ins().bor(cover, step);
            self.body.leave_if(either);
        }
    }

    /// The value that a body gives, which takes the place of a call.
    fn inline(&mut self, plan: &Rc<Plan>, site: &'static CallSite) -> Value {
        let mut arguments = Vec::new();
        let mut at = 0;
        for ty in &site.types {
            let from = site.args[at];
            let value = if ty.is_wide() { self.body.wide(from) } else { self.body.word(from) };
            arguments.push((at as u16, ty.is_wide(), value));
            at += ty.words() as usize;
        }
        let done = self.body.builder.create_block();
        let result = self.body.builder.append_block_param(done, I64);
        let caller = self.body.enter_inlined(plan.code, done);
        let leaders = leaders(plan.code, &[0]);
        let saved = (
            std::mem::replace(&mut self.method, plan.method),
            std::mem::replace(&mut self.leaders, leaders),
            std::mem::take(&mut self.blocks),
            self.plan.replace(plan.clone()),
        );
        for (register, wide, value) in arguments {
            self.body.define(register, wide, value);
        }
        let start = self.block(0);
        self.body.ins().jump(start, &[]);
        self.translate();
        (self.method, self.leaders, self.blocks, self.plan) = saved;
        self.body.leave_inlined(caller);
        self.body.switch_to(done);
        result
    }
}
