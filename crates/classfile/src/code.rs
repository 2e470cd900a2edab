//! The `Code` attribute: instructions, handlers, line numbers, local variables.
//! The instructions themselves are walked by [`crate::opcode`].

use crate::attribute::{Attribute, Context};
use crate::error::{ErrorKind, Fail, Parsed};
use crate::opcode::{self, Instructions};
use crate::pool::ConstantPool;
use crate::reader::Reader;

/// The body of a method.
#[derive(Debug, Clone)]
pub struct Code<'a> {
    pub max_stack: u16,
    pub max_locals: u16,
    /// 1 to 65535 bytes.
    pub code: &'a [u8],
    /// Where `code` starts in the class file.
    pub code_offset: usize,
    /// In the order they are tried.
    pub handlers: Vec<Handler>,
    /// `(pc, line)` of all line tables, sorted by pc; of a trusted file they stay undecoded.
    pub lines: Vec<(u16, u16)>,
    /// Every `LineNumberTable` of a trusted file.
    line_tables: Vec<&'a [u8]>,
    /// Every `LocalVariableTable`, undecoded: see [`Code::local_variables`].
    variables: Vec<&'a [u8]>,
    /// `StackMapTable`, undecoded.
    pub stack_map: Option<&'a [u8]>,
    /// `RuntimeVisibleTypeAnnotations`, undecoded.
    pub type_annotations: Option<&'a [u8]>,
}

/// An exception handler; `start < end <= code length` and `handler < code length`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handler {
    pub start: u16,
    pub end: u16,
    pub handler: u16,
    /// The pool index of the class caught, 0 for all.
    pub catch_type: u16,
}

/// The name of a local variable over a range of code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LocalVariable<'a> {
    pub start: u16,
    pub length: u16,
    pub name: &'a [u8],
    pub descriptor: &'a [u8],
    pub index: u16,
}

impl<'a> Code<'a> {
    /// The instructions in order; errors name offsets in the class file.
    pub fn instructions(&self) -> Instructions<'a> {
        opcode::instructions_at(self.code, self.code_offset)
    }

    /// The local variables that have names, with the pool of the class.
    pub fn local_variables(&self, pool: &ConstantPool<'a>) -> Vec<LocalVariable<'a>> {
        let entries = self.variables.iter().flat_map(|table| table.get(2..).unwrap_or_default().chunks_exact(10));
        let variable = |entry: &'a [u8]| {
            let u2 = |at: usize| u16::from_be_bytes([entry[at], entry[at + 1]]);
            let text = |at: usize| pool.look_up_utf8(u2(at)).ok();
            Some(LocalVariable { start: u2(0), length: u2(2), name: text(4)?, descriptor: text(6)?, index: u2(8) })
        };
        entries.filter_map(variable).collect()
    }

    /// The source line of the instruction at `pc`.
    pub fn line_at(&self, pc: u16) -> Option<u16> {
        if let [_, ..] = self.line_tables[..] {
            let u2 = |entry: &[u8], at: usize| u16::from_be_bytes([entry[at], entry[at + 1]]);
            let entries = self.line_tables.iter().flat_map(|table| table.get(2..).unwrap_or_default().chunks_exact(4));
            let lines = entries.map(|entry| (u2(entry, 0), u2(entry, 2)));
            // Of several for one pc the last counts, as below.
            return lines.filter(|&(start, _)| start <= pc).max_by_key(|&(start, _)| start).map(|(_, line)| line);
        }
        let after = self.lines.partition_point(|&(start, _)| start <= pc);
        Some(self.lines[after.checked_sub(1)?].1)
    }
}

pub(crate) fn read_code<'a>(body: &mut Reader<'a>, context: &mut Context<'_, 'a>) -> Parsed<Code<'a>> {
    let max_stack = body.u2()?;
    let max_locals = body.u2()?;
    let at = body.pos();
    let length = body.u4()?;
    if length == 0 || length > 65535 {
        return Err(Fail::new(at, ErrorKind::BadCodeLength { length }));
    }
    let code_offset = body.pos();
    let mut code = Code {
        max_stack,
        max_locals,
        code: body.take(length as usize)?,
        code_offset,
        handlers: Vec::new(),
        lines: Vec::new(),
        line_tables: Vec::new(),
        variables: Vec::new(),
        stack_map: None,
        type_annotations: None,
    };
    code.handlers = read_handlers(body, context, length)?;
    for _ in 0..body.count(6)? {
        let attribute = context.attribute(body)?;
        read_code_attribute(attribute, context, &mut code)?;
    }
    if !code.lines.is_sorted_by_key(|&(pc, _)| pc) {
        // Stable, so that the file's order decides among lines of one pc.
        code.lines.sort_by_key(|&(pc, _)| pc);
    }
    Ok(code)
}

fn read_handlers<'a>(body: &mut Reader<'a>, context: &Context<'_, 'a>, length: u32) -> Parsed<Vec<Handler>> {
    let count = body.count(8)?;
    let mut handlers = Vec::with_capacity(count);
    for _ in 0..count {
        let at = body.pos();
        let (start, end, handler) = (body.u2()?, body.u2()?, body.u2()?);
        if start >= end || u32::from(end) > length || u32::from(handler) >= length {
            return Err(Fail::new(at, ErrorKind::BadExceptionRange));
        }
        let type_at = body.pos();
        let catch_type = body.u2()?;
        if catch_type != 0 {
            let class = context.pool().look_up_class(catch_type);
            class.map_err(|kind| Fail::new(type_at, kind))?;
        }
        handlers.push(Handler { start, end, handler, catch_type });
    }
    Ok(handlers)
}

fn read_code_attribute<'a>(
    mut attribute: Attribute<'a>,
    context: &mut Context<'_, 'a>,
    code: &mut Code<'a>,
) -> Parsed<()> {
    match attribute.name {
        b"LineNumberTable" if context.texts.trusted => {
            code.line_tables.reserve_exact(1);
            code.line_tables.push(attribute.body.rest());
            Ok(())
        }
        b"LineNumberTable" => {
            read_lines(&mut attribute.body, code)?;
            attribute.body.finish(ErrorKind::BadAttributeLength)
        }
        b"LocalVariableTable" => {
            code.variables.reserve_exact(1);
            code.variables.push(attribute.body.clone().rest());
            if context.texts.trusted {
                return Ok(());
            }
            check_local_variables(&mut attribute.body, context, code)?;
            attribute.body.finish(ErrorKind::BadAttributeLength)
        }
        b"StackMapTable" => attribute.set_raw(&mut code.stack_map),
        b"RuntimeVisibleTypeAnnotations" => attribute.set_raw(&mut code.type_annotations),
        _ => Ok(()),
    }
}

fn read_lines(body: &mut Reader<'_>, code: &mut Code<'_>) -> Parsed<()> {
    let count = body.count(4)?;
    code.lines.reserve(count);
    for _ in 0..count {
        let at = body.pos();
        let (pc, line) = (body.u2()?, body.u2()?);
        if usize::from(pc) >= code.code.len() {
            return Err(Fail::new(at, ErrorKind::BadLineNumber));
        }
        code.lines.push((pc, line));
    }
    Ok(())
}

fn check_local_variables<'a>(body: &mut Reader<'a>, context: &mut Context<'_, 'a>, code: &Code<'a>) -> Parsed<()> {
    for _ in 0..body.count(10)? {
        let start_at = body.pos();
        let at = |kind| Fail::new(start_at, kind);
        let (start, length) = (body.u2()?, body.u2()?);
        context.texts.field_name(body.u2()?).map_err(at)?;
        let descriptor = context.texts.field_descriptor(body.u2()?).map_err(at)?;
        let index = body.u2()?;
        let slots = if matches!(descriptor, b"J" | b"D") { 2 } else { 1 };
        if usize::from(start) + usize::from(length) > code.code.len()
            || u32::from(index) + slots > u32::from(code.max_locals)
        {
            return Err(at(ErrorKind::BadLocalVariable));
        }
    }
    Ok(())
}
