//! Decoding single instructions and walking a code array.

use super::*;
use crate::error::{ClassFileError, ErrorKind, Fail, Parsed};
use crate::reader::Reader;

/// One instruction. Positions and targets are offsets in the code array.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Instruction<'a> {
    pub pc: u32,
    /// For a `wide` instruction the one it widens.
    pub opcode: u8,
    /// The position of the following instruction, or the code's length.
    pub next: u32,
    pub operand: Operand<'a>,
}

/// What follows the opcode; implied operands (`iload_1`, `iconst_2`) are not spelled out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand<'a> {
    None,
    /// `bipush` and `sipush`.
    Push(i16),
    /// Loads, stores and `ret`.
    Local(u16),
    /// `iinc`.
    Increment {
        local: u16,
        by: i16,
    },
    /// A constant pool index: `ldc`, fields, invocations but `invokeinterface`, types.
    Constant(u16),
    /// `invokeinterface`.
    Interface {
        constant: u16,
        count: u8,
    },
    /// An absolute target inside the code.
    Branch(u32),
    /// The type code of `newarray`, not checked.
    ArrayType(u8),
    /// `multianewarray`.
    MultiArray {
        class: u16,
        dimensions: u8,
    },
    TableSwitch(TableSwitch<'a>),
    LookupSwitch(LookupSwitch<'a>),
}

/// The table of a `tableswitch`; all targets lie inside the code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableSwitch<'a> {
    pc: u32,
    pub default: u32,
    pub low: i32,
    pub high: i32,
    offsets: &'a [[u8; 4]],
}

impl<'a> TableSwitch<'a> {
    /// The targets for `low` to `high`.
    pub fn targets(&self) -> impl ExactSizeIterator<Item = u32> + use<'a> {
        let pc = self.pc;
        let target = move |offset: &[u8; 4]| pc.wrapping_add(u32::from_be_bytes(*offset));
        self.offsets.iter().map(target)
    }
}

/// The pairs of a `lookupswitch`, keys strictly ascending; all targets lie inside the code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LookupSwitch<'a> {
    pc: u32,
    pub default: u32,
    pairs: &'a [[u8; 8]],
}

impl<'a> LookupSwitch<'a> {
    /// Keys and targets.
    pub fn pairs(&self) -> impl ExactSizeIterator<Item = (i32, u32)> + use<'a> {
        let pc = self.pc;
        self.pairs.iter().map(move |pair| {
            let [a, b, c, d, e, f, g, h] = *pair;
            let offset = u32::from_be_bytes([e, f, g, h]);
            (i32::from_be_bytes([a, b, c, d]), pc.wrapping_add(offset))
        })
    }
}

/// The instructions of a code array in order; ends after the first error. Error offsets count from
/// the start of the code.
pub fn instructions(code: &[u8]) -> Instructions<'_> {
    instructions_at(code, 0)
}

/// [`instructions`] of code that stands at `base` in its file.
pub(crate) fn instructions_at(code: &[u8], base: usize) -> Instructions<'_> {
    Instructions { code, pc: 0, base }
}

/// See [`instructions`].
#[derive(Debug, Clone)]
pub struct Instructions<'a> {
    code: &'a [u8],
    pc: usize,
    base: usize,
}

impl<'a> Iterator for Instructions<'a> {
    type Item = Result<Instruction<'a>, ClassFileError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.pc >= self.code.len() {
            return None;
        }
        match decode(self.code, self.pc) {
            Ok(instruction) => {
                self.pc = instruction.next as usize;
                Some(Ok(instruction))
            }
            Err(fail) => {
                self.pc = self.code.len();
                Some(Err(Fail::new(self.base + fail.offset, fail.kind).named(None)))
            }
        }
    }
}

/// The instruction at `pc`.
pub fn instruction(code: &[u8], pc: usize) -> Result<Instruction<'_>, ClassFileError> {
    decode(code, pc).map_err(|fail| fail.named(None))
}

/// The length of the instruction at `pc`, with its operands, padding and a `wide` before it.
pub fn length(code: &[u8], pc: usize) -> Result<usize, ClassFileError> {
    instruction(code, pc).map(|it| it.next as usize - pc)
}

/// The same at little cost, if the instruction is there and its operands are right whatever they are.
#[inline]
pub fn plain_length(code: &[u8], pc: usize) -> Option<usize> {
    let length = usize::from(PLAIN[usize::from(*code.get(pc)?)]);
    (length != 0 && pc + length <= code.len()).then_some(length)
}

/// Lengths of the instructions with operands that are right whatever they are; 0 for the others.
static PLAIN: [u8; 256] = {
    let mut lengths = [0; 256];
    let mut opcode = 0;
    while opcode <= JSR_W {
        lengths[opcode as usize] = match opcode {
            BIPUSH | LDC | ILOAD..=ALOAD | ISTORE..=ASTORE | RET | NEWARRAY => 2,
            SIPUSH | LDC_W | LDC2_W | GETSTATIC..=INVOKESTATIC | NEW | ANEWARRAY | CHECKCAST | INSTANCEOF | IINC => 3,
            MULTIANEWARRAY => 4,
            INVOKEINTERFACE | INVOKEDYNAMIC => 5,
            IFEQ..=JSR | IFNULL | IFNONNULL | GOTO_W | JSR_W | WIDE | TABLESWITCH | LOOKUPSWITCH => 0,
            _ => 1,
        };
        opcode += 1;
    }
    lengths
};

fn decode(code: &[u8], pc: usize) -> Parsed<Instruction<'_>> {
    // Code is below 64 KB, so positions and offsets of sane code fit easily.
    let Ok(short_pc) = u32::try_from(pc) else {
        return Err(Fail::new(pc, ErrorKind::Truncated));
    };
    let mut reader = Reader::at(code, pc);
    let mut opcode = reader.u1()?;
    let operand = match opcode {
        WIDE => {
            opcode = reader.u1()?;
            wide_operand(&mut reader, opcode).map_err(|it| at(pc, it))?
        }
        TABLESWITCH => table_switch(&mut reader, code, short_pc)?,
        LOOKUPSWITCH => lookup_switch(&mut reader, code, short_pc)?,
        _ => operand(&mut reader, opcode, code, short_pc)?,
    };
    // A reader never leaves the code, and code longer than 4 GB was refused above only by its pc.
    let next = u32::try_from(reader.pos()).map_err(|_| Fail::new(pc, ErrorKind::Truncated))?;
    Ok(Instruction { pc: short_pc, opcode, next, operand })
}

fn at(offset: usize, fail: Fail) -> Fail {
    Fail { offset, ..fail }
}

fn operand<'a>(reader: &mut Reader<'a>, opcode: u8, code: &[u8], pc: u32) -> Parsed<Operand<'a>> {
    Ok(match opcode {
        BIPUSH => Operand::Push(i16::from(reader.u1()?.cast_signed())),
        SIPUSH => Operand::Push(reader.u2()?.cast_signed()),
        LDC => Operand::Constant(u16::from(reader.u1()?)),
        LDC_W | LDC2_W | GETSTATIC..=INVOKESTATIC | NEW | ANEWARRAY | CHECKCAST | INSTANCEOF => {
            Operand::Constant(reader.u2()?)
        }
        ILOAD..=ALOAD | ISTORE..=ASTORE | RET => Operand::Local(u16::from(reader.u1()?)),
        IINC => Operand::Increment { local: u16::from(reader.u1()?), by: i16::from(reader.u1()?.cast_signed()) },
        IFEQ..=JSR | IFNULL | IFNONNULL => {
            let offset = i32::from(reader.u2()?.cast_signed());
            Operand::Branch(target(code, pc, offset)?)
        }
        GOTO_W | JSR_W => {
            let offset = reader.u4()?.cast_signed();
            Operand::Branch(target(code, pc, offset)?)
        }
        INVOKEINTERFACE => {
            let constant = reader.u2()?;
            let count = reader.u1()?;
            reader.u1()?;
            Operand::Interface { constant, count }
        }
        INVOKEDYNAMIC => {
            let constant = reader.u2()?;
            reader.u2()?;
            Operand::Constant(constant)
        }
        NEWARRAY => Operand::ArrayType(reader.u1()?),
        MULTIANEWARRAY => Operand::MultiArray { class: reader.u2()?, dimensions: reader.u1()? },
        0..=JSR_W => Operand::None,
        _ => return Err(Fail::new(pc as usize, ErrorKind::BadOpcode { opcode })),
    })
}

fn wide_operand<'a>(reader: &mut Reader<'a>, opcode: u8) -> Parsed<Operand<'a>> {
    match opcode {
        ILOAD..=ALOAD | ISTORE..=ASTORE | RET => Ok(Operand::Local(reader.u2()?)),
        IINC => Ok(Operand::Increment { local: reader.u2()?, by: reader.u2()?.cast_signed() }),
        _ => Err(Fail::new(reader.pos(), ErrorKind::BadWide { opcode })),
    }
}

/// Where a branch of `offset` from `pc` goes, if that is inside the code.
fn target(code: &[u8], pc: u32, offset: i32) -> Parsed<u32> {
    pc.checked_add_signed(offset)
        .filter(|&target| (target as usize) < code.len())
        .ok_or_else(|| Fail::new(pc as usize, ErrorKind::BadBranch))
}

/// Skips the padding of a switch and reads its default target.
fn switch_head(reader: &mut Reader<'_>, code: &[u8], pc: u32) -> Parsed<u32> {
    let padding = 3 - pc as usize % 4;
    reader.take(padding)?;
    let offset = reader.u4()?.cast_signed();
    target(code, pc, offset)
}

fn table_switch<'a>(reader: &mut Reader<'a>, code: &[u8], pc: u32) -> Parsed<Operand<'a>> {
    let default = switch_head(reader, code, pc)?;
    let (low, high) = (reader.u4()?.cast_signed(), reader.u4()?.cast_signed());
    let count = i64::from(high) - i64::from(low) + 1;
    // The bytes are taken before anything is done per case, so a huge count ends here.
    let offsets = match usize::try_from(count) {
        Ok(count) if count > 0 => reader.take(count.saturating_mul(4))?,
        _ => return Err(Fail::new(pc as usize, ErrorKind::BadSwitch)),
    };
    let (offsets, _) = offsets.as_chunks::<4>();
    for offset in offsets {
        target(code, pc, i32::from_be_bytes(*offset))?;
    }
    Ok(Operand::TableSwitch(TableSwitch { pc, default, low, high, offsets }))
}

fn lookup_switch<'a>(reader: &mut Reader<'a>, code: &[u8], pc: u32) -> Parsed<Operand<'a>> {
    let default = switch_head(reader, code, pc)?;
    let bad = |_| Fail::new(pc as usize, ErrorKind::BadSwitch);
    let count = usize::try_from(reader.u4()?.cast_signed()).map_err(bad)?;
    let (pairs, _) = reader.take(count.saturating_mul(8))?.as_chunks::<8>();
    let mut previous = None;
    for pair in pairs {
        let [a, b, c, d, e, f, g, h] = *pair;
        let key = Some(i32::from_be_bytes([a, b, c, d]));
        if previous >= key {
            return Err(Fail::new(pc as usize, ErrorKind::BadSwitch));
        }
        previous = key;
        target(code, pc, i32::from_be_bytes([e, f, g, h]))?;
    }
    Ok(Operand::LookupSwitch(LookupSwitch { pc, default, pairs }))
}
