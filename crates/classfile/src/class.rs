//! The class file as a whole.

use crate::access::{
    ACC_ABSTRACT, ACC_ANNOTATION, ACC_ENUM, ACC_FINAL, ACC_INTERFACE, ACC_MODULE, ACC_PRIVATE, ACC_PROTECTED,
    ACC_PUBLIC, ACC_STATIC, ACC_SUPER, ACC_SYNTHETIC,
};
use crate::attribute::Context;
use crate::class_attributes::{ClassAttributes, read_class_attributes};
use crate::error::{ClassFileError, ErrorKind, Fail, Parsed};
use crate::member::{Field, Method, read_fields, read_methods};
use crate::pool::{Constant, ConstantPool};
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

/// From this version on a program starts in any `main`.
const ANY_MAIN: u16 = 69;

/// From this version on there are `module-info`s.
const MODULES: u16 = 53;

/// Flags that say something about a class; others are ignored (JVMS 4.1).
const MEANINGFUL: u16 =
    ACC_PUBLIC | ACC_FINAL | ACC_SUPER | ACC_INTERFACE | ACC_ABSTRACT | ACC_SYNTHETIC | ACC_ANNOTATION | ACC_ENUM;

/// From this version on the minor version is 0, or 65535 for preview features.
const STRICT_MINOR: u16 = 56;

impl<'a> ClassFile<'a> {
    /// Reads one class; `bytes` has to be exactly one class file.
    pub fn parse(bytes: &'a [u8]) -> Result<ClassFile<'a>, ClassFileError> {
        Self::read(bytes, false)
    }

    /// The same of a file that [`ClassFile::parse`] is known to accept, as it does those of a JDK: what need not be
    /// looked at to be understood is not looked at.
    pub fn parse_trusted(bytes: &'a [u8]) -> Result<ClassFile<'a>, ClassFileError> {
        Self::read(bytes, true)
    }

    fn read(bytes: &'a [u8], trusted: bool) -> Result<ClassFile<'a>, ClassFileError> {
        let mut reader = Reader::new(bytes);
        let head = read_head(&mut reader, bytes, trusted);
        let (minor, major, mut pool) = head.map_err(|fail| fail.named(None))?;
        // Known first, so that whatever is wrong below can be said to be wrong in this class.
        let this_class = peek_this_class(&reader, &pool);
        pool.this_class = this_class.unwrap_or_default();
        let body = read_body(&mut reader, &pool, major, trusted);
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

    /// The name of the class if the file is sound so far: pool, flags, and the name itself.
    pub fn name_of(bytes: &'a [u8]) -> Option<&'a [u8]> {
        let mut reader = Reader::new(bytes);
        let (_, major, pool) = read_head(&mut reader, bytes, false).ok()?;
        check_pool(&mut Texts::new(&pool, major, false)).ok()?;
        legal_access(reader.u2().ok()?, major).ok()?;
        Some(read_plain_class(&mut reader, &pool).ok()?.1)
    }

    pub fn is_interface(&self) -> bool {
        self.access & ACC_INTERFACE != 0
    }

    pub fn is_enum(&self) -> bool {
        self.access & ACC_ENUM != 0
    }

    /// Does this method of the class start a program? Whoever compiles for JDK 25 means its rules: any `main`
    /// that is not private will do.
    pub fn is_main(&self, method: &Method<'_>) -> bool {
        let with_arguments = method.descriptor == b"([Ljava/lang/String;)V";
        let is_classic = with_arguments && method.access & (ACC_PUBLIC | ACC_STATIC) == ACC_PUBLIC | ACC_STATIC;
        let is_any = (with_arguments || method.descriptor == b"()V") && method.access & ACC_PRIVATE == 0;
        method.name == b"main" && (is_classic || is_any && self.major >= ANY_MAIN)
    }

    /// Whether this is a `module-info`, which is no class at all.
    pub fn is_module(&self) -> bool {
        self.access & ACC_MODULE != 0 && self.major >= MODULES
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

fn read_head<'a>(reader: &mut Reader<'a>, bytes: &'a [u8], trusted: bool) -> Parsed<(u16, u16, ConstantPool<'a>)> {
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
    let pool = read_pool(reader, bytes, major, trusted)?;
    Ok((minor, major, pool))
}

/// The class's name if it is readable; nothing is checked or consumed.
fn peek_this_class<'a>(reader: &Reader<'a>, pool: &ConstantPool<'a>) -> Option<&'a [u8]> {
    let mut ahead = reader.clone();
    ahead.u2().ok()?;
    pool.look_up_class(ahead.u2().ok()?).ok()
}

fn read_body<'a>(reader: &mut Reader<'a>, pool: &ConstantPool<'a>, major: u16, trusted: bool) -> Parsed<Body<'a>> {
    let mut texts = Texts::new(pool, major, trusted);
    let last_bootstrap = check_pool(&mut texts)?;
    let at = reader.pos();
    let access = reader.u2()?;
    let access = legal_access(access, major).map_err(|kind| Fail::new(at, kind))?;
    if access & ACC_MODULE == 0
        && !trusted
        && let Some((index, tag)) = constant_of_modules(pool)
    {
        return Err(Fail::new(pool.offset_of(index), ErrorKind::BadConstantTag { tag }));
    }
    let body = read_behind_flags(reader, texts, access, major, last_bootstrap);
    match access & ACC_MODULE != 0 && major >= MODULES {
        // It is no class, whatever else may be wrong.
        true => body.map_err(|_| Fail::new(at, ErrorKind::ModuleFlag)),
        false => body,
    }
}

/// A constant that only a `module-info` may have, and its tag.
fn constant_of_modules(pool: &ConstantPool<'_>) -> Option<(u16, u8)> {
    (0u16..).zip(&pool.entries).find_map(|(index, constant)| match constant {
        Constant::Module { .. } => Some((index, 19)),
        Constant::Package { .. } => Some((index, 20)),
        _ => None,
    })
}

fn read_behind_flags<'a>(
    reader: &mut Reader<'a>,
    texts: Texts<'_, 'a>,
    access: u16,
    major: u16,
    last_bootstrap: Option<(u16, u16)>,
) -> Parsed<Body<'a>> {
    let pool = texts.pool;
    let is_interface = access & (ACC_INTERFACE | ACC_MODULE) == ACC_INTERFACE;
    let mut context = Context { texts, major, is_interface };
    let (this_index, this_class) = read_plain_class(reader, pool)?;
    let (super_index, super_class) = read_super_class(reader, pool, this_class, access, major)?;
    let interfaces = read_interfaces(reader, pool)?;
    let fields = read_fields(reader, &mut context)?;
    let methods = read_methods(reader, &mut context)?;
    let at = reader.pos();
    let attributes = read_class_attributes(reader, &mut context)?;
    if access & ACC_FINAL != 0 && attributes.permitted_subclasses.is_some() {
        return Err(Fail::new(at, ErrorKind::SealedFinal));
    }
    reader.finish(ErrorKind::TrailingBytes)?;
    if let Some((index, user)) = last_bootstrap
        && usize::from(index) >= attributes.bootstrap_methods.len()
    {
        let kind = ErrorKind::BadBootstrapIndex { index };
        return Err(Fail::new(pool.offset_of(user), kind));
    }
    Ok(Body { access, this_index, this_class, super_index, super_class, interfaces, fields, methods, attributes })
}

/// JVMS 4.1. Compilers before Java 6 did not set `ACC_ABSTRACT` on all interfaces. Gives the flags as
/// they are meant.
pub(crate) fn legal_access(access: u16, major: u16) -> Result<u16, ErrorKind> {
    let is = |flag| access & flag != 0;
    if is(ACC_MODULE) && major >= MODULES {
        return Ok(access);
    }
    let abstract_anyway = if is(ACC_INTERFACE) && major < 50 { ACC_ABSTRACT } else { 0 };
    let meant = access & MEANINGFUL | abstract_anyway;
    let is = |flag| meant & flag != 0;
    let legal = if is(ACC_INTERFACE) {
        !is(ACC_FINAL) && is(ACC_ABSTRACT) && !(major >= 49 && is(ACC_SUPER | ACC_ENUM))
    } else {
        !(is(ACC_FINAL) && is(ACC_ABSTRACT) || major >= 49 && is(ACC_ANNOTATION))
    };
    if legal { Ok(meant) } else { Err(ErrorKind::BadClassFlags { access }) }
}

/// The flags that an `InnerClasses` attribute gives a class: never those of a `module-info`.
pub(crate) fn legal_inner_access(access: u16, major: u16) -> Result<u16, ErrorKind> {
    match legal_access(access, major) {
        Ok(_) if access & ACC_MODULE != 0 && major >= MODULES => Err(ErrorKind::ModuleFlag),
        Ok(meant) => Ok(meant | access & (ACC_PRIVATE | ACC_PROTECTED | ACC_STATIC)),
        Err(kind) => Err(kind),
    }
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
    major: u16,
) -> Parsed<(u16, Option<&'a [u8]>)> {
    const OBJECT: &[u8] = b"java/lang/Object";
    let start = reader.pos();
    let bad = Err(Fail::new(start, ErrorKind::BadSuperClass));
    if access & ACC_MODULE != 0 && major >= MODULES {
        // No class at all, whatever it says.
        return Ok((reader.u2()?, None));
    }
    let is_root = this_class == OBJECT;
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
    let start = reader.pos();
    let mut interfaces = Vec::with_capacity(count);
    let mut names = Vec::with_capacity(count);
    for _ in 0..count {
        let (index, name) = read_plain_class(reader, pool)?;
        interfaces.push(index);
        names.push(name);
    }
    names.sort_unstable();
    if names.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(Fail::new(start, ErrorKind::DuplicateInterface));
    }
    Ok(interfaces)
}
