//! What lies on the ways through a method: may code between two ops read a register?

use super::effect::{Effect, Flow, Use, effect};
use super::liveness::handlers_of;
use super::{Code, Reg};

/// May an op that reads the register run on a way from one op to another, or out of the method? Both ends count.
pub(super) fn may_read(code: &Code, register: Reg, from: u32, to: Option<u32>) -> bool {
    let effects: Vec<Effect> = code.ops.iter().enumerate().map(|(at, &op)| effect(code, at as u32, op)).collect();
    let next: Vec<Vec<usize>> = (0..effects.len()).map(|at| successors(code, &effects[at], at)).collect();
    let ahead = reached(&next, from as usize);
    let behind = to.map(|to| reached(&reversed(&next), to as usize));
    let reads = |effect: &Effect| effect.uses.iter().any(|used| reads(*used, register));
    (0..effects.len()).any(|at| ahead[at] && behind.as_ref().is_none_or(|behind| behind[at]) && reads(&effects[at]))
}

fn reads(used: Use, register: Reg) -> bool {
    match used {
        Use::Word(r) | Use::Ref(r) => r == register,
        Use::Wide(r) => r == register || r + 1 == register,
    }
}

fn successors(code: &Code, effect: &Effect, at: usize) -> Vec<usize> {
    let mut next: Vec<usize> = match effect.flow {
        Flow::Next => vec![at + 1],
        Flow::Jump(to) => vec![to as usize],
        Flow::Branch(to) => vec![at + 1, to as usize],
        Flow::Switch(k) => {
            let switch = &code.switches[k as usize];
            switch.targets.iter().chain([&switch.default]).map(|&to| to as usize).collect()
        }
        Flow::Stop => Vec::new(),
        Flow::Subroutine => code.returns.iter().filter_map(|&bci| code.op_at(bci.into())).collect(),
    };
    if effect.throws {
        next.extend(handlers_of(code, at));
    }
    next.retain(|&to| to < code.ops.len());
    next
}

fn reversed(next: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut before = vec![Vec::new(); next.len()];
    for (at, all) in next.iter().enumerate() {
        all.iter().for_each(|&to| before[to].push(at));
    }
    before
}

/// What can be come to from an op, itself included.
fn reached(next: &[Vec<usize>], from: usize) -> Vec<bool> {
    let mut found = vec![false; next.len()];
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        if found.get(at) == Some(&false) {
            found[at] = true;
            open.extend(&next[at]);
        }
    }
    found
}
