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
        let Run { vm, delta, table, asked, .. } = self;
        let (mut stays, mut bad) = (Vec::with_capacity(group.rows.len()), Vec::new());
        for &row in &group.rows {
            let at = table.in_stack(fp + u32::from(root), row as usize);
            let canonical = vm.canonical.as_mut().expect("a frozen machine has canonical forms");
            let (memory, columns) = (&vm.pages.memory, table.columns());
            let Some(words) = canonical.row_graph(memory, columns, row as usize, at, content, &mut delta.walk) else {
                bad.push(row);
                continue;
            };
            let key = (site, fingerprint_of(words));
            let seen = vm.persistent.graphs.contains(&key) || {
                let first = asked.entry(key).or_insert(u32::MAX);
                let later = *first <= row;
                *first = (*first).min(row);
                later
            };
            // What is sure to be there when the row's turn comes needs no second look.
            if !seen {
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
