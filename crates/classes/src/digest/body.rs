//! What a method does: flags, instructions, handlers, and the frames it is verified with.

use rjpf_classfile::opcode::{Instruction, LDC, LDC_W, Operand};
use rjpf_classfile::{Code, Method};

use super::symbols::{Raw, Symbols};

pub(super) fn write(out: &mut Symbols<'_, '_>, method: &Method<'_>) {
    out.u16(method.access);
    out.text(method.name);
    out.text(method.descriptor);
    match &method.code {
        None => out.u8(0),
        Some(code) => {
            out.u8(1);
            write_code(out, code);
        }
    }
}

fn write_code(out: &mut Symbols<'_, '_>, code: &Code<'_>) {
    out.u16(code.max_stack);
    out.u16(code.max_locals);
    out.count(code.code.len());
    for instruction in code.instructions() {
        match instruction {
            Ok(instruction) => write_instruction(out, &instruction),
            // Code that is none ends here, as it does for the verifier.
            Err(_) => out.text(code.code),
        }
    }
    out.count(code.handlers.len());
    for handler in &code.handlers {
        [handler.start, handler.end, handler.handler].into_iter().for_each(|pc| out.u16(pc));
        out.constant(handler.catch_type);
    }
    out.structured(code.stack_map, frames);
}

/// With its place: states name it, so code that has moved is other code.
fn write_instruction(out: &mut Symbols<'_, '_>, instruction: &Instruction<'_>) {
    out.u32(instruction.pc);
    // Which of the two it is shows in the place of the next instruction.
    out.u8(if instruction.opcode == LDC_W { LDC } else { instruction.opcode });
    match instruction.operand {
        Operand::None => {}
        Operand::Push(value) => out.u16(value as u16),
        Operand::Local(local) => out.u16(local),
        Operand::Increment { local, by } => {
            out.u16(local);
            out.u16(by as u16);
        }
        Operand::Constant(index) => out.constant(index),
        Operand::Interface { constant, count } => {
            out.constant(constant);
            out.u8(count);
        }
        Operand::Branch(target) => out.u32(target),
        Operand::ArrayType(code) => out.u8(code),
        Operand::MultiArray { class, dimensions } => {
            out.constant(class);
            out.u8(dimensions);
        }
        Operand::TableSwitch(table) => {
            [table.default, table.low as u32, table.high as u32].into_iter().for_each(|v| out.u32(v));
            table.targets().for_each(|target| out.u32(target));
        }
        Operand::LookupSwitch(table) => {
            out.u32(table.default);
            out.count(table.pairs().len());
            for (key, target) in table.pairs() {
                out.u32(key as u32);
                out.u32(target);
            }
        }
    }
}

/// `StackMapTable` (JVMS 4.7.4).
fn frames(out: &mut Symbols<'_, '_>, raw: &mut Raw<'_>) -> Option<()> {
    let count = raw.u16()?;
    out.u16(count);
    for _ in 0..count {
        let kind = raw.u8()?;
        out.u8(kind);
        if kind >= 247 {
            out.u16(raw.u16()?);
        }
        match kind {
            64..=127 | 247 => verification_type(out, raw)?,
            252..=254 => (251..kind).try_for_each(|_| verification_type(out, raw))?,
            255 => {
                for _ in ["locals", "stack"] {
                    let types = raw.u16()?;
                    out.u16(types);
                    (0..types).try_for_each(|_| verification_type(out, raw))?;
                }
            }
            _ => {}
        }
    }
    Some(())
}

fn verification_type(out: &mut Symbols<'_, '_>, raw: &mut Raw<'_>) -> Option<()> {
    const OBJECT: u8 = 7;
    const UNINITIALIZED: u8 = 8;
    let tag = raw.u8()?;
    out.u8(tag);
    match tag {
        OBJECT => out.constant(raw.u16()?),
        UNINITIALIZED => out.u16(raw.u16()?),
        _ => {}
    }
    Some(())
}
