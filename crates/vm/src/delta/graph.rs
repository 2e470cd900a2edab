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
        let Run { vm, delta, table, asked, known, .. } = self;
        let (mut stays, mut bad) = (Vec::with_capacity(group.rows.len()), Vec::new());
        let changed = table.changed();
        for &row in &group.rows {
            let at = table.in_stack(fp + u32::from(root), row as usize);
            let is_as_before = !changed[row as usize] && table.is_old(at);
            let known_before = table.unchanged[row as usize].filter(|(of, _)| is_as_before && *of == (site, at));
            let graph = known_before.map(|(_, graph)| graph).or_else(|| {
                let canonical = vm.canonical.as_mut().expect("a frozen machine has canonical forms");
                let (memory, columns) = (&vm.pages.memory, table.columns());
                canonical.row_graph(memory, columns, row as usize, at, content, &mut delta.walk).map(fingerprint_of)
            });
            let Some(graph) = graph else {
                bad.push(row);
                continue;
            };
            if is_as_before {
                table.unchanged[row as usize] = Some(((site, at), graph));
            }
            let key = (site, graph);
            // What is sure to be there when the row's turn comes needs no second look.
            let seen = known.contains(&key) || asked.get(&key).is_some_and(|&first| first <= row);
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
        if !bad.is_empty() {
            self.fall_back("a graph with locks or hashes", bad.len());
        }
    }
}
