//! Shows what the program writes to its standard output while it is explored (`--output`): line by line, each with the number of the path that
//! it was written on. What several paths begin with is written once, by the first of them; a search that starts over shows it
//! again. So many lines a second, of all workers together, and how many were left out.
//!
//! A path is named by its choices where its first line is shown. Bytes that are no text and control characters are
//! written as escapes: a terminal is not the program's to command.

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::{Flow, Listener, ListenerDef, Notice, View, nothing};
use crate::path::Path;

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "output",
    aliases: &[],
    doc: "shows what the program writes on all paths, marked by path",
    keys: &[],
    checks: false,
    build: |_| Ok(Box::new(Output::default())),
    weave: nothing,
};

/// Lines a second, once as many lines as in the beginning have been shown.
const RATE: f64 = 200.0;
/// Lines that may be shown at once.
const AT_ONCE: f64 = 1000.0;
/// Characters of a line that are shown.
const LONGEST: usize = 500;

/// The console, which all workers write to.
static CONSOLE: Mutex<Console> = Mutex::new(Console { paths: 0, left_out: 0, spare: AT_ONCE, last: None });

struct Console {
    /// Paths that have written something.
    paths: u64,
    /// Lines that were not shown since the last one that was.
    left_out: u64,
    /// Lines that may be shown now.
    spare: f64,
    last: Option<Instant>,
}

fn console() -> MutexGuard<'static, Console> {
    CONSOLE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Console {
    fn new_path(&mut self) -> u64 {
        self.paths += 1;
        self.paths
    }

    /// Adds a line to what is shown, unless there are too many.
    fn line(&mut self, out: &mut String, line: &str, now: Instant) {
        let passed = self.last.replace(now).map_or(0.0, |last| now.saturating_duration_since(last).as_secs_f64());
        self.spare = (self.spare + passed * RATE).min(AT_ONCE);
        // Whoever is late waits for more than one, so that the lines that are shown stand together.
        let enough = if self.left_out > 0 { RATE / 4.0 } else { 1.0 };
        if self.spare < enough {
            self.left_out += 1;
            return;
        }
        self.spare -= 1.0;
        self.tell_left_out(out);
        out.push_str(line);
        out.push('\n');
    }

    fn tell_left_out(&mut self, out: &mut String) {
        if self.left_out > 0 {
            let lines = if self.left_out == 1 { "line" } else { "lines" };
            _ = writeln!(out, "[...] {} {lines} left out: at most {RATE} a second are shown", self.left_out);
            self.left_out = 0;
        }
    }
}

/// A closed pipe ends the output, not the search.
fn show(text: &str) {
    let mut out = std::io::stdout().lock();
    _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

#[derive(Default)]
struct Output {
    /// The path that was written on last, and its number.
    path: Option<(Path, u64)>,
    /// What was written behind the last line feed.
    rest: Vec<u8>,
}

impl Output {
    fn wrote(&mut self, bytes: &[u8], path: &Path, now: Instant) -> String {
        let mut out = String::new();
        let mut console = console();
        let goes_on = self.path.as_ref().is_some_and(|(last, _)| path.0.starts_with(&last.0));
        if !goes_on {
            self.end_line(&mut console, &mut out, now);
            let number = console.new_path();
            if !path.0.is_empty() {
                console.line(&mut out, &format!("[{number}] path {path}"), now);
            }
            self.path = Some((path.clone(), number));
        }
        if let Some((last, _)) = &mut self.path {
            last.clone_from(path);
        }
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            self.rest.extend_from_slice(line);
            if line.ends_with(b"\n") {
                self.end_line(&mut console, &mut out, now);
            }
        }
        out
    }

    /// The line that was begun is shown as far as it went.
    fn end_line(&mut self, console: &mut Console, out: &mut String, now: Instant) {
        let rest = std::mem::take(&mut self.rest);
        if let (Some((_, number)), false) = (&self.path, rest.is_empty()) {
            console.line(out, &format!("[{number}] {}", printable(rest.strip_suffix(b"\n").unwrap_or(&rest))), now);
        }
    }

    fn over(&mut self) -> String {
        let mut out = String::new();
        let mut console = console();
        self.end_line(&mut console, &mut out, Instant::now());
        console.tell_left_out(&mut out);
        self.path = None;
        out
    }
}

/// A line without what a terminal would obey.
fn printable(line: &[u8]) -> String {
    let mut out = String::new();
    for chunk in line.utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                '\t' => out.push(c),
                c if c.is_control() => out.extend(c.escape_default()),
                c => out.push(c),
            }
        }
        chunk.invalid().iter().for_each(|byte| _ = write!(out, "\\x{byte:02x}"));
    }
    match out.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}...", &out[..at]),
        None => out,
    }
}

impl Listener for Output {
    fn looks_at_states(&self) -> bool {
        false
    }

    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        match notice {
            Notice::Wrote { bytes, path } => show(&self.wrote(bytes, &path(), Instant::now())),
            Notice::Restarted => show(&format!("{}[the search starts over]\n", self.over())),
            Notice::Finished(_) => show(&self.over()),
            _ => {}
        }
        Flow::Continue
    }

    fn any_order(&self) -> bool {
        true
    }
}

impl Drop for Output {
    /// Only the first worker is told that the search is over.
    fn drop(&mut self) {
        show(&self.over());
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn lines_are_marked_by_path_and_those_without_an_end_are_shown_too() {
        let (mut output, now) = (Output::default(), Instant::now());
        let path = |text: &str| Path(text.bytes().map(|b| u32::from(b - b'0')).collect());
        let n = console().paths + 1;
        assert_eq!(output.wrote(b"a\nb", &path(""), now), format!("[{n}] a\n"));
        assert_eq!(output.wrote(b"c\n\n", &path("0"), now), format!("[{n}] bc\n[{n}] \n"), "the same path goes on");
        let m = n + 1;
        assert_eq!(output.wrote(b"d", &path("1"), now), format!("[{m}] path 1\n"));
        assert_eq!(output.wrote(b"e", &path("10"), now), "");
        assert_eq!(output.wrote(b"f", &path("11"), now), format!("[{m}] de\n[{}] path 1/1\n", m + 1));
        assert_eq!(output.over(), format!("[{}] f\n", m + 1));
    }

    #[test]
    fn what_is_no_text_is_escaped() {
        assert_eq!(printable(b"\xff\x00\x1b[31m\tz"), "\\xff\\u{0}\\u{1b}[31m\tz");
        assert_eq!(printable(&[b'x'; 600]).len(), LONGEST + 3);
    }

    #[test]
    fn so_many_lines_a_second_are_shown() {
        let mut console = Console { paths: 0, left_out: 0, spare: AT_ONCE, last: None };
        let (mut out, start) = (String::new(), Instant::now());
        (0..1_000_000).for_each(|_| console.line(&mut out, "x", start));
        assert_eq!(out.lines().count(), 1000);
        out.clear();
        console.line(&mut out, "y", start + Duration::from_secs(1));
        assert_eq!(out, "[...] 999000 lines left out: at most 200 a second are shown\ny\n");
    }
}
