//! Coming to a state that exists by name only: the way from the nearest state at hand is run again.

use std::sync::Arc;

use rjpf_vm::transition::Outcome;
use rjpf_vm::{Persistent, Stop};

use super::machine::{Incremental, Taken};
use super::notebook::open;
use super::tables::{BEHIND, ORIGIN, Record};
use super::way::{Node, Way};
use crate::machine::{Machine, Outlasting};

impl Incremental<'_> {
    /// The node of the state that the search is in.
    pub(super) fn node(&mut self, fingerprint: u128) -> Arc<Node> {
        if let Some(node) = &self.at {
            return node.clone();
        }
        let way = Way::Here(self.jvm.snapshot());
        let node = Node::new(fingerprint, self.jvm.alternatives(), way, self.held);
        self.machine_at = Some(node.clone());
        self.at = Some(node.clone());
        node
    }

    /// Brings the machine into the state that the search is in.
    pub(super) fn come_here(&mut self) -> Result<(), Stop> {
        let Some(node) = self.at.clone() else { return Ok(()) };
        self.taken = None;
        self.go_to(&node)
    }

    /// Is the machine in the state of this node, or can it be brought there without running anything?
    fn is_at(&mut self, node: &Arc<Node>) -> bool {
        if self.machine_at.as_ref().is_some_and(|at| Arc::ptr_eq(at, node)) {
            return true;
        }
        let Way::Here(snapshot) = &*node.way() else { return false };
        self.jvm.restore(snapshot);
        self.machine_at = Some(node.clone());
        true
    }

    pub(super) fn go_to(&mut self, node: &Arc<Node>) -> Result<(), Stop> {
        if self.is_at(node) { Ok(()) } else { self.run_to(node) }
    }

    /// Runs the way from the nearest state at hand.
    #[cold]
    fn run_to(&mut self, node: &Arc<Node>) -> Result<(), Stop> {
        let mut steps = Vec::new();
        let mut at = node.clone();
        while !self.is_at(&at) {
            let before = match &*at.way() {
                // Another worker has come there meanwhile.
                Way::Here(_) => continue,
                Way::From { before, state, record } => {
                    steps.push((at.clone(), *state, *record));
                    before.clone()
                }
                Way::Gone => return Err(Stop::Internal("a state that is in use was dropped".into())),
            };
            at = before;
        }
        for (node, state, record) in steps.into_iter().rev() {
            self.machine_at = None;
            let mut notebook = open(&self.notebook);
            let record = *notebook.known.store.records.get(record);
            notebook.reuse.replayed += u64::from(record.index != BEHIND);
            drop(notebook);
            let (outcome, _) = self.run_apart(state, &record)?;
            if !open(&self.notebook).known.is_as_expected(record.to, &outcome) {
                return Err(lies("a transition leads elsewhere"));
            }
            *node.way() = Way::Here(self.jvm.snapshot());
            self.machine_at = Some(node);
        }
        Ok(())
    }

    /// Brings the machine into the state that the search is in, which the search does not notice.
    pub(super) fn go_apart_from(&mut self, fingerprint: u128) -> Result<(), Stop> {
        let node = self.node(fingerprint);
        self.go_to(&node)?;
        // It is about to leave it.
        self.machine_at = None;
        if self.taken.is_none() {
            self.taken = Some(Taken::default());
        }
        Ok(())
    }

    /// Runs a known transition from the state that the machine is in, with nobody told and nothing noted. With what it
    /// wrote.
    pub(super) fn run_apart(&mut self, state: u32, record: &Record) -> Result<(Outcome, Vec<u8>), Stop> {
        let notebook = open(&self.notebook);
        let store = &notebook.known.store;
        let seen = store.effects.get(record.effects).seen.iter().filter(|(_, answer)| *answer);
        let graphs = seen.map(|&(graph, _)| *store.graphs.get(graph)).collect();
        drop(notebook);
        let scripted = Persistent { graphs, ..Persistent::default() };
        let persistent = std::mem::replace(&mut self.jvm.vm.persistent, scripted);
        let observer = self.jvm.vm.observe(None);
        let outcome = match (state, record.index) {
            (ORIGIN, _) => self.jvm.start(),
            (_, BEHIND) => self.jvm.resume(),
            (_, index) => self.jvm.take(index),
        };
        self.jvm.vm.observe(observer);
        self.jvm.vm.persistent = persistent;
        let output = self.jvm.drain_output();
        Ok((outcome?, output))
    }
}

/// The store says something that is not so.
pub(super) fn lies(what: &str) -> Stop {
    Stop::Internal(format!("the store of an earlier run is wrong: {what}; remove it with 'rjpf store prune'"))
}
