//! What to run: turns a target word into a class path and a main class.

use std::path::{Path, PathBuf};

use rjpf_classes::path::{ClassPath, Jdk, javac, root_of};
use rjpf_classfile::ClassFile;

use crate::ToolError;

pub(crate) struct Target {
    pub(crate) class_path: ClassPath,
    /// Dotted name of the main class.
    pub(crate) main: String,
}

pub(crate) fn find(word: &str, class_path: Option<&str>, jdk: &Jdk) -> Result<Target, ToolError> {
    let path = Path::new(word);
    match path.extension().and_then(|e| e.to_str()) {
        Some("class") => class_file(path, class_path, jdk),
        Some("java") => source_file(path, class_path, jdk),
        Some("jar") => jar_file(path, class_path, jdk),
        _ => Ok(Target {
            class_path: parse(class_path.unwrap_or("."), jdk)?,
            main: word.replace('/', "."),
        }),
    }
}

fn parse(spec: &str, jdk: &Jdk) -> Result<ClassPath, ToolError> {
    ClassPath::parse(spec, jdk.feature).map_err(|e| ToolError::usage(e.to_string()))
}

/// The given entries first, then what the user named.
fn with_root(root: &Path, class_path: Option<&str>, jdk: &Jdk) -> Result<ClassPath, ToolError> {
    let mut spec = root.display().to_string();
    if let Some(more) = class_path {
        spec = format!("{spec}:{more}");
    }
    parse(&spec, jdk)
}

fn class_file(path: &Path, class_path: Option<&str>, jdk: &Jdk) -> Result<Target, ToolError> {
    let bytes = std::fs::read(path).map_err(|e| ToolError::usage(format!("{}: {e}", path.display())))?;
    let file = ClassFile::parse(&bytes).map_err(|e| ToolError::usage(format!("{}: {e}", path.display())))?;
    let root = root_of(path, file.this_class).map_err(|e| ToolError::usage(e.to_string()))?;
    let main = String::from_utf8_lossy(file.this_class).replace('/', ".");
    Ok(Target { class_path: with_root(&root, class_path, jdk)?, main })
}

fn source_file(path: &Path, class_path: Option<&str>, jdk: &Jdk) -> Result<Target, ToolError> {
    if !path.exists() {
        return Err(ToolError::usage(format!("{}: no such file", path.display())));
    }
    let user = match class_path {
        Some(spec) => parse(spec, jdk)?,
        None => ClassPath::default(),
    };
    let folder = javac::compile(jdk, path, &user, &cache_folder(), &javac::Extra::default())
        .map_err(|e| ToolError::usage(e.to_string()))?;
    let main = javac::main_class_of(path, &folder).map_err(|e| ToolError::usage(e.to_string()))?;
    Ok(Target { class_path: with_root(&folder, class_path, jdk)?, main: main.replace('/', ".") })
}

fn jar_file(path: &Path, class_path: Option<&str>, jdk: &Jdk) -> Result<Target, ToolError> {
    if !path.exists() {
        return Err(ToolError::usage(format!("{}: no such file", path.display())));
    }
    let class_path = with_root(path, class_path, jdk)?;
    let manifest = class_path.manifest(0).map_err(|e| ToolError::usage(e.to_string()))?;
    let Some(main) = manifest.main_class() else {
        return Err(ToolError::usage(format!("{}: its manifest names no Main-Class", path.display())));
    };
    Ok(Target { main: main.to_string(), class_path })
}

/// Where compiled sources are kept between runs.
fn cache_folder() -> PathBuf {
    let base = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from).or_else(|| {
        std::env::var_os("HOME").map(|home| Path::new(&home).join(".cache"))
    });
    base.unwrap_or_else(std::env::temp_dir).join("rjpf")
}
