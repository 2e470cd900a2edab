//! Digests change with what a program does and with nothing else.
//!
//! Pairs of programs: the same source compiled with other options or with changes that mean nothing
//! (no digest may change), the same class written with its constants in another order (neither), and
//! sources with one change that means something (exactly the named digests change).

mod java;
mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use java::{compiler, jdks};
use rjpf_classes::digest::of_class;
use rjpf_classes::path::Jdk;
use rjpf_classfile::ClassFile;
use rjpf_classfile::access::{ACC_FINAL, ACC_PUBLIC, ACC_STATIC};
use rjpf_classfile::build::ClassBuilder;
use rjpf_classfile::opcode::*;
use support::{folder, json, rjpf};

/// `Class` or `Class.method(...)`, and the digest.
type Digests = BTreeMap<String, String>;

fn digests_of(bytes: &[u8]) -> Digests {
    let file = ClassFile::parse(bytes).unwrap();
    let class = of_class(&file);
    let name = String::from_utf8_lossy(class.name).into_owned();
    let mut all: Digests = class
        .methods
        .iter()
        .map(|m| (format!("{name}.{}", String::from_utf8_lossy(m.name)), m.digest.to_string()))
        .collect();
    all.insert(name, class.shape.to_string());
    all
}

/// Compiles a source whose classes are all in one file.
fn compile(jdk: &Jdk, what: &str, text: &str, flags: &[&str]) -> Digests {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("digests/{}/{what}", jdk.feature));
    _ = fs::remove_dir_all(&place);
    fs::create_dir_all(place.join("out")).unwrap();
    fs::write(place.join("A.java"), text).unwrap();
    let mut words = ["-nowarn", "-proc:none", "-Xlint:none", "-d"].map(String::from).to_vec();
    words.push(place.join("out").display().to_string());
    words.extend(flags.iter().map(ToString::to_string));
    words.push(place.join("A.java").display().to_string());
    compiler::compile(&jdk.home, &words).unwrap_or_else(|said| panic!("{what}: {said}"));
    let mut all = Digests::new();
    for entry in fs::read_dir(place.join("out")).unwrap() {
        all.extend(digests_of(&fs::read(entry.unwrap().path()).unwrap()));
    }
    all
}

const SOURCE: &str = r#"
import java.util.function.IntSupplier;
class A {
    @interface Unkept { }
    @Deprecated int field = 3;
    static final int LIMIT = 10;
    static final String NAME = "a";
    String text;
    int plain(int count) { int sum = count; for (int i = 0; i < LIMIT; i++) { sum += i * 3; } return sum; }
    String calls(Object o) { return o.toString() + field + NAME; }
    int lambda() { int local = field; IntSupplier s = () -> local + 1; return s.getAsInt(); }
    int choose(int n) { switch (n) { case 1: return 5; case 7: return 6; case 900: return 7; default: return -1; } }
    int guarded(String s) { try { return Integer.parseInt(s); } catch (NumberFormatException e) { return -2; } }
    long wide() { return 123456789012L + (long) 2.5; }
    int other(B b) { return b.value() + b.extra; }
}
class B {
    int extra;
    int value() { return 1; }
    int kept() { return 2; }
}
class C extends B {
    int own() { return super.value(); }
}
"#;

/// Texts, and what stands in their place.
type Replaced = &'static [(&'static str, &'static str)];

/// Changes of the text that change no digest.
const NOTHING: &[(&str, Replaced)] = &[
    ("the same again", &[]),
    ("comments", &[("class A {", "/** says\n * nothing */\nclass A { // really")]),
    ("lines", &[("for (int i", "\n\n\nfor\n(int i"), ("return 5;", "\nreturn 5;\n")]),
    (
        "locals",
        &[
            ("int sum = count;", "int total = count;"),
            ("sum += i * 3", "total += i * 3"),
            ("return sum;", "return total;"),
        ],
    ),
    ("a local of a lambda", &[("int local = field", "int that = field"), ("() -> local + 1", "() -> that + 1")]),
    ("parameters", &[("plain(int count) { int sum = count;", "plain(int number) { int sum = number;")]),
    ("spaces", &[("    int", "\t  int")]),
];

/// Changes of the text, and the digests that change with them, come or go.
const SOMETHING: &[(&str, Replaced, &[&str])] = &[
    ("a constant in code", &[("i * 3", "i * 4")], &["A.plain"]),
    ("a constant of a switch", &[("case 7:", "case 8:")], &["A.choose"]),
    ("a result of a switch", &[("return 7;", "return 8;")], &["A.choose"]),
    ("a wide constant", &[("123456789012L", "123456789013L")], &["A.wide"]),
    ("a string of a concatenation", &[("+ field + NAME", "+ field + \"b\"")], &["A.calls"]),
    ("a call", &[("o.toString()", "o.hashCode()")], &["A.calls"]),
    ("the class of a handler", &[("catch (NumberFormatException", "catch (IllegalArgumentException")], &["A.guarded"]),
    ("the body of a lambda", &[("local + 1", "local + 2")], &["A.lambda$lambda$0"]),
    // The class that has it, and the code that names it.
    ("the type of a field", &[("int extra;", "short extra;")], &["B", "A.other"]),
    // Inlined where it is used.
    ("the value of a constant", &[("LIMIT = 10", "LIMIT = 11")], &["A", "A.plain"]),
    ("the first value of a field", &[("field = 3", "field = 4")], &["A.<init>"]),
    ("an override", &[("int own()", "int value() { return 9; } int own()")], &["C", "C.value"]),
    ("a method less", &[("    int kept() { return 2; }\n", "")], &["B", "B.kept"]),
    (
        "a superclass",
        &[("class C extends B", "class D extends B { }\nclass C extends D")],
        &["C", "C.<init>", "C.own", "D", "D.<init>"],
    ),
    ("an interface", &[("class B {", "class B implements java.io.Serializable {")], &["B"]),
    ("a flag", &[("int kept()", "synchronized int kept()")], &["B", "B.kept"]),
    ("a final class", &[("class C extends", "final class C extends")], &["C"]),
    ("a thrown class", &[("int kept()", "int kept() throws Exception")], &["B"]),
    ("an annotation that is kept", &[("int kept()", "@Deprecated int kept()")], &["B"]),
    ("an annotation that is not kept", &[("int kept()", "@A.Unkept int kept()")], &[]),
];

fn changed(text: &str, changes: &[(&str, &str)], what: &str) -> String {
    changes.iter().fold(text.to_string(), |text, (from, to)| {
        assert!(text.contains(from), "{what}: {from}");
        text.replacen(from, to, 1)
    })
}

fn differences(a: &Digests, b: &Digests) -> Vec<String> {
    let names: std::collections::BTreeSet<&String> = a.keys().chain(b.keys()).collect();
    names.into_iter().filter(|name| a.get(*name) != b.get(*name)).cloned().collect()
}

#[test]
fn what_means_nothing_changes_no_digest() {
    for jdk in jdks() {
        let base = compile(&jdk, "base", SOURCE, &["-g"]);
        assert!(base.len() >= 18, "{base:?}");
        for flags in [&["-g:none"][..], &[], &["-g:source,lines"]] {
            let other = compile(&jdk, "flags", SOURCE, flags);
            assert_eq!(differences(&base, &other), Vec::<String>::new(), "{flags:?}");
        }
        for (what, changes) in NOTHING {
            let other = compile(&jdk, "nothing", &changed(SOURCE, changes, what), &["-g"]);
            assert_eq!(differences(&base, &other), Vec::<String>::new(), "{what}");
        }
    }
}

#[test]
fn what_means_something_changes_exactly_its_digests() {
    for jdk in jdks() {
        let base = compile(&jdk, "first", SOURCE, &[]);
        for (what, changes, expected) in SOMETHING {
            let other = compile(&jdk, "second", &changed(SOURCE, changes, what), &[]);
            let mut expected: Vec<String> = expected.iter().map(ToString::to_string).collect();
            expected.sort();
            assert_eq!(differences(&base, &other), expected, "{what} on JDK {}", jdk.feature);
        }
    }
}

/// A class with constants of all kinds, its pool begun with `before`.
fn built(before: &[&str]) -> Vec<u8> {
    let mut class = ClassBuilder::new(ACC_PUBLIC, "Built", "java/lang/Object");
    for &text in before {
        class.pool.string(text);
        class.pool.class(text);
        class.pool.integer(text.len() as i32 + 100_000);
    }
    class.interface("java/lang/Runnable");
    class.field(ACC_STATIC, "x", "I");
    let limit = class.pool.integer(100_007);
    class.constant_field(ACC_STATIC | ACC_FINAL, "LIMIT", "I", limit);
    let factory = class.pool.method("Maker", "make", "()V");
    let handle = class.pool.method_handle(6, factory);
    let argument = class.pool.string("argument");
    let bootstrap = class.bootstrap_method(handle, &[argument]);
    class.method(ACC_STATIC | ACC_PUBLIC, "run", "()V", |code| {
        code.push_string("one").op(POP).push_string("two").op(POP).push_int(100_003).op(POP).push_long(77).op(POP2);
        code.type_op(NEW, "java/lang/Thread").op(POP);
        code.field(GETSTATIC, "Built", "x", "I").op(POP);
        code.invokedynamic(bootstrap, "call", "()V");
        code.op(RETURN);
    });
    class.finish().unwrap()
}

#[test]
fn the_order_of_constants_changes_no_digest() {
    let base = built(&[]);
    let expected = digests_of(&base);
    let orders: [&[&str]; 4] =
        [&["two", "one"], &["x", "Built", "call"], &["Maker"], &["argument", "java/lang/Thread"]];
    for before in orders {
        let other = built(before);
        assert_ne!(base, other);
        assert_eq!(digests_of(&other), expected, "{before:?}");
    }
}

#[test]
fn files_that_are_not_sound_have_digests_too() {
    // No panic, and never the same digest for code that was changed.
    let base = built(&[]);
    let expected = digests_of(&base);
    let mut parsed = 0;
    for at in 10..base.len() {
        let mut bytes = base.clone();
        bytes[at] ^= 0x55;
        if let Ok(file) = ClassFile::parse(&bytes) {
            parsed += 1;
            let digests = of_class(&file);
            assert!(!digests.methods.is_empty() || file.methods.is_empty());
        }
    }
    assert!(parsed > 20, "{parsed}");
    assert_eq!(digests_of(&base), expected);
}

#[test]
fn the_command_prints_text_and_json() {
    let place = folder("digest-command", &[]);
    fs::write(place.join("Built.class"), built(&[])).unwrap();
    let said = rjpf(&place, &["digest", "Built.class"]);
    let expected = digests_of(&built(&[]));
    assert_eq!(said.code, 0, "{}", said.err);
    assert_eq!(said.out, format!("{} shape Built\n{} method Built.run()V\n", expected["Built"], expected["Built.run"]));
    for words in [&["digest", "--json", "Built.class"][..], &["digest", ".", "--json"]] {
        let said = rjpf(&place, words);
        fs::write(place.join("out.json"), &said.out).unwrap();
        let value = json(place.join("out.json"));
        assert_eq!(value["classes"][0]["shape"], expected["Built"], "{}", said.err);
        assert_eq!(value["classes"][0]["methods"][0]["digest"], expected["Built.run"]);
        assert_eq!(value["digestVersion"], 2);
    }
    for (words, what) in [
        (&["digest"][..], "rjpf digest [--json] PATH"),
        (&["digest", "--xml", "Built.class"], "--xml"),
        (&["digest", "None.class"], "None.class"),
        (&["digest", "none"], "none"),
    ] {
        let said = rjpf(&place, words);
        assert!(said.code == 2 && said.err.contains(what), "{words:?}: {} {}", said.code, said.err);
    }
}
