//! Jumps: labels, branches, switches and handlers.

use super::CodeBuilder;
use crate::build::BuildError;
use crate::opcode::*;

/// A place in the code that jumps and handlers can name before it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Label(usize);

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Place {
    pc: Option<usize>,
    /// The depth of the stack there, once a jump or the code before it tells.
    depth: Option<i32>,
}

/// An offset to fill in when all labels are placed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gap {
    at: usize,
    from: usize,
    four_bytes: bool,
    label: Label,
}

impl CodeBuilder<'_> {
    pub fn new_label(&mut self) -> Label {
        self.places.push(Place::default());
        Label(self.places.len() - 1)
    }

    /// Puts a label before the next instruction. A label nothing has jumped to yet, behind code
    /// that ends, is taken to start with an empty stack.
    pub fn place(&mut self, label: Label) -> &mut Self {
        if self.depth.is_none() {
            self.depth = self.places.get(label.0).and_then(|it| it.depth);
        }
        self.meet(label);
        let pc = self.code.len();
        match self.places.get_mut(label.0) {
            Some(place) if place.pc.is_none() => place.pc = Some(pc),
            _ => self.pool.fail(BuildError::LabelPlacedTwice),
        }
        self
    }

    /// A conditional jump or `goto`.
    pub fn branch(&mut self, opcode: u8, label: Label) -> &mut Self {
        if !matches!(opcode, IFEQ..=GOTO | IFNULL | IFNONNULL) {
            return self.wrong(opcode);
        }
        self.fixed(opcode);
        let from = self.code.len();
        self.code.push(opcode);
        self.gap(from, label, false);
        self.after(opcode)
    }

    pub fn tableswitch(&mut self, low: i32, cases: &[Label], default: Label) -> &mut Self {
        let last = i32::try_from(cases.len()).ok().and_then(|it| it.checked_sub(1));
        let Some(high) = last.and_then(|last| low.checked_add(last)).filter(|&it| it >= low) else {
            self.pool.fail(BuildError::TooLarge);
            return self;
        };
        let from = self.switch_head(TABLESWITCH, default);
        self.code.extend(low.to_be_bytes());
        self.code.extend(high.to_be_bytes());
        for &case in cases {
            self.gap(from, case, true);
        }
        self.after(TABLESWITCH)
    }

    /// The cases may come in any order but must have distinct keys.
    pub fn lookupswitch(&mut self, cases: &[(i32, Label)], default: Label) -> &mut Self {
        let mut cases = cases.to_vec();
        cases.sort_by_key(|&(key, _)| key);
        let Ok(count) = u32::try_from(cases.len()) else {
            self.pool.fail(BuildError::TooLarge);
            return self;
        };
        let from = self.switch_head(LOOKUPSWITCH, default);
        self.code.extend(count.to_be_bytes());
        for (key, case) in cases {
            self.code.extend(key.to_be_bytes());
            self.gap(from, case, true);
        }
        self.after(LOOKUPSWITCH)
    }

    /// Catches `class`, or everything, from `start` up to `end`. Has to be called before `handler`
    /// is placed, which then starts with the exception on the stack.
    pub fn handler(&mut self, start: Label, end: Label, handler: Label, class: Option<&[u8]>) -> &mut Self {
        let class = class.map_or(0, |class| self.pool.class(class));
        if let Some(place) = self.places.get_mut(handler.0) {
            place.depth = Some(1);
        }
        self.max_depth = self.max_depth.max(1);
        self.handlers.push(([start, end, handler], class));
        self
    }

    pub(super) fn fill_gaps(&mut self) {
        for gap in std::mem::take(&mut self.gaps) {
            // Both are below the code's length, which is far below what an i64 holds.
            let offset = self.placed(gap.label) as i64 - gap.from as i64;
            let fits = match i32::try_from(offset) {
                Ok(offset) if gap.four_bytes => self.fill(gap.at, &offset.to_be_bytes()),
                Ok(offset) => i16::try_from(offset).is_ok_and(|offset| self.fill(gap.at, &offset.to_be_bytes())),
                Err(_) => false,
            };
            if !fits {
                self.pool.fail(BuildError::BranchTooFar);
            }
        }
    }

    fn fill(&mut self, at: usize, bytes: &[u8]) -> bool {
        self.code[at..at + bytes.len()].copy_from_slice(bytes);
        true
    }

    pub(super) fn placed(&mut self, label: Label) -> usize {
        let pc = self.places.get(label.0).and_then(|place| place.pc);
        pc.unwrap_or_else(|| {
            self.pool.fail(BuildError::UnplacedLabel);
            0
        })
    }

    /// Leaves room for the offset of `label` from `from` and notes the stack it gets.
    fn gap(&mut self, from: usize, label: Label, four_bytes: bool) {
        self.meet(label);
        let at = self.code.len();
        self.code.extend(&[0; 4][..if four_bytes { 4 } else { 2 }]);
        self.gaps.push(Gap { at, from, four_bytes, label });
    }

    /// The current depth is also the depth at `label`.
    fn meet(&mut self, label: Label) {
        let pc = self.code.len();
        let Some(place) = self.places.get_mut(label.0) else {
            return self.pool.fail(BuildError::UnplacedLabel);
        };
        if let Some(depth) = self.depth
            && *place.depth.get_or_insert(depth) != depth
        {
            self.pool.fail(BuildError::StackMismatch { pc });
        }
    }

    /// Called where no code falls in: if labels stand here that nothing has jumped to yet, their
    /// stack is taken to be empty.
    pub(super) fn assume_empty(&mut self) -> Option<i32> {
        let pc = Some(self.code.len());
        let here = self.places.iter_mut().filter(|place| place.pc == pc);
        for place in here {
            place.depth = Some(0);
            self.depth = Some(0);
        }
        self.depth
    }

    fn switch_head(&mut self, opcode: u8, default: Label) -> usize {
        self.fixed(opcode);
        let from = self.code.len();
        self.code.push(opcode);
        while !self.code.len().is_multiple_of(4) {
            self.code.push(0);
        }
        self.gap(from, default, true);
        from
    }
}
