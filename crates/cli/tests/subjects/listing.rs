//! `examples-java/README.md` is the list of the subjects: each folder and each `.jpf` file is in its
//! table, and gives the verdict that stands there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rjpf_classes::path::Jdk;

use crate::checker::check;
use crate::classes::{classes, entries, examples, file_name, has_extension, jdks, root};
use crate::plain::runs_on_a_plain_jvm;
use crate::slow;

/// A row of the table.
struct Row {
    subject: String,
    /// The `.jpf` file in `rjpf examples-java/x/y.jpf`.
    file: PathBuf,
    expected: String,
}

fn rows() -> Vec<Row> {
    let text = fs::read_to_string(examples().join("README.md")).unwrap();
    let cells = |line: &str| line.split('|').map(|c| c.trim().trim_matches('`').to_string()).collect::<Vec<_>>();
    let rows = text.lines().filter(|l| l.starts_with("| `")).map(|line| match &cells(line)[..] {
        [_, subject, _, command, expected, _] => {
            let file = command.strip_prefix("rjpf ").unwrap_or_else(|| panic!("no command of rjpf: {line}"));
            Row { subject: subject.clone(), file: root().join(file), expected: verdict(expected) }
        }
        _ => panic!("a row of four cells? {line}"),
    });
    rows.collect()
}

/// The verdict in a cell such as "assertion: routing loop".
fn verdict(cell: &str) -> String {
    let word = cell.split([':', ';', '(']).next().unwrap().trim();
    match word {
        "no error" | "assertion" | "deadlock" => word.into(),
        "NullPointerException" => format!("java.lang.{word}"),
        _ => panic!("what verdict is '{cell}'?"),
    }
}

#[test]
fn no_subject_is_forgotten() {
    let rows = rows();
    let listed: BTreeSet<&Path> = rows.iter().map(|row| row.file.as_path()).collect();
    assert_eq!(listed.len(), rows.len(), "a .jpf file has two rows");
    let mut files = BTreeSet::new();
    for folder in entries(&examples(), |p| p.is_dir()) {
        let subject = file_name(&folder);
        assert!(folder.join("README.md").exists(), "{subject} has no README");
        if subject == "common" {
            continue;
        }
        assert!(rows.iter().any(|row| row.subject == subject), "{subject} is not in the table");
        assert!(runs_on_a_plain_jvm(&subject), "{subject} has no random driver, nor a program in the list");
        files.extend(entries(&folder, |p| has_extension(p, "jpf")));
    }
    assert_eq!(listed, files.iter().map(PathBuf::as_path).collect(), "files in the table and in the folders");
    for row in rows {
        assert_eq!(row.file.parent(), Some(examples().join(&row.subject).as_path()), "subject and file differ");
    }
}

/// As the README says it, with the classes compiled before: one javac for all instead of one each.
fn check_compiled(jdk: &Jdk, row: &Row) -> String {
    let stem = row.file.file_stem().unwrap().to_string_lossy().into_owned();
    let version = stem.strip_prefix(&format!("{}-", row.subject)).filter(|v| v.starts_with('v'));
    let folder = match version {
        Some(version) => classes().version(&row.subject, version),
        None => classes().subjects(),
    };
    let class_path = format!("+classpath={}", folder.display());
    check(jdk, &[&row.file.display().to_string(), &class_path]).verdict()
}

#[test]
fn jpf_files_give_the_verdicts_of_the_table() {
    let mut failures = Vec::new();
    for jdk in jdks() {
        for row in rows() {
            let found = check_compiled(jdk, &row);
            if found != row.expected {
                failures.push(format!("JDK {}, {}: {found}", jdk.feature, row.file.display()));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Word for word: the checker finds the sources and compiles them. By default for one subject with
/// and one without versions.
#[test]
fn the_commands_of_the_table_work_from_sources() {
    for row in rows() {
        let name = file_name(&row.file);
        if slow() || matches!(name.as_str(), "arq-v2.jpf" | "ordered.jpf") {
            let report = check(&jdks()[0], &[&row.file.display().to_string()]);
            assert_eq!(report.verdict(), row.expected, "{name}");
        }
    }
}

/// A filter that fits nothing is most likely misspelt, and is not passed over in silence.
#[test]
fn filters_without_effect_are_warned_about() {
    let folder = classes().subjects().display().to_string();
    let words = ["-cp", &folder, "linkedlist.Driver", "2", "+filter.fields=java.util.LinkedList.modCount"];
    let report = check(&jdks()[0], &words);
    assert!(report.text.contains("no object that was compared has a field 'java.util.LinkedList.modCount'"));
    assert!(!report.assumptions().contains("modCount"), "{}", report.assumptions());
}
