//! One number for a sequence of numbers whose length is known otherwise: a balanced tree of pairs.

use super::pairs::Table;

/// The tree that was folded last: only what is above changed leaves is looked up again.
#[derive(Default)]
pub(super) struct Tree {
    /// Numbers by height.
    levels: Vec<Vec<u32>>,
}

impl Tree {
    /// The number of the root; zero for nothing at all.
    pub(super) fn number(&mut self, table: &Table, leaves: &[u32]) -> u32 {
        if self.levels.is_empty() {
            self.levels.push(Vec::new());
        }
        let mut changed = changes(&self.levels[0], leaves);
        self.levels[0].clear();
        self.levels[0].extend_from_slice(leaves);
        let mut height = 0;
        while self.levels[height].len() > 1 {
            height += 1;
            if self.levels.len() == height {
                self.levels.push(Vec::new());
            }
            let [below, level] = &mut self.levels[height - 1..=height] else { unreachable!("two levels") };
            changed = fold(table, below, &changed, level);
        }
        // What a taller tree left above is of other leaves.
        self.levels.truncate(height + 1);
        self.levels[height].first().copied().unwrap_or(0)
    }
}

fn changes(before: &[u32], now: &[u32]) -> Vec<bool> {
    now.iter().enumerate().map(|(i, number)| before.get(i) != Some(number)).collect()
}

/// Makes a level from the one below; says what has changed.
fn fold(table: &Table, below: &[u32], changed: &[bool], level: &mut Vec<u32>) -> Vec<bool> {
    let before = level.len();
    let len = below.len().div_ceil(2);
    level.resize(len, 0);
    let mut differs = vec![false; len];
    for (i, (pair, changed)) in below.chunks(2).zip(changed.chunks(2)).enumerate() {
        // A leftover goes up as it is, so its place may have held a pair.
        let is_last = i + 1 == len || i + 1 >= before;
        if i < before && !is_last && !changed.contains(&true) {
            continue;
        }
        let number = if let [left, right] = *pair { table.number(left, right).0 } else { pair[0] };
        differs[i] = i >= before || level[i] != number;
        level[i] = number;
    }
    differs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_decides_nothing() {
        let (table, mut used) = (Table::default(), Tree::default());
        let mut random = 7u64;
        for _ in 0..5_000 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (len, seed) = ((random >> 40) % 20, random >> 60);
            let leaves: Vec<u32> = (0..len).map(|i| ((seed >> (i % 4)) & 1) as u32).collect();
            assert_eq!(used.number(&table, &leaves), Tree::default().number(&table, &leaves), "{leaves:?}");
        }
    }
}
