//! The symbolic operand stack: values stay where they are until an op needs them in a register.

use super::super::stack::{Entry, Place, Ty};
use super::super::{BaseType, Op, Reg};
use super::{Decoder, Result};

impl Decoder<'_> {
    pub(super) fn emit(&mut self, op: Op) {
        let bci = self.bci as u16;
        let block = &mut self.blocks[self.current];
        block.ops.push(op);
        block.bcis.push(bci);
    }

    pub(super) fn load_into(&mut self, d: Reg, entry: Entry) {
        match entry.place {
            Place::Home if entry.home == d => {}
            Place::Home => self.emit_move(d, entry.home, entry.ty),
            Place::Local(s) if s == d => {}
            Place::Local(s) => self.emit_move(d, s, entry.ty),
            Place::Const(v) => self.emit(Op::Const { d, v }),
        }
    }

    pub(super) fn emit_move(&mut self, d: Reg, s: Reg, ty: Ty) {
        self.emit(if ty.wide() { Op::Move2 { d, s } } else { Op::Move { d, s } });
    }

    /// The register that holds a popped entry.
    pub(super) fn reg(&mut self, entry: Entry) -> Reg {
        match entry.place {
            Place::Home => entry.home,
            Place::Local(s) => s,
            Place::Const(v) => {
                self.emit(Op::Const { d: entry.home, v });
                entry.home
            }
        }
    }

    /// The register of a popped int that is about to be stored as, or returned as, a smaller type:
    /// verified code may leave more bits in it than the type has (JVMS putfield, putstatic, ireturn).
    /// The JDK's own code is known not to.
    pub(super) fn narrowed(&mut self, entry: Entry, kind: BaseType) -> Reg {
        let fits = |v: i32| match kind {
            BaseType::Boolean => v == v & 1,
            BaseType::Byte => v == i32::from(v as i8),
            BaseType::Char => v == i32::from(v as u16),
            BaseType::Short => v == i32::from(v as i16),
            _ => true,
        };
        let known = match entry.place {
            Place::Const(v) => fits(v),
            _ => self.method.class.module.is_some(),
        };
        let a = self.reg(entry);
        let d = entry.home;
        match kind {
            _ if known => return a,
            BaseType::Boolean => self.emit(Op::IAndC { d, a, c: 1 }),
            BaseType::Byte => self.emit(Op::I2B { d, a }),
            BaseType::Char => self.emit(Op::I2C { d, a }),
            BaseType::Short => self.emit(Op::I2S { d, a }),
            _ => return a,
        }
        d
    }

    pub(super) fn spill(&mut self, at: usize) {
        let entry = self.stack.entries[at];
        self.load_into(entry.home, entry);
        self.stack.entries[at].place = Place::Home;
    }

    pub(super) fn spill_all(&mut self) {
        for at in 0..self.stack.entries.len() {
            self.spill(at);
        }
    }

    /// Saves pending loads of local registers `n .. n + words` before they are overwritten.
    pub(super) fn spill_aliases(&mut self, n: Reg, words: u16) -> bool {
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

    pub(super) fn pop(&mut self, ty: Ty) -> Result<Entry> {
        match self.stack.pop() {
            Some(entry) if entry.ty == ty => Ok(entry),
            Some(entry) => self.fail(format!("expected {ty:?} on the stack, found {:?}", entry.ty)),
            None => self.fail("the operand stack underflows"),
        }
    }

    pub(super) fn pop_any(&mut self) -> Result<Entry> {
        match self.stack.pop() {
            Some(entry) => Ok(entry),
            None => self.fail("the operand stack underflows"),
        }
    }

    pub(super) fn pop_reg(&mut self, ty: Ty) -> Result<Reg> {
        let entry = self.pop(ty)?;
        Ok(self.reg(entry))
    }

    pub(super) fn push(&mut self, ty: Ty) -> Reg {
        self.stack.push(ty, Place::Home)
    }

    pub(super) fn local(&self, n: u16, ty: Ty) -> Result<Reg> {
        if n + ty.words() > self.file.max_locals {
            return self.fail("a local beyond max_locals");
        }
        Ok(n)
    }

    pub(super) fn load(&mut self, n: u16, ty: Ty) -> Result<()> {
        let reg = self.local(n, ty)?;
        self.stack.push(ty, Place::Local(reg));
        Ok(())
    }

    pub(super) fn store(&mut self, n: u16, ty: Ty) -> Result<()> {
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
}
