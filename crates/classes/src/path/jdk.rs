//! Finding the JDK whose classes the checked program runs on.
//!
//! Order: what the user named, `JAVA_HOME`, the `java` on the `PATH`, the usual places. A named JDK
//! that does not work is an error; any other is passed over and remembered, so that the caller can
//! say why a different one was taken.

use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use xxhash_rust::xxh3::Xxh3;

use super::image::{ImageError, JdkImage};

/// The oldest feature release that is supported.
pub const OLDEST: u32 = 11;
/// The newest feature release that is tested; later ones are taken and marked.
pub const NEWEST_TESTED: u32 = 25;

/// An installed JDK with its opened image.
#[derive(Debug)]
pub struct Jdk {
    pub home: PathBuf,
    /// `JAVA_VERSION` of the `release` file, e.g. "17.0.15".
    pub version: String,
    /// The first number of the version, e.g. 17.
    pub feature: u32,
    /// Newer than [`NEWEST_TESTED`].
    pub untested: bool,
    /// Class files with preview features of this release are taken, as with `java --enable-preview`.
    pub preview: bool,
    pub image: JdkImage,
    /// Identifies this image at this place: equal only if path, size, time and index are.
    pub digest: u128,
    pub found_through: FoundThrough,
    /// What was tried before and did not work; empty for a JDK that was named.
    pub passed_over: Vec<Tried>,
}

/// Which step of the search a JDK came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundThrough {
    Named,
    JavaHome,
    Path,
    UsualPlace,
}

impl fmt::Display for FoundThrough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FoundThrough::Named => "named",
            FoundThrough::JavaHome => "JAVA_HOME",
            FoundThrough::Path => "java on the PATH",
            FoundThrough::UsualPlace => "a usual place",
        })
    }
}

/// One place that was tried, and why it was not taken.
#[derive(Clone, Debug)]
pub struct Tried {
    pub through: FoundThrough,
    pub place: PathBuf,
    pub reason: String,
}

impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.place.display();
        write!(f, "{} ({}): {}", place, self.through, self.reason)
    }
}

/// Why there is no usable JDK.
#[derive(Debug, thiserror::Error)]
pub enum JdkError {
    #[error("there is no JDK at {}: {reason}", .home.display())]
    NotAJdk { home: PathBuf, reason: String },
    #[error(
        "the JDK at {} is version {version}; versions {OLDEST} to {NEWEST_TESTED} are supported",
        .home.display()
    )]
    TooOld { home: PathBuf, version: String },
    #[error(transparent)]
    Image(#[from] ImageError),
    #[error(
        "no JDK found. Install one (version {OLDEST} to {NEWEST_TESTED}), or set JAVA_HOME to its \
         folder. Tried:{}", tried_lines(.tried)
    )]
    NoneFound { tried: Vec<Tried> },
}

fn tried_lines(tried: &[Tried]) -> String {
    match tried {
        [] => " JAVA_HOME (not set), java on the PATH (none), the usual places (empty)".into(),
        _ => tried.iter().map(|it| format!("\n  {it}")).collect(),
    }
}

/// Finds a JDK; see the module's description for the order. `env_java_home` and `env_path` are the
/// values of `JAVA_HOME` and `PATH`.
pub fn find_jdk(
    explicit: Option<&Path>,
    env_java_home: Option<&OsStr>,
    env_path: Option<&OsStr>,
) -> Result<Jdk, JdkError> {
    if let Some(home) = explicit {
        return Jdk::open(home);
    }
    let mut tried = Vec::new();
    for (through, home) in candidates(env_java_home, env_path) {
        match Jdk::open(&home) {
            Ok(jdk) => {
                return Ok(Jdk { found_through: through, passed_over: tried, ..jdk });
            }
            Err(error) => tried.push(Tried { through, place: home, reason: error.to_string() }),
        }
    }
    Err(JdkError::NoneFound { tried })
}

fn candidates(env_java_home: Option<&OsStr>, env_path: Option<&OsStr>) -> Vec<(FoundThrough, PathBuf)> {
    let mut homes = Vec::new();
    if let Some(home) = env_java_home.filter(|home| !home.is_empty()) {
        homes.push((FoundThrough::JavaHome, PathBuf::from(home)));
    }
    if let Some(home) = env_path.and_then(home_of_java_on) {
        homes.push((FoundThrough::Path, home));
    }
    let usual = installed_jdks().into_iter();
    homes.extend(usual.map(|home| (FoundThrough::UsualPlace, home)));
    homes
}

/// The home of the first `java` on the path: its links resolved, the folder above its `bin`.
fn home_of_java_on(env_path: &OsStr) -> Option<PathBuf> {
    let launcher = format!("java{}", std::env::consts::EXE_SUFFIX);
    let java = std::env::split_paths(env_path).map(|folder| folder.join(&launcher)).find(|java| java.is_file())?;
    let java = fs::canonicalize(java).ok()?;
    Some(java.parent()?.parent()?.to_path_buf())
}

impl Jdk {
    /// Opens the JDK at `home` (or at `home/Contents/Home`, as macOS bundles have it).
    pub fn open(home: &Path) -> Result<Jdk, JdkError> {
        let home = home_in_bundle(home);
        let modules = home.join("lib").join("modules");
        if !modules.is_file() {
            return Err(no_image(home));
        }
        let image = JdkImage::open(&modules)?;
        let release = fs::read_to_string(home.join("release")).unwrap_or_default();
        let version = match java_version(&release) {
            Some(version) => version.to_string(),
            None => version_of_object(&image)?,
        };
        let feature = feature_of(&version).ok_or_else(|| JdkError::NotAJdk {
            home: home.clone(),
            reason: format!("its `release` file has the strange version \"{version}\""),
        })?;
        if feature < OLDEST {
            return Err(JdkError::TooOld { home, version });
        }
        Ok(Jdk {
            digest: digest(&image, &release),
            home,
            version,
            feature,
            untested: feature > NEWEST_TESTED,
            preview: false,
            image,
            found_through: FoundThrough::Named,
            passed_over: Vec::new(),
        })
    }

    /// A program of the JDK, e.g. `javac`; `None` if this is a runtime without it.
    pub fn tool(&self, name: &str) -> Option<PathBuf> {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        Some(self.home.join("bin").join(file)).filter(|tool| tool.is_file())
    }
}

fn home_in_bundle(home: &Path) -> PathBuf {
    let inner = home.join("Contents").join("Home");
    match inner.is_dir() {
        true => inner,
        false => home.to_path_buf(),
    }
}

/// Why a folder without `lib/modules` is not a JDK we can use.
fn no_image(home: PathBuf) -> JdkError {
    let release = fs::read_to_string(home.join("release")).unwrap_or_default();
    let has_rt_jar = ["lib/rt.jar", "jre/lib/rt.jar"].iter().any(|jar| home.join(jar).is_file());
    match java_version(&release) {
        Some(version) if feature_of(version).is_some_and(|it| it < OLDEST) => {
            JdkError::TooOld { version: version.to_string(), home }
        }
        _ if has_rt_jar => JdkError::TooOld { version: "8 or older".into(), home },
        _ => JdkError::NotAJdk {
            reason: match home.is_dir() {
                true => "it has no file lib/modules".into(),
                false => "there is no such folder".into(),
            },
            home,
        },
    }
}

/// The value of `JAVA_VERSION="..."`.
fn java_version(release: &str) -> Option<&str> {
    let line = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?;
    Some(line.trim().trim_matches('"'))
}

/// 17 for "17.0.15", 25 for "25-ea", 8 for "1.8.0_292".
fn feature_of(version: &str) -> Option<u32> {
    let mut numbers = version.split(|c: char| !c.is_ascii_digit()).map(str::parse);
    match numbers.next()?.ok()? {
        1 => numbers.next()?.ok(),
        feature => Some(feature),
    }
}

/// For a JDK without a `release` file: its own classes have the class-file version of the release.
fn version_of_object(image: &JdkImage) -> Result<String, JdkError> {
    let object = image.find("java.base", "java/lang/Object.class")?;
    match object.as_deref() {
        Some([0xCA, 0xFE, 0xBA, 0xBE, _, _, high, low, ..]) => {
            let major = u32::from(u16::from_be_bytes([*high, *low]));
            Ok(major.saturating_sub(44).to_string())
        }
        _ => Err(JdkError::NotAJdk {
            home: image.path().to_path_buf(),
            reason: "it has neither a `release` file nor java.lang.Object".into(),
        }),
    }
}

fn digest(image: &JdkImage, release: &str) -> u128 {
    let path = fs::canonicalize(image.path()).unwrap_or_else(|_| image.path().to_path_buf());
    let modified = fs::metadata(&path)
        .and_then(|it| it.modified())
        .ok()
        .and_then(|it| it.duration_since(UNIX_EPOCH).ok())
        .map_or(0, |it| it.as_nanos());
    let mut hash = Xxh3::new();
    hash.update(path.as_os_str().as_encoded_bytes());
    hash.update(&(image.len() as u64).to_le_bytes());
    hash.update(&modified.to_le_bytes());
    hash.update(image.index_bytes());
    hash.update(release.as_bytes());
    hash.digest128()
}

/// The JDKs in the usual places of the machine, each once: the tested releases newest first, then
/// the untested ones. Folders that are no usable JDK are left out.
pub fn installed_jdks() -> Vec<PathBuf> {
    const PLACES: [&str; 9] = [
        "/usr/lib/jvm",
        "/usr/lib64/jvm",
        "/usr/java",
        "/usr/local/openjdk",
        "/opt",
        "/opt/java",
        "/Library/Java/JavaVirtualMachines",
        "/opt/homebrew/Cellar/openjdk",
        "/usr/local/sdkman/candidates/java",
    ];
    jdks_in(PLACES.iter().map(PathBuf::from))
}

/// Like [`installed_jdks`], the places under a user's home folder (sdkman, IDEs, macOS).
pub fn user_jdks(user_home: &Path) -> Vec<PathBuf> {
    const PLACES: [&str; 4] =
        [".sdkman/candidates/java", ".jdks", ".asdf/installs/java", "Library/Java/JavaVirtualMachines"];
    jdks_in(PLACES.iter().map(|place| user_home.join(place)))
}

fn jdks_in(places: impl Iterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut homes: Vec<PathBuf> = places
        .flat_map(|place| folders_in(&place))
        .map(|folder| match folder.join("libexec/openjdk.jdk") {
            homebrew if homebrew.is_dir() => home_in_bundle(&homebrew),
            _ => home_in_bundle(&folder),
        })
        .filter_map(|home| fs::canonicalize(home).ok())
        .filter(|home| home.join("lib").join("modules").is_file())
        .collect();
    homes.sort();
    homes.dedup();
    let mut ranked: Vec<_> = homes.into_iter().filter_map(|home| Some((rank(&home)?, home))).collect();
    ranked.sort();
    ranked.into_iter().map(|(_, home)| home).collect()
}

/// Sorts by preference: tested before untested, then newer before older.
fn rank(home: &Path) -> Option<(bool, std::cmp::Reverse<u32>)> {
    let release = fs::read_to_string(home.join("release")).ok()?;
    let feature = feature_of(java_version(&release)?)?;
    (feature >= OLDEST).then_some((feature > NEWEST_TESTED, std::cmp::Reverse(feature)))
}

fn folders_in(place: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(place).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn feature_is_the_first_number() {
        for (version, feature) in [("17.0.15", 17), ("25", 25), ("26-ea", 26), ("1.8.0_292", 8)] {
            assert_eq!(feature_of(version), Some(feature), "{version}");
        }
        assert_eq!(feature_of("next"), None);
        assert_eq!(feature_of(""), None);
    }

    #[test]
    fn version_comes_from_the_release_file() {
        let release = "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"21.0.2\"\nOS_ARCH=\"x86_64\"\n";
        assert_eq!(java_version(release), Some("21.0.2"));
        assert_eq!(java_version(""), None);
    }
}
