//! One alternative for all rows of a table: groups of rows that stand at the same place, and what they come to.
//!
//! The group that is furthest behind runs, frame by frame from the outermost: so groups that parted at a branch
//! meet again behind it, those that left a loop wait for the others, and those that have returned for those that have not. Which
//! group runs first changes nothing but how many rows an op is run for at once.

use std::cmp::Ordering;
use std::sync::Arc;

use rjpf_state::thread::word;
use rjpf_state::{Snapshot, frame, global};
use rustc_hash::{FxHashMap, FxHashSet};

use super::base::{Frame, Place};
use super::constants::Constants;
use super::{Base, Delta, Row, Table};
use crate::invoke::Step;
use crate::transition::Outcome;
use crate::{Stop, Vm};

/// What one row comes to.
#[derive(Clone)]
pub enum Fate {
    /// It has to be run by itself.
    Fallback,
    /// The path is not interesting any more.
    Ignored,
    /// The program has ended with this status, and without an uncaught exception or not.
    Ended { status: i32, normally: bool },
    /// It is at a choice again.
    Choice { row: Row, fingerprint: u128 },
}

/// A row has asked whether a graph was seen before, and went on as if it was not.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    /// The place and the graph.
    pub key: (u64, u128),
    /// The path ends if it was seen.
    pub ignores: bool,
}

/// What the rows of a table come to by one alternative.
pub struct Fates {
    pub fates: Vec<Fate>,
    /// What they have asked, by row, in order.
    pub asks: Vec<(u32, Ask)>,
}

/// Graphs that rows of the table are sure to ask for in this window and that were not known, with the first row.
pub type Asked = FxHashMap<(u64, u128), u32>;

/// Graphs that were seen before the window.
pub type Graphs = FxHashSet<(u64, u128)>;

/// Rows at one place.
#[derive(Default)]
pub(super) struct Group {
    /// Outermost first.
    pub(super) frames: Vec<Frame>,
    /// In order.
    pub(super) rows: Vec<u32>,
    /// Registers with one value in all of them.
    pub(super) constants: Constants,
}

impl Group {
    pub(super) fn top(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a group runs in a frame")
    }

    /// Which of two groups is behind the other.
    fn order(&self, other: &Group) -> Ordering {
        let key = |frame: &Frame| (frame.pc, frame.method.id.0);
        self.frames.iter().map(key).cmp(other.frames.iter().map(key))
    }
}

/// A step in progress.
pub(super) struct Run<'r> {
    pub(super) vm: &'r mut Vm,
    pub(super) delta: &'r mut Delta,
    pub(super) table: &'r mut Table,
    pub(super) asked: &'r mut Asked,
    pub(super) known: &'r Graphs,
    pub(super) base: Arc<Base>,
    /// The machine after the alternative was taken, with no row in it.
    resumed: Snapshot,
    pub(super) fates: Vec<Fate>,
    pub(super) asks: Vec<(u32, Ask)>,
    /// Rows with an answer that is not sure.
    pub(super) has_asked: Vec<bool>,
    pub(super) waiting: Vec<Group>,
    /// What all rows that end come to.
    end: Option<Fate>,
    /// Calls and backward jumps.
    pub(super) burned: u32,
    /// Rows that the op at hand cannot do.
    pub(super) bad: Vec<u32>,
    /// Lists of rows that are not in use.
    pub(super) spare: Vec<Vec<u32>>,
}

impl Vm {
    /// Takes an alternative for all rows of a table.
    pub fn step_table(
        &mut self,
        delta: &mut Delta,
        table: &mut Table,
        index: u32,
        (known, asked): (&Graphs, &mut Asked),
    ) -> Result<Fates, Stop> {
        let base = table.base.clone();
        let rows = table.rows;
        delta.statistics.steps += 1;
        delta.statistics.rows += rows as u64;
        let started = delta.now();
        table.reset();
        self.pages.restore(&base.snapshot);
        delta.statistics.time.backtracking += delta.now() - started;
        self.answer(base.thread, index);
        self.fresh = (0, 0);
        let all_back = || Fates { fates: vec![Fate::Fallback; rows], asks: Vec::new() };
        if !matches!(self.resume_peer(base.thread)?, Step::Reload) {
            return Ok(all_back());
        }
        let (started, compared) = (delta.now(), delta.statistics.time.comparing);
        let Some(group) = self.take_answer(&base, table) else { return Ok(all_back()) };
        let resumed = self.pages.snapshot();
        let mut run = Run {
            vm: self,
            delta,
            table,
            asked,
            known,
            base,
            resumed,
            fates: vec![Fate::Fallback; rows],
            asks: Vec::new(),
            has_asked: vec![false; rows],
            waiting: vec![group],
            end: None,
            burned: 0,
            bad: Vec::new(),
            spare: Vec::new(),
        };
        run.go()?;
        let Run { fates, mut asks, .. } = run;
        let comparing = delta.statistics.time.comparing - compared;
        delta.statistics.time.executing += (delta.now() - started).saturating_sub(comparing);
        asks.sort_by_key(|(row, _)| *row);
        Ok(Fates { fates, asks })
    }

    /// The native method that asked has returned: its result is the same for all rows.
    fn take_answer(&self, base: &Base, table: &mut Table) -> Option<Group> {
        let memory = &self.pages.memory;
        let mut frames = base.frames.clone();
        let top = frames.last_mut()?;
        if memory.get(base.thread.at(word::FP)) != top.fp {
            return None;
        }
        let op = top.code.ops[top.pc as usize];
        let site = &top.code.calls[op.call_site()? as usize];
        top.pc = memory.get(top.fp - frame::PC);
        let end = (top.fp - table.bottom) as usize + top.code.registers as usize;
        table.reach(end);
        let mut constants = Constants::default();
        constants.enter(0..end);
        table.uniform_registers().for_each(|(column, value)| constants.found(column, value));
        if let Some(d) = op.call_result() {
            for at in top.fp + u32::from(d)..top.fp + u32::from(d) + site.ret.words() {
                constants.set((at - table.bottom) as usize, memory.get(at));
            }
        }
        Some(Group { frames, rows: (0..table.rows as u32).collect(), constants })
    }
}

impl Run<'_> {
    /// Runs groups until none is left.
    fn go(&mut self) -> Result<(), Stop> {
        while let Some(mut group) = self.next_group() {
            self.delta.statistics.stretches += 1;
            self.execute(&mut group)?;
        }
        Ok(())
    }

    /// The group that is furthest behind, with all others at the same place.
    fn next_group(&mut self) -> Option<Group> {
        if self.waiting.len() < 2 {
            return self.waiting.pop();
        }
        let least = (0..self.waiting.len()).min_by(|&a, &b| self.waiting[a].order(&self.waiting[b]))?;
        let mut group = self.waiting.swap_remove(least);
        let mut i = 0;
        while i < self.waiting.len() {
            if self.waiting[i].frames == group.frames {
                let mut other = self.waiting.swap_remove(i);
                group.share(&mut other, self.table);
                let all = merged(&group.rows, &other.rows);
                self.spare.extend([std::mem::replace(&mut group.rows, all), other.rows]);
            } else {
                i += 1;
            }
        }
        Some(group)
    }

    /// The op before which a group waits in the frame that this one runs in, or to which one will return there; nobody
    /// waits for it otherwise. It lies behind where the group that is furthest behind stands: so that one can go on.
    pub(super) fn meeting_point(&self, group: &Group) -> u32 {
        let depth = group.frames.len() - 1;
        let here = self.waiting.iter().filter(|other| {
            other.frames.len() > depth
                && other.frames[..depth] == group.frames[..depth]
                && other.frames[depth].method.id == group.frames[depth].method.id
        });
        let comes_to = |other: &Group| other.frames[depth].pc + u32::from(other.frames.len() > depth + 1);
        here.map(comes_to).min().unwrap_or(u32::MAX)
    }

    /// These rows are to be run one by one.
    pub(super) fn fall_back(&mut self, why: &'static str, rows: usize) {
        if rows == 0 {
            return;
        }
        *self.delta.statistics.fallbacks.entry(why).or_default() += rows as u64;
    }

    /// Takes the rows that the op could not do out of the group.
    pub(super) fn drop_bad(&mut self, group: &mut Group, why: &'static str) {
        let bad = std::mem::take(&mut self.bad);
        self.fall_back(why, bad.len());
        group.rows.retain(|row| bad.binary_search(row).is_err());
    }

    // ---- rows in the machine --------------------------------------------------------------------

    /// Brings the machine to where a group is, with one of its rows.
    fn put_group(&mut self, group: &Group, row: usize) {
        let Run { vm, table, base, .. } = self;
        for (i, frame) in group.frames.iter().enumerate() {
            let is_old = base.frames.get(i).is_some_and(|old| old.fp == frame.fp && old.method.id == frame.method.id);
            match i.checked_sub(1).filter(|_| !is_old) {
                Some(caller) => vm.put_frame(frame, group.frames[caller].fp),
                None => vm.pages.memory.set(frame.fp - frame::PC, frame.pc),
            }
            let registers = vm.pages.memory.words_mut(frame.fp, u32::from(frame.code.registers));
            for (register, column) in registers.iter_mut().zip((frame.fp - table.bottom) as usize..) {
                *register = group.value(table, column, row);
            }
        }
        let top = group.frames.last().map_or(0, |frame| frame.fp);
        vm.pages.memory.set(base.thread.at(word::FP), top);
        self.put_heap(row);
    }

    fn put_heap(&mut self, row: usize) {
        let Run { vm, table, base, .. } = self;
        let (memory, rows) = (&mut vm.pages.memory, table.rows);
        for (slot, column) in base.statics.iter().zip(table.statics.chunks_exact(rows)) {
            memory.set(slot.at, column[row]);
        }
        let heap = memory.words_mut(table.start, table.heap_words());
        for (word, column) in heap.iter_mut().zip(table.heap.chunks_exact(rows)) {
            *word = column[row];
        }
        memory.set(global::HEAP_TOP, table.start + table.heap_words());
        memory.set(global::COLLECT_AT, u32::MAX);
    }

    /// All rows of the group call a native method that asks for a choice, with the same arguments.
    pub(super) fn arrive(&mut self, group: &Group, asks: (u32, Vec<u32>)) -> Result<(), Stop> {
        let arrived = self.arrive_in_machine(group, asks);
        self.take_group_out();
        arrived
    }

    /// Other groups read what all rows have in common from the machine: nothing of one row, and nothing that it came to, may
    /// be there.
    fn take_group_out(&mut self) {
        self.vm.pages.restore(&self.resumed);
    }

    fn arrive_in_machine(&mut self, group: &Group, asks: (u32, Vec<u32>)) -> Result<(), Stop> {
        let first = group.rows[0] as usize;
        self.put_group(group, first);
        let thread = self.base.thread;
        let outcome = self.run_on()?;
        let top = group.frames.last().expect("a group runs in a frame");
        let memory = &self.vm.pages.memory;
        let asking = self.vm.frame_at(memory.get(thread.at(word::FP)));
        let same_place = memory.get(top.fp - frame::PC) == top.pc && asking.caller == top.fp;
        if !matches!(outcome, Some(Outcome::Choice(_))) || asking.method.id.0 != asks.0 || !same_place {
            self.fall_back("a choice that comes to something else", group.rows.len());
            return Ok(());
        }
        let frames = group.frames.iter().map(|f| (f.fp, f.method.id.0, f.pc)).collect();
        let place = Place { from: self.base.id, frames, asks };
        let Some(base) = self.base_at(place) else {
            self.fall_back("a state that is not only words", group.rows.len());
            return Ok(());
        };
        for &row in &group.rows {
            let row = row as usize;
            for slot in &base.live {
                let value = group.value(self.table, (slot.at - self.table.bottom) as usize, row);
                self.vm.pages.memory.set(slot.at, value);
            }
            self.put_heap(row);
            let vm = &mut *self.vm;
            let canonical = vm.canonical.as_mut().expect("a frozen machine has canonical forms");
            let fingerprint = canonical.form(&vm.pages)?.fingerprint;
            match self.vm.row_over(self.delta, &base) {
                Some(made) => self.fates[row] = Fate::Choice { row: made, fingerprint },
                None => self.fall_back("a state that is not only words", 1),
            }
        }
        Ok(())
    }

    /// The base at a place, where the machine is.
    fn base_at(&mut self, place: Place) -> Option<Arc<Base>> {
        if let Some(known) = self.delta.places.get(&place) {
            return known.clone();
        }
        let vm = &mut *self.vm;
        vm.canonical.as_mut()?.form(&vm.pages).ok()?;
        // Rows that are at the same place may have written what this one has not.
        let base = vm.base_of_state(self.delta, self.base.statics.clone());
        self.delta.places.insert(place, base.clone());
        base
    }

    /// All rows of the group return from the first frame.
    pub(super) fn end(&mut self, group: &Group) -> Result<(), Stop> {
        // What runs now is the library, which knows nothing of the program: no word of the base leads to an object of the
        // program's, a hook or handler for example. So it can read no static field of the program's classes either.
        if !self.table.library_is_common {
            self.fall_back("an end with static fields of the library that differ", group.rows.len());
            return Ok(());
        }
        let fate = match self.end.take() {
            Some(fate) => fate,
            None => self.run_end(group)?,
        };
        if matches!(fate, Fate::Fallback) {
            self.fall_back("an end that is not the end", group.rows.len());
        }
        for &row in &group.rows {
            self.fates[row as usize] = fate.clone();
        }
        self.end = Some(fate);
        Ok(())
    }

    /// The machine goes on by itself. What it cannot do, and what is more than to come to a choice or to the end, is told
    /// when the turn of the row comes: nothing of it may be left behind before.
    fn run_on(&mut self) -> Result<Option<Outcome>, Stop> {
        let persistent = self.vm.persistent.clone();
        let outcome = self.vm.run_to_choice(self.base.thread);
        self.vm.persistent.take_back(persistent);
        let is_silent = std::mem::take(&mut self.vm.output).is_empty();
        match outcome {
            Ok(outcome) => Ok(Some(outcome).filter(|_| is_silent)),
            Err(Stop::Halted(cause)) => Err(Stop::Halted(cause)),
            Err(_) => Ok(None),
        }
    }

    fn run_end(&mut self, group: &Group) -> Result<Fate, Stop> {
        self.put_group(group, group.rows[0] as usize);
        let outcome = self.run_on()?;
        let normally = self.vm.pages.memory.get(global::UNCAUGHT) == 0;
        self.take_group_out();
        Ok(match outcome {
            Some(Outcome::End(status)) => Fate::Ended { status, normally },
            _ => Fate::Fallback,
        })
    }
}

/// Two ordered lists in one.
fn merged(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut all = Vec::with_capacity(a.len() + b.len());
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        let first = a[i] < b[j];
        all.push(if first { a[i] } else { b[j] });
        i += usize::from(first);
        j += usize::from(!first);
    }
    all.extend_from_slice(&a[i..]);
    all.extend_from_slice(&b[j..]);
    all
}
