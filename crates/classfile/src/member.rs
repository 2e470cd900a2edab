//! Fields and methods with their attributes. Code is read in `code`.

use crate::access::{
    ACC_ABSTRACT, ACC_FINAL, ACC_NATIVE, ACC_PRIVATE, ACC_PROTECTED, ACC_PUBLIC, ACC_STATIC, ACC_SYNCHRONIZED,
    ACC_SYNTHETIC, ACC_VOLATILE,
};
use crate::attribute::{Annotations, Context};
use crate::code::{self, Code};
use crate::error::{ErrorKind, Fail, Parsed};
use crate::pool::Constant;
use crate::reader::Reader;

/// A field of the class.
#[derive(Debug, Clone)]
pub struct Field<'a> {
    pub access: u16,
    pub name: &'a [u8],
    pub descriptor: &'a [u8],
    /// The pool index of a static field's first value; its kind fits the descriptor.
    pub constant_value: Option<u16>,
    pub signature: Option<&'a [u8]>,
    pub annotations: Annotations<'a>,
    pub is_synthetic: bool,
    pub is_deprecated: bool,
}

/// A method of the class.
#[derive(Debug, Clone)]
pub struct Method<'a> {
    pub access: u16,
    pub name: &'a [u8],
    pub descriptor: &'a [u8],
    /// There unless the method is native or abstract.
    pub code: Option<Code<'a>>,
    /// Pool indices of the classes in the `throws` clause.
    pub exceptions: Vec<u16>,
    pub signature: Option<&'a [u8]>,
    pub annotations: Annotations<'a>,
    /// `RuntimeVisibleParameterAnnotations`, undecoded.
    pub parameter_annotations: Option<&'a [u8]>,
    /// `AnnotationDefault`, undecoded.
    pub annotation_default: Option<&'a [u8]>,
    pub parameters: Option<Vec<MethodParameter>>,
    pub is_synthetic: bool,
    pub is_deprecated: bool,
}

/// An entry of `MethodParameters`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MethodParameter {
    /// The pool index of the name, or 0.
    pub name: u16,
    pub access: u16,
}

pub(crate) fn read_fields<'a>(reader: &mut Reader<'a>, context: &mut Context<'_, 'a>) -> Parsed<Vec<Field<'a>>> {
    let start = reader.pos();
    let count = reader.count(8)?;
    let mut fields = Vec::with_capacity(count);
    let mut keys = Keys::with_capacity(count);
    for _ in 0..count {
        keys.add(reader);
        fields.push(read_field(reader, context)?);
    }
    keys.check_distinct(start, ErrorKind::DuplicateField)?;
    Ok(fields)
}

fn read_field<'a>(reader: &mut Reader<'a>, context: &mut Context<'_, 'a>) -> Parsed<Field<'a>> {
    let start = reader.pos();
    let at = |kind| Fail::new(start, kind);
    let access = reader.u2()?;
    let volatile_final = ACC_VOLATILE | ACC_FINAL;
    if !one_visibility(access) || access & volatile_final == volatile_final {
        return Err(at(ErrorKind::BadFieldFlags { access }));
    }
    let name = context.texts.field_name(reader.u2()?).map_err(at)?;
    let descriptor = context.texts.field_descriptor(reader.u2()?).map_err(at)?;
    let mut field = Field {
        access,
        name,
        descriptor,
        constant_value: None,
        signature: None,
        annotations: Annotations::default(),
        is_synthetic: access & ACC_SYNTHETIC != 0,
        is_deprecated: false,
    };
    for _ in 0..reader.count(6)? {
        let mut attribute = context.attribute(reader)?;
        match attribute.name {
            // On an instance field the attribute has no meaning (JVMS 4.7.2).
            b"ConstantValue" if access & ACC_STATIC != 0 => {
                let index = attribute.body.u2()?;
                if !constant_fits(context.pool().look_up(index), descriptor) {
                    let kind = ErrorKind::BadConstantValue;
                    return Err(Fail::new(attribute.start, kind));
                }
                attribute.set(&mut field.constant_value, index)?;
            }
            b"Signature" => attribute.set_utf8(context, &mut field.signature)?,
            b"Synthetic" => field.is_synthetic = true,
            b"Deprecated" => field.is_deprecated = true,
            _ => {
                field.annotations.take(&mut attribute)?;
            }
        }
    }
    Ok(field)
}

fn constant_fits(constant: &Constant<'_>, descriptor: &[u8]) -> bool {
    match constant {
        Constant::Integer(_) => matches!(descriptor, b"I" | b"S" | b"C" | b"B" | b"Z"),
        Constant::Float(_) => descriptor == b"F",
        Constant::Long(_) => descriptor == b"J",
        Constant::Double(_) => descriptor == b"D",
        Constant::String { .. } => descriptor == b"Ljava/lang/String;",
        _ => false,
    }
}

pub(crate) fn read_methods<'a>(reader: &mut Reader<'a>, context: &mut Context<'_, 'a>) -> Parsed<Vec<Method<'a>>> {
    let start = reader.pos();
    let count = reader.count(8)?;
    let mut methods = Vec::with_capacity(count);
    let mut keys = Keys::with_capacity(count);
    for _ in 0..count {
        keys.add(reader);
        methods.push(read_method(reader, context)?);
    }
    keys.check_distinct(start, ErrorKind::DuplicateMethod)?;
    Ok(methods)
}

fn read_method<'a>(reader: &mut Reader<'a>, context: &mut Context<'_, 'a>) -> Parsed<Method<'a>> {
    let start = reader.pos();
    let at = |kind| Fail::new(start, kind);
    let access = reader.u2()?;
    let name = context.texts.method_name(reader.u2()?).map_err(at)?;
    let (descriptor, mut slots) = context.texts.method_descriptor(reader.u2()?).map_err(at)?;
    // Before version 51 a class initialiser is static whatever its flags say (JVMS 2.9.2).
    let implicit_static = name == b"<clinit>" && context.major < 51;
    let access = if implicit_static { access | ACC_STATIC } else { access };
    check_method_head(access, name, descriptor).map_err(at)?;
    slots += u16::from(access & ACC_STATIC == 0);
    if slots > 255 {
        return Err(at(ErrorKind::TooManyArguments));
    }
    let mut method = Method {
        access,
        name,
        descriptor,
        code: None,
        exceptions: Vec::new(),
        signature: None,
        annotations: Annotations::default(),
        parameter_annotations: None,
        annotation_default: None,
        parameters: None,
        is_synthetic: access & ACC_SYNTHETIC != 0,
        is_deprecated: false,
    };
    read_method_attributes(reader, context, &mut method)?;
    match &method.code {
        None if access & (ACC_NATIVE | ACC_ABSTRACT) == 0 => Err(at(ErrorKind::MissingCode)),
        Some(_) if access & (ACC_NATIVE | ACC_ABSTRACT) != 0 => Err(at(ErrorKind::UnexpectedCode)),
        Some(code) if slots > code.max_locals => Err(at(ErrorKind::ArgumentsExceedLocals)),
        _ => Ok(method),
    }
}

fn check_method_head(access: u16, name: &[u8], descriptor: &[u8]) -> Result<(), ErrorKind> {
    let bad_flags = Err(ErrorKind::BadMethodFlags { access });
    match name {
        b"<clinit>" if descriptor != b"()V" => return Err(ErrorKind::BadDescriptor),
        // The virtual machine alone calls it, so its other flags mean nothing.
        b"<clinit>" if access & ACC_STATIC == 0 => return bad_flags,
        b"<clinit>" => return Ok(()),
        b"<init>" if !descriptor.ends_with(b")V") => return Err(ErrorKind::BadDescriptor),
        b"<init>" => {
            let never = ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE | ACC_ABSTRACT;
            if access & never != 0 {
                return bad_flags;
            }
        }
        _ => {}
    }
    let concrete = ACC_FINAL | ACC_NATIVE | ACC_PRIVATE | ACC_STATIC | ACC_SYNCHRONIZED;
    if !one_visibility(access) || access & ACC_ABSTRACT != 0 && access & concrete != 0 {
        return bad_flags;
    }
    Ok(())
}

fn read_method_attributes<'a>(
    reader: &mut Reader<'a>,
    context: &mut Context<'_, 'a>,
    method: &mut Method<'a>,
) -> Parsed<()> {
    let mut exceptions = None;
    for _ in 0..reader.count(6)? {
        let mut attribute = context.attribute(reader)?;
        match attribute.name {
            b"Code" => {
                let code = code::read_code(&mut attribute.body, context)?;
                attribute.set(&mut method.code, code)?;
            }
            b"Exceptions" => {
                let classes = context.classes(&mut attribute.body)?;
                attribute.set(&mut exceptions, classes)?;
            }
            b"Signature" => attribute.set_utf8(context, &mut method.signature)?,
            b"RuntimeVisibleParameterAnnotations" => {
                attribute.set_raw(&mut method.parameter_annotations)?;
            }
            b"AnnotationDefault" => attribute.set_raw(&mut method.annotation_default)?,
            b"MethodParameters" => {
                let parameters = read_parameters(&mut attribute.body, context)?;
                attribute.set(&mut method.parameters, parameters)?;
            }
            b"Synthetic" => method.is_synthetic = true,
            b"Deprecated" => method.is_deprecated = true,
            _ => {
                method.annotations.take(&mut attribute)?;
            }
        }
    }
    method.exceptions = exceptions.unwrap_or_default();
    Ok(())
}

fn read_parameters<'a>(body: &mut Reader<'a>, context: &Context<'_, 'a>) -> Parsed<Vec<MethodParameter>> {
    let count = body.u1()?;
    let mut parameters = Vec::with_capacity(usize::from(count));
    for _ in 0..count {
        let at = body.pos();
        let name = body.u2()?;
        if name != 0 {
            let text = context.pool().look_up_utf8(name);
            text.map_err(|kind| Fail::new(at, kind))?;
        }
        let access = body.u2()?;
        parameters.push(MethodParameter { name, access });
    }
    Ok(parameters)
}

fn one_visibility(access: u16) -> bool {
    (access & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)).count_ones() <= 1
}

/// Name and descriptor indices of members, to find two of the same. A pool that holds a text twice
/// can hide a duplicate; comparing texts could cost a hostile file's size squared.
struct Keys {
    keys: Vec<u32>,
}

impl Keys {
    fn with_capacity(count: usize) -> Keys {
        Keys { keys: Vec::with_capacity(count) }
    }

    /// Notes the member that `reader` is about to read.
    fn add(&mut self, reader: &Reader<'_>) {
        let mut ahead = reader.clone();
        // A truncated member fails when it is read.
        if ahead.u2().is_ok()
            && let Ok(key) = ahead.u4()
        {
            self.keys.push(key);
        }
    }

    fn check_distinct(mut self, start: usize, kind: ErrorKind) -> Parsed<()> {
        self.keys.sort_unstable();
        if self.keys.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Fail::new(start, kind));
        }
        Ok(())
    }
}
