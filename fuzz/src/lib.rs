//! What is fuzzed: each function takes any bytes and has to come back, without a panic and without touching
//! memory that is not its own.
//!
//! `fuzz_targets` gives them to libFuzzer; the test `fuzz` of the command line gives them mutants of the
//! same seeds on any compiler.

use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use prepared::Prepared;
use rjpf_classes::path::ClassPath;
use rjpf_classfile::descriptor::MethodDescriptor;
use rjpf_classfile::{ClassFile, Constant, annotation, mutf8};

pub mod prepared;

pub type Target = fn(&[u8]);

pub const TARGETS: &[(&str, Target)] = &[
    ("checkpoint", |bytes| _ = checkpoint(bytes)),
    ("classfile", classfile),
    ("jar", jar),
    ("jpf", jpf),
    ("level", |bytes| _ = level(bytes)),
    ("run", run),
    ("store", |bytes| _ = store(bytes)),
    ("trace", trace),
];

/// The bytes of a digest that stands behind what it is about.
const DIGEST_BYTES: usize = 16;

/// Files end with a digest, which no damaged one would get past: the last bytes become what they must be.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let content = &bytes[..bytes.len().saturating_sub(DIGEST_BYTES)];
    let digest = xxhash_rust::xxh3::xxh3_128(content).to_le_bytes();
    [content, &digest].concat()
}

/// A checkpoint is read, or refused.
pub fn checkpoint(bytes: &[u8]) -> bool {
    // Tests of one process call this at the same time.
    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let call = CALLS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("rjpf-fuzz-{}-{call}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for temporary files");
    fs::write(folder.join("search.checkpoint"), sealed(bytes)).expect("a file in it");
    let read = rjpf::fuzzing::checkpoint(&folder);
    _ = fs::remove_dir_all(folder);
    read
}

/// A store of an incremental search is read, or refused.
pub fn store(bytes: &[u8]) -> bool {
    rjpf::fuzzing::store(&sealed(bytes))
}

/// Where the length of a level file's header stands, and where the header begins.
const LEVEL_HEADER: std::ops::Range<usize> = 16..24;

/// A file with states of a level is read, or refused. The digest of its header is made anew, those of its parts are not.
pub fn level(bytes: &[u8]) -> bool {
    let mut bytes = bytes.to_vec();
    if let Some(length) = bytes.get(LEVEL_HEADER).and_then(|length| length.try_into().ok()).map(u64::from_le_bytes)
        && let Some(end) = usize::try_from(length).ok().and_then(|length| length.checked_add(LEVEL_HEADER.end))
        && bytes.len().checked_sub(end).is_some_and(|rest| rest >= DIGEST_BYTES)
    {
        let digest = xxhash_rust::xxh3::xxh3_128(&bytes[..end]).to_le_bytes();
        bytes[end..end + DIGEST_BYTES].copy_from_slice(&digest);
    }
    let file = file("a.level", &bytes);
    let read = rjpf::fuzzing::level(&file);
    _ = fs::remove_file(file);
    read
}

/// Any bytes parse or are refused; whatever parses can be walked from end to end.
pub fn classfile(bytes: &[u8]) {
    match ClassFile::parse(bytes) {
        Ok(class) => walk(&class),
        Err(error) => {
            assert!(error.offset <= bytes.len());
            drop(error.to_string());
        }
    }
}

fn walk(class: &ClassFile<'_>) {
    for (index, constant) in class.pool.iter() {
        match constant {
            Constant::Utf8(text) => {
                mutf8::try_decode(text).expect("checked text");
            }
            Constant::Class { .. } => {
                class.pool.class_name(index).expect("a checked class");
            }
            Constant::Field { .. } | Constant::Method { .. } | Constant::InterfaceMethod { .. } => {
                class.pool.member(index).expect("a checked member");
            }
            Constant::MethodHandle { .. } => {
                class.pool.method_handle(index).expect("a checked handle");
            }
            Constant::Dynamic { bootstrap, .. } | Constant::InvokeDynamic { bootstrap, .. } => {
                class.pool.dynamic(index).expect("a checked call site");
                assert!(usize::from(*bootstrap) < class.attributes.bootstrap_methods.len());
            }
            _ => {}
        }
    }
    if let Some(raw) = class.attributes.annotations.visible {
        annotation::annotations(&class.pool, raw).for_each(drop);
    }
    for method in &class.methods {
        let descriptor = MethodDescriptor::parse(method.descriptor).expect("a checked descriptor");
        assert!(descriptor.parameter_slots() <= 255);
        for instruction in method.code.iter().flat_map(|code| code.instructions()) {
            drop(instruction);
        }
    }
}

/// A file of this process with this content.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let file = std::env::temp_dir().join(format!("rjpf-fuzz-{}-{name}", std::process::id()));
    fs::write(&file, bytes).expect("a folder for temporary files");
    file
}

/// A jar is opened, or refused; what is in it can be found.
pub fn jar(bytes: &[u8]) {
    const FEW: usize = 50;
    let file = file("a.jar", bytes);
    if let Ok(path) = ClassPath::parse(&file, 17) {
        drop(path.manifest(0));
        for (name, _) in path.classes().into_iter().flatten().take(FEW) {
            drop(path.find_class(name.as_bytes()));
        }
    }
    _ = fs::remove_file(file);
}

/// A configuration is read or refused.
pub fn jpf(bytes: &[u8]) {
    let file = file("a.jpf", bytes);
    rjpf::fuzzing::configuration(&file);
    _ = fs::remove_file(file);
}

/// A trace is read or refused.
pub fn trace(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        rjpf::fuzzing::trace(text);
    }
}

thread_local! {
    static MACHINE: RefCell<Option<Prepared>> = const { RefCell::new(None) };
}

/// A class is defined, verified, initialised, and its methods are called, for a while.
pub fn run(bytes: &[u8]) {
    // What does not parse is `classfile`'s business.
    if ClassFile::parse(bytes).is_ok() {
        MACHINE.with_borrow_mut(|machine| _ = machine.get_or_insert_with(|| Prepared::new(None, true)).run(bytes));
    }
}
