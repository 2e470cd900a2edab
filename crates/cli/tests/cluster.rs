//! The Python package in `python/`: its quick tests on a local cluster, where Dask can be had.
//!
//! Dask comes from the package index. Where it is not installed and cannot be, the tests are skipped, and that is said;
//! `pytest python/tests` runs all of them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const NEEDED: [&str; 3] = ["distributed>=2024.1", "pytest", "xxhash"];

fn run(command: &mut Command) -> Option<Output> {
    command.output().ok()
}

/// A Python that has Dask: the one that is there, or one of our own.
fn python() -> Result<PathBuf, String> {
    let has_dask = |python: &Path| {
        run(Command::new(python).args(["-c", "import distributed, pytest, xxhash"]))
            .is_some_and(|done| done.status.success())
    };
    let own = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster-python");
    let python = own.join("bin/python");
    if let Some(found) = [PathBuf::from("python3"), python.clone()].into_iter().find(|python| has_dask(python)) {
        return Ok(found);
    }
    let done = |what: &str, output: Option<Output>| match output {
        Some(output) if output.status.success() => Ok(()),
        Some(output) => Err(format!("{what}: {}", String::from_utf8_lossy(&output.stderr).trim())),
        None => Err(format!("{what}: it could not be started")),
    };
    done("python3 -m venv", run(Command::new("python3").args(["-m", "venv"]).arg(&own)))?;
    let pip = ["-m", "pip", "install", "-q", "--retries", "1", "--timeout", "10"];
    done("pip install", run(Command::new(&python).args(pip).args(NEEDED)))?;
    Ok(python)
}

#[test]
fn the_quick_tests_of_the_python_package() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let python = match python() {
        Ok(python) => python,
        Err(why) => {
            eprintln!("SKIPPED, Dask is not here and cannot be installed: nothing of python/ was tested\n{why}");
            return;
        }
    };
    let mut tests = Command::new(python);
    tests.args(["-m", "pytest", "-q", "-m", "quick", "-p", "no:cacheprovider", "--show-capture=no", "python/tests"]);
    tests.env("PYTHONPATH", root.join("python")).env("PYTHONDONTWRITEBYTECODE", "1");
    tests.env("RJPF", env!("CARGO_BIN_EXE_rjpf")).current_dir(&root);
    let output = tests.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&said));
    println!("{}", String::from_utf8_lossy(&said));
}
