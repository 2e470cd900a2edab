//! Frame maps: which registers matter at an op, and which of them are references.
//!
//! One backward dataflow over the ops answers both: a register is live if some later op reads it,
//! and it is a reference if that op reads a reference (copies pass the question on). Verified code
//! cannot disagree on the kind. Dead registers are neither garbage-collection roots nor part of a
//! fingerprint, so two states that differ only in dead variables are one state.

use std::sync::{Arc, PoisonError};

use super::effect::{Flow, Use, effect};
use super::subroutine::Callers;
use super::{Code, Reg};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveSlot {
    pub reg: Reg,
    pub is_ref: bool,
}

/// The live registers of a frame, in register order.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct FrameMap {
    /// Live when the op is about to run (again).
    pub before: Box<[LiveSlot]>,
    /// Live while a call made by the op is in progress: its arguments are consumed.
    pub during: Box<[LiveSlot]>,
}

pub(super) const DEAD: u8 = 0;
const WORD: u8 = 1;
const REF: u8 = 2;

/// The solved dataflow of a method and the maps asked for so far: a pure function of the code.
#[derive(Default)]
pub(crate) struct MapCache {
    /// `ops.len() * registers` kinds: what is live before each op.
    live: Option<Box<[u8]>>,
    maps: std::collections::HashMap<u32, Arc<FrameMap>>,
    /// Of code with subroutines.
    callers: Option<Callers>,
}

/// The map of an op. In a subroutine it depends on where that returns to, which the frame's registers say.
pub(super) fn frame_map(code: &Code, pc: u32, register: impl Fn(Reg) -> u32) -> Arc<FrameMap> {
    let mut cache = code.maps.lock().unwrap_or_else(PoisonError::into_inner);
    if code.has_subroutines() {
        let cache = &mut *cache;
        let live = cache.live.get_or_insert_with(|| solve(code));
        let callers = cache.callers.get_or_insert_with(|| Callers::solve(code, live));
        return callers.frame_map(code, pc, register);
    }
    if let Some(map) = cache.maps.get(&pc) {
        return map.clone();
    }
    let live = cache.live.get_or_insert_with(|| solve(code));
    let map = Arc::new(build(code, live, pc as usize));
    cache.maps.insert(pc, map.clone());
    map
}

fn build(code: &Code, live: &[u8], pc: usize) -> FrameMap {
    let n = code.registers as usize;
    let mut during = vec![DEAD; n];
    let e = effect(code, pc as u32, code.ops[pc]);
    flow_in(code, live, pc, e.flow, &mut during);
    if let Some((d, wide)) = e.def {
        kill(&mut during, d, wide);
    }
    if e.throws {
        handlers_in(code, live, pc, &mut during);
    }
    map_of(code, &live[pc * n..][..n], &during)
}

/// The map that says what is live before an op and during a call that it makes.
pub(super) fn map_of(code: &Code, before: &[u8], during: &[u8]) -> FrameMap {
    let mut during = slots(during);
    let mut before = slots(before);
    if let Some(reg) = code.lock_register {
        before.push(LiveSlot { reg, is_ref: true });
        during.push(LiveSlot { reg, is_ref: true });
    }
    FrameMap { before: before.into(), during: during.into() }
}

fn slots(kinds: &[u8]) -> Vec<LiveSlot> {
    let live = kinds.iter().enumerate().filter(|&(_, &k)| k != DEAD);
    live.map(|(r, &k)| LiveSlot { reg: r as Reg, is_ref: k == REF }).collect()
}

pub(super) fn kill(kinds: &mut [u8], reg: Reg, wide: bool) {
    kinds[reg as usize] = DEAD;
    if wide {
        kinds[reg as usize + 1] = DEAD;
    }
}

pub(super) fn join(into: &mut [u8], from: &[u8]) {
    for (a, &b) in into.iter_mut().zip(from) {
        *a = (*a).max(b);
    }
}

/// Joins what is live after the op at `pc`, along its normal successors.
fn flow_in(code: &Code, live: &[u8], pc: usize, flow: Flow, out: &mut [u8]) {
    let n = code.registers as usize;
    let mut at = |t: usize| {
        if let Some(row) = live.get(t * n..(t + 1) * n) {
            join(out, row);
        }
    };
    match flow {
        Flow::Next => at(pc + 1),
        Flow::Jump(t) => at(t as usize),
        Flow::Branch(t) => {
            at(pc + 1);
            at(t as usize);
        }
        Flow::Switch(k) => {
            let switch = &code.switches[k as usize];
            at(switch.default as usize);
            switch.targets.iter().for_each(|&t| at(t as usize));
        }
        Flow::Stop => {}
        // A subroutine may return behind any jsr.
        Flow::Subroutine => code.returns.iter().filter_map(|&bci| code.op_at(bci.into())).for_each(at),
    }
}

fn handlers_in(code: &Code, live: &[u8], pc: usize, out: &mut [u8]) {
    let n = code.registers as usize;
    for target in handlers_of(code, pc) {
        join_handler(code, &live[target * n..][..n], out);
    }
}

/// The first ops of the handlers that the op at `pc` may throw to.
pub(super) fn handlers_of(code: &Code, pc: usize) -> impl Iterator<Item = usize> + '_ {
    code.handlers_at(pc as u32).map(|h| h.target as usize)
}

/// Joins what is live at a handler, which is given the exception.
pub(super) fn join_handler(code: &Code, row: &[u8], out: &mut [u8]) {
    for (r, (a, &b)) in out.iter_mut().zip(row).enumerate() {
        if r != code.exception_register as usize {
            *a = (*a).max(b);
        }
    }
}

fn solve(code: &Code) -> Box<[u8]> {
    let n = code.registers as usize;
    let mut live = vec![DEAD; code.ops.len() * n];
    let effects: Vec<_> = code.ops.iter().enumerate().map(|(at, &op)| effect(code, at as u32, op)).collect();
    let mut row = vec![DEAD; n];
    loop {
        let mut changed = false;
        for (pc, e) in effects.iter().enumerate().rev() {
            row.fill(DEAD);
            flow_in(code, &live, pc, e.flow, &mut row);
            apply(e, &mut row);
            if e.throws {
                handlers_in(code, &live, pc, &mut row);
            }
            let old = &mut live[pc * n..][..n];
            if old != &row[..] {
                old.copy_from_slice(&row);
                changed = true;
            }
        }
        if !changed {
            return live.into();
        }
    }
}

pub(super) fn apply(e: &super::Effect, row: &mut [u8]) {
    let copied = e.def.map_or(DEAD, |(d, _)| row[d as usize]);
    if let Some((d, wide)) = e.def {
        kill(row, d, wide);
    }
    for &used in &e.uses {
        match used {
            Use::Word(r) if e.copy => row[r as usize] = row[r as usize].max(copied),
            Use::Wide(r) if e.copy && copied == DEAD => _ = r,
            Use::Word(r) => row[r as usize] = row[r as usize].max(WORD),
            Use::Ref(r) => row[r as usize] = REF,
            Use::Wide(r) => {
                row[r as usize] = row[r as usize].max(WORD);
                row[r as usize + 1] = row[r as usize + 1].max(WORD);
            }
        }
    }
}
