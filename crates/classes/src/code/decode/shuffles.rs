//! The dup and swap family.

use rjpf_classfile::opcode::*;

use super::super::Reg;
use super::super::stack::{Entry, Place};
use super::{Decoder, Result};

impl Decoder<'_> {
    /// The dup and swap family: everything into home registers, then moves.
    pub(super) fn shuffle(&mut self, op: u8) -> Result<()> {
        let top = self.pop_any()?;
        if op == DUP {
            if top.ty.wide() {
                return self.fail("dup of a two-word value");
            }
            return self.dup_one(top);
        }
        if op == DUP2 && top.ty.wide() {
            return self.dup_one(top);
        }
        // How many entries are copied (from the top), and below how many they go.
        let second = if matches!(op, SWAP | DUP_X1 | DUP_X2) || !top.ty.wide() { Some(self.pop_any()?) } else { None };
        let (copied, over): (Vec<Entry>, Vec<Entry>) = match (op, second) {
            (SWAP, Some(s)) => return self.place(&[top, s]),
            (DUP_X1, Some(s)) => (vec![top], vec![s]),
            (DUP_X2, Some(s)) if s.ty.wide() => (vec![top], vec![s]),
            (DUP_X2, Some(s)) => (vec![top], vec![self.pop_any()?, s]),
            (DUP2, Some(s)) => (vec![s, top], vec![]),
            (DUP2_X1, None) => (vec![top], vec![self.pop_any()?]),
            (DUP2_X1, Some(s)) => (vec![s, top], vec![self.pop_any()?]),
            (DUP2_X2, _) => {
                let copied = second.map_or(vec![top], |s| vec![s, top]);
                let third = self.pop_any()?;
                let over = if third.ty.wide() { vec![third] } else { vec![self.pop_any()?, third] };
                (copied, over)
            }
            _ => return self.fail("a malformed dup"),
        };
        let layout: Vec<Entry> = copied.iter().chain(&over).chain(&copied).copied().collect();
        self.place(&layout)
    }

    pub(super) fn dup_one(&mut self, top: Entry) -> Result<()> {
        self.stack.entries.push(top);
        let place = if top.place == Place::Home { Place::Local(top.home) } else { top.place };
        self.stack.push(top.ty, place);
        Ok(())
    }

    /// Pushes `layout`, whose entries were popped, in the given order: the old values are first
    /// moved out of the way above the stack, then down into their new homes.
    pub(super) fn place(&mut self, layout: &[Entry]) -> Result<()> {
        let base = self.stack.next_home();
        let total: u16 = layout.iter().map(|e| e.ty.words()).sum();
        let mut scratch = base + total;
        let mut saved: Vec<(Reg, Entry)> = Vec::new();
        for &entry in layout {
            let in_home = matches!(entry.place, Place::Home)
                || matches!(entry.place, Place::Local(s) if s >= self.file.max_locals);
            if in_home && !saved.iter().any(|(h, _)| *h == entry.home) {
                let s = self.reg(entry);
                self.emit_move(scratch, s, entry.ty);
                saved.push((entry.home, Entry { place: Place::Local(scratch), ..entry }));
                scratch += entry.ty.words();
            }
        }
        self.frame_top = self.frame_top.max(scratch - self.file.max_locals);
        for &entry in layout {
            let moved = saved.iter().find(|(h, _)| *h == entry.home).map(|&(_, e)| e);
            let pushed = self.stack.push(entry.ty, entry.place);
            if let Some(from) = moved {
                self.load_into(pushed, from);
                let last = self.stack.entries.len() - 1;
                self.stack.entries[last].place = Place::Home;
            }
        }
        Ok(())
    }
}
