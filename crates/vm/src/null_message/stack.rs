//! Which instruction pushed each word of the operand stack, for helpful `NullPointerException`s.
//!
//! The passes over the code and the way stacks merge are those of HotSpot, since what a message can
//! name depends on them. Types are not followed.

use rjpf_classes::BaseType;
use rjpf_classes::registry::parse_descriptor;
use rjpf_classfile::opcode::{self as op, Instruction, Operand};
use rjpf_classfile::{ClassFile, Code};

/// The stack before an instruction: for each word the position of what pushed it, if that is one
/// instruction; and which local variables have been written so far.
#[derive(Clone, Default)]
pub(crate) struct Stack {
    words: Vec<Option<u16>>,
    written: u64,
}

impl Stack {
    /// What pushed the word `slot` words below the top.
    pub(crate) fn source(&self, slot: usize) -> Option<u16> {
        let at = self.words.len().checked_sub(slot + 1)?;
        self.words[at]
    }

    /// Has the local variable still the value the method was called with?
    pub(crate) fn is_parameter(&self, local: u16) -> bool {
        local >= 64 || self.written & 1 << local == 0
    }

    fn pop(&mut self, words: usize) {
        let left = self.words.len().saturating_sub(words);
        self.words.truncate(left);
    }

    fn push(&mut self, words: usize, source: u16) {
        self.words.extend(std::iter::repeat_n(Some(source), words));
    }

    fn copy(&mut self, count: usize, below: usize) {
        let len = self.words.len();
        if len < count + below {
            return;
        }
        let copied = self.words[len - count..].to_vec();
        let at = len - count - below;
        self.words.splice(at..at, copied);
    }

    fn write(&mut self, local: u16) {
        if local < 64 {
            self.written |= 1 << local;
        }
    }

    fn merge(&mut self, other: &Stack) {
        self.written |= other.written;
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            if *mine != *theirs {
                *mine = None;
            }
        }
    }
}

/// The stacks before all instructions of a method.
pub(crate) struct Analysis<'c> {
    file: &'c ClassFile<'static>,
    stacks: Vec<Option<Stack>>,
    added: bool,
}

impl<'c> Analysis<'c> {
    pub(crate) fn of(file: &'c ClassFile<'static>, code: &Code<'static>) -> Analysis<'c> {
        let mut analysis = Analysis { file, stacks: vec![None; code.code.len() + 1], added: true };
        analysis.stacks[0] = Some(Stack::default());
        for handler in &code.handlers {
            let stack = Stack { words: vec![Some(handler.handler)], written: 0 };
            analysis.stacks[usize::from(handler.handler)].get_or_insert(stack);
        }
        let mut complete = false;
        while !complete && analysis.added {
            complete = true;
            analysis.added = false;
            for instruction in code.instructions().map_while(Result::ok) {
                complete &= analysis.step(&instruction);
            }
        }
        analysis
    }

    pub(crate) fn at(&self, bci: u16) -> Option<&Stack> {
        self.stacks.get(usize::from(bci))?.as_ref()
    }

    /// Sends the stack behind an instruction to wherever control may go; false if the instruction
    /// has not been reached yet.
    fn step(&mut self, instruction: &Instruction<'_>) -> bool {
        let Some(mut stack) = self.stacks[instruction.pc as usize].clone() else { return false };
        self.apply(&mut stack, instruction);
        let mut targets = Vec::new();
        if !ends_flow(instruction.opcode) {
            targets.push(instruction.next);
        }
        match instruction.operand {
            Operand::Branch(target) => targets.push(target),
            Operand::TableSwitch(table) => {
                targets.push(table.default);
                targets.extend(table.targets());
            }
            Operand::LookupSwitch(table) => {
                targets.push(table.default);
                targets.extend(table.pairs().map(|(_, target)| target));
            }
            _ => {}
        }
        for target in targets {
            match &mut self.stacks[target as usize] {
                Some(known) => known.merge(&stack),
                unknown => {
                    *unknown = Some(stack.clone());
                    self.added = true;
                }
            }
        }
        true
    }

    fn apply(&self, stack: &mut Stack, instruction: &Instruction<'_>) {
        let pc = instruction.pc as u16;
        match instruction.opcode {
            op::NOP | op::CHECKCAST => {}
            op::DUP => stack.copy(1, 0),
            op::DUP_X1 => stack.copy(1, 1),
            op::DUP_X2 => stack.copy(1, 2),
            op::DUP2 => stack.copy(2, 0),
            op::DUP2_X1 => stack.copy(2, 1),
            op::DUP2_X2 => stack.copy(2, 2),
            op::SWAP => {
                let len = stack.words.len();
                if len >= 2 {
                    stack.words.swap(len - 1, len - 2);
                }
            }
            _ => {
                let (pops, pushes) = self.effect(instruction);
                stack.pop(pops);
                stack.push(pushes, pc);
            }
        }
        for local in written_locals(instruction) {
            stack.write(local);
        }
    }

    /// Words that an instruction takes and gives.
    fn effect(&self, instruction: &Instruction<'_>) -> (usize, usize) {
        match (instruction.opcode, instruction.operand) {
            (op::GETSTATIC, Operand::Constant(k)) => (0, self.field_words(k)),
            (op::PUTSTATIC, Operand::Constant(k)) => (self.field_words(k), 0),
            (op::GETFIELD, Operand::Constant(k)) => (1, self.field_words(k)),
            (op::PUTFIELD, Operand::Constant(k)) => (1 + self.field_words(k), 0),
            (op::INVOKESTATIC | op::INVOKEDYNAMIC, Operand::Constant(k)) => self.call_words(k),
            (op::INVOKEVIRTUAL | op::INVOKESPECIAL, Operand::Constant(k))
            | (op::INVOKEINTERFACE, Operand::Interface { constant: k, .. }) => {
                let (pops, pushes) = self.call_words(k);
                (pops + 1, pushes)
            }
            (op::MULTIANEWARRAY, Operand::MultiArray { dimensions, .. }) => (usize::from(dimensions), 1),
            (opcode, _) => fixed_effect(opcode),
        }
    }

    fn field_words(&self, constant: u16) -> usize {
        self.file.pool.member(constant).map_or(1, |m| BaseType::of(m.descriptor).words() as usize)
    }

    fn call_words(&self, constant: u16) -> (usize, usize) {
        let descriptor = call_descriptor(self.file, constant).unwrap_or(b"()V");
        let (params, ret) = parse_descriptor(descriptor).unwrap_or((Vec::new(), BaseType::Void));
        (params.iter().map(|p| p.words() as usize).sum(), ret.words() as usize)
    }
}

/// The descriptor of a method that an invocation names.
pub(crate) fn call_descriptor(file: &ClassFile<'static>, constant: u16) -> Option<&'static [u8]> {
    use rjpf_classfile::Constant;
    match *file.pool.get(constant).ok()? {
        Constant::InvokeDynamic { name_and_type, .. } => Some(file.pool.name_and_type(name_and_type).ok()?.1),
        _ => Some(file.pool.member(constant).ok()?.descriptor),
    }
}

fn ends_flow(opcode: u8) -> bool {
    matches!(
        opcode,
        op::GOTO | op::GOTO_W | op::TABLESWITCH | op::LOOKUPSWITCH | op::IRETURN
            ..=op::RETURN | op::ATHROW | op::RET | op::JSR | op::JSR_W
    )
}

fn written_locals(instruction: &Instruction<'_>) -> Vec<u16> {
    match (instruction.opcode, instruction.operand) {
        (op::ISTORE | op::FSTORE | op::ASTORE, Operand::Local(i)) => vec![i],
        (op::LSTORE | op::DSTORE, Operand::Local(i)) => vec![i, i.wrapping_add(1)],
        (op::IINC, Operand::Increment { local, .. }) => vec![local],
        (code @ op::ISTORE_0..=op::ASTORE_3, _) => {
            let (kind, index) = ((code - op::ISTORE_0) / 4, u16::from((code - op::ISTORE_0) % 4));
            // Kinds in opcode order: int, long, float, double, reference.
            if kind == 1 || kind == 3 { vec![index, index + 1] } else { vec![index] }
        }
        _ => Vec::new(),
    }
}

/// Pops and pushes of the instructions for which they are always the same.
fn fixed_effect(opcode: u8) -> (usize, usize) {
    match opcode {
        op::ACONST_NULL..=op::ICONST_5 | op::FCONST_0..=op::FCONST_2 | op::BIPUSH..=op::LDC_W => (0, 1),
        op::LCONST_0..=op::LCONST_1 | op::DCONST_0..=op::DCONST_1 | op::LDC2_W => (0, 2),
        op::LLOAD | op::DLOAD | op::LLOAD_0..=op::LLOAD_3 | op::DLOAD_0..=op::DLOAD_3 => (0, 2),
        op::ILOAD..=op::ALOAD_3 => (0, 1),
        op::LALOAD | op::DALOAD => (2, 2),
        op::IALOAD..=op::SALOAD => (2, 1),
        op::LSTORE | op::DSTORE | op::LSTORE_0..=op::LSTORE_3 | op::DSTORE_0..=op::DSTORE_3 => (2, 0),
        op::ISTORE..=op::ASTORE_3 => (1, 0),
        op::LASTORE | op::DASTORE => (4, 0),
        op::IASTORE..=op::SASTORE => (3, 0),
        op::POP => (1, 0),
        op::POP2 => (2, 0),
        op::LSHL | op::LSHR | op::LUSHR => (3, 2),
        op::LNEG | op::DNEG => (2, 2),
        op::INEG | op::FNEG => (1, 1),
        op::LADD | op::DADD | op::LSUB | op::DSUB | op::LMUL | op::DMUL | op::LDIV | op::DDIV | op::LREM | op::DREM => {
            (4, 2)
        }
        op::LAND | op::LOR | op::LXOR => (4, 2),
        op::IADD..=op::IXOR => (2, 1),
        op::I2L | op::I2D | op::F2L | op::F2D => (1, 2),
        op::L2D | op::D2L => (2, 2),
        op::L2I | op::L2F | op::D2I | op::D2F => (2, 1),
        op::I2F | op::F2I | op::I2B | op::I2C | op::I2S => (1, 1),
        op::LCMP | op::DCMPL | op::DCMPG => (4, 1),
        op::FCMPL | op::FCMPG => (2, 1),
        op::IFEQ..=op::IFLE | op::IFNULL | op::IFNONNULL | op::TABLESWITCH | op::LOOKUPSWITCH => (1, 0),
        op::IF_ICMPEQ..=op::IF_ACMPNE => (2, 0),
        op::JSR | op::JSR_W => (0, 1),
        op::NEW => (0, 1),
        op::NEWARRAY | op::ANEWARRAY | op::ARRAYLENGTH | op::INSTANCEOF => (1, 1),
        op::MONITORENTER | op::MONITOREXIT => (1, 0),
        _ => (0, 0),
    }
}
