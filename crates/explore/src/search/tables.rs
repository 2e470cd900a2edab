//! The tables of a window, and the machines that run them.
//!
//! What a table comes to depends on its rows and on the graphs that were seen before the window, not on who runs it or which
//! rows are in other tables. So the rows of a base are split among as many machines as there are, and what they come to is
//! taken up in the order of the rows: the number of workers does not show.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::Builder;

use rjpf_vm::delta::{Ask, Asked, Delta, Fate, Fates, Graphs, Row, Table};
use rjpf_vm::{Stop, Vm};

use super::crew::STACK_BYTES;
use crate::fault;
use crate::machine::Machine;

/// Rows that are worth a machine of their own, as a multiple of those that are worth a table.
const PART: usize = 16;

/// The fates of one table of a window, alternative by alternative.
pub(super) struct Steps {
    fates: Vec<Fates>,
    /// How many of its asks each alternative has come past.
    past: Vec<usize>,
}

impl Steps {
    /// The fate of a row and what it has asked before.
    pub(super) fn take(&mut self, row: usize, index: usize) -> (Fate, Vec<Ask>) {
        let of = &mut self.fates[index];
        let asks = &of.asks[self.past[index]..];
        let end = asks.partition_point(|(asked_by, _)| *asked_by as usize <= row);
        let asks = asks[..end].iter().filter(|(by, _)| *by as usize == row).map(|(_, ask)| *ask).collect();
        self.past[index] += end;
        (std::mem::replace(&mut of.fates[row], Fate::Ignored), asks)
    }
}

/// A machine that runs tables for the one that searches.
pub(super) struct Helper<M> {
    machine: M,
    pub(super) delta: Delta,
}

/// Everybody who runs tables: the machine that searches is the first.
pub(super) struct Helpers<M> {
    others: Vec<Helper<M>>,
    /// There will be no more.
    complete: bool,
}

impl<M: Machine> Helpers<M> {
    pub(super) fn none() -> Helpers<M> {
        Helpers { others: Vec::new(), complete: false }
    }

    /// Machines in all.
    pub(super) fn machines(&self) -> usize {
        1 + self.others.len()
    }

    /// Makes machines until there are so many in all.
    pub(super) fn hire(&mut self, machine: &M, delta: &Delta, wanted: usize) -> Result<(), Stop> {
        while !self.complete && self.machines() < wanted {
            match machine.sibling()? {
                Some(machine) => self.others.push(Helper { machine, delta: delta.sibling() }),
                None => self.complete = true,
            }
        }
        Ok(())
    }

    /// Those rows of a base that make a table each, if so many are worth one.
    pub(super) fn split<'n>(&self, members: &'n [usize], fewest: usize) -> impl Iterator<Item = &'n [usize]> {
        let parts = (members.len() / (PART * fewest)).clamp(1, self.machines());
        members.chunks(members.len().div_ceil(parts))
    }

    /// Runs all alternatives of all tables.
    pub(super) fn run(&mut self, vm: &mut Vm, delta: &mut Delta, tables: &[Vec<&Row>]) -> Result<Vec<Steps>, Stop> {
        // Everybody looks the same graphs up; they are changed when fates are taken up.
        let known = std::mem::take(&mut vm.persistent.graphs);
        let run = if self.others.is_empty() || tables.len() < 2 {
            tables.iter().map(|rows| run_table(vm, delta, rows, &known)).collect()
        } else {
            self.run_together(vm, delta, tables, &known)
        };
        vm.persistent.graphs = known;
        run
    }

    fn run_together(
        &mut self,
        vm: &mut Vm,
        delta: &mut Delta,
        tables: &[Vec<&Row>],
        known: &Graphs,
    ) -> Result<Vec<Steps>, Stop> {
        let next = &AtomicUsize::new(0);
        let work = move |vm: &mut Vm, delta: &mut Delta| {
            let mut done = Vec::new();
            loop {
                let table = next.fetch_add(1, Ordering::Relaxed);
                let Some(rows) = tables.get(table) else { return done };
                done.push((table, fault::caught(|| run_table(vm, delta, rows, known))));
            }
        };
        let mut done = std::thread::scope(|scope| {
            let mut threads = Vec::new();
            for Helper { machine, delta } in &mut self.others {
                let Some(vm) = machine.vm_mut() else { continue };
                let helps = move || work(vm, delta);
                match Builder::new().name("tables".into()).stack_size(STACK_BYTES).spawn_scoped(scope, helps) {
                    Ok(thread) => threads.push(thread),
                    // There are fewer, then.
                    Err(e) => tracing::warn!("a worker did not start: {e}"),
                }
            }
            let mut done = work(vm, delta);
            for thread in threads {
                done.extend(thread.join().unwrap_or_default());
            }
            done
        });
        done.sort_unstable_by_key(|(table, _)| *table);
        let steps: Vec<Steps> = done.into_iter().map(|(_, steps)| steps).collect::<Result<_, _>>()?;
        if steps.len() < tables.len() {
            return Err(Stop::Internal("a worker has lost a table".into()));
        }
        Ok(steps)
    }

    /// The search is over: what the others have noted is known to the machine that searched.
    pub(super) fn hand_in(self, machine: &mut M, delta: &mut Delta) {
        for helper in self.others {
            machine.absorb(&helper.machine);
            delta.statistics.add(&helper.delta.statistics);
        }
    }
}

fn run_table(vm: &mut Vm, delta: &mut Delta, rows: &[&Row], known: &Graphs) -> Result<Steps, Stop> {
    let started = delta.now();
    let mut table = Table::new(rows, vm.heap_start());
    delta.statistics.time.merging += delta.now() - started;
    let mut asked = Asked::default();
    let count = rows[0].base.point.count();
    let mut fates = Vec::with_capacity(count as usize);
    for index in 0..count {
        fates.push(vm.step_table(delta, &mut table, index, (known, &mut asked))?);
    }
    Ok(Steps { past: vec![0; fates.len()], fates })
}
