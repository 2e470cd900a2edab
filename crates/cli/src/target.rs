//! What to run: turns a target word into a class path, a main class and places of sources.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use rjpf_classes::path::{ClassPath, Entry, Jdk, javac, read_regular, root_of};
use rjpf_classfile::{ClassFile, ClassFileError, ErrorKind};

use crate::config::nearest::nearest;
use crate::config::{Options, bytes};
use crate::{ToolError, mains, modules, timer};

pub(crate) struct Target {
    pub(crate) class_path: ClassPath,
    /// Dotted name of the main class.
    pub(crate) main: String,
    pub(crate) source_roots: Vec<PathBuf>,
}

/// All places of classes: those of the module path come last.
pub(crate) fn with_modules(class_path: ClassPath, options: &Options, jdk: &Jdk) -> Result<ClassPath, ToolError> {
    let places = modules::places(options);
    if places.is_empty() {
        return Ok(class_path);
    }
    let named = class_path.entries().iter().map(|entry| entry.path().to_path_buf());
    ClassPath::from_entries(named.chain(places), jdk.feature).map_err(|e| ToolError::usage(e.to_string()))
}

pub(crate) fn find(options: &Options, jdk: &Jdk) -> Result<Target, ToolError> {
    let _phase = tracing::info_span!("target", target = options.target).entered();
    let word = options.target.as_str();
    let class_path = options.class_path.as_deref().map(bytes::word);
    let class_path = class_path.as_deref();
    let path = &bytes::path(word);
    let mut target = match path.extension().and_then(|e| e.to_str()) {
        _ if let Some(main) = modules::main_class(options) => main_in_module(main?, class_path, jdk)?,
        Some("class") => class_file(path, class_path, jdk)?,
        Some("java") => source_file(path, class_path, jdk, &[])?,
        Some("jar") => jar_file(path, class_path, jdk)?,
        _ if path.is_dir() => return Err(ToolError::usage(format!("{word} is a folder; {}", mains::instead_of(path)))),
        _ => class_name(word, class_path, &options.source_path, jdk)?,
    };
    target.source_roots.splice(0..0, options.source_path.iter().cloned());
    target.source_roots.extend(guesses(&target.class_path));
    Ok(target)
}

fn parse(spec: impl AsRef<OsStr>, jdk: &Jdk) -> Result<ClassPath, ToolError> {
    ClassPath::parse(spec, jdk.feature)
        .map_err(|e| ToolError::usage(format!("{e}; make the jar again, or take it out of the class path (-cp)")))
}

/// A class file that cannot be read, and what to do about it.
pub(crate) fn bad_class_file(at: &str, error: &ClassFileError) -> String {
    let way_out = match error.kind {
        ErrorKind::UnsupportedVersion { .. } => "compile it for JDK 25 or older (javac --release 25)",
        _ => "compile it again",
    };
    format!("{at}: {error}; {way_out}")
}

/// The given entries first, then what the user named.
fn with_root(root: &Path, class_path: Option<&OsStr>, jdk: &Jdk) -> Result<ClassPath, ToolError> {
    let mut spec = root.as_os_str().to_os_string();
    if let Some(more) = class_path {
        spec.push(":");
        spec.push(more);
    }
    parse(&spec, jdk)
}

/// A class of a module: there is no class path unless one is named.
fn main_in_module(main: String, class_path: Option<&OsStr>, jdk: &Jdk) -> Result<Target, ToolError> {
    let class_path = match class_path {
        Some(named) => parse(named, jdk)?,
        None => ClassPath::from_entries(Vec::new(), jdk.feature).map_err(|e| ToolError::usage(e.to_string()))?,
    };
    Ok(Target { class_path, main, source_roots: Vec::new() })
}

/// A class on the class path, or one whose source is on the source path.
fn class_name(word: &str, class_path: Option<&OsStr>, sources: &[PathBuf], jdk: &Jdk) -> Result<Target, ToolError> {
    let main = word.replace('/', ".");
    let path = parse(class_path.unwrap_or(OsStr::new(".")), jdk)?;
    let internal = main.replace('.', "/");
    let there = path.find_class(internal.as_bytes()).map_err(|e| ToolError::usage(e.to_string()))?.is_some();
    let source = sources.iter().map(|root| root.join(format!("{internal}.java"))).find(|file| file.is_file());
    match source {
        None if !there && bytes::path(word).is_file() => Err(ToolError::usage(format!(
            "{word} is a file, but no program: name a class, a .class, .java, .jar or .jpf file"
        ))),
        Some(source) if !there => {
            let mut target = source_file(&source, class_path, jdk, sources)?;
            target.main = main;
            Ok(target)
        }
        _ => Ok(Target { class_path: path, main, source_roots: Vec::new() }),
    }
}

fn class_file(path: &Path, class_path: Option<&OsStr>, jdk: &Jdk) -> Result<Target, ToolError> {
    exists(path)?;
    let bytes = read_regular(path).map_err(|e| ToolError::usage(format!("cannot read {}: {e}", path.display())))?;
    let wrong = |e| ToolError::usage(bad_class_file(&path.display().to_string(), &e));
    let file = ClassFile::parse(&bytes).map_err(wrong)?;
    let root = root_of(path, file.this_class).map_err(|e| ToolError::usage(e.to_string()))?;
    let main = String::from_utf8_lossy(file.this_class).replace('/', ".");
    Ok(Target { class_path: with_root(&root, class_path, jdk)?, main, source_roots: Vec::new() })
}

/// A target that is named like a file must be one.
fn exists(path: &Path) -> Result<(), ToolError> {
    if path.exists() {
        return Ok(());
    }
    let folder = std::env::current_dir().unwrap_or_default();
    let at = folder.join(path.parent().unwrap_or(Path::new("")));
    let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let beside: Vec<String> = std::fs::read_dir(&at)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| Path::new(name).extension() == path.extension())
        .collect();
    let hint = match nearest(&file, beside.iter().map(String::as_str)) {
        Some(near) => format!("did you mean {}?", path.with_file_name(near).display()),
        None => "name a file that is there, or a class with -cp".to_string(),
    };
    Err(ToolError::usage(format!("{}: no such file; {hint}", path.display())))
}

/// What `javac` wants to hear about preview features.
fn preview_flags(jdk: &Jdk) -> Vec<String> {
    let flags = ["--enable-preview".to_string(), "--release".to_string(), jdk.feature.to_string()];
    if jdk.preview { flags.to_vec() } else { Vec::new() }
}

/// Compiles a source file, with the sources of further roots beside it.
fn source_file(path: &Path, class_path: Option<&OsStr>, jdk: &Jdk, roots: &[PathBuf]) -> Result<Target, ToolError> {
    exists(path)?;
    let own = own_classes()?;
    let extra = javac::Extra { sources: other_sources(path, roots), flags: preview_flags(jdk) };
    let class_path_of_sources = with_root(&own, class_path, jdk)?;
    let folder = timer::apart(|| javac::compile(jdk, path, &class_path_of_sources, &cache_folder(), &extra))
        .map_err(|e| ToolError::usage(e.to_string()))?;
    let main = javac::main_class_of(path, &folder)
        .map_err(|e| ToolError::usage(format!("{e}; add one, or name another file")))?;
    let source_roots = source_root(path, &main).into_iter().collect();
    Ok(Target { class_path: with_root(&folder, class_path, jdk)?, main: main.replace('/', "."), source_roots })
}

/// The sources under the roots that the file itself does not lie in; javac finds the rest.
fn other_sources(file: &Path, roots: &[PathBuf]) -> Vec<PathBuf> {
    let others: Vec<PathBuf> = roots.iter().filter(|root| !file.starts_with(root)).cloned().collect();
    let is_source = |path: &PathBuf| path.extension().is_some_and(|e| e == "java") && path.is_file();
    let mut found: Vec<PathBuf> = mains::files_below(others).filter(is_source).collect();
    found.sort();
    found
}

/// The folder that the package of a source starts at.
fn source_root(file: &Path, main: &str) -> Option<PathBuf> {
    let up = main.matches(['/', '.']).count() + 1;
    let root = file.ancestors().nth(up)?;
    Some(if root.as_os_str().is_empty() { PathBuf::from(".") } else { root.to_path_buf() })
}

/// The checker's own classes (`Verify` and its like) as files, for javac.
fn own_classes() -> Result<PathBuf, ToolError> {
    let folder = cache_folder().join(concat!("own-classes-", env!("CARGO_PKG_VERSION")));
    for (name, bytes) in rjpf_peers::own_classes() {
        let file = folder.join(format!("{name}.class"));
        if read_regular(&file).is_ok_and(|there| there == bytes) {
            continue;
        }
        let wrong = |e: std::io::Error| ToolError::usage(format!("cannot write {}: {e}", file.display()));
        if let Some(parent) = file.parent() {
            std::fs::create_dir_all(parent).map_err(wrong)?;
        }
        // Written aside and moved, so that a javac running now never sees half a class.
        let aside = file.with_extension(format!("{}.tmp", std::process::id()));
        std::fs::write(&aside, &bytes).and_then(|()| std::fs::rename(&aside, &file)).map_err(wrong)?;
    }
    Ok(folder)
}

fn jar_file(path: &Path, class_path: Option<&OsStr>, jdk: &Jdk) -> Result<Target, ToolError> {
    exists(path)?;
    let class_path = with_root(path, class_path, jdk)?;
    let manifest = class_path.manifest(0).map_err(|e| ToolError::usage(e.to_string()))?;
    let Some(main) = manifest.main_class() else {
        let fix = format!("name the main class: rjpf -cp {} pkg.Main", path.display());
        return Err(ToolError::usage(format!("{}: its manifest names no Main-Class; {fix}", path.display())));
    };
    Ok(Target { main: main.to_string(), class_path, source_roots: Vec::new() })
}

/// Where sources usually lie, seen from the folders of the class path.
fn guesses(class_path: &ClassPath) -> Vec<PathBuf> {
    const USUAL: &[&str] = &["", "..", "../src", "../src/main/java", "../../src/main/java", "../../../src/main/java"];
    let folders = class_path.entries().iter().filter_map(|entry| match entry {
        Entry::Folder(folder) => Some(folder),
        _ => None,
    });
    folders.flat_map(|folder| USUAL.iter().map(|usual| folder.join(usual))).filter(|f| f.is_dir()).collect()
}

/// Where compiled sources are kept between runs.
pub(crate) fn cache_folder() -> PathBuf {
    let base = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".cache")));
    base.unwrap_or_else(std::env::temp_dir).join("rjpf")
}
