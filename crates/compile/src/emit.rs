//! Ops into machine code: one function for a method, which can be entered at its start, at the
//! heads of its loops and behind calls that the interpreter makes.

mod atomic;
mod call;
mod inline;
mod native;
mod object;
mod shared;

use std::collections::BTreeMap;
use std::rc::Rc;

use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{Block, Function, InstBuilder, UserFuncName};
use cranelift_codegen::isa::TargetIsa;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Switch};
use rjpf_classes::code::{Code, Flow, Op, effect};
use rjpf_classes::{Method, scalar_ops};

use crate::body::{Body, signature};
use crate::broken::Fault;
use crate::code::{Runtime, Settings};
use crate::live::successors;
use crate::lower::{compare, convert, double, float, int, long};

pub(crate) struct Emitted {
    pub(crate) function: Function,
    /// Op indices where it can be entered, ascending.
    pub(crate) entries: Box<[u32]>,
    /// Op indices where it leaves because something is not resolved yet, ascending.
    pub(crate) unresolved: Box<[u32]>,
}

/// A method with more calls than this can be entered only behind those that always leave: each entry costs time to
/// compile.
const MANY_CALLS: usize = 24;

/// Where the op at `pc` goes on, exceptions aside.
fn flow(code: &Code, pc: usize) -> Flow {
    effect(code, pc as u32, code.ops[pc]).flow
}

/// Where compiled code can be entered: at the start, at the targets of backward jumps, and behind calls, to which
/// the interpreter may return.
fn entries(code: &Code, settings: &Settings, explore: bool) -> Vec<usize> {
    let mut entries = vec![0];
    for pc in 0..code.ops.len() {
        entries.extend(successors(code, pc, flow(code, pc)).into_iter().filter(|&next| next <= pc));
    }
    let calls = || (0..code.ops.len()).filter(|&pc| code.ops[pc].call_site().is_some());
    let all = calls().count() <= MANY_CALLS;
    entries.extend(calls().filter(|&pc| all || call::always_leaves(code, settings, explore, pc)).map(|pc| pc + 1));
    entries.sort_unstable();
    entries.dedup();
    entries
}

/// The ops that begin a block: entries, targets, what follows a jump.
fn leaders(code: &Code, entries: &[usize]) -> Vec<bool> {
    let mut leaders = vec![false; code.ops.len() + 1];
    entries.iter().for_each(|&pc| leaders[pc] = true);
    for pc in 0..code.ops.len() {
        let flow = flow(code, pc);
        if flow != Flow::Next {
            leaders[pc + 1] = true;
            successors(code, pc, flow).into_iter().for_each(|next| leaders[next] = true);
        }
    }
    leaders
}

/// The machine code of a method; `None` if it has ops that we cannot follow.
pub(crate) fn emit(
    runtime: &Runtime,
    settings: &Settings,
    method: &'static Method,
    code: &'static Code,
    explore: bool,
    isa: &dyn TargetIsa,
) -> Option<Emitted> {
    if code.ops.iter().any(|op| matches!(op, Op::Ret { .. })) {
        return None;
    }
    let signature = signature(isa.default_call_conv());
    let mut function = Function::with_name_signature(UserFuncName::user(0, method.id.0), signature);
    let mut context = FunctionBuilderContext::new();
    let builder = FunctionBuilder::new(&mut function, &mut context);
    let entries = entries(code, settings, explore);
    let (body, entry) = Body::new(builder, runtime, settings, code, explore);
    let leaders = leaders(code, &entries);
    let (blocks, backward, budget) = (BTreeMap::new(), Vec::new(), inline::BUDGET);
    let mut emitter = Emitter { body, leaders, blocks, backward, method, plan: None, budget };
    emitter.enter_at(entry, &entries);
    emitter.translate();
    emitter.finish_jumps();
    let mut unresolved = std::mem::take(&mut emitter.body.unresolved);
    unresolved.sort_unstable();
    emitter.body.finish();
    let entries = entries.into_iter().map(|pc| pc as u32).collect();
    Some(Emitted { function, entries, unresolved: unresolved.into() })
}

struct Emitter<'a> {
    body: Body<'a>,
    leaders: Vec<bool>,
    /// Blocks by the op they begin with; true once translated.
    blocks: BTreeMap<usize, (Block, bool)>,
    /// The blocks that count a backward jump, and where they go on: filled in the end.
    backward: Vec<(Block, usize)>,
    /// Whose ops are translated.
    method: &'static Method,
    /// How the method is inlined whose ops are translated.
    plan: Option<Rc<inline::Plan>>,
    /// Ops of others that there is room for.
    budget: usize,
}

impl Emitter<'_> {
    fn block(&mut self, pc: usize) -> Block {
        let builder = &mut self.body.builder;
        self.blocks.entry(pc).or_insert_with(|| (builder.create_block(), false)).0
    }

    /// Goes to the entry with the given number; zero is the start.
    fn enter_at(&mut self, entry: cranelift_codegen::ir::Value, entries: &[usize]) {
        let builder = &mut self.body.builder;
        let (first, other) = (builder.create_block(), builder.create_block());
        builder.ins().brif(entry, other, &[], first, &[]);
        let mut switch = Switch::new();
        let mut doors = vec![first];
        for at in 1..entries.len() {
            let door = builder.create_block();
            builder.set_cold_block(door);
            switch.set_entry(at as u128, door);
            doors.push(door);
        }
        self.body.switch_to(other);
        self.body.builder.set_cold_block(other);
        // The caller asks for entries that there are.
        switch.emit(&mut self.body.builder, entry, first);
        for (&pc, door) in entries.iter().zip(doors) {
            self.body.switch_to(door);
            self.body.load_registers(pc);
            let block = self.block(pc);
            self.body.ins().jump(block, &[]);
        }
    }

    /// Translates everything that can be reached from the entries.
    fn translate(&mut self) {
        while let Some((&start, &(block, _))) = self.blocks.iter().find(|(_, (_, done))| !done) {
            self.blocks.insert(start, (block, true));
            self.body.builder.switch_to_block(block);
            let mut pc = start;
            loop {
                self.body.pc = pc;
                let falls = self.op(pc, self.body.code.ops[pc]);
                if falls && self.leaders[pc + 1] {
                    let next = self.block(pc + 1);
                    self.body.ins().jump(next, &[]);
                }
                if !falls || self.leaders[pc + 1] {
                    break;
                }
                pc += 1;
            }
        }
    }

    /// The block to jump to for an op: through one that counts the jump if it goes backward.
    fn jump_target(&mut self, target: usize) -> Block {
        let block = self.block(target);
        if target > self.body.pc {
            return block;
        }
        let counted = self.body.builder.create_block();
        self.backward.push((counted, target));
        counted
    }

    fn finish_jumps(&mut self) {
        for (counted, target) in std::mem::take(&mut self.backward) {
            self.body.switch_to(counted);
            let block = self.block(target);
            if Fault::Fuel.is_chosen() {
                self.body.ins().jump(block, &[]);
            } else {
                self.body.burn_and_jump(target, block);
            }
        }
    }

    fn branch(&mut self, condition: cranelift_codegen::ir::Value, target: usize) {
        let (taken, next) = (self.jump_target(target), self.block(self.body.pc + 1));
        self.body.ins().brif(condition, taken, &[], next, &[]);
    }

    /// Translates an op; false if what follows it is not reached through it, or by a jump only.
    fn op(&mut self, pc: usize, op: Op) -> bool {
        let target = |o: i16| pc.wrapping_add_signed(isize::from(o));
        if self.body.outer.is_some() && inline::is_barrier(op) {
            self.body.leave();
            return false;
        }
        macro_rules! word {
            ($register:expr) => {
                self.body.word($register)
            };
        }
        macro_rules! reference {
            ($register:expr) => {
                self.body.word($register)
            };
        }
        macro_rules! wide {
            ($register:expr) => {
                self.body.wide($register)
            };
        }
        macro_rules! constant {
            ($value:expr) => {
                self.body.word_const(i32::from($value) as u32)
            };
        }
        macro_rules! set {
            (word $d:expr, $value:expr) => {{
                let value = $value;
                self.body.set_word($d, value);
                true
            }};
            (wide $d:expr, $value:expr) => {{
                let value = $value;
                self.body.set_wide($d, value);
                true
            }};
        }
        macro_rules! t {
            ($target:expr) => {
                $target as usize
            };
        }
        macro_rules! o {
            ($offset:expr) => {
                target($offset)
            };
        }
        macro_rules! lowered { (
            ($op:expr)
            pure { $($pure:ident = $pd:ident::$pf:ident($($px:ident: $pk:ident),+) -> $pr:ident;)+ }
            divide { $($divide:ident = $dd:ident::$df:ident($da:ident: $dka:ident, $db:ident: $dkb:ident) -> $dr:ident;)+ }
            branch { $($branch:ident = $bd:ident::$bf:ident($($bx:ident: $bk:ident),+) $to:ident;)+ }
            rest { $($rest:tt)* }
        ) => {
            match $op {
                $(Op::$pure { d, $($px),+ } => {
                    $(let $px = $pk!($px);)+
                    set!($pr d, $pd::$pf(&mut self.body, $($px),+))
                })+
                $(Op::$divide { d, $da, $db } => {
                    let ($da, $db) = ($dka!($da), $dkb!($db));
                    self.body.leave_if_zero($db);
                    set!($dr d, $dd::$df(&mut self.body, $da, $db))
                })+
                $(Op::$branch { $($bx,)+ $to } => {
                    $(let $bx = $bk!($bx);)+
                    let condition = $bd::$bf(&mut self.body, $($bx),+);
                    self.branch(condition, $to!($to));
                    false
                })+
                $($rest)*
            }
        } }
        scalar_ops!(lowered! { (op)
            Op::Nop => true,
            Op::Move { d, s } => set!(word d, word!(s)),
            Op::Move2 { d, s } => set!(wide d, wide!(s)),
            Op::Const { d, v } => set!(word d, self.body.word_const(v as u32)),
            Op::Const2 { d, k } => {
                let value = self.body.code.wides[k as usize] as i64;
                set!(wide d, self.body.ins().iconst(I64, value))
            }
            Op::Goto { t } => {
                let block = self.jump_target(t as usize);
                self.body.ins().jump(block, &[]);
                false
            }
            Op::Switch { a, k } => { self.switch(a, k); false }
            Op::Return => { self.unlock(); let nothing = self.body.ins().iconst(I64, 0); self.body.return_value(nothing); false }
            Op::Return1 { s } | Op::ReturnA { s } => {
                self.unlock();
                let value = word!(s);
                let value = self.body.ins().uextend(I64, value);
                self.body.return_value(value);
                false
            }
            Op::Return2 { s } => { self.unlock(); let value = wide!(s); self.body.return_value(value); false }
            Op::MonitorEnter { s } => { self.enter_monitor(s); true }
            Op::MonitorExit { s } => { self.exit_monitor(s); true }
            _ if op.call_site().is_some() => self.call(op),
            _ => self.access(op),
        })
    }

    fn switch(&mut self, key: rjpf_classes::code::Reg, k: u16) {
        let table = &self.body.code.switches[k as usize];
        let key = self.body.word(key);
        let mut switch = Switch::new();
        let mut targets = BTreeMap::new();
        for (at, &target) in table.targets.iter().enumerate() {
            let value = table.low.map_or_else(|| table.keys[at], |low| low.wrapping_add(at as i32));
            let block = *targets.entry(target).or_insert_with(|| self.jump_target(target as usize));
            switch.set_entry(u128::from(value as u32), block);
        }
        let default = self.jump_target(table.default as usize);
        switch.emit(&mut self.body.builder, key, default);
    }
}
