//! Which registers matter at an op, by how they are read, and which must be in the frame.

use rjpf_classes::code::{Code, Effect, Flow, Reg, Use, effect};

/// A set of registers by how they are used: as words, and as the first of two.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Live {
    words: Vec<u64>,
    wides: Vec<u64>,
}

impl Live {
    fn new(registers: u16) -> Live {
        let empty = vec![0; usize::from(registers) / 64 + 1];
        Live { words: empty.clone(), wides: empty }
    }

    fn join(&mut self, other: &Live) {
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a |= b;
        }
        for (a, b) in self.wides.iter_mut().zip(&other.wides) {
            *a |= b;
        }
    }

    fn define(&mut self, register: Reg, wide: bool) {
        let set = if wide { &mut self.wides } else { &mut self.words };
        remove(set, register);
    }

    fn insert(&mut self, register: Reg, wide: bool) {
        let set = if wide { &mut self.wides } else { &mut self.words };
        set[usize::from(register) / 64] |= 1 << (register % 64);
    }

    fn meet(&mut self, other: &Live) {
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a &= b;
        }
        for (a, b) in self.wides.iter_mut().zip(&other.wides) {
            *a &= b;
        }
    }

    /// A register of either kind is written: what overlaps with it is no more.
    fn overwrite(&mut self, register: Reg, wide: bool) {
        let last = register + u16::from(wide);
        (register..=last).for_each(|r| self.define(r, false));
        (register.saturating_sub(1)..=last).for_each(|r| self.define(r, true));
    }

    fn read(&mut self, used: Use) {
        match used {
            Use::Word(r) | Use::Ref(r) => self.words[usize::from(r) / 64] |= 1 << (r % 64),
            Use::Wide(r) => self.wides[usize::from(r) / 64] |= 1 << (r % 64),
        }
    }

    pub(crate) fn has(&self, register: Reg, wide: bool) -> bool {
        let set = if wide { &self.wides } else { &self.words };
        set[usize::from(register) / 64] >> (register % 64) & 1 != 0
    }

    pub(crate) fn words(&self) -> impl Iterator<Item = Reg> {
        members(&self.words)
    }

    pub(crate) fn wides(&self) -> impl Iterator<Item = Reg> {
        members(&self.wides)
    }
}

fn remove(set: &mut [u64], register: Reg) {
    set[usize::from(register) / 64] &= !(1 << (register % 64));
}

fn members(set: &[u64]) -> impl Iterator<Item = Reg> {
    set.iter()
        .enumerate()
        .flat_map(|(i, &bits)| (0..64).filter(move |b| bits >> b & 1 != 0).map(move |b| (i * 64) as Reg + b as Reg))
}

/// The solved dataflow of a method.
pub(crate) struct Liveness {
    /// Live before each op.
    pub(crate) before: Vec<Live>,
    /// After each op: registers that a later call must find in the frame as they are then.
    pub(crate) kept: Vec<Live>,
    /// Before each op: registers that are in the frame as they are, however the op was reached.
    pub(crate) framed: Vec<Live>,
}

/// Where an op goes on, exceptions aside.
pub(crate) fn successors(code: &Code, pc: usize, flow: Flow) -> Vec<usize> {
    match flow {
        Flow::Next => vec![pc + 1],
        Flow::Jump(t) => vec![t as usize],
        Flow::Branch(t) => vec![pc + 1, t as usize],
        Flow::Switch(k) => {
            let switch = &code.switches[k as usize];
            switch.targets.iter().chain([&switch.default]).map(|&t| t as usize).collect()
        }
        Flow::Stop | Flow::Subroutine => Vec::new(),
    }
}

impl Liveness {
    pub(crate) fn of(code: &Code) -> Liveness {
        let effects: Vec<Effect> = code.ops.iter().enumerate().map(|(at, &op)| effect(code, at as u32, op)).collect();
        let before = solve(code, &effects, |live, pc, e, before: &[Live]| {
            if let Some((d, wide)) = e.def {
                live.define(d, wide);
            }
            e.uses.iter().for_each(|&used| live.read(used));
            if e.throws {
                join_handlers(code, pc, before, live);
            }
        });
        // What is live over a call is needed in the frame from its definition on.
        let needed = solve(code, &effects, |live, pc, e, _| {
            if let Some((d, wide)) = e.def {
                live.define(d, wide);
            }
            if code.ops[pc].call_site().is_some() {
                live.join(&during(code, &before, pc, e));
            }
        });
        let kept: Vec<Live> = (0..effects.len()).map(|pc| after(code, &needed, pc, &effects[pc])).collect();
        let framed = framed(code, &effects, &before, &kept);
        Liveness { before, kept, framed }
    }
}

/// Forward to a fixed point: what is in the frame as it is. At the start and wherever code is entered all that is live
/// is; a definition is there if it is kept.
fn framed(code: &Code, effects: &[Effect], live: &[Live], kept: &[Live]) -> Vec<Live> {
    // Nothing is known of ops that have not been reached.
    let mut framed: Vec<Option<Live>> = vec![None; effects.len()];
    framed[0] = Some(live[0].clone());
    loop {
        let mut changed = false;
        for (pc, e) in effects.iter().enumerate() {
            let Some(mut now) = framed[pc].clone() else { continue };
            if let Some((d, wide)) = e.def {
                now.overwrite(d, wide);
                if kept[pc].has(d, wide) {
                    now.insert(d, wide);
                }
            }
            for next in successors(code, pc, e.flow) {
                match &mut framed[next] {
                    Some(known) => {
                        let before = known.clone();
                        known.meet(&now);
                        changed |= *known != before;
                    }
                    unknown => {
                        *unknown = Some(now.clone());
                        changed = true;
                    }
                }
            }
        }
        if !changed {
            break;
        }
    }
    // What is reached by an entry only has all of it in the frame there; to know less is safe.
    framed.into_iter().map(|known| known.unwrap_or_else(|| Live::new(code.registers))).collect()
}

fn after(code: &Code, before: &[Live], pc: usize, e: &Effect) -> Live {
    let mut live = Live::new(code.registers);
    for next in successors(code, pc, e.flow) {
        live.join(&before[next]);
    }
    live
}

/// Live while the call at `pc` is in progress.
fn during(code: &Code, before: &[Live], pc: usize, e: &Effect) -> Live {
    let mut live = after(code, before, pc, e);
    if let Some((d, wide)) = e.def {
        live.define(d, wide);
    }
    join_handlers(code, pc, before, &mut live);
    live
}

fn join_handlers(code: &Code, pc: usize, before: &[Live], live: &mut Live) {
    for handler in code.handlers_at(pc as u32) {
        let mut at_handler = before[handler.target as usize].clone();
        at_handler.define(code.exception_register, false);
        live.join(&at_handler);
    }
}

/// Backward to a fixed point; `transfer` turns what holds after an op into what holds before it.
fn solve(code: &Code, effects: &[Effect], transfer: impl Fn(&mut Live, usize, &Effect, &[Live])) -> Vec<Live> {
    let mut before = vec![Live::new(code.registers); effects.len()];
    loop {
        let mut changed = false;
        for (pc, e) in effects.iter().enumerate().rev() {
            let mut live = after(code, &before, pc, e);
            transfer(&mut live, pc, e, &before);
            if live != before[pc] {
                before[pc] = live;
                changed = true;
            }
        }
        if !changed {
            return before;
        }
    }
}
