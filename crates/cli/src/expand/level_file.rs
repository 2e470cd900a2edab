//! Files with the states of a level, or with what they led to (docs/CLUSTER.md has the format).
//!
//! A header in JSON says what program, JDK and settings a file belongs to; fingerprints and paths follow in sections,
//! each with a digest of its own, so that whoever needs one section reads no other.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path as FilePath, PathBuf};

use rjpf_classes::path::open_regular;
use rjpf_explore::Path;
use serde_json::{Value, json};
use xxhash_rust::xxh3::xxh3_128;

use crate::{ToolError, sandbox};

const MAGIC: &[u8; 16] = b"rjpf-level-file\n";
const VERSION: u64 = 1;
const DIGEST_BYTES: u64 = 16;
const FINGERPRINT_BYTES: u64 = 16;
/// More than any header has.
const MOST_HEADER_BYTES: u64 = 1 << 30;

/// A state: its fingerprint, and a path to it.
pub(super) type Located = (u128, Path);

/// A file whose header was read.
pub(super) struct LevelFile {
    pub(super) name: PathBuf,
    pub(super) header: Value,
    sections: Vec<Section>,
}

/// States of one partition.
struct Section {
    states: u64,
    /// Where fingerprints and paths begin, their lengths and their digests.
    parts: [(u64, u64, String); 2],
}

impl LevelFile {
    pub(super) fn open(name: &FilePath) -> Result<LevelFile, ToolError> {
        let wrong = |what: &str| ToolError::usage(format!("{}: {what}", name.display()));
        let mut file = open_regular(name).map_err(|e| wrong(&format!("no file with states: {e}")))?;
        let damaged = || wrong("the file is damaged: it was cut off or changed");
        let mut begin = [0; 24];
        file.read_exact(&mut begin[..16]).map_err(|_| wrong("this is no file of 'rjpf expand' or 'rjpf sift'"))?;
        if &begin[..16] != MAGIC {
            return Err(wrong("this is no file of 'rjpf expand' or 'rjpf sift'"));
        }
        file.read_exact(&mut begin[16..]).map_err(|_| damaged())?;
        let length = u64::from_le_bytes(begin[16..].try_into().map_err(|_| damaged())?);
        let there = file.metadata().map_err(|_| damaged())?.len();
        if length > MOST_HEADER_BYTES || length > there {
            return Err(damaged());
        }
        let mut all = begin.to_vec();
        all.resize(24 + length as usize, 0);
        file.read_exact(&mut all[24..]).map_err(|_| damaged())?;
        let mut digest = [0; DIGEST_BYTES as usize];
        file.read_exact(&mut digest).map_err(|_| damaged())?;
        if xxh3_128(&all).to_le_bytes() != digest {
            return Err(damaged());
        }
        let header: Value = serde_json::from_slice(&all[24..]).map_err(|_| damaged())?;
        let by = header["program"]["rjpf"].as_str().unwrap_or("another version");
        if header["version"] != VERSION || by != env!("CARGO_PKG_VERSION") {
            return Err(wrong(&format!("the file is of rjpf {by}, this is {}", env!("CARGO_PKG_VERSION"))));
        }
        let (sections, end) = sections(&header, 24 + length + DIGEST_BYTES).ok_or_else(damaged)?;
        if end != there {
            return Err(damaged());
        }
        Ok(LevelFile { name: name.to_path_buf(), header, sections })
    }

    pub(super) fn partitions(&self) -> usize {
        self.sections.len()
    }

    pub(super) fn is(&self, kind: &str) -> bool {
        self.header["kind"] == kind
    }

    pub(super) fn number(&self, name: &str) -> Result<u64, ToolError> {
        self.header[name].as_u64().ok_or_else(|| self.wrong(&format!("the header has no number '{name}'")))
    }

    pub(super) fn is_void(&self) -> bool {
        self.header["void"] == true
    }

    /// Reads the fingerprints of a section, and no paths.
    pub(super) fn each_fingerprint(&self, section: usize, mut see: impl FnMut(u128)) -> Result<(), ToolError> {
        for bytes in self.part(section, 0)?.chunks_exact(FINGERPRINT_BYTES as usize) {
            see(u128::from_le_bytes(bytes.try_into().unwrap_or_default()));
        }
        Ok(())
    }

    /// The states of a section, in the order of their paths.
    pub(super) fn states(&self, section: usize) -> Result<Vec<Located>, ToolError> {
        let mut names = Vec::new();
        self.each_fingerprint(section, |name| names.push(name))?;
        let length = self.number("level")? as usize;
        let paths = decode(&self.part(section, 1)?, names.len(), length).ok_or_else(|| self.damaged())?;
        Ok(names.into_iter().zip(paths).collect())
    }

    fn part(&self, section: usize, which: usize) -> Result<Vec<u8>, ToolError> {
        let section = self.sections.get(section).ok_or_else(|| self.wrong("there is no such partition"))?;
        let (at, length, digest) = &section.parts[which];
        let read = || -> std::io::Result<Vec<u8>> {
            let mut file = open_regular(&self.name)?;
            file.seek(SeekFrom::Start(*at))?;
            let mut bytes = vec![0; *length as usize];
            file.read_exact(&mut bytes)?;
            Ok(bytes)
        };
        let bytes = read().map_err(|e| self.wrong(&e.to_string()))?;
        let is_whole = format!("{:032x}", xxh3_128(&bytes)) == *digest;
        if is_whole && (which == 1 || *length == section.states * FINGERPRINT_BYTES) {
            Ok(bytes)
        } else {
            Err(self.damaged())
        }
    }

    pub(super) fn wrong(&self, what: &str) -> ToolError {
        ToolError::usage(format!("{}: {what}", self.name.display()))
    }

    fn damaged(&self) -> ToolError {
        self.wrong("the file is damaged: it was cut off or changed")
    }
}

/// Where sections are, and where the last one ends.
fn sections(header: &Value, first: u64) -> Option<(Vec<Section>, u64)> {
    let mut at = first;
    let mut all = Vec::new();
    for row in header["sections"].as_array()? {
        let mut part = |i: usize| {
            let (length, digest) = (row[i].as_u64()?, row[i + 1].as_str()?.to_string());
            let part = (at, length, digest);
            at = at.checked_add(length)?;
            Some(part)
        };
        all.push(Section { states: row[0].as_u64()?, parts: [part(1)?, part(3)?] });
    }
    Some((all, at))
}

/// Writes a file with these sections, whole or not at all. States are in the order of their paths.
pub(super) fn write(name: &FilePath, mut header: Value, sections: &[Vec<Located>]) -> Result<(), ToolError> {
    let mut body = Vec::new();
    let mut rows = Vec::new();
    for states in sections {
        let at = body.len();
        states.iter().for_each(|(name, _)| body.extend(name.to_le_bytes()));
        let between = body.len();
        encode(states.iter().map(|(_, path)| path), &mut body);
        let digest = |bytes: &[u8]| format!("{:032x}", xxh3_128(bytes));
        let (names, paths) = (&body[at..between], &body[between..]);
        rows.push(json!([states.len(), names.len(), digest(names), paths.len(), digest(paths)]));
    }
    header["version"] = VERSION.into();
    header["sections"] = rows.into();
    let text = header.to_string();
    let mut all = MAGIC.to_vec();
    all.extend((text.len() as u64).to_le_bytes());
    all.extend(text.as_bytes());
    all.extend(xxh3_128(&all).to_le_bytes());
    all.extend(body);
    let to = name.to_path_buf();
    let written = sandbox::outside(move || replace(&to, &all));
    written.map_err(|e| ToolError::usage(format!("{}: {e}", name.display())))
}

/// Two processes may be about the same file, if one of them was thought to be lost.
fn replace(file: &FilePath, content: &[u8]) -> std::io::Result<()> {
    let mut new = file.as_os_str().to_owned();
    new.push(format!(".{}.new", std::process::id()));
    let mut out = File::create(&new)?;
    out.write_all(content)?;
    out.sync_all()?;
    std::fs::rename(&new, file)
}

/// Each path as the number of choices that it has in common with the one before, and the rest.
fn encode<'p>(paths: impl Iterator<Item = &'p Path>, to: &mut Vec<u8>) {
    let mut before: &[u32] = &[];
    for path in paths {
        let common = before.iter().zip(&path.0).take_while(|(a, b)| a == b).count();
        put(common as u32, to);
        path.0[common..].iter().for_each(|&index| put(index, to));
        before = &path.0;
    }
}

fn decode(mut bytes: &[u8], count: usize, length: usize) -> Option<Vec<Path>> {
    let mut paths: Vec<Path> = Vec::new();
    for _ in 0..count {
        let common = take(&mut bytes)? as usize;
        let before = paths.last().map_or(&[][..], |path| &path.0);
        let mut path = before.get(..common)?.to_vec();
        while path.len() < length {
            path.push(take(&mut bytes)?);
        }
        let path = Path(path);
        // In order, and no path twice.
        if paths.last().is_some_and(|last| *last >= path) {
            return None;
        }
        paths.push(path);
    }
    bytes.is_empty().then_some(paths)
}

/// Seven bits in a byte, the lowest ones first.
fn put(mut value: u32, to: &mut Vec<u8>) {
    while value >= 0x80 {
        to.push(value as u8 | 0x80);
        value >>= 7;
    }
    to.push(value as u8);
}

fn take(from: &mut &[u8]) -> Option<u32> {
    let mut value = 0;
    for shift in (0..32).step_by(7) {
        let (&byte, rest) = from.split_first()?;
        *from = rest;
        value |= u32::from(byte & 0x7f).checked_shl(shift)?;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_back_and_nothing_else_is() {
        let paths: Vec<Path> =
            ["0/0/0", "0/0/300", "0/2/1", "4000000000/0/1"].map(|text| text.parse().unwrap()).into_iter().collect();
        let mut bytes = Vec::new();
        encode(paths.iter(), &mut bytes);
        assert_eq!(decode(&bytes, 4, 3).as_deref(), Some(&paths[..]));
        for cut in 0..bytes.len() {
            assert_eq!(decode(&bytes[..cut], 4, 3), None, "{cut} bytes are not enough");
        }
        assert_eq!(decode(&bytes, 3, 3), None, "too many");
        // The second one is the first one again, and one comes before the one before it.
        assert_eq!(decode(&[0, 1, 1], 2, 1), None);
        assert_eq!(decode(&[0, 1, 0, 0], 2, 1), None);
    }
}
