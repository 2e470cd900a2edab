//! A booted machine for tests and measurements of the state.

#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]

#[path = "../java/mod.rs"]
pub(crate) mod java;
pub mod turns;

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

pub(crate) use java::root;
use rjpf_classes::path::{ClassPath, Jdk};
use rjpf_vm::{Environment, Vm};

/// The JDK that `JAVA_HOME` names, else the oldest one with a compiler.
pub fn jdk() -> Jdk {
    let given = std::env::var_os("JAVA_HOME").map(|home| Jdk::open(Path::new(&home)).expect("JAVA_HOME is a JDK"));
    given.unwrap_or_else(|| java::jdks().remove(0))
}

/// Compiles sources in one javac run, unless their classes are there already.
pub fn compile(jdk: &Jdk, name: &str, sources: &[PathBuf]) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    sources.iter().for_each(|s| fs::read(s).unwrap().hash(&mut hasher));
    let out = root().join(format!("target/state/{}/{name}-{:x}", jdk.feature, hasher.finish()));
    if out.join(".done").exists() {
        return out;
    }
    fs::create_dir_all(&out).unwrap();
    let words = ["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-Xlint:none", "-d"].map(String::from);
    let files = std::iter::once(&out).chain(sources).map(|path| path.display().to_string());
    let words: Vec<String> = words.into_iter().chain(files).collect();
    java::compiler::compile(&jdk.home, &words).unwrap_or_else(|said| panic!("javac: {said}"));
    fs::write(out.join(".done"), "").unwrap();
    out
}

/// Compiles the text of one class.
pub fn compile_text(jdk: &Jdk, class: &str, text: &str) -> PathBuf {
    let folder = root().join("target/state/sources");
    fs::create_dir_all(&folder).unwrap();
    let source = folder.join(format!("{class}.java"));
    if fs::read_to_string(&source).ok().as_deref() != Some(text) {
        fs::write(&source, text).unwrap();
    }
    compile(jdk, class, &[source])
}

/// A machine that has booted; nothing is frozen yet.
pub fn boot(jdk: Jdk, classes: &Path, environment: Environment) -> Vm {
    let class_path = ClassPath::parse(classes, jdk.feature).unwrap();
    let environment = Environment { class_path: class_path.to_spec().to_string_lossy().into_owned(), ..environment };
    let mut vm = Vm::new(jdk, class_path, &rjpf_peers::all(), rjpf_peers::own_classes(), environment)
        .unwrap_or_else(|stop| panic!("{stop:?}"));
    vm.boot().unwrap_or_else(|stop| panic!("{stop:?}"));
    vm
}

/// Sets `main` of a class up.
pub fn start(vm: &mut Vm, class: &str, arguments: &[String]) {
    let class = vm.load_main(class).unwrap_or_else(|e| panic!("{e}"));
    vm.start_main(class, arguments).unwrap_or_else(|stop| panic!("{stop:?}"));
}
