//! Random methods over all primitive types, arrays, fields, exceptions and loops, that call virtual, interface,
//! native and synchronized ones. A program depends on its seed only.

use std::fmt::Write;

const INTS: &[&str] = &[
    "0",
    "1",
    "-1",
    "2",
    "7",
    "31",
    "32",
    "33",
    "63",
    "64",
    "127",
    "128",
    "255",
    "-128",
    "32767",
    "-32768",
    "65535",
    "Integer.MAX_VALUE",
    "Integer.MIN_VALUE",
    "1000003",
];
const LONGS: &[&str] = &[
    "0L",
    "1L",
    "-1L",
    "63L",
    "64L",
    "Long.MAX_VALUE",
    "Long.MIN_VALUE",
    "4294967296L",
    "-2147483649L",
    "123456789012345L",
];
const FLOATS: &[&str] = &[
    "0f",
    "-0f",
    "1f",
    "-1.5f",
    "Float.NaN",
    "Float.POSITIVE_INFINITY",
    "Float.NEGATIVE_INFINITY",
    "Float.MIN_VALUE",
    "Float.MAX_VALUE",
    "1e10f",
    "3.3f",
];
const DOUBLES: &[&str] = &[
    "0.0",
    "-0.0",
    "1.0",
    "-2.5",
    "Double.NaN",
    "Double.POSITIVE_INFINITY",
    "Double.NEGATIVE_INFINITY",
    "Double.MIN_VALUE",
    "Double.MAX_VALUE",
    "1e19",
    "-1e300",
    "0.1",
];
const COMPARISONS: &[&str] = &["<", "<=", ">", ">=", "==", "!="];
const METHODS: usize = 4;

const LOCALS: &str = r#"int i1 = 5, i2 = -9; long l1 = 3; float f1 = 2f; double d1 = -7; Object o = ""; Fuzz n = this;
    Object[] oa = new String[] {"a", "b", null, "c"}; int[] ia = {1, -2, 3, Integer.MIN_VALUE, 5, 6, 7, 8};
    long[] la = {1, -2, 3, Long.MIN_VALUE, 5, 6, 7, 8}; float[] fa = new float[8];
    double[] da = {1, -2.5, Double.NaN, 4, 0, -0.0, 7, 8}; byte[] ba = new byte[8]; char[] ca = new char[8];
    short[] sa = new short[8]; boolean[] za = new boolean[8];"#;

const RESULT: &str = r#"long r = i0 * 31L + i1 * 17L + i2 + l0 * 7 + l1 + bits(f0) + bits(f1) * 3L + bits(d0) + bits(d1) * 5;
    for (int q : ia) r = r * 31 + q; for (long q : la) r = r * 31 + q; for (byte q : ba) r = r * 31 + q;
    for (char q : ca) r = r * 31 + q; for (short q : sa) r = r * 31 + q; for (boolean q : za) r = r * 31 + (q ? 1 : 0);
    for (float q : fa) r = r * 31 + bits(q); for (double q : da) r = r * 31 + bits(q);
    return r + x + y + S + bits(D);"#;

/// Which NaN is nobody's business but ours: HotSpot's compilers swap operands.
const HELPERS: &str = r#"int x; long y; Fuzz next; static int S; static double D;
    Fuzz(int x) { this.x = x; }
    static int h(int a, long b) { return (int) (a * 31 + b) / (a | 1); }
    interface Area { double area(); }
    static abstract class Shape { int w = 3; abstract int f(int a); int g(int a) { return f(a) ^ w; } }
    static class Square extends Shape implements Area { int f(int a) { return a * w; } public double area() { return w * w; } }
    static class Circle extends Shape implements Area { int f(int a) { return 1000 / a; } public double area() { return Math.sqrt(w); } }
    static class Blob extends Square { int f(int a) { w += a; return w; } int g(int a) { return -a; } public double area() { return -1; } }
    static class Line extends Shape { synchronized int f(int a) { if (a == 7) throw new IllegalStateException("seven"); return a; } }
    static final Shape[] shapes = {new Square(), new Circle(), new Blob(), new Line()};
    synchronized int held(int a, long b) { x ^= a; return h(a, b) + (int) (b / a); }
    static synchronized int locked(int a) { S += a; return 100 / a; }
    static int deep(int a) { return a == 0 ? S / (S & 1) : deep(a - 1) + a; }
    static int bits(float f) { return Float.floatToIntBits(f); }
    static long bits(double d) { return Double.doubleToLongBits(d); }"#;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Int,
    Long,
    Float,
    Double,
}

use Type::{Double, Float, Int, Long};

const TYPES: [Type; 4] = [Int, Long, Float, Double];

impl Type {
    fn name(self) -> &'static str {
        match self {
            Int => "int",
            Long => "long",
            Float => "float",
            Double => "double",
        }
    }

    fn constants(self) -> &'static [&'static str] {
        match self {
            Int => INTS,
            Long => LONGS,
            Float => FLOATS,
            Double => DOUBLES,
        }
    }

    fn variables(self) -> &'static [&'static str] {
        match self {
            Int => &["i0", "i1", "i2"],
            Long => &["l0", "l1"],
            Float => &["f0", "f1"],
            Double => &["d0", "d1"],
        }
    }
}

struct Random(u64);

impl Random {
    /// Below `bound` (splitmix64).
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn other(&mut self, than: Type) -> Type {
        let others: Vec<Type> = TYPES.into_iter().filter(|&t| t != than).collect();
        self.one(&others)
    }

    fn expression(&mut self, ty: Type, depth: usize) -> String {
        let chance = self.below(100);
        if depth == 0 || chance < 15 {
            let of = if self.below(3) == 0 { ty.constants() } else { ty.variables() };
            return self.one(of).to_string();
        }
        let d = depth - 1;
        match (ty, self.below(100)) {
            (Int, 0..45) => self.binary(Int, Int, &["+", "-", "*", "&", "|", "^", "<<", ">>", ">>>"], d),
            (Int | Long, 45..57) => self.binary(ty, ty, &["/", "%"], d),
            (Int, 57..63) => format!("(({}) {})", self.one(&["byte", "char", "short"]), self.expression(Int, d)),
            (Int, 63..71) => {
                let compared = self.one(&TYPES);
                let condition = self.binary(compared, compared, COMPARISONS, d);
                format!("({condition} ? {} : {})", self.expression(Int, d), self.expression(Int, d))
            }
            (Int, 71..79) => {
                let (array, within) = (self.one(&["ia", "ba", "ca", "sa"]), self.one(&["& 7", "% 9"]));
                format!("{array}[{} {within}]", self.expression(Int, d))
            }
            (Int, 79..83) => format!("h({}, {})", self.expression(Int, d), self.expression(Long, d)),
            (Int, 83..86) => {
                format!("(o instanceof {} ? 1 : ia.length)", self.one(&["String", "Integer", "Comparable"]))
            }
            (Long, 0..35) => self.binary(Long, Long, &["+", "-", "*", "&", "|", "^"], d),
            (Long, 35..45) => self.binary(Long, Int, &["<<", ">>", ">>>"], d),
            (Float | Double, 0..57) => self.binary(ty, ty, &["+", "-", "*", "/", "%"], d),
            (Long | Float | Double, 57..68) => {
                let array = match ty {
                    Long => "la",
                    Float => "fa",
                    _ => "da",
                };
                format!("{array}[{} & 7]", self.expression(Int, d))
            }
            (_, 95..) => format!("(- {})", self.expression(ty, d)),
            _ => {
                let from = self.other(ty);
                format!("(({}) {})", ty.name(), self.expression(from, d))
            }
        }
    }

    fn binary(&mut self, left: Type, right: Type, operators: &[&str], depth: usize) -> String {
        format!("({} {} {})", self.expression(left, depth), self.one(operators), self.expression(right, depth))
    }

    fn store(&mut self) -> String {
        let (array, ty) = self.one(&[
            ("ia", "int"),
            ("la", "long"),
            ("fa", "float"),
            ("da", "double"),
            ("ba", "byte"),
            ("ca", "char"),
            ("sa", "short"),
            ("za", "boolean"),
        ]);
        let value = match TYPES.into_iter().find(|t| t.name() == ty) {
            Some(ty) => self.expression(ty, 2),
            None if ty == "boolean" => format!("{} > 0", self.expression(Int, 2)),
            None => format!("({ty}) {}", self.expression(Int, 2)),
        };
        format!("{array}[{} {}] = {value};", self.expression(Int, 1), self.one(&["& 7", "& 7", "% 9"]))
    }

    fn with_objects(&mut self) -> String {
        match self.below(21) {
            11 => format!("i0 += shapes[{} & 3].f({});", self.expression(Int, 1), self.expression(Int, 1)),
            12 => format!("d1 += ((Area) shapes[{} & 3]).area();", self.expression(Int, 1)),
            13 => {
                format!("synchronized (n) {{ i1 += held({}, {}); }}", self.expression(Int, 1), self.expression(Long, 1))
            }
            14 => format!("i2 += locked({}) + shapes[{} & 3].g(i1);", self.expression(Int, 1), self.expression(Int, 1)),
            15 => format!(
                "System.arraycopy(ia, {} & 7, ia, {} % 9, {} & 3);",
                self.expression(Int, 1),
                self.expression(Int, 1),
                self.expression(Int, 1)
            ),
            16 => format!(
                "d0 = Math.sqrt({}); f1 = Float.intBitsToFloat({}); l1 ^= Double.doubleToLongBits({});",
                self.expression(Double, 1),
                self.expression(Int, 1),
                self.expression(Double, 1)
            ),
            17 => format!("ia = new int[{} % 12];", self.expression(Int, 1)),
            18 => format!("i0 += deep({} & 15);", self.expression(Int, 1)),
            19 => format!(
                "o = shapes[{} & 3]; i1 += o instanceof Area ? 1 : 2; i2 += o.hashCode() == o.hashCode() ? 1 : 0; oa = oa.clone();",
                self.expression(Int, 1)
            ),
            20 => format!(
                "l1 += Long.bitCount({}) + Integer.numberOfLeadingZeros({}) + Math.floorMod({}, 7); i1 = Math.max({}, i1);",
                self.expression(Long, 1),
                self.expression(Int, 1),
                self.expression(Int, 1),
                self.expression(Int, 1)
            ),
            0 => format!("this.x = {};", self.expression(Int, 2)),
            1 => format!("this.y = {};", self.expression(Long, 2)),
            2 => format!("S = {};", self.expression(Int, 2)),
            3 => format!("D = {};", self.expression(Double, 2)),
            4 => "i0 = this.x; l0 = this.y;".into(),
            5 => "i1 = S; d0 = D;".into(),
            6 => format!(
                "o = {} > 0 ? (Object) \"s\" : Integer.valueOf({});",
                self.expression(Int, 1),
                self.expression(Int, 1)
            ),
            7 => format!("oa[{} & 3] = o; o = oa[i0 & 3];", self.expression(Int, 1)),
            8 => format!(
                "n = new Fuzz({}); n.next = {}; i2 += n.x;",
                self.expression(Int, 1),
                self.one(&["this", "n", "null"])
            ),
            9 => "i1 = n.next.x;".into(),
            _ => format!("ia = new int[8 + ({} & 3)];", self.expression(Int, 1)),
        }
    }

    fn statement(&mut self, depth: usize, loops: usize) -> String {
        match self.below(100) {
            0..42 => {
                let ty = self.one(&TYPES);
                format!("{} = {};", self.one(ty.variables()), self.expression(ty, 3))
            }
            42..54 => self.store(),
            54..64 => self.with_objects(),
            _ if depth == 0 => "i0++;".into(),
            64..75 => {
                let condition = self.binary(Int, Int, COMPARISONS, 2);
                format!(
                    "if {condition} {{ {} }} else {{ {} }}",
                    self.block(depth - 1, loops),
                    self.block(depth - 1, loops)
                )
            }
            75..84 => {
                let (k, rounds) = (format!("k{loops}"), 1 + self.below(6));
                format!("for (int {k} = 0; {k} < {rounds}; {k}++) {{ {} }}", self.block(depth - 1, loops + 1))
            }
            84..92 => {
                let caught = self.one(&["ArithmeticException", "ArrayIndexOutOfBoundsException", "RuntimeException"]);
                let (tried, after) = (self.block(depth - 1, loops), self.statement(0, loops));
                format!("try {{ {tried} }} catch ({caught} e) {{ i0 ^= 17; {after} }} finally {{ i1 += 3; }}")
            }
            _ => {
                let mut cases = String::new();
                for case in [["0", "1", "2"], ["-1", "3", "100000"]][self.below(2)] {
                    let end = self.one(&["break;", ""]);
                    write!(cases, "case {case}: {} {end} ", self.statement(depth - 1, loops)).unwrap();
                }
                let key = self.expression(Int, 2);
                format!("switch (0 + {key}{}) {{ {cases} default: i2--; }}", self.one(&[" & 3", " % 5", ""]))
            }
        }
    }

    fn block(&mut self, depth: usize, loops: usize) -> String {
        let statements: Vec<String> = (0..=self.below(4)).map(|_| self.statement(depth, loops)).collect();
        statements.join(" ")
    }
}

/// The text of the class `Fuzz`.
pub(crate) fn program(seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x1_0000_0001));
    let mut text = format!("public class Fuzz {{ {HELPERS}\n");
    let mut calls = String::new();
    for m in 0..METHODS {
        let (first, second) = (random.block(3, 0), random.block(3, 0));
        writeln!(text, "long m{m}(int i0, long l0, float f0, double d0) {{ {LOCALS}\n{first}\n{second}\n{RESULT} }}")
            .unwrap();
        write!(
            calls,
            "try {{ System.out.println(z.m{m}(i, l, f, d)); }} catch (Throwable t) {{ System.out.println(t); }} "
        )
        .unwrap();
    }
    let (ints, longs, floats, doubles) = (INTS.join(", "), LONGS.join(", "), FLOATS.join(", "), DOUBLES.join(", "));
    writeln!(
        text,
        "public static void main(String[] a) {{ Fuzz z = new Fuzz(1); int[] is = {{{ints}}}; long[] ls = {{{longs}}};
        float[] fs = {{{floats}}}; double[] ds = {{{doubles}}};
        for (int r = 0; r < 40; r++) {{
            int i = is[r % is.length]; long l = ls[r * 3 % ls.length];
            float f = fs[r * 7 % fs.length]; double d = ds[r * 5 % ds.length];
            {calls}
        }} }} }}"
    )
    .unwrap();
    text
}
