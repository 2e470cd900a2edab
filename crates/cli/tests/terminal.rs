//! What is different on a terminal: the live line, colours, the width. A terminal is made by the
//! `script` command of util-linux; without it the tests say loudly that they were skipped.

mod support;

use std::path::Path;
use std::process::{Command, Stdio};

use support::*;

/// Runs with a terminal as stdout and stderr; `None` if none can be made.
fn on_a_terminal(folder: &Path, words: &[&str]) -> Option<String> {
    on_one_of(100, folder, words)
}

/// The same with so many columns.
fn on_one_of(columns: usize, folder: &Path, words: &[&str]) -> Option<String> {
    let line = format!("stty cols {columns}; {} {}", env!("CARGO_BIN_EXE_rjpf"), words.join(" "));
    let mut command = Command::new("script");
    command.args(["-qec", &line, "/dev/null"]).current_dir(folder).stdin(Stdio::null());
    command.env("XDG_CACHE_HOME", cache()).env("TERM", "xterm").env_remove("NO_COLOR");
    match command.output() {
        Ok(output) => Some(String::from_utf8_lossy(&output.stdout).into_owned()),
        Err(_) => {
            eprintln!("\n*** SKIPPED: no 'script' command, nothing was tried on a terminal ***\n");
            None
        }
    }
}

#[test]
fn a_live_line_says_how_far_the_search_is_and_what_is_left() {
    let at = folder("terminal-live", &[("Endless.java", ENDLESS), ("Fine.java", FINE)]);
    let Some(text) = on_a_terminal(&at, &["Endless.java", "--time", "3s"]) else { return };
    let live = text.split('\r').find(|l| l.contains("transitions/s")).unwrap_or_else(|| panic!("no live line: {text}"));
    has(live, &["states, ", "transitions/s, depth ", "(max ", "open, ", " MB, left: "]);
    assert!(live.contains("left: unknown") || live.contains("left: ~"), "{live}");
    has(&text, &["no error found within the bounds below", "the time limit of 3 s was reached"]);
    let Some(walks) = on_a_terminal(&at, &["Endless.java", "--time", "4s", "--search", "random"]) else { return };
    assert!(walks.contains("left: ~") || walks.contains("left: unknown"), "{walks}");
    let Some(quiet) = on_a_terminal(&at, &["Endless.java", "--time", "2s", "--quiet"]) else { return };
    assert!(!quiet.contains("transitions/s"), "{quiet}");
    let piped = rjpf(&at, &["Endless.java", "--time", "2s"]);
    assert!(!piped.err.contains("transitions/s") && !piped.out.contains("transitions/s"), "{}", piped.err);
    let asked = rjpf(&at, &["Endless.java", "--time", "2s", "--progress", "on"]);
    assert!(asked.err.contains("transitions/s"), "{}", asked.err);
}

#[test]
fn a_terminal_has_colours_and_a_width() {
    let at = folder("terminal-colour", &[("Deadlock.java", DEADLOCK)]);
    let Some(text) = on_a_terminal(&at, &["Deadlock.java", "--no-trace"]) else { return };
    assert!(text.contains("\x1b[1m\x1b[31mDEADLOCK") || text.contains("\x1b[31m"), "{text:?}");
    let plain = anstream::adapter::strip_str(&text).to_string();
    let trace: Vec<&str> =
        plain.lines().skip_while(|l| !l.contains("main  ")).take_while(|l| !l.trim().is_empty()).collect();
    assert!(trace.len() > 8, "{plain}");
    let widest = trace.iter().map(|l| l.trim_end().chars().count()).max().unwrap();
    assert!(widest <= 100, "{widest}: {plain}");
    let Some(off) = on_a_terminal(&at, &["Deadlock.java", "--no-trace", "--color", "off"]) else { return };
    assert!(!off.contains("\x1b[31m"), "{off:?}");
}

/// Names as long as they are in large programs, in two threads; six threads; a pool.
const LONG_NAMES: &str = "
import java.util.concurrent.*;
public class Names {
    static class TransactionalConnectionPoolManagerFactoryBean { int remainingConnectionsInThePool = 1; }
    static final ConcurrentHashMap<String, TransactionalConnectionPoolManagerFactoryBean> managersByName = new ConcurrentHashMap<>();
    static void takeOneConnection() {
        TransactionalConnectionPoolManagerFactoryBean bean = managersByName.get(\"the default data source\");
        if (bean.remainingConnectionsInThePool > 0) bean.remainingConnectionsInThePool--;
        if (bean.remainingConnectionsInThePool < 0) throw new IllegalStateException(\"no connection is left\");
    }
    public static void main(String[] args) throws Exception {
        managersByName.put(\"the default data source\", new TransactionalConnectionPoolManagerFactoryBean());
        Thread t = new Thread(Names::takeOneConnection, \"request-processor-1\");
        t.start(); takeOneConnection(); t.join();
    }
}";

const SIX: &str = "
public class Six {
    public static void main(String[] args) {
        Object[] forks = { 1, 2, 3, 4, 5, 6 };
        for (int i = 0; i < 6; i++) {
            Object left = forks[i], right = forks[(i + 1) % 6];
            new Thread(() -> { synchronized (left) { synchronized (right) { } } }, \"philosopher-\" + i).start();
        }
    }
}";

const POOL: &str = "
import java.util.concurrent.*;
public class Pool {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);
    static int sum(int from, int to) throws Exception {
        if (to - from == 1) return from;
        int mid = (from + to) / 2;
        Future<Integer> left = pool.submit(() -> sum(from, mid)), right = pool.submit(() -> sum(mid, to));
        return left.get() + right.get();
    }
    public static void main(String[] args) throws Exception { System.out.println(pool.submit(() -> sum(0, 4)).get()); }
}";

/// Words of letters and digits.
fn names(text: &str) -> std::collections::BTreeSet<String> {
    text.split(|c: char| !c.is_alphanumeric() && c != '#').map(String::from).collect()
}

/// Whether this is said depends on the time that there was.
const SHORTENED: &str = "simplest simplified: 1 choice choices with 1 context switch switches; found with 1 choice; no path with these pauses has fewer switches";

#[test]
fn at_every_width_lines_fit_and_no_word_is_broken() {
    for (file, source) in [("Names.java", LONG_NAMES), ("Six.java", SIX), ("Pool.java", POOL)] {
        let at = folder(&format!("terminal-width-{file}"), &[(file, source)]);
        let words = [file, "--no-trace", "--progress", "off"];
        let report =
            |columns| on_one_of(columns, &at, &words).map(|text| anstream::adapter::strip_str(&text).to_string());
        let Some(wide) = report(400) else { return };
        let known: std::collections::BTreeSet<String> =
            [wide.as_str(), source, SHORTENED].into_iter().flat_map(names).collect();
        for columns in [80, 100, 140, 200] {
            let text = report(columns).unwrap().replace('\r', "");
            assert!(text.contains("begin") && text.lines().count() > 15, "{text}");
            // A path, and a place that threads pause at, are one word each.
            let is_word = |line: &&str| line.starts_with("path: ") || !line.trim().contains(' ');
            let long = text.lines().filter(|line| !is_word(line)).find(|line| line.chars().count() > columns);
            assert_eq!(long, None, "{file} at {columns}:\n{text}");
            let is_figure = |word: &str| word.chars().all(|c| c.is_ascii_digit());
            let broken: Vec<String> =
                names(&text).difference(&known).filter(|word| !is_figure(word)).cloned().collect();
            assert!(broken.is_empty(), "{file} at {columns}: {broken:?}\n{text}");
        }
        // More than four threads have no columns: each row names its thread.
        let rows = wide.lines().filter(|line| line.contains("philosopher-5  Six.java")).count();
        assert_eq!(rows > 0, file == "Six.java", "{wide}");
    }
}

/// The completions are loaded by a real bash and complete a key, a flag and a command.
#[test]
fn bash_completes_words() {
    let at = folder("terminal-bash", &[]);
    std::fs::write(at.join("completions.bash"), rjpf(&at, &["completions", "bash"]).out).unwrap();
    let complete = |word: &str| {
        let line = format!(
            ". ./completions.bash\nCOMP_WORDS=(rjpf '{word}'); COMP_CWORD=1; _rjpf rjpf '{word}' rjpf; echo \"${{COMPREPLY[@]}}\""
        );
        let output = Command::new("bash").args(["-c", &line]).current_dir(&at).output().unwrap();
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim().to_string()
    };
    assert_eq!(complete("+search.dep"), "+search.depth_limit=");
    assert_eq!(complete("--sari"), "--sarif");
    assert_eq!(complete("repl"), "replay");
}
