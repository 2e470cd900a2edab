//! The fingerprints of a few programs, kept in the repository for each JDK release.
//!
//! A failure means that the canonical form has changed: stored fingerprints of older versions are no
//! longer comparable. If that is meant, count `FORM_VERSION` up and run this test with `RJPF_BLESS=1`.
//! Another update of the same JDK release boots other objects and is not compared.

use std::fs;
use std::path::Path;

use rjpf_classes::path::Jdk;
use rjpf_state::canonical::FORM_VERSION;

use crate::{Way, compile_into, jdks, state_machine, subjects};

const KEPT: &[&str] = &["IdentitySetsProperty", "IdentityThrows", "IdentityInterns", "IdentityPaths"];

fn current(jdk: &Jdk) -> String {
    let mut kept = subjects(jdk);
    kept.retain(|subject| KEPT.contains(&&*subject.class));
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fingerprints-{}-golden", jdk.feature));
    let classes = compile_into(jdk, &kept, &out).display().to_string();
    let mut text = format!("form {FORM_VERSION}, JDK {}\n", jdk.version);
    for subject in &kept {
        text.push_str(&format!("{}\n", subject.class));
        let way = Way { what: "golden", folder: &out, class_path: &classes, jdk: &jdk.home, words: &[] };
        for line in way.fingerprints(&subject.class).iter().filter(|line| !line.starts_with('#')) {
            text.push_str(&format!("  {line}\n"));
        }
    }
    text
}

#[test]
fn the_form_has_not_changed() {
    if std::env::var_os("RJPF_CHECKS").is_some() {
        return;
    }
    for jdk in jdks() {
        let file = state_machine::root().join(format!("crates/cli/tests/fingerprints/golden-{}.txt", jdk.feature));
        let found = current(&jdk);
        if std::env::var_os("RJPF_BLESS").is_some() {
            fs::write(&file, &found).unwrap();
        }
        let Ok(expected) = fs::read_to_string(&file) else {
            println!("no fingerprints are kept for JDK {}", jdk.feature);
            continue;
        };
        let heading = |text: &str| text.lines().next().unwrap_or_default().to_string();
        let version = |text: &str| heading(text).rsplit(' ').next().unwrap_or_default().to_string();
        if version(&expected) != version(&found) {
            println!("kept for {}, this is {}", heading(&expected), heading(&found));
            continue;
        }
        assert_eq!(heading(&expected), heading(&found), "bless the new version of the form with RJPF_BLESS=1");
        assert!(
            expected == found,
            "the form of states has changed on JDK {}: count FORM_VERSION up and run with RJPF_BLESS=1",
            jdk.feature
        );
    }
}
