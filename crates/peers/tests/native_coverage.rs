//! Every native method of `java.base` has a peer or a line that says why not, for each JDK that is
//! installed; and no peer is left over from a method that does not exist.
//!
//! `src/unsupported.txt` lists what is left out on purpose, `tests/known_other_jdks.txt` the peers
//! of methods that only JDKs other than the reference ones have.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rjpf_classes::path::{Jdk, installed_jdks};
use rjpf_classfile::ClassFile;
use rjpf_classfile::access::ACC_NATIVE;
use rjpf_vm::peer::PeerKind;

const UNSUPPORTED: &str = include_str!("../src/unsupported.txt");
const OTHER_JDKS: &str = include_str!("known_other_jdks.txt");
/// Left-over peers can be told only if these are installed.
const REFERENCE: [u32; 2] = [17, 25];

/// Methods of one JDK by `class.name(descriptor)`: is it native, and is it in `java.base`?
struct Methods {
    feature: u32,
    natives_of_base: BTreeSet<String>,
    native: BTreeMap<String, bool>,
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Reads all methods of the classes in `wanted`, and every native of `java.base`.
fn methods_of(jdk: &Jdk, wanted: &BTreeSet<&str>) -> Methods {
    let mut methods = Methods { feature: jdk.feature, natives_of_base: BTreeSet::new(), native: BTreeMap::new() };
    for (module, path) in jdk.image.classes().expect("the image lists its classes") {
        let module = module.to_string();
        let name = path.strip_suffix(".class").unwrap_or(&path);
        if module != "java.base" && !wanted.contains(name) || name == "module-info" {
            continue;
        }
        let bytes = jdk.image.find(&module, &path).expect("the image is sound").expect("a listed class is there");
        let file = ClassFile::parse(&bytes).expect("the JDK's classes are sound");
        for method in &file.methods {
            let is_native = method.access & ACC_NATIVE != 0;
            let key = format!("{name}.{}{}", text(method.name), text(method.descriptor));
            if is_native && module == "java.base" {
                methods.natives_of_base.insert(key.clone());
            }
            if wanted.contains(name) {
                methods.native.insert(key, is_native);
            }
        }
    }
    methods
}

/// A line of a list: a method, and the one release that has it if the line begins its reason with `JDK N`.
struct Entry {
    method: &'static str,
    release: Option<u32>,
}

/// Lines without their comments; each must have one.
fn entries(list: &'static str) -> Vec<Entry> {
    let lines = list.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#'));
    lines
        .map(|line| {
            let (entry, reason) = line.split_once('#').unwrap_or_else(|| panic!("no reason is given in: {line}"));
            assert!(!reason.trim().is_empty(), "no reason is given in: {line}");
            let release = reason.trim().strip_prefix("JDK ").map(|text| {
                let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
                digits.parse().unwrap_or_else(|_| panic!("which release? {line}"))
            });
            Entry { method: entry.trim(), release }
        })
        .collect()
}

/// `a/B.*` matches all methods of a class, `a/B.m(I)V` one.
fn matches(pattern: &str, method: &str) -> bool {
    match pattern.strip_suffix(".*") {
        Some(class) => method.strip_prefix(class).is_some_and(|rest| rest.starts_with('.')),
        None => pattern == method,
    }
}

/// The installed JDKs, and the runtimes of other releases that `scripts/jdks` has fetched.
fn homes() -> Vec<PathBuf> {
    let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/jdks");
    let fetched = fetched.read_dir().into_iter().flatten().flatten().map(|entry| entry.path());
    installed_jdks().into_iter().chain(fetched.filter(|home| home.join("lib/modules").is_file())).collect()
}

fn features() -> Vec<u32> {
    homes().iter().filter_map(|home| Jdk::open(home).ok()).map(|jdk| jdk.feature).collect()
}

fn jdks(wanted: &BTreeSet<&str>) -> Vec<Methods> {
    let jdks: Vec<Jdk> = homes().iter().map(|home| Jdk::open(home).expect("an installed JDK opens")).collect();
    assert!(!jdks.is_empty(), "this test needs a JDK");
    jdks.iter().map(|jdk| methods_of(jdk, wanted)).collect()
}

fn peer_methods() -> Vec<(String, PeerKind)> {
    let own: Vec<String> = rjpf_peers::own_classes().iter().map(|(name, _)| name.display()).collect();
    let peers = rjpf_peers::all();
    let foreign = peers.iter().filter(|p| !own.iter().any(|o| o == p.class));
    foreign.flat_map(|p| p.methods.iter().map(|m| (format!("{}.{}", p.class, m.signature), m.kind))).collect()
}

#[test]
fn every_native_of_the_base_module_is_accounted_for() {
    let peers: BTreeSet<String> = peer_methods().into_iter().map(|(name, _)| name).collect();
    let unsupported = entries(UNSUPPORTED);
    let mut used: BTreeSet<&str> = BTreeSet::new();
    let mut missing = BTreeSet::new();
    let mut both = BTreeSet::new();
    for jdk in jdks(&BTreeSet::new()) {
        let (mut with_peer, mut left_out) = (0, 0);
        for method in &jdk.natives_of_base {
            let pattern = unsupported.iter().map(|entry| entry.method).find(|p| matches(p, method));
            match (peers.contains(method), pattern) {
                (true, Some(pattern)) if pattern == method => drop(both.insert(method.clone())),
                (true, _) => with_peer += 1,
                (false, Some(pattern)) => {
                    used.insert(pattern);
                    left_out += 1;
                }
                (false, None) => drop(missing.insert(format!("{method} (JDK {})", jdk.feature))),
            }
        }
        let all = jdk.natives_of_base.len();
        println!("JDK {}: {all} natives in java.base, {with_peer} with a peer, {left_out} unsupported", jdk.feature);
    }
    assert!(missing.is_empty(), "natives with neither a peer nor a line in unsupported.txt:\n{}", lines(&missing));
    assert!(both.is_empty(), "lines of unsupported.txt whose method has a peer:\n{}", lines(&both));
    let features = features();
    let there = |entry: &&Entry| entry.release.is_none_or(|release| features.contains(&release));
    let stale = unsupported.iter().filter(there).filter(|entry| !used.contains(entry.method));
    let stale: BTreeSet<String> = stale.map(|entry| entry.method.to_string()).collect();
    if reference_jdks_installed() {
        assert!(stale.is_empty(), "lines of unsupported.txt that match nothing:\n{}", lines(&stale));
    }
}

fn lines(set: &BTreeSet<String>) -> String {
    set.iter().cloned().collect::<Vec<_>>().join("\n")
}

fn reference_jdks_installed() -> bool {
    let features = features();
    REFERENCE.iter().all(|r| features.contains(r))
}

#[test]
fn every_peer_has_its_method() {
    if !reference_jdks_installed() {
        println!("skipped: needs JDKs {REFERENCE:?}");
        return;
    }
    let methods = peer_methods();
    let classes: BTreeSet<&str> = methods.iter().filter_map(|(name, _)| name.split('.').next()).collect();
    let jdks = jdks(&classes);
    let other = entries(OTHER_JDKS);
    let mut wrong = BTreeSet::new();
    for (name, kind) in &methods {
        let is_native = matches!(kind, PeerKind::Native);
        let has = |jdk: &&Methods| jdk.native.get(name) == Some(&is_native);
        let in_reference = jdks.iter().filter(|jdk| REFERENCE.contains(&jdk.feature)).any(|jdk| has(&jdk));
        match (in_reference, other.iter().find(|entry| entry.method == name)) {
            (true, Some(_)) => drop(wrong.insert(format!("{name}: needs no line in known_other_jdks.txt"))),
            (false, None) => drop(wrong.insert(format!("{name}: no such {kind:?} method in JDK {REFERENCE:?}"))),
            (false, Some(entry)) => {
                let named = jdks.iter().find(|jdk| Some(jdk.feature) == entry.release);
                if named.is_some_and(|jdk| !has(&jdk)) {
                    wrong.insert(format!("{name}: no such {kind:?} method in the JDK that known_other_jdks.txt names"));
                }
            }
            (true, None) => {}
        }
    }
    for entry in other {
        if !methods.iter().any(|(name, _)| name == entry.method) {
            wrong.insert(format!("{}: a line of known_other_jdks.txt without a peer", entry.method));
        }
        if entry.release.is_none() {
            wrong.insert(format!("{}: which JDK has it?", entry.method));
        }
    }
    assert!(wrong.is_empty(), "\n{}", lines(&wrong));
}

#[test]
fn no_method_has_two_peers() {
    let mut seen = BTreeSet::new();
    let twice: BTreeSet<String> = peer_methods().into_iter().map(|p| p.0).filter(|p| !seen.insert(p.clone())).collect();
    assert!(twice.is_empty(), "\n{}", lines(&twice));
}
