//! From one `.class` file to the folder its class path starts at.

use std::path::{Path, PathBuf};

/// The file does not lie where its package says.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error(
    "{} holds the class {class}, so it should be named {expected} under some folder; \
     name the class path and the class instead, or move the file", .file.display()
)]
pub struct RootError {
    pub file: PathBuf,
    /// The class name with dots.
    pub class: String,
    /// Where the file should be, relative to the root of the class path.
    pub expected: String,
}

/// The class-path root for a class file: the folder above its package folders.
/// `this_class` is the internal name that stands in the file (`org/example/Main`).
pub fn root_of(class_file: &Path, this_class: &[u8]) -> Result<PathBuf, RootError> {
    let name = String::from_utf8_lossy(this_class);
    let expected = format!("{name}.class");
    let absolute = std::path::absolute(class_file).unwrap_or_else(|_| class_file.to_path_buf());
    // Links are left alone: the root that the user sees is the one that counts.
    let mut root = absolute.as_path();
    for part in expected.rsplit('/') {
        match (root.file_name(), root.parent()) {
            (Some(file_name), Some(parent)) if file_name == part => root = parent,
            _ => {
                return Err(RootError { file: class_file.to_path_buf(), class: name.replace('/', "."), expected });
            }
        }
    }
    Ok(root.to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_stripped() {
        let root = |file: &str, class: &str| root_of(Path::new(file), class.as_bytes());
        assert_eq!(root("/w/out/a/b/C.class", "a/b/C"), Ok("/w/out".into()));
        assert_eq!(root("/w/out/C$D.class", "C$D"), Ok("/w/out".into()));
        assert_eq!(root("/C.class", "C"), Ok("/".into()));
    }

    #[test]
    fn a_relative_file_is_taken_from_the_working_folder() {
        let root = root_of(Path::new("a/C.class"), b"a/C").unwrap();
        assert_eq!(root, std::env::current_dir().unwrap());
    }

    #[test]
    fn a_wrong_place_is_an_error() {
        let error = root_of(Path::new("/w/out/C.class"), b"a/b/C").unwrap_err();
        assert_eq!(error.expected, "a/b/C.class");
        assert!(error.to_string().contains("the class a.b.C"), "{error}");
        assert!(root_of(Path::new("/w/D.class"), b"C").is_err());
        assert!(root_of(Path::new("C.class"), b"").is_err());
    }
}
