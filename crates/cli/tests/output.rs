//! What the program writes: shown where and by whom it was written, of a single path, and while all paths are explored.

mod support;

use std::fs;

use support::*;

/// Writes before, between and behind what two threads do to each other; without line feeds, and what is no text.
const WRITES: &str = "
public class Writes {
    static int n;
    public static void main(String[] a) throws Exception {
        System.out.print(\"begin;\");
        Thread t = new Thread(() -> { System.out.print(\"[t\"); n++; System.out.print(\"]\"); }, \"t\");
        t.start();
        System.out.write(new byte[] { (byte) 0xff, 0, 27, '[', '3', '1', 'm', '\\n' });
        System.out.flush();
        n++;
        t.join();
        System.err.println(\"to stderr\");
        System.out.print(\"end\");
        assert n == 2;
    }
}";

#[test]
fn output_stands_where_and_by_whom_it_was_written() {
    let at = folder("output-where", &[("Writes.java", WRITES)]);
    let found = rjpf(&at, &["Writes.java", "--no-trace", "--width", "140", "--json", "r.json", "--html", "r.html"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    let report = json(at.join("r.json"));
    let trace = &report["findings"][0]["trace"];
    let written: Vec<(String, String, u64)> = trace["steps"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|step| step["output"] != "")
        .map(|step| {
            let thread = trace["threads"][step["thread"].as_u64().unwrap() as usize].as_str().unwrap().to_string();
            (thread, step["output"].as_str().unwrap().to_string(), step["place"]["line"].as_u64().unwrap())
        })
        .collect();
    // Each by who wrote it and in which line; bytes that are no text are replaced, control characters are kept as they are.
    for (thread, text, line) in [
        ("main", "begin;", 5),
        ("t", "[t", 6),
        ("t", "]", 6),
        ("main", "\u{fffd}\0\u{1b}[31m\n", 8),
        ("main", "end", 13),
    ] {
        let wrote = (thread.to_string(), text.to_string(), line);
        assert!(written.contains(&wrote), "{wrote:?}: {written:?}");
    }
    assert!(written.contains(&("main".into(), "to stderr\n".into(), 12)), "{written:?}");
    // What t writes stands between its steps.
    let actions: Vec<&str> = trace["steps"].as_array().unwrap().iter().map(|s| s["action"].as_str().unwrap()).collect();
    let place = |text: &str| written.iter().position(|(_, wrote, _)| wrote == text).unwrap();
    assert!(place("[t") < place("]"), "{actions:?}");
    // The console and the page say the same, and a terminal is not given what it would obey.
    has(&found.out, &["Writes.java:5 prints \"begin;\""]);
    has(&found.out, &["Writes.java:6 prints \"[t\"", "Writes.java:6 prints \"]\""]);
    has(&found.out, &["prints \"\u{fffd}\\0\\u{1b}[31m\""]);
    let page = fs::read_to_string(at.join("r.html")).unwrap();
    has(&page, &["\"output\":\"begin;\""]);
    assert!(!found.out.contains('\u{1b}') && !page.contains('\u{1b}'));
}

#[test]
fn a_single_path_shows_what_it_wrote() {
    let hello = "public class Hello { public static void main(String[] a) { System.out.println(\"Hello\"); System.out.print(\"no end\"); } }";
    let lines = "public class Lines { public static void main(String[] a) { for (int i = 0; i < 150000; i++) System.out.println(\"line \" + i); } }";
    let at = folder("output-single", &[("Hello.java", hello), ("Lines.java", lines), ("Fine.java", FINE)]);
    let said = rjpf(&at, &["Hello.java", "--json", "r.json", "--html", "r.html"]);
    assert_eq!(said.code, 0, "{}", said.err);
    has(&said.out, &["no error found", "output\n  Hello\n  no end\n"]);
    assert_eq!(json(at.join("r.json"))["output"], "Hello\nno end");
    has(&fs::read_to_string(at.join("r.html")).unwrap(), &["\"output\":\"Hello\\nno end\""]);
    // 1.7 megabytes in many lines: the first and the last of the megabyte that is kept.
    let said = rjpf(&at, &["Lines.java"]);
    assert_eq!(said.code, 0, "{}", said.err);
    has(
        &said.out,
        &[
            "output\n  line 0\n  line 1\n",
            "line 29\n  ... ",
            " more lines; -v shows them\n",
            "  ... the rest was not kept\n",
        ],
    );
    assert!(said.out.lines().count() < 60, "{}", said.out);
    // Several paths have no one output.
    let said = rjpf(&at, &["Fine.java", "--json", "r.json"]);
    assert!(!said.out.contains("output\n") && json(at.join("r.json"))["output"].is_null(), "{}", said.out);
}

/// The lines of each path by its number, and the paths by theirs.
fn streamed(out: &str) -> Vec<(u64, String)> {
    let marked = out.lines().filter_map(|line| line.strip_prefix('[')?.split_once("] "));
    marked.filter_map(|(number, text)| Some((number.parse().ok()?, text.to_string()))).collect()
}

#[test]
fn all_paths_are_shown_while_they_are_explored() {
    // Three values, and behind each of them one line: no line is on two paths but the first.
    let three = "public class Three { public static void main(String[] a) {
        System.out.println(\"first\");
        int n = gov.nasa.jpf.vm.Verify.getInt(0, 2);
        System.out.print(\"value \" + n);
    } }";
    let at = folder("output-all", &[("Three.java", three), ("Writes.java", WRITES), ("Fine.java", FINE)]);
    let said = rjpf(&at, &["Three.java", "--output"]);
    assert_eq!(said.code, 0, "{}", said.err);
    let expected = "[1] first\n[1] value 0\n[2] path 1\n[2] value 1\n[3] path 2\n[3] value 2\n";
    assert!(said.out.starts_with(expected), "{}", said.out);
    // What is no text is escaped; the paths that are named lead to what was written behind them.
    let said = rjpf(&at, &["Writes.java", "--output", "--no-trace"]);
    let (stream, report) = said.out.split_once("ASSERTION").unwrap_or_else(|| panic!("{}", said.out));
    has(stream, &["\\xff\\u{0}\\u{1b}[31m"]);
    assert!(!stream.contains('\u{1b}') && report.contains("prints"), "{}", said.out);
    // Several workers: whole lines, each marked, and all outputs are among them.
    for workers in ["1", "4"] {
        let said = rjpf(&at, &["Fine.java", "--output", "--workers", workers]);
        assert_eq!(said.code, 0, "{}", said.err);
        let lines = streamed(&said.out);
        assert!(lines.iter().any(|(_, text)| text == "count 2 args 0"), "{}", said.out);
        let whole = |text: &str| text == "count 2 args 0" || text.starts_with("path ");
        assert!(lines.iter().all(|(_, text)| whole(text)), "{}", said.out);
    }
    // Nobody has asked.
    assert!(streamed(&rjpf(&at, &["Three.java"]).out).is_empty());
}

#[test]
fn a_million_lines_do_not_flood_the_console() {
    let lines = "public class Lines { public static void main(String[] a) { for (int i = 0; i < 1000000; i++) System.out.println(\"line \" + i); } }";
    let at = folder("output-flood", &[("Lines.java", lines)]);
    let said = rjpf(&at, &["Lines.java", "--output"]);
    assert_eq!(said.code, 0, "{}", said.err);
    let shown = streamed(&said.out);
    assert!(shown.len() >= 1000 && shown.len() < 50_000, "{}", shown.len());
    assert_eq!(shown[0].1, "line 0");
    let left_out =
        said.out.lines().filter_map(|line| line.strip_prefix("[...] ")?.split(' ').next()?.parse::<usize>().ok());
    assert_eq!(left_out.sum::<usize>() + shown.len(), 1_000_000, "every line is shown or counted");
}

/// Where output cannot be written, the program is told as `java` tells it: its streams take note, and the status is its own.
#[test]
#[cfg(target_os = "linux")]
fn a_run_tells_the_program_what_could_not_be_written() {
    use std::process::{Command, Stdio};

    let writes = "
import java.io.*;
public class Tells {
    public static void main(String[] args) throws Exception {
        System.err.println(\"before \" + System.out.checkError());
        System.out.println(\"something\");
        System.err.println(\"printed \" + System.out.checkError());
        try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            out.write(65);
            System.err.println(\"written\");
        } catch (IOException e) {
            System.err.println(e.getMessage());
        }
        System.exit(3);
    }
}";
    let at = folder("output-tells", &[("Tells.java", writes)]);
    let java = rjpf_classes::path::installed_jdks().iter().map(|home| home.join("bin/java")).find(|java| java.exists());
    let java = java.expect("a JDK");
    let full = || Stdio::from(fs::File::options().write(true).open("/dev/full").unwrap());
    // A pipe that nobody reads any more.
    let closed = || Stdio::from(std::io::pipe().unwrap().1);
    for (stdout, error) in [(&full as &dyn Fn() -> Stdio, "No space left on device"), (&closed, "Broken pipe")] {
        let mut java = Command::new(&java);
        java.arg("Tells.java").current_dir(&at);
        for mut machine in [java, command(&at, &["run", "Tells.java"])] {
            let ended =
                said(machine.stdout(stdout()).stderr(Stdio::piped()).spawn().unwrap().wait_with_output().unwrap());
            assert_eq!(ended.code, 3, "{}", ended.err);
            assert_eq!(ended.err, format!("before false\nprinted true\n{error}\n"));
        }
    }
}
