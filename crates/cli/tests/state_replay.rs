//! No state outside the words: a program that is restored half-way goes on as it went on before.
//!
//! Each program of `tests/java/run` is run to its end in turns, then again from the start up to
//! the middle, where a snapshot is taken, then to the end, then from the snapshot to the end.
//! Output, fingerprint and whose turn it was must agree at every turn, with a canonical form that
//! is kept up to date and with one computed afresh. The machine verifies its bookkeeping at every
//! turn, snapshot and restore. A sample runs by default, everything with
//! `RJPF_SLOW=1`; `RJPF_CORPUS=text` picks programs by path.

mod state_machine;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use rjpf_state::canonical::Canonical;
use rjpf_vm::{Environment, Vm};
use state_machine::java::in_parallel;
use state_machine::turns::{Run, Turn};

/// Every how many programs the default run takes one.
const SAMPLE: usize = 13;
/// Turns after which a run is cut: what is left of it says nothing new.
const MAX_TURNS: usize = 400;

struct Program {
    source: PathBuf,
    needs: u32,
    arguments: Vec<String>,
    stdin: String,
    plain: bool,
}

impl Program {
    fn read(source: PathBuf) -> Program {
        let text = fs::read_to_string(&source).unwrap();
        let directive = |key: &str| {
            let prefix = format!("//@ {key}:");
            text.lines().find_map(|l| l.strip_prefix(&prefix)).map(|v| v.trim().to_string())
        };
        Program {
            needs: directive("needs").and_then(|v| v.strip_prefix("jdk>=")?.parse().ok()).unwrap_or(0),
            arguments: directive("args").unwrap_or_default().split_whitespace().map(String::from).collect(),
            stdin: directive("stdin").unwrap_or_default().replace("\\n", "\n"),
            plain: directive("flags").is_none(),
            source,
        }
    }

    fn class(&self) -> String {
        self.source.file_stem().unwrap().to_string_lossy().into_owned()
    }
}

fn corpus(feature: u32) -> BTreeMap<PathBuf, Vec<Program>> {
    let mut groups: BTreeMap<PathBuf, Vec<Program>> = BTreeMap::new();
    let mut folders = vec![state_machine::root().join("tests/java/run")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|e| e == "java") {
                groups.entry(folder.clone()).or_default().push(Program::read(entry));
            }
        }
    }
    for group in groups.values_mut() {
        group.sort_by(|a, b| a.source.cmp(&b.source));
        group.retain(|p| p.needs <= feature);
    }
    groups
}

fn replay(vm: &mut Vm, genesis: &rjpf_state::Snapshot, program: &Program) -> Result<usize, String> {
    let begin = |vm: &mut Vm| {
        vm.pages.restore(genesis);
        vm.output.clear();
        vm.environment.stdin = rjpf_vm::Input::of(program.stdin.clone().into_bytes());
        state_machine::start(vm, &program.class(), &program.arguments);
    };
    begin(vm);
    let mut known = Vec::new();
    let mut run = Run { vm, last: 0 };
    loop {
        known.push(run.turn());
        if known.last().unwrap().end.is_some() || known.len() == MAX_TURNS {
            break;
        }
    }
    begin(vm);
    let middle = known.len() / 2;
    let mut run = Run { vm, last: 0 };
    run.compare(&known[..middle], 0, "from the start")?;
    let (snapshot, last) = (run.vm.pages.snapshot(), run.last);
    run.compare(&known, middle, "past the snapshot")?;
    run.vm.pages.restore(&snapshot);
    run.last = last;
    check_afresh(run.vm, &known, middle)?;
    run.compare(&known, middle, "from the snapshot")?;
    run.vm.pages.check()?;
    Ok(known.len())
}

/// The incremental bookkeeping of the canonical form against a form computed from nothing.
fn check_afresh(vm: &mut Vm, known: &[Turn], middle: usize) -> Result<(), String> {
    let mut fresh = Canonical::new(&vm.pages, vm.registry, vm.heap_start());
    let kept = vm.canonical.as_mut().unwrap().fingerprint(&vm.pages).unwrap();
    let fresh = fresh.fingerprint(&vm.pages).unwrap();
    let expected = middle.checked_sub(1).map_or(fresh, |i| known[i].fingerprint);
    if kept != fresh || fresh != expected {
        return Err(format!("fingerprint after restoring: kept {kept:x}, fresh {fresh:x}, before {expected:x}"));
    }
    Ok(())
}

fn machine(folder: &Path, group: &[&Program]) -> Vm {
    let jdk = state_machine::jdk();
    let sources: Vec<PathBuf> = group.iter().map(|p| p.source.clone()).collect();
    let name = folder.file_name().unwrap().to_string_lossy().into_owned();
    let classes = state_machine::compile(&jdk, &name, &sources);
    let mut vm = state_machine::boot(jdk, &classes, Environment::default());
    vm.freeze(rjpf_vm::Visibility::None);
    vm.environment.ticking = true;
    vm.verify_bookkeeping();
    vm
}

#[test]
fn restored_programs_go_on_as_before() {
    let filter = std::env::var("RJPF_CORPUS").unwrap_or_default();
    let everything = std::env::var_os("RJPF_SLOW").is_some() || !filter.is_empty();
    let groups = corpus(state_machine::jdk().feature);
    let (failures, turns, count) = (Mutex::new(Vec::new()), AtomicUsize::new(0), AtomicUsize::new(0));
    in_parallel(&groups.into_iter().collect::<Vec<_>>(), |(folder, group)| {
        let picked: Vec<&Program> = group
            .iter()
            .enumerate()
            .filter(|(i, p)| {
                (everything || i % SAMPLE == 0) && p.plain && p.source.display().to_string().contains(&filter)
            })
            .map(|(_, p)| p)
            .collect();
        if picked.is_empty() {
            return;
        }
        let mut vm = machine(folder, &picked);
        let genesis = vm.pages.snapshot();
        for program in picked {
            count.fetch_add(1, Ordering::Relaxed);
            match replay(&mut vm, &genesis, program) {
                Ok(n) => {
                    println!("{n:4} turns  {}", program.source.display());
                    turns.fetch_add(n, Ordering::Relaxed);
                }
                Err(error) => failures.lock().unwrap().push(format!("{}: {error}", program.source.display())),
            }
        }
    });
    let (failures, turns, count) = (failures.into_inner().unwrap(), turns.into_inner(), count.into_inner());
    println!("{count} programs, {turns} turns");
    assert!(count > 0, "no program was run");
    assert!(failures.is_empty(), "{} of {count} programs:\n{}", failures.len(), failures.join("\n"));
}
