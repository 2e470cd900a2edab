//! `.jpf` files: Java properties with `key+ = v`, `+key = v`, `@include`, `@using` and `${key}`.

use std::ffi::OsStr;
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use super::bytes;
use super::settings::{Join, Settings, Source};
use crate::ToolError;

/// Files that include each other may nest this deep.
const DEEPEST: usize = 20;
/// Files, keys and bytes that one configuration may have in all: far more than anyone writes, and
/// little enough to be read in a moment.
const MOST_FILES: usize = 500;
const MOST_KEYS: usize = 10_000;
const MOST_BYTES: u64 = 16 << 20;
/// The longest value, with all its `${key}`s replaced.
const LONGEST: usize = 1 << 20;

/// One logical line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) number: usize,
    pub(crate) key: String,
    pub(crate) value: String,
    pub(crate) join: Join,
}

/// Reads a file and what it includes into settings. Keys of the command line can be used in
/// `${key}`, `@using` and conditions.
pub(crate) fn read(path: &Path, command_line: &Settings) -> Result<Settings, ToolError> {
    let mut reading = Reading { settings: Settings::default(), outer: command_line, files: 0, keys: 0, bytes: 0 };
    reading.file(path, 0)?;
    Ok(reading.settings)
}

/// What was read so far, and how much that was.
struct Reading<'o> {
    settings: Settings,
    outer: &'o Settings,
    files: usize,
    keys: usize,
    /// Of files and of values.
    bytes: u64,
}

impl Reading<'_> {
    fn file(&mut self, path: &Path, depth: usize) -> Result<(), ToolError> {
        if depth > DEEPEST {
            return Err(ToolError::usage(format!("{}: files include each other in a circle", path.display())));
        }
        let text = self.content(path)?;
        let folder = folder_of(path);
        for line in lines(&text).map_err(|(n, e)| ToolError::usage(format!("{}:{n}: {e}", path.display())))? {
            let at = |reason: String| ToolError::usage(format!("{}:{}: {reason}", path.display(), line.number));
            self.keys += 1;
            if self.keys > MOST_KEYS {
                return Err(at(format!("there are more than {MOST_KEYS} keys; split the configuration")));
            }
            let key = self.expand(&line.key, &folder).map_err(at)?;
            let value = self.expand(&line.value, &folder).map_err(at)?;
            self.take_room(value.len() as u64).map_err(at)?;
            match key.strip_prefix('@') {
                None => self.settings.put(&key, &value, line.join, Source::File(path.to_path_buf(), line.number)),
                Some(word) => self.directive(word, &value, &folder, depth).map_err(|e| at(e.message))?,
            }
        }
        Ok(())
    }

    /// The text of a regular file, as far as there is room for it.
    fn content(&mut self, path: &Path) -> Result<String, ToolError> {
        let wrong = |e: std::io::Error| match e.kind() {
            std::io::ErrorKind::NotFound => {
                ToolError::usage(format!("{}: no such file; name one that is there", path.display()))
            }
            _ => ToolError::usage(format!("cannot read {}: {e}; name a file that can be read", path.display())),
        };
        let found = std::fs::metadata(path).map_err(wrong)?;
        if found.is_dir() {
            return Err(wrong(std::io::ErrorKind::IsADirectory.into()));
        }
        if !found.is_file() {
            let why = "is no regular file and could go on for ever; copy it into one";
            return Err(ToolError::usage(format!("{}: {why}", path.display())));
        }
        self.files += 1;
        if self.files > MOST_FILES {
            let more = format!("more than {MOST_FILES} files are included, this one among them");
            return Err(ToolError::usage(format!("{}: {more}", path.display())));
        }
        let mut bytes = Vec::new();
        let room = MOST_BYTES.saturating_sub(self.bytes);
        std::fs::File::open(path).and_then(|file| file.take(room + 1).read_to_end(&mut bytes)).map_err(wrong)?;
        self.take_room(bytes.len() as u64).map_err(|e| ToolError::usage(format!("{}: {e}", path.display())))?;
        Ok(bytes::kept(OsStr::from_bytes(&bytes)))
    }

    fn take_room(&mut self, bytes: u64) -> Result<(), String> {
        self.bytes += bytes;
        let is_full = self.bytes > MOST_BYTES;
        if is_full { Err(format!("the configuration has more than {} MB; split it", MOST_BYTES >> 20)) } else { Ok(()) }
    }

    fn expand(&mut self, text: &str, folder: &Path) -> Result<String, String> {
        let mut used = Vec::new();
        let expanded = expand(text, &[&self.settings, self.outer], folder, &mut used)?;
        for key in used {
            if is_of_jpf(&key) && self.settings.get(&key).or_else(|| self.outer.get(&key)).is_none() {
                self.settings
                    .remark(format!("${{{key}}} is not set, so that '{expanded}' is not found: +{key}=FOLDER"));
            }
            self.settings.declare(&key);
        }
        Ok(expanded)
    }

    /// The value of a key so far; asking makes it a key that is used.
    fn known(&mut self, key: &str) -> Option<String> {
        self.settings.declare(key);
        self.settings.get(key).or_else(|| self.outer.get(key)).map(String::from)
    }

    fn directive(&mut self, word: &str, value: &str, folder: &Path, depth: usize) -> Result<(), ToolError> {
        let wrong = |reason: String| Err(ToolError::usage(reason));
        let parts = || value.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
        match word {
            "include" => {
                for file in parts() {
                    self.file(&folder.join(bytes::path(file)), depth + 1)?;
                }
            }
            "include_if" | "include_unless" => {
                let (condition, file) = conditional(value).map_err(ToolError::usage)?;
                if self.known(condition).is_some() == (word == "include_if") {
                    self.file(&folder.join(bytes::path(file)), depth + 1)?;
                }
            }
            "requires" => {
                if let Some(missing) = parts().find(|key| self.known(key).is_none()) {
                    let way_out = format!("set it above or with +{missing}=VALUE");
                    return wrong(format!("@requires {missing}: the key is not set; {way_out}"));
                }
            }
            // JPF itself is always there.
            "using" if value == "jpf-core" => {}
            "using" => {
                let Some(home) = self.known(value) else {
                    return wrong(format!("@using {value}: no key '{value}' says where it is; set +{value}=FOLDER"));
                };
                let home = bytes::path(&home);
                let beside = folder.join(&home).join("jpf.properties");
                let file = if beside.exists() { beside } else { home.join("jpf.properties") };
                self.file(&file, depth + 1)?;
            }
            other => {
                let there = "@include, @include_if, @include_unless, @requires and @using";
                return wrong(format!("unknown directive @{other}; there are {there}"));
            }
        }
        Ok(())
    }
}

/// `?key?file` of a conditional include.
fn conditional(value: &str) -> Result<(&str, &str), String> {
    let parts = value.strip_prefix('?').and_then(|rest| rest.split_once('?'));
    let parts =
        parts.map(|(key, file)| (key.trim(), file.trim())).filter(|(key, file)| !key.is_empty() && !file.is_empty());
    parts.ok_or_else(|| format!("'{value}' is no condition; write ?key?file"))
}

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_path_buf(),
        _ => PathBuf::from("."),
    }
}

/// What `${config_path}` stands for; absolute, so that the value means the same wherever it is used.
fn config_path(folder: &Path) -> String {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
    bytes::kept(folder.as_os_str())
}

/// Splits a text into its logical lines.
pub(crate) fn lines(text: &str) -> Result<Vec<Line>, (usize, String)> {
    let mut found = Vec::new();
    let mut pending: Option<(usize, String)> = None;
    for (i, raw) in text.lines().enumerate() {
        let part = raw.trim_start();
        if pending.is_none() && (part.is_empty() || part.starts_with(['#', '!'])) {
            continue;
        }
        let (number, mut so_far) = pending.take().unwrap_or((i + 1, String::new()));
        so_far.push_str(part.trim_end());
        if continues(&so_far) {
            so_far.pop();
            pending = Some((number, so_far));
        } else {
            found.push(line(number, &so_far)?);
        }
    }
    if let Some((number, text)) = pending {
        found.push(line(number, &text)?);
    }
    Ok(found)
}

/// An odd number of backslashes at the end joins the next line.
fn continues(text: &str) -> bool {
    text.bytes().rev().take_while(|&b| b == b'\\').count() % 2 == 1
}

fn line(number: usize, text: &str) -> Result<Line, (usize, String)> {
    // What separates words in Java properties; other spaces are parts of them.
    let at = text.find(['=', ':']).or_else(|| text.find([' ', '\t', '\x0c']));
    let Some(at) = at else {
        return Err((number, format!("'{text}' has no value; write key = value")));
    };
    let (key, value) = (text[..at].trim(), text[at + 1..].trim());
    let (key, join) = match (key.strip_suffix('+'), key.strip_prefix('+')) {
        (Some(key), _) => (key.trim(), Join::Append),
        (None, Some(key)) => (key.trim(), Join::Prepend),
        (None, None) => (key, Join::Replace),
    };
    if key.is_empty() {
        return Err((number, "a value without a key".into()));
    }
    Ok(Line { number, key: key.to_string(), value: unescape(value), join })
}

/// `\:` and its like stand for the character itself, as in Java properties.
fn unescape(value: &str) -> String {
    let mut out = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match (c, chars.clone().next()) {
            ('\\', Some(next @ ('\\' | ':' | '=' | '#' | '!' | ' '))) => {
                out.push(next);
                chars.next();
            }
            _ => out.push(c),
        }
    }
    out
}

/// Replaces `${key}` by the value that the key has so far in the first settings that know it, and
/// names the keys that were used.
pub(crate) fn expand(
    text: &str,
    settings: &[&Settings],
    folder: &Path,
    used: &mut Vec<String>,
) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("${") {
        out.push_str(&rest[..at]);
        let Some(end) = rest[at..].find('}') else {
            return Err(format!("'{}' has no closing brace", &rest[at..]));
        };
        let key = rest[at + 2..at + end].trim();
        match key {
            "config_path" => out.push_str(&config_path(folder)),
            "file.separator" | "/" => out.push('/'),
            "path.separator" | ":" => out.push(':'),
            "user.home" => out.push_str(&bytes::kept(&std::env::var_os("HOME").unwrap_or_default())),
            "user.dir" => out.push_str(&bytes::kept(std::env::current_dir().unwrap_or_default().as_os_str())),
            _ => match settings.iter().find_map(|s| s.get(key)) {
                Some(value) => {
                    used.push(key.to_string());
                    out.push_str(value);
                }
                // Files point to JPF's installation without a need for it, most often.
                None if is_of_jpf(key) => {
                    used.push(key.to_string());
                    out.push_str(&rest[at..=at + end]);
                }
                None => {
                    return Err(format!("${{{key}}} is not set before this line; set it above or with +{key}=VALUE"));
                }
            },
        }
        rest = &rest[at + end + 1..];
        if out.len() > LONGEST {
            return Err(format!("the value is longer than {} MB once its ${{keys}} are replaced", LONGEST >> 20));
        }
    }
    out.push_str(rest);
    Ok(out)
}

/// JPF's own installation.
fn is_of_jpf(key: &str) -> bool {
    key == "jpf-core" || key.starts_with("jpf-core.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Vec<(String, String, Join)> {
        lines(text).unwrap().into_iter().map(|l| (l.key, l.value, l.join)).collect()
    }

    #[test]
    fn comments_continuations_and_joins() {
        let text = "# a comment\n! another\ntarget = x.Main\ntarget.args = 1, \\\n    2\nlistener += ,B\n+listener = A,\nvm.gc: false\n";
        let expected = [
            ("target", "x.Main", Join::Replace),
            ("target.args", "1,2", Join::Replace),
            ("listener", ",B", Join::Append),
            ("listener", "A,", Join::Prepend),
            ("vm.gc", "false", Join::Replace),
        ];
        let found = parsed(text);
        let found: Vec<_> = found.iter().map(|(k, v, j)| (k.as_str(), v.as_str(), *j)).collect();
        assert_eq!(found[0], expected[0]);
        assert_eq!(found[1].1.replace(' ', ""), "1,2");
        assert_eq!(found[2..], expected[2..]);
    }

    #[test]
    fn a_line_without_a_value_is_an_error_with_its_number() {
        assert_eq!(lines("a = b\n\noops\n").unwrap_err().0, 3);
        assert_eq!(lines("a b\ntarget\u{a0}Main\n").unwrap_err().0, 2, "a space that is none in properties");
    }

    #[test]
    fn keys_expand_to_what_was_set_before() {
        let mut settings = Settings::default();
        settings.put("base", "/x", Join::Replace, Source::CommandLine);
        let mut used = Vec::new();
        let mut expand = |text: &str| expand(text, &[&settings], Path::new("/conf"), &mut used);
        assert_eq!(expand("${base}/y:${config_path}/..").unwrap(), "/x/y:/conf/..");
        assert!(expand("${nothing}").unwrap_err().contains("nothing"));
        assert!(expand("${open").unwrap_err().contains("brace"));
        assert_eq!(used, ["base"]);
    }

    fn settings_of(words: &[(&str, &str)]) -> Settings {
        let mut settings = Settings::default();
        words.iter().for_each(|(key, value)| settings.put(key, value, Join::Replace, Source::CommandLine));
        settings
    }

    #[test]
    fn files_include_files() {
        let folder = std::env::temp_dir().join(format!("rjpf-jpf-file-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("sub")).unwrap();
        std::fs::write(folder.join("a.jpf"), "root = ${config_path}\n@include = sub/b.jpf\ntarget = A\n").unwrap();
        std::fs::write(folder.join("sub/b.jpf"), "target = B\nclasspath = ${config_path}\n@using = jpf-core\n")
            .unwrap();
        let outer = settings_of(&[("jpf-mine", "mine")]);
        let read = |path: &Path| read(path, &outer);
        let settings = read(&folder.join("a.jpf")).unwrap();
        assert_eq!(settings.get("target"), Some("A"));
        assert_eq!(settings.get("classpath").unwrap(), folder.join("sub").display().to_string());
        std::fs::write(folder.join("a.jpf"), "@include = a.jpf\n").unwrap();
        assert!(read(&folder.join("a.jpf")).unwrap_err().message.contains("circle"));
        std::fs::write(folder.join("a.jpf"), "@using = jpf-other\n").unwrap();
        assert!(read(&folder.join("a.jpf")).unwrap_err().message.contains("+jpf-other=FOLDER"));
        std::fs::create_dir_all(folder.join("mine")).unwrap();
        std::fs::write(folder.join("mine/jpf.properties"), "mine.lib = ${config_path}/lib\n").unwrap();
        std::fs::write(
            folder.join("a.jpf"),
            "@using = jpf-mine\nclasspath = ${mine.lib}\n@include_if = ?mine.lib?sub/c.jpf\n@include_unless = ?mine.lib?no.jpf\n@requires = mine.lib\n",
        )
        .unwrap();
        std::fs::write(folder.join("sub/c.jpf"), "target = C\n").unwrap();
        let settings = read(&folder.join("a.jpf")).unwrap();
        assert!(settings.get("classpath").unwrap().ends_with("mine/lib"));
        assert_eq!(settings.get("target"), Some("C"));
        for (wrong, part) in
            [("@requires = x.y\n", "+x.y=VALUE"), ("@include_if = file\n", "?key?file"), ("@when = x\n", "@include_if")]
        {
            std::fs::write(folder.join("a.jpf"), wrong).unwrap();
            let message = read(&folder.join("a.jpf")).unwrap_err().message;
            assert!(message.contains(part) && message.contains("a.jpf:1"), "{message}");
        }
        _ = std::fs::remove_dir_all(folder);
    }
}
