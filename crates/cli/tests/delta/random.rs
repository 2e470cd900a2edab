//! Random small programs that choose data and work on registers, static fields, objects and arrays. Program `i` of a seed
//! depends on the two numbers only.

/// What every program begins with: things of two kinds behind one interface.
const PRELUDE: &str = "
    interface Thing { int of(int x); Thing next(); }
    static final class Ring implements Thing {
        int v; long w; Thing next;
        Ring(int v) { this.v = v; }
        public int of(int x) { int s = v; for (int i = 0; i < (x & 3); i++) { if ((s & 1) == 0) s += i; else s -= v; } return s; }
        public Thing next() { return next; }
    }
    static final class Pair implements Thing {
        final int a; byte b; Thing next;
        Pair(int a) { this.a = a; this.b = (byte) (a * 100); }
        public int of(int x) { return x > a ? a - x : (x == 0 ? b : a * x); }
        public Thing next() { return this; }
    }
    static int count; static long total; static Thing kept; static final Object lock = new Object();
";

const EXPRESSION_DEPTH: u32 = 2;
const NESTING: u32 = 3;

struct Writer {
    state: u64,
    text: String,
    /// Choices that may still be made: each multiplies the states.
    choices: u32,
    loops: u32,
}

/// The source of a class of this name. Every fourth program has a second thread.
pub(crate) fn program(seed: u64, index: u64, name: &str) -> String {
    let state = (seed ^ index.wrapping_mul(0x9E37_79B9_7F4A_7C15)) | 1;
    let mut writer = Writer { state, text: String::new(), choices: 5, loops: 0 };
    for _ in 0..20 {
        writer.next();
    }
    let has_thread = index % 4 == 3;
    if has_thread {
        writer.choices = 3;
    }
    let body = writer.body(has_thread);
    let imports = if body.contains("Explore.") { "import rjpf.Explore;\n" } else { "" };
    format!(
        "import gov.nasa.jpf.vm.Verify;\n{imports}public class {name} {{{PRELUDE}\n    public static void main(String[] args) throws Exception {{\n{body}    }}\n}}\n"
    )
}

impl Writer {
    fn next(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 11) % n
    }

    fn one_of(&mut self, words: &[&'static str]) -> &'static str {
        words[self.below(words.len() as u64) as usize]
    }

    fn say(&mut self, line: &str) {
        self.text.push_str("        ");
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn say_one_of(&mut self, lines: &[&'static str]) {
        let line = self.one_of(lines);
        self.say(line);
    }

    fn body(mut self, has_thread: bool) -> String {
        self.say("int a = 0, b = 1, c = 2; long l = 3; int[] xs = new int[4]; byte[] bs = new byte[5]; Thing[] ts = new Thing[3];");
        self.say("Thing t = new Ring(1);");
        if has_thread {
            self.say("Thread other = new Thread(() -> { count++; total += count; });");
        }
        self.say(&format!("for (int round = 0; round < {}; round++) {{", if has_thread { 1 } else { 3 }));
        self.choose();
        for _ in 0..4 {
            self.statement(0);
        }
        self.choose();
        if has_thread {
            self.say("other.start(); count += a; other.join();");
        }
        for _ in 0..3 {
            self.statement(0);
        }
        self.say("}");
        if self.below(3) == 0 {
            self.say("System.out.println(a + \" \" + b + \" \" + count);");
        }
        if self.below(4) == 0 {
            self.say("assert a + b != 7 : \"seven\";");
        }
        self.text
    }

    fn choose(&mut self) {
        if self.choices == 0 {
            return;
        }
        self.choices -= 1;
        let line = match self.below(5) {
            0 => "a = Verify.getInt(0, 4);",
            1 => "b = Verify.getBoolean() ? a : c;",
            2 => "c = Verify.random(2) + a;",
            3 => "t = Verify.getBoolean() ? new Ring(a) : new Pair(b);",
            _ => "a = Verify.getInt(0, 2) * 2 - 1;",
        };
        self.say(line);
    }

    fn expression(&mut self, depth: u32) -> String {
        if depth == EXPRESSION_DEPTH || self.below(3) == 0 {
            return match self.below(12) {
                0..=2 => "a".into(),
                3 | 4 => "b".into(),
                5 => "c".into(),
                6 => "count".into(),
                7 => "(int) l".into(),
                8 => "xs[a & 3]".into(),
                9 => "bs[b & 3]".into(),
                10 => "(t == null ? 5 : t.of(c))".into(),
                _ => (self.below(9) as i64 - 3).to_string(),
            };
        }
        let (x, y) = (self.expression(depth + 1), self.expression(depth + 1));
        match self.below(12) {
            // May throw.
            0 => format!("({x} / {y})"),
            1 => format!("({x} % ({y} | 1))"),
            2 => format!("({x} << ({y} & 7))"),
            3 => format!("(int) (({x} * 3L) >>> ({y} & 7))"),
            4 => format!("(int) ({x} * 0.5f)"),
            5 => format!("Double.compare({x}, {y})"),
            op => {
                let op = ["+", "-", "*", "&", "|", "^"][op as usize - 6];
                format!("({x} {op} {y})")
            }
        }
    }

    fn condition(&mut self) -> String {
        let (x, y) = (self.expression(1), self.expression(1));
        match self.below(5) {
            0 => "t instanceof Ring".into(),
            1 => "t == kept".into(),
            _ => {
                let op = self.one_of(&["<", "<=", "==", "!=", ">"]);
                format!("{x} {op} {y}")
            }
        }
    }

    fn block(&mut self, nesting: u32) {
        for _ in 0..1 + self.below(2) {
            self.statement(nesting + 1);
        }
    }

    fn statement(&mut self, nesting: u32) {
        let kinds = if nesting >= NESTING { 13 } else { 18 };
        match self.below(kinds) {
            0 | 1 => {
                let (to, value) = (self.one_of(&["a", "b", "c"]), self.expression(0));
                self.say(&format!("{to} = {value} % 16;"));
            }
            2 => {
                let value = self.expression(0);
                self.say(&format!("l = l * 31 + {value};"));
                self.say("l %= 64;");
            }
            3 => {
                let value = self.expression(0);
                let at = self.one_of(&["a & 3", "b & 3", "c"]);
                self.say(&format!("xs[{at}] = {value};"));
            }
            4 => {
                let value = self.expression(1);
                self.say(&format!("bs[(a ^ b) & 3] += {value};"));
            }
            5 => self.say_one_of(&["count = (count + a) % 8;", "total += b;", "kept = t;"]),
            6 => {
                let value = self.expression(1);
                let kind = self.one_of(&["Ring", "Pair"]);
                self.say(&format!("t = new {kind}({value} % 4);"));
            }
            7 => self.say_one_of(&["ts[a & 1] = t;", "t = ts[b & 1];", "ts[c % 3] = ts[0];"]),
            8 => self.say("if (t instanceof Ring r) { r.next = ts[a & 1]; r.w += b; a += (int) r.w & 3; }"),
            9 => self.say_one_of(&["t = t.next();", "if (t != null) t = t.next();", "if (t != null) t = t.next();"]),
            10 => self.say_one_of(&[
                "System.arraycopy(xs, 0, xs, 1, 3);",
                "xs = xs.clone();",
                "xs = new int[4 + (a & 1)];",
            ]),
            11 => {
                self.say_one_of(&["Explore.ignoreIfSeen(t);", "if (Explore.seen(ts)) b++;", "Verify.ignoreIf(a == 3);"])
            }
            12 => self.say_one_of(&[
                "synchronized (lock) { b++; }",
                "{ String s = \"x\" + a; c = s.length(); }",
                "c = Integer.toString(b).hashCode() & 7;",
            ]),
            13 | 14 => {
                let condition = self.condition();
                self.say(&format!("if ({condition}) {{"));
                self.block(nesting);
                if self.below(2) == 0 {
                    self.say("} else {");
                    self.block(nesting);
                }
                self.say("}");
            }
            15 => {
                let counter = format!("i{}", self.loops);
                self.loops += 1;
                let end = self.one_of(&["(a & 3)", "(b & 3)", "3", "xs.length"]);
                self.say(&format!("for (int {counter} = 0; {counter} < {end}; {counter}++) {{"));
                let before = self.choices;
                self.choices = 0;
                self.block(nesting);
                self.choices = before;
                self.say("}");
            }
            16 => {
                self.say("try {");
                self.block(nesting);
                let caught = format!("e{}", self.loops);
                self.loops += 1;
                self.say(&format!("}} catch (RuntimeException {caught}) {{"));
                self.block(nesting);
                self.say("}");
            }
            _ => {
                let value = self.expression(1);
                self.say(&format!(
                    "switch ({value}) {{ case 0: a++; break; case 1: case 2: b--; break; default: c = 1; }}"
                ));
                if nesting == 0 {
                    self.choose();
                }
            }
        }
    }
}
