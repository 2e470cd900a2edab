//! `rjpf store`: what earlier runs have left in a folder.

use std::path::{Path, PathBuf};

use rjpf_classes::path::read_regular;
use rjpf_explore::{Header, Store, Unreadable};

use crate::ToolError;
use crate::incremental::{ENDING, default_folder, grouped, tool};

/// The words behind the command.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) what: String,
    pub(crate) folder: Option<PathBuf>,
    /// Prune: stores that could still be used too.
    pub(crate) all: bool,
}

/// `rjpf store list|show|prune`.
pub(crate) fn store(request: &Request) -> Result<String, ToolError> {
    let folder = request.folder.clone().unwrap_or_else(default_folder);
    let mut files: Vec<PathBuf> = match std::fs::read_dir(&folder) {
        Ok(entries) => entries.flatten().map(|entry| entry.path()).filter(|p| is_store(p)).collect(),
        Err(_) if request.folder.is_none() => Vec::new(),
        Err(e) => return Err(ToolError::usage(format!("cannot read the folder {}: {e}", folder.display()))),
    };
    files.sort();
    let mut text = String::new();
    for file in &files {
        let bytes = read_regular(file).unwrap_or_default();
        let read = Store::header(&bytes);
        let usable = read.as_ref().is_ok_and(|(header, ..)| header.tool == tool());
        match request.what.as_str() {
            "prune" if usable && !request.all => continue,
            "prune" => {
                std::fs::remove_file(file)
                    .map_err(|e| ToolError::usage(format!("cannot remove {}: {e}", file.display())))?;
                text.push_str(&format!("removed {}\n", file.display()));
            }
            _ => text.push_str(&describe(file, &bytes, read, request.what == "show")),
        }
    }
    if text.is_empty() {
        text = format!("there is nothing to {} in {}\n", request.what, folder.display());
    }
    Ok(text)
}

fn is_store(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == ENDING)
}

fn describe(file: &Path, bytes: &[u8], read: Result<(Header, u64, u64), Unreadable>, whole: bool) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let size = bytes.len().div_ceil(1024);
    match read {
        Err(Unreadable::Damaged) => format!("{name}: {size} KB, damaged\n"),
        Err(Unreadable::OtherVersion) => format!("{name}: {size} KB, of another version of rjpf\n"),
        Ok((header, states, transitions)) => {
            let other = if header.tool == tool() { "" } else { ", of another build of rjpf" };
            let mut text = format!(
                "{name}: {}: {} states, {} transitions, {size} KB{other}\n",
                header.target,
                grouped(states),
                grouped(transitions)
            );
            if whole {
                let Header { settings, jdk, modules, tool, .. } = header;
                text.push_str(&format!("  jdk: {jdk}\n  rjpf: {tool}\n  settings: {settings}\n"));
                if !modules.is_empty() {
                    text.push_str(&format!("  modules: {modules}\n"));
                }
            }
            text
        }
    }
}
