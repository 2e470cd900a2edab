//! The six subjects of the mixed-execution paper (d'Amorim, Sobeih, Marinov, ICFEM 2006).
//!
//! T are the structures that at most N calls reach, E those that fewer reach. The paper's Fig. 8 does
//! not say what its states are; its numbers are (T + 1) + k (E + 1), with a k for each subject that
//! the README of the subject explains. That rule is fitted; T and E are not: they have closed forms
//! or are enumerated on a plain JVM.

use crate::checker::{Report, explore};
use crate::classes::jdks;
use crate::plain::count_states;
use crate::slow;
use crate::structures::sequences;

struct Subject {
    name: &'static str,
    class: &'static str,
    flags: &'static [&'static str],
    /// Executions from one structure, and choice points, for the bound N.
    executions: fn(u64) -> u64,
    choices: fn(u64) -> u64,
    /// T and E for the bound N, where there is a closed form.
    reached: Option<fn(u64) -> (u64, u64)>,
    /// The factor k.
    factor: fn(u64) -> u64,
    /// Bound and states in Fig. 8; the first rows are quick.
    figure: &'static [(u64, u64)],
    quick: usize,
}

const NO_MAP_COUNTER: &[&str] = &["+filter.fields=java.util.TreeMap.modCount"];
const NO_LIST_COUNTER: &[&str] = &["+filter.fields=java.util.AbstractList.modCount"];

const SUBJECTS: &[Subject] = &[
    Subject {
        name: "ubstack",
        class: "ubstack.MixedDriver",
        flags: &[],
        executions: |n| n + 1,
        choices: |_| 1,
        reached: None,
        factor: |_| 1,
        figure: &[(5, 929), (6, 5776), (7, 41094)],
        quick: 2,
    },
    Subject {
        name: "disjset",
        class: "disjset.Driver",
        flags: &[],
        // A method, and two elements out of N - 1.
        executions: |n| 2 * (n - 1) * (n - 1),
        choices: |n| 1 + 2 + 2 * (n - 1),
        reached: None,
        factor: |n| n + 2,
        figure: &[(5, 624), (6, 4653), (7, 47480)],
        quick: 2,
    },
    Subject {
        name: "trie",
        class: "trie.Driver",
        flags: &[],
        executions: |n| 3 * n,
        choices: |_| 4,
        // Words are only added: the subsets of N words, all but the full one by fewer than N calls.
        reached: Some(|n| (1 << n, (1 << n) - 1)),
        factor: |_| 3,
        figure: &[(5, 129), (6, 257), (7, 513), (8, 1025), (9, 2049), (10, 4097)],
        quick: 5,
    },
    Subject {
        name: "linkedlist",
        class: "linkedlist.Driver",
        flags: NO_LIST_COUNTER,
        executions: |n| 3 * n,
        choices: |_| 4,
        reached: Some(|n| (sequences(n) + n.pow(n as u32), sequences(n))),
        factor: |_| 2,
        figure: &[(5, 5471), (6, 74652), (7, 1235317)],
        quick: 1,
    },
    Subject {
        name: "javatreemap",
        class: "javatreemap.Driver",
        flags: NO_MAP_COUNTER,
        executions: |n| 3 * n,
        choices: |_| 4,
        reached: None,
        factor: |_| 2,
        figure: &[(5, 187), (6, 534), (7, 1480), (8, 4552), (9, 13816), (10, 39344)],
        quick: 3,
    },
];

/// T and E, from what the checker counted: the first call starts from the fresh structure, which no
/// call has left behind yet, so E + 1 structures are the start of calls. Each execution is given up
/// or reaches one of T structures for the first time, at which the path ends if it was the last call.
fn reached(subject: &Subject, n: u64, report: &Report) -> (u64, u64) {
    let choices = (subject.choices)(n);
    assert_eq!(report.number("states") % choices, 0, "{} {n}\n{}", subject.name, report.text);
    let starts = report.number("states") / choices;
    let all = starts * (subject.executions)(n) - report.number("ignored");
    assert_eq!(report.number("ends"), all - (starts - 1), "{} {n}\n{}", subject.name, report.text);
    (all, starts - 1)
}

#[test]
fn the_figures_numbers_follow_from_the_structures() {
    for subject in SUBJECTS {
        let rows = if slow() { subject.figure.len() } else { subject.quick };
        for &(n, states) in &subject.figure[..rows] {
            let report = explore(&jdks()[0], subject.class, &[n], subject.flags);
            let (all, expanded) = reached(subject, n, &report);
            assert_eq!((all + 1) + (subject.factor)(n) * (expanded + 1), states, "{} {n}", subject.name);
            let expected = match subject.reached {
                Some(closed) => closed(n),
                None => {
                    let (expanded, all) = count_states(&jdks()[0], subject.name, n);
                    (all, expanded)
                }
            };
            assert_eq!((all, expanded), expected, "{} {n}", subject.name);
        }
    }
}

/// The paper's `Vector` has its modification counter in the state, and T + 2 E are its numbers for
/// the first two bounds; without the counter T and E are those of any list.
#[test]
fn the_vector_is_compared_with_and_without_its_counter() {
    let subject = |flags| Subject {
        name: "vector",
        class: "vector.Driver",
        flags,
        executions: |n| 3 * n,
        choices: |_| 4,
        reached: None,
        factor: |_| 2,
        figure: &[],
        quick: 0,
    };
    for n in if slow() { 3..=5 } else { 3..=4 } {
        let filtered = subject(NO_LIST_COUNTER);
        let report = explore(&jdks()[0], filtered.class, &[n], filtered.flags);
        assert_eq!(reached(&filtered, n, &report), (sequences(n) + n.pow(n as u32), sequences(n)));
    }
    let counted = subject(&[]);
    let figure = [(5, 7057), (6, 91706)];
    for (n, states) in &figure[..if slow() { 2 } else { 1 }] {
        let (all, expanded) = reached(&counted, *n, &explore(&jdks()[0], counted.class, &[*n], &[]));
        assert_eq!(all + 2 * expanded, *states);
    }
}

/// The library differs from JDK to JDK, the structures do not. The verdict names what it left out.
#[test]
fn the_librarys_structures_are_the_same_in_every_jdk() {
    for (name, flags) in [("linkedlist", NO_LIST_COUNTER), ("vector", NO_LIST_COUNTER), ("javatreemap", NO_MAP_COUNTER)]
    {
        let counts = jdks().iter().map(|jdk| {
            let report = explore(jdk, &format!("{name}.Driver"), &[4], flags);
            let field = flags[0].split_once('=').unwrap().1;
            assert!(report.assumptions().contains(&format!("{field} (+filter.fields)")), "{}", report.text);
            (report.number("states"), report.number("ends"), report.number("ignored"))
        });
        let counts: Vec<_> = counts.collect();
        assert!(counts.iter().all(|c| *c == counts[0]), "{name}: {counts:?}");
        let all = explore(&jdks()[0], &format!("{name}.Driver"), &[4], &[]);
        assert!(all.number("states") > counts[0].0, "{name}: the counter tells no states apart");
    }
}
