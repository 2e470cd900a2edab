//! The explored state space as a DOT graph.

use std::collections::BTreeMap;

use rjpf_explore::Arrival;

use crate::watch::Watcher;

pub(crate) fn render(watcher: &Watcher) -> String {
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
    for &(from, index, to) in watcher.edges() {
        let from = from.map(|f| format!("s{}", state(f, "", &mut nodes)));
        let to = match to {
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
        match from {
            Some(from) => edges.push_str(&format!("  {from} -> {to} [label=\"{index}\"];\n")),
            None => edges.push_str(&format!("  start -> {to};\n")),
        }
    }
    let note = match watcher.edges_lost {
        0 => String::new(),
        n => format!("  // {n} further edges were left out\n"),
    };
    format!("digraph states {{\n  node [shape=circle,fontsize=10];\n  start [shape=point];\n{note}{nodes}{edges}}}\n")
}

#[cfg(test)]
mod tests {
    use rjpf_explore::Watch;

    use super::*;

    #[test]
    fn states_are_nodes_and_transitions_are_edges() {
        let mut watcher = Watcher::new(false, true);
        watcher.edge(None, 0, Arrival::New(7));
        watcher.edge(Some(7), 0, Arrival::End);
        watcher.edge(Some(7), 1, Arrival::Matched(7));
        watcher.edge(Some(7), 2, Arrival::Violation);
        let text = render(&watcher);
        for part in ["start -> s0;", "s0 -> e1 [label=\"0\"]", "s0 -> s0 [label=\"1\"]", "violation"] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
}
