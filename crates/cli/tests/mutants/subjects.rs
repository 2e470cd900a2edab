//! The class files that are damaged, and which mutant has which number.

use std::fs;
use std::path::Path;

use crate::mutate::{Random, mutant, mutant_with};

pub(crate) struct Subject {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// The class files below a folder, by name.
pub(crate) fn collected(folder: &Path) -> Vec<Subject> {
    let mut subjects = Vec::new();
    collect(folder, folder, &mut subjects);
    subjects.sort_by(|a, b| a.name.cmp(&b.name));
    subjects
}

fn collect(root: &Path, folder: &Path, subjects: &mut Vec<Subject>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(root, &path, subjects);
        } else if path.extension().is_some_and(|e| e == "class") {
            let name = path.strip_prefix(root).unwrap().with_extension("");
            let name = name.to_str().unwrap().replace('/', ".");
            subjects.push(Subject { name, bytes: fs::read(&path).unwrap() });
        }
    }
}

/// The mutant with this number: always the same one.
pub(crate) fn mutant_of(subjects: &[Subject], number: usize) -> (String, Vec<u8>) {
    let mut random = Random(number as u64);
    let subject = &subjects[random.below(subjects.len())];
    (subject.name.clone(), mutant(&subject.bytes, &mut random))
}

/// The mutant with this number with the first and with the second of its damages only.
#[allow(dead_code, reason = "for whoever wants to know why it ends as it does")]
pub(crate) fn damages_of(subjects: &[Subject], number: usize) -> [(String, Vec<u8>); 2] {
    [0, 1].map(|wanted| {
        let mut random = Random(number as u64);
        let subject = &subjects[random.below(subjects.len())];
        (subject.name.clone(), mutant_with(&subject.bytes, &mut random, |damage| damage == wanted))
    })
}
