//! Frame maps of code with subroutines (`jsr` and `ret`, before Java 6).
//!
//! What matters inside a subroutine depends on who called it: behind one `jsr` a register is an exception to
//! be thrown again, behind another it was never written, or is a number. The verifier follows each
//! caller by itself, and so must liveness. So ops are taken once per caller: with what their frame's
//! registers hold of return addresses. Addresses that nobody returns to any more are dropped.

use std::collections::HashMap;
use std::sync::Arc;

use super::effect::{Effect, Flow, effect};
use super::liveness::{DEAD, FrameMap, apply, handlers_of, join, join_handler, kill, map_of};
use super::{Code, Op, Reg};

/// Return addresses in registers, in register order.
type Addresses = Vec<(Reg, u16)>;

/// An op as one caller, or one chain of callers, runs it.
struct Node {
    pc: usize,
    addresses: Addresses,
    next: Vec<usize>,
    handlers: Vec<usize>,
}

pub(super) struct Callers {
    nodes: Vec<Node>,
    /// The nodes of each op.
    of_op: HashMap<usize, Vec<usize>>,
    maps: HashMap<usize, Arc<FrameMap>>,
    /// A row of kinds for each node.
    live: Vec<u8>,
}

impl Callers {
    /// `rough` is what is live if nobody asks for callers: more than really is.
    pub(super) fn solve(code: &Code, rough: &[u8]) -> Callers {
        let effects: Vec<Effect> = code.ops.iter().enumerate().map(|(at, &op)| effect(code, at as u32, op)).collect();
        let mut callers = Callers { nodes: Vec::new(), of_op: HashMap::new(), maps: HashMap::new(), live: Vec::new() };
        callers.node(code, rough, 0, Vec::new());
        let mut done = 0;
        while done < callers.nodes.len() {
            callers.connect(code, rough, &effects[callers.nodes[done].pc], done);
            done += 1;
        }
        callers.live = vec![DEAD; callers.nodes.len() * code.registers as usize];
        callers.flow_back(code, &effects);
        callers
    }

    fn node(&mut self, code: &Code, rough: &[u8], pc: usize, mut addresses: Addresses) -> usize {
        let n = code.registers as usize;
        addresses.retain(|&(reg, _)| rough[pc * n + reg as usize] != DEAD);
        let there = self.of_op.entry(pc).or_default();
        let known = there.iter().copied().find(|&node| self.nodes[node].addresses == addresses);
        known.unwrap_or_else(|| {
            there.push(self.nodes.len());
            self.nodes.push(Node { pc, addresses, next: Vec::new(), handlers: Vec::new() });
            self.nodes.len() - 1
        })
    }

    /// Finds where an op of a caller leads to.
    fn connect(&mut self, code: &Code, rough: &[u8], e: &Effect, at: usize) {
        let (pc, before) = (self.nodes[at].pc, self.nodes[at].addresses.clone());
        let after = addresses_after(code, pc, e, &before);
        let targets: Vec<usize> = match e.flow {
            Flow::Next => vec![pc + 1],
            Flow::Jump(target) => vec![target as usize],
            Flow::Branch(target) => vec![pc + 1, target as usize],
            Flow::Switch(k) => {
                let switch = &code.switches[k as usize];
                switch.targets.iter().chain([&switch.default]).map(|&target| target as usize).collect()
            }
            Flow::Stop => Vec::new(),
            Flow::Subroutine => returns_to(code, pc, &before).into_iter().collect(),
        };
        let there = targets.into_iter().filter(|&target| target < code.ops.len());
        self.nodes[at].next = there.map(|target| self.node(code, rough, target, after.clone())).collect();
        if e.throws {
            let thrown = without(&before, code.exception_register, false);
            let handlers = handlers_of(code, pc);
            self.nodes[at].handlers = handlers.map(|target| self.node(code, rough, target, thrown.clone())).collect();
        }
    }

    fn flow_back(&mut self, code: &Code, effects: &[Effect]) {
        let n = code.registers as usize;
        loop {
            let mut changed = false;
            for at in (0..self.nodes.len()).rev() {
                let e = &effects[self.nodes[at].pc];
                let mut row = self.after(code, at);
                apply(e, &mut row);
                self.join_handlers(code, at, &mut row);
                let old = &mut self.live[at * n..][..n];
                changed |= old != row;
                old.copy_from_slice(&row);
            }
            if !changed {
                return;
            }
        }
    }

    fn row(&self, code: &Code, node: usize) -> &[u8] {
        let n = code.registers as usize;
        &self.live[node * n..][..n]
    }

    fn after(&self, code: &Code, node: usize) -> Vec<u8> {
        let mut row = vec![DEAD; code.registers as usize];
        self.nodes[node].next.iter().for_each(|&next| join(&mut row, self.row(code, next)));
        row
    }

    fn join_handlers(&self, code: &Code, node: usize, row: &mut [u8]) {
        self.nodes[node].handlers.iter().for_each(|&handler| join_handler(code, self.row(code, handler), row));
    }

    /// The map of the op for the caller whose return addresses are in the registers.
    pub(super) fn frame_map(&mut self, code: &Code, pc: u32, register: impl Fn(Reg) -> u32) -> Arc<FrameMap> {
        let nodes = self.of_op.get(&(pc as usize)).map_or(&[][..], Vec::as_slice);
        let called_so = |node: &usize| {
            let addresses = &self.nodes[*node].addresses;
            addresses.iter().all(|&(reg, address)| register(reg) == u32::from(address))
        };
        // The one that knows most: a number that nobody returns to may look like an address.
        let node = nodes.iter().copied().filter(called_so).max_by_key(|&node| self.nodes[node].addresses.len());
        let node = node.expect("a subroutine is left to where it was called from");
        if let Some(map) = self.maps.get(&node) {
            return map.clone();
        }
        let e = effect(code, pc, code.ops[pc as usize]);
        let mut during = self.after(code, node);
        if let Some((d, wide)) = e.def {
            kill(&mut during, d, wide);
        }
        self.join_handlers(code, node, &mut during);
        let map = Arc::new(map_of(code, self.row(code, node), &during));
        self.maps.insert(node, map.clone());
        map
    }
}

/// The op behind the `jsr` whose address a `ret` takes.
fn returns_to(code: &Code, pc: usize, addresses: &Addresses) -> Option<usize> {
    let Op::Ret { a } = code.ops[pc] else { return None };
    let &(_, address) = addresses.iter().find(|&&(reg, _)| reg == a)?;
    code.op_at(address.into())
}

fn addresses_after(code: &Code, pc: usize, e: &Effect, before: &Addresses) -> Addresses {
    let Some((d, wide)) = e.def else { return before.clone() };
    let mut after = without(before, d, wide);
    let address = match code.ops[pc] {
        Op::Const { v, .. } => u16::try_from(v).ok().filter(|address| code.returns.contains(address)),
        Op::Move { s, .. } => before.iter().find(|&&(reg, _)| reg == s).map(|&(_, address)| address),
        _ => None,
    };
    after.extend(address.map(|address| (d, address)));
    after.sort_unstable();
    after
}

fn without(addresses: &Addresses, reg: Reg, wide: bool) -> Addresses {
    addresses.iter().copied().filter(|&(held, _)| held != reg && !(wide && held == reg + 1)).collect()
}
