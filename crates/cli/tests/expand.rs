//! `rjpf expand` and `rjpf sift`: level by level, over partitions, the states of one search and what it finds; and no file
//! that does not belong there is taken.

mod java;
mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use java::{class_name, is_sampled, java_files, jdks, root};
use serde_json::Value;
use support::*;

const PARTITIONS: u64 = 3;

/// What a search came to, spread or not.
#[derive(Debug, Default, PartialEq, Eq)]
struct Seen {
    states: u64,
    transitions: u64,
    ends: u64,
    matched: u64,
    findings: BTreeSet<String>,
    outputs: BTreeSet<String>,
    exit_codes: BTreeSet<i64>,
}

impl Seen {
    fn add(&mut self, report: &Value) {
        let list = |name: &str| report[name].as_array().cloned().unwrap_or_default();
        self.transitions += report["statistics"]["transitions"].as_u64().unwrap();
        self.ends += report["statistics"]["ends"].as_u64().unwrap();
        self.findings.extend(list("findings").iter().map(|f| format!("{} {}", f["kind"], f["message"])));
        self.outputs.extend(list("outputs").iter().map(|o| o.to_string()));
        self.exit_codes.extend(list("exitCodes").iter().filter_map(Value::as_i64));
    }
}

/// The header of a file: behind the name of the format and its own length.
fn header(file: &Path) -> Value {
    let bytes = fs::read(file).unwrap();
    let length = u64::from_le_bytes(bytes[16..24].try_into().unwrap()) as usize;
    serde_json::from_slice(&bytes[24..24 + length]).unwrap()
}

/// A program in a folder, and where files of its levels go.
struct Spread<'s> {
    classes: &'s Path,
    words: &'s [&'s str],
    files: PathBuf,
    round: u32,
}

impl Spread<'_> {
    fn file(&self, kind: &str, level: u64, number: u64) -> String {
        self.files.join(format!("{}-{level}-{number}.{kind}", self.round)).display().to_string()
    }

    fn expand(&self, states: &[String], into: &str) -> Value {
        let (states, partitions) = (format!("+expand.states={}", states.join(",")), PARTITIONS.to_string());
        let common = ["expand", &states, "--partitions", &partitions, "--into", into];
        let said = rjpf(self.classes, &[&common[..], self.words].concat());
        assert!(matches!(said.code, 0 | 1 | 3), "{:?}: {}", self.words, said.err);
        header(Path::new(into))
    }

    fn sift(&self, partition: u64, files: &[String], into: &str) -> Value {
        let partition = partition.to_string();
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        let said = rjpf(self.classes, &[&["sift", "--partition", &partition, "--into", into], &files[..]].concat());
        assert_eq!(said.code, 0, "{:?}: {}", self.words, said.err);
        header(Path::new(into))
    }

    /// One partition to a process, so that each has seen other paths than the others; those without states go with one
    /// that has some.
    fn batches(&self, level: u64, open: &[u64]) -> Vec<Vec<String>> {
        let of = |partition: usize| self.file("states", level, partition as u64);
        let (full, empty): (Vec<usize>, Vec<usize>) = (0..open.len()).partition(|&p| open[p] > 0);
        let mut batches: Vec<Vec<String>> = full.into_iter().map(|p| vec![of(p)]).collect();
        batches[0].extend(empty.into_iter().map(of));
        batches
    }

    /// What all levels come to, and how many rounds there were; `None` if a level was not covered.
    fn search(&mut self) -> Option<(Seen, u32)> {
        'round: loop {
            let begin: Vec<String> = if self.round > 0 { vec![self.file("void", 0, 0)] } else { Vec::new() };
            let mut led_to = vec![self.file("successors", 0, 0)];
            let mut headers = vec![self.expand(&begin, &led_to[0])];
            let mut seen = Seen::default();
            for level in 0.. {
                if headers.iter().any(|header| header["void"] == true) {
                    self.begin_again(&led_to);
                    continue 'round;
                }
                if headers.iter().any(|header| header["covered"] != true) {
                    return None;
                }
                headers.iter().for_each(|header| seen.add(header));
                let mut open = Vec::new();
                for partition in 0..PARTITIONS {
                    let known = (0..level).map(|level| self.file("states", level, partition));
                    let files: Vec<String> = led_to.iter().cloned().chain(known).collect();
                    let new = self.sift(partition, &files, &self.file("states", level, partition));
                    if new["void"] == true {
                        self.begin_again(&led_to);
                        continue 'round;
                    }
                    open.push(new["states"].as_u64().unwrap());
                }
                let reached: u64 = headers.iter().map(|h| h["statistics"]["reached"].as_u64().unwrap()).sum();
                let new: u64 = open.iter().sum();
                seen.states += new;
                seen.matched += reached - new;
                if new == 0 {
                    return Some((seen, self.round + 1));
                }
                let batches = self.batches(level, &open);
                led_to = (0..batches.len()).map(|i| self.file("successors", level + 1, i as u64)).collect();
                headers = batches.iter().zip(&led_to).map(|(batch, into)| self.expand(batch, into)).collect();
            }
        }
    }

    fn begin_again(&mut self, led_to: &[String]) {
        self.round += 1;
        assert!(self.round < 40, "{:?}: what is learned has an end", self.words);
        let lessons = self.sift(0, led_to, &self.file("void", 0, 0));
        assert_eq!(lessons["void"], true);
    }
}

/// One process, breadth first.
fn whole(classes: &Path, words: &[&str]) -> Option<Seen> {
    // Several programs are searched at once.
    let file = classes.join(format!("whole-{}.json", words.last().unwrap()));
    let common = ["+search=bfs", "-j", "1", "+search.shorten=0", "--no-trace", "+search.time_limit=20", "--json"];
    rjpf(classes, &[&["check"], &common[..], &[file.to_str().unwrap()], words].concat());
    let report = json(file);
    let is_covered = report["limits"] == Value::Array(Vec::new()) && report["unsupported"].is_null();
    let mut seen = Seen::default();
    seen.add(&report);
    seen.states = report["statistics"]["states"].as_u64().unwrap();
    seen.matched = report["statistics"]["matched"].as_u64().unwrap();
    is_covered.then_some(seen)
}

/// Every so many of the programs in these folders whose first lines ask for no special search.
fn programs(every: u64) -> Vec<PathBuf> {
    let folders = ["deadlock", "assert", "exception", "ok/litmus", "ok/choices", "ok/lostupdate", "race"];
    let sources = folders.iter().flat_map(|folder| java_files(&root().join("tests/java").join(folder)));
    let plain = |source: &PathBuf| {
        let source = fs::read_to_string(source).unwrap();
        !["//@ flags", "//@ needs", "//@ known-wrong"].iter().any(|directive| source.contains(directive))
    };
    sources.filter(plain).filter(|source| is_sampled(source, every)).collect()
}

/// A level is several processes, so programs with many of them are for the slow matrix.
const MOST_STATES: u64 = 60;

#[test]
fn levels_over_partitions_are_one_search() {
    let is_slow = java::is_slow();
    let sources = programs(if is_slow { 1 } else { 12 });
    let home = jdks().into_iter().max_by_key(|jdk| jdk.feature).expect("a JDK").home;
    let classes = folder("expand-corpus", &[]);
    let mut javac = java::javac_at(&home);
    javac.args(["-g", "-nowarn", "-proc:none", "-Xlint:none", "-encoding", "UTF-8", "-d"]).arg(&classes);
    javac.arg("-sourcepath").arg(root().join("jdk-models/verify")).args(&sources);
    assert!(javac.status().unwrap().success());
    let home = home.display().to_string();
    let (compared, repeated) = (AtomicUsize::new(0), AtomicUsize::new(0));
    java::in_parallel(&sources, |source| {
        let class = class_name(source, &fs::read_to_string(source).unwrap());
        // An exit status that depends on the schedule is about two paths, and the driver's business.
        let words =
            ["+search.multiple_errors", "+search.outputs", "+property.livelock=off", "+property.exit_status=off"];
        let words = [&words[..], &["--jdk", &home, &class]].concat();
        let Some(one) = whole(&classes, &words) else { return };
        if !is_slow && !(2..=MOST_STATES).contains(&one.states) {
            return;
        }
        let files = folder(&format!("expand-levels-{class}"), &[]);
        let mut spread = Spread { classes: &classes, words: &words, files, round: 0 };
        let (seen, rounds) = spread.search().unwrap_or_else(|| panic!("{class} was not covered"));
        assert_eq!(seen, one, "{}", source.display());
        compared.fetch_add(1, Ordering::Relaxed);
        repeated.fetch_add(usize::from(rounds > 1), Ordering::Relaxed);
    });
    let (compared, repeated) = (compared.into_inner(), repeated.into_inner());
    println!("{compared} programs, {repeated} of them in several rounds; RJPF_SLOW=1 takes all programs");
    assert!(compared >= 3 && repeated >= 1, "{compared} {repeated}");
}

/// Two threads add to a variable, so that a level has several states.
const ADDERS: &str = "
public class Adders {
    static volatile int seen;
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { seen++; seen++; });
        other.start();
        seen++; seen++;
        other.join();
        System.out.println(seen);
    }
}";

/// The states of level 2 of a program, in one partition, with the levels before.
fn level_two(at: &Path) -> [String; 4] {
    let files = ["l0.states", "l1.states", "l2.states", "l2.successors"].map(String::from);
    let spread = |words: &[&str]| {
        let said = rjpf(at, words);
        assert_eq!(said.code, 0, "{words:?}: {}", said.err);
    };
    spread(&["expand", "Adders", "+por=shared", "--into", "l0.successors"]);
    spread(&["sift", "--partition", "0", "--into", "l0.states", "l0.successors"]);
    spread(&["expand", "Adders", "+por=shared", "--open", "l0.states", "--into", "l1.successors"]);
    spread(&["sift", "--partition", "0", "--into", "l1.states", "l1.successors", "l0.states"]);
    spread(&["expand", "Adders", "+por=shared", "--open", "l1.states", "--into", "l2.successors"]);
    spread(&["sift", "--partition", "0", "--into", "l2.states", "l2.successors", "l1.states", "l0.states"]);
    files
}

fn compile(at: &Path, class: &str) {
    let oldest = jdks().into_iter().min_by_key(|jdk| jdk.feature).expect("a JDK");
    let mut compile = java::javac_at(&oldest.home);
    compile.args(["-nowarn", "-sourcepath"]).arg(root().join("jdk-models/verify")).arg(format!("{class}.java"));
    assert!(compile.current_dir(at).status().unwrap().success());
}

#[test]
fn files_that_do_not_belong_are_refused() {
    let at = folder("expand-refused", &[("Adders.java", ADDERS)]);
    compile(&at, "Adders");
    level_two(&at);
    let expand = |file: &str, more: &[&str], why: &str| {
        let words = ["expand", "Adders", "+por=shared", "--open", file, "--into", "out.successors"];
        wrong(&at, &[&words[..], more].concat(), &[why]);
        assert!(!at.join("out.successors").exists(), "nothing is written");
    };
    expand("none.states", &[], "none.states: no file with states");
    expand("Adders.java", &[], "this is no file of 'rjpf expand'");
    expand("l2.successors", &[], "'rjpf sift' makes the states of the next level");
    expand("l2.states", &["argument"], "the arguments of the program is not what it was");
    expand("l2.states", &["+vm.processors=7"], "a setting that changes what a path means");
    expand("l2.states", &["+search.outputs"], "search.outputs");
    expand("l2.states", &["--partitions", "2"], "the number of partitions is another one");
    expand("l1.states,l2.states", &[], "another level");
    expand("l2.states,l2.states", &[], "is in two of the files");
    let whole = fs::read(at.join("l2.states")).unwrap();
    for cut in [0, 10, 20, 100, whole.len() / 2, whole.len() - 1] {
        fs::write(at.join("cut.states"), &whole[..cut]).unwrap();
        let why = if cut < 16 { "this is no file of 'rjpf expand'" } else { "cut off or changed" };
        expand("cut.states", &[], why);
    }
    for changed in [17, 40, whole.len() / 2, whole.len() - 20, whole.len() - 1] {
        let mut bytes = whole.clone();
        bytes[changed] ^= 1;
        fs::write(at.join("changed.states"), &bytes).unwrap();
        expand("changed.states", &[], "cut off or changed");
    }
    fs::write(at.join("longer.states"), [&whole[..], &[0]].concat()).unwrap();
    expand("longer.states", &[], "cut off or changed");
    let others: Vec<_> = jdks();
    if others.len() > 1 {
        let home = others.iter().max_by_key(|jdk| jdk.feature).unwrap().home.display().to_string();
        let other = others.iter().min_by_key(|jdk| jdk.feature).unwrap().home.display().to_string();
        let words = ["expand", "Adders", "+por=shared", "--into", "jdk.successors", "--jdk", &home];
        assert_eq!(rjpf(&at, &words).code, 0);
        assert_eq!(rjpf(&at, &["sift", "--partition", "0", "--into", "jdk.states", "jdk.successors"]).code, 0);
        expand("jdk.states", &["--jdk", &other], "the JDK is not what it was");
    }
    // The program is compiled anew and is another one.
    fs::write(at.join("Adders.java"), ADDERS.replace("println(seen)", "println(seen + 1)")).unwrap();
    compile(&at, "Adders");
    expand("l2.states", &[], "class Adders is not what it was");
}

#[test]
fn a_level_with_something_missing_is_refused() {
    let at = folder("expand-missing", &[("Adders.java", ADDERS)]);
    compile(&at, "Adders");
    level_two(&at);
    let sift = |partition: &str, files: &[&str], why: &str| {
        let words = ["sift", "--partition", partition, "--into", "out.states"];
        wrong(&at, &[&words[..], files].concat(), &[why]);
        assert!(!at.join("out.states").exists(), "nothing is written");
    };
    let all = ["l2.successors", "l1.states", "l0.states"];
    sift("0", &all[1..], "needs what the states of a level led to");
    sift("0", &all[..2], "partition 0 on level 0 are missing");
    sift("0", &["l2.successors", "l0.states", "l0.states", "l1.states"], "in two files");
    sift("0", &["l2.successors", "l2.successors", "l0.states", "l1.states"], "was expanded twice");
    sift("0", &["l2.successors", "l1.successors", "l0.states", "l1.states"], "another level");
    sift("1", &all, "there is no partition 1");
    // Two partitions, of which one was expanded.
    let two = |words: &[&str]| {
        let said = rjpf(&at, &[words, &["Adders", "+por=shared", "--partitions", "2"]].concat());
        assert_eq!(said.code, 0, "{}", said.err);
    };
    two(&["expand", "--into", "two0.successors"]);
    for partition in ["0", "1"] {
        let into = format!("two0-{partition}.states");
        assert_eq!(rjpf(&at, &["sift", "--partition", partition, "--into", &into, "two0.successors"]).code, 0);
    }
    two(&["expand", "--open", "two0-0.states", "--into", "two1.successors"]);
    sift("0", &["two1.successors", "two0-0.states"], "nobody expanded partition 1 of level 0");
    sift("0", &["two1.successors", "l0.states"], "the number of partitions is another one");
}

#[test]
fn what_cannot_be_expanded_apart_is_said() {
    const COUNTS: &str = "
        import gov.nasa.jpf.vm.Verify;
        public class Counts {
            public static void main(String[] args) { Verify.getBoolean(); Verify.incrementCounter(0); }
        }";
    let at = folder("expand-apart", &[("Counts.java", COUNTS)]);
    compile(&at, "Counts");
    let fails = |words: &[&str], why: &str| wrong(&at, &[&["expand", "Counts"], words].concat(), &[why]);
    fails(&[], "rjpf expand TARGET --open FILE --into FILE");
    fails(&["--into", "out", "+search.matching=off"], "search.matching=off");
    fails(&["--into", "out", "--livelock"], "property.livelock");
    fails(&["--into", "out", "+explore.only=x.*"], "explore.only");
    fails(&["--into", "out", "+search.state_limit=7"], "search.state_limit");
    fails(&["--into", "out", "--partitions", "0"], "at least one part");
    fails(&["--into", "no/such/folder/out"], "no/such/folder/out: ");
    assert_eq!(rjpf(&at, &["expand", "Counts", "--into", "l0.successors"]).code, 0);
    assert_eq!(rjpf(&at, &["sift", "--partition", "0", "--into", "l0.states", "l0.successors"]).code, 0);
    fails(&["--open", "l0.states", "--into", "out"], "keeps something from one path to the next");
}
