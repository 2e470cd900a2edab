//! The same classes read by another parser have the same content.

mod common;

use classfile_parser::ClassFile as Other;
use classfile_parser::attribute_info::code_attribute_parser;
use classfile_parser::class_parser;
use classfile_parser::constant_info::ConstantInfo;
use rjpf_classfile::{ClassFile, Constant};

#[test]
fn agrees_with_classfile_parser() {
    let mut compared = 0;
    for (name, bytes) in common::corpus() {
        let Ok((rest, other)) = class_parser(bytes) else {
            continue;
        };
        assert!(rest.is_empty(), "{name}");
        let ours = ClassFile::parse(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        compare(name, &ours, &other);
        compared += 1;
    }
    assert!(compared > 0, "the other parser accepted nothing");
}

fn compare(name: &str, ours: &ClassFile<'_>, other: &Other) {
    assert_eq!(ours.major, other.major_version, "{name}");
    assert_eq!(ours.minor, other.minor_version, "{name}");
    assert_eq!(ours.pool.len(), usize::from(other.const_pool_size), "{name}");
    for (index, constant) in ours.pool.iter() {
        let theirs = &other.const_pool[usize::from(index) - 1];
        assert!(same(constant, theirs), "{name} {index}: {constant:?} {theirs:?}");
    }
    assert_eq!(ours.this_index, other.this_class, "{name}");
    assert_eq!(ours.super_index, other.super_class, "{name}");
    assert_eq!(ours.interfaces, other.interfaces, "{name}");

    let fields: Vec<_> = ours.fields.iter().map(|it| (it.access, it.name, it.descriptor)).collect();
    let their_fields: Vec<_> = other
        .fields
        .iter()
        .map(|it| {
            let access = it.access_flags.bits();
            (access, text(other, it.name_index), text(other, it.descriptor_index))
        })
        .collect();
    assert_eq!(fields, their_fields, "{name}");

    assert_eq!(ours.methods.len(), other.methods.len(), "{name}");
    for (method, theirs) in ours.methods.iter().zip(&other.methods) {
        assert_eq!(method.access, theirs.access_flags.bits(), "{name}");
        assert_eq!(method.name, text(other, theirs.name_index), "{name}");
        assert_eq!(method.descriptor, text(other, theirs.descriptor_index), "{name}");
        compare_code(name, method, theirs, other);
    }
}

fn compare_code(
    name: &str,
    method: &rjpf_classfile::Method<'_>,
    theirs: &classfile_parser::method_info::MethodInfo,
    other: &Other,
) {
    let mut attributes = theirs.attributes.iter();
    let code = attributes.find(|it| text(other, it.attribute_name_index) == b"Code");
    let Some(code) = code else {
        assert!(method.code.is_none(), "{name}");
        return;
    };
    let (_, theirs) = code_attribute_parser(&code.info).expect("their code");
    let ours = method.code.as_ref().expect("our code");
    assert_eq!(ours.max_stack, theirs.max_stack, "{name}");
    assert_eq!(ours.max_locals, theirs.max_locals, "{name}");
    assert_eq!(ours.code, theirs.code, "{name}");
    let handlers: Vec<_> = ours.handlers.iter().map(|it| (it.start, it.end, it.handler, it.catch_type)).collect();
    let their_handlers: Vec<_> =
        theirs.exception_table.iter().map(|it| (it.start_pc, it.end_pc, it.handler_pc, it.catch_type)).collect();
    assert_eq!(handlers, their_handlers, "{name}");
}

fn text(other: &Other, index: u16) -> &[u8] {
    match &other.const_pool[usize::from(index) - 1] {
        ConstantInfo::Utf8(text) => &text.bytes,
        entry => panic!("{entry:?} is no text"),
    }
}

fn same(ours: &Constant<'_>, other: &ConstantInfo) -> bool {
    match (*ours, other) {
        (Constant::Utf8(text), ConstantInfo::Utf8(it)) => text == it.bytes,
        (Constant::Integer(value), ConstantInfo::Integer(it)) => value == it.value,
        (Constant::Float(bits), ConstantInfo::Float(it)) => bits == it.value.to_bits(),
        (Constant::Long(value), ConstantInfo::Long(it)) => value == it.value,
        (Constant::Double(bits), ConstantInfo::Double(it)) => bits == it.value.to_bits(),
        (Constant::Class { name }, ConstantInfo::Class(it)) => name == it.name_index,
        (Constant::String { utf8 }, ConstantInfo::String(it)) => utf8 == it.string_index,
        (Constant::Field { class, name_and_type }, ConstantInfo::FieldRef(it)) => {
            (class, name_and_type) == (it.class_index, it.name_and_type_index)
        }
        (Constant::Method { class, name_and_type }, ConstantInfo::MethodRef(it)) => {
            (class, name_and_type) == (it.class_index, it.name_and_type_index)
        }
        (Constant::InterfaceMethod { class, name_and_type }, ConstantInfo::InterfaceMethodRef(it)) => {
            (class, name_and_type) == (it.class_index, it.name_and_type_index)
        }
        (Constant::NameAndType { name, descriptor }, ConstantInfo::NameAndType(it)) => {
            (name, descriptor) == (it.name_index, it.descriptor_index)
        }
        (Constant::MethodHandle { kind, reference }, ConstantInfo::MethodHandle(it)) => {
            (kind, reference) == (it.reference_kind, it.reference_index)
        }
        (Constant::MethodType { descriptor }, ConstantInfo::MethodType(it)) => descriptor == it.descriptor_index,
        (Constant::InvokeDynamic { bootstrap, name_and_type }, ConstantInfo::InvokeDynamic(it)) => {
            (bootstrap, name_and_type) == (it.bootstrap_method_attr_index, it.name_and_type_index)
        }
        _ => false,
    }
}
