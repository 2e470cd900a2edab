//! `System.arraycopy` over columns.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::code::CallSite;
use rjpf_classes::{BaseType, ClassId};
use rjpf_state::heap::{CLASS_MASK, SHARED};

use super::run::{Group, Run};

impl Run<'_> {
    /// All rows of the group copy elements. Rows that would throw, or publish something, are left to the machine.
    pub(super) fn copy_elements(&mut self, group: &mut Group, site: &CallSite) {
        let fp = group.top().fp;
        let mut stays = Vec::with_capacity(group.rows.len());
        for &row in &group.rows {
            let args: [u32; 5] =
                std::array::from_fn(|i| self.table.in_stack(fp + u32::from(site.args[i]), row as usize));
            if self.copy_row(row as usize, args).is_some() {
                stays.push(row);
            }
        }
        self.fall_back("an array copy of another kind", group.rows.len() - stays.len());
        group.rows = stays;
    }

    pub(super) fn load(&self, at: u32, row: usize) -> u32 {
        if at >= self.table.start { self.table.columns().get(at, row) } else { self.vm.pages.memory.get(at) }
    }

    fn copy_row(&mut self, row: usize, [source, from, target, to, count]: [u32; 5]) -> Option<()> {
        if source == 0 || target < self.table.start {
            return None;
        }
        let (source_class, target_class) = (self.load(source, row), self.load(target, row));
        if (source_class ^ target_class) & CLASS_MASK != 0 {
            return None;
        }
        let element = self.vm.registry.class(ClassId(target_class & CLASS_MASK)).element_type()?;
        let fits = |length: u32, first: u32| first.checked_add(count).is_some_and(|end| end <= length);
        if !fits(self.load(source + 2, row), from) || !fits(self.load(target + 2, row), to) {
            return None;
        }
        if element == BaseType::Ref && target_class & SHARED != 0 {
            return None;
        }
        let backward = source == target && from < to;
        for i in 0..count {
            let i = if backward { count - 1 - i } else { i };
            self.copy_one(
                row,
                element.element_bytes(),
                (source + ARRAY_HEADER, from + i),
                (target + ARRAY_HEADER, to + i),
            );
        }
        Some(())
    }

    /// Copies an element of so many bytes.
    fn copy_one(&mut self, row: usize, bytes: u32, (source, from): (u32, u32), (target, to): (u32, u32)) {
        if bytes >= 4 {
            let words = bytes / 4;
            for word in 0..words {
                let value = self.load(source + from * words + word, row);
                self.table.set(target + to * words + word, row, value);
            }
            return;
        }
        let per_word = 4 / bytes;
        let mask = (1_u32 << (8 * bytes)) - 1;
        let value = self.load(source + from / per_word, row) >> (8 * bytes * (from % per_word)) & mask;
        let (at, shift) = (target + to / per_word, 8 * bytes * (to % per_word));
        let around = self.load(at, row) & !(mask << shift);
        self.table.set(at, row, around | value << shift);
    }
}
