//! `rjpf digest`: the digests of classes and their methods, for people and as JSON.
//!
//! Needs no JDK: class files, folders and jars are read as they are.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use rjpf_classes::digest::{ClassDigests, DIGEST_VERSION, of_class};
use rjpf_classes::path::{ClassPath, read_regular};
use rjpf_classfile::{ClassFile, mutf8};
use serde_json::{Value, json};

use crate::{ToolError, report};

/// Of jars with classes for several releases, those for this one are read.
const RELEASE: u32 = rjpf_classes::path::NEWEST_TESTED;

/// The words behind the command.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) json: bool,
    pub(crate) paths: Vec<PathBuf>,
}

pub(crate) fn digest(request: &Request) -> Result<u8, ToolError> {
    let mut texts = Vec::new();
    let mut classes = Vec::new();
    for path in &request.paths {
        for (origin, bytes) in read(path)? {
            let file = ClassFile::parse(&bytes).map_err(|e| ToolError::usage(format!("{origin}: {e}")))?;
            let digests = of_class(&file);
            match request.json {
                true => classes.push(as_json(&digests)),
                false => texts.push(as_text(&digests)),
            }
        }
    }
    report::print(&match request.json {
        true => format!("{:#}\n", json!({ "digestVersion": DIGEST_VERSION, "classes": classes })),
        false => texts.concat(),
    });
    Ok(0)
}

/// Origin and bytes of the classes at a path, by name.
fn read(path: &Path) -> Result<Vec<(String, Vec<u8>)>, ToolError> {
    let trouble = |e: &dyn std::fmt::Display| ToolError::usage(format!("{}: {e}", path.display()));
    if path.extension().is_some_and(|e| e == "class") {
        return Ok(vec![(path.display().to_string(), read_regular(path).map_err(|e| trouble(&e))?)]);
    }
    std::fs::metadata(path).map_err(|e| trouble(&e))?;
    let entry = ClassPath::parse(path, RELEASE).map_err(|e| trouble(&e))?;
    let mut found = Vec::new();
    for (name, _) in entry.classes().map_err(|e| trouble(&e))? {
        let class = entry.find_class(name.as_bytes()).map_err(|e| trouble(&e))?;
        found.extend(class.map(|class| (format!("{}: {name}", class.origin), class.bytes)));
    }
    if found.is_empty() {
        return Err(ToolError::usage(format!("{}: there are no classes", path.display())));
    }
    Ok(found)
}

fn as_text(class: &ClassDigests<'_>) -> String {
    let mut text = format!("{} shape {}\n", class.shape, dotted(class.name));
    for method in &class.methods {
        let (name, descriptor) = (mutf8::to_string_lossy(method.name), mutf8::to_string_lossy(method.descriptor));
        _ = writeln!(text, "{} method {}.{name}{descriptor}", method.digest, dotted(class.name));
    }
    text
}

fn as_json(class: &ClassDigests<'_>) -> Value {
    let methods = class.methods.iter().map(|method| {
        json!({
            "name": mutf8::to_string_lossy(method.name),
            "descriptor": mutf8::to_string_lossy(method.descriptor),
            "digest": method.digest.to_string(),
        })
    });
    json!({
        "name": dotted(class.name),
        "shape": class.shape.to_string(),
        "methods": methods.collect::<Vec<Value>>(),
    })
}

fn dotted(name: &[u8]) -> String {
    mutf8::to_string_lossy(name).replace('/', ".")
}
