//! Compiling a `.java` file with the JDK's own `javac`, into a cache.
//!
//! A cache folder is named by a hash over the sources, the class path, the JDK and the flags. It is
//! filled under another name and then renamed, so a folder with the final name is always complete and
//! any number of processes may use one cache.

mod main_class;
mod outline;
mod stamp;

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};

use super::class_path::{ClassPath, Entry};
use super::jdk::Jdk;
use super::regular::read_regular;
use outline::outline;
use stamp::Stamp;

pub use main_class::{MainClassError, main_class_of};

const FLAGS: [&str; 6] = ["-g", "-proc:none", "-nowarn", "-encoding", "UTF-8", "-implicit:class"];
/// For the compiler's own Java machine: it never runs long enough for the best code to pay, and a small source takes
/// two thirds of the time without it. A machine that does not know a word leaves it out.
const MACHINE_FLAGS: [&str; 3] =
    ["-J-XX:+IgnoreUnrecognizedVMOptions", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];
/// Raised when the way of compiling changes, so that old cache folders are not taken.
const CACHE_VERSION: &[u8] = b"1";
/// How often a compile is repeated when the sources change under it.
const MAX_ATTEMPTS: usize = 3;

/// Why there are no classes.
#[derive(Debug, thiserror::Error)]
pub enum CompileError {
    #[error("cannot read {}: {source}", .path.display())]
    Source { path: PathBuf, source: io::Error },
    #[error("the Java runtime at {} has no javac; compile the source yourself or use a JDK", .home.display())]
    NoJavac { home: PathBuf },
    #[error("cannot start {}: {source}", .javac.display())]
    CannotStart { javac: PathBuf, source: io::Error },
    #[error("cannot write the compile cache {}: {source}", .path.display())]
    Cache { path: PathBuf, source: io::Error },
    #[error("javac failed on {}:\n{}", .file.display(), .stderr.trim_end())]
    Failed { file: PathBuf, stderr: String },
    #[error("{} or a source beside it keeps changing while it is compiled", .path.display())]
    Unsteady { path: PathBuf },
}

/// What to compile beside the one source file.
#[derive(Clone, Debug, Default)]
pub struct Extra {
    pub sources: Vec<PathBuf>,
    /// Further options for `javac`, e.g. `--enable-preview`.
    pub flags: Vec<String>,
}

/// Compiles `source` (and what it needs from the same source tree) and returns the folder with the
/// classes. Does not run `javac` if the cache in `cache_dir` has them.
pub fn compile(
    jdk: &Jdk,
    source: &Path,
    class_path: &ClassPath,
    cache_dir: &Path,
    extra: &Extra,
) -> Result<PathBuf, CompileError> {
    let job = Job::new(jdk, source, class_path, extra)?;
    let cache_error = |source| CompileError::Cache { path: cache_dir.to_path_buf(), source };
    fs::create_dir_all(cache_dir).map_err(cache_error)?;
    for _ in 0..MAX_ATTEMPTS {
        let key = job.key()?;
        let folder = cache_dir.join(&key);
        if folder.is_dir() {
            return Ok(folder);
        }
        let filling = Filling::new(cache_dir, &key).map_err(cache_error)?;
        job.run(&filling.folder)?;
        // The key must describe what javac has read, not what was there a second before.
        if job.is_cacheable && job.key()? != key {
            continue;
        }
        return filling.finish(folder).map_err(cache_error);
    }
    Err(CompileError::Unsteady { path: source.to_path_buf() })
}

/// One call of `javac`.
struct Job<'a> {
    jdk: &'a Jdk,
    javac: PathBuf,
    source: PathBuf,
    /// The folder the source's package starts at; `None` if the file does not lie in its package.
    source_root: Option<PathBuf>,
    class_path: &'a ClassPath,
    extra: &'a Extra,
    is_cacheable: bool,
}

impl<'a> Job<'a> {
    fn new(jdk: &'a Jdk, source: &Path, class_path: &'a ClassPath, extra: &'a Extra) -> Result<Job<'a>, CompileError> {
        let javac = jdk.tool("javac").ok_or_else(|| CompileError::NoJavac { home: jdk.home.clone() })?;
        let source_error = |error| source_error(source, error);
        let text = read_regular(source).map_err(source_error)?;
        let source = std::path::absolute(source).map_err(source_error)?;
        let package = outline(&String::from_utf8_lossy(&text)).package;
        let mut job = Job {
            jdk,
            javac,
            source_root: source_root(&source, &package),
            source,
            class_path,
            extra,
            is_cacheable: true,
        };
        job.is_cacheable = job.stamp_trees(&mut Stamp::new()).is_some();
        Ok(job)
    }

    /// The name of the cache folder: the same only if `javac` would write the same.
    fn key(&self) -> Result<String, CompileError> {
        let mut stamp = Stamp::new();
        stamp.part(CACHE_VERSION);
        stamp.part(&self.jdk.digest.to_le_bytes());
        FLAGS.iter().for_each(|flag| stamp.part(flag.as_bytes()));
        self.extra.flags.iter().for_each(|flag| stamp.part(flag.as_bytes()));
        for source in [&self.source].into_iter().chain(&self.extra.sources) {
            stamp.content(source).map_err(|error| source_error(source, error))?;
        }
        if !self.is_cacheable || self.stamp_trees(&mut stamp).is_none() {
            // Trees too large to look at: a key of its own, so the cache never answers.
            stamp.part(&unique().to_le_bytes());
            stamp.part(&std::process::id().to_le_bytes());
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            stamp.part(&now.map_or(0, |it| it.as_nanos()).to_le_bytes());
        }
        Ok(stamp.key())
    }

    fn stamp_trees(&self, stamp: &mut Stamp) -> Option<()> {
        if let Some(root) = &self.source_root {
            stamp.tree(root, "java")?;
        }
        for entry in self.class_path.entries() {
            match entry {
                Entry::Folder(folder) => stamp.tree(folder, "class")?,
                Entry::Jar(jar) => stamp.metadata(jar.path()),
                Entry::Missing { path, .. } => stamp.path(path),
            }
        }
        Some(())
    }

    fn run(&self, output: &Path) -> Result<(), CompileError> {
        let mut command = Command::new(&self.javac);
        // Options from outside would change the classes behind the key's back.
        for name in ["JDK_JAVAC_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH"] {
            command.env_remove(name);
        }
        command.args(MACHINE_FLAGS).args(self.arguments(output));
        let result =
            command.output().map_err(|source| CompileError::CannotStart { javac: self.javac.clone(), source })?;
        if result.status.success() {
            return Ok(());
        }
        let said = [result.stderr, result.stdout].concat();
        Err(CompileError::Failed { file: self.source.clone(), stderr: String::from_utf8_lossy(&said).into_owned() })
    }

    fn arguments(&self, output: &Path) -> Vec<OsString> {
        // javac takes a missing path for the working folder, so an unused one is the empty output.
        let spec = self.class_path.to_spec();
        let class_path = match spec.is_empty() {
            true => output.as_os_str().to_os_string(),
            false => spec,
        };
        let source_path = self.source_root.as_deref().unwrap_or(output);
        let mut arguments: Vec<OsString> = FLAGS.iter().map(Into::into).collect();
        arguments.extend(self.extra.flags.iter().map(Into::into));
        arguments.extend(["-d".into(), output.into()]);
        arguments.extend(["-classpath".into(), class_path]);
        arguments.extend(["-sourcepath".into(), source_path.into()]);
        arguments.push(self.source.clone().into());
        arguments.extend(self.extra.sources.iter().map(Into::into));
        arguments
    }
}

/// The folder above the package folders of `source`.
fn source_root(source: &Path, package: &str) -> Option<PathBuf> {
    let mut root = source.parent()?;
    for part in package.rsplit('.').filter(|part| !part.is_empty()) {
        if root.file_name()? != part {
            return None;
        }
        root = root.parent()?;
    }
    Some(root.to_path_buf())
}

fn source_error(path: &Path, source: io::Error) -> CompileError {
    CompileError::Source { path: path.to_path_buf(), source }
}

/// A number that no other call in this process gets.
fn unique() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A cache folder under construction; removed if it is dropped unfinished.
struct Filling {
    folder: PathBuf,
}

impl Filling {
    fn new(cache_dir: &Path, key: &str) -> io::Result<Filling> {
        let name = format!("{key}.tmp-{}-{}", std::process::id(), unique());
        let folder = cache_dir.join(name);
        fs::create_dir(&folder)?;
        Ok(Filling { folder })
    }

    fn finish(self, target: PathBuf) -> io::Result<PathBuf> {
        match fs::rename(&self.folder, &target) {
            Ok(()) => Ok(target),
            // Somebody else was faster; the folders have the same content.
            Err(_) if target.is_dir() => Ok(target),
            Err(error) => Err(error),
        }
    }
}

impl Drop for Filling {
    fn drop(&mut self) {
        // After a rename there is nothing to remove; a leftover is only waste.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
