//! Compiling with the JDK's `javac`: the cache, its keys, messages, and the choice of the main class.

use std::fs;
use std::path::{Path, PathBuf};

use rjpf_classes::path::javac::{CompileError, Extra, MainClassError, compile, main_class_of};
use rjpf_classes::path::{ClassPath, Jdk, installed_jdks, root_of};

/// A folder of this test's own, emptied.
fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("path_javac").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn write_file(path: &Path, content: &str) -> PathBuf {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, content).unwrap();
    path.to_path_buf()
}

fn jdk() -> Jdk {
    let homes = installed_jdks().into_iter();
    let mut jdks = homes.map(|home| Jdk::open(&home).unwrap());
    jdks.find(|jdk| jdk.tool("javac").is_some()).expect("a JDK with javac")
}

fn compiled(source: &Path, class_path: &ClassPath, cache: &Path) -> PathBuf {
    compile(&jdk(), source, class_path, cache, &Extra::default()).unwrap_or_else(|it| panic!("{it}"))
}

fn cached_folders(cache: &Path) -> usize {
    fs::read_dir(cache).unwrap().count()
}

const HELLO: &str = "package p; public class Hello { public static void main(String[] a) { new Other(); } }";

#[test]
fn the_second_time_comes_from_the_cache() {
    let folder = fresh_folder("cache");
    let cache = folder.join("cache");
    let source = write_file(&folder.join("src/p/Hello.java"), HELLO);
    let other = write_file(&folder.join("src/p/Other.java"), "package p; class Other { }");
    let none = ClassPath::default();

    let first = compiled(&source, &none, &cache);
    assert!(first.join("p/Hello.class").is_file());
    assert!(first.join("p/Other.class").is_file(), "needed sources are compiled too");
    // Had javac run again, the mark would be gone or the folder another one.
    write_file(&first.join("mark"), "");
    assert_eq!(compiled(&source, &none, &cache), first);
    assert!(first.join("mark").is_file());
    assert_eq!(cached_folders(&cache), 1, "nothing is left behind");

    write_file(&other, "package p; class Other { int x; }");
    let second = compiled(&source, &none, &cache);
    assert_ne!(second, first, "a source beside it has changed");
    write_file(&source, &format!("{HELLO}\n"));
    assert_ne!(compiled(&source, &none, &cache), second, "the source has changed");
    assert_eq!(cached_folders(&cache), 3);
}

#[test]
fn flags_and_class_path_are_part_of_the_key() {
    let folder = fresh_folder("key");
    let cache = folder.join("cache");
    let lib = write_file(&folder.join("lib/q/Lib.java"), "package q; public class Lib { }");
    let source = write_file(&folder.join("src/A.java"), "class A extends q.Lib { }");
    let none = ClassPath::default();
    let lib_classes = compiled(&lib, &none, &cache);
    let error = compile(&jdk(), &source, &none, &cache, &Extra::default()).unwrap_err();
    assert!(matches!(error, CompileError::Failed { .. }), "{error}");

    let with_lib = ClassPath::from_entries([lib_classes.clone()], 17).unwrap();
    let plain = compiled(&source, &with_lib, &cache);
    let extra = Extra { flags: vec!["-parameters".into()], ..Extra::default() };
    let with_flag = compile(&jdk(), &source, &with_lib, &cache, &extra).unwrap();
    assert_ne!(plain, with_flag);
    write_file(&lib_classes.join("q/More.class"), "");
    assert_ne!(compiled(&source, &with_lib, &cache), plain, "the class path has changed");
}

#[test]
fn extra_sources_are_compiled() {
    let folder = fresh_folder("extra");
    let source = write_file(&folder.join("src/A.java"), "class A { e.E e; }");
    let extra = Extra {
        sources: vec![write_file(&folder.join("more/E.java"), "package e; public class E { }")],
        ..Extra::default()
    };
    let cache = folder.join("cache");
    let classes = compile(&jdk(), &source, &ClassPath::default(), &cache, &extra).unwrap();
    assert!(classes.join("e/E.class").is_file());
}

#[test]
fn errors_of_javac_are_passed_on_and_leave_nothing() {
    let folder = fresh_folder("errors");
    let cache = folder.join("cache");
    let source = write_file(&folder.join("Bad.java"), "class Bad {\n  int x = \"text\";\n}\n");
    let none = ClassPath::default();
    let error = compile(&jdk(), &source, &none, &cache, &Extra::default()).unwrap_err().to_string();
    assert!(error.contains("Bad.java:2: error: incompatible types"), "{error}");
    assert!(error.contains("int x = \"text\";"), "{error}");
    assert_eq!(cached_folders(&cache), 0);

    let missing = folder.join("None.java");
    let error = compile(&jdk(), &missing, &none, &cache, &Extra::default()).unwrap_err();
    assert!(matches!(error, CompileError::Source { .. }), "{error}");
}

#[test]
fn a_source_outside_its_package_folder_compiles_alone() {
    let folder = fresh_folder("outside");
    let source = write_file(&folder.join("Hello.java"), "package p.q; class Hello { }");
    let classes = compiled(&source, &ClassPath::default(), &folder.join("cache"));
    let class = classes.join("p/q/Hello.class");
    assert!(class.is_file());
    assert_eq!(root_of(&class, b"p/q/Hello").unwrap(), classes);
}

#[test]
fn many_at_once_agree() {
    let folder = fresh_folder("many");
    let cache = folder.join("cache");
    let source = write_file(&folder.join("src/A.java"), "class A { }");
    let jdk = jdk();
    let run = || compile(&jdk, &source, &ClassPath::default(), &cache, &Extra::default()).unwrap();
    let folders: Vec<PathBuf> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(run)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(folders.iter().all(|it| *it == folders[0] && it.join("A.class").is_file()));
    assert_eq!(cached_folders(&cache), 1);
}

/// Compiles `File.java` with this text and says what is started.
fn main_of(name: &str, text: &str) -> Result<String, MainClassError> {
    let folder = fresh_folder(name);
    let source = write_file(&folder.join("src/p/File.java"), &format!("package p; {text}"));
    let classes = compiled(&source, &ClassPath::default(), &folder.join("cache"));
    main_class_of(&source, &classes)
}

#[test]
fn the_main_class_is_chosen() {
    const MAIN: &str = "{ public static void main(String[] a) { } }";
    let named_like_file = main_of("main-1", &format!("class A {MAIN} class File {MAIN}"));
    assert_eq!(named_like_file.unwrap(), "p/File");
    let first_with_main = main_of(
        "main-2",
        &format!(
            "class Z {{ private static void main(String[] a) {{ }} }} class Y {MAIN} class B {MAIN} class File {{ }}"
        ),
    );
    assert_eq!(first_with_main.unwrap(), "p/Y");
    let nested_does_not_count = main_of("main-3", &format!("class A {{ static class B {MAIN} }}"));
    assert!(matches!(nested_does_not_count, Err(MainClassError::NoMain { .. })));
}

#[test]
fn a_runtime_without_javac_is_named() {
    let mut jdk = jdk();
    jdk.home = fresh_folder("no-javac");
    let error = compile(&jdk, Path::new("A.java"), &ClassPath::default(), &jdk.home, &Extra::default());
    let error = error.unwrap_err().to_string();
    assert!(error.contains("has no javac"), "{error}");
}
