//! Compiling, making classes for all call sites, running both ways.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rjpf_classes::path::{Jdk, installed_jdks};
use rjpf_classfile::access::{ACC_PUBLIC, ACC_STATIC, ACC_SUPER};
use rjpf_classfile::build::ClassBuilder;
use rjpf_classfile::opcode::{ARETURN, ILOAD, INVOKEDYNAMIC, Operand};
use rjpf_classfile::{ClassFile, mutf8};

use super::super::{Request, Synthesis, synthesize};
use super::patch::{Replaced, relinked, renamed};

/// A program to run in both ways.
#[derive(Clone, Copy)]
pub(super) struct Subject {
    pub(super) name: &'static str,
    pub(super) source: &'static str,
    /// The first JDK that can compile and run it.
    pub(super) since: u32,
    pub(super) flags: &'static [&'static str],
    /// Needs the features of the JDK's own release that are not final.
    pub(super) preview: bool,
    /// The made classes go through the verifier, which needs them to be of an old version.
    pub(super) verified: bool,
    /// Uses the class `Built`, which no compiler writes.
    pub(super) built: bool,
}

/// Stands in for the native, which makes a new string of all pieces.
const MACHINE: &str = "package rjpf.vm; public class Machine {
    public static String concat(String[] pieces) {
        var all = new StringBuilder();
        for (String piece : pieces) all.append(java.util.Objects.requireNonNull(piece));
        return all.toString();
    }
}";

/// A folder of this test's own, removed when the test has passed.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let name = format!("rjpf-synth-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a scratch folder");
        Scratch(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

/// Runs a program in both ways on all JDKs it is for.
pub(super) fn check(subject: Subject) {
    for jdk in jdks().iter().filter(|jdk| jdk.feature >= subject.since) {
        let flags = subject.flags.concat().replace([':', '='], "");
        let name = format!("{}{flags}-{}", subject.name, jdk.feature);
        let scratch = Scratch::new(&name);
        subject.compile(jdk, &scratch.0);
        subject.compare(jdk, &scratch.0);
    }
}

pub(super) fn jdks() -> Vec<Jdk> {
    let homes = installed_jdks();
    let jdks: Vec<Jdk> = homes.iter().flat_map(|home| Jdk::open(home)).collect();
    assert!(!jdks.is_empty(), "these tests need a JDK in one of the usual places");
    // One installation can be reached through several names.
    let mut features = std::collections::BTreeSet::new();
    jdks.into_iter().filter(|jdk| features.insert(jdk.feature)).collect()
}

/// Recipes with constants that are no strings.
fn built_class() -> Result<Vec<u8>, rjpf_classfile::build::BuildError> {
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_SUPER, "Built", "java/lang/Object");
    let factory = class.pool.method(
        "java/lang/invoke/StringConcatFactory",
        "makeConcatWithConstants",
        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;\
         Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
    );
    let factory = class.pool.method_handle(6, factory);
    let arguments = [
        class.pool.string("<\u{2}\u{2}|\u{1}\u{2}>\u{2}\u{2}"),
        class.pool.integer(-5),
        class.pool.long(1 << 40),
        class.pool.float(1.5),
        class.pool.double(f64::NAN),
        class.pool.string("\u{1}\u{2}"),
    ];
    let bootstrap = class.bootstrap_method(factory, &arguments);
    let descriptor = "(I)Ljava/lang/String;";
    class.method(ACC_PUBLIC | ACC_STATIC, "f", descriptor, |code| {
        code.local(ILOAD, 0);
        code.invokedynamic(bootstrap, "any", descriptor);
        code.op(ARETURN);
    });
    class.finish()
}

impl Subject {
    fn compile(&self, jdk: &Jdk, folder: &Path) {
        let original = folder.join("original");
        if self.built {
            fs::create_dir_all(&original).expect("a folder");
            let built = built_class().expect("a sound class");
            fs::write(original.join("Built.class"), built).expect("a class file");
        }
        let feature = jdk.feature.to_string();
        let mut flags = self.flags.to_vec();
        if self.preview {
            flags.extend(["--enable-preview", "--release", &feature]);
        }
        let file = format!("{}.java", self.name);
        compile(jdk, folder, (&file, self.source), "original", &flags);
        compile(jdk, folder, ("Machine.java", MACHINE), "machine", &[]);
    }

    fn compare(&self, jdk: &Jdk, folder: &Path) {
        let (original, relinked) = (folder.join("original"), folder.join("relinked"));
        fs::create_dir_all(&relinked).expect("a folder");
        let mut sites = 0;
        for entry in fs::read_dir(&original).expect("compiled classes") {
            let path = entry.expect("an entry").path();
            let bytes = fs::read(&path).expect("a class file");
            let (bytes, replaced) = self.relink(jdk, &bytes, &relinked);
            let file = relinked.join(path.file_name().expect("a name"));
            fs::write(file, bytes).expect("a class file");
            sites += replaced;
        }
        assert!(sites > 0, "{} has no call site", self.name);
        let expected = self.run(jdk, &[&original]);
        let actual = self.run(jdk, &[&relinked, &folder.join("machine")]);
        assert!(!expected.is_empty());
        assert_eq!(actual, expected, "{} on JDK {}", self.name, jdk.feature);
    }

    /// What the program prints.
    fn run(&self, jdk: &Jdk, class_path: &[&PathBuf]) -> String {
        let mut java = Command::new(jdk.tool("java").expect("java"));
        java.args(["-XX:TieredStopAtLevel=1", "-XX:+UnlockDiagnosticVMOptions"]);
        if !self.verified {
            java.arg("-XX:-BytecodeVerificationRemote");
        }
        if self.preview {
            java.arg("--enable-preview");
        }
        let class_path = std::env::join_paths(class_path).expect("a class path");
        let output = java.arg("-cp").arg(class_path).arg(self.name).output();
        let output = output.expect("java runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {errors}", self.name);
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// The class with its call sites replaced, and how many they are. The made classes are written.
    fn relink(&self, jdk: &Jdk, bytes: &[u8], folder: &Path) -> (Vec<u8>, usize) {
        let class = ClassFile::parse(bytes).unwrap_or_else(|error| panic!("{error}"));
        let sites = call_sites(&class, jdk.feature);
        let replaced = sites.iter().enumerate().map(|(number, (offset, request))| {
            let made = made_class(request);
            let name = class_name(&made);
            let (_, suffix) = name.rsplit_once("$$").expect("a suffix");
            let (from, to) = (format!("$${suffix}"), format!("$${suffix}{number}"));
            let major = if self.verified { 50 } else { 61 };
            let name = [name.trim_end_matches(&from), &to].concat();
            let file = folder.join(format!("{name}.class"));
            fs::write(file, renamed(&made, &from, &to, major)).expect("a class file");
            Replaced { offset: *offset, class: name.into_bytes(), descriptor: request.descriptor.to_vec() }
        });
        let replaced: Vec<Replaced> = replaced.collect();
        (relinked(bytes, &replaced), replaced.len())
    }
}

fn compile(jdk: &Jdk, folder: &Path, (name, text): (&str, &str), to: &str, flags: &[&str]) {
    fs::write(folder.join(name), text).expect("a source");
    let mut javac = Command::new(jdk.tool("javac").expect("a compiler"));
    javac.current_dir(folder).args(["-nowarn", "-encoding", "UTF-8"]);
    javac.args(["-d", to, "-cp", to]).args(flags);
    let output = javac.arg(name).output().expect("javac runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
}

/// The call sites of a class, with the offsets of their instructions in its file.
pub(super) fn call_sites<'a>(class: &'a ClassFile<'a>, jdk_feature: u32) -> Vec<(usize, Request<'a>)> {
    let mut sites = Vec::new();
    for code in class.methods.iter().filter_map(|it| it.code.as_ref()) {
        let decoded = code.instructions().map(|it| it.expect("sound code"));
        for instruction in decoded.filter(|it| it.opcode == INVOKEDYNAMIC) {
            let Operand::Constant(site) = instruction.operand else {
                panic!("invokedynamic without constant");
            };
            let (bootstrap, name, descriptor) = class.pool.dynamic(site).expect("a call site");
            let request = Request {
                caller: class,
                caller_name: class.this_class,
                name,
                descriptor,
                bootstrap: &class.attributes.bootstrap_methods[usize::from(bootstrap)],
                jdk_feature,
            };
            sites.push((code.code_offset + instruction.pc as usize, request));
        }
    }
    sites
}

/// The class made for a call site, which can be read and has the target.
pub(super) fn made_class(request: &Request<'_>) -> Vec<u8> {
    let site = format!("{} in {}", request.site_text(), mutf8::to_string_lossy(request.caller_name));
    let (bytes, method) = match synthesize(request) {
        Synthesis::Class { bytes, method } => (bytes, method),
        other => panic!("{site}: {other:?}"),
    };
    let made = ClassFile::parse(&bytes).unwrap_or_else(|error| panic!("{site}: {error}"));
    let link = made.methods.iter().find(|it| it.name == method.as_bytes());
    assert_eq!(link.expect("the target").descriptor, request.descriptor);
    bytes
}

fn class_name(bytes: &[u8]) -> String {
    let class = ClassFile::parse(bytes).unwrap_or_else(|error| panic!("{error}"));
    mutf8::to_string_lossy(class.this_class).into_owned()
}
