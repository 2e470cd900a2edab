//! Rows side by side: for each word a column with the values of all rows.
//!
//! All rows have one layout. The k-th object of a class (and length) of each row lies at the same address, so that most
//! references are the same in most rows; a row with fewer objects just does not use some of the places.

use std::sync::Arc;

use rjpf_state::canonical::HeapColumns;
use rustc_hash::FxHashMap;

use super::Base;
use super::row::{Row, Shape};

/// Rows of one base in columns.
pub struct Table {
    pub(super) base: Arc<Base>,
    pub(super) rows: usize,
    /// Address of the first word of the heap and of the stack.
    pub(super) start: u32,
    pub(super) bottom: u32,
    /// Column by column.
    pub(super) heap: Vec<u32>,
    pub(super) stack: Vec<u32>,
    pub(super) statics: Vec<u32>,
    /// Columns of the heap with one value in all rows that have the object.
    is_uniform: Vec<bool>,
    /// All rows have the same values in the static fields of the library, and none leads to an object of theirs.
    pub(super) library_is_common: bool,
    before: Before,
    /// Columns of the heap that were written in this step.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
    statics_touched: bool,
    /// For each row the last graph that was asked for while nothing of the row had changed: the place that asked, the root, and
    /// the fingerprint. It is the same by all alternatives.
    pub(super) unchanged: Vec<Option<((u64, u32), u128)>>,
}

/// The columns before the step.
struct Before {
    heap: Vec<u32>,
    live: Vec<u32>,
    statics: Vec<u32>,
    /// Values that all rows have in a register or static field, and columns of the heap that are uniform.
    live_values: Vec<Option<u32>>,
    static_values: Vec<Option<u32>>,
    is_uniform: Vec<bool>,
    library_is_common: bool,
}

/// Where the rows of one shape have their words.
struct Placement {
    /// Address of each object.
    objects: Vec<u32>,
    /// Column of each word.
    words: Vec<u32>,
}

impl Table {
    /// Puts rows of one base together.
    pub fn new(rows: &[&Row], start: u32) -> Table {
        let base = rows[0].base.clone();
        let count = rows.len();
        let (placements, words) = place(rows, start);
        let mut heap = vec![0; words as usize * count];
        let mut live = vec![0; base.live.len() * count];
        let mut statics = vec![0; base.statics.len() * count];
        for (r, row) in rows.iter().enumerate() {
            let placement = &placements[&Arc::as_ptr(&row.shape)];
            let address = |word: u32| word.checked_sub(start).map_or(word, |number| placement.objects[number as usize]);
            let (slots, objects) = row.words.split_at(base.live.len() + base.statics.len());
            let (in_frames, in_classes) = slots.split_at(base.live.len());
            for (i, (slot, &word)) in base.live.iter().zip(in_frames).enumerate() {
                live[i * count + r] = if slot.is_ref { address(word) } else { word };
            }
            for (i, (slot, &word)) in base.statics.iter().zip(in_classes).enumerate() {
                statics[i * count + r] = if slot.is_ref { address(word) } else { word };
            }
            for (&column, &word) in placement.words.iter().zip(objects) {
                heap[column as usize * count + r] = word;
            }
            for &at in &row.shape.refs {
                heap[placement.words[at as usize] as usize * count + r] = address(objects[at as usize]);
            }
        }
        let live_values = live.chunks_exact(count).map(one_value).collect();
        let static_values: Vec<Option<u32>> = statics.chunks_exact(count).map(one_value).collect();
        let is_uniform: Vec<bool> = heap.chunks_exact(count).map(|column| one_value(column).is_some()).collect();
        let library_is_common = base
            .statics
            .iter()
            .zip(&static_values)
            .all(|(slot, value)| !slot.of_library || value.is_some_and(|value| !(slot.is_ref && value >= start)));
        let before = Before { heap, live, statics, live_values, static_values, is_uniform, library_is_common };
        let bottom = base.thread.stack_base();
        let mut table = Table {
            base,
            rows: count,
            start,
            bottom,
            heap: before.heap.clone(),
            stack: Vec::new(),
            statics: before.statics.clone(),
            is_uniform: before.is_uniform.clone(),
            library_is_common,
            is_touched: vec![false; words as usize],
            before,
            touched: Vec::new(),
            statics_touched: false,
            unchanged: vec![None; count],
        };
        table.reset();
        table
    }

    pub fn rows(&self) -> usize {
        self.rows
    }

    /// All columns are as they were before the step.
    pub(super) fn reset(&mut self) {
        let rows = self.rows;
        self.heap.truncate(self.before.heap.len());
        self.is_touched.truncate(self.before.is_uniform.len());
        self.is_uniform.truncate(self.before.is_uniform.len());
        for column in self.touched.drain(..) {
            let (from, to) = (column as usize * rows, (column as usize + 1) * rows);
            if to <= self.before.heap.len() {
                self.heap[from..to].copy_from_slice(&self.before.heap[from..to]);
                self.is_touched[column as usize] = false;
                self.is_uniform[column as usize] = self.before.is_uniform[column as usize];
            }
        }
        if std::mem::take(&mut self.statics_touched) {
            self.statics.copy_from_slice(&self.before.statics);
            self.library_is_common = self.before.library_is_common;
        }
        let base = self.base.clone();
        for (i, slot) in base.live.iter().enumerate() {
            let column = (slot.at - self.bottom) as usize;
            self.reach(column + 1);
            let values = &self.before.live[i * rows..(i + 1) * rows];
            self.stack[column * rows..(column + 1) * rows].copy_from_slice(values);
        }
    }

    /// Makes sure that the stack has so many columns.
    pub(super) fn reach(&mut self, columns: usize) {
        if self.stack.len() < columns * self.rows {
            self.stack.resize((columns + 64) * self.rows, 0);
        }
    }

    /// The address of so many new words, all zero.
    pub(super) fn allocate(&mut self, words: u32) -> u32 {
        let at = self.start + (self.heap.len() / self.rows) as u32;
        self.heap.resize(self.heap.len() + words as usize * self.rows, 0);
        self.is_touched.resize(self.is_touched.len() + words as usize, false);
        self.is_uniform.resize(self.is_touched.len(), true);
        at
    }

    /// Is this word of the heap the same in all rows that have the object?
    pub(super) fn is_uniform(&self, at: u32) -> bool {
        self.is_uniform[(at - self.start) as usize]
    }

    /// The registers that had one value in all rows before the step, by column of the stack.
    pub(super) fn uniform_registers(&self) -> impl Iterator<Item = (usize, u32)> {
        let slots = self.base.live.iter().zip(&self.before.live_values);
        slots.filter_map(|(slot, value)| Some(((slot.at - self.bottom) as usize, (*value)?)))
    }

    /// The value that a static field has in all rows, unless one was written in this step.
    pub(super) fn uniform_static(&self, index: usize) -> Option<u32> {
        self.before.static_values[index].filter(|_| !self.statics_touched)
    }

    /// Writes a value to a column of the stack for these rows.
    pub(super) fn fill(&mut self, column: usize, rows: &[u32], value: u32) {
        let values = &mut self.stack[column * self.rows..(column + 1) * self.rows];
        if rows.len() == values.len() {
            return values.fill(value);
        }
        rows.iter().for_each(|&row| values[row as usize] = value);
    }

    pub(super) fn heap_words(&self) -> u32 {
        (self.heap.len() / self.rows) as u32
    }

    /// A column of the heap is about to be written.
    #[inline(always)]
    pub(super) fn touch(&mut self, column: u32) {
        if !self.is_touched[column as usize] {
            self.is_touched[column as usize] = true;
            self.is_uniform[column as usize] = false;
            self.touched.push(column);
        }
    }

    pub(super) fn set(&mut self, at: u32, row: usize, value: u32) {
        let column = at - self.start;
        self.touch(column);
        self.heap[column as usize * self.rows + row] = value;
    }

    /// Which rows have an object whose words are not those from before the step. New objects are beside the point: none
    /// of the old ones leads to them without a change.
    pub(super) fn changed(&self) -> Vec<bool> {
        let (rows, before) = (self.rows, &self.before.heap);
        let mut changed = vec![false; rows];
        for &column in &self.touched {
            let column = column as usize * rows..(column as usize + 1) * rows;
            let Some(old) = before.get(column.clone()) else { continue };
            for ((changed, new), old) in changed.iter_mut().zip(&self.heap[column]).zip(old) {
                *changed |= new != old;
            }
        }
        changed
    }

    /// Was the object there before the step?
    pub(super) fn is_old(&self, at: u32) -> bool {
        at >= self.start && ((at - self.start) as usize) < self.before.heap.len() / self.rows
    }

    /// A static field is about to be written.
    pub(super) fn touch_static(&mut self, index: usize) {
        self.statics_touched = true;
        self.library_is_common &= !self.base.statics[index].of_library;
    }

    pub(super) fn columns(&self) -> HeapColumns<'_> {
        HeapColumns { words: &self.heap, rows: self.rows, start: self.start }
    }

    #[inline(always)]
    pub(super) fn set_in_stack(&mut self, at: u32, row: usize, value: u32) {
        self.stack[(at - self.bottom) as usize * self.rows + row] = value;
    }

    #[inline(always)]
    pub(super) fn in_stack(&self, at: u32, row: usize) -> u32 {
        self.stack[(at - self.bottom) as usize * self.rows + row]
    }
}

fn one_value(column: &[u32]) -> Option<u32> {
    column.first().copied().filter(|first| column.iter().all(|word| word == first))
}

/// Gives each object of each shape its place. Also the number of words.
fn place(rows: &[&Row], start: u32) -> (FxHashMap<*const Shape, Placement>, u32) {
    let mut placements: FxHashMap<*const Shape, Placement> = FxHashMap::default();
    // Addresses of the objects of one class and length.
    let mut places: FxHashMap<(u32, u32), Vec<u32>> = FxHashMap::default();
    let mut top = start;
    for row in rows {
        let shape = &row.shape;
        if placements.contains_key(&Arc::as_ptr(shape)) {
            continue;
        }
        let mut used: FxHashMap<(u32, u32), usize> = FxHashMap::default();
        let mut placement = Placement { objects: Vec::new(), words: Vec::with_capacity(shape.words()) };
        for (i, kind) in shape.objects.iter().enumerate() {
            let (nth, known) = (used.entry(*kind).or_default(), places.entry(*kind).or_default());
            let words = shape.starts[i + 1] - shape.starts[i];
            if known.len() == *nth {
                known.push(top);
                top += words;
            }
            placement.objects.push(known[*nth]);
            placement.words.extend((0..words).map(|word| known[*nth] - start + word));
            *nth += 1;
        }
        placements.insert(Arc::as_ptr(shape), placement);
    }
    (placements, top - start)
}
