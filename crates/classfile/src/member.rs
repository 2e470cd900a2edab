//! Fields and methods with their attributes. Code is read in `code`.

use crate::access::{
    ACC_ABSTRACT, ACC_BRIDGE, ACC_ENUM, ACC_FINAL, ACC_NATIVE, ACC_PRIVATE, ACC_PROTECTED, ACC_PUBLIC, ACC_STATIC,
    ACC_STRICT, ACC_SYNCHRONIZED, ACC_SYNTHETIC, ACC_TRANSIENT, ACC_VARARGS, ACC_VOLATILE,
};
use crate::attribute::{Annotations, Context};
use crate::code::{self, Code};
use crate::error::{ErrorKind, Fail, Parsed};
use crate::pool::{Constant, ConstantPool};
use crate::reader::Reader;

/// Flags that say something about a field; others are ignored (JVMS 4.5).
const MEANINGFUL_OF_FIELDS: u16 = ACC_PUBLIC
    | ACC_PRIVATE
    | ACC_PROTECTED
    | ACC_STATIC
    | ACC_FINAL
    | ACC_VOLATILE
    | ACC_TRANSIENT
    | ACC_SYNTHETIC
    | ACC_ENUM;

/// The same for a method (JVMS 4.6).
const MEANINGFUL_OF_METHODS: u16 = ACC_PUBLIC
    | ACC_PRIVATE
    | ACC_PROTECTED
    | ACC_STATIC
    | ACC_FINAL
    | ACC_SYNCHRONIZED
    | ACC_BRIDGE
    | ACC_VARARGS
    | ACC_NATIVE
    | ACC_ABSTRACT
    | ACC_STRICT
    | ACC_SYNTHETIC;

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
    let mut keys = Keys::new();
    for _ in 0..count {
        if !context.texts.trusted {
            keys.add(reader);
        }
        fields.push(read_field(reader, context)?);
    }
    keys.check_distinct(context.pool(), start, ErrorKind::DuplicateField)?;
    Ok(fields)
}

fn read_field<'a>(reader: &mut Reader<'a>, context: &mut Context<'_, 'a>) -> Parsed<Field<'a>> {
    let start = reader.pos();
    let at = |kind| Fail::new(start, kind);
    let access = reader.u2()? & MEANINGFUL_OF_FIELDS;
    if !legal_field_access(access, context) {
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
            b"Synthetic" => attribute.mark(&mut field.is_synthetic)?,
            b"Deprecated" => attribute.mark(&mut field.is_deprecated)?,
            _ => {
                field.annotations.take(&mut attribute)?;
            }
        }
    }
    Ok(field)
}

/// JVMS 4.5.
fn legal_field_access(access: u16, context: &Context<'_, '_>) -> bool {
    if context.is_interface {
        let constant = ACC_PUBLIC | ACC_STATIC | ACC_FINAL;
        let mut never = ACC_PRIVATE | ACC_PROTECTED | ACC_VOLATILE | ACC_TRANSIENT;
        if context.major >= 49 {
            never |= ACC_ENUM;
        }
        return access & constant == constant && access & never == 0;
    }
    let volatile_final = ACC_VOLATILE | ACC_FINAL;
    one_visibility(access) && access & volatile_final != volatile_final
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
    let mut keys = Keys::new();
    for _ in 0..count {
        if !context.texts.trusted {
            keys.add(reader);
        }
        methods.push(read_method(reader, context)?);
    }
    keys.check_distinct(context.pool(), start, ErrorKind::DuplicateMethod)?;
    Ok(methods)
}

fn read_method<'a>(reader: &mut Reader<'a>, context: &mut Context<'_, 'a>) -> Parsed<Method<'a>> {
    let start = reader.pos();
    let at = |kind| Fail::new(start, kind);
    let access = reader.u2()?;
    let name = context.texts.method_name(reader.u2()?).map_err(at)?;
    let (descriptor, mut slots) = context.texts.method_descriptor(reader.u2()?).map_err(at)?;
    let access = legal_method_access(access, name, descriptor, context).map_err(at)?;
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

/// JVMS 4.6; gives the flags as they are meant.
fn legal_method_access(
    access: u16,
    name: &[u8],
    descriptor: &[u8],
    context: &Context<'_, '_>,
) -> Result<u16, ErrorKind> {
    let bad_flags = Err(ErrorKind::BadMethodFlags { access });
    if name == b"<clinit>" {
        // The virtual machine alone calls it, so its other flags mean nothing; before version 51
        // it is static whatever its flags say (JVMS 2.9.2).
        return match context.major {
            ..51 if descriptor.ends_with(b")V") => Ok(ACC_STATIC),
            51.. if descriptor != b"()V" => Err(ErrorKind::BadDescriptor),
            51.. if access & ACC_STATIC != 0 => Ok(access & (ACC_STATIC | ACC_STRICT)),
            51.. => bad_flags,
            _ => Err(ErrorKind::BadDescriptor),
        };
    }
    if name == b"<init>" && !descriptor.ends_with(b")V") {
        return Err(ErrorKind::BadDescriptor);
    }
    let legal = match context.is_interface {
        true if name == b"<init>" => return Err(ErrorKind::BadMethodName),
        true => legal_in_interface(access, context.major),
        false => legal_in_class(access, name, context.major),
    };
    if legal { Ok(access & MEANINGFUL_OF_METHODS) } else { bad_flags }
}

fn legal_in_interface(access: u16, major: u16) -> bool {
    let is = |flags| access & flags != 0;
    let never = ACC_NATIVE | ACC_FINAL;
    match major {
        52.. => {
            let strict = if major < 61 { ACC_STRICT } else { 0 };
            is(ACC_PUBLIC) != is(ACC_PRIVATE)
                && !is(never | ACC_PROTECTED | ACC_SYNCHRONIZED)
                && !(is(ACC_ABSTRACT) && is(ACC_PRIVATE | ACC_STATIC | strict))
        }
        49..52 => {
            let other = ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC | ACC_SYNCHRONIZED | ACC_STRICT;
            is(ACC_PUBLIC) && is(ACC_ABSTRACT) && !is(never | other)
        }
        _ => is(ACC_PUBLIC) && is(ACC_ABSTRACT) && !is(never | ACC_STATIC),
    }
}

fn legal_in_class(access: u16, name: &[u8], major: u16) -> bool {
    let is = |flags| access & flags != 0;
    let modern = major >= 49;
    if !one_visibility(access) {
        return false;
    }
    if name == b"<init>" {
        let bridge = if modern { ACC_BRIDGE } else { 0 };
        return !is(ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE | ACC_ABSTRACT | bridge);
    }
    let mut concrete = ACC_FINAL | ACC_NATIVE | ACC_PRIVATE | ACC_STATIC;
    if modern {
        concrete |= ACC_SYNCHRONIZED;
    }
    if (49..61).contains(&major) {
        concrete |= ACC_STRICT;
    }
    !(is(ACC_ABSTRACT) && is(concrete))
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
                let parameters = read_parameters(&mut attribute.body)?;
                attribute.set(&mut method.parameters, parameters)?;
            }
            b"Synthetic" => attribute.mark(&mut method.is_synthetic)?,
            b"Deprecated" => attribute.mark(&mut method.is_deprecated)?,
            _ => {
                method.annotations.take(&mut attribute)?;
            }
        }
    }
    method.exceptions = exceptions.unwrap_or_default();
    Ok(())
}

/// Whether the names are texts is asked by whoever reflects on them; no JDK refuses the class.
fn read_parameters(body: &mut Reader<'_>) -> Parsed<Vec<MethodParameter>> {
    let count = body.u1()?;
    (0..count).map(|_| Ok(MethodParameter { name: body.u2()?, access: body.u2()? })).collect()
}

fn one_visibility(access: u16) -> bool {
    (access & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)).count_ones() <= 1
}

/// Name and descriptor indices of members, to find two of the same.
struct Keys {
    keys: Vec<[u16; 2]>,
}

impl Keys {
    fn new() -> Keys {
        Keys { keys: Vec::new() }
    }

    /// Notes the member that `reader` is about to read.
    fn add(&mut self, reader: &Reader<'_>) {
        let mut ahead = reader.clone();
        // A truncated member fails when it is read.
        if ahead.u2().is_ok()
            && let (Ok(name), Ok(descriptor)) = (ahead.u2(), ahead.u2())
        {
            self.keys.push([name, descriptor]);
        }
    }

    /// Texts are compared once for each entry of the pool that holds one: the members of a hostile
    /// file could otherwise have 64 KB compared for each pair of them.
    fn check_distinct(mut self, pool: &ConstantPool<'_>, start: usize, kind: ErrorKind) -> Parsed<()> {
        if self.keys.len() < 2 {
            return Ok(());
        }
        let text = |index: u16| pool.look_up_utf8(index).unwrap_or_default();
        let mut texts: Vec<u16> = self.keys.iter().flatten().copied().collect();
        texts.sort_unstable();
        texts.dedup();
        texts.sort_by(|&a, &b| text(a).cmp(text(b)));
        // All entries with the same text stand for the first of them.
        let mut first_alike: Vec<(u16, u16)> = Vec::with_capacity(texts.len());
        for &index in &texts {
            let first = first_alike.last().filter(|last| text(last.1) == text(index)).map_or(index, |last| last.1);
            first_alike.push((index, first));
        }
        first_alike.sort_unstable();
        for index in self.keys.iter_mut().flatten() {
            if let Ok(at) = first_alike.binary_search_by_key(index, |&(index, _)| index) {
                *index = first_alike[at].1;
            }
        }
        self.keys.sort_unstable();
        if self.keys.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Fail::new(start, kind));
        }
        Ok(())
    }
}
