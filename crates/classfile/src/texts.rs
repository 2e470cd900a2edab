//! Text constants seen as names and descriptors.
//!
//! A text is checked once for each way it is used and the outcome remembered: a hostile file could
//! otherwise have 65,000 structures share one 64 KB descriptor and cost gigabytes of scanning.

use crate::descriptor::{FieldType, MethodDescriptor};
use crate::error::ConstantKind;
use crate::error::ErrorKind;
use crate::name;
use crate::pool::{Constant, ConstantPool, wrong_kind};

pub(crate) struct Texts<'p, 'a> {
    pub(crate) pool: &'p ConstantPool<'a>,
    /// Per pool index: the uses already found legal; a method descriptor's parameter slots are in
    /// the upper byte.
    marks: Vec<u16>,
    /// What the class file says is known to be right.
    pub(crate) trusted: bool,
    /// Before version 49 names are identifiers of the Java language.
    identifiers: bool,
}

const CLASS_NAME: u16 = 1;
const FIELD_NAME: u16 = 2;
const METHOD_NAME: u16 = 4;
const FIELD_DESCRIPTOR: u16 = 8;
const METHOD_DESCRIPTOR: u16 = 16;

impl<'p, 'a> Texts<'p, 'a> {
    pub(crate) fn new(pool: &'p ConstantPool<'a>, major: u16, trusted: bool) -> Texts<'p, 'a> {
        // Of what is right already nothing is remembered.
        let marks = if trusted { Vec::new() } else { vec![0; pool.entries.len()] };
        Texts { pool, marks, trusted, identifiers: major < 49 }
    }

    /// The text and its mark, if `index` is a text.
    #[inline]
    fn marked(&mut self, index: u16) -> Result<(&'a [u8], &mut u16), ErrorKind> {
        let at = usize::from(index);
        match (self.pool.entries.get(at), self.marks.get_mut(at)) {
            (Some(Constant::Utf8(text)), Some(mark)) => Ok((text, mark)),
            _ => Err(wrong_kind(index, ConstantKind::Utf8)),
        }
    }

    #[inline]
    fn checked(
        &mut self,
        index: u16,
        usage: u16,
        otherwise: ErrorKind,
        legal: impl FnOnce(&[u8]) -> bool,
    ) -> Result<&'a [u8], ErrorKind> {
        if self.trusted {
            return self.pool.look_up_utf8(index);
        }
        let (text, mark) = self.marked(index)?;
        if *mark & usage == 0 {
            if !legal(text) {
                return Err(otherwise);
            }
            *mark |= usage;
        }
        Ok(text)
    }

    /// The name of a class, or the descriptor of an array class.
    pub(crate) fn class_name(&mut self, index: u16) -> Result<&'a [u8], ErrorKind> {
        let identifiers = self.identifiers;
        self.checked(index, CLASS_NAME, ErrorKind::BadClassName, |text| match text.first() {
            Some(b'[') => legal_type(text, identifiers),
            _ => name::is_class(text) && (!identifiers || name::is_identifier_path(text)),
        })
    }

    pub(crate) fn field_name(&mut self, index: u16) -> Result<&'a [u8], ErrorKind> {
        let identifiers = self.identifiers;
        self.checked(index, FIELD_NAME, ErrorKind::BadFieldName, |text| {
            name::is_field(text) && (!identifiers || name::is_identifier(text))
        })
    }

    pub(crate) fn method_name(&mut self, index: u16) -> Result<&'a [u8], ErrorKind> {
        let identifiers = self.identifiers;
        self.checked(index, METHOD_NAME, ErrorKind::BadMethodName, |text| {
            name::is_method(text) && (!identifiers || text[0] == b'<' || name::is_identifier(text))
        })
    }

    pub(crate) fn field_descriptor(&mut self, index: u16) -> Result<&'a [u8], ErrorKind> {
        let identifiers = self.identifiers;
        self.checked(index, FIELD_DESCRIPTOR, ErrorKind::BadDescriptor, |text| legal_type(text, identifiers))
    }

    /// A method descriptor and the slots its parameters take; of a trusted file nobody asks for them.
    pub(crate) fn method_descriptor(&mut self, index: u16) -> Result<(&'a [u8], u16), ErrorKind> {
        let identifiers = self.identifiers;
        if self.trusted {
            return self.pool.look_up_utf8(index).map(|text| (text, 0));
        }
        let (text, mark) = self.marked(index)?;
        if *mark & METHOD_DESCRIPTOR == 0 {
            let parsed = MethodDescriptor::parse(text).map_err(|_| ErrorKind::BadDescriptor)?;
            if parsed.parameter_slots() > 255 {
                return Err(ErrorKind::TooManyArguments);
            }
            let named = |parameter: FieldType<'_>| legal_names(parameter);
            if identifiers && !(parsed.parameters().all(named) && parsed.result.is_none_or(named)) {
                return Err(ErrorKind::BadDescriptor);
            }
            *mark |= METHOD_DESCRIPTOR | parsed.parameter_slots() << 8;
        }
        Ok((text, *mark >> 8))
    }
}

fn legal_type(text: &[u8], identifiers: bool) -> bool {
    FieldType::parse(text).is_ok_and(|parsed| !identifiers || legal_names(parsed))
}

/// Is the class that a type names, if any, named by identifiers?
fn legal_names(field: FieldType<'_>) -> bool {
    match field {
        FieldType::Base(_) => true,
        FieldType::Class(name) => name::is_identifier_path(name),
        FieldType::Array(text) => match text.iter().position(|&byte| byte == b'L') {
            Some(start) => name::is_identifier_path(&text[start + 1..text.len() - 1]),
            None => true,
        },
    }
}
