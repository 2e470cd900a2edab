//! Interventions: calls of `rjpf/vm/Weave` that are woven into code when it is decoded, where a listener wants to change
//! what the program does.
//!
//! A woven call is a call like any other: it may throw, choose or change the value on top of the stack, and it
//! backtracks because it is a frame on the stack. So there is nothing about interventions in the interpreter. This
//! file says where calls stand (`code/decode/weave.rs` puts them there) and what they do, as plain data; the peers do it.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::{BaseType, Class, Method};

/// The class of the woven calls.
pub const WEAVE_CLASS: &str = "rjpf/vm/Weave";

/// One thing that a listener wants changed or watched.
#[derive(Debug)]
pub struct Intervention {
    /// The listener that asked for it.
    pub by: &'static str,
    /// As the user named it.
    pub label: String,
    pub site: Site,
    pub act: Act,
    /// Only where the code that reads, or calls, stands here.
    pub location: Option<Location>,
    pub woven: AtomicBool,
}

impl Intervention {
    pub fn new(by: &'static str, label: impl Into<String>, site: Site, act: Act) -> Intervention {
        Intervention { by, label: label.into(), site, act, location: None, woven: AtomicBool::new(false) }
    }

    /// Does it change what the program does?
    pub fn changes(&self) -> bool {
        !matches!(self.act, Act::Watch)
    }

    pub fn is_woven(&self) -> bool {
        self.woven.load(Ordering::Relaxed)
    }
}

/// Where a call is woven in.
#[derive(Clone, Debug)]
pub enum Site {
    /// Before the first or the last instruction of a line of a class.
    Line {
        class: String,
        line: u16,
        first: bool,
    },
    /// The same, the line counted from that of the method's first instruction.
    LineOfMethod {
        method: MethodSpec,
        offset: u16,
        first: bool,
    },
    /// Before the body of a method.
    Entry(MethodSpec),
    /// Before every body.
    AnyEntry,
    /// Each parameter of a method that is no reference, or the one of this name.
    Parameter {
        method: MethodSpec,
        name: Option<String>,
    },
    /// The value that a method returns.
    Return(MethodSpec),
    FieldRead(FieldSpec),
    FieldWrite(FieldSpec),
    /// A value that is stored in a local variable.
    Local {
        method: MethodSpec,
        name: String,
    },
    /// Every new object and array; with a name, every new object of that class, and with `+` behind it of those below.
    Allocation(Option<String>),
    /// The outcome of a comparison of longs one of which is time.
    TimeCompare,
}

/// What the call does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Throws it, made without running a constructor.
    Throw { class: String, message: Option<String> },
    /// Throws `OutOfMemoryError` if a frame of the thread stands in these lines.
    OutOfMemory { lines: Option<Lines> },
    /// Throws `StackOverflowError` if the thread has more frames.
    StackOverflow { most: u32 },
    /// The value, or so much more or less.
    OverUnder { delta: i64 },
    /// Some values of the type, whatever the value is.
    Abstract,
    /// The value with so many bits flipped.
    FlipBits { count: i32 },
    /// Less, equal or greater.
    AnyOrder,
    /// Tells the value.
    Watch,
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    pub file: String,
    pub line: u16,
}

/// Lines of a source file, both ends included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    pub file: String,
    pub from: u16,
    pub to: u16,
}

impl Lines {
    /// `Main.java:12`, `Main.java:12-20`, or a whole file.
    pub fn parse(text: &str) -> Option<Lines> {
        let Some((file, lines)) = text.split_once(':') else {
            return Some(Lines { file: text.trim().to_string(), from: 0, to: u16::MAX });
        };
        let (from, to) = lines.split_once('-').unwrap_or((lines, lines));
        Some(Lines { file: file.trim().to_string(), from: from.trim().parse().ok()?, to: to.trim().parse().ok()? })
    }

    pub fn contains(&self, file: &str, line: u16) -> bool {
        is_file(&self.file, file) && (self.from..=self.to).contains(&line)
    }
}

impl Location {
    pub fn parse(text: &str) -> Option<Location> {
        let (file, line) = text.split_once(':')?;
        Some(Location { file: file.trim().to_string(), line: line.trim().parse().ok()? })
    }

    pub fn is_at(&self, file: &str, line: u16) -> bool {
        is_file(&self.file, file) && self.line == line
    }
}

/// Files go by their names; a path may stand before them.
fn is_file(wanted: &str, file: &str) -> bool {
    wanted.rsplit('/').next() == Some(file)
}

/// Methods of a class: `x.y.Point.move(int,int)`, `x.y.Point.move(II)`, or `x.y.Point.move` with any parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodSpec {
    class: String,
    name: String,
    parameters: Option<String>,
}

impl MethodSpec {
    pub fn parse(text: &str) -> Option<MethodSpec> {
        let text = text.trim();
        let (path, parameters) = match text.split_once('(') {
            Some((path, rest)) => (path, Some(rest[..rest.rfind(')')?].replace(' ', ""))),
            None => (text, None),
        };
        let (class, name) = path.rsplit_once('.')?;
        let given = !class.is_empty() && !name.is_empty();
        given.then(|| MethodSpec { class: class.to_string(), name: name.to_string(), parameters })
    }

    pub fn matches(&self, method: &Method) -> bool {
        fits(&self.class, &method.class.name.dotted()) && fits(&self.name, &method.name.display()) && self.takes(method)
    }

    fn takes(&self, method: &Method) -> bool {
        let Some(wanted) = &self.parameters else { return true };
        let descriptor = method.descriptor.display();
        let inner = descriptor.trim_start_matches('(').split(')').next().unwrap_or_default();
        let plain = |text: &str| text.replace("java.lang.", "");
        wanted == inner || plain(wanted) == plain(&source_types(inner).join(","))
    }
}

impl fmt::Display for MethodSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.class, self.name)?;
        self.parameters.as_ref().map_or(Ok(()), |parameters| write!(f, "({parameters})"))
    }
}

/// A field of a class: `x.y.Point.x`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldSpec {
    class: String,
    name: String,
}

impl FieldSpec {
    pub fn parse(text: &str) -> Option<FieldSpec> {
        let (class, name) = text.trim().rsplit_once('.')?;
        let class = class.trim_end_matches('+');
        let given = !class.is_empty() && !name.is_empty();
        given.then(|| FieldSpec { class: class.to_string(), name: name.to_string() })
    }

    pub fn matches(&self, class: &str, name: &str) -> bool {
        fits(&self.name, name) && fits(&self.class, class)
    }
}

/// Is the class the one named, or with `+` behind the name one below it?
pub fn is_type(spec: &str, class: &Class, supers: impl Iterator<Item = &'static Class>) -> bool {
    match spec.strip_suffix('+') {
        None => fits(spec, &class.name.dotted()),
        Some(name) => supers.into_iter().any(|class| fits(name, &class.name.dotted())),
    }
}

/// Does the text fit the pattern, in which `*` stands for any characters?
fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            text.char_indices().map(|(at, _)| at).chain([text.len()]).any(|at| fits(rest, &text[at..]))
        }),
    }
}

/// The types of a descriptor's parameters as sources have them.
fn source_types(descriptor: &str) -> Vec<String> {
    let mut types = Vec::new();
    let mut rest = descriptor;
    while !rest.is_empty() {
        let element = rest.trim_start_matches('[');
        let dimensions = "[]".repeat(rest.len() - element.len());
        let end = if element.starts_with('L') { element.find(';').map_or(element.len(), |at| at + 1) } else { 1 };
        let (name, behind) = element.split_at(end.min(element.len()));
        let name = match BaseType::of(name.as_bytes()) {
            BaseType::Ref => name.trim_matches(['L', ';']).replace('/', "."),
            primitive => primitive.keyword().to_string(),
        };
        types.push(name + &dimensions);
        rest = behind;
    }
    types
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_named_as_sources_and_as_class_files_do() {
        let spec = MethodSpec::parse("x.Foo.bar(Ljava/lang/String;I)").unwrap();
        assert_eq!(spec.to_string(), "x.Foo.bar(Ljava/lang/String;I)");
        assert_eq!(source_types("Ljava/lang/String;I[[J"), ["java.lang.String", "int", "long[][]"]);
        assert!(MethodSpec::parse("bar").is_none() && MethodSpec::parse("x.Foo.bar(").is_none());
    }

    #[test]
    fn places_are_files_and_lines() {
        let lines = Lines::parse("x/y/Main.java:3-5").unwrap();
        assert!(lines.contains("Main.java", 5) && !lines.contains("Main.java", 6) && !lines.contains("Other.java", 4));
        assert!(Lines::parse("Main.java").unwrap().contains("Main.java", 99));
        assert!(Location::parse("Main.java:7").unwrap().is_at("Main.java", 7));
        assert!(Location::parse("Main.java").is_none() && Lines::parse("Main.java:x").is_none());
    }
}
