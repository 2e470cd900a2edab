//! The decoder's symbolic operand stack.
//!
//! Loads of locals and constants are not executed when they are pushed but remembered here, and
//! become operands of the op that consumes them. A value is put into its home register only when
//! it must be: at block ends, before its local is overwritten, or as an argument.

use super::Reg;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ty {
    Int,
    Long,
    Float,
    Double,
    Ref,
}

impl Ty {
    pub(super) fn wide(self) -> bool {
        matches!(self, Ty::Long | Ty::Double)
    }
    pub(super) fn words(self) -> u16 {
        1 + u16::from(self.wide())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// In its home register.
    Home,
    /// Still in a local.
    Local(Reg),
    /// A one-word constant not yet loaded.
    Const(i32),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) ty: Ty,
    pub(super) place: Place,
    pub(super) home: Reg,
    /// A reading of the clock, or made of one; followed only for those who weave (`decode/weave.rs`).
    pub(super) is_time: bool,
}

#[derive(Default, Debug)]
pub(super) struct Stack {
    pub(super) entries: Vec<Entry>,
    base: u16,
}

impl Stack {
    pub(super) fn new(base: u16, types: &[Ty]) -> Stack {
        let mut stack = Stack { entries: Vec::new(), base };
        for &ty in types {
            let home = stack.next_home();
            stack.entries.push(Entry { ty, place: Place::Home, home, is_time: false });
        }
        stack
    }

    pub(super) fn next_home(&self) -> Reg {
        self.entries.last().map_or(self.base, |e| e.home + e.ty.words())
    }

    pub(super) fn types(&self) -> Vec<Ty> {
        self.entries.iter().map(|e| e.ty).collect()
    }

    /// Words in use.
    pub(super) fn depth(&self) -> u16 {
        self.next_home() - self.base
    }

    pub(super) fn push(&mut self, ty: Ty, place: Place) -> Reg {
        let home = self.next_home();
        self.entries.push(Entry { ty, place, home, is_time: false });
        home
    }

    pub(super) fn pop(&mut self) -> Option<Entry> {
        self.entries.pop()
    }
}
