//! The same classes read by another parser have the same content.

mod common;

use classfile_parser::ClassFile as Other;
use classfile_parser::attribute_info::code_attribute_parser;
use classfile_parser::class_parser;
use classfile_parser::constant_info::ConstantInfo;
use rjpf_classfile::{ClassFile, Constant, mutf8};

/// Every character, alone and between others, and all pairs around the limits of the encoding.
#[test]
fn modified_utf8_agrees_with_cesu8() {
    let edges = ['\0', '\u{1}', 'a', '\u{7f}', '\u{80}', '\u{7ff}', '\u{800}', '\u{d7ff}', '\u{e000}', '\u{ffff}'];
    let beyond = ['\u{10000}', '\u{1f600}', '\u{fffff}', '\u{10ffff}'];
    let edges: Vec<char> = edges.into_iter().chain(beyond).collect();
    let pairs = edges.iter().flat_map(|a| edges.iter().map(move |b| format!("{a}{b}")));
    let all = ('\0'..=char::MAX).map(|c| format!("a{c}b"));
    for text in pairs.chain(all) {
        let theirs = cesu8::to_java_cesu8(&text);
        assert_eq!(mutf8::encode_str(&text), *theirs, "{text:?}");
        let units: Vec<u16> = text.encode_utf16().collect();
        assert_eq!(mutf8::try_decode(&theirs), Some(units), "{text:?}");
        assert!(cesu8::from_java_cesu8(&mutf8::encode_str(&text)).is_ok_and(|back| back == text), "{text:?}");
    }
    // What is well-formed for them is so for us; only lone surrogates are ours alone.
    for bytes in (0..=0xff_ffffu32).step_by(7).map(u32::to_be_bytes) {
        let bytes = &bytes[1..];
        let theirs = cesu8::from_java_cesu8(bytes).is_ok() && !bytes.contains(&0);
        let lone = mutf8::try_decode(bytes).is_some_and(|units| String::from_utf16(&units).is_err());
        assert_eq!(mutf8::is_valid(bytes), theirs || lone, "{bytes:x?}");
    }
}

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
