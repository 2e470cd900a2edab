//! Checkpoints: a search that is stopped or killed goes on, and comes to what it would have come to.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use support::*;

/// Three threads that add to two variables: some 18,000 states, and two lessons for the reduction on the way.
const ADDERS: &str = "
public class Adders {
    static int plain;
    static volatile int seen;
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(() -> { for (int k = 0; k < 2; k++) { plain++; seen++; } });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        System.out.println(plain + \" \" + seen);
    }
}";

/// Fails only if the last of many choices is the last one.
const LATE: &str = "
import gov.nasa.jpf.vm.Verify;
public class Late {
    public static void main(String[] args) {
        int number = 0;
        for (int i = 0; i < 7; i++) number = 5 * number + Verify.getInt(0, 4);
        if (number == 78124) throw new IllegalStateException(\"all\");
    }
}";

const FOLDER: &str = "left";

/// A folder with the program compiled, so that a moment is a moment of the search.
fn compiled(name: &str, source: &str) -> PathBuf {
    let class = source.split("public class ").nth(1).unwrap().split(' ').next().unwrap();
    let at = folder(name, &[(&format!("{class}.java"), source)]);
    let homes = rjpf_classes::path::installed_jdks();
    let javac = homes.iter().map(|home| home.join("bin/javac")).find(|javac| javac.exists()).expect("a JDK");
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../jdk-models/verify");
    let mut compile = Command::new(javac);
    // For the oldest JDK that is tested, whichever rjpf takes.
    compile
        .args(["-g", "-nowarn", "--release", "17", "-sourcepath"])
        .arg(models)
        .arg(format!("{class}.java"))
        .current_dir(&at);
    assert!(compile.status().unwrap().success());
    fs::remove_file(at.join(format!("{class}.java"))).unwrap();
    at
}

/// The lines of a report that do not depend on time.
fn verdict(out: &str) -> Vec<String> {
    let line = |line: &str| line.split(" choices ").next().unwrap_or_default().to_string();
    out.lines().filter(|l| !l.starts_with("contended") && !l.starts_with("replay")).map(line).collect()
}

/// Runs a command and ends it with a signal after so long; true if it was not over by then.
fn end_after(at: &Path, words: &[&str], after: Duration, signal: i32) -> bool {
    let mut child = command(at, words).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(after);
    let running = child.try_wait().unwrap().is_none();
    // SAFETY: a signal to a child of ours that has not been waited for.
    unsafe { libc::kill(child.id() as libc::pid_t, signal) };
    child.wait().unwrap();
    running
}

fn kill_and_resume(at: &Path, class: &str, more: [&str; 2], times: u64) {
    let search = [class, more[0], more[1], "+search.shorten=0", "--no-trace", "+search.outputs"];
    let started = Instant::now();
    let whole = rjpf(at, &search);
    let took = started.elapsed();
    let keeping = [&search[..], &["--checkpoint", FOLDER, "+search.checkpoint_every=20ms"]].concat();
    let (mut resumed, mut moment) = (0, 0x9E37_79B9_u64);
    for _ in 0..times {
        _ = fs::remove_dir_all(at.join(FOLDER));
        moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let after = took.mul_f64((moment >> 40) as f64 / (1u64 << 24) as f64);
        end_after(at, &keeping, after, libc::SIGKILL);
        if !at.join(FOLDER).join("search.checkpoint").exists() {
            continue;
        }
        // Killed once more, while it goes on.
        end_after(at, &["resume", FOLDER], after / 3, libc::SIGKILL);
        if !at.join(FOLDER).join("search.checkpoint").exists() {
            continue;
        }
        resumed += 1;
        let said = rjpf(at, &["resume", FOLDER]);
        assert_eq!((said.code, verdict(&said.out)), (whole.code, verdict(&whole.out)), "{after:?}: {}", said.err);
    }
    println!("{class} {more:?}: resumed {resumed} of {times}; with RJPF_SLOW=1 there are 50 kills");
    assert!(resumed * 5 >= times, "{resumed} of {times}");
}

fn times() -> u64 {
    if std::env::var_os("RJPF_SLOW").is_some() { 50 } else { 3 }
}

#[test]
fn killed_at_any_moment_a_search_goes_on() {
    let at = compiled("resume-adders", ADDERS);
    kill_and_resume(&at, "Adders", ["-j", "1"], times());
    kill_and_resume(&at, "Adders", ["-j", "3"], times());
}

#[test]
fn what_is_found_late_is_found_after_a_kill() {
    let at = compiled("resume-late", LATE);
    kill_and_resume(&at, "Late", ["+search.workers=1", "+search=dfs"], times());
    kill_and_resume(&at, "Late", ["+search.workers=2", "+search=dfs"], times());
}

#[test]
fn limits_and_signals_leave_a_checkpoint() {
    let at = compiled("resume-limits", ADDERS);
    let whole = rjpf(&at, &["Adders", "-j", "1"]);
    for search in ["+search=dfs", "+search=bfs"] {
        let whole = rjpf(&at, &["Adders", "-j", "1", search]);
        let stopped = rjpf(&at, &["Adders", "-j", "1", search, "--checkpoint", FOLDER, "+search.state_limit=3000"]);
        assert_eq!(stopped.code, 3);
        has(&stopped.err, &["a checkpoint was left: 'rjpf resume "]);
        has(&stopped.out, &["states 3000 "]);
        // The limit of the command line still holds, so it is raised.
        let again = rjpf(&at, &["resume", FOLDER, "+search.state_limit=9000"]);
        has(&again.out, &["states 9000 "]);
        let said = rjpf(&at, &["resume", FOLDER, "+search.state_limit=1000000"]);
        assert_eq!(verdict(&said.out), verdict(&whole.out), "{search}");
        assert!(!at.join(FOLDER).join("search.checkpoint").exists(), "nothing is left to go on with");
    }
    for signal in [libc::SIGINT, libc::SIGTERM] {
        let words = ["Adders", "-j", "1", "--checkpoint", FOLDER];
        // Later and later, until it is in the middle of the search.
        let caught = (1..40).any(|n| {
            end_after(&at, &words, Duration::from_millis(100 * n), signal)
                && at.join(FOLDER).join("search.checkpoint").exists()
        });
        assert!(caught);
        let said = rjpf(&at, &["resume", FOLDER]);
        assert_eq!(verdict(&said.out), verdict(&whole.out));
    }
}

/// Nobody asks for a checkpoint, but the search takes long enough for one.
/// A search that stops after an assumption was broken, and before it has started over, starts over when it is resumed.
#[test]
fn what_a_void_round_has_covered_is_not_taken_for_known() {
    let at = compiled("resume-void", ADDERS);
    let whole = verdict(&rjpf(&at, &["Adders", "-j", "1", "+search=dfs", "+search.outputs"]).out);
    for states in [1, 2, 3, 5, 8, 12, 20, 50] {
        _ = fs::remove_dir_all(at.join(FOLDER));
        let limit = format!("+search.state_limit={states}");
        rjpf(&at, &["Adders", "-j", "1", "+search=dfs", "+search.outputs", "--checkpoint", FOLDER, &limit]);
        let said = rjpf(&at, &["resume", FOLDER, "+search.state_limit=1000000"]);
        assert_eq!(verdict(&said.out), whole, "{states}: {}", said.err);
    }
}

#[test]
fn a_long_search_is_kept_without_being_asked() {
    let at = compiled("resume-unasked", ADDERS);
    let (cache, long) = (at.join("cache"), "+search.checkpoint_every=20ms");
    let in_cache = |words: &[&str]| said(command(&at, words).env("XDG_CACHE_HOME", &cache).output().unwrap());
    let checkpoints = || fs::read_dir(cache.join("rjpf/checkpoints")).map_or(0, Iterator::count);
    let limited = ["Adders", "-j", "1", "+search.state_limit=3000"];
    let quick = in_cache(&limited);
    assert_eq!((quick.code, checkpoints()), (3, 0), "ten minutes are not over: {}", quick.err);
    let stopped = in_cache(&[&limited[..], &[long]].concat());
    has(&stopped.err, &["a checkpoint was left: 'rjpf resume "]);
    let folder = stopped.err.split("'rjpf resume ").nth(1).unwrap().split('\'').next().unwrap();
    let again = in_cache(&[&limited[..], &[long]].concat());
    has(&again.err, &[&format!("an earlier search left a checkpoint: 'rjpf resume {folder}'")]);
    let other = in_cache(&[&limited[..], &[long, "+search.checkpoint=off"]].concat());
    assert!(!other.err.contains("checkpoint"), "{}", other.err);
    let whole = in_cache(&["Adders", "-j", "1"]);
    let said = in_cache(&["resume", folder, "+search.state_limit=1000000"]);
    assert_eq!(verdict(&said.out), verdict(&whole.out));
    assert!(!Path::new(folder).join("search.checkpoint").exists(), "nothing is left to go on with");
}

#[test]
fn what_does_not_fit_is_refused() {
    let at = compiled("resume-refused", ADDERS);
    wrong(&at, &["resume", "nowhere"], &["no checkpoint"]);
    wrong(&at, &["Adders", "--checkpoint", FOLDER, "+search=random"], &["only searches dfs and bfs"]);
    wrong(&at, &["Adders", "--checkpoint", FOLDER, "+search.storage=exact"], &["stored exactly"]);
    rjpf(&at, &["Adders", "-j", "1", "--checkpoint", FOLDER, "+search.state_limit=2000"]);
    let file = at.join(FOLDER).join("search.checkpoint");
    let good = fs::read(&file).unwrap();
    for cut in [0, 3, 15, 16, 40, good.len() / 2, good.len() - 1] {
        fs::write(&file, &good[..cut]).unwrap();
        wrong(&at, &["resume", FOLDER], &["heckpoint"]);
    }
    for place in [17, 60, good.len() / 3, good.len() - 5] {
        let mut bad = good.clone();
        bad[place] ^= 1;
        fs::write(&file, &bad).unwrap();
        wrong(&at, &["resume", FOLDER], &["the checkpoint is damaged"]);
    }
    fs::write(&file, &good).unwrap();
    wrong(&at, &["resume", FOLDER, "+vm.processors=3"], &["a setting that changes what a path means"]);
    wrong(&at, &["resume", FOLDER, "+search=bfs"], &["the search, its matching or its limit of depth"]);
    wrong(&at, &["resume", FOLDER, "+property.deadlock=off"], &["a property"]);
    let other = compiled("resume-other", &ADDERS.replace("plain++;", "plain += 2;"));
    let classes = other.join("Adders.class");
    fs::copy(&classes, at.join("Adders.class")).unwrap();
    wrong(&at, &["resume", FOLDER], &["class Adders is not what it was"]);
}

#[test]
fn a_checkpoint_that_cannot_be_written_is_no_end() {
    let at = compiled("resume-full", ADDERS);
    let whole = rjpf(&at, &["Adders", "-j", "1"]);
    rjpf(&at, &["Adders", "-j", "1", "--checkpoint", FOLDER, "+search.state_limit=2000"]);
    // A folder where the new file would go: as good as a full disk.
    fs::create_dir(at.join(FOLDER).join("search.new")).unwrap();
    let before = fs::read(at.join(FOLDER).join("search.checkpoint")).unwrap();
    let said = rjpf(&at, &["resume", FOLDER, "+search.state_limit=9000", "+search.checkpoint_every=10ms"]);
    has(&said.err, &["warning: no checkpoint", "the search goes on"]);
    assert_eq!(fs::read(at.join(FOLDER).join("search.checkpoint")).unwrap(), before, "the old one is intact");
    let said = rjpf(&at, &["resume", FOLDER, "+search.state_limit=1000000", "+search.checkpoint_every=10ms"]);
    assert_eq!(verdict(&said.out), verdict(&whole.out));
}
