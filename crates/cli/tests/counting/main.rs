//! Numbers of states and paths against formulas and against an enumerator of their own (`model.rs`): no
//! number here was copied from a run.
//!
//! The programs start their threads in an atomic section and main ends there, so that nothing but the
//! threads' own steps is interleaved. The protocols are `tests/java/count/protocols/*.java`.

#[path = "../java/mod.rs"]
mod java;
mod model;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use java::{jdks, root};
use model::{Protocol, Rules, Step};
use rjpf_classes::path::Jdk;

const RULES: [(&str, Rules); 3] =
    [("+por=learned", Rules::Learned), ("+por=shared", Rules::Shared), ("+por=off", Rules::Off)];

/// Paths are counted one by one: not more than this.
const MOST_PATHS: u64 = 50_000;

fn compile(jdk: &Jdk, name: &str, sources: &[PathBuf]) -> PathBuf {
    let out = root().join(format!("target/counting/{}-{name}-{}", std::process::id(), jdk.feature));
    _ = fs::remove_dir_all(&out);
    fs::create_dir_all(&out).unwrap();
    let mut javac = java::javac_at(&jdk.home);
    javac.args(["-nowarn", "-Xlint:none", "-proc:none", "-d"]).arg(&out);
    javac.arg("-sourcepath").arg(root().join("jdk-models/verify")).args(sources);
    let result = javac.output().unwrap();
    assert!(result.status.success(), "javac: {}", String::from_utf8_lossy(&result.stderr));
    out
}

/// States and paths of a complete search.
struct Counted {
    states: u64,
    ends: u64,
}

fn count(jdk: &Jdk, classes: &Path, class: &str, flags: &[&str]) -> Counted {
    let report = classes.join(format!("{class}{}.json", flags.concat()));
    let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    rjpf.arg("--jdk").arg(&jdk.home).arg("-cp").arg(classes).arg(class).args(flags);
    let output = rjpf.arg(format!("+report.json={}", report.display())).current_dir(classes).output().unwrap();
    assert!(output.status.success(), "{class} {flags:?}: {}", String::from_utf8_lossy(&output.stdout));
    let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(&report).unwrap()).unwrap();
    let number = |key: &str| json["statistics"][key].as_u64().unwrap();
    Counted { states: number("states"), ends: number("ends") }
}

/// `threads` threads add `writes` times to a shared number and write `local` times to an object of their own. What the
/// number is follows from where the threads are.
fn independent(threads: u32, writes: u32, local: u32) -> String {
    let mut body = String::from("int[] mine = new int[1];\n");
    for i in 0..writes.max(local) {
        if i < local {
            body += &format!("        mine[0] = {i};\n");
        }
        if i < writes {
            body += "        x.getAndIncrement();\n";
        }
    }
    let each = |text: &dyn Fn(u32) -> String| (0..threads).map(text).collect::<String>();
    format!(
        "import gov.nasa.jpf.vm.Verify;\nimport java.util.concurrent.atomic.AtomicInteger;\n\n\
         public class Independent{threads}x{writes}x{local} {{\n    static final AtomicInteger x = new AtomicInteger();\n\n    \
         static void run() {{\n        {body}    }}\n\n    public static void main(String[] args) {{\n{}        Verify.beginAtomic();\n{}        \
         Verify.endAtomic();\n    }}\n}}\n",
        each(&|i| format!("        Thread t{i} = new Thread(Independent{threads}x{writes}x{local}::run);\n")),
        each(&|i| format!("        t{i}.start();\n")),
    )
}

/// How many sets of `k` of `n` things there are, or the largest number if that does not fit.
fn binomial(n: u64, k: u64) -> u128 {
    // Each product is divisible: it is `i` times the number of sets of `i`.
    (1..=k).fold(1, |sets: u128, i| sets.saturating_mul((n - k + i).into()) / u128::from(i))
}

/// What threads do where nothing but their own steps is a step, and where their lives are steps too.
struct Lives {
    threads: u64,
    /// Transitions of each thread: one for each step, one to begin and one to end if these count.
    length: u64,
    /// Main has its end before it.
    main: bool,
}

impl Lives {
    /// `begins`: accesses of the library's own at the beginning of a thread.
    fn of(rules: Rules, threads: u32, steps: u32, begins: u64) -> Lives {
        let main = rules != Rules::Learned;
        Lives { threads: threads.into(), length: u64::from(steps) + if main { 2 + begins } else { 0 }, main }
    }

    /// Interleavings of such sequences: a multinomial coefficient, thread by thread and main last.
    fn paths(&self) -> u64 {
        let all = self.length * self.threads + u64::from(self.main);
        let placed = |thread: u64| binomial(all - thread * self.length, self.length);
        let paths = (0..self.threads).map(placed).fold(1, u128::saturating_mul);
        u64::try_from(paths).unwrap_or(u64::MAX)
    }

    /// Each thread is at one of its places, independently; places where all threads or all but one have
    /// ended are no choices.
    fn states(&self) -> u64 {
        let all = (self.length + 1).pow(self.threads as u32) * (1 + u64::from(self.main));
        all - self.threads * self.length - u64::from(self.main) - 1
    }
}

/// How many accesses of its own the library makes at the beginning of a thread that runs a lambda, which count
/// without reduction. That is another number on each JDK; it is taken from the smallest program of all.
fn accesses_at_the_beginning(jdk: &Jdk) -> u64 {
    let source = root().join(format!("target/counting/{}-smallest-{}", std::process::id(), jdk.feature));
    fs::create_dir_all(&source).unwrap();
    fs::write(source.join("Independent2x1x0.java"), independent(2, 1, 0)).unwrap();
    let classes =
        compile(jdk, &format!("smallest-{:?}", std::thread::current().id()), &[source.join("Independent2x1x0.java")]);
    let states = count(jdk, &classes, "Independent2x1x0", &["+por=off"]).states;
    _ = fs::remove_dir_all(&classes);
    let fits = |begins: &u64| Lives::of(Rules::Off, 2, 2, *begins).states() == states;
    (0..4).find(fits).unwrap_or_else(|| panic!("{states} states fit no number of accesses"))
}

#[test]
fn independent_threads_are_counted_by_a_formula() {
    let cases =
        [(2, 1, 0), (2, 2, 0), (2, 3, 0), (2, 4, 0), (3, 1, 0), (3, 2, 0), (4, 1, 0), (2, 2, 1), (2, 1, 2), (3, 1, 1)];
    for jdk in jdks() {
        let folder = root().join(format!("target/counting/{}-sources-{}", std::process::id(), jdk.feature));
        fs::create_dir_all(&folder).unwrap();
        let sources = cases.iter().map(|&(t, w, l)| {
            let file = folder.join(format!("Independent{t}x{w}x{l}.java"));
            fs::write(&file, independent(t, w, l)).unwrap();
            file
        });
        let sources = sources.collect::<Vec<_>>();
        let classes = compile(&jdk, "independent", &sources);
        let begins = accesses_at_the_beginning(&jdk);
        for (threads, writes, local) in cases {
            let class = format!("Independent{threads}x{writes}x{local}");
            for (flag, rules) in RULES {
                let begins = if rules == Rules::Off { begins } else { 0 };
                // Without reduction, whoever adds reads the field with the number first.
                let steps = if rules == Rules::Off { 2 * writes + local } else { writes };
                let lives = Lives::of(rules, threads, steps, begins);
                let place = format!("jdk {} {class} {flag}", jdk.feature);
                if lives.paths() < MOST_PATHS {
                    let paths = count(&jdk, &classes, &class, &[flag, "+search.matching=off"]).ends;
                    assert_eq!(paths, lives.paths(), "paths of {place}");
                }
                let states = count(&jdk, &classes, &class, &[flag]).states;
                assert_eq!(states, lives.states(), "states of {place}");
                let states = count(&jdk, &classes, &class, &[flag, "+search=bfs"]).states;
                assert_eq!(states, lives.states(), "states of {place}, breadth first");
            }
        }
        _ = fs::remove_dir_all(&classes);
        _ = fs::remove_dir_all(&folder);
    }
}

/// The protocols: class, description, and whether its paths can be counted (they are finite and few).
fn protocols() -> Vec<(&'static str, Protocol, bool)> {
    use Step::*;
    let peterson = |me: usize, other: usize, turn: i32| {
        vec![Set(me, 1), Set(2, turn), IfEqual(other, 0, 4), IfEqual(2, turn, 2), Load(3), Store(3, 1), Set(me, 0)]
    };
    let ticket = vec![Take(0, 1), UnlessMine(1, 1), Load(2), Store(2, 1), Add(1, 1)];
    let once = vec![Lock(0), Load(0), Store(0, 1), Unlock(0)];
    let twice = [once.clone(), once.clone()].concat();
    // One access to a buffer of one slot, the steps of which start at `at`.
    let access = |at: usize, full: i32, more: i32| {
        let go_on = at + 4;
        vec![Lock(0), IfDiffers(0, full, go_on), Wait(0), Goto(at + 1), Load(0), Store(0, more), NotifyAll, Unlock(0)]
    };
    let two = |full: i32, more: i32| [access(0, full, more), access(8, full, more)].concat();
    const READERS: usize = 0;
    const WRITING: usize = 1;
    /// Written once, by the writer.
    const DATA: usize = 2;
    let (readers, writing, data) = (READERS, WRITING, DATA);
    let reader = vec![
        Lock(0),
        IfDiffers(writing, 1, 4),
        Wait(0),
        Goto(1),
        Load(readers),
        Store(readers, 1),
        Unlock(0),
        Touch(data),
        Lock(0),
        Load(readers),
        Store(readers, -1),
        NotifyAll,
        Unlock(0),
    ];
    let writer = vec![
        Lock(0),
        IfEqual(readers, 0, 4),
        Wait(0),
        Goto(1),
        Set(writing, 1),
        Unlock(0),
        Set(data, 1),
        Lock(0),
        Set(writing, 0),
        NotifyAll,
        Unlock(0),
    ];
    let turns =
        |mine: i32, other: i32| vec![IfDiffers(0, mine, 0), Set(0, other), IfDiffers(0, mine, 2), Set(0, other)];
    let of = |shared, guarded, monitors, threads| Protocol { shared, guarded, set_for_good: &[], monitors, threads };
    let readers_writer =
        Protocol { set_for_good: &[DATA], ..of(3, &[READERS, WRITING], 1, vec![reader.clone(), reader, writer]) };
    vec![
        ("LockedCounter", of(1, &[0], 1, vec![twice.clone(), twice, once]), false),
        ("OneSlotOfTwo", of(1, &[0], 1, vec![two(1, 1), two(0, -1)]), true),
        // The number that is protected by turns is guarded by no lock.
        ("Peterson", of(4, &[], 0, vec![peterson(0, 1, 1), peterson(1, 0, 0)]), false),
        ("PingPongTurns", of(1, &[], 0, vec![turns(0, 1), turns(1, 0)]), false),
        ("ReadersWriter", readers_writer, false),
        ("TicketsOfThree", of(3, &[], 0, vec![ticket.clone(), ticket.clone(), ticket]), false),
    ]
}

#[test]
fn protocols_have_the_states_of_their_descriptions() {
    let folder = root().join("tests/java/count/protocols");
    let protocols = protocols();
    let sources: Vec<PathBuf> = protocols.iter().map(|(class, ..)| folder.join(format!("{class}.java"))).collect();
    for jdk in jdks() {
        let classes = compile(&jdk, "protocols", &sources);
        let begins = accesses_at_the_beginning(&jdk);
        for (class, protocol, finite) in &protocols {
            for (flag, rules) in RULES {
                let place = format!("jdk {} {class} {flag}", jdk.feature);
                let model = protocol.under(rules, if rules == Rules::Off { begins } else { 0 });
                assert_eq!(count(&jdk, &classes, class, &[flag]).states, model.states(), "states of {place}");
                if *finite && model.paths() < MOST_PATHS {
                    let paths = count(&jdk, &classes, class, &[flag, "+search.matching=off"]).ends;
                    assert_eq!(paths, model.paths(), "paths of {place}");
                }
            }
        }
        _ = fs::remove_dir_all(&classes);
    }
}
