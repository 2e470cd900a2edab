//! The layer between a program and the host's files: nothing reaches the disk unless it is wanted, and a file that
//! changes under a search is noticed.

mod support;

use std::fs;
use std::io::Write;
use std::process::Stdio;

use support::*;

const CHANGES: &str = r#"
import java.nio.file.*;
public class Changes {
    public static void main(String[] args) throws Exception {
        Files.writeString(Path.of("written.txt"), "new");
        Files.writeString(Path.of("old.txt"), " and more", StandardOpenOption.APPEND);
        Files.createDirectories(Path.of("made/below"));
        Files.move(Path.of("folder"), Path.of("made/moved"));
        Files.delete(Path.of("made/moved/deleted.txt"));
        Files.delete(Path.of("gone.txt"));
        Files.createSymbolicLink(Path.of("link"), Path.of("written.txt"));
        System.out.println(Files.readString(Path.of("old.txt")) + Files.readString(Path.of("made/moved/kept.txt")));
        Thread other = new Thread(() -> System.out.println(Files.exists(Path.of("gone.txt"))));
        other.start();
        other.join();
    }
}"#;

#[test]
fn nothing_is_written_unless_it_is_wanted() {
    let files = [("Changes.java", CHANGES), ("old.txt", "old"), ("gone.txt", "")];
    let at = folder("files-changes", &files);
    fs::create_dir(at.join("folder")).unwrap();
    fs::write(at.join("folder/kept.txt"), "kept").unwrap();
    fs::write(at.join("folder/deleted.txt"), "").unwrap();
    let before = tree(&at);
    let output = "old and morekept\nfalse\n";
    for words in [&["run", "Changes.java"][..], &["Changes.java", "--no-trace"], &["run", "Changes.java"]] {
        let said = rjpf(&at, words);
        assert_eq!(said.code, 0, "{words:?}: {}{}", said.out, said.err);
        assert!(words[0] != "run" || said.out == output, "{}", said.out);
        assert_eq!(tree(&at), before, "{words:?} has changed the disk");
    }
    let said = rjpf(&at, &["run", "--write", "Changes.java"]);
    assert!(said.code == 0 && said.out == output, "{}{}", said.out, said.err);
    let read = |name: &str| fs::read_to_string(at.join(name)).unwrap();
    assert_eq!(read("old.txt"), "old and more");
    assert_eq!(read("made/moved/kept.txt"), "kept");
    assert_eq!(read("link"), "new");
    let after = tree(&at);
    assert!(at.join("made/below").is_dir());
    assert!(after.iter().all(|name| !name.contains("gone") && !name.contains("deleted") && !name.ends_with("folder")));
}

/// All names below a folder.
fn tree(at: &std::path::Path) -> Vec<String> {
    let mut names = Vec::new();
    let mut open = vec![at.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            names.push(entry.path().display().to_string());
            if entry.file_type().unwrap().is_dir() {
                open.push(entry.path());
            }
        }
    }
    names.sort();
    names
}

/// Reads a file, waits for a line of input, and reads the file again.
const TWICE: &str = r#"
import java.nio.file.*;
public class Twice {
    public static void main(String[] args) throws Exception {
        String first = Files.readString(Path.of("input.txt"));
        System.in.read();
        System.out.println(first + Files.readString(Path.of("input.txt")));
    }
}"#;

#[test]
fn a_file_that_changes_under_a_search_is_noticed() {
    let at = folder("files-twice", &[("Twice.java", TWICE), ("input.txt", "one")]);
    for (words, code, part) in
        [(&["Twice.java", "--no-trace"][..], 3, "has changed since"), (&["run", "Twice.java"], 0, "onechanged")]
    {
        fs::write(at.join("input.txt"), "one").unwrap();
        let mut rjpf = command(&at, words);
        let mut child = rjpf.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut pipe = child.stdin.take().unwrap();
        // Long enough to come to the read, which nothing outside could tell.
        std::thread::sleep(std::time::Duration::from_secs(8));
        fs::write(at.join("input.txt"), "changed").unwrap();
        pipe.write_all(b"\n").unwrap();
        let said = said(child.wait_with_output().unwrap());
        assert_eq!(said.code, code, "{words:?}: {}{}", said.out, said.err);
        has(&(said.out + &said.err), &[part]);
    }
}

const HINTS: &str = r#"
import java.nio.file.*;
public class Hints {
    public static void main(String[] args) throws Exception {
        for (String path : new String[] {"/proc/self/status", "/sys", "/etc/os-release", "/etc/hosts"}) {
            System.out.print(Files.exists(Path.of(path)) + " ");
        }
        try {
            new java.io.FileInputStream("/proc/self/status");
        } catch (java.io.FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
    }
}"#;

/// What describes the host is not there for the program, unless it is allowed.
#[test]
fn the_host_gives_no_hints() {
    let at = folder("files-hints", &[("Hints.java", HINTS)]);
    let hidden = rjpf(&at, &["run", "Hints.java"]);
    assert_eq!(hidden.out, "false false false false /proc/self/status (No such file or directory)\n", "{}", hidden.err);
    if fs::metadata("/etc/hosts").is_ok() {
        let shown = rjpf(&at, &["run", "+fs.allow=/etc/hosts", "Hints.java"]);
        assert!(shown.out.starts_with("false false false true "), "{}{}", shown.out, shown.err);
    }
}
