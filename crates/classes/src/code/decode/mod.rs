//! Bytecode to ops: one walk over the basic blocks with a symbolic operand stack.
//!
//! Blocks are decoded when a path first reaches them and laid out in bytecode order. References
//! to classes that are loaded already become direct offsets and targets; others stay lazy, so
//! decoding never loads a class and linkage errors appear where the JVM specification puts them.
//! This is no verifier: it rejects code whose stack shape makes no sense, nothing more. Every
//! register operand it emits lies inside the frame.

mod arithmetic;
mod blocks;
mod branches;
mod calls;
mod layout;
mod members;
mod operands;
mod shuffles;
mod weave;

use rjpf_classfile::opcode::*;

use super::stack::{Place, Stack, Ty};
use super::*;
use crate::Registry;
use weave::Weaving;

type Result<T> = std::result::Result<T, DecodeError>;

/// Beyond this many bytes of code a two-register compare may not reach its target in 16 bits.
const SHORT_BRANCH_CODE: usize = 8_000;

/// The largest method that runs: bytes of code times locals, because which of them are live is known for each op.
const LARGEST_FRAMES: usize = 1 << 26;

/// Decodes a method that has a `Code` attribute.
pub fn decode(registry: &Registry, method: &'static Method) -> Result<Code> {
    let file =
        method.file.code.as_ref().ok_or_else(|| DecodeError { bci: 0, reason: "the method has no code".into() })?;
    let mut weaving = Weaving::new(registry, method);
    let code = loop {
        let mut decoder = Decoder::new(registry, method, file, weaving)?;
        let times = decoder.weaving.times.clone();
        decoder.decode_all()?;
        // Where times are kept may be found out behind the place where they are read.
        if decoder.weaving.times == times {
            break decoder.lay_out()?;
        }
        weaving = decoder.weaving;
    };
    tracing::trace!(class = %method.class.name, method = %method.name, bytes = file.code.len(), ops = code.ops.len(), "decoded");
    Ok(code)
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
    returns: Vec<u16>,
    wides: Vec<u64>,
    classes: Vec<ClassRef>,
    fields: Vec<FieldSite>,
    field_bcis: Vec<(u16, u16)>,
    calls: Vec<CallSite>,
    /// Keys and target blocks; turned into `Switch` at layout.
    switches: Vec<(Vec<i32>, Vec<usize>, usize, bool)>,
    dynamics: Vec<DynamicSite>,
    arrays: Vec<ArraySite>,
    weaving: Weaving,
    /// Woven calls before the body.
    prologue: Vec<Op>,
}

impl<'r> Decoder<'r> {
    fn new(
        registry: &'r Registry,
        method: &'static Method,
        file: &'static rjpf_classfile::Code<'static>,
        weaving: Weaving,
    ) -> Result<Self> {
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
            returns: Vec::new(),
            wides: Vec::new(),
            classes: Vec::new(),
            fields: Vec::new(),
            field_bcis: Vec::new(),
            calls: Vec::new(),
            switches: Vec::new(),
            dynamics: Vec::new(),
            arrays: Vec::new(),
            weaving,
            prologue: Vec::new(),
        };
        if frame > u32::from(u16::MAX) {
            return decoder.fail("the frame has more than 65535 words");
        }
        if code.len() * usize::from(file.max_locals) > LARGEST_FRAMES {
            let (bytes, locals) = (code.len(), file.max_locals);
            return decoder.fail(format!(
                "{bytes} bytes of code with {locals} locals are more than can be run (bytes times locals: {LARGEST_FRAMES})"
            ));
        }
        if method.arg_words > file.max_locals {
            return decoder.fail("the arguments do not fit into the locals");
        }
        Ok(decoder)
    }

    fn fail<T>(&self, reason: impl Into<String>) -> Result<T> {
        Err(DecodeError { bci: self.bci, reason: reason.into() })
    }

    fn decode_all(&mut self) -> Result<()> {
        self.find_blocks()?;
        self.weave_prologue()?;
        self.enter(0, &[])?;
        for handler in &self.file.handlers {
            self.enter(handler.handler as usize, &[Ty::Ref])?;
        }
        while let Some(block) = self.pending.pop() {
            self.decode_block(block)?;
        }
        Ok(())
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
            if self.weaving.is_empty() {
                open = self.instruction(pc)?;
            } else {
                self.weave_before(pc)?;
                let is_time = self.makes_time(pc)?;
                open = self.instruction(pc)?;
                if open {
                    self.weave_after(pc, is_time)?;
                }
            }
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

    fn index(&self, n: usize) -> Result<u16> {
        u16::try_from(n).or_else(|_| self.fail("a table of the method is too large"))
    }

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
            IRETURN => {
                let entry = self.pop(Int)?; let s = self.narrowed(entry, self.method.ret);
                self.emit(Op::Return1 { s });
                return Ok(false);
            }
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
