//! Stores that are not what they seem, and small programs whose next version must not be taken for the one before.

use std::fs;
use std::path::{Path, PathBuf};

use crate::search::Search;
use crate::{both, folder, java, run};

/// Compiles versions of a class into folders of their own.
pub(crate) fn versions(name: &str, sources: &[&str]) -> (PathBuf, Vec<PathBuf>) {
    let out = folder(name);
    let compiled = sources.iter().enumerate().map(|(i, source)| {
        let classes = out.join(format!("v{i}"));
        fs::create_dir_all(&classes).unwrap();
        let file = classes.join(format!("{name}.java"));
        fs::write(&file, source).unwrap();
        run::compile(&java::jdks()[0], &[file], &classes).unwrap();
        classes
    });
    let compiled = compiled.collect();
    (out, compiled)
}

/// Follows versions with one store; the number of states of each.
fn follow(name: &str, sources: &[&str]) -> Vec<u64> {
    let (out, compiled) = versions(name, sources);
    let store = out.join("store");
    let states = compiled.iter().map(|classes| both(classes, name, &store).1.states()).collect();
    _ = fs::remove_dir_all(out);
    states
}

/// Two threads and a lock, with a hole for each kind of change.
pub(crate) fn program(name: &str, members: &str, body: &str, others: &str) -> String {
    format!(
        "import java.util.*; public class {name} {{ static int a, b; static final Object lock = new Object(); {members}
         static void step(int i) throws Exception {{ {body} }}
         static void loop() {{ try {{ for (int i = 0; i < 2; i++) {{ synchronized (lock) {{ a += i; }} step(i); }} }} catch (Exception e) {{ throw new Error(e); }} }}
         public static void main(String[] s) throws Exception {{ Thread t = new Thread({name}::loop); t.start(); loop(); t.join();
         System.out.println(a + \" \" + b); assert b < 100 : \"b is \" + b; }} }} {others}"
    )
}

#[test]
fn a_violation_that_comes_and_goes() {
    let fine = program("Comes", "", "synchronized (lock) { b++; }", "");
    let wrong = program("Comes", "", "synchronized (lock) { b += 50; }", "");
    let (out, compiled) = versions("Comes", &[&fine, &wrong, &fine, &fine, &wrong]);
    let store = out.join("store");
    let verdicts: Vec<String> = compiled.iter().map(|c| both(c, "Comes", &store).1.verdict().to_string()).collect();
    assert_eq!(verdicts, ["no-error", "violation", "no-error", "no-error", "violation"]);
    _ = fs::remove_dir_all(out);
}

#[test]
fn what_is_inherited_overridden_and_initialised() {
    let of = |sub: &str| {
        program(
            "Inherits",
            "static Base made() { return new Sub(); }",
            "synchronized (lock) { b += made().get(); }",
            &format!("class Base {{ int get() {{ return 1; }} }} class Sub extends Base {{ {sub} }}"),
        )
    };
    let states = follow(
        "Inherits",
        &[&of(""), &of("int get() { return 2; }"), &of("static int x = 3; int get() { return x; }"), &of("")],
    );
    assert_eq!(states[0], states[3]);
}

#[test]
fn a_class_that_is_asked_for_by_name() {
    let body = "int v; try { v = ((Integer) Class.forName(\"Late\").getField(\"x\").get(null)); } catch (ClassNotFoundException e) { v = 7; } \
                synchronized (lock) { b += v; }";
    let of = |others: &str| program("Asks", "", body, others);
    follow(
        "Asks",
        &[
            &of(""),
            &of("class Late { public static int x = 1; }"),
            &of("class Late { public static int x = 2, y; }"),
            &of(""),
        ],
    );
}

#[test]
fn members_that_reflection_shows() {
    let body = "synchronized (lock) { b += Shown.class.getDeclaredMethods().length; }";
    let of = |members: &str| program("Reflects", "", body, &format!("class Shown {{ {members} }}"));
    follow("Reflects", &[&of("void a() { }"), &of("void a() { } void c() { }"), &of("void a() { }")]);
}

#[test]
fn lines_that_move_under_a_program_that_prints_them() {
    let body = "synchronized (lock) { b = new Throwable().getStackTrace()[0].getLineNumber() % 50; }";
    let first = program("Lines", "", body, "");
    follow("Lines", &[&first, &format!("\n\n\n{first}"), &first]);
}

#[test]
fn a_file_that_the_program_reads() {
    let body =
        "synchronized (lock) { b += java.nio.file.Files.readAllBytes(java.nio.file.Paths.get(\"data.txt\")).length; }";
    let (out, compiled) = versions("Reads", &[&program("Reads", "", body, "")]);
    let store = out.join("store");
    for text in ["", "four", "", "twenty is more than f"] {
        fs::write(compiled[0].join("data.txt"), text).unwrap();
        both(&compiled[0], "Reads", &store);
    }
    _ = fs::remove_dir_all(out);
}

#[test]
fn locks_taken_in_another_order() {
    let of = |first: &str, second: &str| {
        format!(
            "public class Order {{ static final Object A = new Object(), B = new Object();
             static void one() {{ synchronized (A) {{ synchronized (B) {{ }} }} }}
             static void two() {{ synchronized ({first}) {{ synchronized ({second}) {{ }} }} }}
             public static void main(String[] s) {{ new Thread(Order::one).start(); new Thread(Order::two).start(); }} }}"
        )
    };
    follow("Order", &[&of("A", "B"), &of("B", "A"), &of("A", "B")]);
}

#[test]
fn a_property_and_a_bound_are_changed_without_a_new_store() {
    let (out, compiled) = versions("Bounds", &[&program("Bounds", "", "synchronized (lock) { b++; }", "")]);
    let (store, reports) = (out.join("store"), folder("reports-Bounds"));
    let mut all = Vec::new();
    for words in [
        ["+search.depth_limit=3", "+property.livelock=off"],
        ["+search.depth_limit=6", "+property.livelock=off"],
        ["+search.depth_limit=-1", "+property.livelock=violation"],
        ["+search=bfs", "+search.multiple_errors=on"],
    ] {
        let of =
            |search: Search| words.iter().fold(search, |search, word| search.with(word)).run(&compiled[0], "Bounds");
        let (scratch, again) = (of(Search::new(&reports)), of(Search::new(&reports).incremental(&store, 100)));
        assert_eq!(scratch.differs(&again), None);
        all.push(again.reused);
    }
    assert!(all[0] == 0 && all[1..].iter().all(|reused| *reused > 0), "{all:?}");
    _ = fs::remove_dir_all(out);
}

/// The one file of a store's folder.
pub(crate) fn file(store: &Path) -> PathBuf {
    fs::read_dir(store).unwrap().map(|e| e.unwrap().path()).find(|p| p.extension().is_some()).unwrap()
}

#[test]
fn stores_that_are_damaged_or_foreign_are_refused_and_written_anew() {
    let (out, compiled) = versions("Damaged", &[&program("Damaged", "", "synchronized (lock) { b++; }", "")]);
    let store = out.join("store");
    both(&compiled[0], "Damaged", &store);
    let whole = fs::read(file(&store)).unwrap();
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 1;
    for damaged in [&whole[..whole.len() / 2], &flipped, b"no store at all, but long enough to be one", b""] {
        fs::write(file(&store), damaged).unwrap();
        let (_, again) = both(&compiled[0], "Damaged", &store);
        assert!(again.reused == 0 && again.stderr.contains("damaged"), "{}", again.stderr);
        assert!(fs::read(file(&store)).unwrap().len() > whole.len() / 2, "written anew");
        assert!(both(&compiled[0], "Damaged", &store).1.reused > 0);
    }
    // The number of the version follows the eight letters that every store begins with.
    let mut newer = whole.clone();
    newer[8] += 1;
    sign(&mut newer);
    fs::write(file(&store), newer).unwrap();
    let (_, again) = both(&compiled[0], "Damaged", &store);
    assert!(again.reused == 0 && again.stderr.contains("another version of rjpf"), "{}", again.stderr);
    _ = fs::remove_dir_all(out);
}

#[test]
fn another_jdk_has_no_use_for_a_store() {
    let [first, second, ..] = &java::jdks()[..] else { return };
    let (out, compiled) = versions("Library", &[&program("Library", "", "synchronized (lock) { b++; }", "")]);
    let (store, reports) = (out.join("store"), folder("reports-Library"));
    let of = |home: &Path| {
        let search = Search::new(&reports).incremental(&store, 0);
        search.with(&format!("+jdk={}", home.display())).run(&compiled[0], "Library")
    };
    of(&first.home);
    let other = of(&second.home);
    assert!(other.reused == 0 && other.stderr.contains("the JDK was"), "{}", other.stderr);
    _ = fs::remove_dir_all(out);
}

/// Makes the checksum at the end fit what is before it.
fn sign(bytes: &mut [u8]) {
    let content = bytes.len() - 16;
    let check = xxhash_rust::xxh3::xxh3_128(&bytes[..content]);
    bytes[content..].copy_from_slice(&check.to_le_bytes());
}

/// Where the digest of a method is in a store file: behind its name and descriptor and a flag.
fn digests_at(bytes: &[u8], method: &str, descriptor: &str) -> Vec<usize> {
    let text = |text: &str| std::iter::once(text.len() as u8).chain(text.bytes()).collect::<Vec<u8>>();
    let wanted = [text(method), text(descriptor), vec![1]].concat();
    let places = (0..bytes.len() - wanted.len()).filter(|&at| bytes[at..].starts_with(&wanted));
    places.map(|at| at + wanted.len()).collect()
}

/// A store whose dependencies were forged: it says that the next version's method is the one that it knows.
#[test]
fn an_audit_notices_a_store_that_lies() {
    let of = |n: u32| program("Forged", "", &format!("synchronized (lock) {{ b += {n}; }}"), "");
    let (out, compiled) = versions("Forged", &[&of(1), &of(2)]);
    let (honest, other, reports) = (out.join("honest"), out.join("other"), folder("reports-Forged"));
    both(&compiled[0], "Forged", &honest);
    both(&compiled[1], "Forged", &other);
    let (mut forged, theirs) = (fs::read(file(&honest)).unwrap(), fs::read(file(&other)).unwrap());
    let digest = digests_at(&theirs, "step", "(I)V")[0];
    let places = digests_at(&forged, "step", "(I)V");
    assert!(places.len() == 1, "what transitions rely on, and the verdict with them");
    places.into_iter().for_each(|mine| forged[mine..mine + 16].copy_from_slice(&theirs[digest..digest + 16]));
    sign(&mut forged);
    fs::write(file(&honest), &forged).unwrap();
    let found = Search::new(&reports).incremental(&honest, 100).run(&compiled[1], "Forged");
    assert_eq!(found.verdict(), "internal-error", "{}", found.stderr);
    assert!(
        found.stderr.contains("the store of an earlier run is wrong") || found.incremental()["notKept"].is_string()
    );
    _ = fs::remove_dir_all(out);
}
