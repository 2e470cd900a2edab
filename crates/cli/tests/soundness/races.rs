//! Races are found if and only if they are there. Random programs of two or three threads that read and write plain fields, with
//! flags in all modes, locks and fences between, are searched for races in several configurations, and by an enumerator of
//! its own here: every order of steps, with vector clocks that only grow, nothing matched and nothing reduced.
//!
//! By default a few; with `RJPF_SLOW=1` two thousand. `RJPF_PROGRAMS` and `RJPF_SEED` are as in the matrix.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use rjpf_classes::path::Jdk;

use crate::generate::Numbers;
use crate::{folder, in_parallel, is_slow, java, number, run, seed};

const FIELDS: usize = 2;
const FLAGS: usize = 2;
const THREADS: usize = 3;

const CONFIGS: &[&[&str]] = &[
    &[],
    &["+por=off"],
    &["+por=shared"],
    &["+search.matching=off"],
    &["+search=bfs"],
    &["+por.contended=order"],
    &["+jdk.trust=none"],
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Plain,
    Opaque,
    /// Releases if it writes, acquires if it reads.
    Half,
    Volatile,
}

use Mode::{Half, Opaque, Plain, Volatile};

#[derive(Clone, Debug)]
enum Statement {
    Read(usize),
    Write(usize),
    /// Writes a flag.
    Set(usize, Mode),
    /// Adds to a flag: acquires, releases, both or neither.
    Add(usize, bool, bool),
    /// Does the rest if the flag was set.
    IfSet(usize, Mode, Vec<Statement>),
    Locked(usize, Vec<Statement>),
    Fence {
        releases: bool,
    },
}

use Statement::{Add, Fence, IfSet, Locked, Read, Set, Write as Put};

fn statement(numbers: &mut Numbers, depth: usize) -> Statement {
    let (field, flag, lock) = (numbers.below(FIELDS), numbers.below(FLAGS), numbers.below(2));
    let mode = match numbers.below(16) {
        0 => Plain,
        1..7 => Opaque,
        7..12 => Half,
        _ => Volatile,
    };
    match numbers.below(if depth == 0 { 16 } else { 11 }) {
        0..2 => Read(field),
        2..5 => Put(field),
        5..8 => Set(flag, mode),
        8..10 => Add(flag, numbers.below(2) == 0, numbers.below(2) == 0),
        10 => Fence { releases: numbers.below(2) == 0 },
        11..15 => IfSet(flag, mode, body(numbers, depth + 1, 3)),
        _ => Locked(lock, body(numbers, depth + 1, 2)),
    }
}

fn body(numbers: &mut Numbers, depth: usize, most: usize) -> Vec<Statement> {
    (0..1 + numbers.below(most)).map(|_| statement(numbers, depth)).collect()
}

fn program(seed: u64, index: u64) -> Vec<Vec<Statement>> {
    let mut numbers = Numbers::new(seed, index);
    let threads = if numbers.below(2) == 0 { THREADS } else { 2 };
    (0..threads).map(|_| body(&mut numbers, 0, if threads == 3 { 2 } else { 4 })).collect()
}

/// Flags, and the handle of what they hold.
const CELL: &str = "static class Cell { int v; }
static final VarHandle V;
static { try { V = MethodHandles.lookup().findVarHandle(Cell.class, \"v\", int.class); } catch (ReflectiveOperationException e) { throw new Error(e); } }
";

// ---- as Java ----------------------------------------------------------------------------------

fn java(body: &[Statement], text: &mut String) {
    for statement in body {
        _ = match statement {
            Read(field) => writeln!(text, "r += x{field};"),
            Put(field) => writeln!(text, "x{field} = 1;"),
            Set(flag, mode) => {
                let set = match mode {
                    Plain => "set",
                    Opaque => "setOpaque",
                    Half => "setRelease",
                    Volatile => "setVolatile",
                };
                writeln!(text, "V.{set}(f{flag}, 1);")
            }
            Add(flag, true, true) => writeln!(text, "r += (int) V.getAndAdd(f{flag}, 1);"),
            Add(flag, true, false) => writeln!(text, "r += (int) V.getAndAddAcquire(f{flag}, 1);"),
            Add(flag, false, true) => writeln!(text, "r += (int) V.getAndAddRelease(f{flag}, 1);"),
            Add(flag, false, false) => writeln!(text, "V.weakCompareAndSetPlain(f{flag}, 0, 0);"),
            IfSet(flag, mode, body) => {
                let get = match mode {
                    Plain => "get",
                    Opaque => "getOpaque",
                    Half => "getAcquire",
                    Volatile => "getVolatile",
                };
                _ = writeln!(text, "if ((int) V.{get}(f{flag}) != 0) {{");
                java(body, text);
                writeln!(text, "}}")
            }
            Locked(lock, body) => {
                _ = writeln!(text, "synchronized (l{lock}) {{");
                java(body, text);
                writeln!(text, "}}")
            }
            Fence { releases: true } => writeln!(text, "VarHandle.releaseFence();"),
            Fence { releases: false } => writeln!(text, "VarHandle.acquireFence();"),
        };
    }
}

fn source(name: &str, program: &[Vec<Statement>]) -> String {
    let mut text = format!("import java.lang.invoke.*;\npublic class {name} {{\n{CELL}");
    (0..FIELDS).for_each(|i| _ = writeln!(text, "static int x{i};"));
    (0..FLAGS).for_each(|i| _ = writeln!(text, "static final Cell f{i} = new Cell();"));
    (0..2).for_each(|i| _ = writeln!(text, "static final Object l{i} = new Object();"));
    for (i, body) in program.iter().enumerate() {
        _ = writeln!(text, "static void run{i}() {{ int r = 0;");
        java(body, &mut text);
        text.push_str("}\n");
    }
    text.push_str("public static void main(String[] args) {\n");
    (1..program.len()).for_each(|i| _ = writeln!(text, "new Thread({name}::run{i}).start();"));
    text.push_str("run0(); } }\n");
    text
}

// ---- every order of steps ---------------------------------------------------------------------

type Clock = [u32; THREADS];

fn join(clock: &mut Clock, other: Clock) {
    clock.iter_mut().zip(other).for_each(|(mine, theirs)| *mine = theirs.max(*mine));
}

/// A statement without what is inside: where to go on if a flag is not set.
#[derive(Clone, Copy, Debug)]
enum Step {
    Read(usize),
    Write(usize),
    Set(usize, Mode),
    Add(usize, bool, bool),
    IfSet(usize, Mode, usize),
    Lock(usize),
    Unlock(usize),
    Fence(bool),
}

fn flatten(body: &[Statement], steps: &mut Vec<Step>) {
    for statement in body {
        match statement {
            Read(field) => steps.push(Step::Read(*field)),
            Put(field) => steps.push(Step::Write(*field)),
            Set(flag, mode) => steps.push(Step::Set(*flag, *mode)),
            Add(flag, acquires, releases) => steps.push(Step::Add(*flag, *acquires, *releases)),
            Fence { releases } => steps.push(Step::Fence(*releases)),
            IfSet(flag, mode, body) => {
                let at = steps.len();
                steps.push(Step::IfSet(*flag, *mode, 0));
                flatten(body, steps);
                steps[at] = Step::IfSet(*flag, *mode, steps.len());
            }
            Locked(lock, body) => {
                steps.push(Step::Lock(*lock));
                flatten(body, steps);
                steps.push(Step::Unlock(*lock));
            }
        }
    }
}

#[derive(Clone, Default)]
struct World {
    at: [usize; THREADS],
    clocks: [Clock; THREADS],
    fenced: [Clock; THREADS],
    seen: [Clock; THREADS],
    flags: [u32; FLAGS],
    by_value: [Clock; FLAGS],
    always: [Clock; FLAGS],
    owners: [Option<usize>; 2],
    released: [Clock; 2],
    /// Of each field, then of each flag, and of each kind: when each thread has last accessed it so.
    last: [[Clock; 4]; FIELDS + FLAGS],
}

impl World {
    /// Takes note of an access; true if it races.
    fn access(&mut self, thread: usize, variable: usize, (writes, atomic): (bool, bool)) -> bool {
        let mine = self.clocks[thread];
        let kinds = [(false, false), (true, false), (false, true), (true, true)];
        let races = kinds.iter().zip(&self.last[variable]).any(|(&(other_writes, other_atomic), last)| {
            let conflicts = (writes || other_writes) && !(atomic && other_atomic);
            conflicts && (0..THREADS).any(|other| other != thread && last[other] > mine[other])
        });
        let kind = usize::from(writes) + 2 * usize::from(atomic);
        self.last[variable][kind][thread] = mine[thread];
        races
    }

    /// Reads a flag.
    fn look(&mut self, thread: usize, flag: usize, mode: Mode) {
        match mode {
            Plain | Opaque => join(&mut self.seen[thread], self.by_value[flag]),
            Half => join(&mut self.clocks[thread], self.by_value[flag]),
            Volatile => {
                join(&mut self.clocks[thread], self.by_value[flag]);
                join(&mut self.clocks[thread], self.always[flag]);
            }
        }
    }

    fn release(&mut self, thread: usize) -> Clock {
        let clock = self.clocks[thread];
        self.clocks[thread][thread] += 1;
        clock
    }

    /// Makes a step; `None` if the thread cannot, else whether it races.
    fn step(&mut self, thread: usize, step: Step) -> Option<bool> {
        let mut races = false;
        let mut next = self.at[thread] + 1;
        match step {
            Step::Read(field) => races = self.access(thread, field, (false, false)),
            Step::Write(field) => races = self.access(thread, field, (true, false)),
            Step::Set(flag, mode) => {
                races = self.access(thread, FIELDS + flag, (true, mode != Plain));
                self.flags[flag] = 1;
                self.by_value[flag] = self.fenced[thread];
                if matches!(mode, Half | Volatile) {
                    let clock = self.release(thread);
                    self.by_value[flag] = clock;
                    if mode == Volatile {
                        join(&mut self.always[flag], clock);
                    }
                }
            }
            Step::Add(flag, acquires, releases) => {
                races = self.access(thread, FIELDS + flag, (true, true));
                let is_set = self.flags[flag] != 0;
                let mode = match (acquires, releases) {
                    (true, true) => Volatile,
                    (true, false) => Half,
                    _ => Opaque,
                };
                self.look(thread, flag, mode);
                if !acquires && !releases && is_set {
                    // A compare-and-set that fails writes nothing.
                } else {
                    join(&mut self.by_value[flag], self.fenced[thread]);
                    self.flags[flag] += u32::from(acquires || releases);
                    if releases {
                        let clock = self.release(thread);
                        join(&mut self.by_value[flag], clock);
                        if acquires {
                            join(&mut self.always[flag], clock);
                        }
                    }
                }
            }
            Step::IfSet(flag, mode, end) => {
                races = self.access(thread, FIELDS + flag, (false, mode != Plain));
                self.look(thread, flag, mode);
                if self.flags[flag] == 0 {
                    next = end;
                }
            }
            Step::Lock(lock) if self.owners[lock].is_some() => return None,
            Step::Lock(lock) => {
                self.owners[lock] = Some(thread);
                join(&mut self.clocks[thread], self.released[lock]);
            }
            Step::Unlock(lock) => {
                self.owners[lock] = None;
                self.released[lock] = self.release(thread);
            }
            Step::Fence(true) => self.fenced[thread] = self.release(thread),
            Step::Fence(false) => {
                let seen = self.seen[thread];
                join(&mut self.clocks[thread], seen);
            }
        }
        self.at[thread] = next;
        Some(races)
    }

    fn can_race(&self, threads: &[Vec<Step>]) -> bool {
        threads.iter().enumerate().any(|(thread, steps)| {
            let Some(&step) = steps.get(self.at[thread]) else { return false };
            let mut after = self.clone();
            after.step(thread, step).is_some_and(|races| races || after.can_race(threads))
        })
    }
}

fn has_race(program: &[Vec<Statement>]) -> bool {
    let mut threads: Vec<Vec<Step>> = Vec::new();
    for body in program {
        let mut steps = Vec::new();
        flatten(body, &mut steps);
        threads.push(steps);
    }
    let mut world = World::default();
    (0..THREADS).for_each(|thread| world.clocks[thread][thread] = 1);
    world.can_race(&threads)
}

fn finds_race(jdk: &Jdk, out: &Path, class: &str, flags: &[&str]) -> Result<bool, String> {
    let binary = std::env::var("RJPF_BINARY").unwrap_or_else(|_| env!("CARGO_BIN_EXE_rjpf").into());
    let mut rjpf = Command::new(binary);
    rjpf.arg("--jdk").arg(&jdk.home).args([
        "--race",
        "--no-trace",
        "+search.shorten=0",
        "+search.time_limit=60",
        "-cp",
    ]);
    let output = rjpf.arg(out).args(flags).arg(class).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) if text.contains("every path was covered") => Ok(false),
        Some(1) if text.contains("RACE") => Ok(true),
        code => Err(format!("{code:?}: {text}{errors}")),
    }
}

#[test]
fn races_are_found_if_and_only_if_they_are_there() {
    let seed = seed();
    let count = number("RJPF_PROGRAMS").unwrap_or(if is_slow() { 2000 } else { 40 });
    println!("RJPF_SEED={seed} RJPF_PROGRAMS={count}");
    let failures = Mutex::new(Vec::new());
    let jdks = java::jdks();
    let mut with_race = 0;
    for (j, jdk) in jdks.iter().enumerate() {
        let out = folder(&format!("races{}", jdk.feature));
        let mine: Vec<u64> = (0..count).filter(|i| *i as usize % jdks.len() == j).collect();
        let mut sources = Vec::new();
        for &i in &mine {
            let file = out.join(format!("R{i}.java"));
            fs::write(&file, source(&format!("R{i}"), &program(seed, i))).unwrap();
            sources.push(file);
            with_race += u64::from(has_race(&program(seed, i)));
        }
        run::compile(jdk, &sources, &out).unwrap_or_else(|e| panic!("seed {seed}: javac: {e}"));
        in_parallel(&mine, |&i| {
            let program = program(seed, i);
            let expected = has_race(&program);
            for flags in CONFIGS {
                let found = finds_race(jdk, &out, &format!("R{i}"), flags);
                if found != Ok(expected) {
                    let text = source(&format!("R{i}"), &program);
                    let what = format!("jdk {} {flags:?}: {expected} expected, {found:?}\n{text}", jdk.feature);
                    failures.lock().unwrap().push(what);
                }
            }
        });
        _ = fs::remove_dir_all(&out);
    }
    let failures = failures.into_inner().unwrap();
    println!("{with_race} of {count} programs have a race");
    assert!(failures.is_empty(), "seed {seed}: {} disagree\n{}", failures.len(), failures.join("\n"));
    assert!(with_race * 5 > count && with_race * 5 < count * 4, "{with_race} of {count} say little");
}
