//! The differential corpus: every program under `tests/java/run` is run by the real `java` and by
//! `rjpf run`, on every JDK found; stdout and exit code must be identical.
//!
//! On the runtimes that `scripts/jdks` has fetched some are run, with `RJPF_JDKS=1` all that compile for them.
//!
//! `RJPF_CORPUS=text` runs only the programs whose path contains the text. What the real `java`
//! printed is cached under `target/corpus`, keyed by source, JDK and directives.

mod java;

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use java::{compile_all, compiler, is_run_on, jdks_and_runtimes, root};
use rjpf_classes::path::Jdk;

const TIMEOUT: Duration = Duration::from_secs(120);
/// On a fetched runtime one program of so many is run.
const SOME: u64 = 20;

#[derive(Default, Clone, Hash)]
struct Directives {
    needs: u32,
    args: Vec<String>,
    exit: i32,
    stdin: String,
    flags: Vec<String>,
    /// Why rjpf differs today: the test fails as soon as it does not any more.
    known_wrong: Option<String>,
}

/// Reads the directives of a program's first comment block; an unknown one is an error.
fn directives(source: &str) -> Result<Directives, String> {
    let mut found = Directives::default();
    for line in source.lines().take_while(|l| l.trim().is_empty() || l.starts_with("//")) {
        let Some(text) = line.strip_prefix("//@") else { continue };
        let (key, value) = text.split_once(':').ok_or(format!("malformed directive: {line}"))?;
        let value = value.trim();
        match key.trim() {
            "needs" => {
                found.needs =
                    value.strip_prefix("jdk>=").and_then(|n| n.parse().ok()).ok_or(format!("needs what? {line}"))?;
            }
            "args" => found.args = value.split_whitespace().map(String::from).collect(),
            "exit" => found.exit = value.parse().map_err(|_| format!("exit code? {line}"))?,
            "stdin" => found.stdin = value.replace("\\n", "\n"),
            "known-wrong" => found.known_wrong = Some(value.to_string()),
            "flags" => found.flags = value.split_whitespace().map(String::from).collect(),
            other => return Err(format!("unknown directive {other}")),
        }
    }
    Ok(found)
}

struct Program {
    source: PathBuf,
    class: String,
    text: String,
    directives: Directives,
}

fn programs() -> BTreeMap<PathBuf, Vec<Program>> {
    let filter = std::env::var("RJPF_CORPUS").unwrap_or_default();
    let mut groups: BTreeMap<PathBuf, Vec<Program>> = BTreeMap::new();
    let base = root().join("tests/java/run");
    let mut folders: Vec<PathBuf> = fs::read_dir(base).unwrap().map(|e| e.unwrap().path()).collect();
    folders.sort();
    for folder in folders.into_iter().filter(|f| f.is_dir()) {
        let mut files: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).collect();
        files.sort();
        for source in files.into_iter().filter(|f| f.extension().is_some_and(|e| e == "java")) {
            if !source.display().to_string().contains(&filter) {
                continue;
            }
            let text = fs::read_to_string(&source).unwrap();
            let directives = directives(&text).unwrap_or_else(|e| panic!("{}: {e}", source.display()));
            let class = source.file_stem().unwrap().to_string_lossy().into_owned();
            groups.entry(folder.clone()).or_default().push(Program { source, class, text, directives });
        }
    }
    groups
}

#[derive(PartialEq, Eq, Clone)]
struct Outcome {
    stdout: Vec<u8>,
    code: i32,
}

/// Runs a command with a time limit; stderr is kept for the report only.
fn execute(command: &mut Command, stdin: &str) -> (Outcome, String) {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    _ = input.write_all(stdin.as_bytes());
    drop(input);
    let (mut out, mut err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let out = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        _ = out.read_to_end(&mut bytes);
        bytes
    });
    let err = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        _ = err.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    });
    let start = Instant::now();
    let code = loop {
        match child.try_wait().unwrap() {
            Some(status) => break status.code().unwrap_or(-1),
            None if start.elapsed() > TIMEOUT => {
                _ = child.kill();
                _ = child.wait();
                break -2;
            }
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    };
    (Outcome { stdout: out.join().unwrap(), code }, err.join().unwrap())
}

/// Compiles a folder's programs in one javac run, unless their classes are there already.
fn compile(jdk: &Jdk, group: &[&Program], out: &Path) {
    let mut hasher = DefaultHasher::new();
    group.iter().for_each(|p| p.text.hash(&mut hasher));
    let stamp = format!("{:x}", hasher.finish());
    let stamp_file = out.join(".stamp");
    if fs::read_to_string(&stamp_file).is_ok_and(|s| s == stamp) {
        return;
    }
    _ = fs::remove_dir_all(out);
    fs::create_dir_all(out).unwrap();
    let sources: Vec<&Path> = group.iter().map(|p| p.source.as_path()).collect();
    match jdk.tool("javac") {
        Some(_) if sources.is_empty() => {}
        Some(_) => {
            let words = ["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-Xlint:none", "-d"].map(String::from);
            let files = std::iter::once(out).chain(sources).map(|path| path.display().to_string());
            let compiled = compiler::compile(&jdk.home, &words.into_iter().chain(files).collect::<Vec<_>>());
            compiled.unwrap_or_else(|said| panic!("javac: {said}"));
        }
        None => compile_all(jdk, &sources, out, &[]),
    }
    fs::write(stamp_file, stamp).unwrap();
}

fn java_outcome(jdk: &Jdk, program: &Program, classes: &Path, cache: &Path) -> Outcome {
    let mut hasher = DefaultHasher::new();
    (&program.text, &jdk.version, &program.directives).hash(&mut hasher);
    let file = cache.join(format!("{}-{:x}", program.class, hasher.finish()));
    if let Ok(bytes) = fs::read(&file)
        && let Some((code, stdout)) = bytes.split_at_checked(4)
    {
        let code = i32::from_le_bytes(code.try_into().unwrap());
        return Outcome { code, stdout: stdout.to_vec() };
    }
    let mut java = Command::new(jdk.home.join("bin/java"));
    // A short run has nothing of the best code; what others can read of it is warned about on standard output.
    java.args(["-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"]);
    java.args(&program.directives.flags).arg("-cp").arg(classes).arg(&program.class).args(&program.directives.args);
    let (outcome, _) = execute(&mut java, &program.directives.stdin);
    let mut bytes = outcome.code.to_le_bytes().to_vec();
    bytes.extend_from_slice(&outcome.stdout);
    fs::create_dir_all(cache).unwrap();
    fs::write(file, bytes).unwrap();
    outcome
}

/// `None` if both agree; a report otherwise.
fn compare(jdk: &Jdk, program: &Program, classes: &Path, cache: &Path) -> Option<String> {
    let expected = java_outcome(jdk, program, classes, cache);
    let place = format!("jdk {} {}", jdk.feature, program.source.display());
    if expected.code != program.directives.exit && jdk.tool("javac").is_none() {
        println!("left out: {place}: this runtime has not all modules");
        return None;
    }
    if expected.code != program.directives.exit {
        return Some(format!("{place}: java itself exits with {}", expected.code));
    }
    let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    rjpf.arg("run").arg("--jdk").arg(&jdk.home).args(&program.directives.flags);
    rjpf.arg("-cp").arg(classes).arg(&program.class).args(&program.directives.args);
    let (found, stderr) = execute(&mut rjpf, &program.directives.stdin);
    match (found == expected, &program.directives.known_wrong) {
        (true, None) => return None,
        (true, Some(_)) => return Some(format!("{place}: agrees with java now; drop its known-wrong line")),
        (false, Some(_)) => return None,
        (false, None) => {}
    }
    let mut report = format!("{place}: exit code {} where java has {}\n", found.code, expected.code);
    let (a, b) = (String::from_utf8_lossy(&expected.stdout), String::from_utf8_lossy(&found.stdout));
    let differs = a.lines().zip(b.lines()).position(|(a, b)| a != b);
    let at = differs.unwrap_or(a.lines().count().min(b.lines().count()));
    report.push_str(&format!(
        "  line {}: java {:?}, rjpf {:?}\n",
        at + 1,
        a.lines().nth(at).unwrap_or("<end>"),
        b.lines().nth(at).unwrap_or("<end>")
    ));
    for line in stderr.lines().take(12) {
        report.push_str(&format!("  | {line}\n"));
    }
    Some(report)
}

#[test]
fn same_output_as_java() {
    let groups = programs();
    let failures = Mutex::new(Vec::new());
    let compared = AtomicUsize::new(0);
    let all = jdks_and_runtimes();
    for jdk in &all {
        let base = root().join(format!("target/corpus/{}", jdk.feature));
        let mut jobs: Vec<(&Program, PathBuf)> = Vec::new();
        for (folder, group) in &groups {
            let fits = |p: &&Program| is_run_on(jdk, &all, &p.source, &(p.directives.needs..=u32::MAX), SOME);
            let fitting: Vec<&Program> = group.iter().filter(fits).collect();
            let out = base.join("classes").join(folder.file_name().unwrap());
            compile(jdk, &fitting, &out);
            let compiled = fitting.into_iter().filter(|p| out.join(format!("{}.class", p.class)).is_file());
            jobs.extend(compiled.map(|p| (p, out.clone())));
        }
        println!("JDK {}: {} programs", jdk.feature, jobs.len());
        let next = AtomicUsize::new(0);
        let workers = std::thread::available_parallelism().map_or(2, |n| n.get());
        std::thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| {
                    while let Some((program, classes)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                        compared.fetch_add(1, Ordering::Relaxed);
                        if let Some(report) = compare(jdk, program, classes, &base.join("java")) {
                            failures.lock().unwrap().push(report);
                        }
                    }
                });
            }
        });
    }
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    let compared = compared.into_inner();
    println!("{} of {compared} runs agree with java", compared - failures.len());
    assert!(failures.is_empty(), "{} of {compared} runs differ:\n{}", failures.len(), failures.join("\n"));
}
