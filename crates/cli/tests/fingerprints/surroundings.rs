//! Other folders, class paths, JDKs, orders, processes: the same fingerprints. One run has everything
//! else, another the other order; with `RJPF_SLOW=1` each difference also has a run of its own.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use rjpf_classes::path::Jdk;

use crate::{READ_THE_CLASS_PATH, Way, compile, in_parallel, is_large, jdks, subjects};

/// The JDK at another place: links to all it has, under a name of another length.
fn moved(jdk: &Jdk) -> PathBuf {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("fingerprints-{}/the same JDK in a place with a long name", jdk.feature));
    _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).unwrap();
    for entry in fs::read_dir(&jdk.home).unwrap().map(|e| e.unwrap().path()) {
        symlink(&entry, place.join(entry.file_name().unwrap())).unwrap();
    }
    place
}

fn folders(jdk: &Jdk) -> [PathBuf; 2] {
    let below = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fingerprints-{}", jdk.feature));
    ["a", "some folder/with a rather longer name than others"].map(|name| {
        let folder = below.join(name);
        fs::create_dir_all(&folder).unwrap();
        folder
    })
}

#[test]
fn sets_of_fingerprints_do_not_depend_on_the_surroundings() {
    for jdk in jdks() {
        let subjects = subjects(&jdk);
        assert!(subjects.len() >= 20 || std::env::var_os("RJPF_CHECKS").is_some(), "{} programs", subjects.len());
        let classes = compile(&jdk, &subjects);
        let ([short, long], elsewhere) = (folders(&jdk), moved(&jdk));
        let (plain, relative) = (classes.display().to_string(), "../../classes".to_string());
        let odd = format!("{}/nothing.jar:{plain}/.:{plain}", short.display());
        let way = |what, folder, class_path, jdk, words| Way { what, folder, class_path, jdk, words };
        let base = way("base", &*short, &*plain, &*jdk.home, &[][..]);
        let same_place = [way("breadth first", &*short, &*plain, &*jdk.home, &["+search=bfs"][..])];
        let mut other_places = vec![way("elsewhere", &*long, &*odd, &*elsewhere, &[][..])];
        if crate::java::is_slow() {
            other_places.extend([
                way("another process", &*short, &*plain, &*jdk.home, &[][..]),
                way("another folder", &*long, &*relative, &*jdk.home, &[][..]),
                way("another class path", &*short, &*odd, &*jdk.home, &["+search=bfs"][..]),
                way("another place of the JDK", &*short, &*plain, &*elsewhere, &[][..]),
            ]);
        }
        in_parallel(&subjects, |subject| {
            let expected = base.fingerprints(&subject.class);
            let of_place = READ_THE_CLASS_PATH.contains(&&*subject.class);
            let others = other_places.iter().filter(|_| !of_place);
            let same_place = same_place.iter().filter(|_| !is_large(&subject.class));
            for other in same_place.chain(others) {
                let found = other.fingerprints(&subject.class);
                let common = expected.intersection(&found).count();
                let of = (expected.len(), found.len());
                assert!(expected == found, "{}, {}: {common} in common of {of:?}", subject.class, other.what);
            }
            println!("JDK {} {:5} {}", jdk.feature, expected.len() - 1, subject.class);
        });
        if !crate::java::is_slow() {
            println!("{} programs in 3 ways; RJPF_SLOW=1 has 7 ways, and all programs on each JDK", subjects.len());
        }
    }
}

/// Where nothing is there to be reduced, the reduction makes no difference.
#[test]
fn choices_have_the_same_fingerprints_without_reduction() {
    for jdk in jdks() {
        let of_one_thread = |s: &crate::Subject| {
            s.source.display().to_string().contains("choices")
                && !fs::read_to_string(&s.source).unwrap().contains("Thread")
        };
        let subjects: Vec<_> = subjects(&jdk).into_iter().filter(of_one_thread).collect();
        if subjects.is_empty() {
            continue;
        }
        let classes = compile_apart(&jdk, &subjects);
        let ([folder, _], plain) = (folders(&jdk), classes.display().to_string());
        for subject in &subjects {
            let of = |what, words| {
                Way { what, folder: &folder, class_path: &plain, jdk: &jdk.home, words }.fingerprints(&subject.class)
            };
            assert_eq!(of("reduced", &[]), of("not reduced", &["+por=off"]), "{}", subject.class);
        }
    }
}

/// Like [`compile`], in a folder of its own: tests run at the same time.
fn compile_apart(jdk: &Jdk, subjects: &[crate::Subject]) -> PathBuf {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fingerprints-{}-apart", jdk.feature));
    crate::compile_into(jdk, subjects, &out)
}

const READER: &str = "
public class Reader {
    static volatile String folder;
    static volatile int turn;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            turn++;
            folder = System.getProperty(\"user.dir\");
            turn++;
        });
        t.start();
        turn = 7;
        folder = null;
        t.join();
    }
}";

/// What the program has read of its surroundings is part of it, and what it has not read is not.
#[test]
fn what_was_read_tells_states_apart() {
    let jdk = &jdks()[0];
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fingerprints-reader");
    fs::create_dir_all(root.join("classes")).unwrap();
    fs::write(root.join("Reader.java"), READER).unwrap();
    let subject = crate::Subject { class: "Reader".into(), source: root.join("Reader.java") };
    let classes = crate::compile_into(jdk, &[subject], &root.join("classes"));
    let ([short, long], plain) = (folders(jdk), classes.display().to_string());
    let of = |what, folder: &Path| -> BTreeSet<String> {
        Way { what, folder, class_path: &plain, jdk: &jdk.home, words: &[] }.fingerprints("Reader")
    };
    let (here, there) = (of("here", &short), of("there", &long));
    assert_eq!(here, of("here again", &short));
    assert_eq!(here.len(), there.len());
    let common = here.intersection(&there).count();
    // The heading, and the states before the read or after the write that followed it.
    assert!(common > 2 && common < here.len(), "{common} of {}", here.len());
}
