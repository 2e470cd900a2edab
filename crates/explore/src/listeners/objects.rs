//! What happens to the objects of some classes: those of the program, or those that `ot.include`
//! and `ot.exclude` name. `ot.log_life` lists allocations, `ot.log_fields` reads and writes of
//! fields, `ot.log_calls` calls on them, `ot.log_locks` monitors; all are on but the calls.
//!
//! An object is named by its class and its address, which is the same along a path until garbage
//! is collected (the list says where). Accesses by peers (reflection, `VarHandle`) are not seen.

use std::collections::BTreeMap;

use rjpf_classes::BaseType;
use rjpf_state::Ref;
use rjpf_vm::{Event, Events, Place, Value, Vm};

use super::{Data, Flow, Listener, ListenerDef, ListenerOptions, Log, Notice, Patterns, Section, View};
use crate::report::place;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "objects",
    aliases: &["ObjectTracker"],
    doc: "lists what happens to the objects of some classes",
    keys: &["ot.exclude", "ot.include", "ot.log_calls", "ot.log_fields", "ot.log_life", "ot.log_locks"],
    checks: false,
    build: |options| Ok(Box::new(Objects::new(options)?)),
    weave: super::nothing,
};

struct Objects {
    wants: Events,
    classes: Patterns,
    log: Log,
    /// Objects made, by class, over the whole search; what it repeats counts once.
    made: BTreeMap<String, u64>,
}

impl Objects {
    fn new(options: &ListenerOptions) -> Result<Objects, String> {
        let when = |on: bool, events: Events| if on { events } else { Events::NONE };
        let wants = when(options.switch("ot.log_life", true)?, Events::ALLOCATION)
            | when(options.switch("ot.log_fields", true)?, Events::FIELD)
            | when(options.switch("ot.log_locks", true)?, Events::LOCK)
            | when(options.switch("ot.log_calls", false)?, Events::CALL)
            | Events::GARBAGE;
        let classes = Patterns::new(options, "ot.include", "ot.exclude");
        Ok(Objects { wants, classes, log: Log::default(), made: BTreeMap::new() })
    }
}

impl Listener for Objects {
    fn wants(&self) -> Events {
        self.wants
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        let (object, what) = match *event {
            Event::Allocate { object, .. } => (object, " is made".to_string()),
            Event::Field { object, write, field, value, .. } if object != 0 => {
                let verb = if write { "is set to" } else { "is read as" };
                (object, format!(".{} {verb} {}", field.name, text(field.kind, value)))
            }
            Event::Acquire { object, depth } => (object, format!(" is locked ({depth})")),
            Event::Release { object, depth } => (object, format!(" is unlocked ({depth})")),
            Event::Wait { object, .. } => (object, " is waited on".into()),
            Event::Notify { object, woken } => (object, format!(" is notified, {} threads wake up", woken.len())),
            Event::Enter { args: &[receiver, ..] } if !at.method.is_static() => {
                (receiver, format!(" receives {}{}", at.method.name, at.method.descriptor))
            }
            Event::Collect => {
                self.log.add(|| "garbage was collected: objects have new addresses".into());
                return Flow::Continue;
            }
            _ => return Flow::Continue,
        };
        let class = vm.class_of(object);
        if object == 0 || !self.classes.take(class) {
            return Flow::Continue;
        }
        if let Event::Allocate { .. } = event {
            *self.made.entry(class.type_name()).or_default() += 1;
        }
        self.log.add(|| {
            let who = vm.thread_name(at.thread);
            format!("{}{what} by {who} at {}", name(vm, object), place(at.method, at.bci).short())
        });
        Flow::Continue
    }

    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        match *notice {
            Notice::Restored { depth, .. } => self.log.add(|| format!("back to depth {depth}")),
            Notice::Restarted => {
                self.made.clear();
                self.log.add(|| "start again".into());
            }
            _ => {}
        }
        Flow::Continue
    }

    fn report(&mut self, _vm: &Vm) -> Option<Section> {
        let mut section = self.log.section("objects");
        let made: Vec<(String, Data)> = self.made.iter().map(|(class, &n)| (class.clone(), n.into())).collect();
        let total = self.made.iter().map(|(class, n)| format!("{n} objects of {class} were made"));
        section.lines.extend(total);
        section.data = Data::map([("log", section.data), ("made", Data::Map(made))]);
        Some(section)
    }
}

/// `Account@2f`: the class and the word address behind the start of the program's heap.
fn name(vm: &Vm, object: Ref) -> String {
    let class = vm.class_of(object).type_name();
    match object.checked_sub(vm.heap_start()) {
        Some(offset) => format!("{class}@{offset:x}"),
        None => format!("{class}@-{:x}", vm.heap_start() - object),
    }
}

fn text(kind: BaseType, value: Value) -> String {
    match kind {
        BaseType::Boolean => (value.word() != 0).to_string(),
        BaseType::Char => format!("{:?}", char::from_u32(value.word()).unwrap_or('?')),
        BaseType::Float => f32::from_bits(value.word()).to_string(),
        BaseType::Double => f64::from_bits(value.wide()).to_string(),
        BaseType::Long => (value.wide() as i64).to_string(),
        BaseType::Ref if value.word() == 0 => "null".into(),
        BaseType::Ref => "an object".into(),
        _ => (value.word() as i32).to_string(),
    }
}
