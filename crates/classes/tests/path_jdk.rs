//! The image reader and the JDK search, against every JDK that is installed here.

use std::collections::{BTreeMap, HashMap};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rjpf_classes::path::{FoundThrough, Jdk, JdkError, JdkImage, find_jdk, installed_jdks};

fn jdks() -> Vec<Jdk> {
    let jdks: Vec<Jdk> = installed_jdks().iter().map(|home| Jdk::open(home).unwrap()).collect();
    assert!(!jdks.is_empty(), "these tests need a JDK in one of the usual places");
    jdks
}

/// A folder of this test's own, emptied.
fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("path_jdk").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn object_is_in_java_base() {
    for jdk in jdks() {
        let (module, bytes) = jdk.image.find_class(b"java/lang/Object").unwrap().unwrap();
        assert_eq!(module, "java.base");
        assert!(bytes.starts_with(&[0xCA, 0xFE, 0xBA, 0xBE]));
        let major = u32::from(u16::from_be_bytes([bytes[6], bytes[7]]));
        assert_eq!(major, jdk.feature + 44, "class-file version of {}", jdk.version);
        let by_module = jdk.image.find("java.base", "java/lang/Object.class").unwrap().unwrap();
        assert_eq!(by_module, bytes);
        assert_eq!(by_module.as_ptr(), bytes.as_ptr(), "a slice of the map, not a copy");
    }
}

#[test]
fn what_is_not_there_is_none() {
    for jdk in jdks() {
        let image = &jdk.image;
        for name in ["java/lang/Objekt", "no/such/Thing", "Main", "java/Object", "", "/", "java/lang/"] {
            assert!(image.find_class(name.as_bytes()).unwrap().is_none(), "{name}");
        }
        assert!(image.find("java.base", "java/lang/Objekt.class").unwrap().is_none());
        assert!(image.find("java.bass", "java/lang/Object.class").unwrap().is_none());
        assert!(image.find("java.logging", "java/lang/Object.class").unwrap().is_none());
        assert!(image.find("", "").unwrap().is_none());
    }
}

#[test]
fn every_listed_resource_is_found_by_its_hash() {
    for jdk in jdks() {
        let resources = jdk.image.resources().unwrap();
        let mut names: Vec<_> = resources.iter().collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), resources.len(), "no name twice");
        for (module, path) in &resources {
            let found = jdk.image.find(module, path).unwrap();
            assert!(found.is_some(), "/{module}/{path} of {}", jdk.version);
        }
    }
}

#[test]
fn every_class_is_found_through_its_package() {
    for jdk in jdks() {
        let classes = jdk.image.classes().unwrap();
        let in_packages = classes.iter().filter(|(_, path)| path.contains('/'));
        let mut count = 0;
        for (module, path) in in_packages {
            let name = path.strip_suffix(".class").unwrap();
            let (found_in, bytes) = jdk.image.find_class(name.as_bytes()).unwrap().expect(path);
            assert_eq!(found_in, *module, "{path}");
            assert!(bytes.starts_with(&[0xCA, 0xFE, 0xBA, 0xBE]), "{path}");
            count += 1;
        }
        assert!((20_000..60_000).contains(&count), "{count} classes in {}", jdk.version);
    }
}

#[test]
fn every_package_belongs_to_one_module() {
    for jdk in jdks() {
        let modules = jdk.image.modules().unwrap();
        assert!(modules.contains(&"java.base") && modules.contains(&"java.logging"));
        assert!(!modules.contains(&"packages") && !modules.contains(&"modules"));
        let mut owner = BTreeMap::new();
        for module in &modules {
            for package in jdk.image.packages_of(module).unwrap() {
                let other = owner.insert(package.clone(), *module);
                assert_eq!(other, None, "{package} is in two modules");
            }
        }
        assert_eq!(owner.get("java/lang"), Some(&"java.base"));
        assert_eq!(owner.get("java/util/logging"), Some(&"java.logging"));
        // The `release` file lists the modules; it is written by another part of jlink.
        let release = fs::read_to_string(jdk.home.join("release")).unwrap();
        let line = release.lines().find_map(|line| line.strip_prefix("MODULES=")).unwrap();
        let mut listed: Vec<&str> = line.trim_matches('"').split(' ').collect();
        listed.sort();
        assert_eq!(modules, listed);
    }
}

/// The class bytes of a module in an uncompressed image.
fn classes_of<'a>(image: &'a JdkImage, module: &str) -> HashMap<String, std::borrow::Cow<'a, [u8]>> {
    let classes = image.classes().unwrap().into_iter();
    classes
        .filter(|(it, _)| *it == module)
        .map(|(_, path)| {
            let bytes = image.find(module, &path).unwrap().unwrap();
            (path, bytes)
        })
        .collect()
}

/// Lets `jlink` write an image of `java.logging` (and `java.base`); `None` if this JDK cannot link.
fn linked(jdk: &Jdk, compress: &str, folder: &Path) -> Option<JdkImage> {
    let home = folder.join(format!("linked-{}-{compress}", jdk.feature));
    let result = Command::new(jdk.tool("jlink")?)
        .args(["--add-modules", "java.logging", "--compress", compress, "--output"])
        .arg(&home)
        .output()
        .unwrap();
    if !result.status.success() {
        let said = String::from_utf8_lossy(&result.stdout).into_owned();
        eprintln!("JDK {} cannot link with --compress {compress}: {said}", jdk.version);
        return None;
    }
    Some(JdkImage::open(&home.join("lib/modules")).unwrap())
}

#[test]
fn compressed_images_hold_the_same_classes() {
    let folder = fresh_folder("compressed");
    // Linking takes seconds, so the first JDK that can link does for all.
    let linked = jdks().into_iter().find_map(|jdk| {
        // 1: strings shared among classes, 2: zip.
        let images = [linked(&jdk, "1", &folder)?, linked(&jdk, "2", &folder)?];
        Some((jdk, images))
    });
    let (jdk, images) = linked.expect("a JDK that can link");
    let plain = classes_of(&jdk.image, "java.logging");
    assert!(!plain.is_empty());
    for image in &images {
        assert!(classes_of(image, "java.logging") == plain, "{}", image.path().display());
        for name in ["java/lang/Object", "java/util/HashMap"] {
            let (module, class) = image.find_class(name.as_bytes()).unwrap().unwrap();
            let (_, plain) = jdk.image.find_class(name.as_bytes()).unwrap().unwrap();
            assert_eq!(module, "java.base");
            assert!(class == plain, "{name}");
        }
        for (module, path) in image.resources().unwrap() {
            assert!(image.find(module, &path).unwrap().is_some(), "/{module}/{path}");
        }
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_search_goes_in_order() {
    let homes = installed_jdks();
    let (first, last) = (&homes[0], homes.last().unwrap());
    let bin = last.join("bin");

    let jdk = find_jdk(Some(first), Some(last.as_os_str()), Some(bin.as_os_str())).unwrap();
    assert_eq!((jdk.home, jdk.found_through), (first.clone(), FoundThrough::Named));

    let jdk = find_jdk(None, Some(last.as_os_str()), None).unwrap();
    assert_eq!((jdk.home, jdk.found_through), (last.clone(), FoundThrough::JavaHome));

    let jdk = find_jdk(None, None, Some(bin.as_os_str())).unwrap();
    assert_eq!((jdk.home, jdk.found_through), (last.clone(), FoundThrough::Path));

    let jdk = find_jdk(None, Some(OsStr::new("")), Some(OsStr::new("/no/bin"))).unwrap();
    assert_eq!((jdk.home, jdk.found_through), (first.clone(), FoundThrough::UsualPlace));
}

#[test]
fn a_bad_java_home_is_passed_over_and_remembered() {
    let bin = installed_jdks()[0].join("bin");
    let jdk = find_jdk(None, Some(OsStr::new("/no/such/jdk")), Some(bin.as_os_str())).unwrap();
    assert_eq!(jdk.found_through, FoundThrough::Path);
    assert_eq!(jdk.passed_over.len(), 1);
    let told = jdk.passed_over[0].to_string();
    assert!(told.contains("JAVA_HOME") && told.contains("no such folder"), "{told}");
}

#[cfg(unix)]
#[test]
fn links_to_java_are_resolved() {
    let folder = fresh_folder("links");
    let home = installed_jdks().remove(0);
    std::os::unix::fs::symlink(home.join("bin/java"), folder.join("java")).unwrap();
    let jdk = find_jdk(None, None, Some(folder.as_os_str())).unwrap();
    assert_eq!((jdk.home, jdk.found_through), (home, FoundThrough::Path));
}

#[test]
fn an_old_jdk_is_named_as_such() {
    let home = fresh_folder("jdk8");
    fs::create_dir_all(home.join("jre/lib")).unwrap();
    fs::write(home.join("jre/lib/rt.jar"), "").unwrap();
    let without_release = Jdk::open(&home).unwrap_err();
    assert!(matches!(without_release, JdkError::TooOld { .. }), "{without_release}");
    fs::write(home.join("release"), "JAVA_VERSION=\"1.8.0_292\"\n").unwrap();
    let error = find_jdk(Some(&home), None, None).unwrap_err().to_string();
    assert!(error.contains("is version 1.8.0_292; versions 11 to 25"), "{error}");
}

#[test]
fn a_folder_without_image_or_with_a_bad_one_is_refused() {
    let home = fresh_folder("bad");
    let error = Jdk::open(&home).unwrap_err().to_string();
    assert!(error.contains("no file lib/modules"), "{error}");
    fs::create_dir_all(home.join("lib")).unwrap();
    fs::write(home.join("lib/modules"), "not an image, though long enough for a header").unwrap();
    let error = Jdk::open(&home).unwrap_err().to_string();
    assert!(error.contains("is not a JDK image"), "{error}");
    fs::write(home.join("lib/modules"), "").unwrap();
    assert!(Jdk::open(&home).is_err());
}

/// A JDK made of another one's image, with a `release` file that we write.
#[cfg(unix)]
fn disguised(name: &str, release: Option<&str>) -> PathBuf {
    let home = fresh_folder(name);
    fs::create_dir_all(home.join("lib")).unwrap();
    let image = installed_jdks()[0].join("lib/modules");
    std::os::unix::fs::symlink(image, home.join("lib/modules")).unwrap();
    if let Some(release) = release {
        fs::write(home.join("release"), release).unwrap();
    }
    home
}

#[cfg(unix)]
#[test]
fn versions_are_judged() {
    let jdk = Jdk::open(&disguised("v99", Some("JAVA_VERSION=\"99-ea\"\n"))).unwrap();
    assert_eq!((jdk.feature, jdk.untested), (99, true));
    let jdk = Jdk::open(&disguised("v17", Some("JAVA_VERSION=\"17.0.1\"\n"))).unwrap();
    assert_eq!((jdk.feature, jdk.untested, jdk.version.as_str()), (17, false, "17.0.1"));
    let error = Jdk::open(&disguised("v9", Some("JAVA_VERSION=\"9.0.4\"\n"))).unwrap_err();
    assert!(matches!(error, JdkError::TooOld { .. }), "{error}");
    let none = Jdk::open(&disguised("none", None)).unwrap();
    assert_eq!(none.feature, Jdk::open(&installed_jdks()[0]).unwrap().feature);
}

#[test]
fn the_digest_tells_jdks_apart_and_is_steady() {
    let digests: Vec<u128> = jdks().iter().map(|jdk| jdk.digest).collect();
    let again: Vec<u128> = jdks().iter().map(|jdk| jdk.digest).collect();
    assert_eq!(digests, again);
    let mut different = digests.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), digests.len());
}
