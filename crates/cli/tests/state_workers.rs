//! Snapshots know no order and no thread.
//!
//! A program is run once, with a snapshot before each turn. Then two workers on threads of their
//! own restore these snapshots in random orders, in memories that never ran the program, and each
//! must go on exactly as the first run did. The programs are those whose state is spread widest:
//! loaders of their own, classes made at run time, linked call sites, threads that wait.

mod state_machine;

use std::cell::RefCell;
use std::path::PathBuf;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use rjpf_state::Snapshot;
use rjpf_vm::{Environment, Visibility, Vm};
use state_machine::turns::{Run, Turn};

const PROGRAMS: &[&str] = &[
    "concurrent/WaitNotify",
    "handles/DefineClassBytes",
    "handles/HandleInterpreter",
    "lambda/SerializableLambda",
    "loaders/HotSwapByLoader",
    "loaders/NoClassDef",
    "loaders/PluginHost",
];
const MAX_TURNS: usize = 60;
const CASES: u32 = 4;

/// The state before a turn, and what the turn did.
struct Known {
    before: Snapshot,
    last: u32,
    fingerprint: u128,
    turn: Turn,
}

fn first_run(vm: &mut Vm, class: &str) -> Vec<Known> {
    state_machine::start(vm, class, &[]);
    let mut run = Run { vm, last: 0 };
    let mut known: Vec<Known> = Vec::new();
    while known.len() < MAX_TURNS && known.last().is_none_or(|k| k.turn.end.is_none()) {
        let (before, last) = (run.vm.pages.snapshot(), run.last);
        let fingerprint = run.vm.canonical.as_mut().unwrap().fingerprint(&run.vm.pages).unwrap();
        known.push(Known { before, last, fingerprint, turn: run.turn() });
    }
    known
}

/// Restores states in the given order; from each, takes as many turns as the program has, up to three.
fn revisit(vm: &mut Vm, known: &[Known], order: &[prop::sample::Index]) -> Result<(), String> {
    for index in order {
        let at = index.index(known.len());
        vm.pages.restore(&known[at].before);
        let fingerprint = vm.canonical.as_mut().unwrap().fingerprint(&vm.pages).unwrap();
        if fingerprint != known[at].fingerprint {
            return Err(format!("the fingerprint before turn {at} is another one"));
        }
        let mut run = Run { vm, last: known[at].last };
        for expected in known[at..].iter().take(3).map(|k| &k.turn) {
            let turn = run.turn();
            if turn != *expected {
                return Err(format!("after restoring turn {at}: {}", turn.differences(expected)));
            }
        }
        // Sometimes the copy goes on: its own snapshot is as good as the first one's.
        if at % 3 == 0 {
            let (again, fingerprint) =
                (vm.pages.snapshot(), vm.canonical.as_mut().unwrap().fingerprint(&vm.pages).unwrap());
            vm.pages.restore(&known[0].before);
            vm.pages.restore(&again);
            if vm.canonical.as_mut().unwrap().fingerprint(&vm.pages).unwrap() != fingerprint {
                return Err(format!("a worker's own snapshot after turn {at} is not what it was"));
            }
        }
    }
    vm.pages.check()
}

#[test]
fn any_snapshot_can_be_restored_anywhere_in_any_order() {
    let jdk = state_machine::jdk();
    let folder = state_machine::root().join("tests/java/run");
    let sources: Vec<PathBuf> = PROGRAMS.iter().map(|p| folder.join(p).with_extension("java")).collect();
    let classes = state_machine::compile(&jdk, "workers", &sources);
    let mut vm = state_machine::boot(jdk, &classes, Environment::default());
    vm.freeze(Visibility::None);
    vm.environment.ticking = true;
    let genesis = vm.pages.snapshot();
    let workers = RefCell::new([(); 2].map(|()| {
        let mut worker = vm.worker().unwrap();
        worker.verify_bookkeeping();
        worker
    }));
    for path in PROGRAMS {
        vm.pages.restore(&genesis);
        let known = first_run(&mut vm, path.rsplit('/').next().unwrap());
        assert!(known.len() > 3, "{path} has {} turns only", known.len());
        let order = || prop::collection::vec(any::<prop::sample::Index>(), 1..24);
        let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
        let result = TestRunner::new(config).run(&(order(), order()), |(first, second)| {
            let [a, b] = &mut *workers.borrow_mut();
            let known = &known;
            std::thread::scope(|scope| {
                let other = scope.spawn(move || revisit(b, known, &second));
                let own = revisit(a, known, &first);
                own.and(other.join().unwrap()).map_err(TestCaseError::fail)
            })
        });
        result.unwrap_or_else(|e| panic!("{path}: {e}"));
        println!("{:4} turns  {path}", known.len());
    }
}
