//! The explored state space as a graph in DOT: a node per state, an edge per transition, labelled
//! with who went on and where. Walks are chains from the start.

use std::collections::BTreeMap;
use std::path::PathBuf;

use rjpf_vm::Vm;
use rjpf_vm::transition::{ChoicePoint, PointKind};

use super::{Data, Flow, Listener, ListenerDef, ListenerOptions, Notice, Section, View};
use crate::notice::Arrival;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "dot",
    aliases: &["DistributedSimpleDot", "SimpleDot", "StateSpaceDot"],
    doc: "writes the explored state space as a DOT graph (report.dot names the file)",
    keys: &["report.dot"],
    checks: false,
    build: |options| Ok(Box::new(Dot::new(options))),
    weave: super::nothing,
};

/// Edges kept; nobody can look at more.
const MOST_EDGES: usize = 200_000;

struct Edge {
    from: Option<u128>,
    label: String,
    to: Arrival,
}

struct Dot {
    file: PathBuf,
    edges: Vec<Edge>,
    left_out: u64,
    label: String,
}

impl Dot {
    fn new(options: &ListenerOptions) -> Dot {
        let file = options.text("report.dot").unwrap_or("rjpf-states.dot").into();
        Dot { file, edges: Vec::new(), left_out: 0, label: String::new() }
    }
}

impl Listener for Dot {
    fn notice(&mut self, state: &dyn View, notice: &Notice<'_>) -> Flow {
        match *notice {
            Notice::Restarted => (self.edges, self.left_out) = (Vec::new(), 0),
            Notice::Choosing { point, index, .. } => {
                self.label = state.vm().map_or_else(String::new, |vm| label(vm, point, index));
            }
            Notice::Arrived { from, to, .. } if self.edges.len() < MOST_EDGES => {
                self.edges.push(Edge { from, label: std::mem::take(&mut self.label), to });
            }
            Notice::Arrived { .. } => self.left_out += 1,
            _ => {}
        }
        Flow::Continue
    }

    fn report(&mut self, _vm: &Vm) -> Option<Section> {
        let line = format!("{} transitions in {}", self.edges.len(), self.file.display());
        Some(Section {
            title: "state space".into(),
            lines: vec![line],
            data: Data::map([
                ("file", self.file.display().to_string().into()),
                ("edges", self.edges.len().into()),
                ("leftOut", self.left_out.into()),
            ]),
            files: vec![(self.file.clone(), render(&self.edges, self.left_out))],
        })
    }
}

/// `0: main Main.java:12`, `1: getInt(0..2)`.
fn label(vm: &Vm, point: &ChoicePoint, index: u32) -> String {
    let what = match &point.kind {
        PointKind::Thread { enabled, .. } => {
            let thread = enabled[index as usize];
            let place = vm.location(thread);
            let short = place.rsplit('(').next().unwrap_or_default().trim_end_matches(')');
            format!("{} {short}", vm.thread_name(thread))
        }
        PointKind::Data { request, .. } => request.label.clone(),
    };
    format!("{index}: {what}")
}

fn render(all: &[Edge], left_out: u64) -> String {
    let mut names: BTreeMap<u128, usize> = BTreeMap::new();
    let mut nodes = String::new();
    let mut edges = String::new();
    let mut leaves = 0;
    let mut state = |state: u128, style: &str, nodes: &mut String| {
        let next = names.len();
        *names.entry(state).or_insert_with(|| {
            nodes.push_str(&format!("  s{next} [label=\"{next}\"{style}];\n"));
            next
        })
    };
    for Edge { from, label, to } in all {
        let from = from.map(|f| format!("s{}", state(f, "", &mut nodes)));
        let to = match *to {
            Arrival::New(s) | Arrival::Matched(s) => format!("s{}", state(s, "", &mut nodes)),
            Arrival::Cut(s) => format!("s{}", state(s, ",style=dashed", &mut nodes)),
            Arrival::Dropped | Arrival::End | Arrival::Violation | Arrival::Ignored => {
                let look = match to {
                    Arrival::Violation => "label=\"violation\",shape=box,style=filled,fillcolor=salmon",
                    Arrival::Dropped => "label=\"dropped\",shape=plaintext",
                    Arrival::Ignored => "label=\"ignored\",shape=plaintext",
                    _ => "label=\"end\",shape=doublecircle",
                };
                leaves += 1;
                nodes.push_str(&format!("  e{leaves} [{look}];\n"));
                format!("e{leaves}")
            }
        };
        let label = label.replace('\\', "\\\\").replace('"', "\\\"");
        match from {
            Some(from) => edges.push_str(&format!("  {from} -> {to} [label=\"{label}\"];\n")),
            None => edges.push_str(&format!("  start -> {to};\n")),
        }
    }
    let note = match left_out {
        0 => String::new(),
        n => format!("  // {n} further edges were left out\n"),
    };
    format!("digraph states {{\n  node [shape=circle,fontsize=10];\n  start [shape=point];\n{note}{nodes}{edges}}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_are_nodes_and_transitions_are_edges() {
        let edge = |from, label: &str, to| Edge { from, label: label.into(), to };
        let text = render(
            &[
                edge(None, "", Arrival::New(7)),
                edge(Some(7), "0: main", Arrival::End),
                edge(Some(7), "1: \"x\"", Arrival::Matched(7)),
                edge(Some(7), "2", Arrival::Violation),
            ],
            0,
        );
        for part in ["start -> s0;", "s0 -> e1 [label=\"0: main\"]", "s0 -> s0 [label=\"1: \\\"x\\\"\"]", "violation"] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
}
