//! Programs that no compiler writes, beside HotSpot: what it refuses is refused, in the same words, and
//! nothing ends in silence, a crash or an internal error.

mod classfile;
#[path = "../java/mod.rs"]
mod java;
mod let_through;
mod parameters;
mod sizes;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use classfile::{PUBLIC, RawClass, STATIC};

/// A folder with these classes.
fn folder(name: &str, classes: Vec<(&str, Vec<u8>)>) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hostile").join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (class, bytes) in classes {
        fs::write(folder.join(format!("{class}.class")), bytes).unwrap();
    }
    folder
}

struct Ended {
    code: i32,
    out: String,
    err: String,
}

fn run(command: &mut Command) -> Ended {
    let output = command.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ended { code: output.status.code().unwrap_or(-1), out: text(&output.stdout), err: text(&output.stderr) }
}

fn rjpf(folder: &PathBuf, words: &[&str]) -> Ended {
    run(Command::new(env!("CARGO_BIN_EXE_rjpf")).current_dir(folder).args(words))
}

fn hotspot(folder: &PathBuf) -> Ended {
    let jdks = java::jdks();
    run(Command::new(jdks[0].home.join("bin/java")).arg("-cp").arg(folder).arg("Main"))
}

fn rjpf_run(folder: &PathBuf, words: &[&str]) -> Ended {
    let home = java::jdks()[0].home.display().to_string();
    let all: Vec<&str> = ["run", "--jdk", &home, "-cp", "."].into_iter().chain(words.iter().copied()).collect();
    rjpf(folder, &all)
}

fn rjpf_check(folder: &PathBuf) -> Ended {
    let home = java::jdks()[0].home.display().to_string();
    rjpf(folder, &["--jdk", &home, "-cp", ".", "+trace.write=off", "Main"])
}

/// Both machines refuse the program with this error, and a search reports it.
fn refused(name: &str, classes: Vec<(&str, Vec<u8>)>, error: &str) {
    let folder = folder(name, classes);
    let java = hotspot(&folder);
    assert!(java.code == 1 && java.err.contains(error), "{name}: java {} {}", java.code, java.err);
    let run = rjpf_run(&folder, &["Main"]);
    assert!(run.code == 1 && run.err.contains(error), "{name}: run {} {}{}", run.code, run.out, run.err);
    let check = rjpf_check(&folder);
    assert!(check.code == 1 && check.out.contains(error), "{name}: check {} {}{}", check.code, check.out, check.err);
}

/// Both machines print the same.
fn same(name: &str, classes: Vec<(&str, Vec<u8>)>) -> String {
    let folder = folder(name, classes);
    let java = hotspot(&folder);
    assert!(java.code == 0, "{name}: java {} {}", java.code, java.err);
    let run = rjpf_run(&folder, &["Main"]);
    assert!(run.code == 0 && run.out == java.out, "{name}: run {} {}{}", run.code, run.out, run.err);
    run.out
}

fn two(index: u16) -> [u8; 2] {
    index.to_be_bytes()
}

/// `System.out.println` of what `value` pushes.
fn print(class: &mut RawClass, descriptor: &str, value: &[u8]) -> Vec<u8> {
    let out = two(class.pool.member(9, "java/lang/System", "out", "Ljava/io/PrintStream;"));
    let println = two(class.pool.member(10, "java/io/PrintStream", "println", descriptor));
    [&[0xb2, out[0], out[1]], value, &[0xb6, println[0], println[1]]].concat()
}

#[test]
fn an_int_is_no_reference() {
    for major in [48, 50, 52, 61] {
        let mut class = RawClass::new(major, "Main", "java/lang/Object");
        // An int through a local: as an array of ints it would reach anywhere.
        class.main(&[0x11, 0x7f, 0xff, 0x3c, 0x2b, 0x03, 0x2e, 0x57, 0xb1]);
        refused(&format!("int-{major}"), vec![("Main", class.finish())], "VerifyError");
    }
}

#[test]
fn a_broken_main_is_an_error() {
    let bodies: [&[u8]; 6] = [
        &[0x57, 0xb1],       // pop of nothing
        &[0x03],             // falls off the end
        &[0xa7, 0x00, 0x40], // goto out of the code
        &[0xca, 0xb1],       // no instruction
        &[0xa9, 0x00],       // ret without jsr
        &[0x03, 0xac],       // ireturn of a void method
    ];
    for (number, body) in bodies.into_iter().enumerate() {
        for major in [49, 61] {
            let mut class = RawClass::new(major, "Main", "java/lang/Object");
            class.main(body);
            refused(&format!("main-{number}-{major}"), vec![("Main", class.finish())], "VerifyError");
        }
    }
}

#[test]
fn a_broken_run_is_no_deadlock() {
    let mut worker = RawClass::new(61, "Worker", "java/lang/Thread");
    worker.constructor("java/lang/Thread");
    worker.method(PUBLIC, "run", "()V", &[0x57, 0xb1]);
    let mut main = RawClass::new(61, "Main", "java/lang/Object");
    let class = two(main.pool.class("Worker"));
    let init = two(main.pool.member(10, "Worker", "<init>", "()V"));
    let start = two(main.pool.member(10, "Worker", "start", "()V"));
    main.main(&[0xbb, class[0], class[1], 0x59, 0xb7, init[0], init[1], 0xb6, start[0], start[1], 0xb1]);
    refused("run", vec![("Worker", worker.finish()), ("Main", main.finish())], "VerifyError");
}

/// `jsr` and `ret`: what a finally clause was before Java 6.
#[test]
fn subroutines_work() {
    let mut class = RawClass::new(48, "Main", "java/lang/Object");
    let hello = print(&mut class, "(I)V", &[0x1b]);
    let mut code = vec![0x04, 0x3c]; // i = 1
    for step in 0..3u8 {
        code.extend([0x84, 1, step]); // i += step
        code.extend([0xa8, 0, 0]); // jsr, patched below
    }
    code.push(0xb1);
    let entry = code.len();
    for at in [5, 11, 17] {
        let offset = two((entry - at) as u16);
        code[at + 1..at + 3].copy_from_slice(&offset);
    }
    code.extend([0x4d]); // the address goes to local 2
    code.extend(hello);
    code.extend([0xa9, 2]);
    class.main(&code);
    assert_eq!(same("jsr", vec![("Main", class.finish())]), "1\n2\n4\n");
}

/// Behind one `jsr` local 1 is an exception to be thrown again, behind the other a number, and two threads meet
/// in the subroutine: states are told apart, and garbage is collected, by what each caller goes on with.
#[test]
fn a_subroutine_means_something_else_to_each_caller() {
    let mut class = RawClass::new(48, "Main", "java/lang/Thread");
    class.constructor("java/lang/Thread");
    for field in ["shared", "kept"] {
        class.field(PUBLIC | STATIC, field, "I");
    }
    let shared = two(class.pool.member(9, "Main", "shared", "I"));
    let kept = two(class.pool.member(9, "Main", "kept", "I"));
    let gc = two(class.pool.member(10, "java/lang/System", "gc", "()V"));
    let step = [0xb2, shared[0], shared[1], 0x04, 0x60, 0xb3, shared[0], shared[1]]; // shared++
    let mut code = vec![0x11, 0x7f, 0xff, 0x3c]; // local 1 = 32767
    code.extend(step);
    code.extend([0xa8, 0, 16, 0x1b, 0xb3, kept[0], kept[1], 0xb1]); // 12: jsr 28, kept = local 1
    code.extend([0x4c, 0xa8, 0, 7, 0x2b, 0xbf, 0, 0]); // 20: handler: local 1 = it, 21: jsr 28, throw it
    code.push(0x4d); // 28: the address goes to local 2
    code.extend(step);
    code.extend([0xb8, gc[0], gc[1], 0xa9, 2]);
    class.guarded_method(PUBLIC, "run", "()V", &code, &[[4, 15, 20]]);
    let this = two(class.pool.class("Main"));
    let init = two(class.pool.member(10, "Main", "<init>", "()V"));
    let start = two(class.pool.member(10, "Main", "start", "()V"));
    let join = two(class.pool.member(10, "Main", "join", "()V"));
    let mut main = Vec::new();
    for local in [1, 2] {
        main.extend([0xbb, this[0], this[1], 0x59, 0xb7, init[0], init[1], 0x4b + local]);
    }
    for (local, method) in [(1, start), (2, start), (1, join), (2, join)] {
        main.extend([0x2a + local, 0xb6, method[0], method[1]]);
    }
    main.extend(print(&mut class, "(I)V", &[0xb2, kept[0], kept[1]]));
    main.push(0xb1);
    class.main(&main);
    let folder = folder("jsr-callers", vec![("Main", class.finish())]);
    let java = hotspot(&folder);
    assert!(java.code == 0 && java.out == "32767\n", "java {} {}", java.code, java.err);
    let check = rjpf_check(&folder);
    assert!(check.code == 0 && check.out.contains("no error found"), "{} {}{}", check.code, check.out, check.err);
}

#[test]
fn subroutines_are_checked() {
    // Recursion into a subroutine; a ret of an address that was used; an int as an address.
    let bodies: [&[u8]; 3] = [
        &[0xa8, 0, 4, 0xb1, 0x4c, 0xa8, 0xff, 0xff, 0xb1],
        &[0xa8, 0, 6, 0xa9, 1, 0xb1, 0x4c, 0xa9, 1],
        &[0x03, 0x3c, 0xa9, 1],
    ];
    for (number, body) in bodies.into_iter().enumerate() {
        let mut class = RawClass::new(48, "Main", "java/lang/Object");
        class.main(body);
        refused(&format!("jsr-{number}"), vec![("Main", class.finish())], "VerifyError");
    }
}

/// Verified code may leave more bits in an int than its type has: they are cut off.
#[test]
fn small_types_are_narrowed() {
    let mut class = RawClass::new(48, "Main", "java/lang/Object");
    let mut main = Vec::new();
    for (descriptor, shown) in [("Z", "(Z)V"), ("B", "(I)V"), ("C", "(I)V"), ("S", "(I)V")] {
        let (field, method) = (format!("f{descriptor}"), format!("m{descriptor}"));
        class.field(PUBLIC | STATIC, &field, descriptor);
        let big = two(class.pool.member(10, "Main", "big", "()I"));
        class.method(STATIC, &method, &format!("(){descriptor}"), &[0xb8, big[0], big[1], 0xac]);
        let method = two(class.pool.member(10, "Main", &method, &format!("(){descriptor}")));
        main.extend(print(&mut class, shown, &[0xb8, method[0], method[1]]));
        let field = two(class.pool.member(9, "Main", &field, descriptor));
        main.extend([0xb8, big[0], big[1], 0xb3, field[0], field[1]]);
        main.extend(print(&mut class, shown, &[0xb2, field[0], field[1]]));
    }
    // 0x12345 + 0x6789 * 2 has bits everywhere.
    class.method(STATIC, "big", "()I", &[0x11, 0x67, 0x89, 0x05, 0x78, 0x11, 0x23, 0x45, 0x64, 0x02, 0x82, 0xac]);
    main.push(0xb1);
    class.main(&main);
    same("narrow", vec![("Main", class.finish())]);
}

#[test]
fn a_handle_is_not_invoked_statically() {
    let mut class = RawClass::new(61, "Main", "java/lang/Object");
    let invoke = two(class.pool.member(10, "java/lang/invoke/MethodHandle", "invoke", "()V"));
    class.main(&[0xb8, invoke[0], invoke[1], 0xb1]);
    refused("static-handle", vec![("Main", class.finish())], "NoSuchMethodError");
}

/// A limit of rjpf is named: exit code 3.
#[test]
fn monitors_have_a_limit_that_is_named() {
    let mut class = RawClass::new(48, "Main", "java/lang/Object");
    // while (true) monitorenter args
    class.main(&[0x2a, 0xc2, 0xa7, 0xff, 0xfe]);
    let folder = folder("monitors", vec![("Main", class.finish())]);
    let ended = rjpf_run(&folder, &["Main"]);
    assert!(ended.code == 3 && ended.err.contains("entered more than"), "{} {}{}", ended.code, ended.out, ended.err);
}

#[test]
fn unverified_code_is_stated() {
    let mut class = RawClass::new(61, "Main", "java/lang/Object");
    class.main(&[0xb1]);
    let folder = folder("off", vec![("Main", class.finish())]);
    let home = java::jdks()[0].home.display().to_string();
    let on = rjpf(&folder, &["--jdk", &home, "-cp", ".", "Main"]);
    let off = rjpf(&folder, &["--jdk", &home, "-cp", ".", "+vm.verify=off", "Main"]);
    assert!(on.code == 0 && !on.out.contains("vm.verify"), "{}{}", on.out, on.err);
    assert!(
        off.code == 0 && off.out.contains("class files are well-typed (+vm.verify=on checks)"),
        "{}{}",
        off.out,
        off.err
    );
}

/// Superclass chains are not walked on the native stack. HotSpot ends some of them by a
/// `StackOverflowError`.
#[test]
fn long_chains_do_not_crash() {
    let names: Vec<String> = (0..10_000).map(|i| format!("C{i}")).collect();
    let mut classes = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let above = if i == 0 { "java/lang/Object" } else { names[i - 1].as_str() };
        let mut class = RawClass::new(61, name, above);
        class.constructor(above);
        classes.push((name.as_str(), class.finish()));
    }
    let mut main = RawClass::new(61, "Main", "java/lang/Object");
    let class = two(main.pool.class("C9999"));
    let value = print(&mut main, "(Ljava/lang/Object;)V", &[0x13, class[0], class[1]]);
    // All of them are initialised, and a field is looked for in them.
    let made = [0xbb, class[0], class[1], 0x57];
    let field = two(main.pool.member(9, "C9999", "nowhere", "I"));
    main.main(&[&value[..], &made, &[0xb2, field[0], field[1], 0x57, 0xb1]].concat());
    classes.push(("Main", main.finish()));
    let folder = folder("supers", classes);
    let ended = rjpf_run(&folder, &["Main"]);
    let ends = ended.code == 1 && ended.out == "class C9999\n" && ended.err.contains("NoSuchFieldError");
    assert!(ends, "{} {}{}", ended.code, ended.out, ended.err);
}

/// Interfaces of which each has the two below it above itself: there are more ways up than can be walked. HotSpot
/// tries to.
#[test]
fn many_ways_to_one_interface_are_walked_once() {
    const LEVELS: usize = 60;
    let names: Vec<[String; 2]> = (0..LEVELS).map(|i| [format!("A{i}"), format!("B{i}")]).collect();
    let mut classes = Vec::new();
    for (i, name) in names.iter().enumerate().flat_map(|(i, both)| both.iter().map(move |name| (i, name))) {
        let mut interface = RawClass::new(61, name, "java/lang/Object");
        interface.access = 0x601;
        names[..i].last().into_iter().flatten().for_each(|above| interface.implements(above));
        interface.method(PUBLIC, "m", "()V", &[0xb1]);
        classes.push((name.as_str(), interface.finish()));
    }
    let mut main = RawClass::new(61, "Main", "java/lang/Object");
    names[LEVELS - 1].iter().for_each(|above| main.implements(above));
    let field = two(main.pool.member(9, "Main", "nowhere", "I"));
    main.main(&[0xb2, field[0], field[1], 0x57, 0xb1]);
    classes.push(("Main", main.finish()));
    let ended = rjpf_run(&folder("diamonds", classes), &["Main"]);
    assert!(ended.code == 1 && ended.err.contains("NoSuchFieldError"), "{} {}", ended.code, ended.err);
}

/// Verification by inference keeps a type for each local before each instruction, and frame maps a bit for each of each op:
/// gigabytes, here. The first method names its last local, so that it is not even verified; the second does not, and cannot be run.
#[test]
fn a_method_has_a_size_that_can_be_verified() {
    let verified = "more than can be verified";
    let last_local = [0x03, 0xc4, 0x36, 0xff, 0xfe];
    for (locals, handlers, first, limit) in
        [(u16::MAX, 0, &last_local[..], verified), (60_000, 0, &[], "more than can be run"), (8, 60_000, &[], verified)]
    {
        let mut main = RawClass::new(49, "Main", "java/lang/Object");
        main.locals = locals;
        let code = [first, &[0; 60_000], &[0xb1, 0xbf]].concat();
        let handler = [0, 60_000, code.len() as u16 - 1];
        main.guarded_method(PUBLIC | STATIC, "main", "([Ljava/lang/String;)V", &code, &vec![handler; handlers]);
        let ended = rjpf_run(&folder("large", vec![("Main", main.finish())]), &["Main"]);
        assert!(ended.code == 3 && ended.err.contains(limit), "{limit}: {} {}", ended.code, ended.err);
    }
}

/// What `max_locals` promises and nobody uses is no work for the verifier, so the class links as on HotSpot.
#[test]
fn locals_that_nobody_names_are_not_verified() {
    for major in [49, 50, 61] {
        let mut main = RawClass::new(major, "Main", "java/lang/Object");
        let shown = print(&mut main, "(I)V", &[0x08]);
        main.main(&[&shown[..], &[0xb1]].concat());
        main.locals = u16::MAX;
        main.method(PUBLIC | STATIC, "never", "(J)V", &[&[0; 60_000][..], &[0xb1]].concat());
        assert_eq!(same(&format!("locals-{major}"), vec![("Main", main.finish())]), "5\n");
    }
}

/// The flag of a `module-info` counts before whatever is wrong behind it.
#[test]
fn a_broken_module_is_no_class() {
    let mut other = RawClass::new(61, "Other", "java/lang/Object");
    other.access = 0x8000;
    other.field(PUBLIC | STATIC, "x", "I");
    let mut bytes = other.finish();
    bytes.truncate(bytes.len() - 3);
    let mut main = RawClass::new(61, "Main", "java/lang/Object");
    let x = two(main.pool.member(9, "Other", "x", "I"));
    main.main(&[0xb2, x[0], x[1], 0x57, 0xb1]);
    refused("module", vec![("Main", main.finish()), ("Other", bytes)], "NoClassDefFoundError");
}

#[test]
fn a_constant_that_needs_itself_is_an_error() {
    let mut main = RawClass::new(61, "Main", "java/lang/Object");
    let descriptor = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;";
    let bootstrap = main.pool.member(10, "Main", "make", descriptor);
    let handle = main.pool.method_handle(6, bootstrap);
    let constant = main.pool.dynamic(0, "x", "Ljava/lang/Object;");
    main.bootstraps.push((handle, vec![constant]));
    main.method(PUBLIC | STATIC, "make", descriptor, &[0x2d, 0xb0]);
    let index = two(constant);
    let code = print(&mut main, "(Ljava/lang/Object;)V", &[0x13, index[0], index[1]]);
    main.main(&[&code[..], &[0xb1]].concat());
    refused("condy", vec![("Main", main.finish())], "StackOverflowError");
}

/// Raw accesses around an object: what lies there is nobody's business.
#[test]
fn unsafe_stays_inside_its_object() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hostile/unsafe");
    fs::create_dir_all(&folder).unwrap();
    let source = "public class Main { public static void main(String[] a) throws Exception { \
        java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField(\"theUnsafe\"); f.setAccessible(true); \
        sun.misc.Unsafe u = (sun.misc.Unsafe) f.get(null); byte[] b = new byte[8]; \
        u.putInt(b, Long.parseLong(a[0]), 0x01020304); System.out.println(b[3]); } }";
    fs::write(folder.join("Main.java"), source).unwrap();
    let home = &java::jdks()[0].home;
    let javac = java::javac_at(home).current_dir(&folder).arg("Main.java").output().unwrap();
    assert!(javac.status.success(), "{}", String::from_utf8_lossy(&javac.stderr));
    let good = rjpf_run(&folder, &["Main", "16"]);
    assert!(good.code == 0 && good.out == "1\n", "{} {}{}", good.code, good.out, good.err);
    for offset in ["0", "4", "-4", "12", "24", "21", "100000", "-100000", "99999999999", "9223372036854775807"] {
        let bad = rjpf_run(&folder, &["Main", offset]);
        assert!(bad.code == 3 && bad.err.contains("outside of the object"), "{offset}: {} {}", bad.code, bad.err);
    }
}

/// Numbers that are taken for references, references of a wrong class, lengths of arrays, halves of fields: with any
/// of these the loop would leave its memory.
const FORGERIES: &str = r#"
public class Main {
    int number = 5; byte[] bytes = new byte[4]; Object object = "text"; byte small; String string = "text";
    static Object kept;
    public static void main(String[] way) throws Exception {
        java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        sun.misc.Unsafe u = (sun.misc.Unsafe) f.get(null);
        Main o = new Main();
        Object[] all = new Object[2];
        String[] texts = new String[2];
        long number = at(u, "number"), bytes = at(u, "bytes"), object = at(u, "object"), small = at(u, "small"), string = at(u, "string");
        int base = u.arrayBaseOffset(Object[].class), first = u.arrayBaseOffset(byte[].class);
        java.lang.reflect.Field statics = Main.class.getDeclaredField("kept");
        switch (way[0]) {
            case "int over reference": u.putInt(o, object, 77); break;
            case "long over reference": u.putLong(o, number, 77L << 32); break;
            case "byte over reference": u.putByte(o, object, (byte) 7); break;
            case "exchange over reference": u.compareAndSwapInt(o, object, u.getInt(o, object), 77); break;
            case "int over element": u.putInt(all, (long) base, 77); break;
            case "int over static": u.putInt(u.staticFieldBase(statics), u.staticFieldOffset(statics), 77); break;
            case "int as reference": System.out.println(u.getObject(o, number)); break;
            case "int of array as reference": System.out.println(u.getObject(new int[] {77}, (long) base)); break;
            case "memory as reference": System.out.println(u.getObject(null, u.allocateMemory(8))); break;
            case "reference over int": u.putObject(o, number, "x"); break;
            case "reference over bytes": u.putObject(new byte[8], (long) first, "x"); break;
            case "wrong class": u.putObject(o, bytes, "x"); break;
            case "wrong array": u.putObject(o, bytes, new long[4]); break;
            case "wrong exchange": u.compareAndSwapObject(o, bytes, o.bytes, "x"); break;
            case "wrong element": u.putObject(texts, (long) base, new Main()); break;
            case "length": u.putInt(o.bytes, first - 4L, 1 << 30); break;
            case "half of a field": u.putByte(o, small + 3, (byte) 7); break;
            case "mirror": for (long i = 8; i < 200; i += 4) u.putInt(Main.class, i, 77); break;
            case "filled": u.setMemory(o, 8, 8, (byte) 7); break;
            case "what is right":
                u.putInt(o, number, 6);
                u.putByte(o, small, (byte) -7);
                u.putObject(o, string, "other");
                u.putObject(o, object, o);
                u.putObject(o, bytes, new byte[] {1, 2, 3, 4, 5});
                u.putObject(texts, base + 4L, "second");
                u.putObject(u.staticFieldBase(statics), u.staticFieldOffset(statics), "static");
                u.putShort(o.bytes, first + 1L, (short) 0x0908);
                System.out.println(o.number + " " + o.small + " " + o.string + " " + (o.object == o) + " " + o.bytes[1] + o.bytes[2] + " " + texts[1] + " " + kept);
        }
    }
    static long at(sun.misc.Unsafe u, String name) throws Exception { return u.objectFieldOffset(Main.class.getDeclaredField(name)); }
}
"#;

#[test]
fn unsafe_forges_nothing() {
    let folder = folder("forgeries", Vec::new());
    fs::write(folder.join("Main.java"), FORGERIES).unwrap();
    let home = &java::jdks()[0].home;
    let javac = java::javac_at(home).current_dir(&folder).arg("Main.java").output().unwrap();
    assert!(javac.status.success(), "{}", String::from_utf8_lossy(&javac.stderr));
    let good = rjpf_run(&folder, &["Main", "what is right"]);
    assert!(
        good.code == 0 && good.out == "6 -7 other true 89 second static\n",
        "{} {}{}",
        good.code,
        good.out,
        good.err
    );
    let ways = FORGERIES.lines().filter_map(|line| line.trim().strip_prefix("case \"")?.split_once('"'));
    for (way, _) in ways.filter(|(way, _)| *way != "what is right") {
        let bad = rjpf_run(&folder, &["Main", way]);
        // Filling an object is what the JDK itself refuses.
        let refused = bad.code == 3 && bad.err.contains("Unsafe")
            || bad.code == 1 && way == "filled" && bad.err.contains("IllegalArgument");
        assert!(refused, "{way}: {} {}{}", bad.code, bad.out, bad.err);
    }
}

#[test]
fn a_heap_too_small_to_start_is_a_wrong_setting() {
    let mut class = RawClass::new(61, "Main", "java/lang/Object");
    class.main(&[0xb1]);
    let folder = folder("heap", vec![("Main", class.finish())]);
    for size in ["0", "1", "1k", "900k"] {
        let ended = rjpf_run(&folder, &["--max-heap", size, "Main"]);
        assert!(ended.code == 2 && ended.err.contains("at least 1m"), "{size}: {} {}", ended.code, ended.err);
    }
    for jdk in java::jdks() {
        let home = jdk.home.display().to_string();
        let ended = rjpf(&folder, &["run", "--jdk", &home, "--max-heap", "1m", "-cp", ".", "Main"]);
        assert!(ended.code == 0, "JDK {}: {} {}", jdk.feature, ended.code, ended.err);
    }
}

/// A thread that goes round by its handlers, or by `ret`, pays for each round as for a jump backward: otherwise nothing could stop it.
#[test]
fn loops_without_a_jump_are_noticed() {
    let mut thrower = RawClass::new(49, "Main", "java/lang/Object");
    let error = two(thrower.pool.class("java/lang/Error"));
    let init = two(thrower.pool.member(10, "java/lang/Error", "<init>", "()V"));
    // new Error(), thrown by the handler of its own instruction.
    let code = [0xbb, error[0], error[1], 0x59, 0xb7, init[0], init[1], 0xbf];
    thrower.guarded_method(PUBLIC | STATIC, "main", "([Ljava/lang/String;)V", &code, &[[7, 8, 7]]);
    let mut locker = RawClass::new(49, "Main", "java/lang/Object");
    // What the handler throws is new each time: monitorexit of null.
    let code = [0x01, 0xc3, 0xb1, 0x57, 0x01, 0xc3, 0xb1];
    locker.guarded_method(PUBLIC | STATIC, "main", "([Ljava/lang/String;)V", &code, &[[0, 6, 3]]);
    for (name, class) in [("thrower", thrower), ("locker", locker)] {
        let folder = folder(name, vec![("Main", class.finish())]);
        let ended = rjpf_check(&folder);
        assert!(
            ended.code == 0 && ended.out.contains("round for ever"),
            "{name}: {} {}{}",
            ended.code,
            ended.out,
            ended.err
        );
    }
}
