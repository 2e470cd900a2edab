//! Files of reports: whether they can be written is known before a search, and each is there whole or
//! not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::config::Options;
use crate::{ToolError, sandbox};

/// Is there a file that was asked for and cannot be written? Better said before the search.
pub(crate) fn check(options: &Options) -> Result<(), ToolError> {
    let trace = options.trace_file.iter().filter(|_| options.write_trace);
    let forms = super::FORMS.iter().filter_map(|form| (form.file)(options).as_ref());
    for file in forms.chain(&options.dot).chain(&options.fingerprints).chain(trace) {
        can_be_written(file).map_err(|e| ToolError::usage(why(file, &e)))?;
    }
    Ok(())
}

fn why(file: &Path, error: &io::Error) -> String {
    let way_out = "name a file in a folder that is there and can be written to";
    format!("cannot write {}: {error}; {way_out}", file.display())
}

fn can_be_written(file: &Path) -> io::Result<()> {
    match fs::metadata(file) {
        Ok(there) if there.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        // Opening a pipe would wait for its reader.
        Ok(there) if !there.is_file() => return Ok(()),
        Ok(_) => _ = OpenOptions::new().append(true).open(file)?,
        // A link to nowhere is replaced.
        Err(_) if file.is_symlink() => {}
        // The name itself may be wrong; what is made to find out goes away again.
        Err(_) => {
            File::create_new(file)?;
            fs::remove_file(file)?;
        }
    }
    let aside = aside(file);
    File::create_new(&aside)?;
    fs::remove_file(&aside)
}

/// A name beside a file, short enough wherever the file's own name is.
fn aside(file: &Path) -> PathBuf {
    file.with_file_name(format!(".rjpf-{}.tmp", std::process::id()))
}

/// Writes a file under another name and gives it its own when all of it is on the disk; says why if
/// that is not possible.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), String> {
    write_bytes(file, text.as_bytes().to_vec())
}

/// The same for what is no text.
pub(crate) fn write_bytes(file: &Path, bytes: Vec<u8>) -> Result<(), String> {
    let named = file.to_path_buf();
    // Where the program runs nothing can be written.
    sandbox::outside(move || write_whole(&named, &bytes)).map_err(|e| why(file, &e))
}

fn write_whole(file: &Path, content: &[u8]) -> io::Result<()> {
    // A link stays one.
    let real = fs::canonicalize(file).unwrap_or_else(|_| file.to_path_buf());
    let there = fs::metadata(&real).ok();
    match &there {
        Some(there) if !there.is_file() => fs::write(&real, content),
        _ => replace(&real, content, there.as_ref()),
    }
}

fn replace(file: &Path, content: &[u8], there: Option<&fs::Metadata>) -> io::Result<()> {
    let aside = aside(file);
    let write = || {
        let mut new = File::create(&aside)?;
        new.write_all(content)?;
        if let Some(there) = there {
            new.set_permissions(there.permissions())?;
        }
        new.sync_all()?;
        fs::rename(&aside, file)
    };
    write().inspect_err(|_| _ = fs::remove_file(&aside))?;
    // The name is on the disk when its folder is; a folder that cannot be synced is no failure.
    let folder = file.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}
