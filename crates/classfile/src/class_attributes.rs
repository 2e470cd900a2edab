//! The attributes of a class itself.

use std::collections::{HashMap, HashSet};

use crate::attribute::{Annotations, Attribute, Context};
use crate::error::{ConstantKind, ErrorKind, Fail, Parsed};
use crate::pool::{Constant, wrong_kind};
use crate::reader::Reader;

/// What a class says about itself beside its members. Lists that may legally be empty but present
/// are options.
#[derive(Debug, Clone, Default)]
pub struct ClassAttributes<'a> {
    pub source_file: Option<&'a [u8]>,
    /// `SourceDebugExtension`: modified UTF-8, not checked.
    pub source_debug: Option<&'a [u8]>,
    pub signature: Option<&'a [u8]>,
    pub annotations: Annotations<'a>,
    /// Every bootstrap index in the pool is one of these.
    pub bootstrap_methods: Vec<BootstrapMethod>,
    pub inner_classes: Option<Vec<InnerClass>>,
    /// Pool indices of the class and of the name and type (0 outside a method).
    pub enclosing_method: Option<(u16, u16)>,
    pub nest_host: Option<u16>,
    pub nest_members: Option<Vec<u16>>,
    pub record: Option<Vec<RecordComponent<'a>>>,
    pub permitted_subclasses: Option<Vec<u16>>,
    /// `Module`, undecoded.
    pub module: Option<&'a [u8]>,
    /// `ModulePackages`, undecoded.
    pub module_packages: Option<&'a [u8]>,
    pub module_main_class: Option<u16>,
    pub is_deprecated: bool,
    pub is_synthetic: bool,
}

/// A bootstrap method and its static arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BootstrapMethod {
    /// The pool index of a method handle.
    pub method: u16,
    /// Pool indices of loadable constants.
    pub args: Vec<u16>,
}

/// An entry of `InnerClasses`; pool indices, 0 where the class has no such thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InnerClass {
    pub inner: u16,
    /// 0 for local and anonymous classes.
    pub outer: u16,
    /// The simple name; 0 for anonymous classes.
    pub name: u16,
    pub access: u16,
}

/// A component of a record class.
#[derive(Debug, Clone)]
pub struct RecordComponent<'a> {
    pub name: &'a [u8],
    pub descriptor: &'a [u8],
    pub signature: Option<&'a [u8]>,
    pub annotations: Annotations<'a>,
}

pub(crate) fn read_class_attributes<'a>(
    reader: &mut Reader<'a>,
    context: &mut Context<'_, 'a>,
) -> Parsed<ClassAttributes<'a>> {
    let mut attributes = ClassAttributes::default();
    let mut bootstrap_methods = None;
    for _ in 0..reader.count(6)? {
        let attribute = context.attribute(reader)?;
        read_attribute(attribute, context, &mut attributes, &mut bootstrap_methods)?;
    }
    attributes.bootstrap_methods = bootstrap_methods.unwrap_or_default();
    // A class with an enclosing method is an inner class (JVMS 4.7.6); one that does not say so has none for HotSpot.
    if attributes.inner_classes.is_none() {
        attributes.enclosing_method = None;
    }
    Ok(attributes)
}

fn read_attribute<'a>(
    mut attribute: Attribute<'a>,
    context: &mut Context<'_, 'a>,
    class: &mut ClassAttributes<'a>,
    bootstrap_methods: &mut Option<Vec<BootstrapMethod>>,
) -> Parsed<()> {
    let body = &mut attribute.body;
    match attribute.name {
        b"SourceFile" => attribute.set_utf8(context, &mut class.source_file),
        b"SourceDebugExtension" => attribute.set_raw(&mut class.source_debug),
        b"Signature" => attribute.set_utf8(context, &mut class.signature),
        b"BootstrapMethods" => {
            let methods = read_bootstrap_methods(body, context)?;
            attribute.set(bootstrap_methods, methods)
        }
        b"InnerClasses" => {
            let inner_classes = read_inner_classes(body, context)?;
            // What follows the list is an error since there are annotations, for HotSpot.
            if context.major < 49 {
                body.rest();
            }
            attribute.set(&mut class.inner_classes, inner_classes)
        }
        b"EnclosingMethod" => {
            let enclosing = read_enclosing_method(body, context)?;
            attribute.set(&mut class.enclosing_method, enclosing)
        }
        b"NestHost" => {
            let host = context.class(body)?;
            attribute.set(&mut class.nest_host, host)?;
            in_one_nest(attribute.start, class)
        }
        b"NestMembers" => {
            let members = context.classes(body)?;
            attribute.set(&mut class.nest_members, members)?;
            in_one_nest(attribute.start, class)
        }
        b"PermittedSubclasses" => {
            let subclasses = context.classes(body)?;
            attribute.set(&mut class.permitted_subclasses, subclasses)
        }
        b"Record" => {
            let components = read_record(body, context)?;
            attribute.set(&mut class.record, components)
        }
        b"Module" => attribute.set_raw(&mut class.module),
        b"ModulePackages" => attribute.set_raw(&mut class.module_packages),
        b"ModuleMainClass" => {
            let main_class = context.class(body)?;
            attribute.set(&mut class.module_main_class, main_class)
        }
        b"Deprecated" => attribute.mark(&mut class.is_deprecated),
        b"Synthetic" => attribute.mark(&mut class.is_synthetic),
        _ => class.annotations.take(&mut attribute).map(drop),
    }
}

/// A class is the host of its nest or a member of another one.
fn in_one_nest(start: usize, class: &ClassAttributes<'_>) -> Parsed<()> {
    match (class.nest_host, &class.nest_members) {
        (Some(_), Some(_)) => Err(Fail::new(start, ErrorKind::ConflictingNest)),
        _ => Ok(()),
    }
}

fn read_bootstrap_methods<'a>(body: &mut Reader<'a>, context: &Context<'_, 'a>) -> Parsed<Vec<BootstrapMethod>> {
    let count = body.count(4)?;
    let mut methods = Vec::with_capacity(count);
    for _ in 0..count {
        let method =
            read_kind(body, context, ConstantKind::MethodHandle, |it| matches!(it, Constant::MethodHandle { .. }))?;
        let arg_count = body.count(2)?;
        let mut args = Vec::with_capacity(arg_count);
        for _ in 0..arg_count {
            let loadable = ConstantKind::Loadable;
            args.push(read_kind(body, context, loadable, |it| it.is_loadable())?);
        }
        methods.push(BootstrapMethod { method, args });
    }
    Ok(methods)
}

/// Reads the index of an entry that has to be of some kind.
fn read_kind(
    body: &mut Reader<'_>,
    context: &Context<'_, '_>,
    expected: ConstantKind,
    is_kind: impl FnOnce(&Constant<'_>) -> bool,
) -> Parsed<u16> {
    let at = body.pos();
    let index = body.u2()?;
    if is_kind(context.pool().look_up(index)) { Ok(index) } else { Err(Fail::new(at, wrong_kind(index, expected))) }
}

/// [`read_kind`] where 0 stands for nothing.
fn read_optional(
    body: &mut Reader<'_>,
    context: &Context<'_, '_>,
    expected: ConstantKind,
    is_kind: impl FnOnce(&Constant<'_>) -> bool,
) -> Parsed<u16> {
    if body.clone().u2()? == 0 {
        return body.u2();
    }
    read_kind(body, context, expected, is_kind)
}

fn read_inner_classes<'a>(body: &mut Reader<'a>, context: &Context<'_, 'a>) -> Parsed<Vec<InnerClass>> {
    let count = body.count(8)?;
    let mut classes = Vec::with_capacity(count);
    for _ in 0..count {
        let inner = context.class(body)?;
        let outer = read_optional(body, context, ConstantKind::Class, |it| matches!(it, Constant::Class { .. }))?;
        let at = body.pos();
        if context.pool().look_up_class(outer).is_ok_and(|name| name.starts_with(b"[")) {
            return Err(Fail::new(at, ErrorKind::BadClassName));
        }
        let name = read_optional(body, context, ConstantKind::Utf8, |it| matches!(it, Constant::Utf8(_)))?;
        if inner == outer {
            return Err(Fail::new(at, ErrorKind::OwnOuterClass));
        }
        let at = body.pos();
        let access = crate::class::legal_inner_access(body.u2()?, context.major).map_err(|kind| Fail::new(at, kind))?;
        classes.push(InnerClass { inner, outer, name, access });
    }
    if context.texts.trusted || are_consistent(&classes) {
        return Ok(classes);
    }
    // HotSpot refuses to be told the same twice, and takes no notice of a list that contradicts itself.
    match context.major >= 49 && has_twins(&classes) {
        true => Err(Fail::new(body.pos(), ErrorKind::DuplicateInnerClass)),
        false => Ok(Vec::new()),
    }
}

/// Has every class one entry, and none itself around it? Classes are told apart by their indices, as HotSpot does it.
fn are_consistent(classes: &[InnerClass]) -> bool {
    let outer_of: HashMap<u16, u16> = classes.iter().map(|it| (it.inner, it.outer)).collect();
    let mut good: HashSet<u16> = HashSet::new();
    for start in classes {
        let (mut at, mut way) = (start.inner, HashSet::new());
        while let Some(&outer) = outer_of.get(&at)
            && !good.contains(&at)
        {
            if !way.insert(at) {
                return false;
            }
            at = outer;
        }
        good.extend(way);
    }
    outer_of.len() == classes.len()
}

fn has_twins(classes: &[InnerClass]) -> bool {
    let all: HashSet<[u16; 4]> = classes.iter().map(|it| [it.inner, it.outer, it.name, it.access]).collect();
    all.len() < classes.len()
}

fn read_enclosing_method<'a>(body: &mut Reader<'a>, context: &Context<'_, 'a>) -> Parsed<(u16, u16)> {
    let class = context.class(body)?;
    let method =
        read_optional(body, context, ConstantKind::NameAndType, |it| matches!(it, Constant::NameAndType { .. }))?;
    Ok((class, method))
}

fn read_record<'a>(body: &mut Reader<'a>, context: &mut Context<'_, 'a>) -> Parsed<Vec<RecordComponent<'a>>> {
    let count = body.count(6)?;
    let mut components = Vec::with_capacity(count);
    for _ in 0..count {
        let start = body.pos();
        let at = |kind| Fail::new(start, kind);
        let name = context.texts.field_name(body.u2()?).map_err(at)?;
        let descriptor = context.texts.field_descriptor(body.u2()?).map_err(at)?;
        let mut component = RecordComponent { name, descriptor, signature: None, annotations: Annotations::default() };
        for _ in 0..body.count(6)? {
            let mut attribute = context.attribute(body)?;
            match attribute.name {
                b"Signature" => attribute.set_utf8(context, &mut component.signature)?,
                _ => {
                    component.annotations.take(&mut attribute)?;
                }
            }
        }
        components.push(component);
    }
    Ok(components)
}
