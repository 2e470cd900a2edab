//! Jumps, comparisons, switches and subroutines.

use rjpf_classfile::opcode::*;

use super::super::stack::{Entry, Place, Ty};
use super::super::{Op, Reg};
use super::{Decoder, Result, SHORT_BRANCH_CODE};

impl Decoder<'_> {
    pub(super) fn branch(&mut self, target: usize, op: Op) -> Result<()> {
        self.spill_all();
        let types = self.stack.types();
        let block = self.enter(target, &types)?;
        self.emit(op);
        self.fix(block);
        Ok(())
    }

    /// The op just emitted jumps to `block`.
    pub(super) fn fix(&mut self, block: usize) {
        let current = &mut self.blocks[self.current];
        let at = current.ops.len() - 1;
        current.fixups.push((at, block));
    }

    /// A compare-and-branch with a 16-bit reach; long methods jump around a long jump instead.
    pub(super) fn branch_near(&mut self, target: usize, direct: Op, inverted: Op) -> Result<()> {
        if self.code.len() <= SHORT_BRANCH_CODE {
            return self.branch(target, direct);
        }
        self.spill_all();
        self.emit(inverted);
        self.branch(target, Op::Goto { t: 0 })
    }

    pub(super) fn compare_zero(&mut self, pc: usize, ty: Ty, make: fn(Reg, u32) -> Op) -> Result<()> {
        let a = self.pop_reg(ty)?;
        self.branch(self.target16(pc)?, make(a, 0))
    }

    pub(super) fn compare_ints(&mut self, pc: usize) -> Result<()> {
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

    pub(super) fn compare_refs(&mut self, pc: usize) -> Result<()> {
        let target = self.target16(pc)?;
        let (b, a) = (self.pop(Ty::Ref)?, self.pop(Ty::Ref)?);
        let (a, b) = (self.reg(a), self.reg(b));
        let (eq, ne) = (Op::IfACmpEq { a, b, o: 2 }, Op::IfACmpNe { a, b, o: 2 });
        if self.code[pc] == IF_ACMPEQ { self.branch_near(target, eq, ne) } else { self.branch_near(target, ne, eq) }
    }

    pub(super) fn jsr(&mut self, target: usize, next: usize) -> Result<()> {
        self.spill_all();
        let after = self.stack.types();
        let home = self.stack.push(Ty::Int, Place::Home);
        self.enter(next, &after)?;
        self.returns.push(next as u16);
        self.emit(Op::Const { d: home, v: next as i32 });
        self.branch(target, Op::Goto { t: 0 })
    }

    pub(super) fn switch(&mut self, pc: usize) -> Result<()> {
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
}
