//! A Java compiler that stays: one process for each JDK compiles whatever the tests of one executable ask it for. A `javac` of
//! its own for each small source takes a second of processor time to get going, most of it for that.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;

/// Ends when its input does, with the process that asks.
struct Compiler {
    process: Child,
    output: BufReader<ChildStdout>,
}

static COMPILERS: Mutex<BTreeMap<PathBuf, Compiler>> = Mutex::new(BTreeMap::new());

impl Compiler {
    fn start(home: &Path) -> Compiler {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/Compile.java");
        let mut java = Command::new(home.join("bin/java"));
        java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]).arg(source);
        let mut process = java.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        Compiler { process, output }
    }

    fn compile(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.process.stdin.as_ref().unwrap(), "{line}").unwrap();
        let mut said = String::new();
        loop {
            let mut answer = String::new();
            assert!(self.output.read_line(&mut answer).unwrap() > 0, "the compiler is gone: {line}");
            match answer.strip_prefix("done ") {
                Some(code) if code.trim() == "0" => return Ok(()),
                Some(_) => return Err(said),
                None => said.push_str(answer.strip_prefix("| ").unwrap_or(&answer)),
            }
        }
    }
}

/// Compiles as `javac` with these words would, where all names of files are absolute; what it says if it fails.
pub(crate) fn compile(home: &Path, words: &[String]) -> Result<(), String> {
    assert!(words.iter().all(|word| !word.contains(['\t', '\n'])), "{words:?}");
    // A test that has failed while it compiled says so itself.
    let mut compilers = COMPILERS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    compilers.entry(home.to_path_buf()).or_insert_with(|| Compiler::start(home)).compile(&words.join("\t"))
}
