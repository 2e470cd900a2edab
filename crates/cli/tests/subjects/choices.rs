//! Subjects of the ranged-model-checking paper (Funes, Siddiqui, Khurshid, 2012) without threads.
//!
//! The paper's states are JPF's new and visited ones: every arrival of the search in a state, ends of
//! the program included. Here states are those with a choice in them, and ends are counted apart, so
//! the paper's number is that of transitions and one for the beginning.

use crate::checker::explore;
use crate::classes::jdks;
use crate::slow;

/// The nodes of a tree in which every node of a level has as many branches as the list says.
fn nodes(branches: &[u64]) -> u64 {
    branches.iter().rev().fold(1, |below, b| 1 + b * below)
}

#[test]
fn integer_choice_has_the_nodes_of_its_tree() {
    let report = explore(&jdks()[0], "integerchoice.IntegerChoice", &[50], &[]);
    assert_eq!(nodes(&[50; 3]), 127551, "Table 1 of the paper");
    assert_eq!(report.number("transitions") + 1, nodes(&[50; 3]));
    assert_eq!(report.number("states"), nodes(&[50; 2]), "each has a choice, and no two are alike");
    assert_eq!(report.number("ends"), 50u64.pow(3));
}

/// The header and each next reference are null or one of n nodes, the size is 0..n, values are two.
#[test]
fn linked_list_tester_has_the_nodes_of_its_tree() {
    for n in if slow() { vec![2, 3, 4] } else { vec![2, 3] } {
        let mut branches = vec![n + 1, n + 1];
        branches.extend([n + 1, 2].repeat(n as usize));
        let report = explore(&jdks()[0], "linkedlisttester.LinkedListTester", &[n], &[]);
        assert_eq!(report.number("transitions") + 1, nodes(&branches), "{n}");
        if n == 4 {
            assert_eq!(nodes(&branches), 416656, "Table 1 of the paper");
        }
        // Valid lists have no cycle and fit the size: k nodes in order out of n, the nodes behind the
        // last next reference are free, and so are all values.
        let lists = (0..=n).map(|k| (n - k + 1..=n).product::<u64>() * (n + 1).pow((n - k) as u32));
        assert_eq!(report.number("ends"), lists.sum::<u64>() * 2u64.pow(n as u32), "{n}");
    }
}
