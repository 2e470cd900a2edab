//! Annotations of fields, as far as the checker itself reads them: elements that are strings or
//! booleans. Everything else about annotations is reflection's, which decodes them in Java.

use rjpf_classfile::annotation::annotations;
use rjpf_classfile::{Constant, mutf8};

use crate::{Class, Field};

/// A value in an annotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    Text(String),
    Switch(bool),
}

/// The elements written in an annotation of this type on a field, by name; elements left to their
/// defaults are not among them. `None` if the field does not carry the annotation.
pub fn field_annotation(class: &Class, field: &Field, descriptor: &str) -> Option<Vec<(String, Element)>> {
    let file = class.file?;
    let raw = file.fields.get(field.slot as usize)?.annotations.visible?;
    let found = annotations(&file.pool, raw).flatten().find(|a| a.descriptor == descriptor.as_bytes())?;
    let text = |index| Some(mutf8::to_string_lossy(file.pool.utf8(index).ok()?).into_owned());
    let mut pairs = Vec::new();
    // A name, a tag and a pool index: other kinds of values have other lengths and end the list.
    for pair in found.elements[2..].chunks_exact(5) {
        let index = u16::from_be_bytes([pair[3], pair[4]]);
        let value = match (pair[2], file.pool.get(index)) {
            (b's', _) => Element::Text(text(index)?),
            (b'Z', Ok(Constant::Integer(n))) => Element::Switch(*n != 0),
            _ => break,
        };
        pairs.push((text(u16::from_be_bytes([pair[0], pair[1]]))?, value));
    }
    Some(pairs)
}
