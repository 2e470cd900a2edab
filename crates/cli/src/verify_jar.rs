//! `rjpf verify-jar`: the classes that programs say something to the checker with, as a jar that Maven can install.
//!
//! They are compiled by the JDK at hand for Java 11. The same rjpf and JDK write the same bytes, whenever and wherever.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::config::{Options, bytes};
use crate::report::files;
use crate::{ToolError, report, session};

macro_rules! sources {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../../../jdk-models/verify/", $path)))),*]
    };
}

const SOURCES: &[(&str, &str)] = sources![
    "gov/nasa/jpf/annotation/BitFlip.java",
    "gov/nasa/jpf/annotation/FilterField.java",
    "gov/nasa/jpf/annotation/FilterFrame.java",
    "gov/nasa/jpf/annotation/JPFAttribute.java",
    "gov/nasa/jpf/annotation/JPFConfig.java",
    "gov/nasa/jpf/annotation/JPFOption.java",
    "gov/nasa/jpf/annotation/JPFOptions.java",
    "gov/nasa/jpf/annotation/MJI.java",
    "gov/nasa/jpf/annotation/NeverBreak.java",
    "gov/nasa/jpf/annotation/NoJPFExecution.java",
    "gov/nasa/jpf/annotation/NonShared.java",
    "gov/nasa/jpf/vm/Verify.java",
    "rjpf/Explore.java",
];

const GROUP: &str = "rjpf";
const ARTIFACT: &str = "rjpf-verify";
const VERSION: &str = env!("CARGO_PKG_VERSION");

pub(crate) fn verify_jar(options: &Options) -> Result<u8, ToolError> {
    let file = match options.target.is_empty() {
        true => PathBuf::from(format!("{ARTIFACT}-{VERSION}.jar")),
        false => bytes::path(&options.target),
    };
    let mut entries = vec![("META-INF/MANIFEST.MF".to_string(), manifest().into_bytes())];
    let maven = format!("META-INF/maven/{GROUP}/{ARTIFACT}");
    entries.push((format!("{maven}/pom.properties"), pom_properties().into_bytes()));
    entries.push((format!("{maven}/pom.xml"), pom().into_bytes()));
    entries.extend(classes(options)?);
    files::write_bytes(&file, archive(&entries)).map_err(ToolError::usage)?;
    let install = format!("mvn install:install-file -Dfile={}", file.display());
    report::print(&format!("{} was written; '{install}' makes it {GROUP}:{ARTIFACT}:{VERSION}\n", file.display()));
    Ok(0)
}

fn manifest() -> String {
    format!("Manifest-Version: 1.0\r\nCreated-By: rjpf {VERSION}\r\nAutomatic-Module-Name: rjpf.verify\r\n\r\n")
}

fn pom_properties() -> String {
    format!("artifactId={ARTIFACT}\ngroupId={GROUP}\nversion={VERSION}\n")
}

fn pom() -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <project xmlns=\"http://maven.apache.org/POM/4.0.0\">\n  \
         <modelVersion>4.0.0</modelVersion>\n  \
         <groupId>{GROUP}</groupId>\n  \
         <artifactId>{ARTIFACT}</artifactId>\n  \
         <version>{VERSION}</version>\n  \
         <packaging>jar</packaging>\n  \
         <description>What a program can say to rjpf, and to JPF</description>\n\
         </project>\n"
    )
}

/// The compiled classes by the names of their entries, sorted.
fn classes(options: &Options) -> Result<Vec<(String, Vec<u8>)>, ToolError> {
    let jdk = session::jdk(options)?;
    let no_javac =
        || ToolError::usage(format!("the JDK at {} has no javac; --jdk names one that has", jdk.home.display()));
    let javac = jdk.tool("javac").ok_or_else(no_javac)?;
    let folder = std::env::temp_dir().join(format!("rjpf-verify-jar-{}", std::process::id()));
    let made = compile(&javac, &folder).and_then(|()| collect(&folder.join("classes")));
    _ = std::fs::remove_dir_all(&folder);
    made.map_err(|why| ToolError::usage(format!("the classes could not be compiled: {why}")))
}

fn compile(javac: &Path, folder: &Path) -> Result<(), String> {
    let mut files = Vec::new();
    for (path, text) in SOURCES {
        let file = folder.join("sources").join(path);
        let parent = file.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent).and_then(|()| std::fs::write(&file, text)).map_err(|e| e.to_string())?;
        files.push(file);
    }
    let mut command = Command::new(javac);
    command
        .args(["--release", "11", "-g", "-nowarn", "-encoding", "UTF-8", "-proc:none", "-d"])
        .arg(folder.join("classes"));
    let output = command.args(files).output().map_err(|e| e.to_string())?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

fn collect(root: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).map_err(|e| e.to_string())?.flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().into_owned();
            found.push((name, std::fs::read(&path).map_err(|e| e.to_string())?));
        }
    }
    found.sort();
    Ok(found)
}

// ---- the archive -------------------------------------------------------------------------------

/// A zip archive of stored entries, all with the first day that the format knows.
fn archive(entries: &[(String, Vec<u8>)]) -> Vec<u8> {
    const FIRST_DAY: u32 = (1 << 5 | 1) << 16;
    let (mut out, mut directory) = (Vec::new(), Vec::new());
    for (name, content) in entries {
        let at = out.len() as u32;
        let size = content.len() as u32;
        let mut head = Vec::new();
        head.extend([20u16, 0, 0].into_iter().flat_map(u16::to_le_bytes));
        head.extend([FIRST_DAY, crc32(content), size, size].into_iter().flat_map(u32::to_le_bytes));
        head.extend([name.len() as u16, 0].into_iter().flat_map(u16::to_le_bytes));
        out.extend(0x0403_4B50u32.to_le_bytes());
        out.extend(&head);
        out.extend(name.as_bytes());
        out.extend(content);
        directory.extend(0x0201_4B50u32.to_le_bytes());
        directory.extend(20u16.to_le_bytes());
        directory.extend(&head);
        directory.extend([0u16; 3].into_iter().flat_map(u16::to_le_bytes));
        directory.extend([0, at].into_iter().flat_map(u32::to_le_bytes));
        directory.extend(name.as_bytes());
    }
    let (start, count) = (out.len() as u32, entries.len() as u16);
    out.extend(&directory);
    out.extend(0x0605_4B50u32.to_le_bytes());
    out.extend([0, 0, count, count].into_iter().flat_map(u16::to_le_bytes));
    out.extend([directory.len() as u32, start].into_iter().flat_map(u32::to_le_bytes));
    out.extend(0u16.to_le_bytes());
    out
}

fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xEDB8_8320 & 0u32.wrapping_sub(crc & 1)))
    };
    !bytes.iter().fold(u32::MAX, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_of_zip() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
    }
}
