//! Canonical forms on the booted JDK: what they depend on and what they do not.

mod state_machine;

use std::cell::RefCell;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use rjpf_classes::{BaseType, Class, LoaderId, Name, Text};
use rjpf_state::canonical::{Canonical, Content};
use rjpf_state::{Cause, Ref, global};
use rjpf_vm::{Environment, Visibility, Vm};

/// A root of the machine that no test program uses: graphs hang here.
const ROOT: u32 = global::PEER_OBJECTS;

fn booted() -> Vm {
    let jdk = state_machine::jdk();
    let classes =
        state_machine::compile_text(&jdk, "Nothing", "public class Nothing { static int x; static Object y; }");
    let mut vm = state_machine::boot(jdk, &classes, Environment::default());
    vm.freeze(Visibility::None);
    vm
}

fn class(vm: &Vm, name: &str) -> &'static Class {
    vm.registry.load(LoaderId::BOOT, Name::from(name)).unwrap()
}

// ---- random graphs ----------------------------------------------------------------------------

/// What an edge of a node leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Edge {
    Null,
    Node(usize),
    Literal(u8),
    Mirror(u8),
}

#[derive(Clone, Debug)]
enum Node {
    ArrayList(Edge, u32),
    Hash(u32, Edge, Edge, Edge),
    Text(String),
    Boxed(u32),
    Objects(Vec<Edge>),
    Ints(Vec<u32>),
    Longs(Vec<u64>),
    Bytes(Vec<u8>),
    /// An object that is locked by a thread and may have an identity hash.
    Locked(u32, u32, u32),
}

const LITERALS: [&str; 3] = ["", "literal", "l\u{e4}\u{2014}"];
const MIRRORS: [&str; 2] = ["java/lang/String", "java/util/HashMap"];

fn edge() -> impl Strategy<Value = Edge> {
    prop_oneof![
        1 => Just(Edge::Null),
        6 => (0usize..64).prop_map(Edge::Node),
        1 => (0..3u8).prop_map(Edge::Literal),
        1 => (0..2u8).prop_map(Edge::Mirror),
    ]
}

fn node() -> impl Strategy<Value = Node> {
    prop_oneof![
        (edge(), any::<u32>()).prop_map(|(e, n)| Node::ArrayList(e, n)),
        (any::<u32>(), edge(), edge(), edge()).prop_map(|(h, a, b, c)| Node::Hash(h, a, b, c)),
        "[a-z\u{e4}\u{2014}]{0,9}".prop_map(Node::Text),
        any::<u32>().prop_map(Node::Boxed),
        prop::collection::vec(edge(), 0..6).prop_map(Node::Objects),
        prop::collection::vec(any::<u32>(), 0..6).prop_map(Node::Ints),
        prop::collection::vec(any::<u64>(), 0..4).prop_map(Node::Longs),
        prop::collection::vec(any::<u8>(), 0..10).prop_map(Node::Bytes),
        (0u32..3, 1u32..4, 0u32..9).prop_map(|(t, c, h)| Node::Locked(t, c, h)),
    ]
}

struct Builder<'v> {
    vm: &'v mut Vm,
    at: Vec<Ref>,
}

/// Builds the nodes in the order that `order` gives, with garbage between them; the first node is
/// the root.
fn build(vm: &mut Vm, nodes: &[Node], order: &[usize], garbage: bool) -> Ref {
    let mut builder = Builder { vm, at: vec![0; nodes.len()] };
    for &i in order {
        if garbage {
            let bytes = builder.array_class(BaseType::Byte);
            builder.vm.pages.memory.new_array(bytes, BaseType::Byte, (i * 5 % 23) as u32).unwrap();
        }
        builder.at[i] = builder.allocate(&nodes[i]);
    }
    for &i in order.iter().rev() {
        builder.connect(i, &nodes[i]);
    }
    builder.at[0]
}

impl Builder<'_> {
    fn array_class(&self, element: BaseType) -> &'static Class {
        self.vm.registry.array_of(self.vm.registry.primitive(element))
    }

    fn object(&mut self, name: &str) -> Ref {
        let class = class(self.vm, name);
        self.vm.pages.memory.new_object(class).unwrap()
    }

    fn array(&mut self, element: BaseType, length: usize) -> Ref {
        let class = self.array_class(element);
        self.vm.pages.memory.new_array(class, element, length as u32).unwrap()
    }

    fn allocate(&mut self, node: &Node) -> Ref {
        match node {
            Node::ArrayList(..) => self.object("java/util/ArrayList"),
            Node::Hash(..) => self.object("java/util/HashMap$Node"),
            Node::Text(text) => self.vm.new_string(text).unwrap_or_else(|_| panic!("no room")),
            Node::Boxed(_) => self.object("java/lang/Integer"),
            Node::Locked(..) => self.object("java/lang/Object"),
            Node::Objects(edges) => {
                let objects = self.vm.registry.array_of(class(self.vm, "java/lang/Object"));
                self.vm.pages.memory.new_array(objects, BaseType::Ref, edges.len() as u32).unwrap()
            }
            Node::Ints(v) => self.array(BaseType::Int, v.len()),
            Node::Longs(v) => self.array(BaseType::Long, v.len()),
            Node::Bytes(v) => self.array(BaseType::Byte, v.len()),
        }
    }

    fn target(&mut self, edge: Edge) -> Ref {
        match edge {
            Edge::Null => 0,
            Edge::Node(i) => self.at[i % self.at.len()],
            Edge::Literal(i) => self.vm.intern_str(LITERALS[i as usize]),
            Edge::Mirror(i) => {
                let class = class(self.vm, MIRRORS[i as usize]);
                self.vm.mirror(class)
            }
        }
    }

    fn set(&mut self, object: Ref, field: &str, value: u32) {
        let offset = self.vm.field_offset(self.vm.class_of(object), field);
        self.vm.pages.memory.set(object + offset, value);
    }

    fn connect(&mut self, i: usize, node: &Node) {
        let at = self.at[i];
        match node {
            Node::ArrayList(data, size) => {
                // Any object may stand in the field: forms do not check types.
                let data = self.target(*data);
                self.set(at, "elementData", data);
                self.set(at, "size", *size);
            }
            Node::Hash(hash, key, value, next) => {
                self.set(at, "hash", *hash);
                for (name, edge) in [("key", key), ("value", value), ("next", next)] {
                    let target = self.target(*edge);
                    self.set(at, name, target);
                }
            }
            Node::Text(_) => {}
            Node::Boxed(value) => self.set(at, "value", *value),
            Node::Objects(edges) => {
                for (i, edge) in edges.iter().enumerate() {
                    let target = self.target(*edge);
                    self.vm.pages.memory.set_element(at, i as u32, target);
                }
            }
            Node::Ints(v) => self.vm.pages.memory.word_array_mut(at).copy_from_slice(v),
            Node::Longs(v) => {
                for (i, value) in v.iter().enumerate() {
                    self.vm.pages.memory.set2(at + 3 + 2 * i as u32, *value);
                }
            }
            Node::Bytes(v) => self.vm.pages.memory.byte_array_mut(at).copy_from_slice(v),
            Node::Locked(thread, count, hash) => {
                self.vm.pages.memory.set_monitor(at, *thread, *count);
                if *hash != 0 {
                    let record = self.vm.known.monitor;
                    self.vm.pages.memory.set_identity_hash(at, record, *hash).unwrap();
                }
            }
        }
    }
}

fn orders(len: usize) -> (Vec<usize>, impl Strategy<Value = Vec<usize>>) {
    let plain: Vec<usize> = (0..len).collect();
    (plain.clone(), Just(plain).prop_shuffle())
}

fn graphs() -> impl Strategy<Value = (Vec<Node>, Vec<usize>)> {
    prop::collection::vec(node(), 1..40).prop_flat_map(|nodes| {
        let (_, shuffled) = orders(nodes.len());
        (Just(nodes), shuffled)
    })
}

fn check<S: Strategy>(cases: u32, strategy: S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new(config).run(&strategy, test).unwrap_or_else(|e| panic!("{e}"));
}

/// Puts a graph below the root and gives the fingerprint of the state.
fn state_with(vm: &mut Vm, root: Ref) -> u128 {
    vm.pages.memory.set(ROOT, root);
    fingerprint(vm)
}

fn fingerprint(vm: &mut Vm) -> u128 {
    vm.canonical.as_mut().unwrap().fingerprint(&vm.pages).unwrap()
}

fn graph(vm: &mut Vm, root: Ref, content: Content) -> Vec<u32> {
    vm.canonical.as_mut().unwrap().graph(&vm.pages, root, content).unwrap()
}

#[test]
fn forms_do_not_depend_on_addresses_garbage_or_order() {
    let mut vm = booted();
    let genesis = vm.pages.snapshot();
    let vm = RefCell::new(vm);
    check(1500, graphs(), |(nodes, shuffled)| {
        let vm = &mut *vm.borrow_mut();
        let plain: Vec<usize> = (0..nodes.len()).collect();
        vm.pages.restore(&genesis);
        let root = build(vm, &nodes, &plain, false);
        let first = (graph(vm, root, Content::Exact), graph(vm, root, Content::Shape), state_with(vm, root));
        vm.pages.restore(&genesis);
        let root = build(vm, &nodes, &shuffled, true);
        let second = (graph(vm, root, Content::Exact), graph(vm, root, Content::Shape), state_with(vm, root));
        prop_assert_eq!(&first, &second);
        let before = vm.pages.memory.heap_top();
        vm.collect_now().unwrap();
        prop_assert!(vm.pages.memory.heap_top() <= before);
        prop_assert_eq!(fingerprint(vm), second.2, "after a collection");
        let root = vm.pages.memory.get(ROOT);
        prop_assert_eq!(graph(vm, root, Content::Exact), second.0);
        Ok(())
    });
}

#[test]
fn delinearisation_builds_the_same_graph() {
    let mut vm = booted();
    let genesis = vm.pages.snapshot();
    let vm = RefCell::new(vm);
    check(1500, graphs(), |(nodes, shuffled)| {
        let vm = &mut *vm.borrow_mut();
        vm.pages.restore(&genesis);
        let root = build(vm, &nodes, &shuffled, true);
        let form = graph(vm, root, Content::Exact);
        let copy = vm.canonical.as_mut().unwrap().delinearize(&mut vm.pages.memory, &form);
        let copy = copy.map_err(|e| TestCaseError::fail(e.to_string()))?;
        prop_assert_ne!(copy, root);
        prop_assert_eq!(&graph(vm, copy, Content::Exact), &form);
        // Cutting the stream anywhere is an error or a smaller graph, never a panic.
        let canonical = vm.canonical.as_mut().unwrap();
        for cut in (0..form.len()).step_by(7) {
            _ = canonical.delinearize(&mut vm.pages.memory, &form[..cut]);
        }
        Ok(())
    });
}

#[test]
fn different_states_differ() {
    let mut vm = booted();
    let genesis = vm.pages.snapshot();
    let vm = RefCell::new(vm);
    let edits = (graphs(), any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<u32>());
    check(1500, edits, |((nodes, order), which, word, value)| {
        let vm = &mut *vm.borrow_mut();
        vm.pages.restore(&genesis);
        let root = build(vm, &nodes, &order, false);
        vm.pages.memory.set(ROOT, root);
        let (form, shape) = (graph(vm, root, Content::Exact), graph(vm, root, Content::Shape));
        let (before, saved) = (fingerprint(vm), vm.pages.snapshot());
        // One primitive word of an array that is reachable, found by its content.
        let reachable = reachable_ints(vm, root);
        if reachable.is_empty() {
            return Ok(());
        }
        let array = *which.get(&reachable);
        let at = array
            + rjpf_classes::address::ARRAY_HEADER
            + word.index(vm.pages.memory.array_length(array) as usize) as u32;
        let old = vm.pages.memory.get(at);
        vm.pages.memory.set(at, value);
        let same = old == value;
        prop_assert_eq!(fingerprint(vm) == before, same);
        prop_assert_eq!(graph(vm, root, Content::Exact) == form, same);
        prop_assert_eq!(&graph(vm, root, Content::Shape), &shape);
        vm.pages.restore(&saved);
        prop_assert_eq!(fingerprint(vm), before);
        Ok(())
    });
}

fn reachable_ints(vm: &Vm, root: Ref) -> Vec<Ref> {
    let ints = vm.registry.array_of(vm.registry.primitive(BaseType::Int));
    let (mut seen, mut stack, mut found) = (std::collections::BTreeSet::new(), vec![root], Vec::new());
    while let Some(object) = stack.pop() {
        if object < vm.heap_start() || !seen.insert(object) {
            continue;
        }
        let class = vm.class_of(object);
        if class.id == ints.id && vm.pages.memory.array_length(object) > 0 {
            found.push(object);
        }
        let memory = &vm.pages.memory;
        rjpf_state::roots::visit_object(memory, class, object, &mut |at| stack.push(memory.get(at)));
    }
    found
}

// ---- what was booted --------------------------------------------------------------------------

#[derive(Clone, Debug)]
enum Change {
    Booted { which: prop::sample::Index, word: u32, value: u32 },
    Static { which: prop::sample::Index, value: u32 },
    LockMirror { which: prop::sample::Index, thread: u32, count: u32 },
    HashMirror { which: prop::sample::Index },
    LockLiteral { which: u8, count: u32 },
    Intern(String),
    UseLiteral(String),
    Native { at: u32, value: u32 },
    Snapshot,
    Restore(prop::sample::Index),
    Look,
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<prop::sample::Index>();
    prop_oneof![
        4 => (index.clone(), 0u32..4, 0u32..3).prop_map(|(which, word, value)| Change::Booted { which, word, value }),
        3 => (index.clone(), 0u32..3).prop_map(|(which, value)| Change::Static { which, value }),
        2 => (index.clone(), 0u32..3, 0u32..3).prop_map(|(which, thread, count)| Change::LockMirror { which, thread, count }),
        1 => index.clone().prop_map(|which| Change::HashMirror { which }),
        1 => (0u8..3, 0u32..2).prop_map(|(which, count)| Change::LockLiteral { which, count }),
        1 => "[a-c]{8}".prop_map(Change::Intern),
        1 => "[a-c]{8}".prop_map(Change::UseLiteral),
        1 => (0u32..200, 0u32..2).prop_map(|(at, value)| Change::Native { at, value }),
        3 => Just(Change::Snapshot),
        3 => index.prop_map(Change::Restore),
        4 => Just(Change::Look),
    ]
}

/// Integers that the JDK booted, and primitive static fields.
struct Targets {
    boxed: Vec<Ref>,
    statics: Vec<u32>,
    mirrors: Vec<Ref>,
}

fn targets(vm: &Vm) -> Targets {
    let integer = class(vm, "java/lang/Integer");
    let objects =
        rjpf_state::roots::objects(&vm.pages.memory, vm.registry, rjpf_classes::address::HEAP.start, vm.heap_start());
    let boxed = objects.filter(|(_, c)| c.id == integer.id).map(|(o, _)| o).collect();
    let fields = vm.registry.all_classes().flat_map(|c| c.fields.iter());
    let statics = fields.filter(|f| f.is_static() && f.kind == BaseType::Int).map(|f| f.offset).collect();
    let mirrors = vm.registry.all_classes().filter_map(|c| vm.registry.known_mirror(c));
    Targets { boxed, statics, mirrors: mirrors.filter(|&m| vm.pages.memory.get(m) != 0).collect() }
}

fn apply(vm: &mut Vm, targets: &Targets, change: &Change) {
    match change {
        Change::Booted { which, word, value } => {
            let object = *which.get(&targets.boxed);
            // Beside the value: the lock, and the marks of the class word, which are not state.
            match word {
                0 => vm.pages.memory.set_shared(object),
                1 => vm.pages.memory.set_monitor(object, 0, *value),
                _ => {
                    let at = object + vm.field_offset(vm.class_of(object), "value");
                    vm.pages.memory.set(at, *value);
                }
            }
        }
        Change::Static { which, value } => vm.pages.memory.set(*which.get(&targets.statics), *value),
        Change::LockMirror { which, thread, count } => {
            vm.pages.memory.set_monitor(*which.get(&targets.mirrors), *thread, *count);
        }
        Change::HashMirror { which } => {
            let (mirror, record) = (*which.get(&targets.mirrors), vm.known.monitor);
            if vm.pages.memory.identity_hash(mirror).is_none() {
                vm.pages.memory.set_identity_hash(mirror, record, 77).unwrap();
            }
        }
        Change::LockLiteral { which, count } => {
            let literal = vm.intern_str(LITERALS[*which as usize]);
            vm.pages.memory.set_monitor(literal, 1, *count);
        }
        Change::Intern(text) => {
            let string = vm.new_string(text).unwrap_or_else(|_| panic!("no room"));
            let canonical = vm.intern(string);
            vm.pages.memory.set(ROOT, canonical);
        }
        Change::UseLiteral(text) => {
            let units: Vec<u16> = text.encode_utf16().collect();
            let at = vm.registry.literal_text(Text::of_units(&units));
            vm.literal(at);
        }
        Change::Native { at, value } => vm.pages.memory.set(rjpf_classes::address::NATIVE.start + at, *value),
        Change::Snapshot | Change::Restore(_) | Change::Look => {}
    }
}

#[test]
fn bookkeeping_agrees_with_a_form_computed_afresh() {
    let mut vm = booted();
    let genesis = vm.pages.snapshot();
    let targets = targets(&vm);
    assert!(targets.boxed.len() > 100 && targets.statics.len() > 100 && targets.mirrors.len() > 100);
    let vm = RefCell::new(vm);
    check(100, prop::collection::vec(change(), 1..60), |changes| {
        let vm = &mut *vm.borrow_mut();
        vm.pages.restore(&genesis);
        let mut taken = vec![(genesis.clone(), fingerprint(vm))];
        for change in &changes {
            apply(vm, &targets, change);
            match change {
                Change::Snapshot => {
                    let snapshot = vm.pages.snapshot();
                    taken.push((snapshot, fingerprint(vm)));
                }
                Change::Restore(which) => {
                    let (snapshot, known) = which.get(&taken);
                    vm.pages.restore(snapshot);
                    prop_assert_eq!(fingerprint(vm), *known);
                }
                Change::Look => _ = fingerprint(vm),
                _ => {}
            }
        }
        let kept = fingerprint(vm);
        let mut fresh = Canonical::new(&vm.pages, vm.registry, vm.heap_start());
        prop_assert_eq!(kept, fresh.fingerprint(&vm.pages).unwrap());
        Ok(())
    });
}

/// Runs `change` from genesis and says whether the fingerprint noticed.
fn notices(vm: &mut Vm, genesis: &rjpf_state::Snapshot, change: impl FnOnce(&mut Vm)) -> bool {
    vm.pages.restore(genesis);
    let before = fingerprint(vm);
    change(vm);
    let after = fingerprint(vm);
    vm.pages.restore(genesis);
    assert_eq!(fingerprint(vm), before, "restoring undoes the change");
    before != after
}

#[test]
fn what_programs_can_notice_is_in_and_what_they_cannot_is_not() {
    let mut vm = booted();
    let genesis = vm.pages.snapshot();
    let vm = &mut vm;
    let string = class(vm, "java/lang/String");
    let (nothing, mirror) = (vm.load_main("Nothing").unwrap(), vm.mirror(string));
    let x = nothing.fields.iter().find(|f| f.name == "x").unwrap().offset;
    let record = vm.known.monitor;
    vm.pages.restore(&genesis);
    assert!(notices(vm, &genesis, |vm| vm.pages.memory.set(x, 1)), "a static field");
    assert!(notices(vm, &genesis, |vm| vm.pages.memory.set_monitor(mirror, 0, 1)), "the lock of a mirror");
    let hash = |vm: &mut Vm| vm.pages.memory.set_identity_hash(mirror, record, 5).unwrap();
    assert!(notices(vm, &genesis, hash), "the identity hash of a mirror");
    let lock = |vm: &mut Vm| {
        let literal = vm.intern_str("never used before");
        vm.pages.memory.set_monitor(literal, 0, 1);
    };
    assert!(notices(vm, &genesis, lock), "the lock of a literal");
    let native = |vm: &mut Vm| vm.pages.memory.set(rjpf_classes::address::NATIVE.start + 1000, 1);
    assert!(notices(vm, &genesis, native), "off-heap memory");
    let bindings = |vm: &mut Vm| {
        let main = rjpf_vm::boot::MAIN.at(rjpf_state::thread::word::SCOPED_BINDINGS);
        vm.pages.memory.set(main, mirror);
    };
    assert!(notices(vm, &genesis, bindings), "scoped values");

    assert!(!notices(vm, &genesis, |vm| _ = vm.intern_str("another new one")), "the first use of a literal");
    let use_class = |vm: &mut Vm| {
        let class = class(vm, "java/util/concurrent/Phaser");
        vm.mirror(class);
    };
    assert!(!notices(vm, &genesis, use_class), "the first use of a class");
    let garbage = |vm: &mut Vm| _ = vm.pages.memory.new_object(string);
    assert!(!notices(vm, &genesis, garbage), "garbage");
    let interned = |vm: &mut Vm| {
        let string = vm.new_string("a string nobody holds").unwrap_or_else(|_| panic!("no room"));
        vm.intern(string);
    };
    assert!(!notices(vm, &genesis, interned), "an interned string that is garbage");
    let shared = |vm: &mut Vm| {
        let thread = vm.pages.memory.get(global::MAIN_THREAD);
        vm.pages.memory.set_shared(thread);
    };
    assert!(!notices(vm, &genesis, shared), "the marks of reduction");
}

const PRINTER: &str = r#"
public class Printer {
    static volatile int spins;
    public static void main(String[] args) throws Exception {
        System.out.println(args[0].charAt(0) == 'a' ? "one text" : "another, longer text");
        System.err.print(args[0].charAt(0) == 'a' ? "x" : "y");
        args[0] = null;
        while (true) spins = 1;
    }
}
"#;

/// The state of the printer in its loop, without the clock of single runs.
fn printed(argument: &str) -> u128 {
    let jdk = state_machine::jdk();
    let classes = state_machine::compile_text(&jdk, "Printer", PRINTER);
    let mut vm = state_machine::boot(jdk, &classes, Environment::default());
    vm.freeze(Visibility::None);
    state_machine::start(&mut vm, "Printer", &[argument.to_string()]);
    let (mut last, mut output) = (0, Vec::new());
    for _ in 0..20 {
        vm.take_turn(&mut last, 5_000).unwrap_or_else(|stop| panic!("{stop:?}"));
        output.append(&mut vm.output);
    }
    assert!(output.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > 9);
    fingerprint(&mut vm)
}

#[test]
fn what_was_printed_is_no_state() {
    assert_eq!(printed("a"), printed("b"));
}

#[test]
fn collections_keep_what_only_the_machine_holds() {
    let mut vm = booted();
    let vm = &mut vm;
    let record = vm.known.monitor;
    let mirror = vm.mirror(class(vm, "java/util/HashMap"));
    let literal = vm.intern_str("a literal with a hash");
    let bytes = vm.registry.array_of(vm.registry.primitive(BaseType::Byte));
    // Identity hashes of constants are in records in the heap, behind garbage that goes away.
    vm.pages.memory.new_array(bytes, BaseType::Byte, 1000).unwrap();
    vm.pages.memory.set_identity_hash(mirror, record, 11).unwrap();
    vm.pages.memory.set_identity_hash(literal, record, 12).unwrap();
    // Three weak references to garbage, held by an array.
    let weak = class(vm, "java/lang/ref/WeakReference");
    let objects = vm.registry.array_of(class(vm, "java/lang/Object"));
    let holder = vm.pages.memory.new_array(objects, BaseType::Ref, 3).unwrap();
    vm.pages.memory.set(ROOT, holder);
    let referent_at = vm.field_offset(weak, "referent");
    for i in 0..3 {
        let dead = vm.pages.memory.new_array(bytes, BaseType::Byte, 100).unwrap();
        let reference = vm.pages.memory.new_object(weak).unwrap();
        vm.pages.memory.set(reference + referent_at, dead);
        vm.pages.memory.set_element(holder, i, reference);
    }
    vm.collect_now().unwrap();
    assert_eq!(pending(vm), 3, "all three are cleared and pending");
    // Nobody but the pending list holds them now.
    vm.pages.memory.set(ROOT, 0);
    vm.pages.memory.new_array(bytes, BaseType::Byte, 1000).unwrap();
    vm.collect_now().unwrap();
    assert_eq!(pending(vm), 3, "the pending list is alive");
    assert_eq!(vm.pages.memory.identity_hash(mirror), Some(11));
    assert_eq!(vm.pages.memory.identity_hash(literal), Some(12));
    assert!(vm.pages.memory.heap_top() - vm.heap_start() < 100, "the garbage is gone");
}

/// A form or a collection that is stopped in the middle comes to nothing, and the state that is restored afterwards is what it was.
#[test]
fn what_was_given_up_leaves_no_trace() {
    let vm = &mut booted();
    let objects = vm.registry.array_of(class(vm, "java/lang/Object"));
    let bytes = vm.registry.load(LoaderId::BOOT, Name::new(b"[B")).unwrap();
    let mut list = 0;
    for _ in 0..100_000 {
        vm.pages.memory.new_array(bytes, BaseType::Byte, 5).unwrap();
        let node = vm.pages.memory.new_array(objects, BaseType::Ref, 2).unwrap();
        vm.pages.memory.set_element(node, 0, list);
        list = node;
    }
    vm.pages.memory.set(ROOT, list);
    let before = vm.pages.snapshot();
    let wanted = fingerprint(vm);
    let brake = vm.brake().clone();
    let mut given_up = [0; 2];
    for round in 0..80 {
        let puller = {
            let brake = brake.clone();
            std::thread::spawn(move || {
                std::thread::sleep(std::time::Duration::from_micros(200 * round));
                brake.pull(Cause::Time);
            })
        };
        let collected = vm.collect_now().is_ok();
        let form = if collected { vm.canonical.as_mut().unwrap().fingerprint(&vm.pages).ok() } else { None };
        puller.join().unwrap();
        brake.release();
        match form {
            Some(form) => assert_eq!(form, wanted),
            None => given_up[usize::from(collected)] += 1,
        }
        vm.pages.restore(&before);
        assert_eq!(fingerprint(vm), wanted, "round {round}");
    }
    assert!(given_up[0] > 0, "{given_up:?}");
}

/// References on the pending list.
fn pending(vm: &Vm) -> usize {
    let weak = class(vm, "java/lang/ref/WeakReference");
    let discovered_at = vm.field_offset(weak, "discovered");
    let mut at = vm.pages.memory.get(global::PENDING_REFERENCES);
    let mut count = 0;
    while at != 0 {
        assert_eq!(vm.class_of(at).id, weak.id);
        count += 1;
        at = vm.pages.memory.get(at + discovered_at);
    }
    count
}

const PROGRAM: &str = r#"
import java.util.*;
public class Mixed {
    static final Map<String, List<Integer>> MAP = new HashMap<>();
    record Pair(int a, String b) {}
    public static void main(String[] args) {
        for (int i = 0; i < 40; i++) {
            String key = "k" + i % 7;
            MAP.computeIfAbsent(key, k -> new ArrayList<>()).add(i);
            if (i % 5 == 0) System.out.println(new Pair(i, key) + " " + MAP.get(key).size());
            try { if (i % 9 == 8) throw new IllegalStateException("at " + i); }
            catch (IllegalStateException e) { MAP.put(e.getMessage(), List.of(i)); }
        }
        System.out.println(new TreeMap<>(MAP));
    }
}
"#;

/// Fingerprints of a program at every pause, on a machine of its own.
fn fingerprints(loaded_first: &[&str]) -> Vec<u128> {
    let jdk = state_machine::jdk();
    let classes = state_machine::compile_text(&jdk, "Mixed", PROGRAM);
    let mut vm = state_machine::boot(jdk, &classes, Environment::default());
    vm.freeze(Visibility::None);
    for name in loaded_first {
        let class = class(&vm, name);
        vm.registry.mirror_address(class);
    }
    state_machine::start(&mut vm, "Mixed", &[]);
    let (mut last, mut found) = (0, Vec::new());
    while vm.take_turn(&mut last, 50).unwrap_or_else(|stop| panic!("{stop:?}")).is_none() {
        found.push(fingerprint(&mut vm));
    }
    found
}

#[test]
fn fingerprints_are_the_same_on_every_machine_and_for_every_loading_order() {
    let plain = fingerprints(&[]);
    let reversed =
        ["java/util/TreeMap", "java/util/concurrent/Phaser", "java/util/HashMap$TreeNode", "java/util/TreeMap$Entry"];
    assert!(plain.len() > 20, "{} pauses", plain.len());
    assert_eq!(plain, fingerprints(&[]));
    assert_eq!(plain, fingerprints(&reversed));
}
