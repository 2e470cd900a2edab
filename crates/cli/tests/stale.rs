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
