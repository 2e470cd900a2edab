//! Calls that listeners want in the code: see `classes/src/weave.rs`.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use rjpf_classfile::opcode::*;

use super::super::stack::{Place, Stack, Ty};
use super::super::*;
use super::{Block, Decoder, Result, ty_of};
use crate::weave::{Intervention, Site, WEAVE_CLASS};
use crate::{Registry, Trust};

/// The interventions that have to do with a method, each with its number, and what is known about it for them.
#[derive(Default)]
pub(super) struct Weaving {
    all: Vec<(usize, &'static Intervention)>,
    /// Locals and fields of the class that hold readings of the clock, or differences of such.
    pub(super) times: Times,
}

#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Times {
    locals: BTreeSet<u16>,
    fields: BTreeSet<&'static [u8]>,
}

impl Weaving {
    pub(super) fn new(registry: &Registry, method: &'static Method) -> Weaving {
        let all = registry.interventions();
        let is_woven = !method.class.name.bytes().starts_with(b"rjpf/vm/");
        let concerns = |&(_, i): &(usize, &'static Intervention)| is_woven && concerns(&i.site, method);
        let all: Vec<_> = all.iter().enumerate().filter(concerns).collect();
        let timed = all.iter().any(|(_, i)| matches!(i.site, Site::TimeCompare));
        let fields = if timed { timed_fields(method) } else { BTreeSet::new() };
        Weaving { all, times: Times { locals: BTreeSet::new(), fields } }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

fn concerns(site: &Site, method: &Method) -> bool {
    match site {
        Site::Line { class, .. } => method.class.name.dotted() == *class,
        Site::LineOfMethod { method: spec, .. }
        | Site::Entry(spec)
        | Site::Parameter { method: spec, .. }
        | Site::Return(spec)
        | Site::Local { method: spec, .. } => spec.matches(method),
        Site::AnyEntry | Site::FieldRead(_) | Site::FieldWrite(_) | Site::Allocation(_) => true,
        Site::TimeCompare => method.class.trust == Trust::User,
    }
}

impl Decoder<'_> {
    /// What runs before the body, in a block of its own: a jump to the body's first instruction passes it by.
    pub(super) fn weave_prologue(&mut self) -> Result<()> {
        let wanted = |site: &Site| matches!(site, Site::Entry(_) | Site::AnyEntry | Site::Parameter { .. });
        let wanted: Vec<_> = self.weaving.all.iter().copied().filter(|(_, i)| wanted(&i.site)).collect();
        if wanted.is_empty() {
            return Ok(());
        }
        (self.current, self.bci, self.stack) = (self.blocks.len(), 0, Stack::new(self.file.max_locals, &[]));
        let (ops, bcis, fixups) = (Vec::new(), Vec::new(), Vec::new());
        self.blocks.push(Block { start: 0, end: 0, entry: None, ops, bcis, fixups, falls_through: true });
        for (id, intervention) in wanted {
            match &intervention.site {
                Site::Parameter { name, .. } => self.weave_parameters(id, name.as_deref())?,
                _ => self.weave_call(id)?,
            }
        }
        self.prologue = self.blocks.pop().map_or_else(Vec::new, |block| block.ops);
        Ok(())
    }

    fn weave_parameters(&mut self, id: usize, wanted: Option<&str>) -> Result<()> {
        let mut at = u16::from(!self.method.is_static());
        for &kind in self.method.params {
            let ty = ty_of(kind);
            let is_wanted = wanted.is_none_or(|name| self.is_local_called(name, at, 0).is_some());
            if ty != Ty::Ref && is_wanted {
                self.weave_local(id, kind, at)?;
            }
            at += ty.words();
        }
        Ok(())
    }

    /// A local goes through the call.
    fn weave_local(&mut self, id: usize, kind: BaseType, at: u16) -> Result<()> {
        self.stack.push(ty_of(kind), Place::Local(at));
        self.weave_value(id, kind)?;
        self.store(at, ty_of(kind))
    }

    pub(super) fn weave_before(&mut self, pc: usize) -> Result<()> {
        let op = self.u8(pc);
        self.follow_time(pc, op)?;
        for at in 0..self.weaving.all.len() {
            let (id, intervention) = self.weaving.all[at];
            match &intervention.site {
                Site::Line { line, first, .. } if self.instruction_of(*line, *first) == Some(pc) => {
                    self.weave_call(id)?;
                }
                Site::LineOfMethod { offset, first, .. } => {
                    let line = self.method.line_of(0).map(|line| line.saturating_add(*offset));
                    if line.and_then(|line| self.instruction_of(line, *first)) == Some(pc) {
                        self.weave_call(id)?;
                    }
                }
                Site::Return(_) if matches!(op, IRETURN..=DRETURN) => self.weave_value(id, self.method.ret)?,
                Site::FieldWrite(spec) if matches!(op, PUTFIELD | PUTSTATIC) => {
                    if let Some(kind) = self.field_like(pc, |class, name| spec.matches(class, name))? {
                        self.weave_value(id, kind)?;
                    }
                }
                Site::Local { name, .. } => {
                    if let Some(kind) = self.stored_local(pc, op, name)? {
                        self.weave_value(id, kind)?;
                    }
                }
                Site::Allocation(None) if matches!(op, NEW | NEWARRAY | ANEWARRAY | MULTIANEWARRAY) => {
                    self.weave_call(id)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn weave_after(&mut self, pc: usize, is_time: bool) -> Result<()> {
        let op = self.u8(pc);
        for at in 0..self.weaving.all.len() {
            let (id, intervention) = self.weaving.all[at];
            match &intervention.site {
                Site::FieldRead(spec) if matches!(op, GETFIELD | GETSTATIC) => {
                    if let Some(kind) = self.field_like(pc, |class, name| spec.matches(class, name))? {
                        self.weave_value(id, kind)?;
                    }
                }
                Site::Local { name, .. } if op == IINC => {
                    let local = u16::from(self.u8(pc + 1));
                    if self.is_local_called(name, local, pc).is_some() {
                        self.weave_local(id, BaseType::Int, local)?;
                    }
                }
                Site::Allocation(Some(_)) if op == NEW => self.weave_value(id, BaseType::Ref)?,
                Site::TimeCompare if op == LCMP && is_time => self.weave_value(id, BaseType::Int)?,
                _ => {}
            }
        }
        if is_time
            && op != LCMP
            && let Some(top) = self.stack.entries.last_mut()
        {
            top.is_time = true;
        }
        Ok(())
    }

    /// The first or last instruction of a line of this method.
    fn instruction_of(&self, line: u16, first: bool) -> Option<usize> {
        let starts = (0..self.code.len()).filter(|&pc| self.method.line_of(pc as u16) == Some(line));
        let begin = starts.clone().next()?;
        if first {
            return Some(begin);
        }
        let (mut pc, mut last) = (0, None);
        while pc < self.code.len() {
            if self.method.line_of(pc as u16) == Some(line) {
                last = Some(pc);
            }
            pc += self.length(pc).ok()?;
        }
        last
    }

    /// The type of the field at hand, if it is one of those wanted and no reference.
    fn field_like(&self, pc: usize, is_wanted: impl Fn(&str, &str) -> bool) -> Result<Option<BaseType>> {
        let member = self.pool(self.class_file()?.pool.member(self.u16(pc + 1)))?;
        let (class, name) = (Name::of_static(member.class), Name::of_static(member.name));
        let kind = BaseType::of(member.descriptor);
        let found = self.registry.loaded(self.method.class, class);
        let found = found.and_then(|c| self.registry.find_field(c, name, Name::of_static(member.descriptor)));
        let owner = found.map_or(class, |field| self.registry.class(field.class).name);
        let fits = [class, owner].iter().any(|class| is_wanted(&class.dotted(), &name.display()));
        Ok((fits && kind != BaseType::Ref).then_some(kind))
    }

    /// The type of the local variable of this name that the instruction stores a value in.
    fn stored_local(&self, pc: usize, op: u8, name: &str) -> Result<Option<BaseType>> {
        let local = match op {
            ISTORE..=DSTORE => u16::from(self.u8(pc + 1)),
            ISTORE_0..=DSTORE_3 => u16::from((op - ISTORE_0) % 4),
            WIDE if (ISTORE..=DSTORE).contains(&self.u8(pc + 1)) => self.u16(pc + 2),
            _ => return Ok(None),
        };
        // Its scope begins behind the instruction.
        Ok(self.is_local_called(name, local, pc + self.length(pc)?))
    }

    /// The type of a local variable, if that is its name there.
    fn is_local_called(&self, name: &str, local: u16, pc: usize) -> Option<BaseType> {
        let is_there =
            |start: u16, length: u16| (usize::from(start)..usize::from(start) + usize::from(length)).contains(&pc);
        let mut all = self.local_variables().into_iter();
        let found = all.find(|v| v.index == local && v.name == name.as_bytes() && is_there(v.start, v.length))?;
        Some(BaseType::of(found.descriptor))
    }

    // ---- the calls ----------------------------------------------------------------------------

    fn weave_call(&mut self, id: usize) -> Result<()> {
        self.weave(id, BaseType::Void, "at", "(I)V")
    }

    /// The value on top of the stack goes through the call.
    fn weave_value(&mut self, id: usize, kind: BaseType) -> Result<()> {
        let descriptor = match ty_of(kind) {
            Ty::Int => "(II)I",
            Ty::Long => "(JI)J",
            Ty::Float => "(FI)F",
            Ty::Double => "(DI)D",
            Ty::Ref => "(Ljava/lang/Object;I)Ljava/lang/Object;",
        };
        self.weave(id, kind, "value", descriptor)
    }

    fn weave(&mut self, id: usize, kind: BaseType, name: &str, descriptor: &str) -> Result<()> {
        let class = self.registry.known(WEAVE_CLASS);
        let found = class.methods().iter().copied().find(|m| m.name == name && m.descriptor == descriptor);
        let Some(method) = found else { return self.fail("there is no such call to weave in") };
        self.stack.push(Ty::Int, Place::Const((id << 4) as i32 | kind as i32));
        self.frame_top = self.frame_top.max(self.stack.depth());
        let k = self.call_site(CallKind::Static, class.name, method.name, method.descriptor, 0)?;
        _ = self.calls[k as usize].resolved.set(Target { kind: CallKind::Static, method });
        let d = self.result(method.ret);
        self.frame_top = self.frame_top.max(self.stack.depth());
        self.emit(Op::InvokeStatic { d, k });
        self.registry.interventions()[id].woven.store(true, Ordering::Relaxed);
        Ok(())
    }

    // ---- time ---------------------------------------------------------------------------------

    /// Remembers where a reading of the clock is put.
    fn follow_time(&mut self, pc: usize, op: u8) -> Result<()> {
        if !self.stack.entries.last().is_some_and(|top| top.is_time) {
            return Ok(());
        }
        match op {
            LSTORE => _ = self.weaving.times.locals.insert(u16::from(self.u8(pc + 1))),
            LSTORE_0..=LSTORE_3 => _ = self.weaving.times.locals.insert(u16::from(op - LSTORE_0)),
            PUTFIELD | PUTSTATIC => {
                let member = self.pool(self.class_file()?.pool.member(self.u16(pc + 1)))?;
                self.weaving.times.fields.insert(member.name);
            }
            _ => {}
        }
        Ok(())
    }

    /// Will what the instruction leaves on the stack be a reading of the clock, or made of one?
    pub(super) fn makes_time(&self, pc: usize) -> Result<bool> {
        let op = self.u8(pc);
        let mut top = self.stack.entries.iter().rev();
        Ok(match op {
            INVOKESTATIC => is_clock(self.method, self.u16(pc + 1)),
            LSUB | LADD | LDIV | LMUL | LCMP => top.by_ref().take(2).any(|e| e.is_time),
            LLOAD => self.weaving.times.locals.contains(&u16::from(self.u8(pc + 1))),
            LLOAD_0..=LLOAD_3 => self.weaving.times.locals.contains(&u16::from(op - LLOAD_0)),
            GETFIELD | GETSTATIC => {
                let member = self.pool(self.class_file()?.pool.member(self.u16(pc + 1)))?;
                member.descriptor == b"J" && self.weaving.times.fields.contains(member.name)
            }
            _ => false,
        })
    }
}

fn is_clock(method: &'static Method, index: u16) -> bool {
    let member = method.class.file.and_then(|file| file.pool.member(index).ok());
    member.is_some_and(|m| m.class == b"java/lang/System" && matches!(m.name, b"currentTimeMillis" | b"nanoTime"))
}

/// Fields of the class that some method of it puts a reading of the clock into at once.
fn timed_fields(method: &'static Method) -> BTreeSet<&'static [u8]> {
    let mut found = BTreeSet::new();
    for method in method.class.methods() {
        let Some(code) = method.file.code.as_ref().map(|c| c.code) else { continue };
        let mut pc = 0;
        while let Some(length) = rjpf_classfile::opcode::length(code, pc).ok().filter(|n| *n > 0) {
            let next = pc + length;
            let operand = |at: usize| u16::from_be_bytes([code[at + 1], code[at + 2]]);
            let puts = next + 2 < code.len() && matches!(code[next], PUTFIELD | PUTSTATIC);
            if puts && code[pc] == INVOKESTATIC && is_clock(method, operand(pc)) {
                let member = method.class.file.and_then(|file| file.pool.member(operand(next)).ok());
                found.extend(member.map(|m| m.name));
            }
            pc = next;
            if pc >= code.len() {
                break;
            }
        }
    }
    found
}
