//! Coverage over the whole search: which methods, lines and branches of the program's own classes
//! (or of those that `coverage.include` and `coverage.exclude` name) were executed on any path, and
//! by which threads.
//!
//! A line counts if some op of the decoded code comes from it: a line that only moves locals about
//! may have none and is then neither covered nor missing. A branch counts once per way: taken and
//! not taken for a jump, one per case for a switch. Only classes that were loaded are known.
//! Threads are told apart by their names; those behind the 63rd share the last place.

use std::collections::{BTreeMap, BTreeSet};

use rjpf_classes::code::{Code, Op};
use rjpf_classes::{Class, Method};
use rjpf_vm::{Event, Events, Place, Vm};
use rustc_hash::FxHashMap;

use super::{Data, Flow, Listener, ListenerDef, ListenerOptions, Notice, Patterns, Section, View};

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "coverage",
    aliases: &["CoverageAnalyzer"],
    doc: "reports which methods, lines and branches were executed on any path, and by which threads",
    keys: &["coverage.exclude", "coverage.include", "coverage.show_branches", "coverage.show_methods"],
    checks: false,
    build: |options| Ok(Box::new(Coverage::new(options)?)),
    weave: super::nothing,
};

/// Threads as bits: indices into `Coverage::threads`.
type Threads = u64;
const MOST_THREADS: usize = 64;

/// What was executed of one method.
struct Executed {
    /// By op.
    ops: Vec<Threads>,
    /// By op and way.
    ways: FxHashMap<(u32, u32), Threads>,
}

struct Coverage {
    classes: Patterns,
    show_methods: bool,
    show_branches: bool,
    methods: FxHashMap<u32, Executed>,
    /// Names of threads, in the order in which they were met.
    threads: Vec<String>,
    /// By thread slot: the bit of the thread that is there now.
    slots: FxHashMap<u32, Threads>,
}

impl Coverage {
    fn new(options: &ListenerOptions) -> Result<Coverage, String> {
        Ok(Coverage {
            classes: Patterns::new(options, "coverage.include", "coverage.exclude"),
            show_methods: options.switch("coverage.show_methods", false)?,
            show_branches: options.switch("coverage.show_branches", false)?,
            methods: FxHashMap::default(),
            threads: Vec::new(),
            slots: FxHashMap::default(),
        })
    }

    fn thread(&mut self, vm: &Vm, at: Place) -> Threads {
        if let Some(&bit) = self.slots.get(&at.thread.0) {
            return bit;
        }
        let name = vm.thread_name(at.thread);
        let known = self.threads.iter().position(|t| *t == name);
        let index = known.unwrap_or_else(|| {
            if self.threads.len() < MOST_THREADS - 1 {
                self.threads.push(name);
            } else if self.threads.len() < MOST_THREADS {
                self.threads.push("other threads".into());
            }
            self.threads.len() - 1
        });
        self.slots.insert(at.thread.0, 1 << index);
        1 << index
    }
}

impl Listener for Coverage {
    fn wants(&self) -> Events {
        Events::INSTRUCTION | Events::BRANCH | Events::THREAD
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        if let Event::Start | Event::End = event {
            self.slots.remove(&at.thread.0);
        }
        let (Event::Instruction { .. } | Event::Branch { .. }) = event else { return Flow::Continue };
        if at.method.hidden || !self.classes.take(at.method.class) {
            return Flow::Continue;
        }
        let thread = self.thread(vm, at);
        let executed = self.methods.entry(at.method.id.0).or_insert_with(|| {
            let ops = vm.registry.decoded(at.method).map_or(0, |code| code.ops.len());
            Executed { ops: vec![0; ops], ways: FxHashMap::default() }
        });
        match *event {
            Event::Branch { way, .. } => *executed.ways.entry((at.pc, way)).or_default() |= thread,
            _ => executed.ops[at.pc as usize] |= thread,
        }
        Flow::Continue
    }

    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        // Another path may have another thread in the same slot.
        if let Notice::Restored { .. } | Notice::Started = notice {
            self.slots.clear();
        }
        Flow::Continue
    }

    fn report(&mut self, vm: &Vm) -> Option<Section> {
        let mut classes: Vec<&'static Class> =
            vm.registry.all_classes().filter(|c| c.file.is_some() && !c.hidden).collect();
        classes.retain(|c| self.classes.take(c));
        classes.sort_by_key(|c| c.type_name());
        let counted: Vec<ClassCount> = classes.into_iter().map(|c| self.count(vm, c)).collect();
        Some(self.section(&counted))
    }
}

/// Lines or branches: each with the threads that executed it.
type Units = BTreeMap<String, Threads>;

struct MethodCount {
    name: String,
    executed: bool,
    lines: BTreeMap<u16, Threads>,
    branches: Units,
}

struct ClassCount {
    name: String,
    methods: Vec<MethodCount>,
    /// Over all methods: one line may have code in several.
    lines: BTreeMap<u16, Threads>,
}

impl Coverage {
    fn count(&self, vm: &Vm, class: &'static Class) -> ClassCount {
        let mut methods = Vec::new();
        let mut lines: BTreeMap<u16, Threads> = BTreeMap::new();
        for &method in class.methods() {
            if method.hidden || method.has_peer() || method.is_native() || method.is_abstract() {
                continue;
            }
            if let Ok(code) = vm.registry.code(method) {
                let count = self.count_method(method, code);
                for (&line, &by) in &count.lines {
                    *lines.entry(line).or_default() |= by;
                }
                methods.push(count);
            }
        }
        ClassCount { name: class.type_name(), methods, lines }
    }

    fn count_method(&self, method: &Method, code: &Code) -> MethodCount {
        let executed = self.methods.get(&method.id.0);
        let mut lines: BTreeMap<u16, Threads> = BTreeMap::new();
        let mut branches = Units::new();
        for (pc, op) in code.ops.iter().enumerate() {
            let line = method.line_of(code.bcis[pc]);
            let by = executed.map_or(0, |e| e.ops[pc]);
            if let Some(line) = line {
                *lines.entry(line).or_default() |= by;
            }
            for way in 0..ways(op, code) {
                let by = executed.and_then(|e| e.ways.get(&(pc as u32, way))).copied().unwrap_or(0);
                let place = line.map_or_else(|| format!("@{}", code.bcis[pc]), |l| format!("{l}@{}", code.bcis[pc]));
                branches.insert(format!("{place}:{}", way_name(op, code, way)), by);
            }
        }
        let name = format!("{}{}", method.name, method.descriptor);
        MethodCount { name, executed: executed.is_some_and(|e| e.ops.iter().any(|&by| by != 0)), lines, branches }
    }

    fn names(&self, by: Threads) -> Vec<String> {
        self.threads.iter().enumerate().filter(|(i, _)| by >> i & 1 != 0).map(|(_, n)| n.clone()).collect()
    }

    fn section(&self, classes: &[ClassCount]) -> Section {
        let mut lines = Vec::new();
        for class in classes {
            lines.push(format!("{}: {}", class.name, totals(std::slice::from_ref(class))));
            if self.show_methods {
                for m in &class.methods {
                    let covered = m.lines.values().filter(|&&by| by != 0).count();
                    let mark = if m.executed { "+" } else { "-" };
                    lines.push(format!("  {mark} {}: {covered} of {} lines", m.name, m.lines.len()));
                }
            }
            let missing: Vec<u16> = class.lines.iter().filter(|&(_, &by)| by == 0).map(|(&line, _)| line).collect();
            if !missing.is_empty() {
                lines.push(format!("  lines not executed: {}", ranges(&missing)));
            }
            if self.show_branches {
                let ways = class.methods.iter().flat_map(|m| &m.branches);
                let missing: Vec<&str> = ways.filter(|&(_, &by)| by == 0).map(|(way, _)| way.as_str()).collect();
                if !missing.is_empty() {
                    lines.push(format!("  branches not taken: {}", missing.join(", ")));
                }
            }
        }
        lines.push(format!("all: {}", totals(classes)));
        for (i, name) in self.threads.iter().enumerate() {
            let by = |units: &mut dyn Iterator<Item = &Threads>| units.filter(|&&by| by >> i & 1 != 0).count();
            let n = by(&mut classes.iter().flat_map(|c| c.lines.values()));
            let b = by(&mut classes.iter().flat_map(|c| c.methods.iter().flat_map(|m| m.branches.values())));
            lines.push(format!("thread {name}: {n} lines, {b} branches"));
        }
        let data = Data::map([
            ("threads", self.threads.clone().into()),
            ("classes", Data::List(classes.iter().map(|c| self.data(c)).collect())),
        ]);
        Section { title: "coverage".into(), lines, data, files: Vec::new() }
    }

    fn data(&self, class: &ClassCount) -> Data {
        let by = |threads: Threads| Data::from(self.names(threads));
        let method = |m: &MethodCount| {
            Data::map([
                ("method", m.name.as_str().into()),
                ("executed", Data::Number(u64::from(m.executed))),
                ("lines", Data::Map(m.lines.iter().map(|(line, &t)| (line.to_string(), by(t))).collect())),
                ("branches", Data::Map(m.branches.iter().map(|(way, &t)| (way.clone(), by(t))).collect())),
            ])
        };
        let methods = class.methods.iter().map(method).collect();
        Data::map([("class", class.name.as_str().into()), ("methods", Data::List(methods))])
    }
}

/// `2 of 3 methods, 10 of 12 lines, 3 of 4 branches`.
fn totals(classes: &[ClassCount]) -> String {
    let part =
        |name: &str, all: Vec<bool>| format!("{} of {} {name}", all.iter().filter(|&&done| done).count(), all.len());
    let methods = || classes.iter().flat_map(|c| &c.methods);
    let branches = methods().flat_map(|m| m.branches.values());
    [
        part("methods", methods().map(|m| m.executed).collect()),
        part("lines", classes.iter().flat_map(|c| c.lines.values()).map(|&by| by != 0).collect()),
        part("branches", branches.map(|&by| by != 0).collect()),
    ]
    .join(", ")
}

/// Ways on from an op: none for one that does not branch.
fn ways(op: &Op, code: &Code) -> u32 {
    use Op::*;
    match *op {
        IfEq { .. }
        | IfNe { .. }
        | IfLt { .. }
        | IfGe { .. }
        | IfGt { .. }
        | IfLe { .. }
        | IfNull { .. }
        | IfNonNull { .. }
        | IfICmpEq { .. }
        | IfICmpNe { .. }
        | IfICmpLt { .. }
        | IfICmpGe { .. }
        | IfICmpGt { .. }
        | IfICmpLe { .. }
        | IfICmpEqC { .. }
        | IfICmpNeC { .. }
        | IfICmpLtC { .. }
        | IfICmpGeC { .. }
        | IfICmpGtC { .. }
        | IfICmpLeC { .. }
        | IfACmpEq { .. }
        | IfACmpNe { .. } => 2,
        Switch { k, .. } => code.switches[k as usize].targets.len() as u32 + 1,
        _ => 0,
    }
}

fn way_name(op: &Op, code: &Code, way: u32) -> String {
    match op {
        Op::Switch { k, .. } => {
            let keys = &code.switches[*k as usize].keys;
            keys.get(way as usize).map_or_else(|| "default".into(), |key| format!("case {key}"))
        }
        _ if way == 1 => "jump".into(),
        _ => "no jump".into(),
    }
}

/// `3-5, 9`.
fn ranges(lines: &[u16]) -> String {
    let lines: BTreeSet<u16> = lines.iter().copied().collect();
    let mut parts: Vec<(u16, u16)> = Vec::new();
    for line in lines {
        match parts.last_mut() {
            Some((_, last)) if *last + 1 == line => *last = line,
            _ => parts.push((line, line)),
        }
    }
    let part = |&(a, b): &(u16, u16)| if a == b { a.to_string() } else { format!("{a}-{b}") };
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_lines_are_joined() {
        assert_eq!(ranges(&[3, 4, 5, 9, 11, 12]), "3-5, 9, 11-12");
        assert_eq!(ranges(&[]), "");
    }
}
