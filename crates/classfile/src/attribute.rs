//! Attributes in general: name, extent, version, how often one may appear, and the ones that several
//! structures share.

use crate::error::{ErrorKind, Fail, Parsed};
use crate::pool::ConstantPool;
use crate::reader::Reader;
use crate::texts::Texts;

/// What readers of structures need to know about the class.
pub(crate) struct Context<'p, 'a> {
    pub(crate) texts: Texts<'p, 'a>,
    pub(crate) major: u16,
    /// The structure belongs to an interface.
    pub(crate) is_interface: bool,
}

impl<'p, 'a> Context<'p, 'a> {
    pub(crate) fn pool(&self) -> &'p ConstantPool<'a> {
        self.texts.pool
    }

    /// The next attribute of a structure. One that is too new for the class file's version has to
    /// be ignored (JVMS 4.7); it gets an empty name, which nothing matches.
    pub(crate) fn attribute(&self, reader: &mut Reader<'a>) -> Parsed<Attribute<'a>> {
        let start = reader.pos();
        let mut name = self.utf8(reader)?;
        let length = reader.u4()? as usize;
        let body = reader.sub(length)?;
        if self.major < first_version(name) {
            name = b"";
        }
        Ok(Attribute { name, start, body })
    }

    /// Reads an index and gives the text it names.
    pub(crate) fn utf8(&self, reader: &mut Reader<'a>) -> Parsed<&'a [u8]> {
        let at = reader.pos();
        let index = reader.u2()?;
        let text = self.pool().look_up_utf8(index);
        text.map_err(|kind| Fail::new(at, kind))
    }

    /// Reads an index that has to name a class.
    pub(crate) fn class(&self, reader: &mut Reader<'a>) -> Parsed<u16> {
        let at = reader.pos();
        let index = reader.u2()?;
        let class = self.pool().look_up_class(index);
        class.map(|_| index).map_err(|kind| Fail::new(at, kind))
    }

    /// Reads a counted list of classes.
    pub(crate) fn classes(&self, reader: &mut Reader<'a>) -> Parsed<Vec<u16>> {
        let count = reader.count(2)?;
        let mut classes = Vec::with_capacity(count);
        for _ in 0..count {
            classes.push(self.class(reader)?);
        }
        Ok(classes)
    }
}

/// The class file version from which on an attribute means something to HotSpot. That is the one that it appeared in
/// (JVMS table 4.7-A), but for `MethodParameters`, which has a meaning in any, and annotations of types, which have one
/// since there are annotations.
fn first_version(name: &[u8]) -> u16 {
    match name {
        b"Signature"
        | b"EnclosingMethod"
        | b"RuntimeVisibleAnnotations"
        | b"RuntimeVisibleParameterAnnotations"
        | b"RuntimeVisibleTypeAnnotations"
        | b"AnnotationDefault"
        | b"LocalVariableTypeTable" => 49,
        b"StackMapTable" => 50,
        b"BootstrapMethods" => 51,
        b"Module" | b"ModulePackages" | b"ModuleMainClass" => 53,
        b"NestHost" | b"NestMembers" => 55,
        b"Record" => 60,
        b"PermittedSubclasses" => 61,
        _ => 45,
    }
}

/// One attribute: its name and a reader of its content.
pub(crate) struct Attribute<'a> {
    pub(crate) name: &'a [u8],
    /// Where the attribute starts in the file.
    pub(crate) start: usize,
    pub(crate) body: Reader<'a>,
}

impl<'a> Attribute<'a> {
    /// Fills a slot that an earlier attribute must not have filled.
    pub(crate) fn set<T>(&self, slot: &mut Option<T>, value: T) -> Parsed<()> {
        self.body.finish(ErrorKind::BadAttributeLength)?;
        match slot.replace(value) {
            None => Ok(()),
            Some(_) => Err(Fail::new(self.start, ErrorKind::DuplicateAttribute)),
        }
    }

    /// A mark: it says all by being there.
    pub(crate) fn mark(&self, slot: &mut bool) -> Parsed<()> {
        *slot = true;
        self.body.finish(ErrorKind::BadAttributeLength)
    }

    pub(crate) fn set_raw(&mut self, slot: &mut Option<&'a [u8]>) -> Parsed<()> {
        let content = self.body.rest();
        self.set(slot, content)
    }

    pub(crate) fn set_utf8(&mut self, context: &Context<'_, 'a>, slot: &mut Option<&'a [u8]>) -> Parsed<()> {
        let text = context.utf8(&mut self.body)?;
        self.set(slot, text)
    }
}

/// The annotations kept at run time, undecoded: the content of the attributes without their name
/// and length. [`crate::annotation`] walks them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Annotations<'a> {
    /// `RuntimeVisibleAnnotations`.
    pub visible: Option<&'a [u8]>,
    /// `RuntimeVisibleTypeAnnotations`.
    pub visible_types: Option<&'a [u8]>,
}

impl<'a> Annotations<'a> {
    /// Takes the attribute if it is one of ours and says whether it was.
    pub(crate) fn take(&mut self, attribute: &mut Attribute<'a>) -> Parsed<bool> {
        let slot = match attribute.name {
            b"RuntimeVisibleAnnotations" => &mut self.visible,
            b"RuntimeVisibleTypeAnnotations" => &mut self.visible_types,
            _ => return Ok(false),
        };
        attribute.set_raw(slot)?;
        Ok(true)
    }
}
