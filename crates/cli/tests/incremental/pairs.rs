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
//! compiled it again. The two versions must differ from scratch, or the pair shows nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::search::Search;
use crate::{folder, in_parallel, java};

struct Pair {
    name: String,
    /// For rjpf, and for the compiler.
    words: Vec<String>,
    compiler: Vec<String>,
    /// Class files that the second version has from the first.
    stale: Vec<String>,
    versions: Vec<Version>,
}

/// Files by name.
type Version = Vec<(String, String)>;

impl Pair {
    fn read(file: &Path) -> Pair {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let mut pair = Pair { name, words: Vec::new(), compiler: Vec::new(), stale: Vec::new(), versions: Vec::new() };
        for line in fs::read_to_string(file).unwrap().lines() {
            let said: Vec<&str> = line.strip_prefix("//@ ").unwrap_or_default().split(' ').collect();
            match said.as_slice() {
                ["words", words @ ..] => {
                    for word in words {
                        match word.split_once(':') {
                            Some(("javac", word)) => pair.compiler.push(word.into()),
                            Some(("stale", class)) => pair.stale.push(class.into()),
                            _ => pair.words.push(word.to_string()),
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
    fn write(&self, out: &Path, version: usize) -> String {
        let folder = self.folder(out, version);
        let mut words = self.compiler.clone();
        words.extend(["-d".to_string(), folder.display().to_string()]);
        for (name, text) in &self.versions[version] {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, text).unwrap();
            if name.ends_with(".java") {
                words.push(file.display().to_string());
            }
        }
        words.join("\t")
    }

    /// Follows the versions there and back with one store; what is wrong, or how much was reused of the second.
    fn follow(&self, out: &Path) -> Result<u64, String> {
        let store = out.join(&self.name).join("store");
        let reports = out.join(&self.name);
        let search = || self.words.iter().fold(Search::new(&reports), |search, word| search.with(word));
        let (mut reused, mut first) = (0, None);
        for (step, version) in [0, 1, 0].into_iter().enumerate() {
            let classes = self.folder(out, version);
            let scratch = search().run(&classes, "Main");
            let again = search().incremental(&store, 0).run(&classes, "Main");
            if let Some(difference) = scratch.differs(&again) {
                return Err(format!("{}, step {step}: {difference}", self.name));
            }
            match &first {
                None => first = Some(scratch),
                Some(first) if step == 1 => {
                    reused = again.reused;
                    first.differs(&scratch).ok_or_else(|| format!("{}: both versions do the same", self.name))?;
                }
                Some(_) => {}
            }
        }
        Ok(reused)
    }
}

#[test]
fn pairs_that_try_to_make_a_store_lie() {
    let folder_of_pairs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/incremental/pairs");
    let only = std::env::var("RJPF_PAIR").unwrap_or_default();
    let mut files: Vec<PathBuf> = fs::read_dir(folder_of_pairs).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let pairs: Vec<Pair> = files.iter().map(|file| Pair::read(file)).filter(|p| p.name.contains(&only)).collect();
    let out = folder("pairs");
    let lines: Vec<String> = pairs.iter().flat_map(|pair| [pair.write(&out, 0), pair.write(&out, 1)]).collect();
    fs::write(out.join("lines"), lines.join("\n")).unwrap();
    let compiler = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/incremental/Compile.java");
    let compiled = Command::new(java::jdks()[0].home.join("bin/java")).arg(compiler).arg(out.join("lines")).output();
    let compiled = compiled.unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    for pair in &pairs {
        for class in &pair.stale {
            fs::copy(pair.folder(&out, 0).join(class), pair.folder(&out, 1).join(class)).unwrap();
        }
    }
    let (wrong, with_reuse) = (Mutex::new(Vec::new()), Mutex::new(0));
    in_parallel(&pairs, |pair| match pair.follow(&out) {
        Ok(reused) => *with_reuse.lock().unwrap() += usize::from(reused > 0),
        Err(what) => wrong.lock().unwrap().push(what),
    });
    let (wrong, with_reuse) = (wrong.into_inner().unwrap(), with_reuse.into_inner().unwrap());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{} pairs, {with_reuse} with something to take from the store", pairs.len());
    assert!(!only.is_empty() || with_reuse * 3 > pairs.len() * 2, "{with_reuse} of {}", pairs.len());
    _ = fs::remove_dir_all(out);
}
