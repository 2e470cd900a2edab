//! The ten structures of the delta paper (d'Amorim, Lauterburg, Marinov, TSE 2008): every sequence of
//! at most N calls, matching on the structure alone. "States" are the structures from which calls are
//! made, "executions" are states times operations, as in Table 1 of the paper.

use rjpf_classes::path::Jdk;

use crate::checker::explore;
use crate::classes::jdks;
use crate::plain::count_states;

struct Structure {
    name: &'static str,
    /// Operations for the bound N.
    operations: fn(u64) -> u64,
    /// Choice points for each state: one if one choice says everything about a call, else one more
    /// for each value that a choice before it can have.
    choices: u64,
    /// States for the bound N, where there is a closed form.
    states: Option<fn(u64) -> u64>,
    /// The bounds that take a second or two.
    quick: &'static [u64],
    /// The rows of Table 1: bound and states.
    table: &'static [(u64, u64)],
}

/// Two methods with an argument 1..N each: the method is chosen first, then the argument.
const TWO_METHODS: u64 = 1 + 2;

const STRUCTURES: &[Structure] = &[
    Structure {
        name: "binheap",
        operations: |n| 2 * n,
        choices: TWO_METHODS,
        states: None,
        quick: &[4, 6],
        table: &[(7, 16864), (8, 250083), (9, 1353196)],
    },
    Structure {
        name: "bst",
        operations: |n| 2 * n,
        choices: TWO_METHODS,
        states: Some(search_trees),
        quick: &[4, 7],
        table: &[(9, 46960), (10, 206395), (11, 915641)],
    },
    Structure {
        name: "deque",
        operations: |n| 2 * n,
        choices: TWO_METHODS,
        states: Some(arrangements),
        quick: &[4, 6],
        table: &[(8, 69281), (9, 623530), (10, 6235301)],
    },
    Structure {
        name: "fibheap",
        operations: |n| n + 1,
        choices: 1,
        states: None,
        quick: &[4, 5],
        table: &[(6, 3003), (7, 36730), (8, 544659)],
    },
    Structure {
        name: "filesystem",
        // Six methods, six handles, N names, chosen one after the other.
        operations: |n| 36 * n,
        choices: 1 + 6 + 36,
        states: None,
        quick: &[3],
        // The paper has 64576 states for N = 5, this representation 64456; see the example's README.
        table: &[(3, 58), (4, 1353)],
    },
    Structure {
        name: "heaparray",
        operations: |n| n + 1,
        choices: 1,
        states: None,
        quick: &[4, 6],
        table: &[(8, 97092), (9, 804809), (10, 8722946)],
    },
    Structure {
        name: "queue",
        operations: |n| n + 1,
        choices: 1,
        states: Some(two_stacks),
        quick: &[4, 5],
        table: &[(6, 10057), (7, 147995), (8, 2578641)],
    },
    Structure {
        name: "stack",
        operations: |n| n + 1,
        choices: 1,
        states: Some(sequences),
        quick: &[4, 5],
        table: &[(6, 9331), (7, 137257), (8, 2396745)],
    },
    Structure {
        name: "treemap",
        operations: |n| 2 * n,
        choices: TWO_METHODS,
        states: None,
        quick: &[5, 8],
        table: &[(12, 96401), (13, 282532), (14, 844655)],
    },
    Structure {
        name: "ubstack",
        operations: |n| n + 1,
        choices: 1,
        states: None,
        quick: &[4, 6],
        table: &[(8, 109681), (9, 991189), (10, 9922641)],
    },
];

/// Fewer than N calls build every sequence of fewer than N values out of N, and nothing else.
pub(crate) fn sequences(n: u64) -> u64 {
    (0..n).map(|k| n.pow(k as u32)).sum()
}

/// A set of k < N keys out of N, in each shape of a search tree of k nodes, takes k calls.
fn search_trees(n: u64) -> u64 {
    (0..n).map(|k| choose(n, k) * catalan(k)).sum()
}

/// An arrangement of k < N distinct values out of N takes k calls.
fn arrangements(n: u64) -> u64 {
    (0..n).map(|k| (n - k + 1..=n).product::<u64>()).sum()
}

/// With nothing in the front stack, the back one is any sequence. A front stack of f > 0 values was
/// poured from at least f + 1, of which the pouring call gave one away: f + 1 calls, that call, and
/// one more for each of the b values behind; fewer than N calls, so f + b <= N - 3. A total of k
/// values has k splits with f > 0.
fn two_stacks(n: u64) -> u64 {
    sequences(n) + (1..=n.saturating_sub(3)).map(|k| k * n.pow(k as u32)).sum::<u64>()
}

fn choose(n: u64, k: u64) -> u64 {
    (1..=k).fold(1, |product, i| product * (n - k + i) / i)
}

fn catalan(k: u64) -> u64 {
    choose(2 * k, k) / (k + 1)
}

#[test]
fn closed_forms_are_the_papers_numbers() {
    for structure in STRUCTURES {
        let Some(states) = structure.states else { continue };
        for &(n, expected) in structure.table {
            assert_eq!(states(n), expected, "{} {n}", structure.name);
        }
    }
}

#[test]
fn small_bounds_agree_with_closed_forms_or_an_enumeration() {
    for structure in STRUCTURES {
        for &n in structure.quick {
            let expected = match structure.states {
                Some(states) => states(n),
                None => count_states(&jdks()[0], structure.name, n).0,
            };
            structure.check(&jdks()[0], n, expected);
        }
    }
}

/// Seconds, minutes, or (with `RJPF_SLOW=2`) hours and up to some 20 GB for the breadth-first
/// frontier.
fn executions_allowed() -> u64 {
    match std::env::var("RJPF_SLOW").as_deref() {
        Err(_) => 100_000,
        Ok("2") => u64::MAX,
        Ok(_) => 5_000_000,
    }
}

/// Where a structure has no closed form, an enumeration could share a mistake in the structure with
/// the exploration; the paper's own numbers cannot.
#[test]
fn the_papers_bounds_give_the_papers_numbers() {
    for structure in STRUCTURES {
        for &(n, expected) in structure.table {
            if expected * (structure.operations)(n) <= executions_allowed() {
                structure.check(&jdks()[0], n, expected);
            }
        }
    }
}

impl Structure {
    /// Each state has its choice points. Each execution ends the path, is given up at
    /// `ignoreIfSeen`, or passes it, which every state but the first does once.
    fn check(&self, jdk: &Jdk, n: u64, states: u64) {
        let report = explore(jdk, &format!("{}.Driver", self.name), &[n], &[]);
        let executions = states * (self.operations)(n);
        let place = format!("{} {n}\n{}", self.name, report.text);
        assert_eq!(report.number("states"), states * self.choices, "{place}");
        assert_eq!(report.number("ends") + report.number("ignored") + states - 1, executions, "{place}");
        assert_eq!(report.number("transitions"), executions + states * (self.choices - 1), "{place}");
    }
}
