//! What others can notice of a class without running it.

use rjpf_classfile::access::{ACC_ABSTRACT, ACC_INTERFACE, ACC_STATIC};
use rjpf_classfile::{Annotations, ClassFile, Field, Method};

use super::symbols::{Raw, Symbols};

pub(super) fn write(out: &mut Symbols<'_, '_>, file: &ClassFile<'_>) {
    out.u16(file.major);
    out.u16(file.minor);
    out.u16(file.access);
    out.text(file.this_class);
    out.optional_text(file.super_class);
    out.constants(&file.interfaces);
    out.count(file.fields.len());
    file.fields.iter().for_each(|field| write_field(out, field));
    out.count(file.methods.len());
    file.methods.iter().for_each(|method| write_method(out, method));
    write_attributes(out, file);
}

/// The part that objects of the class and its static fields depend on: no methods but the initialiser, and nothing
/// that only reflection shows.
pub(super) fn write_data(out: &mut Symbols<'_, '_>, file: &ClassFile<'_>) {
    out.u16(file.major);
    out.u16(file.minor);
    out.u16(file.access);
    out.text(file.this_class);
    out.optional_text(file.super_class);
    out.constants(&file.interfaces);
    out.count(file.fields.len());
    for field in &file.fields {
        out.u16(field.access);
        out.text(field.name);
        out.text(field.descriptor);
        out.constant(field.constant_value.unwrap_or(0));
        // They can leave a field out of states.
        write_annotations(out, &field.annotations);
    }
    out.u8(u8::from(file.methods.iter().any(|method| method.name == b"<clinit>")));
    // An interface that declares such a method is initialised with the classes that implement it.
    let has_body = |method: &Method<'_>| method.access & (ACC_ABSTRACT | ACC_STATIC) == 0;
    out.u8(u8::from(file.access & ACC_INTERFACE != 0 && file.methods.iter().any(has_body)));
    // From its initialisation on, threads pause in more places.
    let suspends = file.pool.iter().any(|(index, _)| file.pool.utf8(index).is_ok_and(|text| text == b"suspend"));
    out.u8(u8::from(suspends));
    out.constant(file.attributes.nest_host.unwrap_or(0));
    out.optional_constants(file.attributes.permitted_subclasses.as_deref());
    let inner = file.attributes.inner_classes.as_deref().unwrap_or_default();
    let own = |index: u16| file.pool.class_name(index).is_ok_and(|name| name == file.this_class);
    for class in inner.iter().filter(|class| own(class.inner)) {
        [class.outer, class.name].into_iter().for_each(|index| out.constant(index));
        out.u16(class.access);
    }
}

fn write_field(out: &mut Symbols<'_, '_>, field: &Field<'_>) {
    out.u16(field.access);
    out.text(field.name);
    out.text(field.descriptor);
    out.constant(field.constant_value.unwrap_or(0));
    out.optional_text(field.signature);
    write_annotations(out, &field.annotations);
}

fn write_method(out: &mut Symbols<'_, '_>, method: &Method<'_>) {
    out.u16(method.access);
    out.text(method.name);
    out.text(method.descriptor);
    out.constants(&method.exceptions);
    out.optional_text(method.signature);
    write_annotations(out, &method.annotations);
    out.structured(method.parameter_annotations, parameter_annotations);
    out.structured(method.annotation_default, element);
    let parameters = method.parameters.as_deref().unwrap_or_default();
    out.count(parameters.len());
    for parameter in parameters {
        out.constant(parameter.name);
        out.u16(parameter.access);
    }
}

fn write_attributes(out: &mut Symbols<'_, '_>, file: &ClassFile<'_>) {
    let attributes = &file.attributes;
    out.optional_text(attributes.signature);
    write_annotations(out, &attributes.annotations);
    // Which classes a file mentions here depends on its code; what is said of the class itself and of
    // its members is observable.
    let inner = attributes.inner_classes.as_deref().unwrap_or_default();
    let own = |index: u16| file.pool.class_name(index).is_ok_and(|name| name == file.this_class);
    for class in inner.iter().filter(|class| own(class.inner) || own(class.outer)) {
        [class.inner, class.outer, class.name].into_iter().for_each(|index| out.constant(index));
        out.u16(class.access);
    }
    let (class, method) = attributes.enclosing_method.unwrap_or((0, 0));
    out.constant(class);
    out.constant(method);
    out.constant(attributes.nest_host.unwrap_or(0));
    out.optional_constants(attributes.nest_members.as_deref());
    out.optional_constants(attributes.permitted_subclasses.as_deref());
    let components = attributes.record.as_deref();
    out.u8(u8::from(components.is_some()));
    out.count(components.unwrap_or_default().len());
    for component in components.unwrap_or_default() {
        out.text(component.name);
        out.text(component.descriptor);
        out.optional_text(component.signature);
        write_annotations(out, &component.annotations);
    }
}

fn write_annotations(out: &mut Symbols<'_, '_>, annotations: &Annotations<'_>) {
    out.structured(annotations.visible, all_annotations);
    out.structured(annotations.visible_types, type_annotations);
}

/// `RuntimeVisibleAnnotations` (JVMS 4.7.16).
fn all_annotations(out: &mut Symbols<'_, '_>, raw: &mut Raw<'_>) -> Option<()> {
    let count = raw.u16()?;
    out.u16(count);
    (0..count).try_for_each(|_| annotation(out, raw))
}

fn parameter_annotations(out: &mut Symbols<'_, '_>, raw: &mut Raw<'_>) -> Option<()> {
    let parameters = raw.u8()?;
    out.u8(parameters);
    (0..parameters).try_for_each(|_| all_annotations(out, raw))
}

fn annotation(out: &mut Symbols<'_, '_>, raw: &mut Raw<'_>) -> Option<()> {
    out.constant(raw.u16()?);
    let pairs = raw.u16()?;
    out.u16(pairs);
    for _ in 0..pairs {
        out.constant(raw.u16()?);
        element(out, raw)?;
    }
    Some(())
}

fn element(out: &mut Symbols<'_, '_>, raw: &mut Raw<'_>) -> Option<()> {
    let tag = raw.u8()?;
    out.u8(tag);
    match tag {
        b'e' => {
            out.constant(raw.u16()?);
            out.constant(raw.u16()?);
        }
        b'@' => annotation(out, raw)?,
        b'[' => {
            let values = raw.u16()?;
            out.u16(values);
            (0..values).try_for_each(|_| element(out, raw))?;
        }
        _ => out.constant(raw.u16()?),
    }
    Some(())
}

/// `RuntimeVisibleTypeAnnotations` (JVMS 4.7.20).
fn type_annotations(out: &mut Symbols<'_, '_>, raw: &mut Raw<'_>) -> Option<()> {
    let count = raw.u16()?;
    out.u16(count);
    for _ in 0..count {
        let target = raw.u8()?;
        out.u8(target);
        let length = match target {
            0x00 | 0x01 | 0x16 => 1,
            0x10..=0x12 | 0x17 | 0x42..=0x46 => 2,
            0x13..=0x15 => 0,
            0x47..=0x4B => 3,
            _ => return None,
        };
        out.text(raw.take(length)?);
        let path = raw.u8()?;
        out.text(raw.take(2 * usize::from(path))?);
        annotation(out, raw)?;
    }
    Some(())
}
