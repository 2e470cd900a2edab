//! From blocks to one vector of ops in bytecode order.

use super::super::*;
use super::{Decoder, Result};

impl Decoder<'_> {
    pub(super) fn lay_out(mut self) -> Result<Code> {
        let mut starts = vec![0u32; self.blocks.len()];
        let mut at = self.prologue.len() as u32;
        let prologue = at;
        for (i, block) in self.blocks.iter().enumerate() {
            starts[i] = at;
            at += block.ops.len() as u32;
        }
        let mut ops = std::mem::take(&mut self.prologue);
        let mut bcis = vec![0; ops.len()];
        ops.reserve(at as usize);
        bcis.reserve(at as usize);
        for (i, mut block) in std::mem::take(&mut self.blocks).into_iter().enumerate() {
            self.bci = block.start;
            for &(op, target) in &block.fixups {
                let from = starts[i] + op as u32;
                patch(&mut block.ops[op], from, starts[target])
                    .ok_or(DecodeError { bci: block.start, reason: "a branch is too long".into() })?;
            }
            ops.append(&mut block.ops);
            bcis.append(&mut block.bcis);
        }
        let file = self.file;
        let mut handlers = Vec::with_capacity(file.handlers.len());
        for h in &file.handlers {
            let class = if h.catch_type == 0 { None } else { Some(self.class_ref(h.catch_type)?) };
            let block = self.block_at[h.handler as usize].unwrap_or(0);
            handlers.push(Handler { start: h.start, end: h.end, target: starts[block as usize], class });
        }
        let switches = self.switches.into_iter().map(|(keys, targets, default, dense)| Switch {
            low: if dense { keys.first().copied() } else { None },
            targets: targets.into_iter().map(|b| starts[b]).collect(),
            default: starts[default],
            keys: keys.into(),
        });
        let stack_end = file.max_locals + self.frame_top.max(1);
        let lock_register = self.method.is_synchronized().then_some(stack_end);
        Ok(Code {
            ops: ops.into(),
            bcis: bcis.into(),
            registers: stack_end + 1,
            exception_register: file.max_locals,
            lock_register,
            prologue,
            handlers: handlers.into(),
            returns: self.returns.into(),
            wides: self.wides.into(),
            classes: self.classes.into(),
            fields: self.fields.into(),
            field_bcis: {
                self.field_bcis.sort_unstable();
                self.field_bcis.into()
            },
            calls: self.calls.into(),
            switches: switches.collect(),
            dynamics: self.dynamics.into(),
            arrays: self.arrays.into(),
            maps: Mutex::default(),
        })
    }
}

/// Points a branch at `from` to op index `to`.
fn patch(op: &mut Op, from: u32, to: u32) -> Option<()> {
    use Op::*;
    match op {
        Goto { t }
        | IfEq { t, .. }
        | IfNe { t, .. }
        | IfLt { t, .. }
        | IfGe { t, .. }
        | IfGt { t, .. }
        | IfLe { t, .. }
        | IfNull { t, .. }
        | IfNonNull { t, .. } => *t = to,
        IfICmpEq { o, .. }
        | IfICmpNe { o, .. }
        | IfICmpLt { o, .. }
        | IfICmpGe { o, .. }
        | IfICmpGt { o, .. }
        | IfICmpLe { o, .. }
        | IfICmpEqC { o, .. }
        | IfICmpNeC { o, .. }
        | IfICmpLtC { o, .. }
        | IfICmpGeC { o, .. }
        | IfICmpGtC { o, .. }
        | IfICmpLeC { o, .. }
        | IfACmpEq { o, .. }
        | IfACmpNe { o, .. } => *o = i16::try_from(i64::from(to) - i64::from(from)).ok()?,
        _ => return None,
    }
    Some(())
}
