//! What loading relies on: every class file of every JDK found passes all checks of the parser, and is read as the same
//! class without them.

use rjpf_classes::path::{Jdk, installed_jdks};
use rjpf_classfile::{ClassFile, Method};

#[test]
fn the_class_files_of_a_jdk_need_no_checks() {
    let mut jdks: Vec<Jdk> = installed_jdks().iter().filter_map(|home| Jdk::open(home).ok()).collect();
    jdks.sort_by_key(|jdk| jdk.feature);
    jdks.dedup_by_key(|jdk| jdk.feature);
    assert!(!jdks.is_empty(), "no JDK found");
    for jdk in jdks {
        let classes = jdk.image.classes().unwrap();
        assert!(classes.len() > 20_000, "{} classes", classes.len());
        for (module, path) in classes {
            let bytes = jdk.image.find(module, &path).unwrap().unwrap();
            let checked = ClassFile::parse(&bytes).unwrap_or_else(|error| panic!("{module}/{path}: {error}"));
            let trusted = ClassFile::parse_trusted(&bytes).unwrap_or_else(|error| panic!("{module}/{path}: {error}"));
            assert_same(&checked, &trusted, &path);
        }
    }
}

/// Everything but the lines of code, which trusted files keep undecoded, is the same, and so is what they say.
fn assert_same(checked: &ClassFile<'_>, trusted: &ClassFile<'_>, path: &str) {
    let head = |file: &ClassFile<'_>| {
        let ClassFile { minor, major, access, this_index, super_index, .. } = *file;
        let members = (format!("{:?}", file.fields), format!("{:?}", file.attributes), file.interfaces.clone());
        (minor, major, access, this_index, super_index, members)
    };
    assert_eq!(head(checked), head(trusted), "{path}");
    assert!(checked.pool.iter().eq(trusted.pool.iter()), "{path}");
    assert_eq!(checked.methods.len(), trusted.methods.len(), "{path}");
    for (one, other) in checked.methods.iter().zip(&trusted.methods) {
        assert_eq!(without_code(one), without_code(other), "{path}");
        let (Some(code), Some(same)) = (&one.code, &other.code) else { continue };
        assert_eq!(
            (code.max_stack, code.max_locals, code.code),
            (same.max_stack, same.max_locals, same.code),
            "{path}"
        );
        assert_eq!((&code.handlers, code.stack_map), (&same.handlers, same.stack_map), "{path}");
        assert_eq!(code.local_variables(&checked.pool), same.local_variables(&trusted.pool), "{path}");
        for &(pc, _) in &code.lines {
            assert_eq!(code.line_at(pc), same.line_at(pc), "{path}");
            assert_eq!(code.line_at(pc.saturating_sub(1)), same.line_at(pc.saturating_sub(1)), "{path}");
        }
    }
}

fn without_code(method: &Method<'_>) -> String {
    let bare = Method { code: None, ..method.clone() };
    format!("{:?} {bare:?}", method.code.is_some())
}
