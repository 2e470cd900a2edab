//! Whether graphs of rows were seen before.

use std::hash::Hasher;

use rjpf_classes::Method;
use rjpf_state::canonical::{Content, fingerprint_of};

use super::run::{Ask, Fate, Group, Run};

/// Stands for the method and the place in it that asks for seen graphs. Classes made for lambdas and method
/// references are passed over: their names may differ from path to path.
pub fn asking_place(mut callers: impl Iterator<Item = (&'static Method, u16)>) -> u64 {
    let Some((method, bci)) = callers.find(|(m, _)| !m.hidden && !m.class.hidden) else { return 0 };
    let mut hasher = std::hash::DefaultHasher::new();
    hasher.write(method.full_name().as_bytes());
    hasher.write_u16(bci);
    hasher.finish()
}

impl Run<'_> {
    /// The rows of the group ask whether the graph below the object in a register was seen. Rows whose path ends by it
    /// leave the group. `result` is the register for the answer.
    pub(super) fn ask_seen(&mut self, group: &mut Group, root: u16, result: u16, content: Content, ignores: bool) {
        let callers = group.frames.iter().rev().map(|f| (f.method, f.code.bcis[f.pc as usize]));
        let site = asking_place(callers);
        let fp = group.top().fp;
        let graphs = self.graphs_of(group, (site, fp + u32::from(root)), content);
        let Run { table, asked, known, .. } = self;
        // One look-up after the other, with nothing between them that would keep the memory from working on several.
        let keys = graphs.iter().map(|&(_, graph)| (site, graph));
        let were_known: Vec<bool> = keys.map(|key| known.contains(&key)).collect();
        let mut stays = Vec::with_capacity(graphs.len());
        for ((row, graph), was_known) in graphs.into_iter().zip(were_known) {
            let key = (site, graph);
            // What is sure to be there when the row's turn comes needs no second look.
            let seen = was_known || asked.get(&key).is_some_and(|&first| first <= row);
            if !seen {
                // A row comes to what it asks first in any case; whether it comes to ask more is known when its turn comes.
                if !std::mem::replace(&mut self.has_asked[row as usize], true) {
                    let first = asked.entry(key).or_insert(u32::MAX);
                    *first = (*first).min(row);
                }
                self.asks.push((row, Ask { key, ignores }));
            }
            if seen && ignores {
                self.fates[row as usize] = Fate::Ignored;
                continue;
            }
            if !ignores {
                table.set_in_stack(fp + u32::from(result), row as usize, u32::from(seen));
            }
            stays.push(row);
        }
        group.rows = stays;
    }

    /// The fingerprints of the graphs below the object in a register, of all rows that have one.
    fn graphs_of(&mut self, group: &Group, (site, register): (u64, u32), content: Content) -> Vec<(u32, u128)> {
        let Run { vm, delta, table, .. } = self;
        let canonical = vm.canonical.as_mut().expect("a frozen machine has canonical forms");
        let changed = table.changed();
        let mut graphs = Vec::with_capacity(group.rows.len());
        for &row in &group.rows {
            let r = row as usize;
            let root = table.in_stack(register, r);
            let is_as_before = !changed[r] && table.is_old(root);
            let known = table.unchanged[r].filter(|(of, _)| is_as_before && *of == (site, root));
            let graph = known.map(|(_, graph)| graph).or_else(|| {
                let (memory, columns) = (&vm.pages.memory, table.columns());
                canonical.row_graph(memory, columns, r, root, content, &mut delta.walk).map(fingerprint_of)
            });
            let Some(graph) = graph else { continue };
            if is_as_before {
                table.unchanged[r] = Some(((site, root), graph));
            }
            graphs.push((row, graph));
        }
        self.fall_back("a graph with locks or hashes", group.rows.len() - graphs.len());
        graphs
    }
}
