//! Words that several report forms share.

use rjpf_explore::report::{Place, What};

/// What a step does, in one line: `x = 1`, `x -> 1`, `lock Fork#2`.
pub(crate) fn action(what: &What) -> String {
    match what {
        What::Begin => "begin".into(),
        What::Start => "start".into(),
        What::Access(a) => match &a.value {
            Some(value) => format!("{} {} {value}", a.variable, if a.is_write { "=" } else { "->" }),
            None => format!("{} {}", if a.is_write { "write" } else { "read" }, a.variable),
        },
        What::Lock { object } => format!("lock {object}"),
        What::Call { method, result, .. } => match result {
            Some(result) => format!("{method} {result}"),
            None => method.clone(),
        },
        What::Return { method, result, .. } => match result {
            Some(result) => format!("return from {method} {result}"),
            None => format!("return from {method}"),
        },
        What::Launch { thread } => format!("start {thread}"),
        What::Join { thread } => format!("join {thread}"),
        What::Wait { object } => format!("wait on {object}"),
        What::Notify { object, woken } if woken.is_empty() => format!("notify {object}: nobody waits"),
        What::Notify { object, woken } => format!("notify {object}: {} wakes up", woken.join(", ")),
        What::Print => "print".into(),
        What::Throw { exception } => format!("throw {exception}"),
        What::Initialize { class: Some(class) } => format!("initialise {class}"),
        What::Initialize { class: None } => "initialise a class".into(),
        What::Choose { label, index, count, value } => {
            let value = value.as_deref().map_or_else(String::new, |value| format!(" -> {value}"));
            format!("choose {label}{value} [{}/{count}]", index + 1)
        }
        What::TimeOut => "time out".into(),
        What::WakeUp => "wake up for no reason".into(),
        What::Go => "go on".into(),
    }
}

/// The kind of a step as a word for machines.
pub(crate) fn kind(what: &What) -> &'static str {
    match what {
        What::Begin => "begin",
        What::Start => "start",
        What::Access(a) if a.is_write => "write",
        What::Access(_) => "read",
        What::Lock { .. } => "lock",
        What::Call { .. } => "call",
        What::Return { .. } => "return",
        What::Launch { .. } => "launch",
        What::Join { .. } => "join",
        What::Wait { .. } => "wait",
        What::Notify { .. } => "notify",
        What::Print => "print",
        What::Throw { .. } => "throw",
        What::Initialize { .. } => "initialize",
        What::Choose { .. } => "choice",
        What::TimeOut => "timeout",
        What::WakeUp => "wakeup",
        What::Go => "go",
    }
}

/// `at pkg.Main.run(Main.java:12)` of a stack trace.
pub(crate) fn frame(line: &str) -> Option<Place> {
    let text = line.trim().strip_prefix("at ")?;
    let (call, place) = text.strip_suffix(')')?.rsplit_once('(')?;
    let call = call.rsplit('/').next().unwrap_or(call);
    let (class, method) = call.rsplit_once('.')?;
    let (file, line) = match place.split_once(':') {
        Some((file, line)) => (Some(file), line.parse().ok()),
        None => (Some(place).filter(|p| p.ends_with(".java")), None),
    };
    let package = class.rsplit_once('.').map(|(p, _)| p.replace('.', "/"));
    let source = file.map(|file| package.map_or_else(|| file.to_string(), |p| format!("{p}/{file}")));
    Some(Place { class: class.into(), method: method.into(), source, line })
}

/// Is the class, by its name, one of the JDK's?
pub(crate) fn is_library(class: &str) -> bool {
    ["java.", "javax.", "jdk.", "sun.", "com.sun.", "rjpf."].iter().any(|p| class.starts_with(p))
        || class == "gov.nasa.jpf.vm.Verify"
}

/// A text in lines of at most `width` characters, broken at blanks, else behind punctuation, and inside of words
/// only where a word has none for the whole line. Further lines are indented by two.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    if text.chars().count() <= width {
        return vec![text.to_string()];
    }
    let indent = text.len() - text.trim_start().len();
    let next = " ".repeat((indent + 2).min(width / 2));
    let mut lines = vec![" ".repeat(indent.min(width / 2))];
    let mut is_fresh = true;
    for word in text.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        let fits = |lines: &[String], n: usize| lines.last().map_or(0, |l| l.chars().count()) + n <= width;
        if !is_fresh && !fits(&lines, rest.len() + 1) {
            lines.push(next.clone());
            is_fresh = true;
        }
        let line = lines.last_mut().expect("there is always a line");
        if !is_fresh {
            line.push(' ');
        }
        while !fits(&lines, rest.len()) {
            let used = lines.last().map_or(0, |l| l.chars().count());
            let room = width.saturating_sub(used).max(1).min(rest.len());
            let after = |at: usize| rest.get(at + 1).is_some_and(|next| !matches!(next, ')' | ','));
            let at = (0..room).rev().find(|&at| ends_piece(rest[at]) && after(at)).map_or(room, |at| at + 1);
            lines.last_mut().expect("there is always a line").extend(rest.drain(..at));
            lines.push(next.clone());
        }
        lines.last_mut().expect("there is always a line").extend(rest);
        is_fresh = false;
    }
    lines
}

/// May a line be broken behind it, if a word is too long?
fn ends_piece(c: char) -> bool {
    matches!(c, '.' | ',' | '(' | '/' | '$' | ':' | ';' | '_' | '-')
}

/// Length of the longest part of a text that is not broken unless there is no room for it.
pub(crate) fn longest_piece(text: &str) -> usize {
    let pieces = text.split_whitespace().flat_map(|word| word.split_inclusive(ends_piece));
    // Quoted text is no name.
    pieces.filter(|piece| !piece.contains('"')).map(|piece| piece.chars().count()).max().unwrap_or(0)
}

/// A text in one line of at most `width` characters, cut where a word ends.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_string();
    }
    let first = wrapped(text, width.saturating_sub(4).max(1)).swap_remove(0);
    format!("{first} ...")
}

/// A line without what a terminal would obey.
pub(crate) fn printable(line: &str) -> String {
    let shown = |c: char| if c.is_control() && c != '\t' { c.escape_default().collect() } else { c.to_string() };
    line.chars().map(shown).collect()
}

/// `1 step`, `2 steps`.
pub(crate) fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// Text inside XML and HTML.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            // XML 1.0 has no way to write control characters.
            c if (c as u32) < 0x20 || matches!(c, '\u{FFFE}' | '\u{FFFF}') => out.push('\u{FFFD}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_of_stack_traces() {
        let place = frame("    at a.b.Main$Inner.run(Main.java:12)").unwrap();
        assert_eq!(place.class, "a.b.Main$Inner");
        assert_eq!((place.method.as_str(), place.line), ("run", Some(12)));
        assert_eq!(place.source.as_deref(), Some("a/b/Main.java"));
        assert_eq!(frame("  at java.base/java.lang.Thread.run(Thread.java:840)").unwrap().class, "java.lang.Thread");
        assert!(frame("Caused by: x").is_none());
        assert!(is_library("java.lang.Thread") && !is_library("javatreemap.Driver"));
    }

    #[test]
    fn lines_are_broken_where_words_end() {
        assert_eq!(wrapped("  a  b", 30), ["  a  b"], "blanks are kept");
        assert_eq!(wrapped("Executors.newFixedThreadPool()", 24), ["Executors.", "  newFixedThreadPool()"]);
        assert_eq!(wrapped("the pool newFixedThreadPool()", 24), ["the pool", "  newFixedThreadPool()"]);
        assert!(wrapped(&"x".repeat(100), 30).iter().all(|line| line.chars().count() <= 30));
    }

    #[test]
    fn long_lines_are_cut_where_words_end() {
        assert_eq!(cut("int x = 1;", 10), "int x = 1;");
        assert_eq!(cut("int x = 1; int y = 2;", 16), "int x = 1; ...");
    }

    #[test]
    fn control_characters_do_not_break_xml() {
        assert_eq!(escape("<a b='\u{1}'>&"), "&lt;a b=&#39;\u{FFFD}&#39;&gt;&amp;");
    }
}
