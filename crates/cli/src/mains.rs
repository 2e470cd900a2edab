//! What could be meant by a folder: the programs in it and below it.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use rjpf_classes::path::{read_regular, root_of};
use rjpf_classfile::ClassFile;

use crate::config::nearest::nearest;

/// Files looked at before giving up, programs named.
const MOST_FILES: usize = 5_000;
const MOST_NAMED: usize = 8;
/// Folders below which nobody keeps what he wants to check.
const PASSED_OVER: [&str; 4] = [".git", ".gradle", ".idea", "node_modules"];

/// The files below a folder, each real folder once, however it is linked.
pub(crate) fn files_below(roots: impl IntoIterator<Item = PathBuf>) -> impl Iterator<Item = PathBuf> {
    let mut seen = HashSet::new();
    let mut open: Vec<PathBuf> = roots.into_iter().collect();
    let mut files: Vec<PathBuf> = Vec::new();
    std::iter::from_fn(move || {
        loop {
            if let Some(file) = files.pop() {
                return Some(file);
            }
            let folder = open.pop()?;
            let real = folder.canonicalize().unwrap_or_else(|_| folder.clone());
            if !seen.insert(real) {
                continue;
            }
            let mut entries: Vec<PathBuf> =
                std::fs::read_dir(&folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
            entries.sort();
            entries.reverse();
            for path in entries {
                if !path.is_dir() {
                    files.push(path);
                } else if !PASSED_OVER.iter().any(|name| path.ends_with(name)) {
                    open.push(path);
                }
            }
        }
    })
}

/// A sentence about a folder that was named as the target.
pub(crate) fn instead_of(folder: &Path) -> String {
    let is_here = folder.canonicalize().ok() == std::env::current_dir().ok();
    let mut found: Vec<String> = Vec::new();
    for file in files_below([folder.to_path_buf()]).take(MOST_FILES) {
        let Some(command) = command_for(&file, is_here) else { continue };
        found.push(command);
        if found.len() > MOST_NAMED {
            break;
        }
    }
    let more = if found.len() > MOST_NAMED { "\n    ..." } else { "" };
    found.truncate(MOST_NAMED);
    match found.as_slice() {
        [] => "there is no class with a main method in it; name a .class, .java, .jar or .jpf file".into(),
        [one] => format!("did you mean its main class?\n    {one}"),
        many => format!("did you mean one of its main classes?\n    {}{more}", many.join("\n    ")),
    }
}

/// The command for a program below this folder whose name is almost the one that was not found.
pub(crate) fn almost(name: &str) -> Option<String> {
    let simple =
        name.rsplit_once('.').filter(|(_, end)| end.starts_with(char::is_uppercase)).map_or(name, |(_, end)| end);
    let files: Vec<PathBuf> = files_below([PathBuf::from(".")]).take(MOST_FILES).collect();
    let stem = |file: &Path| file.file_stem()?.to_str().map(str::to_string);
    let whole = |file: &Path| file.file_name()?.to_str().map(str::to_string);
    let names: Vec<String> = files.iter().flat_map(|file| [stem(file), whole(file)]).flatten().collect();
    // What begins with another letter is rarely a slip of the finger.
    let alike = names.iter().map(String::as_str).filter(|other| other.chars().next() == simple.chars().next());
    let near = nearest(simple, alike)?.to_string();
    let is_it = |file: &&PathBuf| stem(file).as_ref() == Some(&near) || whole(file).as_ref() == Some(&near);
    files.iter().filter(is_it).find_map(|file| command_for(file, true))
}

/// The command that checks the program in a file, if there is one in it.
fn command_for(file: &Path, is_here: bool) -> Option<String> {
    let shown = file.strip_prefix(".").unwrap_or(file).display().to_string();
    match file.extension()?.to_str()? {
        "class" => {
            let bytes = read_regular(file).ok()?;
            let class = ClassFile::parse(&bytes).ok()?;
            let starts = class.methods.iter().any(|method| class.is_main(method));
            // The class must lie where its package says; the folder is shown as the user would name it.
            starts.then(|| root_of(file, class.this_class).ok())??;
            let root = file.ancestors().nth(class.this_class.iter().filter(|&&b| b == b'/').count() + 1)?;
            let root = root.strip_prefix(".").unwrap_or(root);
            let name = String::from_utf8_lossy(class.this_class).replace('/', ".");
            let at_root = is_here && root.as_os_str().is_empty();
            Some(if at_root { format!("rjpf {name}") } else { format!("rjpf -cp {} {name}", root.display()) })
        }
        "java" => {
            let text = read_regular(file).ok()?;
            let text = String::from_utf8_lossy(&text);
            let starts = text.contains("void main(") || text.contains("void main (");
            starts.then(|| format!("rjpf {shown}"))
        }
        "jpf" => Some(format!("rjpf {shown}")),
        _ => None,
    }
}
