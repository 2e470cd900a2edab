//! Static constraints (JVMS 4.9.1): where instructions start, tables that refer to them, and operands
//! of instructions that inference does not reach.

use rjpf_classfile::Constant;
use rjpf_classfile::opcode::*;

use super::Stop;
use super::body::Body;
use super::types::Type;

type Result<T> = std::result::Result<T, Stop>;

impl Body<'_, '_> {
    /// For every position of the code: does an instruction start there?
    pub(super) fn instruction_starts(&mut self) -> Result<Vec<bool>> {
        let mut starts = vec![false; self.code.code.len()];
        for instruction in self.code.instructions() {
            let instruction = instruction.map_err(|e| Stop::verify("Bad instruction", &e.kind.to_string()))?;
            self.enter(&instruction);
            starts[instruction.pc as usize] = true;
        }
        Ok(starts)
    }

    pub(super) fn check_exception_table(&mut self, starts: &[bool]) -> Result<()> {
        let is_start = |at: u16| starts.get(usize::from(at)) == Some(&true);
        for handler in &self.code.handlers {
            if !is_start(handler.start) {
                return Err(Stop::format(&format!("Illegal exception table start_pc {}", handler.start)));
            }
            if usize::from(handler.end) != starts.len() && !is_start(handler.end) {
                return Err(Stop::format(&format!("Illegal exception table end_pc {}", handler.end)));
            }
            if !is_start(handler.handler) {
                return Err(Stop::format(&format!("Illegal exception table handler_pc {}", handler.handler)));
            }
            if handler.catch_type != 0 {
                self.at = u32::from(handler.handler);
                let caught = self.class_at(handler.catch_type)?;
                let throwable = Type::Ref(self.class.throwable);
                if !self.class.is_assignable(caught, throwable)? {
                    let text = "Catch type is not a subclass of Throwable in exception handler";
                    return Err(Stop::verify(&format!("{text} {}", handler.handler), &caught.to_string()));
                }
            }
        }
        Ok(())
    }

    /// Local variables are named for ranges of whole instructions.
    pub(super) fn check_variable_table(&self, starts: &[bool]) -> Result<()> {
        for variable in self.code.local_variables(&self.class.file.pool) {
            let start = usize::from(variable.start);
            let end = start + usize::from(variable.length);
            if starts.get(start) != Some(&true) {
                return Err(Stop::format(&format!("Illegal local variable table start_pc {start}")));
            }
            if end != starts.len() && starts.get(end) != Some(&true) {
                return Err(Stop::format(&format!("Illegal local variable table length {}", variable.length)));
            }
        }
        Ok(())
    }

    /// Operands that are wrong wherever the instruction stands.
    pub(super) fn check_static(&self, instruction: &Instruction<'_>) -> Result<()> {
        let opcode = instruction.opcode;
        let local = |n: u16, slots: u32| match u32::from(n) + slots > u32::from(self.code.max_locals) {
            true => Err(Stop::verify("Illegal local variable number", "")),
            false => Ok(()),
        };
        let wide = |family: u8| if family % 5 == 1 || family % 5 == 3 { 2 } else { 1 };
        match (opcode, instruction.operand) {
            (ILOAD..=ALOAD, Operand::Local(n)) => local(n, wide(opcode - ILOAD)),
            (ISTORE..=ASTORE, Operand::Local(n)) => local(n, wide(opcode - ISTORE)),
            (RET, Operand::Local(n)) | (IINC, Operand::Increment { local: n, .. }) => local(n, 1),
            (ILOAD_0..=ALOAD_3, _) => {
                let of_load = opcode - ILOAD_0;
                local(u16::from(of_load % 4), wide(of_load / 4))
            }
            (ISTORE_0..=ASTORE_3, _) => {
                let of_store = opcode - ISTORE_0;
                local(u16::from(of_store % 4), wide(of_store / 4))
            }
            (NEW | ANEWARRAY | CHECKCAST | INSTANCEOF, Operand::Constant(index))
            | (MULTIANEWARRAY, Operand::MultiArray { class: index, .. }) => self.class_at(index).map(drop),
            (GETSTATIC..=PUTFIELD, Operand::Constant(index)) => match self.class.file.pool.get(index) {
                Ok(Constant::Field { .. }) => Ok(()),
                _ => Err(self.illegal_constant(index)),
            },
            (INVOKEVIRTUAL..=INVOKESTATIC, Operand::Constant(index)) => match self.class.file.pool.get(index) {
                Ok(Constant::Method { .. }) => Ok(()),
                Ok(Constant::InterfaceMethod { .. }) if opcode != INVOKEVIRTUAL && self.class.file.major >= 52 => {
                    Ok(())
                }
                _ => Err(self.illegal_constant(index)),
            },
            (INVOKEINTERFACE, Operand::Interface { constant, .. }) => match self.class.file.pool.get(constant) {
                Ok(Constant::InterfaceMethod { .. }) => Ok(()),
                _ => Err(self.illegal_constant(constant)),
            },
            (INVOKEDYNAMIC, _) if self.class.file.major < 51 => Err(Stop::verify("Bad instruction", "invokedynamic")),
            (NEWARRAY, Operand::ArrayType(code)) if !(4..=11).contains(&code) => {
                Err(Stop::verify("Bad type passed to newarray", ""))
            }
            (LDC..=LDC2_W, Operand::Constant(index)) => self.constant(index, opcode).map(drop),
            _ => Ok(()),
        }
    }
}
