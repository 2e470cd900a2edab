//! Registers that have one value in all rows of a group.
//!
//! What follows from such registers alone is computed once, and its column is not written before an op needs it row by row.
//! They are found where rows are merged (registers, fields and elements that are the same in all rows), where an op gives all
//! rows the same, and where a branch leaves one value.

use std::ops::Range;

use super::Table;
use super::run::{Group, Run};

#[derive(Clone, Copy)]
enum Register {
    Varies,
    /// The column may lack the value.
    One {
        value: u32,
        is_written: bool,
    },
}

/// What is known of the registers of a group, by column of the stack.
#[derive(Clone, Default)]
pub(super) struct Constants {
    registers: Vec<Register>,
}

impl Constants {
    /// A frame with these columns is entered, and nothing is known of it.
    pub(super) fn enter(&mut self, columns: Range<usize>) {
        self.registers.truncate(columns.start);
        self.registers.resize(columns.end, Register::Varies);
    }

    /// Back in the frame that ends here.
    pub(super) fn leave(&mut self, end: usize) {
        self.registers.truncate(end);
    }

    #[inline(always)]
    pub(super) fn of(&self, column: usize) -> Option<u32> {
        match self.registers[column] {
            Register::One { value, .. } => Some(value),
            Register::Varies => None,
        }
    }

    /// All rows get this value.
    #[inline(always)]
    pub(super) fn set(&mut self, column: usize, value: u32) {
        self.registers[column] = Register::One { value, is_written: false };
    }

    /// All rows have this value in their column.
    pub(super) fn found(&mut self, column: usize, value: u32) {
        self.registers[column] = Register::One { value, is_written: true };
    }

    /// Each row gets a value of its own.
    #[inline(always)]
    pub(super) fn forget(&mut self, column: usize) {
        self.registers[column] = Register::Varies;
    }

    /// The value that is to be written to the column, if it is not there; it counts as written from now on.
    #[inline(always)]
    fn unwritten(&mut self, column: usize) -> Option<u32> {
        match &mut self.registers[column] {
            Register::One { value, is_written } if !*is_written => {
                *is_written = true;
                Some(*value)
            }
            _ => None,
        }
    }
}

impl Group {
    /// A register is about to be read row by row.
    #[inline(always)]
    pub(super) fn spread(&mut self, table: &mut Table, column: usize) {
        if let Some(value) = self.constants.unwritten(column) {
            table.fill(column, &self.rows, value);
        }
    }

    /// The value of a register in a row.
    pub(super) fn value(&self, table: &Table, column: usize, row: usize) -> u32 {
        self.constants.of(column).unwrap_or_else(|| table.stack[column * table.rows + row])
    }

    /// Another group has come to the same place: what remains known of the rows of both.
    pub(super) fn share(&mut self, other: &mut Group, table: &mut Table) {
        for column in 0..self.constants.registers.len() {
            let both = (self.constants.registers[column], other.constants.registers[column]);
            let joined = match both {
                (Register::Varies, Register::Varies) => continue,
                (Register::One { value, is_written }, Register::One { value: same, is_written: as_well })
                    if value == same =>
                {
                    Register::One { value, is_written: is_written && as_well }
                }
                _ => {
                    self.spread(table, column);
                    other.spread(table, column);
                    Register::Varies
                }
            };
            self.constants.registers[column] = joined;
        }
    }
}

impl Run<'_> {
    /// A branch has looked at these registers: each part of the rows may have one value left.
    pub(super) fn look_again(&self, group: &mut Group, columns: &[usize]) {
        let rows = self.table.rows;
        for &column in columns {
            if group.constants.of(column).is_some() {
                continue;
            }
            let values = &self.table.stack[column * rows..(column + 1) * rows];
            let first = values[group.rows[0] as usize];
            if group.rows.iter().all(|&row| values[row as usize] == first) {
                group.constants.found(column, first);
            }
        }
    }
}
