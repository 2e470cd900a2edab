//! Peers as users write them: the template of `docs/extending/peers.md` outside of the workspace, with a stub by
//! `rjpf peer new` in it.

mod java;
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use support::*;

/// The code of the guide's first section: the program, and the parts of `src/main.rs`.
fn code_of_the_guide() -> (String, String) {
    let guide = fs::read_to_string(java::root().join("docs/extending/peers.md")).unwrap();
    let from = guide.find("## From nothing").unwrap();
    let section = &guide[from..guide.find("## A stub for a method").unwrap()];
    let mut blocks: Vec<String> = vec![String::new()];
    for line in section.lines() {
        let last = blocks.last_mut().unwrap();
        match line.strip_prefix("    ") {
            Some(code) => *last += &format!("{code}\n"),
            None if line.is_empty() => last.push('\n'),
            None if last.trim().is_empty() => {}
            None => blocks.push(String::new()),
        }
    }
    // The first block makes the crate, the last one runs it.
    let blocks: Vec<&str> = blocks.iter().map(|block| block.trim()).filter(|block| !block.is_empty()).collect();
    assert!(blocks[0].starts_with("cargo new") && blocks[blocks.len() - 1].starts_with("cargo run"), "{blocks:?}");
    (blocks[1].to_string(), blocks[2..blocks.len() - 1].join("\n\n"))
}

/// The guide and the template say the same.
#[test]
fn the_template_is_what_the_guide_says() {
    let template = |file: &str| fs::read_to_string(java::root().join("templates/peers").join(file)).unwrap();
    let (program, main) = code_of_the_guide();
    assert!(template("java/Dice.java").contains(&program));
    for paragraph in main.split("\n\n") {
        assert!(template("src/main.rs").contains(paragraph), "{paragraph}");
    }
}

/// The crate somewhere else: the template by Cargo, with this rjpf and what it was built with in the place of the released one, or
/// what the guide says.
fn crate_of_its_own(way: Way) -> PathBuf {
    let at = std::env::temp_dir().join(format!("rjpf-own-peers-{}-{way:?}", std::process::id()));
    _ = fs::remove_dir_all(&at);
    for folder in ["src", "java"] {
        fs::create_dir_all(at.join(folder)).unwrap();
    }
    if let Way::Rustc = way {
        let (program, main) = code_of_the_guide();
        fs::write(at.join("java/Dice.java"), program).unwrap();
        fs::write(at.join("src/main.rs"), main).unwrap();
        return at;
    }
    let template = java::root().join("templates/peers");
    for file in ["Cargo.toml", "src/main.rs", "java/Dice.java"] {
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

/// How the crate is built.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// By the compiler alone, against the library that was built for these tests.
    Rustc,
    /// As a user does it. Cargo builds rjpf anew for another workspace: minutes the first time, seconds after that.
    Cargo,
}

impl Way {
    /// The tool with the peers of the crate.
    fn run(self, at: &Path, words: &[&str]) -> Output {
        match self {
            Way::Rustc => execute(Command::new(rustc(at, "tool", &[])).args(words), at),
            Way::Cargo => execute(cargo("run").arg("--").args(words), at),
        }
    }

    /// The crate's own tests.
    fn test(self, at: &Path) -> Output {
        match self {
            Way::Rustc => execute(&mut Command::new(rustc(at, "tests", &["--test"])), at),
            Way::Cargo => execute(&mut cargo("test"), at),
        }
    }
}

fn execute(command: &mut Command, at: &Path) -> Output {
    command.current_dir(at).env("JAVA_HOME", &java::jdks()[0].home).output().unwrap()
}

/// What was built for the workspace is used again.
fn cargo(word: &str) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args([word, "--release", "--offline", "-q"]).env("CARGO_TARGET_DIR", java::root().join("target"));
    cargo
}

/// Compiles the crate; warnings are errors.
fn rustc(at: &Path, name: &str, flags: &[&str]) -> PathBuf {
    let built = std::env::current_exe().unwrap().parent().unwrap().to_path_buf();
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("librjpf-") && name.ends_with(".rlib")
    };
    // There may be some of other features; the newest is of the sources that there are.
    let ours = fs::read_dir(&built).unwrap().map(|entry| entry.unwrap().path()).filter(is_ours);
    let library = ours.max_by_key(|path| fs::metadata(path).unwrap().modified().unwrap()).expect("librjpf is built");
    let made = Command::new(Path::new(env!("CARGO")).with_file_name("rustc"))
        .args(["--edition", "2024", "-D", "warnings", "--crate-name", "my_peers", "src/main.rs", "-o", name])
        .args(flags)
        .args(["--extern", &format!("rjpf={}", library.display())])
        .args(["-L", &format!("dependency={}", built.display())])
        .current_dir(at)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", text(&made));
    at.join(name)
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn a_crate_outside_of_the_workspace() {
    the_guide(Way::Rustc);
}

#[test]
fn a_crate_outside_of_the_workspace_by_cargo() {
    if std::env::var_os("RJPF_SLOW").is_some() {
        the_guide(Way::Cargo);
    }
}

/// What `docs/extending/peers.md` says, done.
fn the_guide(way: Way) {
    let at = crate_of_its_own(way);
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
    let found = way.run(&at, &["java/Dice.java", "--no-trace"]);
    assert_eq!(found.status.code(), Some(1), "{}", text(&found));
    has(&text(&found), &["two sixes, and an update was lost"]);
    assert!(!text(&found).contains("warning"), "{}", text(&found));

    // The stub compiles, its test passes, and it is loudly unsupported until somebody writes it.
    let tested = way.test(&at);
    assert!(tested.status.success() && text(&tested).contains("1 passed"), "{}", text(&tested));
    let source = "public class Delete { public static void main(String[] a) { new java.io.File(\"x\").delete(); } }";
    fs::write(at.join("java/Delete.java"), source).unwrap();
    let run = way.run(&at, &["java/Delete.java"]);
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
    wrong(
        &at,
        &["peer", "new", "java.util.List.size()I"],
        &["java.util.List.size is abstract: name the method of a class"],
    );
    let twice = ["peer", "new", "java.lang.Math.abs(I)I"];
    assert_eq!(rjpf(&at, &twice).code, 0);
    // Another method of that name has a file of its own.
    assert_eq!(rjpf(&at, &["peer", "new", "java.lang.Math.abs(J)J"]).code, 0);
    let stub = fs::read_to_string(at.join("src/java_lang_math_abs.rs")).unwrap();
    has(&stub, &["intercept(\"abs(I)I\", abs_peer)", "an int: `Ok(1i32.into())`", "let argument0 = ctx.int(0);"]);
    wrong(&at, &twice, &["is there already"]);
}
