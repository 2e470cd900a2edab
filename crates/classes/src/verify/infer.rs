//! Verification by type inference (JVMS 4.10.2): a data-flow analysis for class files without stack
//! maps, with subroutines (`jsr`, `ret`).
//!
//! Subroutines as JVMS 4.10.2.5 describes them: what comes back from one has the types of the
//! subroutine in the locals that it used, and the types at its call everywhere else. Code that is
//! never reached is checked for its operands only.

use rjpf_classfile::opcode::*;

use super::Stop;
use super::body::Body;
use super::check::switch_targets;
use super::step::Flow;
use super::types::{Frame, Subroutine, Type};

type Result<T> = std::result::Result<T, Stop>;

struct Inference {
    /// The frame before each instruction that was reached, by position.
    before: Vec<Option<Frame>>,
    pending: Vec<u32>,
    /// Calls that were reached: position, subroutine, where they go on.
    calls: Vec<(u32, u16, u32)>,
    /// `ret`s that were reached: position and subroutine.
    rets: Vec<(u32, u16)>,
}

/// Checks a whole method. `starts` says where instructions start.
pub(super) fn infer(body: &mut Body<'_, '_>, starts: &[bool]) -> Result<()> {
    check_operands(body, starts)?;
    body.check_exception_table(starts)?;
    let length = body.code.code.len();
    let mut inference =
        Inference { before: vec![None; length], pending: Vec::new(), calls: Vec::new(), rets: Vec::new() };
    let entry = body.frame.clone();
    inference.reach(body, 0, entry)?;
    while let Some(at) = inference.pending.pop() {
        body.class.go_on()?;
        inference.visit(body, at)?;
    }
    Ok(())
}

/// What can be said of instructions wherever they stand: targets are instructions, locals are there,
/// constants are of the right kind.
fn check_operands(body: &mut Body<'_, '_>, starts: &[bool]) -> Result<()> {
    for instruction in body.code.instructions() {
        let instruction = instruction.map_err(|e| Stop::verify("Bad instruction", &e.kind.to_string()))?;
        body.enter(&instruction);
        let targets = match instruction.operand {
            Operand::Branch(target) => vec![target],
            _ => switch_targets(&instruction),
        };
        if targets.iter().any(|&target| starts.get(target as usize) != Some(&true)) {
            return Err(Stop::verify("Illegal target of jump or branch", ""));
        }
        body.check_static(&instruction)?;
    }
    Ok(())
}

impl Inference {
    fn visit(&mut self, body: &mut Body<'_, '_>, at: u32) -> Result<()> {
        let Some(frame) = self.before[at as usize].clone() else { return Ok(()) };
        let instruction = rjpf_classfile::opcode::instruction(body.code.code, at as usize)
            .map_err(|e| Stop::verify("Bad instruction", &e.kind.to_string()))?;
        body.enter(&instruction);
        self.reach_handlers(body, &frame)?;
        body.frame = frame;
        let flow = body.step(&instruction)?;
        let after = std::mem::take(&mut body.frame);
        match flow {
            Flow::Leave => Ok(()),
            Flow::Next => self.fall_through(body, &instruction, after),
            Flow::Jump(target) => self.reach(body, target, after),
            Flow::Branch(target) => {
                self.reach(body, target, after.clone())?;
                self.fall_through(body, &instruction, after)
            }
            Flow::Switch => {
                for target in switch_targets(&instruction) {
                    self.reach(body, target, after.clone())?;
                }
                Ok(())
            }
            Flow::Call(target) => self.call(body, &instruction, target, after),
            Flow::Ret(entry) => {
                if !self.rets.contains(&(at, entry)) {
                    self.rets.push((at, entry));
                }
                self.come_back(body, &after, entry)
            }
        }
    }

    fn fall_through(&mut self, body: &mut Body<'_, '_>, instruction: &Instruction<'_>, after: Frame) -> Result<()> {
        if instruction.next as usize >= body.code.code.len() {
            return Err(Stop::verify("Falling off the end of the code", ""));
        }
        self.reach(body, instruction.next, after)
    }

    fn reach_handlers(&mut self, body: &mut Body<'_, '_>, frame: &Frame) -> Result<()> {
        for handler in &body.code.handlers {
            if !(u32::from(handler.start)..u32::from(handler.end)).contains(&body.at) {
                continue;
            }
            let caught = match handler.catch_type {
                0 => Type::Ref(body.class.throwable),
                index => body.class_at(index)?,
            };
            if body.code.max_stack == 0 {
                return Err(Stop::verify("Stack size too large", ""));
            }
            let mut thrown = frame.clone();
            thrown.stack = vec![caught];
            self.reach(body, u32::from(handler.handler), thrown)?;
        }
        Ok(())
    }

    /// Control comes to `target` with `frame`.
    fn reach(&mut self, body: &mut Body<'_, '_>, target: u32, frame: Frame) -> Result<()> {
        let merged = match self.before[target as usize].take() {
            None => frame,
            Some(old) => {
                let merged = merge(body, &old, &frame)?;
                let same = merged == old;
                self.before[target as usize] = Some(old);
                if same {
                    return Ok(());
                }
                merged
            }
        };
        self.before[target as usize] = Some(merged);
        if !self.pending.contains(&target) {
            self.pending.push(target);
        }
        Ok(())
    }

    fn call(&mut self, body: &mut Body<'_, '_>, site: &Instruction<'_>, target: u32, mut after: Frame) -> Result<()> {
        let entry = target as u16;
        if after.subroutines.iter().any(|s| s.entry == entry) {
            return Err(Stop::verify("Recursive call to jsr entry", ""));
        }
        let call = (site.pc, entry, site.next);
        if !self.calls.contains(&call) {
            self.calls.push(call);
        }
        // What came back from this subroutine comes back to this call too.
        let again: Vec<u32> = self.rets.iter().filter(|(_, e)| *e == entry).map(|&(at, _)| at).collect();
        for at in again {
            if !self.pending.contains(&at) {
                self.pending.push(at);
            }
        }
        after.subroutines.push(Subroutine { entry, used: vec![false; after.locals.len()] });
        self.reach(body, target, after)
    }

    /// A `ret` from the subroutine at `entry`: on behind each of its calls.
    fn come_back(&mut self, body: &mut Body<'_, '_>, frame: &Frame, entry: u16) -> Result<()> {
        let Some(depth) = frame.subroutines.iter().position(|s| s.entry == entry) else {
            return Err(Stop::verify("Returning from a jsr that is not being executed", ""));
        };
        let used = &frame.subroutines[depth].used;
        let calls: Vec<(u32, u16, u32)> = self.calls.iter().copied().filter(|(_, e, _)| *e == entry).collect();
        for (site, _, next) in calls {
            let Some(at_call) = &self.before[site as usize] else { continue };
            if next as usize >= body.code.code.len() {
                return Err(Stop::verify("Falling off the end of the code", ""));
            }
            let pick = |(i, &inside): (usize, &Type)| if used[i] { inside } else { at_call.locals[i] };
            let mut subroutines = at_call.subroutines.clone();
            for outer in &mut subroutines {
                outer.used.iter_mut().zip(used).for_each(|(outer, &used)| *outer |= used);
            }
            let back = Frame {
                locals: frame.locals.iter().enumerate().map(pick).collect(),
                stack: frame.stack.clone(),
                this_uninit: frame.this_uninit,
                subroutines,
            };
            let mut back = back;
            forget_address(&mut back, entry);
            self.reach(body, next, back)?;
        }
        Ok(())
    }
}

/// An address is good for one return: the subroutine is not being executed any more.
fn forget_address(frame: &mut Frame, entry: u16) {
    for slot in frame.locals.iter_mut() {
        if *slot == Type::ReturnAddress(entry) {
            *slot = Type::Top;
        }
    }
}

/// The frame that covers both.
fn merge(body: &mut Body<'_, '_>, old: &Frame, new: &Frame) -> Result<Frame> {
    if old.stack.len() != new.stack.len() {
        let reason = format!("{} and {}", old.stack.len(), new.stack.len());
        return Err(Stop::verify("Inconsistent stack height", &reason));
    }
    let mut merged = old.clone();
    for (slot, &other) in merged.locals.iter_mut().zip(&new.locals) {
        *slot = body.class.merge(*slot, other)?;
    }
    untear(&mut merged.locals);
    for (slot, &other) in merged.stack.iter_mut().zip(&new.stack) {
        let both = body.class.merge(*slot, other)?;
        if both == Type::Top {
            return Err(Stop::verify("Mismatched stack types", &format!("{slot} and {other}")));
        }
        *slot = both;
    }
    merged.this_uninit |= new.this_uninit;
    let common = old.subroutines.iter().zip(&new.subroutines).take_while(|(a, b)| a.entry == b.entry).count();
    merged.subroutines.truncate(common);
    for (kept, other) in merged.subroutines.iter_mut().zip(&new.subroutines) {
        kept.used.iter_mut().zip(&other.used).for_each(|(kept, &used)| *kept |= used);
    }
    Ok(merged)
}

/// A half of a wide value whose other half was lost is nothing.
fn untear(locals: &mut [Type]) {
    for i in 0..locals.len() {
        let whole = match locals[i] {
            Type::Long | Type::Double => locals.get(i + 1).copied() == locals[i].high(),
            Type::LongHigh | Type::DoubleHigh => i > 0 && locals[i - 1].high() == Some(locals[i]),
            _ => true,
        };
        if !whole {
            locals[i] = Type::Top;
        }
    }
}
