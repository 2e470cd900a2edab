//! A generated program as a tree of statements, and what can be left out of it.

/// A statement: a line that stands by itself, or lines around others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Statement {
    Line(String),
    Block { head: String, body: Vec<Statement>, tail: String },
}

/// How a program's threads are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ThreadKind {
    Platform,
    Daemon,
    Virtual,
}

/// What is around the statements of a program.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Template {
    pub(crate) imports: &'static str,
    /// The class with everything that programs share.
    pub(crate) parent: &'static str,
    /// What the statements of one body use; they declare nothing themselves.
    pub(crate) locals: &'static str,
    /// What is printed at the end: what the threads saw, and what they left behind.
    pub(crate) last: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    pub(crate) name: String,
    pub(crate) template: &'static Template,
    /// What classes of its own do to be initialised: the first one's name is `C0`.
    pub(crate) initializers: Vec<Vec<Statement>>,
    /// What main does between starting the others and joining them.
    pub(crate) main: Vec<Statement>,
    pub(crate) threads: Vec<(ThreadKind, Vec<Statement>)>,
}

impl Program {
    /// The Java file.
    pub(crate) fn source(&self) -> String {
        let Template { imports, parent, locals, last } = self.template;
        let mut text = format!("{imports}\npublic class {} extends {parent} {{\n", self.name);
        for (i, body) in self.initializers.iter().enumerate() {
            text.push_str(&format!(
                "    static class C{i} {{\n        static int got;\n\n        static {{\n            int r = 0;\n"
            ));
            render(body, 3, &mut text);
            text.push_str("        got = r;\n        }\n\n        static int got() {\n            return got;\n        }\n    }\n\n");
        }
        for (i, (_, body)) in self.threads.iter().enumerate() {
            text.push_str(&format!("    static void run{i}() throws Exception {{\n{locals}"));
            render(body, 2, &mut text);
            text.push_str(&format!("        r{i} = r;\n    }}\n\n"));
        }
        text.push_str(&format!("    public static void main(String[] args) throws Exception {{\n{locals}"));
        for (i, (kind, _)) in self.threads.iter().enumerate() {
            let body = format!(
                "() -> {{ try {{ run{i}(); }} catch (InterruptedException e) {{ r{i} = -1; }} catch (RuntimeException e) {{ throw e; }} catch (Exception e) {{ throw new Error(e); }} }}"
            );
            let made = match kind {
                ThreadKind::Virtual => format!("Thread.ofVirtual().name(\"w{i}\").unstarted({body})"),
                _ => format!("new Thread({body}, \"w{i}\")"),
            };
            text.push_str(&format!("        t{i} = {made};\n"));
            if *kind == ThreadKind::Daemon {
                text.push_str(&format!("        t{i}.setDaemon(true);\n"));
            }
        }
        for i in 0..self.threads.len() {
            text.push_str(&format!("        t{i}.start();\n"));
        }
        render(&self.main, 2, &mut text);
        for (i, (kind, _)) in self.threads.iter().enumerate() {
            if *kind != ThreadKind::Daemon {
                text.push_str(&format!("        t{i}.join();\n"));
            }
        }
        text.push_str(&format!("        System.out.print({last});\n    }}\n}}\n"));
        text
    }

    /// Every program that is this one with something left out, the largest cuts first.
    pub(crate) fn smaller(&self) -> Vec<Program> {
        let mut found = Vec::new();
        for i in 0..self.threads.len() {
            let mut cut = self.clone();
            cut.threads.remove(i);
            // Names of threads are part of the text; a program that uses one too many does not compile.
            found.push(cut);
        }
        for i in 0..self.initializers.len() {
            for body in without_one(&self.initializers[i]) {
                let mut cut = self.clone();
                cut.initializers[i] = body;
                found.push(cut);
            }
        }
        for body in without_one(&self.main) {
            found.push(Program { main: body, ..self.clone() });
        }
        for i in 0..self.threads.len() {
            for body in without_one(&self.threads[i].1) {
                let mut cut = self.clone();
                cut.threads[i].1 = body;
                found.push(cut);
            }
            if self.threads[i].0 != ThreadKind::Platform {
                let mut cut = self.clone();
                cut.threads[i].0 = ThreadKind::Platform;
                found.push(cut);
            }
        }
        found
    }
}

/// The statements with one left out, or one block replaced by what is inside.
fn without_one(body: &[Statement]) -> Vec<Vec<Statement>> {
    let mut found = Vec::new();
    for i in 0..body.len() {
        let mut cut = body.to_vec();
        cut.remove(i);
        found.push(cut);
        if let Statement::Block { head, body: inner, tail } = &body[i] {
            let mut cut = body.to_vec();
            cut.splice(i..=i, inner.clone());
            found.push(cut);
            for inside in without_one(inner) {
                let mut cut = body.to_vec();
                cut[i] = Statement::Block { head: head.clone(), body: inside, tail: tail.clone() };
                found.push(cut);
            }
        }
    }
    found
}

pub(crate) fn render(body: &[Statement], depth: usize, text: &mut String) {
    let indent = "    ".repeat(depth);
    for statement in body {
        match statement {
            Statement::Line(line) => text.push_str(&format!("{indent}{line}\n")),
            Statement::Block { head, body, tail } => {
                text.push_str(&format!("{indent}{head}\n"));
                render(body, depth + 1, text);
                text.push_str(&format!("{indent}{tail}\n"));
            }
        }
    }
}
