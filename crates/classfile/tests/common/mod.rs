//! Class files to test with: some built here, and the subjects compiled by `javac` where there is
//! one (from `JAVA_HOME` or the `PATH`).
#![allow(dead_code, reason = "every test binary uses another part of this module")]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use rjpf_classfile::access::*;
use rjpf_classfile::build::ClassBuilder;
use rjpf_classfile::opcode::*;

/// A tool of the JDK, if it can be started.
pub(crate) fn jdk_tool(name: &str) -> Option<PathBuf> {
    let home = std::env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin").join(name));
    let candidates = home.into_iter().chain([PathBuf::from(name)]);
    candidates.into_iter().find(|tool| {
        let version = Command::new(tool).arg("-version").output();
        version.is_ok_and(|output| output.status.success())
    })
}

/// A folder of this test run's own, made anew.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("scratch folder");
    dir
}

/// Named class files, in a fixed order.
pub(crate) fn corpus() -> &'static [(String, Vec<u8>)] {
    static CORPUS: OnceLock<Vec<(String, Vec<u8>)>> = OnceLock::new();
    CORPUS.get_or_init(|| {
        let mut classes = vec![("built".to_owned(), built_class())];
        classes.extend(compiled());
        classes
    })
}

fn compiled() -> Vec<(String, Vec<u8>)> {
    let Some(javac) = jdk_tool("javac") else {
        eprintln!("no javac: only built classes are tested");
        return Vec::new();
    };
    let dir = scratch("subjects");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/subjects/Sample.java");
    let status = Command::new(javac)
        .args(["-g", "-parameters", "-nowarn", "-encoding", "UTF-8", "-d"])
        .arg(&dir)
        .arg(source)
        .status();
    assert!(status.expect("javac runs").success(), "javac failed");
    let mut classes = Vec::new();
    for entry in std::fs::read_dir(&dir).expect("compiled classes") {
        let path = entry.expect("entry").path();
        let name = path.file_name().expect("name").to_string_lossy().into_owned();
        classes.push((name, std::fs::read(&path).expect("class file")));
    }
    classes.sort();
    let _ = std::fs::remove_dir_all(&dir);
    classes
}

/// A class with most kinds of constants, instructions and attributes.
pub(crate) fn built_class() -> Vec<u8> {
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_SUPER, "built/Class", "java/lang/Object");
    class.interface("java/lang/Runnable");
    class.source_file("Class.java");
    class.nest_host("built/Host");
    let answer = class.pool.long(1 << 40);
    class.constant_field(ACC_STATIC | ACC_FINAL, "ANSWER", "J", answer);
    class.field(ACC_PRIVATE, "next", "Lbuilt/Class;");
    class.bodiless_method(ACC_NATIVE | ACC_STATIC, "outside", "([[D)F");
    class.method(ACC_PUBLIC, "<init>", "()V", |code| {
        code.line(1).local(ALOAD, 0);
        code.invoke(INVOKESPECIAL, "java/lang/Object", "<init>", "()V");
        code.op(RETURN);
    });
    let site = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;\
                )Ljava/lang/invoke/CallSite;";
    let target = class.pool.method("built/Boot", "strap", site);
    let handle = class.pool.method_handle(6, target);
    let argument = class.pool.method_type("(I)V");
    let bootstrap = class.bootstrap_method(handle, &[argument]);
    class.method(ACC_PUBLIC, "run", "()V", |code| {
        let (start, end, caught, done) = (code.new_label(), code.new_label(), code.new_label(), code.new_label());
        code.handler(start, end, caught, Some(b"java/lang/Exception"));
        code.line(3).place(start).push_int(100_000).push_long(77);
        code.invokedynamic(bootstrap, "made", "(IJ)I");
        let cases = [done, start, done];
        code.tableswitch(-1, &cases, done);
        code.place(end).place(caught).line(4).op(POP).push_int(300);
        code.lookupswitch(&[(9, done), (-5, start)], done);
        code.place(done).op(RETURN);
    });
    class.finish().expect("a sound class")
}

/// A small generator (SplitMix64); the same seed gives the same numbers everywhere.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Below `limit`, which is not 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}
