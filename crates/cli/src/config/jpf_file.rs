//! `.jpf` files: Java properties with `key+ = v`, `+key = v`, `@include`, `@using` and `${key}`.

use std::path::{Path, PathBuf};

use super::settings::{Join, Settings, Source};
use crate::ToolError;

/// Files that include each other may nest this deep.
const DEEPEST: usize = 20;

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
    let mut settings = Settings::default();
    read_into(path, &mut settings, command_line, 0)?;
    Ok(settings)
}

fn read_into(path: &Path, settings: &mut Settings, outer: &Settings, depth: usize) -> Result<(), ToolError> {
    if depth > DEEPEST {
        return Err(ToolError::usage(format!("{}: files include each other in a circle", path.display())));
    }
    let text = std::fs::read(path).map_err(|e| match e.kind() {
        std::io::ErrorKind::NotFound => {
            ToolError::usage(format!("{}: no such file; name one that is there", path.display()))
        }
        _ => ToolError::usage(format!("cannot read {}: {e}; name a file that can be read", path.display())),
    })?;
    let text = String::from_utf8_lossy(&text);
    let folder = folder_of(path);
    for line in lines(&text).map_err(|(n, e)| ToolError::usage(format!("{}:{n}: {e}", path.display())))? {
        let at = |reason: String| ToolError::usage(format!("{}:{}: {reason}", path.display(), line.number));
        let expand = |text: &str| expand(text, &[settings, outer], &folder).map_err(at);
        let (key, value) = (expand(&line.key)?, expand(&line.value)?);
        let include = |file: &Path, settings: &mut Settings| read_into(file, settings, outer, depth + 1);
        let known = |key: &str| settings.get(key).or_else(|| outer.get(key));
        match key.strip_prefix('@') {
            None => settings.put(&key, &value, line.join, Source::File(path.to_path_buf(), line.number)),
            Some("include") => {
                for file in value.split([',', ';']).map(str::trim).filter(|f| !f.is_empty()) {
                    include(&folder.join(file), settings).map_err(|e| at(e.message))?;
                }
            }
            Some(word @ ("include_if" | "include_unless")) => {
                let (condition, file) = conditional(&value).map_err(at)?;
                if known(condition).is_some() == (word == "include_if") {
                    include(&folder.join(file), settings).map_err(|e| at(e.message))?;
                }
            }
            Some("requires") => {
                let mut keys = value.split([',', ';']).map(str::trim).filter(|k| !k.is_empty());
                if let Some(missing) = keys.find(|k| known(k).is_none()) {
                    return Err(at(format!(
                        "@requires {missing}: the key is not set; set it above or with +{missing}=VALUE"
                    )));
                }
            }
            // JPF itself is always there.
            Some("using") if value == "jpf-core" => {}
            Some("using") => {
                let Some(home) = known(&value) else {
                    return Err(at(format!("@using {value}: no key '{value}' says where it is; set +{value}=FOLDER")));
                };
                let beside = folder.join(home).join("jpf.properties");
                let file = if beside.exists() { beside } else { Path::new(home).join("jpf.properties") };
                include(&file, settings).map_err(|e| at(e.message))?;
            }
            Some(other) => {
                let there = "@include, @include_if, @include_unless, @requires and @using";
                return Err(at(format!("unknown directive @{other}; there are {there}")));
            }
        }
    }
    Ok(())
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
    folder.display().to_string()
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
    let at = text.find(['=', ':']).or_else(|| text.find(char::is_whitespace));
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

/// Replaces `${key}` by the value that the key has so far in the first settings that know it.
pub(crate) fn expand(text: &str, settings: &[&Settings], folder: &Path) -> Result<String, String> {
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
            "user.home" => out.push_str(&std::env::var("HOME").unwrap_or_default()),
            "user.dir" => out.push_str(&std::env::current_dir().unwrap_or_default().display().to_string()),
            _ => match settings.iter().find_map(|s| s.get(key)) {
                Some(value) => out.push_str(value),
                None => {
                    return Err(format!("${{{key}}} is not set before this line; set it above or with +{key}=VALUE"));
                }
            },
        }
        rest = &rest[at + end + 1..];
    }
    out.push_str(rest);
    Ok(out)
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
    }

    #[test]
    fn keys_expand_to_what_was_set_before() {
        let mut settings = Settings::default();
        settings.put("base", "/x", Join::Replace, Source::CommandLine);
        let folder = Path::new("/conf");
        assert_eq!(expand("${base}/y:${config_path}/..", &[&settings], folder).unwrap(), "/x/y:/conf/..");
        assert!(expand("${nothing}", &[&settings], folder).unwrap_err().contains("nothing"));
        assert!(expand("${open", &[&settings], folder).unwrap_err().contains("brace"));
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
