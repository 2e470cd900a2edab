//! Reading the constant pool, then checking once that entries refer to entries of the right kind,
//! so that later look-ups of parsed classes succeed.

use crate::error::{ConstantKind, ErrorKind, Fail, Parsed};
use crate::mutf8;
use crate::pool::{Constant, ConstantPool, wrong_kind};
use crate::reader::Reader;
use crate::texts::Texts;

/// Reads the pool at the reader's position; references between entries are not yet checked.
pub(crate) fn read_pool<'a>(
    reader: &mut Reader<'a>,
    bytes: &'a [u8],
    major: u16,
    trusted: bool,
) -> Parsed<ConstantPool<'a>> {
    let start = reader.pos();
    let count = usize::from(reader.u2()?);
    if count == 0 {
        return Err(Fail::new(start, ErrorKind::EmptyConstantPool));
    }
    // The smallest entry takes three bytes; long and double take nine for two indices.
    if (count - 1).saturating_mul(3) > reader.remaining() {
        return Err(Fail::new(reader.pos(), ErrorKind::Truncated));
    }
    let mut entries = Vec::with_capacity(count);
    entries.push(Constant::Unusable);
    while entries.len() < count {
        let at = reader.pos();
        let entry = read_entry(reader, major, trusted)?;
        entries.push(entry);
        if matches!(entry, Constant::Long(_) | Constant::Double(_)) {
            if entries.len() == count {
                // The second index of the pair would lie outside the pool.
                let index = (count - 1) as u16;
                return Err(Fail::new(at, wrong_kind(index, ConstantKind::Any)));
            }
            entries.push(Constant::Unusable);
        }
    }
    Ok(ConstantPool { entries, bytes, this_class: b"" })
}

fn read_entry<'a>(reader: &mut Reader<'a>, major: u16, trusted: bool) -> Parsed<Constant<'a>> {
    let at = reader.pos();
    let tag = reader.u1()?;
    // The version a tag appeared in (JVMS table 4.4-B).
    let since = match tag {
        15 | 16 | 18 => 51,
        19 | 20 => 53,
        17 => 55,
        _ => 45,
    };
    if major < since {
        return Err(Fail::new(at, ErrorKind::BadConstantTag { tag }));
    }
    Ok(match tag {
        1 => {
            let length = reader.u2()?;
            let text = reader.take(usize::from(length))?;
            if !trusted && !mutf8::is_valid(text) {
                return Err(Fail::new(at, ErrorKind::BadUtf8));
            }
            Constant::Utf8(text)
        }
        3 => Constant::Integer(reader.u4()?.cast_signed()),
        4 => Constant::Float(reader.u4()?),
        5 => Constant::Long(reader.u8()?.cast_signed()),
        6 => Constant::Double(reader.u8()?),
        7 => Constant::Class { name: reader.u2()? },
        8 => Constant::String { utf8: reader.u2()? },
        9 => Constant::Field { class: reader.u2()?, name_and_type: reader.u2()? },
        10 => Constant::Method { class: reader.u2()?, name_and_type: reader.u2()? },
        11 => Constant::InterfaceMethod { class: reader.u2()?, name_and_type: reader.u2()? },
        12 => Constant::NameAndType { name: reader.u2()?, descriptor: reader.u2()? },
        15 => Constant::MethodHandle { kind: reader.u1()?, reference: reader.u2()? },
        16 => Constant::MethodType { descriptor: reader.u2()? },
        17 => Constant::Dynamic { bootstrap: reader.u2()?, name_and_type: reader.u2()? },
        18 => Constant::InvokeDynamic { bootstrap: reader.u2()?, name_and_type: reader.u2()? },
        19 => Constant::Module { name: reader.u2()? },
        20 => Constant::Package { name: reader.u2()? },
        _ => return Err(Fail::new(at, ErrorKind::BadConstantTag { tag })),
    })
}

/// Checks all references between entries; gives the largest bootstrap index used and the entry that
/// uses it.
pub(crate) fn check_pool(texts: &mut Texts<'_, '_>) -> Parsed<Option<(u16, u16)>> {
    if texts.trusted {
        return Ok(None);
    }
    let pool = texts.pool;
    let mut last_bootstrap = None;
    for (index, constant) in (0u16..).zip(&pool.entries) {
        check_entry(texts, constant).map_err(|kind| Fail::new(pool.offset_of(index), kind))?;
        if let Constant::Dynamic { bootstrap, .. } | Constant::InvokeDynamic { bootstrap, .. } = *constant
            && last_bootstrap.is_none_or(|(last, _)| last < bootstrap)
        {
            last_bootstrap = Some((bootstrap, index));
        }
    }
    Ok(last_bootstrap)
}

fn check_entry(texts: &mut Texts<'_, '_>, constant: &Constant<'_>) -> Result<(), ErrorKind> {
    match *constant {
        Constant::Unusable
        | Constant::Utf8(_)
        | Constant::Integer(_)
        | Constant::Float(_)
        | Constant::Long(_)
        | Constant::Double(_) => Ok(()),
        Constant::Class { name } => texts.class_name(name).map(drop),
        Constant::String { utf8: text } | Constant::Module { name: text } | Constant::Package { name: text } => {
            texts.pool.look_up_utf8(text).map(drop)
        }
        Constant::Field { class, name_and_type } => {
            texts.pool.look_up_class(class)?;
            check_field_parts(texts, name_and_type)
        }
        Constant::Method { class, name_and_type } => {
            texts.pool.look_up_class(class)?;
            check_method_parts(texts, name_and_type, true)
        }
        Constant::InterfaceMethod { class, name_and_type } => {
            texts.pool.look_up_class(class)?;
            check_method_parts(texts, name_and_type, false)
        }
        Constant::NameAndType { name, descriptor } => {
            texts.pool.look_up_utf8(name)?;
            match texts.pool.look_up_utf8(descriptor)?.first() {
                Some(b'(') => texts.method_descriptor(descriptor).map(drop),
                _ => texts.field_descriptor(descriptor).map(drop),
            }
        }
        Constant::MethodHandle { kind, reference } => check_handle(texts.pool, kind, reference),
        Constant::MethodType { descriptor } => texts.method_descriptor(descriptor).map(drop),
        Constant::Dynamic { name_and_type, .. } => check_field_parts(texts, name_and_type),
        Constant::InvokeDynamic { name_and_type, .. } => check_method_parts(texts, name_and_type, false),
    }
}

fn name_and_type(pool: &ConstantPool<'_>, index: u16) -> Result<(u16, u16), ErrorKind> {
    match *pool.look_up(index) {
        Constant::NameAndType { name, descriptor } => Ok((name, descriptor)),
        _ => Err(wrong_kind(index, ConstantKind::NameAndType)),
    }
}

fn check_field_parts(texts: &mut Texts<'_, '_>, both: u16) -> Result<(), ErrorKind> {
    let (name, descriptor) = name_and_type(texts.pool, both)?;
    texts.field_name(name)?;
    texts.field_descriptor(descriptor)?;
    Ok(())
}

fn check_method_parts(texts: &mut Texts<'_, '_>, both: u16, of_class: bool) -> Result<(), ErrorKind> {
    let (name, descriptor) = name_and_type(texts.pool, both)?;
    let (descriptor, _) = texts.method_descriptor(descriptor)?;
    match texts.method_name(name)? {
        // Whether it may be called is the verifier's question.
        b"<init>" | b"<clinit>" if !descriptor.ends_with(b")V") => Err(ErrorKind::BadDescriptor),
        b"<clinit>" if of_class => Err(ErrorKind::BadMethodName),
        _ => Ok(()),
    }
}

/// JVMS 4.4.8: which reference fits which kind of handle.
fn check_handle(pool: &ConstantPool<'_>, kind: u8, reference: u16) -> Result<(), ErrorKind> {
    let target = pool.look_up(reference);
    let method = matches!(target, Constant::Method { .. });
    let interface = matches!(target, Constant::InterfaceMethod { .. });
    let (fits, expected) = match kind {
        1..=4 => (matches!(target, Constant::Field { .. }), ConstantKind::Field),
        5 | 8 => (method, ConstantKind::Method),
        6 | 7 => (method || interface, ConstantKind::AnyMethod),
        9 => (interface, ConstantKind::InterfaceMethod),
        _ => return Err(ErrorKind::BadReferenceKind { kind }),
    };
    if !fits {
        return Err(wrong_kind(reference, expected));
    }
    if kind >= 5 && (pool.look_up_member(reference)?.name == b"<init>") != (kind == 8) {
        return Err(ErrorKind::BadReferenceKind { kind });
    }
    Ok(())
}
