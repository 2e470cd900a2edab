//! A state has the same fingerprint whatever else the machine has run, loaded and decoded before.

use std::collections::BTreeMap;

use rjpf_classes::path::Jdk;
use rjpf_vm::transition::{ChoicePoint, Outcome};
use rjpf_vm::{Environment, Visibility, Vm};

use crate::{compile_into, in_parallel, jdks, state_machine, subjects};

/// States looked at per program, and machines booted for some of them.
const MOST_STATES: usize = 1000;
const COLD: usize = 3;

fn machine(jdk: &Jdk, classes: &std::path::Path, class: &str) -> Vm {
    let jdk = Jdk::open(&jdk.home).unwrap();
    let mut vm = state_machine::boot(jdk, classes, Environment::default());
    state_machine::start(&mut vm, class, &[]);
    vm.freeze(Visibility::Shared { trust: true });
    vm.environment.ticking = false;
    vm
}

fn fingerprint(vm: &mut Vm) -> u128 {
    vm.canonical.as_mut().unwrap().fingerprint(&vm.pages).unwrap()
}

fn choice(outcome: Outcome) -> Option<ChoicePoint> {
    match outcome {
        Outcome::Choice(point) => Some(point),
        _ => None,
    }
}

/// Fingerprints of states and a path to each, depth first in this order of alternatives.
fn search(vm: &mut Vm, last_first: bool) -> BTreeMap<u128, Vec<u32>> {
    let mut found = BTreeMap::new();
    let Some(first) = vm.first_transition().ok().and_then(choice) else { return found };
    let mut open = vec![(vm.pages.snapshot(), first, Vec::new())];
    while let Some((state, point, path)) = open.pop() {
        vm.pages.restore(&state);
        let name = fingerprint(vm);
        if found.len() >= MOST_STATES || found.contains_key(&name) {
            continue;
        }
        found.insert(name, path.clone());
        let mut indices: Vec<u32> = (0..point.count()).collect();
        if last_first {
            indices.reverse();
        }
        for index in indices {
            vm.pages.restore(&state);
            if let Some(next) = vm.transition(index).ok().and_then(choice) {
                let path: Vec<u32> = path.iter().copied().chain([index]).collect();
                open.push((vm.pages.snapshot(), next, path));
            }
        }
    }
    found
}

/// The fingerprint at the end of a path.
fn follow(vm: &mut Vm, path: &[u32]) -> u128 {
    choice(vm.first_transition().unwrap()).unwrap();
    for &index in path {
        choice(vm.transition(index).unwrap()).expect("the path goes on");
    }
    fingerprint(vm)
}

#[test]
fn a_machine_that_ran_nothing_else_gives_the_same_fingerprint() {
    for jdk in jdks() {
        let subjects = subjects(&jdk);
        let out = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fingerprints-{}-paths", jdk.feature));
        let classes = compile_into(&jdk, &subjects, &out);
        in_parallel(&subjects, |subject| {
            let known = search(&mut machine(&jdk, &classes, &subject.class), false);
            let other = search(&mut machine(&jdk, &classes, &subject.class), true);
            if known.len() < MOST_STATES {
                assert!(known.keys().eq(other.keys()), "{}: the order of the search shows", subject.class);
            }
            let every = known.len() / COLD + 1;
            // The longest paths have seen most.
            let mut paths: Vec<_> = known.iter().collect();
            paths.sort_by_key(|(name, path)| (path.len(), **name));
            for (name, path) in paths.into_iter().rev().step_by(every) {
                let cold = follow(&mut machine(&jdk, &classes, &subject.class), path);
                assert_eq!(cold, *name, "{}: a cold machine at {path:?}", subject.class);
            }
        });
    }
}
