//! Which class of a compiled source file to start.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rjpf_classfile::access::{ACC_PUBLIC, ACC_STATIC};
use rjpf_classfile::{ClassFile, ClassFileError};

use super::outline::outline;

/// Why no class could be chosen.
#[derive(Debug, thiserror::Error)]
pub enum MainClassError {
    #[error("cannot read {}: {source}", .path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error("{} is not a class file: {source}", .path.display())]
    BadClass { path: PathBuf, source: ClassFileError },
    #[error(
        "no top-level class in {} has a `public static void main(String[])`", .source_file.display()
    )]
    NoMain { source_file: PathBuf },
}

/// The internal name of the class to start: the top-level class named like the file if it has a
/// `public static void main(String[])`, else the first one in the file that has. `classes` is the
/// folder that [`super::compile`] gave for `source`.
pub fn main_class_of(source: &Path, classes: &Path) -> Result<String, MainClassError> {
    let text = fs::read(source).map_err(|error| io_error(source, error))?;
    let outline = outline(&String::from_utf8_lossy(&text));
    let named_like_file = source.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let package = match outline.package.as_str() {
        "" => String::new(),
        package => package.replace('.', "/") + "/",
    };
    for simple_name in named_like_file.into_iter().chain(outline.types) {
        let name = format!("{package}{simple_name}");
        if has_main(&classes.join(format!("{name}.class")))? {
            return Ok(name);
        }
    }
    Err(MainClassError::NoMain { source_file: source.to_path_buf() })
}

/// `false` too if there is no such class: the file name need not be the name of a class.
fn has_main(class_file: &Path) -> Result<bool, MainClassError> {
    let bytes = match fs::read(class_file) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(io_error(class_file, error)),
    };
    let class = ClassFile::parse(&bytes)
        .map_err(|source| MainClassError::BadClass { path: class_file.to_path_buf(), source })?;
    Ok(class.methods.iter().any(|method| {
        method.name == b"main"
            && method.descriptor == b"([Ljava/lang/String;)V"
            && method.access & (ACC_PUBLIC | ACC_STATIC) == ACC_PUBLIC | ACC_STATIC
    }))
}

fn io_error(path: &Path, source: io::Error) -> MainClassError {
    MainClassError::Io { path: path.to_path_buf(), source }
}
