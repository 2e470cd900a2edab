//! The class file as a whole.

use crate::access::{ACC_ABSTRACT, ACC_ENUM, ACC_FINAL, ACC_INTERFACE, ACC_MODULE};
use crate::attribute::Context;
use crate::class_attributes::{ClassAttributes, read_class_attributes};
use crate::error::{ClassFileError, ErrorKind, Fail, Parsed};
use crate::member::{Field, Method, read_fields, read_methods};
use crate::pool::ConstantPool;
use crate::pool_check::{check_pool, read_pool};
use crate::reader::Reader;
use crate::texts::Texts;

/// A parsed and checked class file that borrows from its bytes.
#[derive(Debug, Clone)]
pub struct ClassFile<'a> {
    /// The whole file.
    pub bytes: &'a [u8],
    pub minor: u16,
    pub major: u16,
    pub pool: ConstantPool<'a>,
    pub access: u16,
    pub this_index: u16,
    pub this_class: &'a [u8],
    /// 0 for `java/lang/Object` and for `module-info`.
    pub super_index: u16,
    pub super_class: Option<&'a [u8]>,
    /// Pool indices of the interfaces, which are classes and no arrays.
    pub interfaces: Vec<u16>,
    pub fields: Vec<Field<'a>>,
    pub methods: Vec<Method<'a>>,
    pub attributes: ClassAttributes<'a>,
}

/// Class file versions this crate reads: JDK 1.1 to 25.
const VERSIONS: std::ops::RangeInclusive<u16> = 45..=69;

/// From this version on the minor version is 0, or 65535 for preview features.
const STRICT_MINOR: u16 = 56;

impl<'a> ClassFile<'a> {
    /// Reads one class; `bytes` has to be exactly one class file.
    pub fn parse(bytes: &'a [u8]) -> Result<ClassFile<'a>, ClassFileError> {
        let mut reader = Reader::new(bytes);
        let head = read_head(&mut reader, bytes);
        let (minor, major, mut pool) = head.map_err(|fail| fail.named(None))?;
        // Known first, so that whatever is wrong below can be said to be wrong in this class.
        let this_class = peek_this_class(&reader, &pool);
        pool.this_class = this_class.unwrap_or_default();
        let body = read_body(&mut reader, &pool, major);
        let body = body.map_err(|fail| fail.named(this_class))?;
        Ok(ClassFile {
            bytes,
            minor,
            major,
            pool,
            access: body.access,
            this_index: body.this_index,
            this_class: body.this_class,
            super_index: body.super_index,
            super_class: body.super_class,
            interfaces: body.interfaces,
            fields: body.fields,
            methods: body.methods,
            attributes: body.attributes,
        })
    }

    pub fn is_interface(&self) -> bool {
        self.access & ACC_INTERFACE != 0
    }

    pub fn is_enum(&self) -> bool {
        self.access & ACC_ENUM != 0
    }

    /// Whether this is a `module-info`, which is no class at all.
    pub fn is_module(&self) -> bool {
        self.access & ACC_MODULE != 0
    }
}

/// Everything behind the constant pool.
struct Body<'a> {
    access: u16,
    this_index: u16,
    this_class: &'a [u8],
    super_index: u16,
    super_class: Option<&'a [u8]>,
    interfaces: Vec<u16>,
    fields: Vec<Field<'a>>,
    methods: Vec<Method<'a>>,
    attributes: ClassAttributes<'a>,
}

fn read_head<'a>(reader: &mut Reader<'a>, bytes: &'a [u8]) -> Parsed<(u16, u16, ConstantPool<'a>)> {
    if reader.u4()? != 0xcafe_babe {
        return Err(Fail::new(0, ErrorKind::BadMagic));
    }
    let at = reader.pos();
    let (minor, major) = (reader.u2()?, reader.u2()?);
    if !VERSIONS.contains(&major) {
        return Err(Fail::new(at, ErrorKind::UnsupportedVersion { major }));
    }
    if major >= STRICT_MINOR && minor != 0 && minor != 65535 {
        return Err(Fail::new(at, ErrorKind::BadMinorVersion { minor }));
    }
    let pool = read_pool(reader, bytes, major)?;
    Ok((minor, major, pool))
}

/// The class's name if it is readable; nothing is checked or consumed.
fn peek_this_class<'a>(reader: &Reader<'a>, pool: &ConstantPool<'a>) -> Option<&'a [u8]> {
    let mut ahead = reader.clone();
    ahead.u2().ok()?;
    pool.look_up_class(ahead.u2().ok()?).ok()
}

fn read_body<'a>(reader: &mut Reader<'a>, pool: &ConstantPool<'a>, major: u16) -> Parsed<Body<'a>> {
    let mut texts = Texts::new(pool);
    let last_bootstrap = check_pool(&mut texts)?;
    let at = reader.pos();
    let access = reader.u2()?;
    check_access(access, major).map_err(|kind| Fail::new(at, kind))?;
    let mut context = Context { texts, major };
    let (this_index, this_class) = read_plain_class(reader, pool)?;
    let (super_index, super_class) = read_super_class(reader, pool, this_class, access)?;
    let interfaces = read_interfaces(reader, pool)?;
    let fields = read_fields(reader, &mut context)?;
    let methods = read_methods(reader, &mut context)?;
    let attributes = read_class_attributes(reader, &mut context)?;
    reader.finish(ErrorKind::TrailingBytes)?;
    if let Some((index, user)) = last_bootstrap
        && usize::from(index) >= attributes.bootstrap_methods.len()
    {
        let kind = ErrorKind::BadBootstrapIndex { index };
        return Err(Fail::new(pool.offset_of(user), kind));
    }
    Ok(Body { access, this_index, this_class, super_index, super_class, interfaces, fields, methods, attributes })
}

/// JVMS 4.1. Compilers before Java 6 did not set `ACC_ABSTRACT` on all interfaces.
fn check_access(access: u16, major: u16) -> Result<(), ErrorKind> {
    let is = |flag| access & flag != 0;
    let legal = if is(ACC_MODULE) {
        access & !(ACC_MODULE | crate::access::ACC_SYNTHETIC) == 0 && major >= 53
    } else if is(ACC_INTERFACE) {
        !is(ACC_FINAL) && !is(ACC_ENUM) && (is(ACC_ABSTRACT) || major < 50)
    } else {
        !(is(ACC_FINAL) && is(ACC_ABSTRACT))
    };
    if legal { Ok(()) } else { Err(ErrorKind::BadClassFlags { access }) }
}

/// Reads the index of a class that is no array.
fn read_plain_class<'a>(reader: &mut Reader<'a>, pool: &ConstantPool<'a>) -> Parsed<(u16, &'a [u8])> {
    let start = reader.pos();
    let at = |kind| Fail::new(start, kind);
    let index = reader.u2()?;
    let name = pool.look_up_class(index).map_err(at)?;
    if name.starts_with(b"[") {
        return Err(at(ErrorKind::BadClassName));
    }
    Ok((index, name))
}

fn read_super_class<'a>(
    reader: &mut Reader<'a>,
    pool: &ConstantPool<'a>,
    this_class: &[u8],
    access: u16,
) -> Parsed<(u16, Option<&'a [u8]>)> {
    const OBJECT: &[u8] = b"java/lang/Object";
    let start = reader.pos();
    let bad = Err(Fail::new(start, ErrorKind::BadSuperClass));
    let is_root = this_class == OBJECT || access & ACC_MODULE != 0;
    if reader.clone().u2()? == 0 {
        reader.u2()?;
        return if is_root { Ok((0, None)) } else { bad };
    }
    let (index, name) = read_plain_class(reader, pool)?;
    if is_root || access & ACC_INTERFACE != 0 && name != OBJECT {
        return bad;
    }
    Ok((index, Some(name)))
}

fn read_interfaces<'a>(reader: &mut Reader<'a>, pool: &ConstantPool<'a>) -> Parsed<Vec<u16>> {
    let count = reader.count(2)?;
    let mut interfaces = Vec::with_capacity(count);
    for _ in 0..count {
        interfaces.push(read_plain_class(reader, pool)?.0);
    }
    Ok(interfaces)
}
