//! Coverage: how often each branch (or instruction) of the program was executed, by which thread,
//! over a whole search and along a path.
//!
//! Its job: counting, and what a report says about it. Not its job: what the counts are good for
//! (`heuristics`), where they come from (`collector.rs`).
//!
//! Threads are told apart by their names. What is known is what the methods hold that a thread has been in: code that a
//! thread has not come to yet is not counted against it.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

/// One thing that can be covered: a way out of a branch, or an instruction (way 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unit {
    /// Number of the thread's name.
    pub thread: u32,
    /// Number of the method.
    pub method: u32,
    /// Place in the method.
    pub at: u32,
    pub way: u32,
}

/// What a transition executed.
#[derive(Clone, Debug, Default)]
pub struct Covered {
    /// In the order of first execution, with the number of executions.
    pub branches: Vec<(Unit, u32)>,
    pub instructions: Vec<(Unit, u32)>,
    /// Threads that were in a method for the first time, and how much there is in it to cover.
    pub entered: Vec<Entered>,
}

#[derive(Clone, Debug)]
pub struct Entered {
    pub thread: u32,
    /// Name of the thread.
    pub name: String,
    pub method: u32,
    /// Ways out of the branches of the method.
    pub branches: u32,
    pub instructions: u32,
}

/// Is anything to be collected, and what?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub branches: bool,
    pub instructions: bool,
}

/// Counts of one kind of unit over a whole search.
#[derive(Debug, Default)]
pub struct Counts {
    numbers: FxHashMap<Unit, u32>,
    /// By number of the unit.
    counts: Vec<u64>,
    units: Vec<Unit>,
}

impl Counts {
    /// Units executed at least once.
    pub fn covered(&self) -> usize {
        self.counts.len()
    }

    pub fn count(&self, unit: &Unit) -> u64 {
        self.numbers.get(unit).map_or(0, |&n| self.counts[n as usize])
    }

    fn number(&mut self, unit: Unit) -> u32 {
        let next = self.counts.len() as u32;
        let number = *self.numbers.entry(unit).or_insert(next);
        if number == next {
            self.counts.push(0);
            self.units.push(unit);
        }
        number
    }

    /// Counts a transition's units and gives what it means for the path it extends.
    pub(crate) fn tread(&mut self, units: &[(Unit, u32)], last: Option<&Trodden>) -> Trodden {
        let mut counts = last.map_or_else(PathCounts::default, |l| l.counts.clone());
        let mut here: Option<Rarity> = None;
        for &(unit, times) in units {
            let number = self.number(unit);
            let count = &mut self.counts[number as usize];
            let rarity = Rarity { overall: *count, on_path: u64::from(counts.get(number)) };
            *count += u64::from(times);
            counts.add(number, times);
            here = Some(here.map_or(rarity, |h| h.least(rarity)));
        }
        let sum = last.map_or(Rarity::default(), |l| l.sum).plus(here.unwrap_or_default());
        let persisting = here.or(last.and_then(|l| l.persisting));
        Trodden { here, persisting, sum, counts }
    }
}

/// How often something had been executed before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rarity {
    /// In the whole search.
    pub overall: u64,
    /// On the path.
    pub on_path: u64,
}

impl Rarity {
    fn least(self, other: Rarity) -> Rarity {
        Rarity { overall: self.overall.min(other.overall), on_path: self.on_path.min(other.on_path) }
    }
    fn plus(self, other: Rarity) -> Rarity {
        Rarity { overall: self.overall + other.overall, on_path: self.on_path + other.on_path }
    }
}

/// What a transition covered, and the path so far.
#[derive(Clone, Debug, Default)]
pub struct Trodden {
    /// The rarest unit of the transition; `None` if it covered none.
    pub here: Option<Rarity>,
    /// That of the last transition that covered any.
    pub persisting: Option<Rarity>,
    /// Sum of `here` over the path.
    pub sum: Rarity,
    /// Executions along the path.
    pub counts: PathCounts,
}

const PAGE: usize = 32;

/// Executions along one path by number of the unit; what paths have in common is shared.
#[derive(Clone, Debug, Default)]
pub struct PathCounts {
    pages: Arc<Vec<Arc<[u32; PAGE]>>>,
    covered: u32,
}

impl PathCounts {
    /// Units executed at least once on the path.
    pub fn covered(&self) -> u32 {
        self.covered
    }

    fn get(&self, number: u32) -> u32 {
        self.pages.get(number as usize / PAGE).map_or(0, |page| page[number as usize % PAGE])
    }

    fn add(&mut self, number: u32, times: u32) {
        let at = number as usize / PAGE;
        let pages = Arc::make_mut(&mut self.pages);
        if pages.len() <= at {
            pages.resize_with(at + 1, || Arc::new([0; PAGE]));
        }
        let count = &mut Arc::make_mut(&mut pages[at])[number as usize % PAGE];
        self.covered += u32::from(*count == 0);
        *count = count.saturating_add(times);
    }
}

/// Coverage of a whole search.
#[derive(Debug, Default)]
pub struct Coverage {
    pub branches: Counts,
    pub instructions: Counts,
    /// By number of the thread.
    known: FxHashMap<u32, Known>,
    /// Pairs of thread and method.
    entered: FxHashSet<(u32, u32)>,
}

#[derive(Clone, Debug, Default)]
struct Known {
    name: String,
    branches: u32,
    instructions: u32,
}

impl Coverage {
    pub(crate) fn enter(&mut self, entered: Vec<Entered>) {
        for e in entered {
            if !self.entered.insert((e.thread, e.method)) {
                continue;
            }
            let known = self.known.entry(e.thread).or_insert_with(|| Known { name: e.name, ..Known::default() });
            known.branches += e.branches;
            known.instructions += e.instructions;
        }
    }

    /// By thread, in the order of their first appearance.
    pub(crate) fn summary(&self, wanted: Wanted) -> Vec<ThreadCoverage> {
        let mut threads: Vec<u32> = self.known.keys().copied().collect();
        threads.sort_unstable();
        let covered = |counts: &Counts, thread: u32| counts.units.iter().filter(|u| u.thread == thread).count() as u32;
        let row = |thread: u32| {
            let known = &self.known[&thread];
            let pair = |on: bool, counts: &Counts, known: u32| on.then(|| (covered(counts, thread), known));
            ThreadCoverage {
                thread: known.name.clone(),
                branches: pair(wanted.branches, &self.branches, known.branches),
                instructions: pair(wanted.instructions, &self.instructions, known.instructions),
            }
        };
        threads.into_iter().map(row).collect()
    }
}

/// What a thread covered of the methods it has been in: pairs of covered and known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadCoverage {
    pub thread: String,
    pub branches: Option<(u32, u32)>,
    pub instructions: Option<(u32, u32)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(crate) fn unit(at: u32, way: u32) -> Unit {
        Unit { thread: 0, method: 0, at, way }
    }

    #[test]
    fn counts_are_kept_for_the_search_and_for_the_path() {
        let mut counts = Counts::default();
        let first = counts.tread(&[(unit(1, 0), 2)], None);
        assert_eq!(first.here, Some(Rarity::default()));
        // Another path from the start: the search knows the branch, the path does not.
        let other = counts.tread(&[(unit(1, 0), 1)], None);
        assert_eq!(other.here, Some(Rarity { overall: 2, on_path: 0 }));
        // The first path goes on through the same branch and a new one: the rarest counts.
        let both = counts.tread(&[(unit(1, 0), 1), (unit(1, 1), 1)], Some(&first));
        assert_eq!(both.here, Some(Rarity { overall: 0, on_path: 0 }));
        assert_eq!((both.counts.covered(), first.counts.covered(), counts.covered()), (2, 1, 2));
        assert_eq!(counts.count(&unit(1, 0)), 4);
        // Nothing covered: the last count persists, sums stay.
        let again = counts.tread(&[(unit(1, 0), 1)], Some(&both));
        let nothing = counts.tread(&[], Some(&again));
        assert_eq!((nothing.here, nothing.persisting), (None, Some(Rarity { overall: 4, on_path: 3 })));
        assert_eq!(nothing.sum, again.sum);
    }

    #[test]
    fn pages_grow_and_are_shared() {
        let mut counts = PathCounts::default();
        counts.add(100, 1);
        let mut more = counts.clone();
        more.add(3, 5);
        assert_eq!((counts.get(3), more.get(3), more.get(100)), (0, 5, 1));
        assert!(Arc::ptr_eq(&counts.pages[100 / PAGE], &more.pages[100 / PAGE]));
    }

    #[test]
    fn a_summary_is_by_thread() {
        let mut coverage = Coverage::default();
        let entered =
            |thread, name: &str, method| Entered { thread, name: name.into(), method, branches: 4, instructions: 9 };
        coverage.enter(vec![entered(2, "b", 1), entered(0, "main", 1), entered(0, "main", 2), entered(0, "main", 2)]);
        coverage.branches.tread(&[(unit(7, 1), 3)], None);
        let wanted = Wanted { branches: true, instructions: false };
        let rows = coverage.summary(wanted);
        assert_eq!(rows[0], ThreadCoverage { thread: "main".into(), branches: Some((1, 8)), instructions: None });
        assert_eq!(rows[1], ThreadCoverage { thread: "b".into(), branches: Some((0, 4)), instructions: None });
    }
}
