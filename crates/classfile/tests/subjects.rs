//! What `javac` writes is read back whole.

mod common;

use rjpf_classfile::access::*;
use rjpf_classfile::annotation::annotations;
use rjpf_classfile::opcode::{self, Operand};
use rjpf_classfile::{ClassFile, Constant, Method, mutf8};

/// The compiled class of this file name; nothing where there is no `javac`.
fn compiled(name: &str) -> Option<ClassFile<'static>> {
    let mut corpus = common::corpus().iter();
    let found = corpus.find(|(it, _)| it == name);
    assert!(found.is_some() || common::jdk_tool("javac").is_none(), "{name} was not compiled");
    found.map(|(_, bytes)| ClassFile::parse(bytes).unwrap_or_else(|error| panic!("{error}")))
}

fn method<'c>(class: &'c ClassFile<'static>, name: &str) -> &'c Method<'static> {
    let mut methods = class.methods.iter();
    let found = methods.find(|it| it.name == name.as_bytes());
    found.unwrap_or_else(|| panic!("no method {name}"))
}

/// Opcodes and operands of a method.
fn operands(class: &ClassFile<'static>, name: &str) -> Vec<(u8, Operand<'static>)> {
    let code = method(class, name).code.as_ref().expect("code");
    let decoded = code.instructions().map(|it| it.expect("sound code"));
    decoded.map(|it| (it.opcode, it.operand)).collect()
}

#[test]
fn every_class_parses_and_every_instruction_decodes() {
    for (name, bytes) in common::corpus() {
        let class = ClassFile::parse(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        for method in &class.methods {
            for instruction in method.code.iter().flat_map(|code| code.instructions()) {
                instruction.unwrap_or_else(|error| panic!("{name}: {error}"));
            }
        }
    }
}

#[test]
fn class_level_facts() {
    let Some(class) = compiled("Sample.class") else {
        return;
    };
    assert_eq!(class.this_class, b"Sample");
    assert_eq!(class.super_class, Some(&b"java/lang/Object"[..]));
    assert_eq!(class.access, ACC_PUBLIC | ACC_SUPER);
    let interface = class.pool.class_name(class.interfaces[0]);
    assert_eq!(interface.unwrap(), b"java/util/function/Function");
    let attributes = &class.attributes;
    assert_eq!(attributes.source_file, Some(&b"Sample.java"[..]));
    assert!(attributes.signature.unwrap().starts_with(b"<T::Ljava/lang/Comparable<TT;>;>"));
    assert!(attributes.nest_members.as_ref().unwrap().len() >= 8);
    assert!(attributes.bootstrap_methods.len() >= 2);
    let marks: Vec<_> =
        annotations(&class.pool, attributes.annotations.visible.unwrap()).map(|it| it.unwrap().descriptor).collect();
    assert_eq!(marks, [b"LSample$Mark;"]);
}

#[test]
fn record_sealed_and_inner_classes() {
    let Some(point) = compiled("Sample$Point.class") else {
        return;
    };
    let components = point.attributes.record.as_ref().unwrap();
    let described: Vec<_> = components.iter().map(|it| (it.name, it.descriptor)).collect();
    assert_eq!(described, [(&b"x"[..], &b"I"[..]), (&b"y"[..], &b"D"[..])]);
    let annotated: Vec<_> =
        annotations(&point.pool, components[0].annotations.visible.unwrap()).map(|it| it.unwrap().descriptor).collect();
    assert_eq!(annotated, [b"LSample$Leaf;"]);
    let host = point.attributes.nest_host.unwrap();
    assert_eq!(point.pool.class_name(host).unwrap(), b"Sample");
    let inner = point.attributes.inner_classes.as_ref().unwrap();
    let own = inner.iter().find(|it| it.inner == point.this_index).unwrap();
    assert_eq!(point.pool.utf8(own.name).unwrap(), b"Point");
    assert_eq!(point.pool.class_name(own.outer).unwrap(), b"Sample");

    let shape = compiled("Sample$Shape.class").unwrap();
    let permitted = shape.attributes.permitted_subclasses.as_ref().unwrap();
    let names: Vec<_> = permitted.iter().map(|&it| shape.pool.class_name(it).unwrap()).collect();
    assert_eq!(names, [&b"Sample$Circle"[..], b"Sample$Square"]);

    let anonymous = compiled("Sample$1.class").unwrap();
    let (class, nat) = anonymous.attributes.enclosing_method.unwrap();
    assert_eq!(anonymous.pool.class_name(class).unwrap(), b"Sample");
    let enclosing = anonymous.pool.name_and_type(nat).unwrap();
    assert_eq!(enclosing, (&b"anonymous"[..], &b"()Ljava/lang/Runnable;"[..]));
}

#[test]
fn fields_and_constants() {
    let Some(class) = compiled("Sample.class") else {
        return;
    };
    let constant = |name: &str| {
        let field = class.fields.iter().find(|it| it.name == name.as_bytes()).unwrap();
        *class.pool.get(field.constant_value.unwrap()).unwrap()
    };
    assert_eq!(constant("INT"), Constant::Integer(42));
    assert_eq!(constant("LONG"), Constant::Long(1 << 50));
    assert_eq!(constant("FLOAT"), Constant::Float(1.5f32.to_bits()));
    assert_eq!(constant("DOUBLE"), Constant::Double(std::f64::consts::PI.to_bits()));
    assert_eq!(constant("LETTER"), Constant::Integer(i32::from(b'c')));
    let Constant::String { utf8 } = constant("TEXT") else {
        panic!("TEXT is a string");
    };
    let mut expected: Vec<u16> = "zero \0, umlaut ü, euro €, face \u{1f600}, lone ".encode_utf16().collect();
    expected.push(0xd800);
    assert_eq!(mutf8::decode(class.pool.utf8(utf8).unwrap()), expected);
    let list = class.fields.iter().find(|it| it.name == b"list").unwrap();
    assert!(list.is_deprecated && list.signature.is_some() && list.annotations.visible.is_some());
    assert_eq!(list.access, ACC_PROTECTED);
}

#[test]
fn methods_with_their_tables() {
    let Some(class) = compiled("Sample.class") else {
        return;
    };
    let handlers = method(&class, "handlers");
    assert_eq!(handlers.access, ACC_SYNCHRONIZED);
    let thrown = class.pool.class_name(handlers.exceptions[0]).unwrap();
    assert_eq!(thrown, b"java/io/IOException");
    let parameters = handlers.parameters.as_ref().unwrap();
    assert_eq!(class.pool.utf8(parameters[1].name).unwrap(), b"text");
    assert!(handlers.annotations.visible_types.is_some());
    let code = handlers.code.as_ref().unwrap();
    assert!(code.handlers.len() >= 4 && code.stack_map.is_some());
    assert!(code.handlers.iter().any(|it| it.catch_type == 0));
    assert!(code.lines.is_sorted_by_key(|it| it.0));
    let first = code.line_at(0).unwrap();
    assert!(code.line_at(code.code.len() as u16 - 1).unwrap() > first);
    let names: Vec<_> = code.local_variables(&class.pool).iter().map(|it| it.name).collect();
    for name in [&b"this"[..], b"lock", b"text", b"total", b"i", b"e"] {
        assert!(names.contains(&name), "{names:?}");
    }
    assert!(method(&class, "apply").parameter_annotations.is_some());
    let outside = method(&class, "outside");
    assert!(outside.code.is_none() && outside.access & ACC_NATIVE != 0);
    let mark = compiled("Sample$Mark.class").unwrap();
    assert!(method(&mark, "leaves").annotation_default.is_some());
}

#[test]
fn switches_and_wide_instructions() {
    let Some(class) = compiled("Sample.class") else {
        return;
    };
    let dense = operands(&class, "dense");
    let Some(Operand::TableSwitch(table)) = operand_of(&dense, opcode::TABLESWITCH) else {
        panic!("no tableswitch in {dense:?}");
    };
    assert_eq!((table.low, table.high, table.targets().len()), (0, 3, 4));
    let sparse = operands(&class, "sparse");
    let Some(Operand::LookupSwitch(lookup)) = operand_of(&sparse, opcode::LOOKUPSWITCH) else {
        panic!("no lookupswitch in {sparse:?}");
    };
    assert_eq!(lookup.pairs().len(), 3);
    let many = operands(&class, "many");
    assert!(many.contains(&(opcode::ISTORE, Operand::Local(259))));
    assert!(many.contains(&(opcode::IINC, Operand::Increment { local: 259, by: 1 })));
    let add = Operand::Increment { local: 258, by: 1000 };
    assert!(many.contains(&(opcode::IINC, add)));
}

fn operand_of(code: &[(u8, Operand<'static>)], opcode: u8) -> Option<Operand<'static>> {
    code.iter().find(|it| it.0 == opcode).map(|it| it.1)
}

#[test]
fn calls_name_their_members() {
    let Some(class) = compiled("Sample.class") else {
        return;
    };
    let apply = operands(&class, "apply");
    let Some(Operand::Interface { constant, count }) = operand_of(&apply, opcode::INVOKEINTERFACE) else {
        panic!("no invokeinterface in {apply:?}");
    };
    let member = class.pool.member(constant).unwrap();
    assert!(member.interface);
    assert_eq!(member.class, b"java/util/function/Function");
    assert_eq!((member.name, count), (&b"apply"[..], 2));
    let Some(Operand::Constant(site)) = operand_of(&apply, opcode::INVOKEDYNAMIC) else {
        panic!("no invokedynamic in {apply:?}");
    };
    let (bootstrap, name, descriptor) = class.pool.dynamic(site).unwrap();
    assert_eq!(name, b"applyAsInt");
    assert_eq!(descriptor, b"(LSample;)Ljava/util/function/IntBinaryOperator;");
    let bootstrap = &class.attributes.bootstrap_methods[usize::from(bootstrap)];
    let (kind, target) = class.pool.method_handle(bootstrap.method).unwrap();
    assert_eq!((kind, target.name), (6, &b"metafactory"[..]));
    assert_eq!(bootstrap.args.len(), 3);
}
