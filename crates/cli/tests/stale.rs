//! Classes that were not compiled again after others had changed: what the linker finds is what `java` finds.
//!
//! Compilers do not let these programs happen, so that the corpus does not have them.

mod java;

use std::fs;
use std::path::Path;
use std::process::Command;

use java::{jdks, jdks_and_runtimes, root};

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// Compiles the program, and over it what has changed since.
fn compile(javac: &Path, to: &Path) {
    let sources = root().join("crates/cli/tests/stale");
    _ = fs::remove_dir_all(to);
    for source in ["All.java", "After.java"] {
        let mut command = Command::new(javac);
        command.args(["--release", "11", "-nowarn", "-Xlint:-options", "-d"]).arg(to).arg(sources.join(source));
        // Each by itself: the second does not see the first.
        run(command.arg("-cp").arg(to.join("none")));
    }
}

#[test]
fn stale_classes_fail_as_they_do_in_java() {
    let classes = root().join("target/stale");
    compile(&jdks()[0].home.join("bin/javac"), &classes);
    for jdk in jdks_and_runtimes() {
        let java = run(Command::new(jdk.home.join("bin/java")).arg("-cp").arg(&classes).arg("All"));
        let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
        let ours = run(rjpf.arg("run").arg("--jdk").arg(&jdk.home).arg("-cp").arg(&classes).arg("All"));
        assert!(java.contains("Conflicting default methods: A.m B.m X.m"), "{java}");
        assert!(java.contains("must be InterfaceMethodref constant"), "{java}");
        assert_eq!(java, ours, "JDK {}", jdk.feature);
    }
}

/// A class of another package that was public, and what code of this one does with it.
const SHOWN: &str = "package p; public class Shown { public static int f = 3; public static String st() { return \"st\"; } public Shown() {} }";
const NAMES: &str = r#"
import p.Shown;
import java.util.function.Supplier;
public class Names {
    interface Body { Object run() throws Throwable; }
    static void say(String what, Body body) {
        try { System.out.println(what + " " + (body.run() != null)); } catch (Throwable e) { System.out.println(what + " " + e.getClass()); }
    }
    public static void main(String[] args) {
        Object other = "other", none = null;
        for (int i = 0; i < 2; i++) {
            say("new", () -> new Shown());
            say("field", () -> Shown.f);
            say("call", () -> Shown.st());
            say("instanceof", () -> other instanceof Shown);
            say("instanceof of null", () -> none instanceof Shown);
            say("cast", () -> (Shown) other);
            say("cast of null", () -> (Shown) none);
            say("array", () -> new Shown[1]);
            say("arrays", () -> new Shown[1][1]);
            say("literal", () -> Shown.class);
            say("literal of an array", () -> Shown[].class);
            say("reference", () -> { Supplier<String> f = Shown::st; return f.get(); });
            say("constructor", () -> { Supplier<Shown> f = Shown::new; return f.get(); });
        }
    }
}
"#;

#[test]
fn a_class_that_is_no_longer_public_cannot_be_named() {
    let (sources, classes) = (root().join("target/stale-names-sources"), root().join("target/stale-names"));
    _ = fs::remove_dir_all(&classes);
    fs::create_dir_all(sources.join("p")).unwrap();
    fs::write(sources.join("Names.java"), NAMES).unwrap();
    let javac = |source: &str| {
        let mut command = Command::new(jdks()[0].home.join("bin/javac"));
        command.args(["--release", "11", "-nowarn", "-Xlint:-options", "-d"]).arg(&classes).arg("-cp").arg(&classes);
        run(command.arg(sources.join(source)));
    };
    fs::write(sources.join("p/Shown.java"), SHOWN).unwrap();
    javac("p/Shown.java");
    javac("Names.java");
    fs::write(sources.join("p/Shown.java"), SHOWN.replace("public class", "class")).unwrap();
    javac("p/Shown.java");
    for jdk in jdks() {
        let java = run(Command::new(jdk.home.join("bin/java")).arg("-cp").arg(&classes).arg("Names"));
        assert!(java.contains("new class java.lang.IllegalAccessError"), "{java}");
        let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
        let ours = run(rjpf.arg("run").arg("--jdk").arg(&jdk.home).arg("-cp").arg(&classes).arg("Names"));
        assert_eq!(java, ours, "JDK {}", jdk.feature);
    }
}
