//! The configurations that must agree, and comparing them.

use std::fmt;
use std::path::Path;
use std::sync::Mutex;

use rjpf_classes::path::Jdk;

use crate::run::{Observed, check};

/// How what a configuration finds relates to what the first one finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Relation {
    Same,
    /// The same, in as many states.
    Exactly,
    /// It samples: nothing that the first one does not find.
    Within,
    /// The library is explored too. It may find more where a trusted method is not linearizable.
    Beyond,
}

pub(crate) struct Config {
    pub(crate) name: &'static str,
    pub(crate) flags: &'static [&'static str],
    relation: Relation,
    /// Ends only where programs do, so it finds no livelocks.
    matching: bool,
}

const fn same(name: &'static str, flags: &'static [&'static str]) -> Config {
    Config { name, flags, relation: Relation::Same, matching: true }
}

const fn unmatched(name: &'static str, flags: &'static [&'static str]) -> Config {
    Config { name, flags, relation: Relation::Same, matching: false }
}

const fn sample(name: &'static str, flags: &'static [&'static str]) -> Config {
    Config { name, flags, relation: Relation::Within, matching: false }
}

const fn exactly(name: &'static str, flags: &'static [&'static str], matching: bool) -> Config {
    Config { name, flags, relation: Relation::Exactly, matching }
}

/// The first one is what the others are compared with.
pub(crate) const CONFIGS: &[Config] = &[
    same("dfs", &[STATES]),
    same("dfs, no reduction", &[STATES, "+por=off"]),
    same("bfs", &[STATES, "+search=bfs"]),
    same("bfs, no reduction", &[STATES, "+search=bfs", "+por=off"]),
    same("preemptions", &[STATES, "+search=preemptions"]),
    same("delays", &[STATES, "+search=delays"]),
    same("iddfs", &[STATES, "+search=iddfs"]),
    same("iddfs, no reduction", &[STATES, "+search=iddfs", "+por=off"]),
    same("exact storage", &[STATES, "+search.storage=exact"]),
    same("exact storage, no reduction", &[STATES, "+search.storage=exact", "+por=off"]),
    same("compiled", &[STATES, "+vm.compile=always"]),
    same("best-first", &[STATES, "+search=best-first", "+heuristic=most-blocked"]),
    exactly("sleep sets", &[STATES, "+por.sleep=on"], true),
    // Where livelocks are looked for, programs that go in circles are searched without sleep sets.
    exactly(SLEEP_SETS, &[STATES, "+por.sleep=on", "+property.livelock=off"], false),
    exactly(
        "sleep sets, verified",
        &[STATES, "+por.sleep=on", "+por.sleep_verify=on", "+property.livelock=off"],
        false,
    ),
    unmatched("bfs, sleep sets", &[STATES, "+search=bfs", "+por.sleep=on", "+property.livelock=off"]),
    unmatched("sleep sets, no reduction", &[STATES, "+por=off", "+por.sleep=on", "+property.livelock=off"]),
    unmatched("no matching", &[PATHS, "+search.matching=off"]),
    unmatched("no matching, no reduction", &[PATHS, "+search.matching=off", "+por=off"]),
    sample("pct", &[PATHS, "+search=pct", "+search.walks=30"]),
    sample("pos", &[PATHS, "+search=pos", "+search.walks=30"]),
    sample("random", &[PATHS, "+search=random", "+search.walks=30"]),
    Config {
        name: "library explored",
        flags: &[LIBRARY, "+jdk.trust=none"],
        relation: Relation::Beyond,
        matching: true,
    },
];

/// The configuration that the reduction is compared with.
pub(crate) const WITHOUT_REDUCTION: usize = 1;

/// The configuration that shows what sleep sets lose.
pub(crate) const SLEEP_SETS: &str = "sleep sets, no livelocks";

/// Bounds that keep one search below a second or two.
const STATES: &str = "+search.state_limit=5000";
const PATHS: &str = "+search.state_limit=4000";
const LIBRARY: &str = "+search.state_limit=12000";

/// The configurations of a run: those whose names contain `RJPF_CONFIGS`, else all of them. In a quick run each
/// program is searched without reduction and in one of the other ways, which take turns.
fn chosen(class: &str) -> Vec<usize> {
    let filter = std::env::var("RJPF_CONFIGS").ok();
    let number: usize = class.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or(0);
    let turn = QUICK[number / 4 % QUICK.len()];
    let is_chosen = |i: usize, c: &Config| match &filter {
        Some(text) => text.split(',').any(|part| c.name.contains(part)),
        None => crate::is_slow() || i == WITHOUT_REDUCTION || c.name == turn,
    };
    (1..CONFIGS.len()).filter(|&i| is_chosen(i, &CONFIGS[i])).collect()
}

const QUICK: &[&str] = &[
    "bfs",
    "delays",
    "iddfs",
    "preemptions",
    "no matching",
    "exact storage",
    "best-first",
    "sleep sets",
    SLEEP_SETS,
    "sleep sets, verified",
    "bfs, sleep sets",
    "sleep sets, no reduction",
    "library explored",
];

/// A configuration that finds something else than the first.
pub(crate) struct Complaint {
    pub(crate) config: usize,
    text: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", CONFIGS[self.config].name, self.text)
    }
}

/// How many comparisons there were.
#[derive(Default)]
pub(crate) struct Tally {
    /// Programs whose first configuration covered everything.
    pub(crate) compared: usize,
    too_large: usize,
    /// By configuration: compared, and bounded.
    configs: Vec<(usize, usize)>,
    pub(crate) native: usize,
    states: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.states / self.compared.max(1) as u64;
        writeln!(
            f,
            "{} programs compared ({mean} states on average), {} too large, {} run by java",
            self.compared, self.too_large, self.native
        )?;
        for (config, (compared, bounded)) in CONFIGS.iter().zip(&self.configs) {
            writeln!(f, "    {}: {compared} complete, {bounded} hit a bound", config.name)?;
        }
        Ok(())
    }
}

/// Searches a program in every configuration; what differs, and what the first one has found.
pub(crate) fn examine(
    jdk: &Jdk,
    classes: &Path,
    class: &str,
    flags: &[&str],
    tally: &Mutex<Tally>,
) -> (Vec<Complaint>, Observed) {
    let first = search(jdk, classes, class, flags, 0);
    if first.failure.is_none() && !first.limits.is_empty() {
        tally.lock().unwrap().too_large += 1;
        return (Vec::new(), first);
    }
    let mut complaints = Vec::new();
    let mut rows = vec![(0, 0); CONFIGS.len()];
    rows[0] = (1, 0);
    for config in chosen(class) {
        let found = search(jdk, classes, class, flags, config);
        rows[config] = if found.limits.is_empty() { (1, 0) } else { (0, 1) };
        complaints.extend(compare(&first, &found, config));
    }
    let mut tally = tally.lock().unwrap();
    tally.compared += 1;
    tally.states += first.states;
    tally.configs.resize(CONFIGS.len(), (0, 0));
    for (sum, row) in tally.configs.iter_mut().zip(rows) {
        *sum = (sum.0 + row.0, sum.1 + row.1);
    }
    (complaints, first)
}

/// The same for some configurations only.
pub(crate) fn disagreements(
    jdk: &Jdk,
    classes: &Path,
    class: &str,
    flags: &[&str],
    configs: &[usize],
) -> Vec<Complaint> {
    let first = search(jdk, classes, class, flags, 0);
    if !first.limits.is_empty() {
        return Vec::new();
    }
    configs.iter().filter_map(|&c| compare(&first, &search(jdk, classes, class, flags, c), c)).collect()
}

fn search(jdk: &Jdk, classes: &Path, class: &str, flags: &[&str], config: usize) -> Observed {
    let own = CONFIGS[config].flags;
    // A program's own flags, unless the configuration says otherwise.
    let key = |flag: &str| flag.split('=').next().unwrap_or("").to_string();
    let kept = flags.iter().filter(|flag| !own.iter().any(|o| key(o) == key(flag)));
    let flags: Vec<&str> = kept.chain(own).copied().collect();
    check(jdk, classes, class, &flags, config)
}

pub(crate) fn compare(first: &Observed, found: &Observed, config: usize) -> Option<Complaint> {
    let complain = |text: String| Some(Complaint { config, text });
    if let Some(failure) = found.failure.as_ref().or(first.failure.as_ref()) {
        return (first.failure.is_some() != found.failure.is_some() || !failure.contains("unsupported"))
            .then(|| Complaint { config, text: format!("failed: {failure}") });
    }
    let Config { relation, matching, .. } = CONFIGS[config];
    let bounded = !found.limits.is_empty();
    let comparable = |f: &&String| matching && !bounded || !f.starts_with("livelock");
    let difference = |a: &Observed, b: &Observed| {
        let findings = a.findings.iter().filter(comparable).filter(|f| !b.findings.contains(*f));
        let outputs = a.outputs.iter().filter(|o| !b.outputs.contains(*o));
        findings.cloned().chain(outputs.map(|o| format!("output {o:?}"))).collect::<Vec<_>>()
    };
    let mut more = difference(found, first);
    if relation == Relation::Beyond {
        // Explored code of the library spins while another thread is half way, which in an atomic section is for ever.
        more.retain(|f| !f.starts_with("livelock"));
    }
    if relation != Relation::Beyond && !more.is_empty() {
        return complain(format!("also finds {more:?} (of {:?})", first.outputs));
    }
    if relation == Relation::Beyond && !more.is_empty() && !bounded {
        return complain(format!("finds more: {more:?} (than {:?} {:?})", first.findings, first.outputs));
    }
    let less = difference(first, found);
    if !bounded && relation != Relation::Within && !less.is_empty() {
        return complain(format!("does not find {less:?}"));
    }
    let complete = !bounded && first.limits.is_empty();
    if relation == Relation::Exactly && complete && first.states != found.states {
        return complain(format!("{} states instead of {}", found.states, first.states));
    }
    None
}
