//! The main attributes of a jar's `META-INF/MANIFEST.MF`.

/// Name and value pairs of the main section, in file order. Names are compared without case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest {
    attributes: Vec<(String, String)>,
    multi_release: bool,
}

impl Manifest {
    /// Reads the main section, which ends at the first empty line. Lines that are no attribute are
    /// skipped, as a manifest is never a reason to refuse a jar.
    pub fn parse(bytes: &[u8]) -> Manifest {
        let mut attributes: Vec<(String, Vec<u8>)> = Vec::new();
        for line in lines(bytes) {
            match line {
                [] if attributes.is_empty() => {}
                [] => break,
                [b' ', more @ ..] => {
                    // A line has at most 72 bytes, so values (even single characters) are broken up.
                    if let Some((_, value)) = attributes.last_mut() {
                        value.extend_from_slice(more);
                    }
                }
                _ => attributes.extend(attribute(line)),
            }
        }
        // The JDK compares bytes: with a space more it is not said.
        let says_so = |(name, _): &&(String, Vec<u8>)| name.eq_ignore_ascii_case("Multi-Release");
        let multi_release =
            attributes.iter().find(says_so).is_some_and(|(_, value)| value.eq_ignore_ascii_case(b" true"));
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).trim().to_string();
        let attributes = attributes.into_iter().map(|(name, value)| (name, text(value))).collect();
        Manifest { attributes, multi_release }
    }

    /// The value of an attribute of the main section.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut all = self.attributes.iter();
        all.find(|(it, _)| it.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub fn main_class(&self) -> Option<&str> {
        self.get("Main-Class")
    }

    /// The `Class-Path` entries: URLs relative to the jar.
    pub fn class_path(&self) -> impl Iterator<Item = &str> {
        self.get("Class-Path").unwrap_or_default().split_ascii_whitespace()
    }

    pub fn is_multi_release(&self) -> bool {
        self.multi_release
    }
}

fn attribute(line: &[u8]) -> Option<(String, Vec<u8>)> {
    let colon = line.iter().position(|&b| b == b':')?;
    let name = std::str::from_utf8(&line[..colon]).ok()?;
    Some((name.to_string(), line[colon + 1..].to_vec()))
}

/// Lines end with `\r\n`, `\n` or a lone `\r`.
fn lines(bytes: &[u8]) -> Vec<&[u8]> {
    let mut lines = Vec::new();
    let mut rest = bytes;
    while let Some(end) = rest.iter().position(|b| matches!(b, b'\r' | b'\n')) {
        lines.push(&rest[..end]);
        let ending = if rest[end..].starts_with(b"\r\n") { 2 } else { 1 };
        rest = &rest[end + ending..];
    }
    lines.push(rest);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn continuation_lines_are_joined() {
        let text = b"Manifest-Version: 1.0\r\nMain-Class: org.exam\r\n ple.Main\r\n\r\nName: x\r\nMain-Class: no\r\n";
        let manifest = Manifest::parse(text);
        assert_eq!(manifest.main_class(), Some("org.example.Main"));
        assert_eq!(manifest.get("name"), None);
    }

    #[test]
    fn a_character_may_be_broken_between_lines() {
        let manifest = Manifest::parse(b"X: a\xC3\n \xA4b\n");
        assert_eq!(manifest.get("X"), Some("a\u{e4}b"));
    }

    #[test]
    fn class_path_is_a_list() {
        let manifest = Manifest::parse(b"class-path: lib/a.jar  lib/b.jar\rMulti-release: TRUE\r");
        assert_eq!(manifest.class_path().collect::<Vec<_>>(), ["lib/a.jar", "lib/b.jar"]);
        assert!(manifest.is_multi_release());
        for no in ["Multi-Release: true \n", "Multi-Release:true\n", "Multi-Release: yes\n"] {
            assert!(!Manifest::parse(no.as_bytes()).is_multi_release(), "{no:?}");
        }
    }

    #[test]
    fn garbage_has_no_attributes() {
        assert_eq!(Manifest::parse(b" x\n\xFF\xFE: y\nno colon"), Manifest::default());
    }
}
