//! `rjpf peer new CLASS.METHOD(DESCRIPTOR)`: a peer to begin with, as a file that compiles.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use rjpf_classes::{BaseType, Method, Registry};

use crate::config::Options;
use crate::{ToolError, extension, report, session};

/// Writes the stub and says what is left to do.
pub(crate) fn peer(what: &str, options: &Options) -> Result<u8, ToolError> {
    let (signature, folder) = match (what, options.arguments.as_slice()) {
        ("new", [signature]) => (signature, Path::new(".")),
        ("new", [signature, folder]) => (signature, Path::new(folder)),
        _ => {
            return Err(ToolError::usage(
                "'rjpf peer' makes a peer: rjpf peer new 'java.io.UnixFileSystem.delete0(Ljava/io/File;)Z' [FOLDER]",
            ));
        }
    };
    let (class, method) = split(signature)?;
    let method = extension::find(registry(options)?, class, method).map_err(ToolError::usage)?;
    if method.is_abstract() {
        let which = format!("{}.{}", method.class.name.dotted(), method.name.display());
        return Err(ToolError::usage(format!("{which} is abstract: name the method of a class that implements it")));
    }
    let file = write(folder, method)?;
    let module = module_of(method);
    report::print(&format!(
        "wrote {}\nin src/main.rs: mod {module}; and {module}::PEERS among the peers of rjpf::main_with\n",
        file.display()
    ));
    Ok(0)
}

/// `java.io.UnixFileSystem.delete0(Ljava/io/File;)Z` into its class and the rest.
fn split(signature: &str) -> Result<(&str, &str), ToolError> {
    let wrong = |why: &str| ToolError::usage(format!("'{signature}' {why}; write Class.method(descriptor)"));
    let (before, descriptor) =
        signature.split_once('(').ok_or_else(|| wrong("has no descriptor (javap -s -p prints them)"))?;
    let (class, method) = before.rsplit_once('.').ok_or_else(|| wrong("names no class"))?;
    if rjpf_classes::registry::parse_descriptor(format!("({descriptor}").as_bytes()).is_none() {
        return Err(wrong("has a descriptor that is none: it looks like (ILjava/lang/String;)Z"));
    }
    Ok((class, &signature[signature.len() - method.len() - descriptor.len() - 1..]))
}

fn registry(options: &Options) -> Result<&'static Registry, ToolError> {
    let class_path = options.class_path.clone().unwrap_or_default();
    extension::registry(session::jdk(options)?, &class_path).map_err(ToolError::usage)
}

/// One file for each method, those of one name and class numbered.
fn module_of(method: &Method) -> String {
    let mut same = method.class.methods().iter().filter(|m| m.name == method.name);
    let number = match same.position(|m| m.descriptor == method.descriptor) {
        Some(0) | None => String::new(),
        Some(before) => format!("_{}", before + 1),
    };
    let name = format!("{}_{}{number}", method.class.name.display(), method.name.display());
    name.replace(['/', '$'], "_").to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric() && c != '_', "")
}

fn write(folder: &Path, method: &Method) -> Result<PathBuf, ToolError> {
    let file = folder.join("src").join(format!("{}.rs", module_of(method)));
    let trouble = |e: std::io::Error| ToolError::usage(format!("{}: {e}", file.display()));
    if file.exists() {
        return Err(ToolError::usage(format!("{} is there already", file.display())));
    }
    std::fs::create_dir_all(folder.join("src")).map_err(trouble)?;
    std::fs::write(&file, text(method)).map_err(trouble)?;
    Ok(file)
}

/// The stub. It answers with `unsupported` until somebody has written more.
fn text(method: &Method) -> String {
    let (class, dotted) = (method.class.name.display(), method.class.name.dotted());
    let signature = format!("{}{}", method.name.display(), method.descriptor.display());
    let way = if method.is_native() { "native" } else { "intercept" };
    let function = function_name(method);
    let mut body = String::new();
    let mut names = Vec::new();
    if !method.is_static() {
        body.push_str("    let this = ctx.this();\n");
        names.push("this".to_string());
    }
    for (i, &kind) in method.params.iter().enumerate() {
        let _ = writeln!(body, "    let argument{i} = ctx.{}({i});", reader(kind));
        names.push(format!("argument{i}"));
    }
    if !names.is_empty() {
        let _ = writeln!(body, "    let _ = ({},);", names.join(", "));
    }
    let answer = answer(method.ret);
    let context = if names.is_empty() { "_ctx" } else { "ctx" };
    format!(
        "//! A peer of `{dotted}`.\n\n\
         use rjpf::extension::{{Ctx, Peer, PeerResult, {way}, unsupported}};\n\n\
         pub const PEERS: &[Peer] = &[Peer::of(\"{class}\", &[{way}(\"{signature}\", {function})])];\n\n\
         /// `{dotted}.{signature}`. It returns {answer}.\n\
         fn {function}({context}: &mut Ctx<'_>) -> PeerResult {{\n{body}    \
         Err(unsupported(\"{dotted}.{signature}\"))\n}}\n\n\
         #[cfg(test)]\nmod tests {{\n    #[test]\n    fn the_method_is_there() {{\n        \
         // A class of your own: name the folder or jar that it is in.\n        \
         assert_eq!(rjpf::extension::misfits(super::PEERS, \"\"), Vec::<String>::new());\n    }}\n}}\n"
    )
}

fn function_name(method: &Method) -> String {
    let name = method.name.display();
    let mut snake = String::new();
    for letter in name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_') {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    // No name of Rust's own, whatever Java calls it.
    format!("{snake}_peer")
}

/// Which method of `Ctx` reads an argument of the type.
fn reader(kind: BaseType) -> &'static str {
    match kind {
        BaseType::Boolean => "bool",
        BaseType::Long => "long",
        BaseType::Float => "float",
        BaseType::Double => "double",
        BaseType::Ref => "object",
        BaseType::Byte | BaseType::Char | BaseType::Short | BaseType::Int | BaseType::Void => "int",
    }
}

/// How a value of the type is returned.
fn answer(kind: BaseType) -> &'static str {
    match kind {
        BaseType::Void => "nothing: `Ok(().into())`",
        BaseType::Boolean => "a boolean: `Ok(true.into())`",
        BaseType::Long => "a long: `Ok(1i64.into())`",
        BaseType::Float => "a float: `Ok(1f32.into())`",
        BaseType::Double => "a double: `Ok(1f64.into())`",
        BaseType::Ref => "a reference: `Ok(reference.into())`, null: `Ok(0u32.into())`",
        BaseType::Byte | BaseType::Char | BaseType::Short | BaseType::Int => "an int: `Ok(1i32.into())`",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures() {
        let split = |s| split(s).map_err(|e| e.message);
        assert_eq!(split("a.B.c(I)Z"), Ok(("a.B", "c(I)Z")));
        assert!(split("a.B.c").is_err_and(|e| e.contains("has no descriptor")));
        assert!(split("c(I)Z").is_err_and(|e| e.contains("names no class")));
        assert!(split("a.B.c(Q)Z").is_err_and(|e| e.contains("a descriptor that is none")));
    }
}
