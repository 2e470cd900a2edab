//! Workers define classes at the same time.
//!
//! Several machines over one registry that has loaded nothing of the program run it at once: lambdas,
//! proxies, hidden classes, a loader of the program, method handles. Each must do what a single
//! machine does, turn by turn, with the same fingerprints, and no class may come to be twice. A few
//! rounds run by default, hundreds with `RJPF_SLOW=1` (`RJPF_ROUNDS=n` names a number).

mod state_machine;

use std::collections::BTreeMap;
use std::sync::Barrier;

use rjpf_classes::path::Jdk;
use rjpf_vm::{Environment, Visibility, Vm};
use state_machine::turns::{Run, Turn};

const WORKERS: [usize; 3] = [2, 4, 8];
const LAMBDAS: usize = 120;
const MAX_TURNS: usize = 4000;

/// Distinct lambdas in classes of their own, so that loading, defining and decoding meet.
fn lambdas() -> String {
    let mut text = String::from("import java.util.function.*;\npublic class Lambdas {\n");
    for i in 0..LAMBDAS {
        text.push_str(&format!(
            "interface I{i} {{ int f(int x); default int g() {{ return {i}; }} }}
             static class C{i} {{ static int k = {i}; static int go() {{ I{i} a = x -> x + k; IntSupplier b = () -> a.f({i}) + a.g(); return b.getAsInt(); }} }}\n"
        ));
    }
    text.push_str("public static void main(String[] args) {\nint sum = 0;\n");
    (0..LAMBDAS).for_each(|i| text.push_str(&format!("sum += C{i}.go();\n")));
    text.push_str("System.out.println(sum);\n}\n}\n");
    text
}

const MADE: &str = r#"
import java.io.InputStream;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.function.*;

public class Made extends ClassLoader {
    record Pair(int a, String b) {}
    public static class Plug implements IntSupplier { public int getAsInt() { IntSupplier s = () -> 7; return s.getAsInt(); } }
    static int twice(int x) { return 2 * x; }

    Class<?> plug() throws Exception {
        try (InputStream in = Made.class.getResourceAsStream("Made$Plug.class")) {
            byte[] bytes = in.readAllBytes();
            return defineClass("Made$Plug", bytes, 0, bytes.length);
        }
    }

    public static void main(String[] args) throws Throwable {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            Class<?> plug = new Made().plug();
            text.append(((IntSupplier) plug.getDeclaredConstructor().newInstance()).getAsInt()).append(' ');
        }
        Supplier<?> proxy = (Supplier<?>) Proxy.newProxyInstance(
            Made.class.getClassLoader(), new Class<?>[] {Supplier.class}, (p, m, a) -> m.getName());
        text.append(proxy.get()).append(new Pair(1, "x")).append(new Pair(2, "y").hashCode());
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        try (InputStream in = Made.class.getResourceAsStream("Made$Plug.class")) {
            Class<?> hidden = lookup.defineHiddenClass(in.readAllBytes(), true).lookupClass();
            text.append(((IntSupplier) hidden.getDeclaredConstructor().newInstance()).getAsInt()).append(hidden.getName());
        }
        MethodHandle twice = lookup.findStatic(Made.class, "twice", MethodType.methodType(int.class, int.class));
        MethodHandle guarded = MethodHandles.filterReturnValue(twice, twice);
        text.append((int) guarded.invokeExact(5)).append((Object) MethodHandles.insertArguments(twice, 0, 4).invoke());
        VarHandle element = MethodHandles.arrayElementVarHandle(int[].class);
        int[] array = {1, 2};
        element.getAndAdd(array, 1, 5);
        System.out.println(text.append(array[1]));
    }
}
"#;

fn rounds() -> usize {
    let named = std::env::var("RJPF_ROUNDS").ok().and_then(|n| n.parse().ok());
    named.unwrap_or(if std::env::var_os("RJPF_SLOW").is_some() { 200 } else { 3 })
}

/// A frozen machine whose registry knows nothing of the program but its main class.
fn cold(jdk: &Jdk, classes: &std::path::Path, class: &str) -> Vm {
    let mut vm = state_machine::boot(Jdk::open(&jdk.home).unwrap(), classes, Environment::default());
    state_machine::start(&mut vm, class, &[]);
    vm.freeze(Visibility::None);
    vm.environment.ticking = true;
    vm
}

fn run(vm: &mut Vm) -> Vec<Turn> {
    let mut run = Run { vm, last: 0 };
    let mut turns: Vec<Turn> = Vec::new();
    while turns.len() < MAX_TURNS && turns.last().is_none_or(|turn| turn.end.is_none()) {
        turns.push(run.turn());
    }
    turns
}

/// Classes by loader and name; those that running code may define in several ways, by definition too.
fn census(vm: &Vm) -> BTreeMap<String, usize> {
    let mut classes = BTreeMap::new();
    for class in vm.registry.all_classes() {
        *classes.entry(format!("{:?} {} {:x}", class.loader, class.name, class.definition)).or_default() += 1;
    }
    classes
}

fn stress(name: &str, text: &str) {
    let jdk = state_machine::jdk();
    let classes = state_machine::compile_text(&jdk, name, text);
    let mut alone = cold(&jdk, &classes, name);
    let expected = run(&mut alone);
    let end = expected.last().unwrap();
    assert_eq!(end.end.as_deref(), Some("exit 0"), "{name} alone ends in {:?}: {:?}", end.end, end.place);
    let known = census(&alone);
    let twice: Vec<_> = known.iter().filter(|(_, count)| **count > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
    for round in 0..rounds() {
        let workers = WORKERS[round % WORKERS.len()];
        let first = cold(&jdk, &classes, name);
        let mut machines: Vec<Vm> = (1..workers).map(|_| first.worker().unwrap()).collect();
        machines.push(first);
        let start = Barrier::new(workers);
        std::thread::scope(|scope| {
            let (start, expected) = (&start, &expected);
            let handles: Vec<_> = machines
                .iter_mut()
                .map(|vm| {
                    scope.spawn(move || {
                        start.wait();
                        let turns = run(vm);
                        let wrong = turns.iter().zip(expected).position(|(a, b)| a != b);
                        match wrong {
                            Some(at) => Err(format!("turn {at}: {}", turns[at].differences(&expected[at]))),
                            None if turns.len() != expected.len() => Err(format!("{} turns", turns.len())),
                            None => Ok(()),
                        }
                    })
                })
                .collect();
            for handle in handles {
                let result = handle.join().expect("a worker panicked");
                assert_eq!(result, Ok(()), "{name}, round {round}, {workers} workers");
            }
        });
        assert_eq!(census(&machines[0]), known, "{name}, round {round}: other classes than one worker makes");
    }
}

#[test]
fn lambdas_of_many_classes() {
    stress("Lambdas", &lambdas());
}

#[test]
fn classes_made_in_all_ways() {
    stress("Made", MADE);
}
