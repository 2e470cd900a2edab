//! The made classes against the real machine: programs compiled by `javac` run as they are and with
//! every call site replaced by a call of the class made for it, and have to print the same.

mod patch;
mod refusals;
mod run;

use rjpf_classfile::ClassFile;
use run::{Subject, call_sites, check, jdks, made_class};

/// A program for all JDKs; the tests say what is different.
const SUBJECT: Subject =
    Subject { name: "", source: "", since: 17, flags: &[], preview: false, verified: true, built: false };

const LAMBDAS: Subject = Subject { name: "Lambdas", source: include_str!("subjects/Lambdas.java"), ..SUBJECT };

const CONCATS: Subject = Subject { name: "Concats", source: include_str!("subjects/Concats.java"), ..SUBJECT };

#[test]
fn lambdas() {
    check(LAMBDAS);
}

/// Before nest mates, private methods were called in another way.
#[test]
fn lambdas_of_an_old_compiler() {
    check(Subject { flags: &["--release", "10"], ..LAMBDAS });
}

/// Version 50, which is verified without stack maps, has no static calls of interface methods.
#[test]
fn lambdas_in_interfaces() {
    check(Subject { name: "Interfaces", source: include_str!("subjects/Interfaces.java"), verified: false, ..SUBJECT });
}

#[test]
fn concatenation() {
    check(CONCATS);
}

#[test]
fn concatenation_without_recipe() {
    check(Subject { flags: &["-XDstringConcat=indy"], ..CONCATS });
}

#[test]
fn concatenation_with_all_constants() {
    check(Subject { name: "Constants", source: include_str!("subjects/Constants.java"), built: true, ..SUBJECT });
}

#[test]
fn records() {
    check(Subject { name: "Records", source: include_str!("subjects/Records.java"), ..SUBJECT });
}

#[test]
fn switches() {
    check(Subject { name: "Switches", source: include_str!("subjects/Switches.java"), since: 21, ..SUBJECT });
}

#[test]
fn switches_with_primitive_patterns() {
    check(Subject {
        name: "Primitives",
        source: include_str!("subjects/Primitives.java"),
        since: 23,
        preview: true,
        ..SUBJECT
    });
}

#[test]
fn every_call_site_of_the_jdk() {
    for jdk in jdks() {
        let mut made = 0;
        for (module, path) in jdk.image.classes().expect("a sound image") {
            let found = jdk.image.find(module, &path).expect("a sound image");
            let bytes = found.expect("a listed class");
            let class = ClassFile::parse(&bytes).unwrap_or_else(|error| panic!("{error}"));
            for (_, request) in call_sites(&class, jdk.feature) {
                made_class(&request);
                made += 1;
            }
        }
        assert!(made > 1000, "{made} call sites in JDK {}", jdk.version);
    }
}
