//! What a single run has changed, for who wants it on the disk (`rjpf run --write`).

use std::path::{Path, PathBuf};

use rjpf_state::Memory;

use super::layer::{self, Kind};

/// One change of the host's files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing is there any more.
    Nothing(PathBuf),
    /// A new folder, or one whose permissions have changed.
    Folder {
        path: PathBuf,
        mode: u32,
        is_new: bool,
    },
    File {
        path: PathBuf,
        mode: u32,
        content: Vec<u8>,
    },
    Link {
        path: PathBuf,
        target: PathBuf,
    },
}

/// Everything that the program has changed, in an order in which it can be done. What is taken from the host is
/// read now, so that a file can be written where another was read.
pub fn changes(memory: &Memory) -> std::io::Result<Vec<Change>> {
    let mut changes = Vec::new();
    for (path, node) in layer::pairs(memory) {
        if node == 0 {
            changes.push(Change::Nothing(path));
            continue;
        }
        let description = layer::describe(memory, node);
        let (mode, host) = (description.mode, description.host);
        match (description.kind, layer::content(memory, node)) {
            (Kind::Folder, _) => {
                let is_new = host.as_deref() != Some(&path);
                changes.push(Change::Folder { path: path.clone(), mode, is_new });
                if let Some(host) = host.filter(|_| is_new) {
                    moved(memory, &host, &path, &mut changes)?;
                }
            }
            (Kind::Link, Some(target)) => changes.push(Change::Link { path, target: layer::path_of(target) }),
            (Kind::Link, None) => {
                let target = std::fs::read_link(host.unwrap_or_default())?;
                changes.push(Change::Link { path, target });
            }
            (Kind::File, Some(content)) => changes.push(Change::File { path, mode, content: content.to_vec() }),
            (Kind::File, None) => {
                let content = host.map_or(Ok(Vec::new()), std::fs::read)?;
                changes.push(Change::File { path, mode, content });
            }
        }
    }
    Ok(changes)
}

/// The files below a folder of the host's that has another path now, but for those that the layer knows.
fn moved(memory: &Memory, host: &Path, path: &Path, changes: &mut Vec<Change>) -> std::io::Result<()> {
    use std::os::unix::fs::MetadataExt;
    for entry in std::fs::read_dir(host)? {
        let entry = entry?;
        let (from, to) = (entry.path(), path.join(entry.file_name()));
        if layer::find(memory, &to).is_some() {
            continue;
        }
        let metadata = std::fs::symlink_metadata(&from)?;
        let mode = metadata.mode() & 0o7777;
        if metadata.is_dir() {
            changes.push(Change::Folder { path: to.clone(), mode, is_new: true });
            moved(memory, &from, &to, changes)?;
        } else if metadata.is_symlink() {
            changes.push(Change::Link { target: std::fs::read_link(&from)?, path: to });
        } else {
            changes.push(Change::File { path: to, mode, content: std::fs::read(&from)? });
        }
    }
    Ok(())
}

/// Makes the changes on the disk.
pub fn apply(changes: &[Change]) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let allow = |path: &Path, mode: u32| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode));
    for change in changes {
        match change {
            Change::Nothing(path) => clear(path)?,
            Change::Folder { path, mode, is_new } => {
                if *is_new {
                    clear(path)?;
                    std::fs::create_dir(path)?;
                }
                allow(path, *mode)?;
            }
            Change::File { path, mode, content } => {
                if !path.symlink_metadata().is_ok_and(|m| m.is_file()) {
                    clear(path)?;
                }
                std::fs::write(path, content)?;
                allow(path, *mode)?;
            }
            Change::Link { path, target } => {
                clear(path)?;
                std::os::unix::fs::symlink(target, path)?;
            }
        }
    }
    Ok(())
}

fn clear(path: &Path) -> std::io::Result<()> {
    match path.symlink_metadata() {
        Err(_) => Ok(()),
        Ok(metadata) if metadata.is_dir() => std::fs::remove_dir_all(path),
        Ok(_) => std::fs::remove_file(path),
    }
}
