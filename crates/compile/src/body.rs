//! The function that is being built: registers as variables, the memory, and the ways out.

use std::collections::HashMap;
use std::mem::offset_of;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I32, I64};
use cranelift_codegen::ir::{AbiParam, Block, Inst, InstBuilder, MemFlags, SigRef, Signature, Type, Value};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::{FuncInstBuilder, FunctionBuilder, Variable};
use rjpf_classes::code::{Code, Reg};
use rjpf_state::{PAGE_BITS, frame};

use crate::broken::Fault;
use crate::code::{Context, Runtime, Settings, Status};
use crate::live::Liveness;

/// Where an inlined body goes instead of leaving, and with its result.
#[derive(Clone, Copy)]
pub(crate) struct Outer {
    pub(crate) bail: Block,
    pub(crate) done: Block,
}

/// What a body needs back when one that was inlined into it is done.
pub(crate) struct Caller {
    code: &'static Code,
    words: Vec<Variable>,
    wides: Vec<Variable>,
    pc: usize,
    done: Option<Block>,
}

/// A function under construction.
pub(crate) struct Body<'a> {
    pub(crate) builder: FunctionBuilder<'a>,
    pub(crate) runtime: &'a Runtime,
    pub(crate) settings: &'a Settings,
    pub(crate) code: &'static Code,
    pub(crate) explore: bool,
    pub(crate) live: Liveness,
    call_conv: CallConv,
    signatures: HashMap<(Vec<Type>, Vec<Type>), SigRef>,
    words: Vec<Variable>,
    wides: Vec<Variable>,
    fuel: Variable,
    pub(crate) context: Value,
    pub(crate) base: Value,
    pub(crate) marks: Value,
    /// Word address of the frame, and its address in the host.
    pub(crate) fp: Value,
    pub(crate) frame: Value,
    pub(crate) depth: Value,
    /// The op that is being translated.
    pub(crate) pc: usize,
    /// Set while an inlined body is translated; code and registers are its own then.
    pub(crate) outer: Option<Outer>,
    /// The blocks that leave before an op, to be filled in the end: the last one is that of the op
    /// at hand, if it has one.
    leaving: Vec<(usize, Block)>,
    /// The ops that leave because something is not resolved yet.
    pub(crate) unresolved: Vec<u32>,
}

/// Memory accesses do not trap and are aligned.
fn trusted() -> MemFlags {
    MemFlags::trusted()
}

fn unaligned() -> MemFlags {
    MemFlags::new().with_notrap()
}

/// `(context, fp, entry, depth) -> (status, value)`.
pub(crate) fn signature(call_conv: CallConv) -> Signature {
    let mut signature = Signature::new(call_conv);
    signature.params.extend([I64, I32, I32, I32].map(AbiParam::new));
    signature.returns.extend([I64, I64].map(AbiParam::new));
    signature
}

impl<'a> Body<'a> {
    pub(crate) fn new(
        mut builder: FunctionBuilder<'a>,
        runtime: &'a Runtime,
        settings: &'a Settings,
        code: &'static Code,
        explore: bool,
    ) -> (Body<'a>, Value) {
        let call_conv = builder.func.signature.call_conv;
        let start = builder.create_block();
        builder.append_block_params_for_function_params(start);
        builder.switch_to_block(start);
        builder.seal_block(start);
        let [context, fp, entry, depth] = builder.block_params(start) else { unreachable!("the signature has four") };
        let (context, fp, entry, depth) = (*context, *fp, *entry, *depth);
        let words = (0..code.registers).map(|_| builder.declare_var(I32)).collect();
        let wides = (0..code.registers).map(|_| builder.declare_var(I64)).collect();
        let fuel = builder.declare_var(I32);
        let base = builder.ins().load(I64, trusted(), context, offset_of!(Context, base) as i32);
        let marks = builder.ins().load(I64, trusted(), context, offset_of!(Context, marks) as i32);
        let left = builder.ins().load(I32, trusted(), context, offset_of!(Context, fuel) as i32);
        builder.def_var(fuel, left);
        let body = Body {
            builder,
            runtime,
            settings,
            code,
            explore,
            live: Liveness::of(code),
            call_conv,
            signatures: HashMap::new(),
            words,
            wides,
            fuel,
            context,
            base,
            marks,
            fp,
            frame: base,
            depth,
            pc: 0,
            outer: None,
            leaving: Vec::new(),
            unresolved: Vec::new(),
        };
        (body.with_frame(), entry)
    }

    fn with_frame(mut self) -> Body<'a> {
        self.frame = self.host_address(self.fp);
        self
    }

    pub(crate) fn ins(&mut self) -> FuncInstBuilder<'_, 'a> {
        self.builder.ins()
    }

    pub(crate) fn word_const(&mut self, value: u32) -> Value {
        self.ins().iconst(I32, i64::from(value))
    }

    pub(crate) fn pointer<T>(&mut self, to: &'static T) -> Value {
        self.ins().iconst(I64, std::ptr::from_ref(to) as i64)
    }

    // ---- registers ----------------------------------------------------------------------------

    pub(crate) fn word(&mut self, register: Reg) -> Value {
        self.builder.use_var(self.words[usize::from(register)])
    }

    pub(crate) fn wide(&mut self, register: Reg) -> Value {
        self.builder.use_var(self.wides[usize::from(register)])
    }

    /// Sets a register, and the frame's as well if a later call must find it there.
    pub(crate) fn set_word(&mut self, register: Reg, value: Value) {
        self.builder.def_var(self.words[usize::from(register)], value);
        if self.outer.is_none() && self.live.kept[self.pc].has(register, false) {
            self.store_register(register, value);
        }
    }

    pub(crate) fn set_wide(&mut self, register: Reg, value: Value) {
        self.builder.def_var(self.wides[usize::from(register)], value);
        if self.outer.is_none() && self.live.kept[self.pc].has(register, true) {
            self.store_register(register, value);
        }
    }

    fn store_register(&mut self, register: Reg, value: Value) {
        let frame = self.frame;
        self.ins().store(unaligned(), value, frame, i32::from(register) * 4);
    }

    /// Sets a register that an inlined body begins with.
    pub(crate) fn define(&mut self, register: Reg, wide: bool, value: Value) {
        let variables = if wide { &self.wides } else { &self.words };
        self.builder.def_var(variables[usize::from(register)], value);
    }

    /// From now on ops are those of an inlined body, which gives its result to a block.
    pub(crate) fn enter_inlined(&mut self, code: &'static Code, done: Block) -> Caller {
        let words = (0..code.registers).map(|_| self.builder.declare_var(I32)).collect();
        let wides = (0..code.registers).map(|_| self.builder.declare_var(I64)).collect();
        Caller {
            code: std::mem::replace(&mut self.code, code),
            words: std::mem::replace(&mut self.words, words),
            wides: std::mem::replace(&mut self.wides, wides),
            pc: self.pc,
            done: self.outer.as_mut().map(|outer| std::mem::replace(&mut outer.done, done)),
        }
    }

    pub(crate) fn leave_inlined(&mut self, caller: Caller) {
        (self.code, self.words, self.wides, self.pc) = (caller.code, caller.words, caller.wides, caller.pc);
        if let (Some(outer), Some(done)) = (&mut self.outer, caller.done) {
            outer.done = done;
        }
    }

    /// Takes up the registers that matter before an op from the frame.
    pub(crate) fn load_registers(&mut self, pc: usize) {
        let (words, wides): (Vec<Reg>, Vec<Reg>) =
            (self.live.before[pc].words().collect(), self.live.before[pc].wides().collect());
        let frame = self.frame;
        for register in words {
            let value = self.ins().load(I32, trusted(), frame, i32::from(register) * 4);
            self.builder.def_var(self.words[usize::from(register)], value);
        }
        for register in wides {
            let value = self.ins().load(I64, unaligned(), frame, i32::from(register) * 4);
            self.builder.def_var(self.wides[usize::from(register)], value);
        }
    }

    // ---- memory -------------------------------------------------------------------------------

    pub(crate) fn host_address(&mut self, at: Value) -> Value {
        let wide = self.ins().uextend(I64, at);
        let bytes = self.ins().ishl_imm(wide, 2);
        let base = self.base;
        self.ins().iadd(base, bytes)
    }

    /// The word `offset` words behind an address.
    pub(crate) fn load(&mut self, at: Value, offset: u32) -> Value {
        let address = self.host_address(at);
        self.ins().load(I32, trusted(), address, offset as i32 * 4)
    }

    pub(crate) fn load_wide(&mut self, at: Value, offset: u32) -> Value {
        let address = self.host_address(at);
        self.ins().load(I64, unaligned(), address, offset as i32 * 4)
    }

    /// What is at an address in the host.
    pub(crate) fn load_address(&mut self, ty: Type, address: Value) -> Value {
        self.ins().load(ty, unaligned(), address, 0)
    }

    /// Writes there, in single runs: nothing is marked.
    pub(crate) fn store_address(&mut self, value: Value, address: Value) {
        self.ins().store(unaligned(), value, address, 0);
    }

    /// A word that stays what it is as long as the object is where it is: it may be read at any time before.
    pub(crate) fn load_fixed(&mut self, at: Value, offset: u32) -> Value {
        let address = self.host_address(at);
        let flags = MemFlags::trusted().with_readonly().with_can_move();
        self.ins().load(I32, flags, address, offset as i32 * 4)
    }

    /// The word at a fixed address.
    pub(crate) fn load_at(&mut self, at: u32) -> Value {
        let at = self.word_const(at);
        self.load(at, 0)
    }

    /// Writes a word or two, whose pages get marked. Single runs take no snapshots and need no marks.
    pub(crate) fn store(&mut self, at: Value, value: Value) {
        if self.explore && self.builder.func.dfg.value_type(value) == I64 {
            let second = self.ins().iadd_imm(at, 1);
            let (first_mark, second_mark) = (self.mark_of(at), self.mark_of(second));
            let both = self.ins().band(first_mark, second_mark);
            let two = self.word_const(2);
            self.mark_unless(both, at, two);
        } else {
            self.mark(at);
        }
        let address = self.host_address(at);
        self.ins().store(unaligned(), value, address, 0);
    }

    /// Marks the page of a word.
    pub(crate) fn mark(&mut self, at: Value) {
        if self.explore && !Fault::Mark.is_chosen() {
            self.mark_always(at);
        }
    }

    /// The same in single runs too: by the marks of new objects it is seen how much memory is used.
    pub(crate) fn mark_always(&mut self, at: Value) {
        let (is_marked, one) = (self.mark_of(at), self.word_const(1));
        self.mark_unless(is_marked, at, one);
    }

    /// Marks the pages of a range unless the condition says that they are.
    pub(crate) fn mark_unless(&mut self, marked: Value, at: Value, words: Value) {
        let (cold, next) = (self.builder.create_block(), self.builder.create_block());
        self.builder.set_cold_block(cold);
        self.ins().brif(marked, next, &[], cold, &[]);
        self.switch_to(cold);
        let (function, context) = (self.runtime.mark as usize, self.context);
        self.call_host(function, &[context, at, words], None);
        self.ins().jump(next, &[]);
        self.switch_to(next);
    }

    /// The mark of the page of a word.
    pub(crate) fn mark_of(&mut self, at: Value) -> Value {
        let page = self.ins().ushr_imm(at, i64::from(PAGE_BITS));
        let page = self.ins().uextend(I64, page);
        let marks = self.marks;
        let address = self.ins().iadd(marks, page);
        self.ins().load(I8, trusted(), address, 0)
    }

    // ---- the host -----------------------------------------------------------------------------

    /// Calls a function of the host that gives something or nothing (then the result means nothing).
    pub(crate) fn call_host(&mut self, function: usize, args: &[Value], gives: Option<Type>) -> Value {
        let call = self.host_call(function, args, gives.as_slice());
        self.builder.inst_results(call).first().copied().unwrap_or(args[0])
    }

    /// Calls a function of the host that gives an [`Outcome`](crate::Outcome).
    pub(crate) fn call_host_for_outcome(&mut self, function: usize, args: &[Value]) -> (Value, Value) {
        let call = self.host_call(function, args, &[I64, I64]);
        let results = self.builder.inst_results(call);
        (results[0], results[1])
    }

    fn host_call(&mut self, function: usize, args: &[Value], gives: &[Type]) -> Inst {
        let types: Vec<Type> = args.iter().map(|&a| self.builder.func.dfg.value_type(a)).collect();
        let call_conv = self.call_conv;
        let builder = &mut self.builder;
        let signature = *self.signatures.entry((types.clone(), gives.to_vec())).or_insert_with(|| {
            let mut signature = Signature::new(call_conv);
            signature.params.extend(types.into_iter().map(AbiParam::new));
            signature.returns.extend(gives.iter().copied().map(AbiParam::new));
            builder.import_signature(signature)
        });
        let function = self.ins().iconst(I64, function as i64);
        self.ins().call_indirect(signature, function, args)
    }

    // ---- where it goes on ---------------------------------------------------------------------

    /// Goes on in a block all of whose predecessors are there.
    pub(crate) fn switch_to(&mut self, block: Block) {
        self.builder.switch_to_block(block);
        self.builder.seal_block(block);
    }

    /// The block that leaves before the op at hand. Nothing goes there after a register was set. An inlined body bails
    /// out instead.
    fn leaving(&mut self) -> Block {
        if let Some(outer) = self.outer {
            return outer.bail;
        }
        if let Some(&(pc, block)) = self.leaving.last()
            && pc == self.pc
        {
            return block;
        }
        let block = self.builder.create_block();
        self.builder.set_cold_block(block);
        self.leaving.push((self.pc, block));
        block
    }

    /// Leaves before the op at hand if the condition holds, or goes on.
    pub(crate) fn leave_if(&mut self, condition: Value) {
        let (leaving, next) = (self.leaving(), self.builder.create_block());
        self.ins().brif(condition, leaving, &[], next, &[]);
        self.switch_to(next);
    }

    pub(crate) fn leave_if_zero(&mut self, value: Value) {
        let (leaving, next) = (self.leaving(), self.builder.create_block());
        self.ins().brif(value, next, &[], leaving, &[]);
        self.switch_to(next);
    }

    /// Goes to the block unless the value is zero; then it leaves before the op at hand.
    pub(crate) fn go_unless_zero(&mut self, value: Value, block: Block) {
        let leaving = self.leaving();
        self.ins().brif(value, block, &[], leaving, &[]);
    }

    /// Leaves before the op at hand if the condition holds, or goes to the block.
    pub(crate) fn leave_to(&mut self, condition: Value, block: Block) {
        let leaving = self.leaving();
        self.ins().brif(condition, leaving, &[], block, &[]);
    }

    /// Leaves before the op at hand, always, because something is not resolved yet.
    pub(crate) fn leave_unresolved(&mut self) {
        if self.outer.is_none() {
            self.unresolved.push(self.pc as u32);
        }
        self.leave();
    }

    pub(crate) fn leave(&mut self) {
        let leaving = self.leaving();
        self.ins().jump(leaving, &[]);
    }

    /// Fills the blocks that leave, once everything is translated.
    pub(crate) fn finish(mut self) {
        for (pc, block) in std::mem::take(&mut self.leaving) {
            self.switch_to(block);
            self.write_back(pc);
            let fp = self.fp;
            self.exit(Status::Left, fp, pc);
        }
        self.builder.seal_all_blocks();
        self.builder.finalize();
    }

    /// Writes the registers that matter before an op into the frame, unless they are there.
    fn write_back(&mut self, pc: usize) {
        if Fault::WriteBack.is_chosen() {
            return;
        }
        let (live, framed) = (&self.live.before[pc], &self.live.framed[pc]);
        let words: Vec<Reg> = live.words().filter(|&r| !framed.has(r, false)).collect();
        let wides: Vec<Reg> = live.wides().filter(|&r| !framed.has(r, true)).collect();
        for register in words {
            let value = self.word(register);
            self.store_register(register, value);
        }
        for register in wides {
            let value = self.wide(register);
            self.store_register(register, value);
        }
    }

    /// Ends the stay in compiled code: the frame at `fp` is on top and rests at `pc`.
    fn exit(&mut self, status: Status, fp: Value, pc: usize) {
        self.rest(fp, pc);
        let context = self.context;
        self.ins().store(trusted(), fp, context, offset_of!(Context, fp) as i32);
        self.save_fuel();
        let status = self.ins().iconst(I64, status as i64);
        let nothing = self.ins().iconst(I64, 0);
        self.ins().return_(&[status, nothing]);
    }

    /// Writes down where a frame rests.
    pub(crate) fn rest(&mut self, fp: Value, pc: usize) {
        let address = self.host_address(fp);
        let pc = self.word_const(pc as u32);
        self.ins().store(trusted(), pc, address, -(frame::PC as i32) * 4);
    }

    pub(crate) fn return_value(&mut self, value: Value) {
        if let Some(outer) = self.outer {
            // The call that it stands for has cost that much; there is enough of it.
            let fuel = self.fuel();
            let cost = if Fault::InlinedFuel.is_chosen() { 0 } else { 1 };
            let fuel = self.ins().iadd_imm(fuel, -cost);
            self.builder.def_var(self.fuel, fuel);
            self.ins().jump(outer.done, &[value.into()]);
            return;
        }
        self.save_fuel();
        let status = self.ins().iconst(I64, Status::Returned as i64);
        self.ins().return_(&[status, value]);
    }

    // ---- fuel ---------------------------------------------------------------------------------

    pub(crate) fn fuel(&mut self) -> Value {
        self.builder.use_var(self.fuel)
    }

    pub(crate) fn set_fuel(&mut self, fuel: Value) {
        self.builder.def_var(self.fuel, fuel);
    }

    pub(crate) fn save_fuel(&mut self) {
        let (fuel, context) = (self.builder.use_var(self.fuel), self.context);
        self.ins().store(trusted(), fuel, context, offset_of!(Context, fuel) as i32);
    }

    pub(crate) fn load_fuel(&mut self) {
        let context = self.context;
        let fuel = self.ins().load(I32, trusted(), context, offset_of!(Context, fuel) as i32);
        self.builder.def_var(self.fuel, fuel);
    }

    /// A call costs fuel; if that was the last, the thread pauses in the frame at `fp`, which was just pushed: everything
    /// of it is in the memory.
    pub(crate) fn burn(&mut self, fp: Value) {
        let next = self.builder.create_block();
        let (sip, out) = self.refuel_unless(next, None);
        self.ins().brif(sip, next, &[], out, &[]);
        self.switch_to(out);
        self.exit(Status::OutOfFuel, fp, 0);
        self.switch_to(next);
    }

    /// The same for a jump backward to the block of an op. Registers go into the frame and come back when there is new
    /// fuel: so no call stands between what a loop computes and what it needs, and it can keep its machine registers.
    pub(crate) fn burn_and_jump(&mut self, pc: usize, to: Block) {
        let (sip, out) = self.refuel_unless(to, Some(pc));
        let full = self.builder.create_block();
        self.builder.set_cold_block(full);
        self.ins().brif(sip, full, &[], out, &[]);
        self.switch_to(full);
        self.load_registers(pc);
        self.ins().jump(to, &[]);
        self.switch_to(out);
        let fp = self.fp;
        self.exit(Status::OutOfFuel, fp, pc);
    }

    /// Goes to the block if there is fuel left, and asks for more otherwise, with what matters before the op at `pc` in
    /// the frame: how much there is now, and a block for none.
    fn refuel_unless(&mut self, next: Block, pc: Option<usize>) -> (Value, Block) {
        let fuel = self.builder.use_var(self.fuel);
        let fuel = self.ins().iadd_imm(fuel, -1);
        self.builder.def_var(self.fuel, fuel);
        let is_out = self.ins().icmp_imm(IntCC::SignedLessThanOrEqual, fuel, 0);
        let (empty, out) = (self.builder.create_block(), self.builder.create_block());
        self.builder.set_cold_block(empty);
        self.builder.set_cold_block(out);
        self.ins().brif(is_out, empty, &[], next, &[]);
        self.switch_to(empty);
        if let Some(pc) = pc {
            self.write_back(pc);
        }
        let (function, context) = (self.runtime.refuel as usize, self.context);
        let sip = self.call_host(function, &[context], Some(I32));
        self.builder.def_var(self.fuel, sip);
        (sip, out)
    }
}
