//! One jar of the class path: its directory is read once, its entries are inflated on demand.

use std::collections::HashMap;
use std::io::Read;
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use super::file_at::FileAt;
use super::{ClassPathError, MAX_RESOURCE};
use crate::path::manifest::Manifest;
use crate::path::regular::open_regular;

const MANIFEST: &str = "META-INF/MANIFEST.MF";
const VERSIONS: &str = "META-INF/versions/";

/// An opened jar. Lookups take `&self` and do not lock, so threads may share it.
#[derive(Debug)]
pub struct Jar {
    path: PathBuf,
    archive: ZipArchive<FileAt>,
    /// Resource name to entry number; a multi-release jar's choice of version is already made.
    index: HashMap<Box<str>, u32>,
    manifest: Manifest,
}

impl Jar {
    pub(super) fn open(path: &Path, jdk_feature: u32) -> Result<Jar, ClassPathError> {
        let file = open_regular(path).and_then(FileAt::new);
        let file = file.map_err(|error| broken(path, error))?;
        let archive = ZipArchive::new(file).map_err(|error| broken(path, error))?;
        let mut jar = Jar { path: path.to_path_buf(), archive, index: HashMap::new(), manifest: Manifest::default() };
        jar.index = jar.plain_names()?;
        // The JDK finds the manifest whatever its case.
        let manifest = jar.index.keys().find(|name| name.eq_ignore_ascii_case(MANIFEST)).cloned();
        if let Some((bytes, _)) = manifest.and_then(|name| jar.find(&name).transpose()).transpose()? {
            jar.manifest = Manifest::parse(&bytes);
        }
        if jar.manifest.is_multi_release() {
            jar.choose_versions(jdk_feature);
        }
        Ok(jar)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// The names of the files in the jar, as they are looked up.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.index.keys().map(|name| &**name)
    }

    /// The bytes of a resource and the name of the entry they are from (which differs from `name` in
    /// a multi-release jar).
    pub(super) fn find(&self, name: &str) -> Result<Option<(Vec<u8>, String)>, ClassPathError> {
        match self.index.get(name) {
            Some(&number) => self.read(number as usize).map(Some),
            None => Ok(None),
        }
    }

    fn read(&self, number: usize) -> Result<(Vec<u8>, String), ClassPathError> {
        // A clone shares the directory and the file, and has a position of its own.
        let mut archive = self.archive.clone();
        let mut entry = archive.by_index(number).map_err(|error| broken(&self.path, error))?;
        let name = entry.name().map_err(|error| broken(&self.path, error))?.into_owned();
        let origin = format!("{}!/{name}", self.path.display());
        if entry.size() > MAX_RESOURCE {
            return Err(ClassPathError::TooBig { origin });
        }
        let mut bytes = Vec::with_capacity(entry.size().min(1 << 20) as usize);
        let mut limited = entry.by_ref().take(MAX_RESOURCE + 1);
        if let Err(error) = limited.read_to_end(&mut bytes) {
            return Err(broken(&self.path, format!("{name}: {error}")));
        }
        match bytes.len() as u64 <= MAX_RESOURCE {
            true => Ok((bytes, origin)),
            false => Err(ClassPathError::TooBig { origin }),
        }
    }

    fn plain_names(&self) -> Result<HashMap<Box<str>, u32>, ClassPathError> {
        let mut index = HashMap::with_capacity(self.archive.len());
        for number in 0..self.archive.len() {
            let Some(name) = self.archive.name_for_index(number) else {
                continue;
            };
            let name = name.map_err(|error| broken(&self.path, error))?;
            if !name.ends_with('/') {
                index.insert(name.into(), number as u32);
            }
        }
        Ok(index)
    }

    /// Lets each `META-INF/versions/N/name` with `N <= feature` stand in for `name`, highest N first.
    fn choose_versions(&mut self, feature: u32) {
        let mut versioned: Vec<(u32, Box<str>, u32)> = Vec::new();
        for (name, &number) in &self.index {
            if let Some((version, plain)) = split_version(name)
                && version <= feature
            {
                versioned.push((version, plain.into(), number));
            }
        }
        versioned.sort();
        let in_rising_order = versioned.into_iter();
        self.index.extend(in_rising_order.map(|(_, plain, number)| (plain, number)));
    }
}

/// 11 and `a/B.class` for `META-INF/versions/11/a/B.class`. Files in a versioned META-INF do not count, says the jar
/// specification, and versions below 9; the JDK lets 8 count.
fn split_version(name: &str) -> Option<(u32, &str)> {
    let (version, plain) = name.strip_prefix(VERSIONS)?.split_once('/')?;
    let version = version.parse().ok().filter(|&version| version >= 8)?;
    (!plain.starts_with("META-INF/")).then_some((version, plain))
}

fn broken(jar: &Path, reason: impl ToString) -> ClassPathError {
    ClassPathError::BrokenJar { jar: jar.to_path_buf(), reason: reason.to_string() }
}
