//! Arithmetic, conversions and array elements: operands in, one op out.

use super::super::stack::{Entry, Place, Ty};
use super::super::{Op, Reg};
use super::{Decoder, Result};

impl Decoder<'_> {
    pub(super) fn binary(&mut self, ty: Ty, out: Ty, make: fn(Reg, Reg, Reg) -> Op) -> Result<()> {
        let b = self.pop(ty)?;
        let a = self.pop(ty)?;
        let (a, b) = (self.reg(a), self.reg(b));
        let d = self.push(out);
        self.emit(make(d, a, b));
        Ok(())
    }

    /// An int operation with a form for small constant right operands.
    pub(super) fn binary_const(
        &mut self,
        make: fn(Reg, Reg, Reg) -> Op,
        make_const: fn(Reg, Reg, i16) -> Op,
        negate: bool,
    ) -> Result<()> {
        if let Some(Entry { place: Place::Const(v), ty: Ty::Int, .. }) = self.stack.entries.last()
            && let Ok(c) = i16::try_from(if negate { -i64::from(*v) } else { i64::from(*v) })
        {
            self.stack.pop();
            let a = self.pop_reg(Ty::Int)?;
            let d = self.push(Ty::Int);
            self.emit(make_const(d, a, c));
            return Ok(());
        }
        self.binary(Ty::Int, Ty::Int, make)
    }

    pub(super) fn shift_long(&mut self, make: fn(Reg, Reg, Reg) -> Op) -> Result<()> {
        let b = self.pop(Ty::Int)?;
        let a = self.pop(Ty::Long)?;
        let (a, b) = (self.reg(a), self.reg(b));
        let d = self.push(Ty::Long);
        self.emit(make(d, a, b));
        Ok(())
    }

    pub(super) fn unary(&mut self, from: Ty, to: Ty, make: fn(Reg, Reg) -> Op) -> Result<()> {
        let a = self.pop_reg(from)?;
        let d = self.push(to);
        self.emit(make(d, a));
        Ok(())
    }

    pub(super) fn array_load(&mut self, ty: Ty, make: fn(Reg, Reg, Reg) -> Op) -> Result<()> {
        let i = self.pop(Ty::Int)?;
        let a = self.pop(Ty::Ref)?;
        let (a, i) = (self.reg(a), self.reg(i));
        let d = self.push(ty);
        self.emit(make(d, a, i));
        Ok(())
    }

    pub(super) fn array_store(&mut self, ty: Ty, make: fn(Reg, Reg, Reg) -> Op) -> Result<()> {
        let s = self.pop(ty)?;
        let i = self.pop(Ty::Int)?;
        let a = self.pop(Ty::Ref)?;
        let (a, i, s) = (self.reg(a), self.reg(i), self.reg(s));
        self.emit(make(a, i, s));
        Ok(())
    }
}
