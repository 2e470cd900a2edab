//! Peers as users write them: the template of `docs/extending/peers.md` outside of the workspace, with a stub by
//! `rjpf peer new` in it.

mod java;
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use support::*;

/// The template somewhere else, with this rjpf and what it was built with in the place of the released one.
fn crate_of_its_own() -> PathBuf {
    let at = std::env::temp_dir().join(format!("rjpf-own-peers-{}", std::process::id()));
    _ = fs::remove_dir_all(&at);
    let template = java::root().join("templates/peers");
    for file in ["Cargo.toml", "src/main.rs", "java/Dice.java"] {
        fs::create_dir_all(at.join(file).parent().unwrap()).unwrap();
        fs::copy(template.join(file), at.join(file)).unwrap();
    }
    let manifest = fs::read_to_string(at.join("Cargo.toml")).unwrap();
    let here = format!("rjpf = {{ path = \"{}\" }}", java::root().join("crates/cli").display());
    let released = "rjpf = { git = \"https://github.com/rjpf/rjpf\" }";
    assert!(manifest.contains(released));
    let workspace = fs::read_to_string(java::root().join("Cargo.toml")).unwrap();
    let profile = &workspace[workspace.find("[profile.release]").unwrap()..];
    let profile = &profile[..profile.find("\n\n").unwrap()];
    fs::write(at.join("Cargo.toml"), manifest.replace(released, &here) + "\n" + profile + "\n").unwrap();
    fs::copy(java::root().join("Cargo.lock"), at.join("Cargo.lock")).unwrap();
    at
}

/// What was built for the workspace is used again.
fn cargo(at: &Path, words: &[&str]) -> Output {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.arg(words[0]).args(["--release", "--offline"]).args(&words[1..]).current_dir(at);
    cargo.env("CARGO_TARGET_DIR", java::root().join("target")).env("JAVA_HOME", &java::jdks()[0].home);
    cargo.output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn a_crate_outside_of_the_workspace() {
    // Cargo builds rjpf anew for another workspace: minutes the first time, seconds after that.
    if std::env::var_os("RJPF_SLOW").is_none() {
        return;
    }
    let at = crate_of_its_own();
    let stub = rjpf(&at, &["peer", "new", "java.io.UnixFileSystem.delete0(Ljava/io/File;)Z"]);
    assert_eq!(stub.code, 0, "{}{}", stub.out, stub.err);
    has(&stub.out, &["wrote ", "src/java_io_unixfilesystem_delete0.rs", "mod java_io_unixfilesystem_delete0;"]);
    let main = fs::read_to_string(at.join("src/main.rs")).unwrap();
    let main = main
        .replace("use std::process::ExitCode;", "mod java_io_unixfilesystem_delete0;\n\nuse std::process::ExitCode;");
    let main = main.replace(
        "rjpf::main_with(&[DICE])",
        "rjpf::main_with(&[[DICE].as_slice(), java_io_unixfilesystem_delete0::PEERS].concat())",
    );
    assert!(main.contains(".concat()"));
    fs::write(at.join("src/main.rs"), main).unwrap();

    // The example of the guide: a choice of the peer's, and an object that it has published.
    let found = cargo(&at, &["run", "-q", "--", "java/Dice.java", "--no-trace"]);
    assert_eq!(found.status.code(), Some(1), "{}", text(&found));
    has(&text(&found), &["two sixes, and an update was lost"]);
    assert!(!text(&found).contains("warning"), "{}", text(&found));

    // The stub compiles, its test passes, and it is loudly unsupported until somebody writes it.
    let tested = cargo(&at, &["test", "-q"]);
    assert!(tested.status.success() && text(&tested).contains("1 passed"), "{}", text(&tested));
    let source = "public class Delete { public static void main(String[] a) { new java.io.File(\"x\").delete(); } }";
    fs::write(at.join("java/Delete.java"), source).unwrap();
    let run = cargo(&at, &["run", "-q", "--", "java/Delete.java"]);
    assert_eq!(run.status.code(), Some(3), "{}", text(&run));
    has(&text(&run), &["UNSUPPORTED", "java.io.UnixFileSystem.delete0(Ljava/io/File;)Z"]);
    _ = fs::remove_dir_all(&at);
}

#[test]
fn what_cannot_be_a_peer() {
    let at = folder("own-peers", &[]);
    wrong(&at, &["peer"], &["'rjpf peer' makes a peer: rjpf peer new"]);
    wrong(&at, &["peer", "new", "java.io.UnixFileSystem.delete0"], &["has no descriptor", "Class.method(descriptor)"]);
    wrong(&at, &["peer", "new", "java.io.NoSuch.delete0()Z"], &["class java.io.NoSuch was not found"]);
    wrong(&at, &["peer", "new", "java.io.UnixFileSystem.delte0()Z"], &["declares no method delte0"]);
    wrong(
        &at,
        &["peer", "new", "java.io.UnixFileSystem.delete0(I)Z"],
        &["java.io.UnixFileSystem.delete0 is not (I)Z but (Ljava/io/File;)Z"],
    );
    let twice = ["peer", "new", "java.lang.Math.abs(I)I"];
    assert_eq!(rjpf(&at, &twice).code, 0);
    let stub = fs::read_to_string(at.join("src/java_lang_math_abs.rs")).unwrap();
    has(&stub, &["intercept(\"abs(I)I\", abs_peer)", "an int: `Ok(1i32.into())`", "let argument0 = ctx.int(0);"]);
    wrong(&at, &twice, &["is there already"]);
}
