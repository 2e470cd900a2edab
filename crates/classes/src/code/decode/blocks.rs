//! Basic blocks: where they begin, what reaches them, with which types on the stack.

use rjpf_classfile::LocalVariable;
use rjpf_classfile::opcode::*;

use super::super::stack::Ty;
use super::{Block, Decoder, Result};

impl Decoder<'_> {
    pub(super) fn find_blocks(&mut self) -> Result<()> {
        let mut leader = vec![false; self.code.len() + 1];
        leader[0] = true;
        for handler in &self.file.handlers {
            self.mark(&mut leader, handler.handler as usize)?;
        }
        let mut pc = 0;
        let mut starts = vec![false; self.code.len()];
        while pc < self.code.len() {
            starts[pc] = true;
            self.bci = pc;
            let next = pc + self.length(pc)?;
            let op = self.code[pc];
            let mut ends = true;
            match op {
                IFEQ..=JSR | IFNULL | IFNONNULL => self.mark(&mut leader, self.target16(pc)?)?,
                GOTO_W | JSR_W => self.mark(&mut leader, self.target32(pc, 1)?)?,
                TABLESWITCH | LOOKUPSWITCH => {
                    let (_, targets, default) = self.switch_at(pc)?;
                    for t in targets.into_iter().chain([default]) {
                        self.mark(&mut leader, t)?;
                    }
                }
                RET | IRETURN..=RETURN | ATHROW => {}
                WIDE if self.code[pc + 1] == RET => {}
                _ => ends = false,
            }
            if ends {
                leader[next.min(self.code.len())] = true;
            }
            pc = next;
        }
        let mut start = 0;
        for (pc, leads) in leader.into_iter().enumerate().skip(1) {
            if leads || pc == self.code.len() {
                if !starts[start] {
                    return self.fail("a jump into the middle of an instruction");
                }
                self.block_at[start] = Some(self.blocks.len() as u32);
                self.blocks.push(Block {
                    start,
                    end: pc,
                    entry: None,
                    ops: Vec::new(),
                    bcis: Vec::new(),
                    fixups: Vec::new(),
                    falls_through: false,
                });
                start = pc;
            }
        }
        Ok(())
    }

    pub(super) fn mark(&self, leader: &mut [bool], target: usize) -> Result<()> {
        if target >= self.code.len() {
            return self.fail("a jump out of the method");
        }
        leader[target] = true;
        Ok(())
    }

    pub(super) fn local_variables(&self) -> Vec<LocalVariable<'static>> {
        self.method.class.file.map(|file| self.file.local_variables(&file.pool)).unwrap_or_default()
    }

    /// Length of the instruction at `pc`; the class file reader has checked none of this.
    #[inline]
    pub(super) fn length(&self, pc: usize) -> Result<usize> {
        match rjpf_classfile::opcode::plain_length(self.code, pc) {
            Some(length) => Ok(length),
            None => self.other_length(pc),
        }
    }

    fn other_length(&self, pc: usize) -> Result<usize> {
        let n = match rjpf_classfile::opcode::length(self.code, pc) {
            Ok(n) if n > 0 && pc + n <= self.code.len() => n,
            _ => return self.fail("an unknown or truncated instruction"),
        };
        Ok(n)
    }

    pub(super) fn u8(&self, at: usize) -> u8 {
        self.code[at]
    }
    pub(super) fn u16(&self, at: usize) -> u16 {
        u16::from_be_bytes([self.code[at], self.code[at + 1]])
    }
    pub(super) fn i32(&self, at: usize) -> i32 {
        i32::from_be_bytes([self.code[at], self.code[at + 1], self.code[at + 2], self.code[at + 3]])
    }

    pub(super) fn target16(&self, pc: usize) -> Result<usize> {
        self.jump(pc, i64::from(self.u16(pc + 1) as i16))
    }
    pub(super) fn target32(&self, pc: usize, operand: usize) -> Result<usize> {
        self.jump(pc, i64::from(self.i32(pc + operand)))
    }
    pub(super) fn jump(&self, pc: usize, offset: i64) -> Result<usize> {
        match usize::try_from(pc as i64 + offset) {
            Ok(target) if target < self.code.len() => Ok(target),
            _ => self.fail("a jump out of the method"),
        }
    }

    pub(super) fn switch_at(&self, pc: usize) -> Result<(Vec<i32>, Vec<usize>, usize)> {
        let base = (pc + 4) & !3;
        let default = self.target32(pc, base - pc)?;
        let mut keys = Vec::new();
        let mut targets = Vec::new();
        if self.code[pc] == TABLESWITCH {
            let (low, high) = (self.i32(base + 4), self.i32(base + 8));
            for (i, key) in (i64::from(low)..=i64::from(high)).enumerate() {
                keys.push(key as i32);
                targets.push(self.target32(pc, base + 12 + 4 * i - pc)?);
            }
        } else {
            for i in 0..self.i32(base + 4) as usize {
                keys.push(self.i32(base + 8 + 8 * i));
                targets.push(self.target32(pc, base + 12 + 8 * i - pc)?);
            }
        }
        if keys.windows(2).any(|w| w[0] >= w[1]) {
            return self.fail("the keys of a switch are not sorted");
        }
        Ok((keys, targets, default))
    }

    /// Records that control reaches `bci` with these types on the stack.
    pub(super) fn enter(&mut self, bci: usize, types: &[Ty]) -> Result<usize> {
        let Some(Some(index)) = self.block_at.get(bci).copied() else {
            return self.fail("control falls off the end of the code");
        };
        let block = &mut self.blocks[index as usize];
        match &block.entry {
            None => {
                block.entry = Some(types.to_vec());
                self.pending.push(index as usize);
            }
            Some(known) if known.as_slice() == types => {}
            Some(_) => return self.fail("two paths meet with different operand stacks"),
        }
        Ok(index as usize)
    }
}
