//! Which class of a compiled source file to start.

use std::io;
use std::path::{Path, PathBuf};

use rjpf_classfile::{ClassFile, ClassFileError};

use super::outline::outline;
use crate::path::regular::read_regular;

/// Why no class could be chosen.
#[derive(Debug, thiserror::Error)]
pub enum MainClassError {
    #[error("cannot read {}: {source}", .path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error("{} is not a class file: {source}", .path.display())]
    BadClass { path: PathBuf, source: ClassFileError },
    #[error(
        "no top-level class in {} has a main method that can be started", .source_file.display()
    )]
    NoMain { source_file: PathBuf },
}

/// The internal name of the class to start: the top-level class named like the file if it has a
/// `main` that can be started, else the first one in the file that has. `classes` is the
/// folder that [`super::compile`] gave for `source`.
pub fn main_class_of(source: &Path, classes: &Path) -> Result<String, MainClassError> {
    let text = read_regular(source).map_err(|error| io_error(source, error))?;
    let outline = outline(&String::from_utf8_lossy(&text));
    let named_like_file = source.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let package = match outline.package.as_str() {
        "" => String::new(),
        package => package.replace('.', "/") + "/",
    };
    for simple_name in named_like_file.into_iter().chain(outline.types) {
        let name = format!("{package}{simple_name}");
        if has_main(classes, &name)? {
            return Ok(name);
        }
    }
    Err(MainClassError::NoMain { source_file: source.to_path_buf() })
}

/// `false` too if there is no such class: the file name need not be the name of a class.
fn has_main(classes: &Path, name: &str) -> Result<bool, MainClassError> {
    let class_file = &classes.join(format!("{name}.class"));
    let bytes = match read_regular(class_file) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(io_error(class_file, error)),
    };
    let class = ClassFile::parse(&bytes)
        .map_err(|source| MainClassError::BadClass { path: class_file.to_path_buf(), source })?;
    if class.methods.iter().any(|method| class.is_main(method)) {
        return Ok(true);
    }
    // An inherited one, if the class that it is inherited from is part of the source.
    let above = class.super_class.map(|name| String::from_utf8_lossy(name).into_owned());
    above.map_or(Ok(false), |above| has_main(classes, &above))
}

fn io_error(path: &Path, source: io::Error) -> MainClassError {
    MainClassError::Io { path: path.to_path_buf(), source }
}
