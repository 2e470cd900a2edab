//! Random programs in versions: one of the soundness matrix's programs with every statement in a method of its own,
//! and small changes of it, one after the other.

use crate::generate::{self, Numbers};
use crate::program::{Program, Statement};

/// What a program has beside its statements: a small hierarchy whose shape changes too.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Classes {
    /// The subclass overrides the method.
    overrides: bool,
    /// The field is a long.
    wide: bool,
    /// There is one more field.
    extra: bool,
    /// Methods that nobody calls.
    unused: usize,
    first: usize,
    /// Lines before the code.
    blank: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Version {
    program: Program,
    classes: Classes,
}

/// Statements about the hierarchy.
const OF_CLASSES: &[&str] = &[
    "box.f++;",
    "box = new Sub();",
    "box = new Box();",
    "r = r * 10 + digit((int) box.get());",
    "r = r * 10 + digit((int) box.f);",
    "synchronized (box) { box.f = 2; }",
    "r = r * 10 + Box.class.getDeclaredFields().length;",
];

impl Version {
    pub(crate) fn first(seed: u64, index: u64) -> Version {
        let mut program = generate::program(seed, index, false);
        // Two programs in one, so that there is something to explore.
        let more = generate::program(seed ^ 0xB16, index, false);
        program.main.extend(more.main);
        for (mine, (_, theirs)) in program.threads.iter_mut().zip(more.threads) {
            mine.1.extend(theirs);
        }
        let mut numbers = Numbers::new(seed ^ 0x1517, index);
        for _ in 0..2 {
            let line = Statement::Line((*numbers.one(OF_CLASSES)).into());
            let body = body(&mut program, &mut numbers);
            body.insert(numbers.below(body.len() + 1), line);
        }
        let classes = Classes { overrides: false, wide: false, extra: false, unused: 0, first: 1, blank: 0 };
        Version { program, classes }
    }

    pub(crate) fn name(&self) -> &str {
        &self.program.name
    }

    /// The version after this one: one change, or none. And what was changed, for people.
    pub(crate) fn next(&self, numbers: &mut Numbers) -> (Version, &'static str) {
        let mut next = self.clone();
        let classes = &mut next.classes;
        let what = match numbers.below(16) {
            0 => "nothing",
            1 => {
                classes.blank += 3;
                "lines have moved"
            }
            2 => {
                classes.overrides = !classes.overrides;
                "an override"
            }
            3 => {
                classes.wide = !classes.wide;
                "the type of a field"
            }
            4 => {
                classes.extra = !classes.extra;
                "a field"
            }
            5 => {
                classes.unused += 1;
                "a method that nobody calls"
            }
            6 => {
                classes.first += 1;
                "an initialiser"
            }
            7 | 8 => {
                let line = Statement::Line((*numbers.one(OF_CLASSES)).into());
                let body = body(&mut next.program, numbers);
                body.insert(numbers.below(body.len() + 1), line);
                "a new statement"
            }
            9 | 10 => {
                let body = body(&mut next.program, numbers);
                if body.len() > 1 {
                    body.remove(numbers.below(body.len()));
                }
                "a statement less"
            }
            11 => {
                let body = body(&mut next.program, numbers);
                let at = numbers.below(body.len());
                body.swap(0, at);
                "another order"
            }
            n => {
                // Numbers, not the ends of names.
                const WORDS: [(&str, &str); 6] = [
                    (" 1;", " 2;"),
                    (" 2;", " 1;"),
                    ("++", "--"),
                    ("lockA", "lockB"),
                    ("lockB", "lockA"),
                    ("s0", "v1"),
                ];
                let (from, to) = WORDS[(n + numbers.below(6)) % 6];
                let body = body(&mut next.program, numbers);
                let at = numbers.below(body.len());
                replace(&mut body[at], from, to);
                "a word of a statement"
            }
        };
        (next, what)
    }

    pub(crate) fn source(&self) -> String {
        let Classes { overrides, wide, extra, unused, first, blank } = &self.classes;
        // Programs of this mixture have no classes of their own.
        let Program { name, template, initializers: _, main, threads } = &self.program;
        let kind = if *wide { "long" } else { "int" };
        let mut text = format!("{}\n{}public class {name} extends Prelude {{\n", template.imports, "\n".repeat(*blank));
        let extra = if *extra { "int g; " } else { "" };
        text.push_str(&format!("    static class Box {{ {extra}{kind} f = {first}; {kind} get() {{ return f; }} }}\n"));
        let over =
            if *overrides { "@Override ".to_string() + kind + " get() { return f + 1; } " } else { String::new() };
        text.push_str(&format!(
            "    static class Sub extends Box {{ {over}}}\n    static volatile Box box = new Box();\n"
        ));
        for i in 0..*unused {
            text.push_str(&format!("    static int unused{i}() {{ return {i}; }}\n"));
        }
        for (i, (_, body)) in threads.iter().enumerate() {
            text.push_str(&class(&format!("T{i}"), body));
        }
        text.push_str(&class("M", main));
        text.push_str("    public static void main(String[] args) throws Exception {\n        M m = new M();\n");
        for i in 0..threads.len() {
            text.push_str(&format!(
                "        T{i} o{i} = new T{i}();\n        t{i} = new Thread(() -> {{ try {{ o{i}.all(); }} \
                 catch (InterruptedException e) {{ r{i} = -1; return; }} catch (RuntimeException e) {{ throw e; }} \
                 catch (Exception e) {{ throw new Error(e); }} r{i} = o{i}.r; }}, \"w{i}\");\n"
            ));
        }
        (0..threads.len()).for_each(|i| text.push_str(&format!("        t{i}.start();\n")));
        text.push_str("        m.all();\n        int r = m.r;\n");
        (0..threads.len()).for_each(|i| text.push_str(&format!("        t{i}.join();\n")));
        text.push_str(&format!("        System.out.print({});\n    }}\n}}\n", template.last));
        text
    }
}

/// A class with a method for each statement, and one that calls them all.
fn class(name: &str, body: &[Statement]) -> String {
    let mut text = format!(
        "    static class {name} extends Prelude {{\n        int r; Node n = new Node(1); Node[] some = {{n, null}}; Thread me;\n"
    );
    let mut calls = String::from("        void all() throws Exception { me = Thread.currentThread(); ");
    for (i, statement) in body.iter().enumerate() {
        text.push_str(&format!("        void s{i}() throws Exception {{\n"));
        crate::program::render(std::slice::from_ref(statement), 3, &mut text);
        text.push_str("        }\n");
        calls.push_str(&format!("s{i}(); "));
    }
    text + &calls + "}\n    }\n"
}

/// The statements of main or of a thread.
fn body<'p>(program: &'p mut Program, numbers: &mut Numbers) -> &'p mut Vec<Statement> {
    let at = numbers.below(program.threads.len() + 1);
    match program.threads.get_mut(at) {
        Some((_, body)) => body,
        None => &mut program.main,
    }
}

fn replace(statement: &mut Statement, from: &str, to: &str) {
    match statement {
        Statement::Line(line) => *line = line.replacen(from, to, 1),
        Statement::Block { head, body, .. } => {
            *head = head.replacen(from, to, 1);
            body.iter_mut().for_each(|statement| replace(statement, from, to));
        }
    }
}
