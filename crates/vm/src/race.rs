//! Data races: two threads that could both make their next step now, and whose next steps touch
//! the same field or element, one of them writing, the field not volatile.
//!
//! Exact for what is explored: both accesses are enabled in one state, so some schedule makes
//! them adjacent. Under-approximation: accesses inside trusted library calls are not looked at.

use rjpf_classes::code::Op;
use rjpf_state::thread::{Status, word};
use rjpf_state::{ThreadId, frame};

use crate::Vm;
use crate::throw::describe_frame;
use crate::transition::{ChoicePoint, PointKind, Violation, ViolationKind};

/// The access a thread makes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Access {
    /// Address of the word; elements smaller than a word have their index beside it.
    place: (u32, u32),
    pub writes: bool,
    volatile: bool,
    /// `Account#1.balance`, `int[]#2[3]`.
    pub name: String,
    pub location: String,
}

impl Vm {
    /// The heap or static access that a runnable thread is about to make.
    pub fn pending_access(&self, thread: ThreadId) -> Option<Access> {
        let memory = &self.pages.memory;
        if thread.status(memory) != Status::Runnable {
            return None;
        }
        let fp = memory.get(thread.at(word::FP));
        let view = if fp == 0 { return None } else { self.frame_at(fp) };
        if view.is_native() || memory.get(fp - frame::TRUST) != 0 {
            return None;
        }
        let code = self.registry.decoded(view.method)?;
        let reg = |r: u16| memory.get(fp + u32::from(r));
        let (object, index, writes) = access_of(*code.ops.get(view.pc as usize)?, &reg)?;
        let location = describe_frame(view.method, view.bci);
        if let Some(index) = index {
            let name = format!("{}[{}]", self.describe_object(object), index as i32);
            return (object != 0).then_some(Access { place: (object, index), writes, volatile: false, name, location });
        }
        let field = self.resolved_field(code.field_at(view.pc)?)?;
        let (at, owner) = if field.is_static() {
            (field.offset, self.registry.class(field.class).type_name())
        } else if object == 0 {
            return None;
        } else {
            (object + field.offset, self.describe_object(object))
        };
        let name = format!("{owner}.{}", field.name);
        Some(Access { place: (at, 0), writes, volatile: field.is_volatile(), name, location })
    }

    /// A pair of racing accesses among the threads that are enabled at a choice.
    pub fn find_race(&self, point: &ChoicePoint) -> Option<Violation> {
        let PointKind::Thread { enabled, .. } = &point.kind else { return None };
        let pending: Vec<(ThreadId, Access)> =
            enabled.iter().filter_map(|&t| Some((t, self.pending_access(t)?))).collect();
        for (i, (t, a)) in pending.iter().enumerate() {
            for (u, b) in &pending[i + 1..] {
                if a.place == b.place && (a.writes || b.writes) && !a.volatile {
                    return Some(self.race(*t, a, *u, b));
                }
            }
        }
        None
    }

    fn race(&self, t: ThreadId, a: &Access, u: ThreadId, b: &Access) -> Violation {
        let line = |thread: ThreadId, access: &Access| {
            let what = if access.writes { "writes" } else { "reads" };
            format!("thread \"{}\" {what} {} at {}\n", self.thread_name(thread), access.name, access.location)
        };
        Violation {
            kind: ViolationKind::Race,
            message: format!("two threads access {} at the same time", a.name),
            details: line(t, a) + &line(u, b),
            resumable: true,
        }
    }
}

/// Object, element index and direction of an access op; object zero for statics.
fn access_of(op: Op, reg: &dyn Fn(u16) -> u32) -> Option<(u32, Option<u32>, bool)> {
    Some(match op {
        Op::GetField { o, .. } | Op::GetFieldA { o, .. } | Op::GetField2 { o, .. } | Op::GetFieldLazy { o, .. } => {
            (reg(o), None, false)
        }
        Op::PutField { o, .. } | Op::PutFieldA { o, .. } | Op::PutField2 { o, .. } | Op::PutFieldLazy { o, .. } => {
            (reg(o), None, true)
        }
        Op::GetStatic { .. } | Op::GetStaticA { .. } | Op::GetStatic2 { .. } | Op::GetStaticLazy { .. } => {
            (0, None, false)
        }
        Op::PutStatic { .. } | Op::PutStaticA { .. } | Op::PutStatic2 { .. } | Op::PutStaticLazy { .. } => {
            (0, None, true)
        }
        Op::ALoadI { a, i, .. }
        | Op::ALoadA { a, i, .. }
        | Op::ALoadL { a, i, .. }
        | Op::ALoadB { a, i, .. }
        | Op::ALoadC { a, i, .. }
        | Op::ALoadS { a, i, .. } => (reg(a), Some(reg(i)), false),
        Op::AStoreI { a, i, .. }
        | Op::AStoreA { a, i, .. }
        | Op::AStoreL { a, i, .. }
        | Op::AStoreB { a, i, .. }
        | Op::AStoreS { a, i, .. } => (reg(a), Some(reg(i)), true),
        _ => return None,
    })
}
