//! Measures the state on its own: snapshot, restore and fingerprint on live heaps of several sizes
//! on top of the booted JDK, and what stored states cost. Run by `scripts/bench state`.

#[path = "../tests/state_machine/mod.rs"]
mod state_machine;

use std::time::Instant;

use rjpf_classes::address::HEAP;
use rjpf_state::Ref;
use rjpf_state::canonical::Form;
use rjpf_state::visited::{Exact, HashCompact, Visited};
use rjpf_vm::{Environment, Visibility, Vm};

const OBJECTS: [usize; 4] = [10, 100, 1_000, 10_000];
const CHANGED: [usize; 3] = [1, 10, 100];
/// Rounds over all cases, and measurements of a case per round.
const ROUNDS: usize = 7;
const REPEAT: usize = 60;

const PROGRAM: &str = r#"
public class Live {
    static final class Node {
        int value; Node next; Object extra;
        Node(int value, Node next) { this.value = value; this.next = next; }
    }
    static Node head;
    static volatile int spins;
    public static void main(String[] args) {
        int objects = Integer.parseInt(args[0]);
        for (int i = 0; i < objects; i++) {
            head = new Node(i, head);
            if (i % 4 == 3) { head.extra = new int[2]; i++; }
        }
        while (true) spins++;
    }
}
"#;

/// A machine that runs a program with that many live objects of its own.
struct Case {
    vm: Vm,
    objects: usize,
    /// Addresses of the words that change, one per node, spread over the heap.
    words: Vec<u32>,
}

fn case(objects: usize) -> Case {
    let jdk = state_machine::jdk();
    let classes = state_machine::compile_text(&jdk, "Live", PROGRAM);
    let mut vm = state_machine::boot(jdk, &classes, Environment::default());
    vm.freeze(Visibility::None);
    state_machine::start(&mut vm, "Live", &[objects.to_string()]);
    let mut last = 0;
    for _ in 0..3 + objects / 2_000 {
        let end = vm.take_turn(&mut last, 20_000).unwrap_or_else(|stop| panic!("{stop:?}"));
        assert!(end.is_none(), "the program spins for ever");
    }
    vm.collect_now().unwrap();
    let words = node_values(&vm);
    Case { vm, objects, words }
}

fn node_values(vm: &Vm) -> Vec<u32> {
    let (from, to) = (vm.heap_start(), vm.pages.memory.heap_top());
    let objects = rjpf_state::roots::objects(&vm.pages.memory, vm.registry, from, to);
    let nodes: Vec<Ref> = objects.filter(|(_, c)| c.name == "Live$Node").map(|(o, _)| o).collect();
    nodes.iter().map(|&node| node + vm.field_offset(vm.class_of(node), "value")).collect()
}

impl Case {
    /// Changes words all over the heap; heaps with fewer nodes change each of them several times.
    fn change(&mut self, count: usize, round: u32) {
        for i in 0..count {
            let at = self.words[(i * 7919 + 13) % self.words.len()];
            self.vm.pages.memory.set(at, round.wrapping_mul(0x9E37_79B1).wrapping_add(i as u32));
        }
    }

    fn fingerprint(&mut self) -> u128 {
        self.vm.canonical.as_mut().unwrap().fingerprint(&self.vm.pages).unwrap()
    }
}

#[derive(Default, Clone)]
struct Times {
    snapshot: Vec<u64>,
    restore: Vec<u64>,
    fingerprint: Vec<u64>,
    bytes: usize,
}

fn nanos(work: impl FnOnce()) -> u64 {
    let start = Instant::now();
    work();
    start.elapsed().as_nanos() as u64
}

fn median(values: &[u64]) -> u64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted[sorted.len() / 2]
}

fn measure(case: &mut Case, changed: usize, times: &mut Times, seed: u32) {
    let base = case.vm.pages.snapshot();
    let mut kept = Vec::with_capacity(REPEAT);
    for i in 0..REPEAT as u32 {
        case.change(changed, seed + i);
        times.snapshot.push(nanos(|| kept.push(case.vm.pages.snapshot())));
    }
    times.bytes = kept[1].unshared_bytes(&kept[0]);
    for i in 0..REPEAT {
        // Any earlier state, not just the last one.
        let target = &kept[(i * 7) % REPEAT];
        times.restore.push(nanos(|| case.vm.pages.restore(target)));
    }
    for i in 0..REPEAT as u32 {
        case.change(changed, seed + i);
        let mut sum = 0;
        times.fingerprint.push(nanos(|| sum = case.fingerprint()));
        std::hint::black_box(sum);
    }
    case.vm.pages.restore(&base);
}

fn table(cases: &mut [Case]) {
    let mut times = vec![vec![Times::default(); CHANGED.len()]; cases.len()];
    for round in 0..ROUNDS {
        for (case, row) in cases.iter_mut().zip(&mut times) {
            for (&changed, cell) in CHANGED.iter().zip(row) {
                measure(case, changed, cell, (round * 1000) as u32);
            }
        }
    }
    println!("objects  changed words  snapshot ns  restore ns  fingerprint ns  form words  snapshot bytes");
    for (case, row) in cases.iter_mut().zip(&times) {
        let words = case.vm.canonical.as_mut().unwrap().state(&case.vm.pages).unwrap().len();
        for (changed, cell) in CHANGED.iter().zip(row) {
            println!(
                "{:7}  {changed:13}  {:11}  {:10}  {:14}  {words:10}  {:14}",
                case.objects,
                median(&cell.snapshot),
                median(&cell.restore),
                median(&cell.fingerprint),
                cell.bytes
            );
        }
    }
}

/// A million states of one program shape: the linearisation of the 100-object case, in which six
/// words take ten values each.
fn visited(case: &mut Case) {
    let form = case.vm.canonical.as_mut().unwrap().form(&case.vm.pages).unwrap();
    let (base, parts) = (form.words.to_vec(), form.parts.to_vec());
    let places: Vec<usize> = (0..6).map(|i| base.len() * (2 * i + 1) / 12).collect();
    println!(
        "\nvisited states   states  bytes per state  ns per insert  expected misses   ({} words each)",
        base.len()
    );
    for (name, visited) in
        [("hash-compact", Visited::HashCompact(HashCompact::new())), ("exact", Visited::Exact(Box::new(Exact::new())))]
    {
        let mut words = base.clone();
        let start = Instant::now();
        for state in 0..1_000_000u32 {
            let mut digits = state;
            for &place in &places {
                words[place] = digits % 10;
                digits /= 10;
            }
            assert!(visited.insert(Form::of_words(&words, &parts)), "all states differ");
        }
        let each = start.elapsed().as_nanos() as usize / visited.len();
        println!(
            "{name:15} {:7}  {:15.1}  {each:13}  {:.1e}",
            visited.len(),
            visited.bytes() as f64 / visited.len() as f64,
            visited.expected_misses()
        );
    }
}

fn main() {
    let mut cases: Vec<Case> = OBJECTS.iter().map(|&objects| case(objects)).collect();
    let vm = &cases[0].vm;
    println!(
        "JDK {}, booted: {} heap words, {} classes; medians of {} runs, interleaved",
        vm.registry.jdk.feature,
        vm.heap_start() - HEAP.start,
        vm.registry.class_count(),
        ROUNDS * REPEAT
    );
    if std::env::args().any(|a| a == "--changes") {
        let vm = &mut cases[1].vm;
        for line in vm.canonical.as_mut().unwrap().describe_changes(&vm.pages) {
            println!("  {line}");
        }
    }
    table(&mut cases);
    visited(&mut cases[1]);
}
