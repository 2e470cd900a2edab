//! What is kept of a form: heaps are changed at random, and after each change the form that was made from what is kept is
//! compared with one of a walk over everything.
//!
//! Arrays of objects are linked, locked, hashed and dropped, below static fields and below a root of the machine; most of them are
//! long enough to be hubs, and some reach into many pages. Snapshots are taken and restored, and the collector moves what is left.

mod state_machine;

use std::cell::RefCell;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use rjpf_classes::{BaseType, LoaderId, Name};
use rjpf_state::canonical::Canonical;
use rjpf_state::{Ref, global};
use rjpf_vm::{Environment, Visibility, Vm};

/// A root of the machine that no test program uses.
const ROOT: u32 = global::PEER_OBJECTS;
const LENGTHS: [u32; 5] = [1, 3, 16, 40, 5000];

#[derive(Clone, Debug)]
enum Edit {
    New {
        length: usize,
        from: prop::sample::Index,
    },
    Link {
        from: prop::sample::Index,
        slot: u32,
        to: prop::sample::Index,
    },
    Cut {
        from: prop::sample::Index,
        slot: u32,
    },
    Root {
        which: usize,
        to: prop::sample::Index,
    },
    Lock {
        which: prop::sample::Index,
        count: u32,
    },
    Hash {
        which: prop::sample::Index,
    },
    Snapshot,
    Restore(prop::sample::Index),
    Collect,
    /// A graph is written between two forms.
    Graph(prop::sample::Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    let index = any::<prop::sample::Index>;
    prop_oneof![
        8 => (0..LENGTHS.len(), index()).prop_map(|(length, from)| Edit::New { length, from }),
        8 => (index(), 0u32..40, index()).prop_map(|(from, slot, to)| Edit::Link { from, slot, to }),
        4 => (index(), 0u32..40).prop_map(|(from, slot)| Edit::Cut { from, slot }),
        3 => (0usize..4, index()).prop_map(|(which, to)| Edit::Root { which, to }),
        4 => (index(), 0u32..3).prop_map(|(which, count)| Edit::Lock { which, count }),
        2 => index().prop_map(|which| Edit::Hash { which }),
        2 => Just(Edit::Snapshot),
        2 => index().prop_map(Edit::Restore),
        1 => Just(Edit::Collect),
        1 => index().prop_map(Edit::Graph),
    ]
}

/// Where graphs hang: fields that hold a reference.
fn roots(vm: &Vm) -> Vec<u32> {
    let class = vm.registry.load(LoaderId::BOOT, Name::from("java/util/Collections")).unwrap();
    let field = |name: &str| class.fields.iter().find(|f| f.name == name).unwrap().offset;
    vec![ROOT, field("EMPTY_LIST"), field("EMPTY_SET"), field("EMPTY_MAP")]
}

/// The arrays that can be reached, which are all that a program could change.
fn reachable(vm: &Vm, roots: &[u32]) -> Vec<Ref> {
    let memory = &vm.pages.memory;
    let (mut found, mut next): (Vec<Ref>, usize) = (Vec::new(), 0);
    let meet = |found: &mut Vec<Ref>, object: Ref| {
        if object >= vm.heap_start() && !found.contains(&object) {
            found.push(object);
        }
    };
    roots.iter().for_each(|&at| meet(&mut found, memory.get(at)));
    while let Some(&array) = found.get(next) {
        next += 1;
        (0..memory.array_length(array)).for_each(|i| meet(&mut found, memory.element(array, i)));
    }
    found
}

fn apply(vm: &mut Vm, roots: &[u32], edit: &Edit) {
    let known = reachable(vm, roots);
    let pick = |index: &prop::sample::Index| if known.is_empty() { 0 } else { *index.get(&known) };
    let link = |vm: &mut Vm, from: Ref, slot: u32, to: Ref| {
        if from != 0 {
            // Anywhere in a long one.
            let slot = slot * 131 % vm.pages.memory.array_length(from);
            vm.pages.memory.set_element(from, slot, to);
        }
    };
    match edit {
        Edit::New { length, from } => {
            let class = vm.registry.load(LoaderId::BOOT, Name::from("[Ljava/lang/Object;")).unwrap();
            let array = vm.pages.memory.new_array(class, BaseType::Ref, LENGTHS[*length]).unwrap();
            match pick(from) {
                0 => vm.pages.memory.set(ROOT, array),
                from => link(vm, from, array, array),
            }
        }
        Edit::Link { from, slot, to } => link(vm, pick(from), *slot, pick(to)),
        Edit::Cut { from, slot } => link(vm, pick(from), *slot, 0),
        Edit::Root { which, to } => vm.pages.memory.set(roots[*which], pick(to)),
        Edit::Lock { which, count } if pick(which) != 0 => vm.pages.memory.set_monitor(pick(which), 0, *count),
        Edit::Hash { which } if pick(which) != 0 && vm.pages.memory.identity_hash(pick(which)).is_none() => {
            let record = vm.known.monitor;
            // The record lies in a page of its own.
            let class = vm.registry.load(LoaderId::BOOT, Name::from("[Ljava/lang/Object;")).unwrap();
            vm.pages.memory.new_array(class, BaseType::Ref, 200).unwrap();
            vm.pages.memory.set_identity_hash(pick(which), record, 77).unwrap();
        }
        Edit::Collect => vm.collect_now().unwrap(),
        Edit::Graph(root) => {
            vm.canonical.as_mut().unwrap().graph(&vm.pages, pick(root), rjpf_state::canonical::Content::Exact).unwrap();
        }
        Edit::Lock { .. } | Edit::Hash { .. } | Edit::Snapshot | Edit::Restore(_) => {}
    }
}

/// The fingerprint from what is kept, which has to be that of a form made anew.
fn fingerprint(vm: &mut Vm) -> u128 {
    let kept = vm.canonical.as_mut().unwrap();
    kept.verify = true;
    kept.fingerprint(&vm.pages).unwrap()
}

#[test]
fn what_is_kept_agrees_with_a_walk_over_everything() {
    let jdk = state_machine::jdk();
    let classes = state_machine::compile_text(&jdk, "Empty", "public class Empty { }");
    let mut vm = state_machine::boot(jdk, &classes, Environment::default());
    vm.freeze(Visibility::None);
    let (genesis, roots) = (vm.pages.snapshot(), roots(&vm));
    let vm = RefCell::new(vm);
    let config = Config { cases: 300, failure_persistence: None, ..Config::default() };
    let edits = prop::collection::vec(edit(), 1..120);
    let result = TestRunner::new(config).run(&edits, |edits| {
        let vm = &mut *vm.borrow_mut();
        vm.pages.restore(&genesis);
        let mut taken = vec![(genesis.clone(), fingerprint(vm))];
        for edit in &edits {
            apply(vm, &roots, edit);
            match edit {
                Edit::Snapshot => taken.push((vm.pages.snapshot(), fingerprint(vm))),
                Edit::Restore(which) => {
                    let (snapshot, known) = which.get(&taken);
                    vm.pages.restore(snapshot);
                    prop_assert_eq!(fingerprint(vm), *known);
                }
                Edit::Collect => {
                    let before = fingerprint(vm);
                    vm.collect_now().unwrap();
                    prop_assert_eq!(fingerprint(vm), before);
                }
                _ => _ = fingerprint(vm),
            }
        }
        let mut fresh = Canonical::new(&vm.pages, vm.registry, vm.heap_start());
        let kept = fingerprint(vm);
        prop_assert_eq!(kept, fresh.fingerprint(&vm.pages).unwrap());
        let form = fresh.form(&vm.pages).unwrap();
        prop_assert_eq!(kept, form.fingerprint);
        prop_assert_eq!(form.parts.is_sorted(), true);
        Ok(())
    });
    result.unwrap_or_else(|e| panic!("{e}"));
}
