//! The class path: folders, jars (whole, multi-release, chained, broken), wildcards.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use rjpf_classes::path::{ClassPath, ClassPathError, Entry};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// A folder of this test's own, emptied.
fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("path_class_path").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn write_file(path: &Path, content: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, content).unwrap();
}

fn write_jar_with(path: &Path, method: CompressionMethod, files: &[(&str, &str)]) {
    let mut zip = ZipWriter::new(File::create(path).unwrap());
    let options = SimpleFileOptions::default().compression_method(method);
    for (name, content) in files {
        zip.start_file(*name, options).unwrap();
        zip.write_all(content.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
}

fn write_jar(path: &Path, files: &[(&str, &str)]) {
    write_jar_with(path, CompressionMethod::Deflated, files);
}

fn class_path(paths: &[&Path], feature: u32) -> ClassPath {
    ClassPath::from_entries(paths.iter().map(|path| path.to_path_buf()), feature).unwrap()
}

fn text_of(class_path: &ClassPath, resource: &str) -> Option<String> {
    let found = class_path.find(resource).unwrap()?;
    Some(String::from_utf8(found.bytes).unwrap())
}

fn error_of(path: &Path) -> String {
    let error = ClassPath::from_entries([path.to_path_buf()], 17).unwrap_err();
    assert!(matches!(error, ClassPathError::BrokenJar { .. }), "{error:?}");
    error.to_string()
}

#[test]
fn the_first_entry_wins_and_all_are_listed() {
    let folder = fresh_folder("order");
    let jar = folder.join("a.jar");
    write_jar(&jar, &[("p/A.class", "jar A"), ("p/B.class", "jar B"), ("p/", "")]);
    let out = folder.join("out");
    write_file(&out.join("p/A.class"), "folder A");
    write_file(&out.join("C.class"), "folder C");
    write_file(&out.join("notes.txt"), "text");

    let path = class_path(&[&out, &jar], 17);
    let found = path.find_class(b"p/A").unwrap().unwrap();
    assert_eq!((found.bytes.as_slice(), found.entry_index), (&b"folder A"[..], 0));
    assert_eq!(found.origin, out.join("p/A.class").display().to_string());
    let found = path.find_class(b"p/B").unwrap().unwrap();
    assert_eq!((found.bytes.as_slice(), found.entry_index), (&b"jar B"[..], 1));
    assert_eq!(found.origin, format!("{}!/p/B.class", jar.display()));
    assert!(path.find_class(b"p/D").unwrap().is_none());
    assert!(path.find("p").unwrap().is_none(), "a folder is no resource");

    let all = path.find_all("p/A.class").unwrap();
    assert_eq!(all.iter().map(|it| it.entry_index).collect::<Vec<_>>(), [0, 1]);
    let classes = path.classes().unwrap();
    let expected = [("C", 0), ("p/A", 0), ("p/B", 1)].map(|(name, at)| (name.to_string(), at));
    assert_eq!(classes, expected);
}

#[test]
fn names_do_not_leave_a_folder() {
    let folder = fresh_folder("leave");
    write_file(&folder.join("secret"), "x");
    write_file(&folder.join("out/A.class"), "a");
    let path = class_path(&[&folder.join("out")], 17);
    let absolute = folder.join("secret").display().to_string();
    for name in ["../secret", &absolute, "", "./A.class", "p/../A.class"] {
        assert!(path.find(name).unwrap().is_none(), "{name}");
    }
}

#[test]
fn names_outside_the_basic_plane_are_found() {
    let folder = fresh_folder("supplementary");
    write_file(&folder.join("\u{1D4B3}.class"), "x");
    let path = class_path(&[&folder], 17);
    // U+1D4B3 in modified UTF-8: the surrogates D835 and DCB3, three bytes each.
    assert!(path.find_class(b"\xED\xA0\xB5\xED\xB2\xB3").unwrap().is_some());
    assert!(path.find_class(b"\xED\xA0\xB5").unwrap().is_none());
    assert!(path.find_class(b"\xFF\xFF").unwrap().is_none());
}

#[test]
fn stored_and_large_entries_are_read() {
    let folder = fresh_folder("stored");
    let large: String = (0..200_000).map(|i| format!("{i} ")).collect();
    for (name, method) in [("stored.jar", CompressionMethod::Stored), ("deflated.jar", CompressionMethod::Deflated)] {
        let jar = folder.join(name);
        write_jar_with(&jar, method, &[("small", "s"), ("large", &large), ("empty", "")]);
        let path = class_path(&[&jar], 17);
        assert_eq!(text_of(&path, "large").unwrap(), large);
        assert_eq!(text_of(&path, "small").unwrap(), "s");
        assert_eq!(text_of(&path, "empty").unwrap(), "");
    }
}

#[test]
fn multi_release_takes_the_highest_that_fits() {
    let folder = fresh_folder("multi");
    let files = [
        ("A.class", "base"),
        ("META-INF/versions/8/A.class", "8"),
        ("META-INF/versions/9/A.class", "9"),
        ("META-INF/versions/17/A.class", "17"),
        ("META-INF/versions/21/A.class", "21"),
        ("META-INF/versions/11/New.class", "new in 11"),
        ("META-INF/versions/11/META-INF/x", "does not count"),
    ];
    let manifest = ("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMulti-Release: true\r\n\r\n");
    let jar = folder.join("multi.jar");
    write_jar(&jar, &[&files[..], &[manifest]].concat());
    for (feature, expected) in [(8, "8"), (10, "9"), (17, "17"), (20, "17"), (25, "21")] {
        let path = class_path(&[&jar], feature);
        assert_eq!(text_of(&path, "A.class").unwrap(), expected, "JDK {feature}");
        let classes: Vec<String> = path.classes().unwrap().into_iter().map(|it| it.0).collect();
        let new = if feature >= 11 { &["A", "New"][..] } else { &["A"] };
        assert_eq!(classes, new, "JDK {feature}");
        assert!(text_of(&path, "META-INF/x").is_none());
    }
    let found = class_path(&[&jar], 17).find("A.class").unwrap().unwrap();
    assert!(found.origin.ends_with("multi.jar!/META-INF/versions/17/A.class"), "{}", found.origin);

    let plain = folder.join("plain.jar");
    write_jar(&plain, &files);
    assert_eq!(text_of(&class_path(&[&plain], 17), "A.class").unwrap(), "base");
}

#[test]
fn class_path_attributes_are_followed() {
    let folder = fresh_folder("chain");
    let lib = folder.join("lib dir");
    fs::create_dir_all(&lib).unwrap();
    // app names b (which names app again) and a folder and what is not there.
    let app = folder.join("app.jar");
    let manifest = "Manifest-Version: 1.0\nMain-Class: p.Main\nClass-Path: lib%20dir/b.jar clas\n ses/ gone.jar http://example.org/no.jar\n";
    write_jar(&app, &[("META-INF/MANIFEST.MF", manifest), ("p/Main.class", "main")]);
    let back = "Manifest-Version: 1.0\nClass-Path: ../app.jar c.jar\n";
    write_jar(&lib.join("b.jar"), &[("META-INF/MANIFEST.MF", back), ("B.class", "b")]);
    write_jar(&lib.join("c.jar"), &[("C.class", "c")]);
    write_file(&folder.join("classes/D.class"), "d");
    let last = folder.join("last.jar");
    write_jar(&last, &[("B.class", "too late")]);

    let path = class_path(&[&app, &last], 17);
    let names: Vec<_> = path.entries().iter().map(|it| it.path().file_name().unwrap()).collect();
    assert_eq!(names, ["app.jar", "b.jar", "c.jar", "classes", "gone.jar", "last.jar"]);
    assert_eq!(text_of(&path, "B.class").unwrap(), "b");
    assert_eq!(text_of(&path, "D.class").unwrap(), "d");
    assert_eq!(path.manifest(0).unwrap().main_class(), Some("p.Main"));
    assert_eq!(path.manifest(2).unwrap().main_class(), None);
    let missing: Vec<_> = path.missing().collect();
    assert!(matches!(missing[..], [Entry::Missing { named_by: Some(by), .. }] if *by == app), "{missing:?}");
}

#[test]
fn wildcards_are_the_jars_of_a_folder() {
    let folder = fresh_folder("wild");
    write_jar(&folder.join("b.jar"), &[("X.class", "b")]);
    write_jar(&folder.join("a.JAR"), &[("X.class", "a")]);
    write_file(&folder.join("c.zip"), "not taken");
    write_file(&folder.join("Y.class"), "not taken");
    let spec = format!("{}/*", folder.display());
    let path = ClassPath::parse(&spec, 17).unwrap();
    assert_eq!(path.entries().len(), 2);
    assert_eq!(text_of(&path, "X.class").unwrap(), "a");
    assert!(text_of(&path, "Y.class").is_none());
    assert!(ClassPath::parse("/no/such/folder/*", 17).unwrap().entries().is_empty());
}

#[cfg(unix)]
#[test]
fn a_missing_element_is_remembered() {
    let folder = fresh_folder("missing");
    let spec = format!("/no/such.jar:{}", folder.display());
    let path = ClassPath::parse(&spec, 17).unwrap();
    assert!(matches!(path.entries()[0], Entry::Missing { named_by: None, .. }));
    assert_eq!(path.to_spec(), folder.as_os_str());
    assert!(path.find("x").unwrap().is_none());
}

#[test]
fn what_is_no_jar_is_refused_by_name() {
    let folder = fresh_folder("no-jar");
    let text = folder.join("text.jar");
    write_file(&text, "this is not a jar");
    let error = error_of(&text);
    assert!(error.starts_with(&format!("cannot read the jar {}: ", text.display())), "{error}");
    let empty = folder.join("empty.jar");
    write_file(&empty, "");
    error_of(&empty);
}

#[test]
fn a_truncated_jar_is_refused_or_misses_nothing() {
    let folder = fresh_folder("truncated");
    let whole = folder.join("whole.jar");
    let body = "abc".repeat(500);
    write_jar(&whole, &[("A.class", &body), ("B.class", "b")]);
    let bytes = fs::read(&whole).unwrap();
    let cut = folder.join("cut.jar");
    for len in 0..bytes.len() {
        fs::write(&cut, &bytes[..len]).unwrap();
        error_of(&cut);
    }
}

#[test]
fn a_wrong_checksum_is_an_error_of_that_entry() {
    let folder = fresh_folder("crc");
    let jar = folder.join("crc.jar");
    write_jar_with(&jar, CompressionMethod::Stored, &[("A.class", "content"), ("B.class", "fine")]);
    let mut bytes = fs::read(&jar).unwrap();
    let at = bytes.windows(7).position(|it| it == b"content").unwrap();
    bytes[at] = b'C';
    fs::write(&jar, bytes).unwrap();
    let path = class_path(&[&jar], 17);
    let error = path.find("A.class").unwrap_err().to_string();
    assert!(error.contains("crc.jar") && error.contains("A.class"), "{error}");
    assert!(error.to_lowercase().contains("checksum"), "{error}");
    assert_eq!(text_of(&path, "B.class").unwrap(), "fine");
}

#[test]
fn no_flipped_byte_panics_or_gives_other_content() {
    let folder = fresh_folder("flipped");
    let whole = folder.join("whole.jar");
    let content = "some content that is deflated, deflated, deflated";
    write_jar(&whole, &[("A.class", content)]);
    let bytes = fs::read(&whole).unwrap();
    let jar = folder.join("flipped.jar");
    for at in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0xFF;
        fs::write(&jar, bytes).unwrap();
        let Ok(path) = ClassPath::from_entries([jar.clone()], 17) else {
            continue;
        };
        if let Ok(Some(found)) = path.find("A.class") {
            assert_eq!(found.bytes, content.as_bytes(), "byte {at} flipped");
        }
    }
}

#[test]
fn a_bomb_is_refused() {
    let folder = fresh_folder("bomb");
    let jar = folder.join("bomb.jar");
    let mut zip = ZipWriter::new(File::create(&jar).unwrap());
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    zip.start_file("A.class", options).unwrap();
    let megabyte = vec![0; 1 << 20];
    for _ in 0..257 {
        zip.write_all(&megabyte).unwrap();
    }
    zip.finish().unwrap();
    let declared = class_path(&[&jar], 17).find("A.class").unwrap_err();
    assert!(matches!(declared, ClassPathError::TooBig { .. }), "{declared}");

    // The same with a lie about the size, in the local header and in the directory.
    let mut bytes = fs::read(&jar).unwrap();
    let size = (257u32 << 20).to_le_bytes();
    let places: Vec<usize> = (0..bytes.len() - 4).filter(|&at| bytes[at..at + 4] == size).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at..at + 4].copy_from_slice(&100u32.to_le_bytes());
    }
    fs::write(&jar, bytes).unwrap();
    assert!(class_path(&[&jar], 17).find("A.class").is_err());
}

#[test]
fn threads_share_a_jar() {
    let folder = fresh_folder("threads");
    let jar = folder.join("many.jar");
    let names: Vec<String> = (0..200).map(|i| format!("p/C{i}.class")).collect();
    let files: Vec<(&str, &str)> = names.iter().map(|it| (it.as_str(), it.as_str())).collect();
    write_jar(&jar, &files);
    let path = class_path(&[&jar], 17);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for name in &names {
                    assert_eq!(text_of(&path, name).as_ref(), Some(name));
                }
            });
        }
    });
}
