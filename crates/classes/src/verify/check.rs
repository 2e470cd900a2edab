//! Verification by type checking (JVMS 4.10.1): one pass over the code, with a stack map wherever
//! control flow joins.

use rjpf_classfile::opcode::*;

use super::body::Body;
use super::step::Flow;
use super::types::{Frame, Type};
use super::{Stop, stack_map};

type Result<T> = std::result::Result<T, Stop>;

/// Checks a whole method. `starts` says where instructions start.
pub(super) fn check(body: &mut Body<'_, '_>, starts: &[bool]) -> Result<()> {
    let entry = body.frame.clone();
    body.maps = stack_map::read(body, starts, &entry)?;
    let mut next_map = 0;
    let mut flows = true;
    for instruction in body.code.instructions() {
        let instruction = instruction.map_err(|e| Stop::verify("Bad instruction", &e.kind.to_string()))?;
        body.enter(&instruction);
        body.class.go_on()?;
        flows = arrive(body, &mut next_map, flows)?;
        debug_assert!(flows);
        let stores = matches!(instruction.opcode, ISTORE..=ASTORE_3);
        if stores {
            body.check_handlers(false)?;
        }
        let flow = body.step(&instruction)?;
        flows = matches!(flow, Flow::Next | Flow::Branch(_));
        match flow {
            Flow::Branch(target) | Flow::Jump(target) => body.check_target(target)?,
            Flow::Switch => {
                for target in switch_targets(&instruction) {
                    body.check_target(target)?;
                }
            }
            _ => {}
        }
        if !stores {
            body.check_handlers(body.constructed_this)?;
        }
    }
    if flows {
        return Err(Stop::verify("Control flow falls through code end", ""));
    }
    Ok(())
}

/// All targets of a switch instruction.
pub(super) fn switch_targets(instruction: &Instruction<'_>) -> Vec<u32> {
    match instruction.operand {
        Operand::TableSwitch(table) => table.targets().chain([table.default]).collect(),
        Operand::LookupSwitch(lookup) => lookup.pairs().map(|(_, target)| target).chain([lookup.default]).collect(),
        _ => Vec::new(),
    }
}

/// Takes over the stack map of the current position, if there is one; there has to be one where
/// control does not flow from the instruction before.
fn arrive(body: &mut Body<'_, '_>, next_map: &mut usize, flows: bool) -> Result<bool> {
    let expected = || Stop::verify("Expecting a stack map frame", "Expected stackmap frame at this location.");
    match body.maps.get(*next_map) {
        Some((at, _)) if *at == body.at => {
            let map = std::mem::take(&mut body.maps[*next_map].1);
            let mismatch = if flows { body.mismatch(&map)? } else { None };
            body.frame = map.clone();
            body.maps[*next_map].1 = map;
            if let Some(reason) = mismatch {
                return Err(Stop::verify("Instruction type does not match stack map", &reason));
            }
            *next_map += 1;
            Ok(true)
        }
        _ if flows => Ok(true),
        _ => Err(expected()),
    }
}

impl Body<'_, '_> {
    /// Why the current frame does not fit `target`, if it does not.
    fn mismatch(&mut self, target: &Frame) -> Result<Option<String>> {
        if self.frame.stack.len() != target.stack.len() {
            return Ok(Some("Current frame's stack size doesn't match stackmap.".into()));
        }
        for (place, from, to) in [("locals", 0, 0), ("stack", 1, 1)] {
            let slots = |frame: &Frame, which| if which == 0 { frame.locals.len() } else { frame.stack.len() };
            for i in 0..slots(&self.frame, from) {
                let (from, to) = match to {
                    0 => (self.frame.locals[i], target.locals[i]),
                    _ => (self.frame.stack[i], target.stack[i]),
                };
                if !self.class.is_assignable(from, to)? {
                    let reason = format!(
                        "Type {from} (current frame, {place}[{i}]) is not assignable to {to} (stack map, {place}[{i}])"
                    );
                    return Ok(Some(reason));
                }
            }
        }
        let loses_flag = self.frame.this_uninit && !target.this_uninit && !self.may_lose_this(target);
        Ok(loses_flag.then(|| "Current frame's flags are not assignable to stack map frame's.".into()))
    }

    /// A frame with `this` uninitialised may go on to one that has forgotten `this`.
    fn may_lose_this(&self, target: &Frame) -> bool {
        let this = self.class.this_type;
        let forgotten = |(&from, &to): (&Type, &Type)| from != this || to == Type::Top;
        self.frame.locals.iter().zip(&target.locals).all(forgotten)
            && self.frame.stack.iter().zip(&target.stack).all(forgotten)
    }

    /// The current frame has to fit the stack map at `target`.
    fn check_target(&mut self, target: u32) -> Result<()> {
        let text = || format!("Inconsistent stackmap frames at branch target {target}");
        let Ok(index) = self.maps.binary_search_by_key(&target, |(at, _)| *at) else {
            return Err(Stop::verify(&text(), "Expected stackmap frame at this location."));
        };
        let map = std::mem::take(&mut self.maps[index].1);
        let mismatch = self.mismatch(&map);
        self.maps[index].1 = map;
        match mismatch? {
            Some(reason) => Err(Stop::verify(&text(), &reason)),
            None => Ok(()),
        }
    }

    /// The current locals have to fit the stack maps of the handlers in whose range it happens.
    /// `constructed`: `this` may also still be uninitialised there.
    pub(super) fn check_handlers(&mut self, constructed: bool) -> Result<()> {
        for handler in &self.code.handlers {
            if !(u32::from(handler.start)..u32::from(handler.end)).contains(&self.at) {
                continue;
            }
            let caught = match handler.catch_type {
                0 => Type::Ref(self.class.throwable),
                index => self.class_at(index)?,
            };
            let mut thrown = self.frame.clone();
            thrown.stack = vec![caught];
            thrown.this_uninit |= constructed;
            if self.code.max_stack == 0 {
                return Err(Stop::verify("Operand stack overflow", "Exceeded max stack size."));
            }
            let current = std::mem::replace(&mut self.frame, thrown);
            let fits = self.check_target(u32::from(handler.handler));
            self.frame = current;
            fits.map_err(|stop| match stop {
                Stop::Verify { reason, .. } => Stop::verify(
                    &format!("Stack map does not match the one at exception handler {}", handler.handler),
                    &reason,
                ),
                other => other,
            })?;
        }
        Ok(())
    }

    fn is_in_try_block(&self) -> bool {
        self.code.handlers.iter().any(|h| (u32::from(h.start)..u32::from(h.end)).contains(&self.at))
    }

    /// Before a constructor call changes the frame: handlers see the objects unconstructed, and an
    /// object whose construction failed must not leave a constructor.
    pub(super) fn before_construction(&mut self, of_this: bool) -> Result<()> {
        if self.mode == super::body::Mode::Infer || !self.is_in_try_block() {
            return Ok(());
        }
        if of_this {
            for handler in &self.code.handlers {
                let covers = (u32::from(handler.start)..u32::from(handler.end)).contains(&self.at);
                if covers && !self.ends_in_throw(u32::from(handler.handler)) {
                    let text = "Bad <init> method call from after the start of a try block";
                    return Err(Stop::verify(text, ""));
                }
            }
        }
        self.check_handlers(of_this)
    }

    /// Does every path from here end in `athrow` or never?
    fn ends_in_throw(&self, start: u32) -> bool {
        let mut seen = vec![false; self.code.code.len()];
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut seen[at as usize], true) {
                continue;
            }
            let Ok(instruction) = rjpf_classfile::opcode::instruction(self.code.code, at as usize) else {
                return false;
            };
            match (instruction.opcode, instruction.operand) {
                (IRETURN..=RETURN, _) => return false,
                (ATHROW, _) => {
                    let covers = |h: &&rjpf_classfile::Handler| (u32::from(h.start)..u32::from(h.end)).contains(&at);
                    open.extend(self.code.handlers.iter().filter(covers).map(|h| u32::from(h.handler)));
                    continue;
                }
                (GOTO | GOTO_W, Operand::Branch(target)) => {
                    open.push(target);
                    continue;
                }
                (TABLESWITCH | LOOKUPSWITCH, _) => {
                    open.extend(switch_targets(&instruction));
                    continue;
                }
                (_, Operand::Branch(target)) => open.push(target),
                _ => {}
            }
            if instruction.next as usize >= self.code.code.len() {
                return false;
            }
            open.push(instruction.next);
        }
        true
    }
}
