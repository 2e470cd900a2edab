//! Names of functions inside `std` that `shipped.rs` stands in front of. They are looked up in the library of the
//! compiler that is used, because they contain a hash.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// How they end, and what they are called in `shipped.rs`.
const WRAPPED: [(&str, &str); 2] = [
    ("3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended", "LOCK_CONTENDED"),
    ("3std3sys4sync4once5futexNtB5_4Once4call", "ONCE_CALL"),
];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let library = fs::read(shipped_library()).expect("the library can be read");
    for (end, name) in WRAPPED {
        let symbol = symbol_that_ends(&library, end).unwrap_or_else(|| panic!("std has no {end} any more"));
        println!("cargo:rustc-link-arg-tests=-Wl,--wrap={symbol}");
        println!("cargo:rustc-env={name}={symbol}");
    }
}

fn shipped_library() -> PathBuf {
    let rustc = env::var_os("RUSTC").expect("set by cargo");
    let sysroot = Command::new(rustc).args(["--print", "sysroot"]).output().expect("a compiler").stdout;
    let sysroot = String::from_utf8(sysroot).expect("a path in UTF-8");
    let target = env::var("TARGET").expect("set by cargo");
    let folder = Path::new(sysroot.trim()).join("lib/rustlib").join(target).join("lib");
    let is_std = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    };
    let files = fs::read_dir(folder).expect("the shipped libraries").map(|entry| entry.expect("an entry").path());
    files.into_iter().find(is_std).expect("a shipped std")
}

fn symbol_that_ends(library: &[u8], end: &str) -> Option<String> {
    let end = end.as_bytes();
    let at = library.windows(end.len()).position(|window| window == end)?;
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let start = at - library[..at].iter().rev().take_while(|byte| is_part(byte)).count();
    let symbol = &library[start..at + end.len()];
    (symbol.starts_with(b"_R") && !is_part(&library[at + end.len()]))
        .then(|| String::from_utf8_lossy(symbol).into_owned())
}
