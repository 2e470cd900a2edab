//! What is executed, in the order of the search: transitions, and in each the instructions
//! (`et.print_insn`) and calls (`et.print_mth`) of the program's own classes, or of those that
//! `et.include` and `et.exclude` name.
//!
//! Instructions are ops of the register code: what loads and stores locals is part of another one.

use rjpf_vm::transition::Outcome;
use rjpf_vm::{Event, Events, Place, Vm};

use super::{Flow, Listener, ListenerDef, ListenerOptions, Log, Notice, Patterns, Section, View};
use crate::report::place;
use crate::notice::Arrival;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "exec",
    aliases: &["ExecTracker"],
    doc: "lists the transitions of the search and what is executed in each",
    keys: &["et.exclude", "et.include", "et.print_insn", "et.print_mth"],
    checks: false,
    build: |options| Ok(Box::new(Exec::new(options)?)),
    weave: super::nothing,
};

struct Exec {
    instructions: bool,
    calls: bool,
    classes: Patterns,
    log: Log,
}

impl Exec {
    fn new(options: &ListenerOptions) -> Result<Exec, String> {
        Ok(Exec {
            instructions: options.switch("et.print_insn", true)?,
            calls: options.switch("et.print_mth", false)?,
            classes: Patterns::new(options, "et.include", "et.exclude"),
            log: Log::default(),
        })
    }
}

impl Listener for Exec {
    fn wants(&self) -> Events {
        let instructions = if self.instructions { Events::INSTRUCTION } else { Events::NONE };
        let calls = if self.calls { Events::CALL } else { Events::NONE };
        instructions | calls
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        if !self.classes.take(at.method.class) {
            return Flow::Continue;
        }
        let what = match event {
            Event::Instruction { op } => {
                let op = format!("{op:?}");
                format!("{:>5} {}", at.bci, op.split([' ', '{']).next().unwrap_or_default().to_lowercase())
            }
            Event::Enter { .. } => format!("enter {}", at.method.full_name()),
            Event::Return { .. } => format!("return from {}", at.method.full_name()),
            Event::Unwind { .. } => format!("exception leaves {}", at.method.full_name()),
            _ => return Flow::Continue,
        };
        self.log.add(|| format!("  {} {} {what}", vm.thread_name(at.thread), place(at.method, at.bci).short()));
        Flow::Continue
    }

    fn notice(&mut self, state: &dyn View, notice: &Notice<'_>) -> Flow {
        match *notice {
            Notice::Started => self.log.add(|| "start".into()),
            Notice::Restored { depth, .. } => self.log.add(|| format!("back to depth {depth}")),
            Notice::Restarted => self.log.add(|| "start again".into()),
            Notice::Choosing { point, index, depth } => {
                let Some(vm) = state.vm() else { return Flow::Continue };
                self.log.add(|| format!("transition {}: {}", depth + 1, vm.describe_choice(point, index)));
            }
            Notice::Reached(Outcome::Violation(v)) => self.log.add(|| format!("violation: {}", v.message)),
            Notice::Arrived { to, .. } => {
                let what = match to {
                    Arrival::New(_) => "a new state",
                    Arrival::Matched(_) => "a state seen before",
                    Arrival::Cut(_) => "the depth limit",
                    Arrival::Dropped => "a state that the queue has no place for",
                    Arrival::End => "the end",
                    Arrival::Violation => return Flow::Continue,
                    Arrival::Ignored => "an ignored path",
                };
                self.log.add(|| what.into());
            }
            _ => {}
        }
        Flow::Continue
    }

    fn report(&mut self, _vm: &Vm) -> Option<Section> {
        Some(self.log.section("execution"))
    }
}
