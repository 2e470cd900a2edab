//! `rjpf doctor`: which JDK and class path would be used, and what is missing.

use std::collections::BTreeMap;

use rjpf_classes::path::{ClassPath, Jdk};
use rjpf_state::filter::like;

use crate::config::{Options, bytes};
use crate::report::print;
use crate::{ToolError, exit, session, target};

pub(crate) fn doctor(options: &Options) -> Result<u8, ToolError> {
    let mut page = Page::default();
    page.line("rjpf", env!("CARGO_PKG_VERSION"));
    match session::jdk(options) {
        Ok(jdk) => {
            describe_jdk(&mut page, &jdk);
            match options.target.is_empty() {
                true => describe_class_path(&mut page, options, &jdk),
                false => describe_target(&mut page, options, &jdk),
            }
        }
        Err(error) => page.trouble("jdk", &error.message),
    }
    page.line("cache", &target::cache_folder().display().to_string());
    let healthy = page.troubles == 0;
    page.line(
        "verdict",
        &if healthy {
            "ready".to_string()
        } else {
            format!("{} problem{}", page.troubles, if page.troubles == 1 { "" } else { "s" })
        },
    );
    print(&page.text);
    Ok(if healthy { 0 } else { exit::USAGE })
}

#[derive(Default)]
struct Page {
    text: String,
    troubles: usize,
}

impl Page {
    fn line(&mut self, name: &str, value: &str) {
        self.text.push_str(&format!("{:<12} {value}\n", format!("{name}:")));
    }

    fn trouble(&mut self, name: &str, value: &str) {
        self.troubles += 1;
        self.line(name, &format!("PROBLEM: {value}"));
    }
}

fn describe_jdk(page: &mut Page, jdk: &Jdk) {
    page.line("jdk", &format!("{} at {} (found through {})", jdk.version, jdk.home.display(), jdk.found_through));
    if jdk.untested {
        page.line("", "this version is newer than those tested");
    }
    for tried in &jdk.passed_over {
        page.line("passed over", &tried.to_string());
    }
    match jdk.tool("javac") {
        Some(javac) => page.line("javac", &javac.display().to_string()),
        None => page.line("javac", "none: .java targets cannot be compiled, classes can be checked"),
    }
}

fn describe_class_path(page: &mut Page, options: &Options, jdk: &Jdk) {
    match ClassPath::parse(bytes::word(options.class_path.as_deref().unwrap_or(".")), jdk.feature) {
        Ok(path) => describe_entries(page, &path),
        Err(error) => page.trouble("class path", &error.to_string()),
    }
}

fn describe_entries(page: &mut Page, path: &ClassPath) {
    let missing: Vec<_> = path.missing().map(|e| e.path().to_path_buf()).collect();
    for entry in path.entries() {
        if missing.iter().any(|m| m == entry.path()) {
            page.trouble("class path", &format!("{} is not there", entry.path().display()));
        } else {
            page.line("class path", &entry.path().display().to_string());
        }
    }
}

fn describe_target(page: &mut Page, options: &Options, jdk: &Jdk) {
    let target = match target::find(options, jdk) {
        Ok(target) => target,
        Err(error) => return page.trouble("target", &error.message),
    };
    describe_entries(page, &target.class_path);
    for root in &options.source_path {
        match root.is_dir() {
            true => page.line("source path", &root.display().to_string()),
            false => page.trouble("source path", &format!("{} is not there", root.display())),
        }
    }
    let name = target.main.replace('.', "/");
    match target.class_path.find_class(name.as_bytes()) {
        Ok(Some(found)) => page.line("target", &format!("{} in {}", target.main, found.origin)),
        Ok(None) => {
            page.trouble("target", &format!("class {} is not on the class path; -cp names where to look", target.main))
        }
        Err(error) => page.trouble("target", &error.to_string()),
    }
    describe_exploration(page, options, &target.class_path);
}

/// What a search would explore, and what it would take as given.
fn describe_exploration(page: &mut Page, options: &Options, class_path: &ClassPath) {
    let Ok(classes) = class_path.classes() else { return };
    let names = classes.iter().map(|(name, _)| name.replace('/', "."));
    let is_named = |name: &String| {
        options.explore_only.is_empty() || options.explore_only.iter().any(|pattern| like(pattern, name))
    };
    let (explored, trusted): (Vec<String>, Vec<String>) = names.partition(is_named);
    page.line("explored", &packages(&explored));
    if !options.explore_only.is_empty() {
        let how = "no pauses, except where it blocks and at places that the explored code shares";
        page.line("trusted", &format!("{} ({how})", packages(&trusted)));
    }
    match options.trust_library {
        true => page.line("one step", "calls of listed library classes (+jdk.trust=none explores them)"),
        false => page.line("explored", "the library, like the program (+jdk.trust=list: listed calls are one step)"),
    }
}

/// Classes, counted by package; a few packages are named.
fn packages(names: &[String]) -> String {
    const FEW: usize = 12;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for name in names {
        *counts.entry(name.rsplit_once('.').map_or("(unnamed)", |(package, _)| package)).or_default() += 1;
    }
    let mut parts: Vec<String> = counts.iter().take(FEW).map(|(package, n)| format!("{package} ({n})")).collect();
    if counts.len() > FEW {
        parts.push(format!("{} more packages", counts.len() - FEW));
    }
    match names.len() {
        0 => "no class of the class path".into(),
        1 => format!("1 class: {}", parts.join(", ")),
        n => format!("{n} classes: {}", parts.join(", ")),
    }
}
