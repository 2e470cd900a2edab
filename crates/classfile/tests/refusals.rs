//! What is refused and why; and hostile files that would be slow or deep for a careless reader.

mod common;

use std::time::{Duration, Instant};

use rjpf_classfile::access::*;
use rjpf_classfile::annotation::annotations;
use rjpf_classfile::build::ClassBuilder;
use rjpf_classfile::opcode::*;
use rjpf_classfile::{ClassFile, ConstantKind, ErrorKind};

fn class() -> ClassBuilder {
    ClassBuilder::new(ACC_PUBLIC | ACC_SUPER, "a/B", "java/lang/Object")
}

/// The class `write` makes is refused for this reason.
fn check(expected: ErrorKind, write: impl FnOnce(&mut ClassBuilder)) {
    let mut class = class();
    write(&mut class);
    let bytes = class.finish().expect("the builder does not mind");
    check_bytes(expected, &bytes);
}

fn check_bytes(expected: ErrorKind, bytes: &[u8]) {
    let error = ClassFile::parse(bytes).expect_err("a bad class");
    assert_eq!(error.kind, expected, "{error}");
}

fn return_only(code: &mut rjpf_classfile::build::CodeBuilder<'_>) {
    code.op(RETURN);
}

#[test]
fn bad_heads() {
    check_bytes(ErrorKind::Truncated, b"");
    check_bytes(ErrorKind::BadMagic, b"PK\x03\x04");
    let sound = class().finish().unwrap();
    let patched = |at: usize, with: &[u8]| {
        let mut bytes = sound.clone();
        bytes[at..at + with.len()].copy_from_slice(with);
        bytes
    };
    check_bytes(ErrorKind::UnsupportedVersion { major: 70 }, &patched(6, &[0, 70]));
    check_bytes(ErrorKind::UnsupportedVersion { major: 44 }, &patched(6, &[0, 44]));
    // Minor versions mean preview features from 56 on, and anything before.
    check_bytes(ErrorKind::BadMinorVersion { minor: 3 }, &patched(4, &[0, 3, 0, 61]));
    assert!(ClassFile::parse(&patched(4, &[0xff, 0xff, 0, 61])).is_ok());
    assert!(ClassFile::parse(&patched(4, &[0, 3, 0, 55])).is_ok());
    check_bytes(ErrorKind::EmptyConstantPool, &patched(8, &[0, 0]));
    check_bytes(ErrorKind::Truncated, &patched(8, &[0xff, 0xff]));
    check_bytes(ErrorKind::BadConstantTag { tag: 2 }, &patched(10, &[2]));
    let mut longer = sound.clone();
    longer.push(0);
    check_bytes(ErrorKind::TrailingBytes, &longer);
    for length in 0..sound.len() {
        assert!(ClassFile::parse(&sound[..length]).is_err(), "cut to {length}");
    }
}

#[test]
fn bad_constants() {
    let wrong = |index, expected| ErrorKind::BadConstantIndex { index, expected };
    check(ErrorKind::BadClassName, |it| {
        it.pool.class("a//b");
    });
    check(ErrorKind::BadClassName, |it| {
        it.pool.class("[V");
    });
    check(ErrorKind::BadDescriptor, |it| {
        it.pool.name_and_type("x", "Q");
    });
    check(ErrorKind::BadDescriptor, |it| {
        it.pool.field("A", "x", "()V");
    });
    check(ErrorKind::BadFieldName, |it| {
        it.pool.field("A", "x;", "I");
    });
    check(ErrorKind::BadMethodName, |it| {
        it.pool.method("A", "<x>", "()V");
    });
    check(ErrorKind::BadMethodName, |it| {
        it.pool.method("A", "<clinit>", "()V");
    });
    check(ErrorKind::BadDescriptor, |it| {
        it.pool.interface_method("A", "<init>", "()I");
    });
    check(ErrorKind::BadDescriptor, |it| {
        it.pool.method("A", "<init>", "()I");
    });
    check(ErrorKind::BadReferenceKind { kind: 0 }, |it| {
        it.pool.method_handle(0, 1);
    });
    check(wrong(1, ConstantKind::Field), |it| {
        it.pool.method_handle(1, 1);
    });
    check(ErrorKind::BadReferenceKind { kind: 8 }, |it| {
        let method = it.pool.method("A", "x", "()V");
        it.pool.method_handle(8, method);
    });
    check(ErrorKind::BadBootstrapIndex { index: 3 }, |it| {
        it.pool.invoke_dynamic(3, "x", "()V");
    });
    check(ErrorKind::BadConstantTag { tag: 15 }, |it| {
        let method = it.pool.method("A", "x", "()V");
        it.pool.method_handle(6, method);
        it.version(50);
    });
    let slots = format!("({})V", "J".repeat(128));
    check(ErrorKind::TooManyArguments, |it| {
        it.pool.method_type(&slots);
    });
}

#[test]
fn bad_text_names_its_place() {
    let mut bytes = class().finish().unwrap();
    // The first constant is the class's name, behind tag and length.
    bytes[13] = 0xff;
    let error = ClassFile::parse(&bytes).unwrap_err();
    assert_eq!((error.kind, error.offset), (ErrorKind::BadUtf8, 10));
    assert_eq!(error.class, None);
}

#[test]
fn bad_structure() {
    let flags = |access| move |it: &mut ClassBuilder| *it = ClassBuilder::new(access, "A", "java/lang/Object");
    let access = ACC_FINAL | ACC_ABSTRACT;
    check(ErrorKind::BadClassFlags { access }, flags(access));
    check(ErrorKind::BadClassFlags { access: ACC_INTERFACE }, flags(ACC_INTERFACE));
    check(ErrorKind::BadSuperClass, |it| {
        *it = ClassBuilder::new(ACC_INTERFACE | ACC_ABSTRACT, "A", "B");
    });
    check(ErrorKind::BadSuperClass, |it| {
        *it = ClassBuilder::new(0, "java/lang/Object", "B");
    });
    check(ErrorKind::BadClassName, |it| *it = ClassBuilder::new(0, "[I", "B"));
    check(ErrorKind::BadClassName, |it| it.interface("[I"));
    check(ErrorKind::DuplicateAttribute, |it| {
        it.source_file("A.java");
        it.source_file("B.java");
    });
    check(ErrorKind::BadAttributeLength, |it| it.attribute("SourceFile", &[0, 1, 0]));
    check(ErrorKind::Truncated, |it| it.attribute("SourceFile", &[0]));
    let index = 1;
    let expected = ConstantKind::Class;
    check(ErrorKind::BadConstantIndex { index, expected }, |it| {
        it.attribute("NestHost", &[0, 1]);
    });
    // An attribute from the future of an old class means nothing.
    let mut old = class();
    old.version(52);
    old.attribute("NestHost", &[0, 1]);
    let bytes = old.finish().unwrap();
    assert_eq!(ClassFile::parse(&bytes).unwrap().attributes.nest_host, None);
}

#[test]
fn bad_members() {
    check(ErrorKind::DuplicateField, |it| {
        it.field(0, "x", "I");
        it.field(0, "x", "I");
    });
    check(ErrorKind::DuplicateMethod, |it| {
        it.bodiless_method(ACC_NATIVE, "x", "()V");
        it.bodiless_method(ACC_ABSTRACT, "x", "()V");
    });
    let access = ACC_PUBLIC | ACC_PRIVATE;
    check(ErrorKind::BadFieldFlags { access }, |it| it.field(access, "x", "I"));
    let access = ACC_ABSTRACT | ACC_STATIC;
    check(ErrorKind::BadMethodFlags { access }, |it| it.bodiless_method(access, "x", "()V"));
    check(ErrorKind::BadConstantValue, |it| {
        let value = it.pool.integer(3);
        it.constant_field(ACC_STATIC, "x", "J", value);
    });
    check(ErrorKind::MissingCode, |it| it.bodiless_method(0, "x", "()V"));
    check(ErrorKind::UnexpectedCode, |it| it.method(ACC_NATIVE, "x", "()V", return_only));
    check(ErrorKind::BadMethodName, |it| it.method(0, "<x>", "()V", return_only));
    check(ErrorKind::BadDescriptor, |it| it.method(0, "<clinit>", "(I)V", return_only));
    check(ErrorKind::ArgumentsExceedLocals, |it| {
        it.method(0, "x", "()V", |code| {
            code.op(RETURN).maxs(0, 0);
        });
    });
    let slots = format!("({})V", "I".repeat(255));
    check(ErrorKind::TooManyArguments, |it| it.method(0, "x", &slots, return_only));
}

#[test]
fn bad_code() {
    check(ErrorKind::BadExceptionRange, |it| {
        it.method(0, "x", "()V", |code| {
            let here = code.new_label();
            code.handler(here, here, here, None).op(ACONST_NULL).place(here).op(ATHROW);
        });
    });
    let sound = common::built_class();
    let class = ClassFile::parse(&sound).unwrap();
    let code = class.methods[1].code.as_ref().unwrap();
    let length_at = code.code_offset - 4;
    for length in [0u32, 65536, u32::MAX] {
        let mut bytes = sound.clone();
        bytes[length_at..length_at + 4].copy_from_slice(&length.to_be_bytes());
        check_bytes(ErrorKind::BadCodeLength { length }, &bytes);
    }
}

#[test]
fn bad_instructions() {
    let check = |expected: ErrorKind, code: &[u8]| {
        let last = instructions(code).last().expect("something to read");
        assert_eq!(last.expect_err("bad code").kind, expected, "{code:x?}");
        assert!(instructions(code).count() <= code.len());
    };
    check(ErrorKind::BadOpcode { opcode: 202 }, &[NOP, 202]);
    check(ErrorKind::Truncated, &[NOP, SIPUSH, 0]);
    check(ErrorKind::Truncated, &[WIDE]);
    check(ErrorKind::BadWide { opcode: NOP }, &[WIDE, NOP, 0, 0]);
    check(ErrorKind::BadBranch, &[GOTO, 0, 3]);
    check(ErrorKind::BadBranch, &[NOP, GOTO, 0xff, 0xfe]);
    check(ErrorKind::BadBranch, &[GOTO_W, 0x7f, 0xff, 0xff, 0xff]);
    let switch = |opcode: u8, words: &[i32]| {
        let mut code = vec![opcode, 0, 0, 0];
        code.extend(words.iter().flat_map(|word| word.to_be_bytes()));
        code
    };
    check(ErrorKind::BadSwitch, &switch(TABLESWITCH, &[0, 1, 0]));
    check(ErrorKind::Truncated, &switch(TABLESWITCH, &[0, i32::MIN, i32::MAX]));
    check(ErrorKind::BadBranch, &switch(TABLESWITCH, &[0, 0, 0, -1]));
    check(ErrorKind::BadSwitch, &switch(LOOKUPSWITCH, &[0, -1]));
    check(ErrorKind::Truncated, &switch(LOOKUPSWITCH, &[0, i32::MAX]));
    check(ErrorKind::BadSwitch, &switch(LOOKUPSWITCH, &[0, 2, 5, 0, 5, 0]));
    let sound = switch(LOOKUPSWITCH, &[0, 2, -5, 0, 5, 0]);
    assert!(instructions(&sound).all(|it| it.is_ok()));
    assert_eq!(length(&sound, 0).unwrap(), sound.len());
    assert!(length(&sound, sound.len()).is_err());
    assert!(length(&sound, usize::MAX).is_err());
}

#[test]
fn errors_read_well() {
    let mut broken = class();
    broken.attribute("NestHost", &[0, 1]);
    let error = ClassFile::parse(&broken.finish().unwrap()).unwrap_err();
    assert_eq!(error.class.as_deref(), Some("a/B"));
    let text = error.to_string();
    assert_eq!(text, format!("class a/B: bad class file at byte {}: constant 1 is not a class", error.offset));

    let sound = class().finish().unwrap();
    let pool = ClassFile::parse(&sound).unwrap().pool;
    let error = pool.class_name(3).unwrap_err();
    // Behind the texts "a/B" (6 bytes) and its class (3 bytes).
    assert_eq!((error.offset, error.class.as_deref()), (19, Some("a/B")));
}

/// The flag of a `module-info` means nothing before there were modules: this is an interface, with what interfaces may not
/// have.
#[test]
fn flags_without_a_meaning_change_nothing() {
    let interface = |access: u16, major: u16| {
        let mut class = ClassBuilder::new(access, "a/B", "java/lang/Object");
        class.version(major);
        class.field(0, "x", "I");
        class.finish().expect("the builder does not mind")
    };
    let access = ACC_INTERFACE | ACC_ABSTRACT;
    for (major, more) in [(48, ACC_MODULE), (52, ACC_MODULE), (48, 0x08c0), (61, 0x08c0)] {
        check_bytes(ErrorKind::BadFieldFlags { access: 0 }, &interface(access | more, major));
    }
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_SUPER | ACC_MODULE | 0x08c0, "a/B", "java/lang/Object");
    class.version(52);
    // Abstract and native are no flags of fields, nor is an enum one of methods.
    class.field(ACC_STATIC | ACC_ABSTRACT | ACC_NATIVE, "x", "I");
    class.bodiless_method(ACC_NATIVE | ACC_ENUM | ACC_MODULE, "x", "()V");
    let bytes = class.finish().expect("the builder does not mind");
    let class = ClassFile::parse(&bytes).expect("a class");
    assert_eq!(class.access, ACC_PUBLIC | ACC_SUPER);
    assert_eq!((class.fields[0].access, class.methods[0].access), (ACC_STATIC, ACC_NATIVE));
}

/// What `InnerClasses` says of a class, by its own name: refused, or not listened to where HotSpot does not listen either.
#[test]
fn inner_classes_make_sense() {
    /// The classes, by number, and their outer classes: 0 is none.
    fn listed(major: u16, entries: &[(usize, usize)]) -> Vec<u8> {
        let mut class = class();
        class.version(major);
        let names: Vec<u16> = ["a/B", "a/C", "a/D", "[La/B;"].iter().map(|name| class.pool.class(name)).collect();
        let mut content = (entries.len() as u16).to_be_bytes().to_vec();
        for &(inner, outer) in entries {
            let outer = if outer == 0 { 0 } else { names[outer - 1] };
            for part in [names[inner - 1], outer, 0, 0] {
                content.extend(part.to_be_bytes());
            }
        }
        class.attribute("InnerClasses", &content);
        class.finish().expect("the builder does not mind")
    }
    let count = |bytes: &[u8]| ClassFile::parse(bytes).expect("a class").attributes.inner_classes.map(|all| all.len());
    for major in [48, 49, 61] {
        check_bytes(ErrorKind::OwnOuterClass, &listed(major, &[(1, 1)]));
        check_bytes(ErrorKind::BadClassName, &listed(major, &[(1, 4)]));
        assert_eq!(count(&listed(major, &[(1, 2), (2, 3), (3, 0)])), Some(3));
        // Two outer classes, and a circle.
        assert_eq!(count(&listed(major, &[(1, 2), (1, 3)])), Some(0));
        assert_eq!(count(&listed(major, &[(1, 0), (2, 3), (3, 2)])), Some(0));
    }
    for major in [48, 49] {
        let mut class = class();
        class.version(major);
        class.attribute("InnerClasses", &[0, 0, 7]);
        let bytes = class.finish().expect("the builder does not mind");
        let refused = ClassFile::parse(&bytes).err().map(|error| error.kind);
        assert_eq!(refused, (major == 49).then_some(ErrorKind::BadAttributeLength));
    }
    check_bytes(ErrorKind::DuplicateInnerClass, &listed(49, &[(1, 2), (3, 0), (1, 2)]));
    assert_eq!(count(&listed(48, &[(1, 2), (3, 0), (1, 2)])), Some(0));
}

/// HotSpot knows of no enclosing method of a class that is in no list of inner classes.
#[test]
fn an_enclosing_method_is_one_of_an_inner_class() {
    for listed in [false, true] {
        let mut class = class();
        let outer = class.pool.class("a/A").to_be_bytes();
        class.attribute("EnclosingMethod", &[outer[0], outer[1], 0, 0]);
        if listed {
            class.attribute("InnerClasses", &[0, 0]);
        }
        let bytes = class.finish().expect("the builder does not mind");
        let class = ClassFile::parse(&bytes).expect("a class");
        assert_eq!(class.attributes.enclosing_method.is_some(), listed);
    }
}

/// Many structures that share one huge text cost one look at it, not one each.
#[test]
fn shared_texts_are_checked_once() {
    const USES: u16 = 60_000;
    let text = |text: &[u8]| {
        let length = (text.len() as u16).to_be_bytes();
        [&[1], &length[..], text].concat()
    };
    let descriptor = format!("(L{};)V", "x".repeat(65_000));
    let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61];
    bytes.extend((USES + 7).to_be_bytes());
    bytes.extend(text(b"a/B"));
    bytes.extend([7, 0, 1]);
    bytes.extend(text(b"java/lang/Object"));
    bytes.extend([7, 0, 3]);
    bytes.extend(text(descriptor.as_bytes()));
    bytes.extend(text(b"name"));
    for _ in 0..USES {
        bytes.extend([12, 0, 6, 0, 5]);
    }
    // No flags, this, super, no interfaces, no fields.
    bytes.extend([0, 0, 0, 2, 0, 4, 0, 0, 0, 0]);
    let mut with_methods = bytes.clone();
    bytes.extend([0, 0, 0, 0]);
    with_methods.extend(USES.to_be_bytes());
    for _ in 0..USES {
        // A native method.
        with_methods.extend([1, 0, 0, 6, 0, 5, 0, 0]);
    }
    with_methods.extend([0, 0]);

    let started = Instant::now();
    let parsed = ClassFile::parse(&bytes).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(parsed.pool.len(), usize::from(USES) + 7);
    // All methods are read before they are found to be the same.
    check_bytes(ErrorKind::DuplicateMethod, &with_methods);
    // Checking each use would read 4 GB twice; once takes milliseconds.
    assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
}

#[test]
fn deep_annotations_do_not_exhaust_the_stack() {
    let mut class = class();
    let name = class.pool.utf8("LA;").to_be_bytes();
    let mut raw = vec![0, 1, name[0], name[1], 0, 1];
    for _ in 0..1_000_000 {
        raw.extend([name[0], name[1], b'@', name[0], name[1], 0, 1]);
    }
    raw.extend([name[0], name[1], b'I', 0, 1]);
    class.attribute("RuntimeVisibleAnnotations", &raw);
    let bytes = class.finish().unwrap();
    let parsed = ClassFile::parse(&bytes).unwrap();
    let visible = parsed.attributes.annotations.visible.unwrap();
    let found: Vec<_> = annotations(&parsed.pool, visible).collect();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].as_ref().unwrap().descriptor, b"LA;");

    for length in 0..40 {
        let cut = annotations(&parsed.pool, &visible[..length]).last();
        assert!(cut.unwrap().is_err(), "cut to {length}");
    }
}

#[test]
fn many_line_tables_are_one_sorted_table() {
    let mut class = class();
    class.method(ACC_STATIC, "x", "()V", |code| {
        code.line(30).op(NOP).line(20).op(NOP).line(10).op(RETURN);
    });
    let bytes = class.finish().unwrap();
    let parsed = ClassFile::parse(&bytes).unwrap();
    let code = parsed.methods[0].code.as_ref().unwrap();
    assert_eq!(code.lines, [(0, 30), (1, 20), (2, 10)]);
    assert_eq!(code.line_at(2), Some(10));

    // The entries in the file turned around: three (pc, line) pairs of four bytes at its end, before
    // the class's empty attribute count.
    let mut turned = bytes.clone();
    let end = bytes.len() - 2;
    turned[end - 12..end - 8].copy_from_slice(&bytes[end - 4..end]);
    turned[end - 4..end].copy_from_slice(&bytes[end - 12..end - 8]);
    let parsed = ClassFile::parse(&turned).unwrap();
    let lines = &parsed.methods[0].code.as_ref().unwrap().lines;
    assert_eq!(*lines, [(0, 30), (1, 20), (2, 10)]);
}
