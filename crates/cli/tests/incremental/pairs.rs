//! Pairs of versions that try to make a store lie: each changes one thing that a transition may depend on without its code
//! having changed. `pairs/*.txt` has one pair a file:
//!
//!     // What has changed.
//!     //@ words +race=on javac:-g
//!     //@ version
//!     //@ file Main.java
//!     ...
//!
//! `stale:X.class` among the words: of this class the second version has the file of the first, as after a build that has not
//! compiled it again. `first:WORD` and `then:WORD` are for one of the versions only; `apart`: the versions
//! are in folders of their own. The two versions must differ from
//! scratch, or the pair shows nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::search::Search;
use crate::{folder, in_parallel, java};

pub(crate) struct Pair {
    pub(crate) name: String,
    /// For rjpf, with the version if they are for one only, and for the compiler.
    words: Vec<(Option<usize>, String)>,
    compiler: Vec<String>,
    /// The versions are not in the same place.
    apart: bool,
    /// Class files that the second version has from the first.
    stale: Vec<String>,
    versions: Vec<Version>,
}

/// Files by name.
type Version = Vec<(String, String)>;

impl Pair {
    fn read(file: &Path) -> Pair {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let mut pair = Pair {
            name,
            words: Vec::new(),
            compiler: Vec::new(),
            apart: false,
            stale: Vec::new(),
            versions: Vec::new(),
        };
        for line in fs::read_to_string(file).unwrap().lines() {
            let said: Vec<&str> = line.strip_prefix("//@ ").unwrap_or_default().split(' ').collect();
            match said.as_slice() {
                ["words", words @ ..] => {
                    for word in words {
                        match word.split_once(':') {
                            Some(("javac", word)) => pair.compiler.push(word.into()),
                            Some(("stale", class)) => pair.stale.push(class.into()),
                            Some(("first", word)) => pair.words.push((Some(0), word.into())),
                            Some(("then", word)) => pair.words.push((Some(1), word.into())),
                            None if *word == "apart" => pair.apart = true,
                            _ => pair.words.push((None, word.to_string())),
                        }
                    }
                }
                ["version"] => pair.versions.push(Vec::new()),
                ["file", name] => pair.versions.last_mut().unwrap().push((name.to_string(), String::new())),
                _ => {
                    if let Some((_, text)) = pair.versions.last_mut().and_then(|version| version.last_mut()) {
                        text.push_str(line);
                        text.push('\n');
                    }
                }
            }
        }
        assert_eq!(pair.versions.len(), 2, "{}", file.display());
        pair
    }

    fn folder(&self, out: &Path, version: usize) -> PathBuf {
        out.join(&self.name).join(format!("v{version}"))
    }

    /// Writes the files of a version; the words that compile them.
    fn write(&self, out: &Path, version: usize) -> Vec<String> {
        let folder = self.folder(out, version);
        let mut words = ["-nowarn", "-proc:none", "-Xlint:none"].map(String::from).to_vec();
        words.extend(self.compiler.iter().cloned());
        words.extend(["-d".to_string(), folder.display().to_string()]);
        for (name, text) in &self.versions[version] {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, text).unwrap();
            if name.ends_with(".java") {
                words.push(file.display().to_string());
            }
        }
        words
    }

    /// Are the searches of each version repeated with a store that knows it, and audited? Those of every eighth pair are.
    fn is_repeated(&self) -> bool {
        java::is_slow() || java::is_sampled(Path::new(&self.name), 8)
    }

    /// Follows the versions there and back in one place with one store, some pairs several times each; what is wrong, or how much was
    /// reused of the second.
    pub(crate) fn follow(&self, out: &Path, begun: &dyn Fn(&Path) -> Search) -> Result<u64, String> {
        let reports = out.join(&self.name);
        let store = reports.join("store");
        let (mut reused, mut scratch) = (0, Vec::new());
        for (step, version) in [0, 1, 0].into_iter().enumerate() {
            let words = self.words.iter().filter(|(of, _)| of.is_none_or(|of| of == version));
            let search = || words.clone().fold(begun(&reports), |search, (_, word)| search.with(word));
            let at = if self.apart { reports.join(format!("now{version}")) } else { reports.join("now") };
            _ = fs::remove_dir_all(&at);
            copy(&self.folder(out, version), &at);
            if step == version {
                scratch.push(search().run(&at, "Main"));
            }
            let mut which = vec![("after a change", 0)];
            // The second version is audited, as what it took from the first may be wrong without showing in its answer.
            match self.is_repeated() {
                true => which.extend([("after none", 0), ("audited", 100)]),
                false if step == 1 => which.push(("audited", 100)),
                false => {}
            }
            for (i, (which, audit)) in which.into_iter().enumerate() {
                let found = search().incremental(&store, audit).run(&at, "Main");
                if let Some(difference) = scratch[version].differs(&found) {
                    return Err(format!("{}, step {step}, {which}: {difference}", self.name));
                }
                if (step, i) == (1, 0) {
                    reused = found.reused;
                }
            }
        }
        match scratch[0].differs(&scratch[1]) {
            Some(_) => Ok(reused),
            None => Err(format!("{}: both versions do the same", self.name)),
        }
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &to),
            false => _ = fs::copy(entry.path(), to).unwrap(),
        }
    }
}

#[test]
fn pairs_that_try_to_make_a_store_lie() {
    let only = std::env::var("RJPF_PAIR").unwrap_or_default();
    let out = folder("pairs");
    let pairs = compiled(&out, |name| only.split(',').any(|part| name.contains(part)));
    let (wrong, with_reuse) = (Mutex::new(Vec::new()), Mutex::new(0));
    in_parallel(&pairs, |pair| match pair.follow(&out, &Search::new) {
        Ok(reused) => *with_reuse.lock().unwrap() += usize::from(reused > 0),
        Err(what) => wrong.lock().unwrap().push(what),
    });
    let (wrong, with_reuse) = (wrong.into_inner().unwrap(), with_reuse.into_inner().unwrap());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{} pairs, {with_reuse} with something to take from the store", pairs.len());
    let once = pairs.iter().filter(|pair| !pair.is_repeated()).count();
    println!("{once} pairs were not searched again without a change; RJPF_SLOW=1 does");
    assert!(!only.is_empty() || with_reuse * 3 > pairs.len() * 2, "{with_reuse} of {}", pairs.len());
    _ = fs::remove_dir_all(out);
}

/// The pairs with names that are wanted, compiled into a folder.
pub(crate) fn compiled(out: &Path, is_wanted: impl Fn(&str) -> bool) -> Vec<Pair> {
    let folder_of_pairs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/incremental/pairs");
    let mut files: Vec<PathBuf> = fs::read_dir(folder_of_pairs).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let pairs: Vec<Pair> = files.iter().map(|file| Pair::read(file)).filter(|p| is_wanted(&p.name)).collect();
    let home = &java::jdks()[0].home;
    for pair in &pairs {
        for version in [0, 1] {
            let compiled = java::compiler::compile(home, &pair.write(out, version));
            compiled.unwrap_or_else(|said| panic!("{}, version {version}: {said}", pair.name));
        }
        for class in &pair.stale {
            fs::copy(pair.folder(out, 0).join(class), pair.folder(out, 1).join(class)).unwrap();
        }
    }
    pairs
}
