//! Bytecode to ops: one walk over the basic blocks with a symbolic operand stack.
//!
//! Blocks are decoded when a path first reaches them and laid out in bytecode order. References
//! to classes that are loaded already become direct offsets and targets; others stay lazy, so
//! decoding never loads a class and linkage errors appear where the JVM specification puts them.
//! This is no verifier: it rejects code whose stack shape makes no sense, nothing more. Every
//! register operand it emits lies inside the frame.

use std::sync::OnceLock;

use rjpf_classfile::Constant;
use rjpf_classfile::opcode::*;

use super::stack::{Entry, Place, Stack, Ty};
use super::*;
use crate::{ClassId, Registry};

type Result<T> = std::result::Result<T, DecodeError>;

/// Beyond this many bytes of code a two-register compare may not reach its target in 16 bits.
const SHORT_BRANCH_CODE: usize = 8_000;

/// Decodes a method that has a `Code` attribute.
pub fn decode(registry: &Registry, method: &'static Method) -> Result<Code> {
    let file = method.file.code.as_ref().ok_or_else(|| DecodeError {
        bci: 0,
        reason: "the method has no code".into(),
    })?;
    let mut decoder = Decoder::new(registry, method, file)?;
    decoder.find_blocks()?;
    decoder.enter(0, &[])?;
    for handler in &file.handlers {
        decoder.enter(handler.handler as usize, &[Ty::Ref])?;
    }
    while let Some(block) = decoder.pending.pop() {
        decoder.decode_block(block)?;
    }
    decoder.lay_out()
}

struct Block {
    start: usize,
    end: usize,
    entry: Option<Vec<Ty>>,
    ops: Vec<Op>,
    bcis: Vec<u16>,
    /// Op index in `ops` and target block.
    fixups: Vec<(usize, usize)>,
    falls_through: bool,
}

struct Decoder<'r> {
    registry: &'r Registry,
    method: &'static Method,
    file: &'static rjpf_classfile::Code<'static>,
    code: &'static [u8],
    blocks: Vec<Block>,
    /// Block starting at each bytecode index.
    block_at: Vec<Option<u32>>,
    pending: Vec<usize>,
    stack: Stack,
    current: usize,
    bci: usize,
    /// Highest stack word that any op touches, shuffling space included.
    frame_top: u16,
    wides: Vec<u64>,
    classes: Vec<ClassRef>,
    fields: Vec<FieldSite>,
    field_bcis: Vec<(u16, u16)>,
    calls: Vec<CallSite>,
    /// Keys and target blocks; turned into `Switch` at layout.
    switches: Vec<(Vec<i32>, Vec<usize>, usize, bool)>,
    dynamics: Vec<DynamicSite>,
    arrays: Vec<ArraySite>,
}

impl<'r> Decoder<'r> {
    fn new(registry: &'r Registry, method: &'static Method, file: &'static rjpf_classfile::Code<'static>) -> Result<Self> {
        let code = file.code;
        let frame = u32::from(file.max_locals) + u32::from(file.max_stack) + 4;
        let decoder = Decoder {
            registry,
            method,
            file,
            code,
            blocks: Vec::new(),
            block_at: vec![None; code.len()],
            pending: Vec::new(),
            stack: Stack::default(),
            current: 0,
            bci: 0,
            frame_top: 0,
            wides: Vec::new(),
            classes: Vec::new(),
            fields: Vec::new(),
            field_bcis: Vec::new(),
            calls: Vec::new(),
            switches: Vec::new(),
            dynamics: Vec::new(),
            arrays: Vec::new(),
        };
        if frame > u32::from(u16::MAX) {
            return decoder.fail("the frame has more than 65535 words");
        }
        if method.arg_words > file.max_locals {
            return decoder.fail("the arguments do not fit into the locals");
        }
        Ok(decoder)
    }

    fn fail<T>(&self, reason: impl Into<String>) -> Result<T> {
        Err(DecodeError { bci: self.bci, reason: reason.into() })
    }

    // ---- blocks -------------------------------------------------------------------------------

    fn find_blocks(&mut self) -> Result<()> {
        let mut leader = vec![false; self.code.len() + 1];
        leader[0] = true;
        for handler in &self.file.handlers {
            self.mark(&mut leader, handler.handler as usize)?;
        }
        let mut pc = 0;
        let mut starts = vec![false; self.code.len()];
        while pc < self.code.len() {
            starts[pc] = true;
            self.bci = pc;
            let next = pc + self.length(pc)?;
            let op = self.code[pc];
            let mut ends = true;
            match op {
                IFEQ..=JSR | IFNULL | IFNONNULL => self.mark(&mut leader, self.target16(pc)?)?,
                GOTO_W | JSR_W => self.mark(&mut leader, self.target32(pc, 1)?)?,
                TABLESWITCH | LOOKUPSWITCH => {
                    let (_, targets, default) = self.switch_at(pc)?;
                    for t in targets.into_iter().chain([default]) {
                        self.mark(&mut leader, t)?;
                    }
                }
                RET | IRETURN..=RETURN | ATHROW => {}
                WIDE if self.code[pc + 1] == RET => {}
                _ => ends = false,
            }
            if ends {
                leader[next.min(self.code.len())] = true;
            }
            pc = next;
        }
        let mut start = 0;
        for pc in 1..=self.code.len() {
            if leader[pc] || pc == self.code.len() {
                if !starts[start] {
                    return self.fail("a jump into the middle of an instruction");
                }
                self.block_at[start] = Some(self.blocks.len() as u32);
                self.blocks.push(Block {
                    start,
                    end: pc,
                    entry: None,
                    ops: Vec::new(),
                    bcis: Vec::new(),
                    fixups: Vec::new(),
                    falls_through: false,
                });
                start = pc;
            }
        }
        Ok(())
    }

    fn mark(&self, leader: &mut [bool], target: usize) -> Result<()> {
        if target >= self.code.len() {
            return self.fail("a jump out of the method");
        }
        leader[target] = true;
        Ok(())
    }

    /// Length of the instruction at `pc`; the class file reader has checked none of this.
    fn length(&self, pc: usize) -> Result<usize> {
        let n = match rjpf_classfile::opcode::length(self.code, pc) {
            Ok(n) if n > 0 && pc + n <= self.code.len() => n,
            _ => return self.fail("an unknown or truncated instruction"),
        };
        Ok(n)
    }

    fn u8(&self, at: usize) -> u8 {
        self.code[at]
    }
    fn u16(&self, at: usize) -> u16 {
        u16::from_be_bytes([self.code[at], self.code[at + 1]])
    }
    fn i32(&self, at: usize) -> i32 {
        i32::from_be_bytes([self.code[at], self.code[at + 1], self.code[at + 2], self.code[at + 3]])
    }

    fn target16(&self, pc: usize) -> Result<usize> {
        self.jump(pc, i64::from(self.u16(pc + 1) as i16))
    }
    fn target32(&self, pc: usize, operand: usize) -> Result<usize> {
        self.jump(pc, i64::from(self.i32(pc + operand)))
    }
    fn jump(&self, pc: usize, offset: i64) -> Result<usize> {
        match usize::try_from(pc as i64 + offset) {
            Ok(target) if target < self.code.len() => Ok(target),
            _ => self.fail("a jump out of the method"),
        }
    }

    fn switch_at(&self, pc: usize) -> Result<(Vec<i32>, Vec<usize>, usize)> {
        let base = (pc + 4) & !3;
        let default = self.target32(pc, base - pc)?;
        let mut keys = Vec::new();
        let mut targets = Vec::new();
        if self.code[pc] == TABLESWITCH {
            let (low, high) = (self.i32(base + 4), self.i32(base + 8));
            for (i, key) in (i64::from(low)..=i64::from(high)).enumerate() {
                keys.push(key as i32);
                targets.push(self.target32(pc, base + 12 + 4 * i - pc)?);
            }
        } else {
            for i in 0..self.i32(base + 4) as usize {
                keys.push(self.i32(base + 8 + 8 * i));
                targets.push(self.target32(pc, base + 12 + 8 * i - pc)?);
            }
        }
        if keys.windows(2).any(|w| w[0] >= w[1]) {
            return self.fail("the keys of a switch are not sorted");
        }
        Ok((keys, targets, default))
    }

    /// Records that control reaches `bci` with these types on the stack.
    fn enter(&mut self, bci: usize, types: &[Ty]) -> Result<usize> {
        let Some(Some(index)) = self.block_at.get(bci).copied() else {
            return self.fail("control falls off the end of the code");
        };
        let block = &mut self.blocks[index as usize];
        match &block.entry {
            None => {
                block.entry = Some(types.to_vec());
                self.pending.push(index as usize);
            }
            Some(known) if known.as_slice() == types => {}
            Some(_) => return self.fail("two paths meet with different operand stacks"),
        }
        Ok(index as usize)
    }

    fn decode_block(&mut self, index: usize) -> Result<()> {
        self.current = index;
        let types = self.blocks[index].entry.clone().unwrap_or_default();
        self.stack = Stack::new(self.file.max_locals, &types);
        self.note_depth()?;
        let (mut pc, end) = (self.blocks[index].start, self.blocks[index].end);
        let mut open = true;
        while pc < end {
            self.bci = pc;
            let next = pc + self.length(pc)?;
            open = self.instruction(pc)?;
            self.note_depth()?;
            pc = next;
        }
        if open {
            self.spill_all();
            let types = self.stack.types();
            self.enter(end, &types)?;
            self.blocks[index].falls_through = true;
        }
        Ok(())
    }

    fn note_depth(&mut self) -> Result<()> {
        self.frame_top = self.frame_top.max(self.stack.depth());
        if self.stack.depth() > self.file.max_stack {
            return self.fail("the operand stack overflows");
        }
        Ok(())
    }

    // ---- emission -----------------------------------------------------------------------------

    fn emit(&mut self, op: Op) {
        let bci = self.bci as u16;
        let block = &mut self.blocks[self.current];
        block.ops.push(op);
        block.bcis.push(bci);
    }

    fn load_into(&mut self, d: Reg, entry: Entry) {
        match entry.place {
            Place::Home if entry.home == d => {}
            Place::Home => self.emit_move(d, entry.home, entry.ty),
            Place::Local(s) if s == d => {}
            Place::Local(s) => self.emit_move(d, s, entry.ty),
            Place::Const(v) => self.emit(Op::Const { d, v }),
        }
    }

    fn emit_move(&mut self, d: Reg, s: Reg, ty: Ty) {
        self.emit(if ty.wide() { Op::Move2 { d, s } } else { Op::Move { d, s } });
    }

    /// The register that holds a popped entry.
    fn reg(&mut self, entry: Entry) -> Reg {
        match entry.place {
            Place::Home => entry.home,
            Place::Local(s) => s,
            Place::Const(v) => {
                self.emit(Op::Const { d: entry.home, v });
                entry.home
            }
        }
    }

    fn spill(&mut self, at: usize) {
        let entry = self.stack.entries[at];
        self.load_into(entry.home, entry);
        self.stack.entries[at].place = Place::Home;
    }

    fn spill_all(&mut self) {
        for at in 0..self.stack.entries.len() {
            self.spill(at);
        }
    }

    /// Saves pending loads of local registers `n .. n + words` before they are overwritten.
    fn spill_aliases(&mut self, n: Reg, words: u16) -> bool {
        let mut spilled = false;
        for at in 0..self.stack.entries.len() {
            let entry = self.stack.entries[at];
            if let Place::Local(s) = entry.place
                && s < n + words
                && n < s + entry.ty.words()
            {
                self.spill(at);
                spilled = true;
            }
        }
        spilled
    }

    fn pop(&mut self, ty: Ty) -> Result<Entry> {
        match self.stack.pop() {
            Some(entry) if entry.ty == ty => Ok(entry),
            Some(entry) => self.fail(format!("expected {ty:?} on the stack, found {:?}", entry.ty)),
            None => self.fail("the operand stack underflows"),
        }
    }

    fn pop_any(&mut self) -> Result<Entry> {
        match self.stack.pop() {
            Some(entry) => Ok(entry),
            None => self.fail("the operand stack underflows"),
        }
    }

    fn pop_reg(&mut self, ty: Ty) -> Result<Reg> {
        let entry = self.pop(ty)?;
        Ok(self.reg(entry))
    }

    fn push(&mut self, ty: Ty) -> Reg {
        self.stack.push(ty, Place::Home)
    }

    fn local(&self, n: u16, ty: Ty) -> Result<Reg> {
        if n + ty.words() > self.file.max_locals {
            return self.fail("a local beyond max_locals");
        }
        Ok(n)
    }

    fn load(&mut self, n: u16, ty: Ty) -> Result<()> {
        let reg = self.local(n, ty)?;
        self.stack.push(ty, Place::Local(reg));
        Ok(())
    }

    fn store(&mut self, n: u16, ty: Ty) -> Result<()> {
        let n = self.local(n, ty)?;
        let entry = match self.stack.pop() {
            // A return address of `jsr` is an int to us and stored with astore.
            Some(e) if e.ty == ty || (ty == Ty::Ref && e.ty == Ty::Int) => e,
            _ => return self.fail("the value to store is missing or of another type"),
        };
        let spilled = self.spill_aliases(n, ty.words());
        if entry.place == Place::Home
            && !spilled
            && let Some(last) = self.blocks[self.current].ops.last_mut()
            && !matches!(last, Op::Move { .. } | Op::Move2 { .. })
            && let Some(d) = last.dst_mut()
            && *d == entry.home
        {
            *d = n;
            return Ok(());
        }
        self.load_into(n, entry);
        Ok(())
    }

    fn binary(&mut self, ty: Ty, out: Ty, make: fn(Reg, Reg, Reg) -> Op) -> Result<()> {
        let b = self.pop(ty)?;
        let a = self.pop(ty)?;
        let (a, b) = (self.reg(a), self.reg(b));
        let d = self.push(out);
        self.emit(make(d, a, b));
        Ok(())
    }

    /// An int operation with a form for small constant right operands.
    fn binary_const(&mut self, make: fn(Reg, Reg, Reg) -> Op, make_const: fn(Reg, Reg, i16) -> Op, negate: bool) -> Result<()> {
        if let Some(Entry { place: Place::Const(v), ty: Ty::Int, .. }) = self.stack.entries.last()
            && let Ok(c) = i16::try_from(if negate { i64::from(*v) * -1 } else { i64::from(*v) })
        {
            self.stack.pop();
            let a = self.pop_reg(Ty::Int)?;
            let d = self.push(Ty::Int);
            self.emit(make_const(d, a, c));
            return Ok(());
        }
        self.binary(Ty::Int, Ty::Int, make)
    }

    fn shift_long(&mut self, make: fn(Reg, Reg, Reg) -> Op) -> Result<()> {
        let b = self.pop(Ty::Int)?;
        let a = self.pop(Ty::Long)?;
        let (a, b) = (self.reg(a), self.reg(b));
        let d = self.push(Ty::Long);
        self.emit(make(d, a, b));
        Ok(())
    }

    fn unary(&mut self, from: Ty, to: Ty, make: fn(Reg, Reg) -> Op) -> Result<()> {
        let a = self.pop_reg(from)?;
        let d = self.push(to);
        self.emit(make(d, a));
        Ok(())
    }

    fn array_load(&mut self, ty: Ty, make: fn(Reg, Reg, Reg) -> Op) -> Result<()> {
        let i = self.pop(Ty::Int)?;
        let a = self.pop(Ty::Ref)?;
        let (a, i) = (self.reg(a), self.reg(i));
        let d = self.push(ty);
        self.emit(make(d, a, i));
        Ok(())
    }

    fn array_store(&mut self, ty: Ty, make: fn(Reg, Reg, Reg) -> Op) -> Result<()> {
        let s = self.pop(ty)?;
        let i = self.pop(Ty::Int)?;
        let a = self.pop(Ty::Ref)?;
        let (a, i, s) = (self.reg(a), self.reg(i), self.reg(s));
        self.emit(make(a, i, s));
        Ok(())
    }

    fn branch(&mut self, target: usize, op: Op) -> Result<()> {
        self.spill_all();
        let types = self.stack.types();
        let block = self.enter(target, &types)?;
        self.emit(op);
        self.fix(block);
        Ok(())
    }

    /// The op just emitted jumps to `block`.
    fn fix(&mut self, block: usize) {
        let current = &mut self.blocks[self.current];
        let at = current.ops.len() - 1;
        current.fixups.push((at, block));
    }

    /// A compare-and-branch with a 16-bit reach; long methods jump around a long jump instead.
    fn branch_near(&mut self, target: usize, direct: Op, inverted: Op) -> Result<()> {
        if self.code.len() <= SHORT_BRANCH_CODE {
            return self.branch(target, direct);
        }
        self.spill_all();
        self.emit(inverted);
        self.branch(target, Op::Goto { t: 0 })
    }

    fn compare_zero(&mut self, pc: usize, ty: Ty, make: fn(Reg, u32) -> Op) -> Result<()> {
        let a = self.pop_reg(ty)?;
        self.branch(self.target16(pc)?, make(a, 0))
    }

    fn compare_ints(&mut self, pc: usize) -> Result<()> {
        let target = self.target16(pc)?;
        if let Some(Entry { place: Place::Const(v), ty: Ty::Int, .. }) = self.stack.entries.last()
            && let Ok(c) = i16::try_from(*v)
        {
            self.stack.pop();
            let a = self.pop_reg(Ty::Int)?;
            let (eq, ne) = (Op::IfICmpEqC { a, c, o: 2 }, Op::IfICmpNeC { a, c, o: 2 });
            let (lt, ge) = (Op::IfICmpLtC { a, c, o: 2 }, Op::IfICmpGeC { a, c, o: 2 });
            let (gt, le) = (Op::IfICmpGtC { a, c, o: 2 }, Op::IfICmpLeC { a, c, o: 2 });
            let pairs = [(eq, ne), (ne, eq), (lt, ge), (ge, lt), (gt, le), (le, gt)];
            let (direct, inverted) = pairs[(self.code[pc] - IF_ICMPEQ) as usize];
            return self.branch_near(target, direct, inverted);
        }
        let (b, a) = (self.pop(Ty::Int)?, self.pop(Ty::Int)?);
        let (a, b) = (self.reg(a), self.reg(b));
        let (eq, ne) = (Op::IfICmpEq { a, b, o: 2 }, Op::IfICmpNe { a, b, o: 2 });
        let (lt, ge) = (Op::IfICmpLt { a, b, o: 2 }, Op::IfICmpGe { a, b, o: 2 });
        let (gt, le) = (Op::IfICmpGt { a, b, o: 2 }, Op::IfICmpLe { a, b, o: 2 });
        let pairs = [(eq, ne), (ne, eq), (lt, ge), (ge, lt), (gt, le), (le, gt)];
        let (direct, inverted) = pairs[(self.code[pc] - IF_ICMPEQ) as usize];
        self.branch_near(target, direct, inverted)
    }

    fn compare_refs(&mut self, pc: usize) -> Result<()> {
        let target = self.target16(pc)?;
        let (b, a) = (self.pop(Ty::Ref)?, self.pop(Ty::Ref)?);
        let (a, b) = (self.reg(a), self.reg(b));
        let (eq, ne) = (Op::IfACmpEq { a, b, o: 2 }, Op::IfACmpNe { a, b, o: 2 });
        if self.code[pc] == IF_ACMPEQ {
            self.branch_near(target, eq, ne)
        } else {
            self.branch_near(target, ne, eq)
        }
    }

    fn jsr(&mut self, target: usize, next: usize) -> Result<()> {
        self.spill_all();
        let after = self.stack.types();
        let home = self.stack.push(Ty::Int, Place::Home);
        let back = self.enter(next, &after)?;
        self.emit(Op::Const { d: home, v: 0 });
        self.fix(back);
        self.branch(target, Op::Goto { t: 0 })
    }

    fn switch(&mut self, pc: usize) -> Result<()> {
        let a = self.pop_reg(Ty::Int)?;
        self.spill_all();
        let types = self.stack.types();
        let (keys, targets, default) = self.switch_at(pc)?;
        let blocks: Result<Vec<usize>> = targets.iter().map(|&t| self.enter(t, &types)).collect();
        let default = self.enter(default, &types)?;
        let k = self.index(self.switches.len())?;
        self.switches.push((keys, blocks?, default, self.code[pc] == TABLESWITCH));
        self.emit(Op::Switch { a, k });
        Ok(())
    }

    fn index(&self, n: usize) -> Result<u16> {
        u16::try_from(n).or_else(|_| self.fail("a table of the method is too large"))
    }

    // ---- instructions -------------------------------------------------------------------------

    /// Decodes one instruction; false if control does not go on to the next one.
    #[rustfmt::skip]
    fn instruction(&mut self, pc: usize) -> Result<bool> {
        use Ty::{Double, Float, Int, Long, Ref};
        let op = self.u8(pc);
        match op {
            NOP => {}
            ACONST_NULL => { self.stack.push(Ref, Place::Const(0)); }
            ICONST_M1..=ICONST_5 => { self.stack.push(Int, Place::Const(i32::from(op) - i32::from(ICONST_0))); }
            LCONST_0 | LCONST_1 => self.push_wide(Long, u64::from(op - LCONST_0))?,
            FCONST_0..=FCONST_2 => { self.stack.push(Float, Place::Const(f32::from(op - FCONST_0).to_bits() as i32)); }
            DCONST_0 | DCONST_1 => self.push_wide(Double, f64::from(op - DCONST_0).to_bits())?,
            BIPUSH => { self.stack.push(Int, Place::Const(i32::from(self.u8(pc + 1) as i8))); }
            SIPUSH => { self.stack.push(Int, Place::Const(i32::from(self.u16(pc + 1) as i16))); }
            LDC => self.ldc(u16::from(self.u8(pc + 1)))?,
            LDC_W | LDC2_W => self.ldc(self.u16(pc + 1))?,
            ILOAD => self.load(self.u8(pc + 1).into(), Int)?,
            LLOAD => self.load(self.u8(pc + 1).into(), Long)?,
            FLOAD => self.load(self.u8(pc + 1).into(), Float)?,
            DLOAD => self.load(self.u8(pc + 1).into(), Double)?,
            ALOAD => self.load(self.u8(pc + 1).into(), Ref)?,
            ILOAD_0..=ILOAD_3 => self.load((op - ILOAD_0).into(), Int)?,
            LLOAD_0..=LLOAD_3 => self.load((op - LLOAD_0).into(), Long)?,
            FLOAD_0..=FLOAD_3 => self.load((op - FLOAD_0).into(), Float)?,
            DLOAD_0..=DLOAD_3 => self.load((op - DLOAD_0).into(), Double)?,
            ALOAD_0..=ALOAD_3 => self.load((op - ALOAD_0).into(), Ref)?,
            IALOAD => self.array_load(Int, |d, a, i| Op::ALoadI { d, a, i })?,
            FALOAD => self.array_load(Float, |d, a, i| Op::ALoadI { d, a, i })?,
            LALOAD => self.array_load(Long, |d, a, i| Op::ALoadL { d, a, i })?,
            DALOAD => self.array_load(Double, |d, a, i| Op::ALoadL { d, a, i })?,
            AALOAD => self.array_load(Ref, |d, a, i| Op::ALoadA { d, a, i })?,
            BALOAD => self.array_load(Int, |d, a, i| Op::ALoadB { d, a, i })?,
            CALOAD => self.array_load(Int, |d, a, i| Op::ALoadC { d, a, i })?,
            SALOAD => self.array_load(Int, |d, a, i| Op::ALoadS { d, a, i })?,
            ISTORE => self.store(self.u8(pc + 1).into(), Int)?,
            LSTORE => self.store(self.u8(pc + 1).into(), Long)?,
            FSTORE => self.store(self.u8(pc + 1).into(), Float)?,
            DSTORE => self.store(self.u8(pc + 1).into(), Double)?,
            ASTORE => self.store(self.u8(pc + 1).into(), Ref)?,
            ISTORE_0..=ISTORE_3 => self.store((op - ISTORE_0).into(), Int)?,
            LSTORE_0..=LSTORE_3 => self.store((op - LSTORE_0).into(), Long)?,
            FSTORE_0..=FSTORE_3 => self.store((op - FSTORE_0).into(), Float)?,
            DSTORE_0..=DSTORE_3 => self.store((op - DSTORE_0).into(), Double)?,
            ASTORE_0..=ASTORE_3 => self.store((op - ASTORE_0).into(), Ref)?,
            IASTORE => self.array_store(Int, |a, i, s| Op::AStoreI { a, i, s })?,
            FASTORE => self.array_store(Float, |a, i, s| Op::AStoreI { a, i, s })?,
            LASTORE => self.array_store(Long, |a, i, s| Op::AStoreL { a, i, s })?,
            DASTORE => self.array_store(Double, |a, i, s| Op::AStoreL { a, i, s })?,
            AASTORE => self.array_store(Ref, |a, i, s| Op::AStoreA { a, i, s })?,
            BASTORE => self.array_store(Int, |a, i, s| Op::AStoreB { a, i, s })?,
            CASTORE | SASTORE => self.array_store(Int, |a, i, s| Op::AStoreS { a, i, s })?,
            POP => { self.pop_any()?; }
            POP2 => if !self.pop_any()?.ty.wide() { self.pop_any()?; },
            DUP..=SWAP => self.shuffle(op)?,
            IADD => self.binary_const(|d, a, b| Op::IAdd { d, a, b }, |d, a, c| Op::IAddC { d, a, c }, false)?,
            ISUB => self.binary_const(|d, a, b| Op::ISub { d, a, b }, |d, a, c| Op::IAddC { d, a, c }, true)?,
            IMUL => self.binary_const(|d, a, b| Op::IMul { d, a, b }, |d, a, c| Op::IMulC { d, a, c }, false)?,
            IDIV => self.binary(Int, Int, |d, a, b| Op::IDiv { d, a, b })?,
            IREM => self.binary(Int, Int, |d, a, b| Op::IRem { d, a, b })?,
            IAND => self.binary_const(|d, a, b| Op::IAnd { d, a, b }, |d, a, c| Op::IAndC { d, a, c }, false)?,
            IOR => self.binary_const(|d, a, b| Op::IOr { d, a, b }, |d, a, c| Op::IOrC { d, a, c }, false)?,
            IXOR => self.binary_const(|d, a, b| Op::IXor { d, a, b }, |d, a, c| Op::IXorC { d, a, c }, false)?,
            ISHL => self.binary_const(|d, a, b| Op::IShl { d, a, b }, |d, a, c| Op::IShlC { d, a, c }, false)?,
            ISHR => self.binary_const(|d, a, b| Op::IShr { d, a, b }, |d, a, c| Op::IShrC { d, a, c }, false)?,
            IUSHR => self.binary_const(|d, a, b| Op::IUshr { d, a, b }, |d, a, c| Op::IUshrC { d, a, c }, false)?,
            LADD => self.binary(Long, Long, |d, a, b| Op::LAdd { d, a, b })?,
            LSUB => self.binary(Long, Long, |d, a, b| Op::LSub { d, a, b })?,
            LMUL => self.binary(Long, Long, |d, a, b| Op::LMul { d, a, b })?,
            LDIV => self.binary(Long, Long, |d, a, b| Op::LDiv { d, a, b })?,
            LREM => self.binary(Long, Long, |d, a, b| Op::LRem { d, a, b })?,
            LAND => self.binary(Long, Long, |d, a, b| Op::LAnd { d, a, b })?,
            LOR => self.binary(Long, Long, |d, a, b| Op::LOr { d, a, b })?,
            LXOR => self.binary(Long, Long, |d, a, b| Op::LXor { d, a, b })?,
            LSHL => self.shift_long(|d, a, b| Op::LShl { d, a, b })?,
            LSHR => self.shift_long(|d, a, b| Op::LShr { d, a, b })?,
            LUSHR => self.shift_long(|d, a, b| Op::LUshr { d, a, b })?,
            FADD => self.binary(Float, Float, |d, a, b| Op::FAdd { d, a, b })?,
            FSUB => self.binary(Float, Float, |d, a, b| Op::FSub { d, a, b })?,
            FMUL => self.binary(Float, Float, |d, a, b| Op::FMul { d, a, b })?,
            FDIV => self.binary(Float, Float, |d, a, b| Op::FDiv { d, a, b })?,
            FREM => self.binary(Float, Float, |d, a, b| Op::FRem { d, a, b })?,
            DADD => self.binary(Double, Double, |d, a, b| Op::DAdd { d, a, b })?,
            DSUB => self.binary(Double, Double, |d, a, b| Op::DSub { d, a, b })?,
            DMUL => self.binary(Double, Double, |d, a, b| Op::DMul { d, a, b })?,
            DDIV => self.binary(Double, Double, |d, a, b| Op::DDiv { d, a, b })?,
            DREM => self.binary(Double, Double, |d, a, b| Op::DRem { d, a, b })?,
            INEG => self.unary(Int, Int, |d, a| Op::INeg { d, a })?,
            LNEG => self.unary(Long, Long, |d, a| Op::LNeg { d, a })?,
            FNEG => self.unary(Float, Float, |d, a| Op::FNeg { d, a })?,
            DNEG => self.unary(Double, Double, |d, a| Op::DNeg { d, a })?,
            I2L => self.unary(Int, Long, |d, a| Op::I2L { d, a })?,
            I2F => self.unary(Int, Float, |d, a| Op::I2F { d, a })?,
            I2D => self.unary(Int, Double, |d, a| Op::I2D { d, a })?,
            L2I => self.unary(Long, Int, |d, a| Op::L2I { d, a })?,
            L2F => self.unary(Long, Float, |d, a| Op::L2F { d, a })?,
            L2D => self.unary(Long, Double, |d, a| Op::L2D { d, a })?,
            F2I => self.unary(Float, Int, |d, a| Op::F2I { d, a })?,
            F2L => self.unary(Float, Long, |d, a| Op::F2L { d, a })?,
            F2D => self.unary(Float, Double, |d, a| Op::F2D { d, a })?,
            D2I => self.unary(Double, Int, |d, a| Op::D2I { d, a })?,
            D2L => self.unary(Double, Long, |d, a| Op::D2L { d, a })?,
            D2F => self.unary(Double, Float, |d, a| Op::D2F { d, a })?,
            I2B => self.unary(Int, Int, |d, a| Op::I2B { d, a })?,
            I2C => self.unary(Int, Int, |d, a| Op::I2C { d, a })?,
            I2S => self.unary(Int, Int, |d, a| Op::I2S { d, a })?,
            IINC => self.increment(self.u8(pc + 1).into(), i16::from(self.u8(pc + 2) as i8))?,
            LCMP => self.binary(Long, Int, |d, a, b| Op::LCmp { d, a, b })?,
            FCMPL => self.binary(Float, Int, |d, a, b| Op::FCmpL { d, a, b })?,
            FCMPG => self.binary(Float, Int, |d, a, b| Op::FCmpG { d, a, b })?,
            DCMPL => self.binary(Double, Int, |d, a, b| Op::DCmpL { d, a, b })?,
            DCMPG => self.binary(Double, Int, |d, a, b| Op::DCmpG { d, a, b })?,
            IFEQ => self.compare_zero(pc, Int, |a, t| Op::IfEq { a, t })?,
            IFNE => self.compare_zero(pc, Int, |a, t| Op::IfNe { a, t })?,
            IFLT => self.compare_zero(pc, Int, |a, t| Op::IfLt { a, t })?,
            IFGE => self.compare_zero(pc, Int, |a, t| Op::IfGe { a, t })?,
            IFGT => self.compare_zero(pc, Int, |a, t| Op::IfGt { a, t })?,
            IFLE => self.compare_zero(pc, Int, |a, t| Op::IfLe { a, t })?,
            IFNULL => self.compare_zero(pc, Ref, |a, t| Op::IfNull { a, t })?,
            IFNONNULL => self.compare_zero(pc, Ref, |a, t| Op::IfNonNull { a, t })?,
            IF_ICMPEQ..=IF_ICMPLE => self.compare_ints(pc)?,
            IF_ACMPEQ | IF_ACMPNE => self.compare_refs(pc)?,
            GOTO => { self.branch(self.target16(pc)?, Op::Goto { t: 0 })?; return Ok(false); }
            GOTO_W => { self.branch(self.target32(pc, 1)?, Op::Goto { t: 0 })?; return Ok(false); }
            JSR => { self.jsr(self.target16(pc)?, pc + 3)?; return Ok(false); }
            JSR_W => { self.jsr(self.target32(pc, 1)?, pc + 5)?; return Ok(false); }
            RET => { let a = self.local(self.u8(pc + 1).into(), Int)?; self.emit(Op::Ret { a }); return Ok(false); }
            TABLESWITCH | LOOKUPSWITCH => { self.switch(pc)?; return Ok(false); }
            IRETURN => { let s = self.pop_reg(Int)?; self.emit(Op::Return1 { s }); return Ok(false); }
            FRETURN => { let s = self.pop_reg(Float)?; self.emit(Op::Return1 { s }); return Ok(false); }
            ARETURN => { let s = self.pop_reg(Ref)?; self.emit(Op::ReturnA { s }); return Ok(false); }
            LRETURN => { let s = self.pop_reg(Long)?; self.emit(Op::Return2 { s }); return Ok(false); }
            DRETURN => { let s = self.pop_reg(Double)?; self.emit(Op::Return2 { s }); return Ok(false); }
            RETURN => { self.emit(Op::Return); return Ok(false); }
            GETSTATIC | PUTSTATIC => self.static_field(op, self.u16(pc + 1))?,
            GETFIELD | PUTFIELD => self.instance_field(op, self.u16(pc + 1))?,
            INVOKEVIRTUAL => self.invoke(CallKind::Virtual, self.u16(pc + 1))?,
            INVOKESPECIAL => self.invoke(CallKind::Special, self.u16(pc + 1))?,
            INVOKESTATIC => self.invoke(CallKind::Static, self.u16(pc + 1))?,
            INVOKEINTERFACE => self.invoke(CallKind::Interface, self.u16(pc + 1))?,
            INVOKEDYNAMIC => self.invoke_dynamic(self.u16(pc + 1))?,
            NEW => { let k = self.class_ref(self.u16(pc + 1))?; let d = self.push(Ref); self.emit(Op::New { d, k }); }
            NEWARRAY => {
                let k = u16::from(self.u8(pc + 1));
                if !(4..=11).contains(&k) { return self.fail("an unknown primitive array type"); }
                let n = self.pop_reg(Int)?; let d = self.push(Ref);
                self.emit(Op::NewArray { d, n, k });
            }
            ANEWARRAY => {
                let k = self.class_ref(self.u16(pc + 1))?;
                let n = self.pop_reg(Int)?; let d = self.push(Ref);
                self.emit(Op::ANewArray { d, n, k });
            }
            MULTIANEWARRAY => self.multi_array(self.u16(pc + 1), self.u8(pc + 3))?,
            ARRAYLENGTH => self.unary(Ref, Int, |d, a| Op::ArrayLength { d, a })?,
            ATHROW => { let s = self.pop_reg(Ref)?; self.emit(Op::Throw { s }); return Ok(false); }
            CHECKCAST => {
                let k = self.class_ref(self.u16(pc + 1))?;
                let entry = self.pop(Ref)?;
                // A null constant passes every cast.
                if !matches!(entry.place, Place::Const(_)) { let s = self.reg(entry); self.emit(Op::CheckCast { s, k }); }
                self.stack.entries.push(entry);
            }
            INSTANCEOF => {
                let k = self.class_ref(self.u16(pc + 1))?;
                let s = self.pop_reg(Ref)?; let d = self.push(Int);
                self.emit(Op::InstanceOf { d, s, k });
            }
            MONITORENTER => { let s = self.pop_reg(Ref)?; self.emit(Op::MonitorEnter { s }); }
            MONITOREXIT => { let s = self.pop_reg(Ref)?; self.emit(Op::MonitorExit { s }); }
            WIDE => return self.wide(pc),
            _ => return self.fail(format!("unknown opcode {op}")),
        }
        Ok(true)
    }

    fn wide(&mut self, pc: usize) -> Result<bool> {
        let n = self.u16(pc + 2);
        match self.u8(pc + 1) {
            ILOAD => self.load(n, Ty::Int)?,
            LLOAD => self.load(n, Ty::Long)?,
            FLOAD => self.load(n, Ty::Float)?,
            DLOAD => self.load(n, Ty::Double)?,
            ALOAD => self.load(n, Ty::Ref)?,
            ISTORE => self.store(n, Ty::Int)?,
            LSTORE => self.store(n, Ty::Long)?,
            FSTORE => self.store(n, Ty::Float)?,
            DSTORE => self.store(n, Ty::Double)?,
            ASTORE => self.store(n, Ty::Ref)?,
            IINC => self.increment(n, self.u16(pc + 4) as i16)?,
            RET => {
                let a = self.local(n, Ty::Int)?;
                self.emit(Op::Ret { a });
                return Ok(false);
            }
            op => return self.fail(format!("opcode {op} cannot be wide")),
        }
        Ok(true)
    }

    fn increment(&mut self, n: u16, c: i16) -> Result<()> {
        let n = self.local(n, Ty::Int)?;
        self.spill_aliases(n, 1);
        self.emit(Op::IAddC { d: n, a: n, c });
        Ok(())
    }

    fn push_wide(&mut self, ty: Ty, bits: u64) -> Result<()> {
        let k = match self.wides.iter().position(|&w| w == bits) {
            Some(k) => self.index(k)?,
            None => {
                self.wides.push(bits);
                self.index(self.wides.len() - 1)?
            }
        };
        let d = self.push(ty);
        self.emit(Op::Const2 { d, k });
        Ok(())
    }

    /// The dup and swap family: everything into home registers, then moves.
    fn shuffle(&mut self, op: u8) -> Result<()> {
        let top = self.pop_any()?;
        if op == DUP {
            if top.ty.wide() {
                return self.fail("dup of a two-word value");
            }
            return self.dup_one(top);
        }
        if op == DUP2 && top.ty.wide() {
            return self.dup_one(top);
        }
        // How many entries are copied (from the top), and below how many they go.
        let second = if op == SWAP || op != DUP_X1 && op != DUP_X2 && !top.ty.wide() || op == DUP_X1 || op == DUP_X2 {
            Some(self.pop_any()?)
        } else {
            None
        };
        let (copied, over): (Vec<Entry>, Vec<Entry>) = match (op, second) {
            (SWAP, Some(s)) => return self.place(&[top, s]),
            (DUP_X1, Some(s)) => (vec![top], vec![s]),
            (DUP_X2, Some(s)) if s.ty.wide() => (vec![top], vec![s]),
            (DUP_X2, Some(s)) => (vec![top], vec![self.pop_any()?, s]),
            (DUP2, Some(s)) => (vec![s, top], vec![]),
            (DUP2_X1, None) => (vec![top], vec![self.pop_any()?]),
            (DUP2_X1, Some(s)) => (vec![s, top], vec![self.pop_any()?]),
            (DUP2_X2, _) => {
                let copied = second.map_or(vec![top], |s| vec![s, top]);
                let third = self.pop_any()?;
                let over = if third.ty.wide() { vec![third] } else { vec![self.pop_any()?, third] };
                (copied, over)
            }
            _ => return self.fail("a malformed dup"),
        };
        let layout: Vec<Entry> = copied.iter().chain(&over).chain(&copied).copied().collect();
        self.place(&layout)
    }

    fn dup_one(&mut self, top: Entry) -> Result<()> {
        self.stack.entries.push(top);
        let place = if top.place == Place::Home { Place::Local(top.home) } else { top.place };
        self.stack.push(top.ty, place);
        Ok(())
    }

    /// Pushes `layout`, whose entries were popped, in the given order: the old values are first
    /// moved out of the way above the stack, then down into their new homes.
    fn place(&mut self, layout: &[Entry]) -> Result<()> {
        let base = self.stack.next_home();
        let total: u16 = layout.iter().map(|e| e.ty.words()).sum();
        let mut scratch = base + total;
        let mut saved: Vec<(Reg, Entry)> = Vec::new();
        for &entry in layout {
            let in_home = matches!(entry.place, Place::Home)
                || matches!(entry.place, Place::Local(s) if s >= self.file.max_locals);
            if in_home && !saved.iter().any(|(h, _)| *h == entry.home) {
                let s = self.reg(entry);
                self.emit_move(scratch, s, entry.ty);
                saved.push((entry.home, Entry { place: Place::Local(scratch), ..entry }));
                scratch += entry.ty.words();
            }
        }
        self.frame_top = self.frame_top.max(scratch - self.file.max_locals);
        for &entry in layout {
            let moved = saved.iter().find(|(h, _)| *h == entry.home).map(|&(_, e)| e);
            let pushed = self.stack.push(entry.ty, entry.place);
            if let Some(from) = moved {
                self.load_into(pushed, from);
                let last = self.stack.entries.len() - 1;
                self.stack.entries[last].place = Place::Home;
            }
        }
        Ok(())
    }

    // ---- constants, fields, calls -------------------------------------------------------------

    fn pool<T>(&self, entry: std::result::Result<T, rjpf_classfile::ClassFileError>) -> Result<T> {
        entry.or_else(|e| self.fail(e.to_string()))
    }

    fn class_file(&self) -> Result<&'static rjpf_classfile::ClassFile<'static>> {
        match self.method.class.file {
            Some(file) => Ok(file),
            None => self.fail("the class has no constant pool"),
        }
    }

    fn ldc(&mut self, index: u16) -> Result<()> {
        let pool = &self.class_file()?.pool;
        match *self.pool(pool.get(index))? {
            Constant::Integer(v) => _ = self.stack.push(Ty::Int, Place::Const(v)),
            Constant::Float(bits) => _ = self.stack.push(Ty::Float, Place::Const(bits as i32)),
            Constant::Long(v) => self.push_wide(Ty::Long, v as u64)?,
            Constant::Double(bits) => self.push_wide(Ty::Double, bits)?,
            Constant::String { .. } => {
                let bytes = self.pool(pool.string(index))?;
                let addr = self.registry.literal(bytes);
                let d = self.push(Ty::Ref);
                self.emit(Op::LoadString { d, addr });
            }
            Constant::Class { .. } => {
                let k = self.class_ref(index)?;
                let d = self.push(Ty::Ref);
                self.emit(Op::LoadClass { d, k });
            }
            Constant::MethodHandle { .. } | Constant::MethodType { .. } => {
                self.load_dynamic(index, BaseType::Ref)?;
            }
            Constant::Dynamic { name_and_type, .. } => {
                let (_, descriptor) = self.pool(pool.name_and_type(name_and_type))?;
                self.load_dynamic(index, BaseType::of(descriptor))?;
            }
            _ => return self.fail("ldc of a constant that cannot be loaded"),
        }
        Ok(())
    }

    fn load_dynamic(&mut self, pool_index: u16, kind: BaseType) -> Result<()> {
        let k = self.index(self.dynamics.len())?;
        self.dynamics.push(DynamicSite { pool_index, kind });
        let d = self.push(ty_of(kind));
        self.emit(Op::LoadDynamic { d, k });
        Ok(())
    }

    fn class_ref(&mut self, index: u16) -> Result<u16> {
        let name = Name::of_static(self.pool(self.class_file()?.pool.class_name(index))?);
        if let Some(k) = self.classes.iter().position(|c| c.name == name) {
            return self.index(k);
        }
        let resolved = OnceLock::new();
        if let Some(class) = self.registry.loaded(self.method.class, name) {
            _ = resolved.set(class);
        }
        self.classes.push(ClassRef { name, resolved, word: OnceLock::new() });
        self.index(self.classes.len() - 1)
    }

    fn field_site(&mut self, index: u16, is_static: bool) -> Result<(u16, BaseType, Option<&'static Field>)> {
        let member = self.pool(self.class_file()?.pool.member(index))?;
        let (class, name, descriptor) =
            (Name::of_static(member.class), Name::of_static(member.name), Name::of_static(member.descriptor));
        let kind = BaseType::of(descriptor.bytes());
        let field = self
            .registry
            .loaded(self.method.class, class)
            .and_then(|c| self.registry.find_field(c, name, descriptor))
            .filter(|f| f.is_static() == is_static && self.registry.may_access_field(self.method.class, f));
        let resolved = OnceLock::new();
        if let Some(field) = field {
            _ = resolved.set(field);
        }
        let k = self.index(self.fields.len())?;
        self.field_bcis.push((self.bci as u16, k));
        let (word, linked) = (OnceLock::new(), OnceLock::new());
        self.fields.push(FieldSite { class, name, descriptor, kind, is_static, resolved, word, linked });
        Ok((k, kind, field))
    }

    fn instance_field(&mut self, op: u8, index: u16) -> Result<()> {
        let (k, kind, field) = self.field_site(index, false)?;
        let offset = field.and_then(|f| u16::try_from(f.offset).ok());
        let offset = offset.filter(|_| op == GETFIELD || field.is_some_and(|f| self.may_write(f)));
        let ty = ty_of(kind);
        if op == GETFIELD {
            let o = self.pop_reg(Ty::Ref)?;
            let d = self.push(ty);
            self.emit(match (offset, kind) {
                (None, _) => Op::GetFieldLazy { d, o, k },
                (Some(f), BaseType::Ref) => Op::GetFieldA { d, o, f },
                (Some(f), BaseType::Long | BaseType::Double) => Op::GetField2 { d, o, f },
                (Some(f), _) => Op::GetField { d, o, f },
            });
        } else {
            let s = self.pop(ty)?;
            let o = self.pop(Ty::Ref)?;
            let (o, s) = (self.reg(o), self.reg(s));
            self.emit(match (offset, kind) {
                (None, _) => Op::PutFieldLazy { o, s, k },
                (Some(f), BaseType::Ref) => Op::PutFieldA { o, s, f },
                (Some(f), BaseType::Long | BaseType::Double) => Op::PutField2 { o, s, f },
                (Some(f), _) => Op::PutField { o, s, f },
            });
        }
        Ok(())
    }

    /// Final fields are written by their own class only (JVMS putfield, putstatic).
    fn may_write(&self, field: &Field) -> bool {
        !field.is_final() || field.class == self.method.class.id
    }

    fn static_field(&mut self, op: u8, index: u16) -> Result<()> {
        let (k, kind, field) = self.field_site(index, true)?;
        let ty = ty_of(kind);
        let field = field.filter(|f| op == GETSTATIC || self.may_write(f));
        let s = if op == PUTSTATIC { Some(self.pop_reg(ty)?) } else { None };
        if let Some(field) = field {
            self.init_class(field.class);
        }
        match (s, field) {
            (None, None) => {
                let d = self.push(ty);
                self.emit(Op::GetStaticLazy { d, k });
            }
            (None, Some(field)) => {
                let (d, addr) = (self.push(ty), field.offset);
                self.emit(match kind {
                    BaseType::Ref => Op::GetStaticA { d, addr },
                    BaseType::Long | BaseType::Double => Op::GetStatic2 { d, addr },
                    _ => Op::GetStatic { d, addr },
                });
            }
            (Some(s), None) => self.emit(Op::PutStaticLazy { s, k }),
            (Some(s), Some(field)) => {
                let addr = field.offset;
                self.emit(match kind {
                    BaseType::Ref => Op::PutStaticA { s, addr },
                    BaseType::Long | BaseType::Double => Op::PutStatic2 { s, addr },
                    _ => Op::PutStatic { s, addr },
                });
            }
        }
        Ok(())
    }

    /// A static method or constructor of the class itself runs only after its initialisation has
    /// begun in the same thread or is done. An instance method may run on an instance that leaked
    /// out of an initialiser still running elsewhere, so it has to check.
    fn init_class(&mut self, class: ClassId) {
        let own = self.method.class;
        let running = self.method.is_static() || self.method.is_constructor();
        if running && own.display.contains(&class) {
            return;
        }
        self.emit(Op::InitClass { class: class.0 });
    }

    fn invoke(&mut self, kind: CallKind, index: u16) -> Result<()> {
        let member = self.pool(self.class_file()?.pool.member(index))?;
        let (class, name, descriptor) =
            (Name::of_static(member.class), Name::of_static(member.name), Name::of_static(member.descriptor));
        let k = self.call_site(kind, class, name, descriptor, index)?;
        let target = self
            .registry
            .loaded(self.method.class, class)
            .and_then(|c| self.registry.link_call(self.method.class, c, kind, name, descriptor).ok());
        if let Some(target) = target {
            _ = self.calls[k as usize].resolved.set(target);
        }
        let ret = self.calls[k as usize].ret;
        let d = self.result(ret);
        self.emit(match target.map(|t| t.kind) {
            None => Op::InvokeLazy { d, k },
            Some(CallKind::Static) => Op::InvokeStatic { d, k },
            Some(CallKind::Special) => Op::InvokeSpecial { d, k },
            Some(CallKind::Virtual) => Op::InvokeVirtual { d, k },
            Some(CallKind::Interface) => Op::InvokeInterface { d, k },
            Some(CallKind::Handle) => Op::InvokeHandle { d, k },
        });
        Ok(())
    }

    fn invoke_dynamic(&mut self, index: u16) -> Result<()> {
        let pool = &self.class_file()?.pool;
        let Constant::InvokeDynamic { name_and_type, .. } = *self.pool(pool.get(index))? else {
            return self.fail("invokedynamic without a call site constant");
        };
        let (name, descriptor) = self.pool(pool.name_and_type(name_and_type))?;
        let (name, descriptor) = (Name::of_static(name), Name::of_static(descriptor));
        let k = self.call_site(CallKind::Static, self.method.class.name, name, descriptor, index)?;
        let d = self.result(self.calls[k as usize].ret);
        self.emit(Op::InvokeDynamic { d, k });
        Ok(())
    }

    /// Pops the arguments of a call and makes its site.
    fn call_site(&mut self, kind: CallKind, class: Name, name: Name, descriptor: Name, pool_index: u16) -> Result<u32> {
        let Some((params, ret)) = crate::registry::parse_descriptor(descriptor.bytes()) else {
            return self.fail("a malformed method descriptor");
        };
        let mut types = Vec::with_capacity(params.len() + 1);
        if kind != CallKind::Static {
            types.push(BaseType::Ref);
        }
        types.extend_from_slice(&params);
        let mut entries = Vec::with_capacity(types.len());
        for &ty in types.iter().rev() {
            entries.push(self.pop(ty_of(ty))?);
        }
        let mut args = Vec::new();
        for entry in entries.into_iter().rev() {
            let reg = self.reg(entry);
            args.push(reg);
            if entry.ty.wide() {
                args.push(reg + 1);
            }
        }
        let site = CallSite {
            kind,
            class,
            name,
            descriptor,
            args: args.into(),
            types: types.into(),
            ret,
            pool_index,
            resolved: OnceLock::new(),
            word: OnceLock::new(),
            linked: OnceLock::new(),
            accessor: OnceLock::new(),
        };
        self.calls.push(site);
        Ok(self.calls.len() as u32 - 1)
    }

    fn result(&mut self, ret: BaseType) -> Reg {
        if ret == BaseType::Void { self.stack.next_home() } else { self.push(ty_of(ret)) }
    }

    fn multi_array(&mut self, index: u16, dimensions: u8) -> Result<()> {
        let class = self.class_ref(index)?;
        let mut regs = Vec::new();
        for _ in 0..dimensions {
            regs.push(self.pop_reg(Ty::Int)?);
        }
        let depth = self.classes[class as usize].name.bytes().iter().take_while(|&&b| b == b'[').count();
        if regs.is_empty() || regs.len() > depth {
            return self.fail("multianewarray with a wrong number of dimensions");
        }
        regs.reverse();
        let k = self.index(self.arrays.len())?;
        self.arrays.push(ArraySite { class, dimensions: regs.into() });
        let d = self.push(Ty::Ref);
        self.emit(Op::MultiNewArray { d, k });
        Ok(())
    }

    // ---- layout -------------------------------------------------------------------------------

    fn lay_out(mut self) -> Result<Code> {
        let mut starts = vec![0u32; self.blocks.len()];
        let mut at = 0u32;
        for (i, block) in self.blocks.iter().enumerate() {
            starts[i] = at;
            at += block.ops.len() as u32;
        }
        let mut ops = Vec::with_capacity(at as usize);
        let mut bcis = Vec::with_capacity(at as usize);
        for (i, mut block) in std::mem::take(&mut self.blocks).into_iter().enumerate() {
            self.bci = block.start;
            for &(op, target) in &block.fixups {
                let from = starts[i] + op as u32;
                patch(&mut block.ops[op], from, starts[target])
                    .ok_or(DecodeError { bci: block.start, reason: "a branch is too long".into() })?;
            }
            ops.append(&mut block.ops);
            bcis.append(&mut block.bcis);
        }
        let file = self.file;
        let mut handlers = Vec::with_capacity(file.handlers.len());
        for h in &file.handlers {
            let class = if h.catch_type == 0 { None } else { Some(self.class_ref(h.catch_type)?) };
            let block = self.block_at[h.handler as usize].unwrap_or(0);
            handlers.push(Handler { start: h.start, end: h.end, target: starts[block as usize], class });
        }
        let switches = self.switches.into_iter().map(|(keys, targets, default, dense)| Switch {
            low: if dense { keys.first().copied() } else { None },
            targets: targets.into_iter().map(|b| starts[b]).collect(),
            default: starts[default],
            keys: keys.into(),
        });
        let stack_end = file.max_locals + self.frame_top.max(1);
        let lock_register = self.method.is_synchronized().then_some(stack_end);
        Ok(Code {
            ops: ops.into(),
            bcis: bcis.into(),
            registers: stack_end + 1,
            exception_register: file.max_locals,
            lock_register,
            handlers: handlers.into(),
            wides: self.wides.into(),
            classes: self.classes.into(),
            fields: self.fields.into(),
            field_bcis: {
                self.field_bcis.sort_unstable();
                self.field_bcis.into()
            },
            calls: self.calls.into(),
            switches: switches.collect(),
            dynamics: self.dynamics.into(),
            arrays: self.arrays.into(),
            maps: Mutex::default(),
        })
    }
}

fn ty_of(kind: BaseType) -> Ty {
    match kind {
        BaseType::Long => Ty::Long,
        BaseType::Double => Ty::Double,
        BaseType::Float => Ty::Float,
        BaseType::Ref => Ty::Ref,
        _ => Ty::Int,
    }
}

/// Points a branch at `from` to op index `to`.
fn patch(op: &mut Op, from: u32, to: u32) -> Option<()> {
    use Op::*;
    match op {
        Goto { t } | IfEq { t, .. } | IfNe { t, .. } | IfLt { t, .. } | IfGe { t, .. } | IfGt { t, .. }
        | IfLe { t, .. } | IfNull { t, .. } | IfNonNull { t, .. } => *t = to,
        Const { v, .. } => *v = to as i32,
        IfICmpEq { o, .. } | IfICmpNe { o, .. } | IfICmpLt { o, .. } | IfICmpGe { o, .. } | IfICmpGt { o, .. }
        | IfICmpLe { o, .. } | IfICmpEqC { o, .. } | IfICmpNeC { o, .. } | IfICmpLtC { o, .. }
        | IfICmpGeC { o, .. } | IfICmpGtC { o, .. } | IfICmpLeC { o, .. } | IfACmpEq { o, .. }
        | IfACmpNe { o, .. } => *o = i16::try_from(i64::from(to) - i64::from(from)).ok()?,
        _ => return None,
    }
    Some(())
}
