//! Checks that fields and local variables stay in their ranges, with the keys of JPF's `NumericValueChecker`.
//!
//! `range.fields` and `range.vars` list ids. `range.ID.field` is a field as `x.Plane.speed`, `range.ID.var` a local variable as
//! `x.Plane.climb(int):altitude`; `range.ID.min` and `range.ID.max` bound what is written to them.
//!
//! Deviation: a bound that is not given is none; increments (`i++`) of local variables are looked at too.

use rjpf_classes::weave::{Act, FieldSpec, Intervention, MethodSpec, Site};
use rjpf_classes::BaseType;
use rjpf_vm::{Event, Events, Place, Value, Vm};

use super::woven::{FIELD, ids, required};
use super::{Flow, Listener, ListenerDef, ListenerOptions};

const NAME: &str = "numeric-values";
const PREFIX: &str = "range";

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: NAME,
    aliases: &["NumericValueChecker"],
    doc: "reports fields and local variables that leave their ranges (range.fields, range.vars)",
    keys: &["range.*"],
    checks: true,
    build: |options| Ok(Box::new(NumericValues::new(options)?)),
    weave: |options| Ok(variables(options)?.into_iter().map(|(watch, _)| watch).collect()),
};

#[derive(Clone, Copy)]
struct Range {
    min: f64,
    max: f64,
}

struct NumericValues {
    fields: Vec<(FieldSpec, Range)>,
    /// By the label of what is woven in.
    variables: Vec<(String, Range)>,
}

impl NumericValues {
    fn new(options: &ListenerOptions) -> Result<NumericValues, String> {
        let mut fields = Vec::new();
        for (key, _) in ids(options, PREFIX, "fields") {
            fields.push((required(options, &format!("{key}.field"), FieldSpec::parse, FIELD)?, range(options, &key)?));
        }
        let variables = variables(options)?.into_iter().map(|(watch, range)| (watch.label, range)).collect::<Vec<_>>();
        match fields.is_empty() && variables.is_empty() {
            true => Err("range.fields or range.vars say what is checked".into()),
            false => Ok(NumericValues { fields, variables }),
        }
    }
}

fn variables(options: &ListenerOptions) -> Result<Vec<(Intervention, Range)>, String> {
    let parse = |text: &str| {
        let (method, name) = text.rsplit_once(':')?;
        Some(Site::Local { method: MethodSpec::parse(method)?, name: name.trim().to_string() })
    };
    let mut all = Vec::new();
    for (key, id) in ids(options, PREFIX, "vars") {
        let site = required(options, &format!("{key}.var"), parse, "a variable as x.Plane.climb(int):altitude")?;
        all.push((Intervention::new(NAME, id, site, Act::Watch), range(options, &key)?));
    }
    Ok(all)
}

fn range(options: &ListenerOptions, key: &str) -> Result<Range, String> {
    let bound = |name: &str, default: f64| {
        let key = format!("{key}.{name}");
        let parse = |text: &str| text.trim().parse().map_err(|_| format!("{key} is a number, not '{text}'"));
        options.text(&key).map_or(Ok(default), parse)
    };
    Ok(Range { min: bound("min", f64::NEG_INFINITY)?, max: bound("max", f64::INFINITY)? })
}

impl Range {
    /// What is wrong with a value.
    fn complaint(self, value: f64) -> Option<String> {
        match value {
            _ if value < self.min => Some(format!("{value} < {}", self.min)),
            _ if value > self.max => Some(format!("{value} > {}", self.max)),
            _ => None,
        }
    }
}

fn number(kind: BaseType, value: Value) -> Option<f64> {
    Some(match kind {
        BaseType::Float => f64::from(f32::from_bits(value.word())),
        BaseType::Double => f64::from_bits(value.wide()),
        BaseType::Long => value.wide() as i64 as f64,
        BaseType::Ref | BaseType::Void => return None,
        _ => f64::from(value.word() as i32),
    })
}

impl Listener for NumericValues {
    fn wants(&self) -> Events {
        let fields = if self.fields.is_empty() { Events::NONE } else { Events::FIELD };
        let variables = if self.variables.is_empty() { Events::NONE } else { Events::LOCAL };
        fields | variables
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        let found = match *event {
            Event::Field { write: true, field, value, .. } => {
                let class = vm.registry.class(field.class).name.dotted();
                let name = field.name.display();
                let kind = BaseType::of(field.descriptor.bytes());
                let checks = self.fields.iter().filter(|(spec, _)| spec.matches(&class, &name));
                let complaints = checks.filter_map(|(_, range)| range.complaint(number(kind, value)?)).next();
                complaints.map(|why| format!("field {class}.{name} is out of range: {why}"))
            }
            Event::Local { watch, kind, value } => {
                let label = &vm.registry.interventions()[watch as usize].label;
                let mut checks = self.variables.iter().filter(|(id, _)| id == label);
                let complaint = checks.find_map(|(_, range)| range.complaint(number(kind, value)?));
                complaint.map(|why| format!("local variable {label} is out of range: {why}"))
            }
            _ => None,
        };
        match found {
            None => Flow::Continue,
            Some(message) => Flow::violated("NumericValueChecker", message, vm.describe_thread(at.thread)),
        }
    }

    fn looks_at_states(&self) -> bool {
        false
    }

    fn any_order(&self) -> bool {
        true
    }
}
