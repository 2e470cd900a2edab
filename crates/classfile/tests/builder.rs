//! What the builder writes is read back by the parser, and runs on a real machine.

mod common;

use std::process::Command;

use rjpf_classfile::access::*;
use rjpf_classfile::build::{BuildError, ClassBuilder, CodeBuilder};
use rjpf_classfile::descriptor::{BaseType, FieldType};
use rjpf_classfile::opcode::{self, *};
use rjpf_classfile::{ClassFile, Constant, mutf8};

const INT: FieldType<'static> = FieldType::Base(BaseType::Int);
const LONG: FieldType<'static> = FieldType::Base(BaseType::Long);

fn class() -> ClassBuilder {
    ClassBuilder::new(ACC_PUBLIC | ACC_SUPER, "a/B", "java/lang/Object")
}

/// Builds a class with one static method.
fn with_method(descriptor: &str, write: impl FnOnce(&mut CodeBuilder<'_>)) -> Result<Vec<u8>, BuildError> {
    let mut class = class();
    class.method(ACC_STATIC, "f", descriptor, write);
    class.finish()
}

/// The only method's code, by opcode, with its limits.
fn read_code(bytes: &[u8]) -> (Vec<u8>, u16, u16) {
    let class = ClassFile::parse(bytes).unwrap_or_else(|error| panic!("{error}"));
    let code = class.methods[0].code.clone().unwrap();
    let opcodes = code.instructions().map(|it| it.unwrap().opcode).collect();
    (opcodes, code.max_stack, code.max_locals)
}

#[test]
fn constants_are_shared_and_read_back() {
    let mut class = class();
    let pool = &mut class.pool;
    let long = pool.long(-7);
    let double = pool.double(0.25);
    let float = pool.float(f32::NAN);
    let integer = pool.integer(i32::MIN);
    let text = pool.string(mutf8::encode(&[0xd800, 0]));
    let field = pool.field("c/D", "e", "[J");
    let method = pool.interface_method("c/I", "m", "()V");
    let handle = pool.method_handle(9, method);
    assert_eq!(pool.long(-7), long);
    assert_eq!(pool.field("c/D", "e", "[J"), field);
    let bootstrap = class.bootstrap_method(handle, &[integer, long]);
    assert_eq!(class.bootstrap_method(handle, &[integer, long]), bootstrap);
    let dynamic = class.pool.dynamic(bootstrap, "made", "D");

    let bytes = class.finish().unwrap();
    let class = ClassFile::parse(&bytes).unwrap();
    let pool = &class.pool;
    assert_eq!(*pool.get(long).unwrap(), Constant::Long(-7));
    assert!(pool.get(long + 1).is_err());
    assert_eq!(*pool.get(double).unwrap(), Constant::Double(0.25f64.to_bits()));
    assert_eq!(*pool.get(float).unwrap(), Constant::Float(f32::NAN.to_bits()));
    assert_eq!(*pool.get(integer).unwrap(), Constant::Integer(i32::MIN));
    assert_eq!(mutf8::decode(pool.string(text).unwrap()), [0xd800, 0]);
    let member = pool.member(field).unwrap();
    assert_eq!((member.class, member.name, member.descriptor), (&b"c/D"[..], &b"e"[..], &b"[J"[..]));
    assert!(!member.interface && pool.member(method).unwrap().interface);
    assert_eq!(pool.method_handle(handle).unwrap().0, 9);
    assert_eq!(pool.dynamic(dynamic).unwrap(), (bootstrap, &b"made"[..], &b"D"[..]));
    assert_eq!(class.attributes.bootstrap_methods[0].args, [integer, long]);
}

#[test]
fn members_and_attributes_read_back() {
    let bytes = common::built_class();
    let class = ClassFile::parse(&bytes).unwrap();
    assert_eq!(class.this_class, b"built/Class");
    assert_eq!(class.interfaces.len(), 1);
    assert_eq!(class.attributes.source_file, Some(&b"Class.java"[..]));
    let host = class.attributes.nest_host.unwrap();
    assert_eq!(class.pool.class_name(host).unwrap(), b"built/Host");
    let value = class.fields[0].constant_value.unwrap();
    assert_eq!(*class.pool.get(value).unwrap(), Constant::Long(1 << 40));
    let code = class.methods[2].code.as_ref().unwrap();
    let handler = code.handlers[0];
    assert!(handler.start == 0 && handler.end == handler.handler);
    assert_eq!(code.line_at(0), Some(3));
    assert_eq!(code.line_at(handler.handler), Some(4));
    // An int below a long is the deepest.
    assert_eq!((code.max_stack, code.max_locals), (3, 1));
}

#[test]
fn shortest_forms_are_chosen() {
    let bytes = with_method("(IJ)J", |code| {
        code.load(INT, 0).load(INT, 4).load(LONG, 300).op(POP2).op(POP2);
        code.iinc(0, 5).iinc(0, 500);
        for value in [-1, 5, 6, -128, 128, -32768, 32768] {
            code.push_int(value).op(POP);
        }
        code.push_long(1).op(POP2).push_long(2).return_value(Some(LONG));
    });
    let (opcodes, max_stack, max_locals) = read_code(&bytes.unwrap());
    let pushes = [ICONST_M1, ICONST_5, BIPUSH, BIPUSH, SIPUSH, SIPUSH, LDC];
    let mut expected = vec![ILOAD_0, ILOAD, LLOAD, POP2, POP2, IINC, IINC];
    expected.extend(pushes.iter().flat_map(|&push| [push, POP]));
    expected.extend([LCONST_1, POP2, LDC2_W, LRETURN]);
    assert_eq!(opcodes, expected);
    assert_eq!((max_stack, max_locals), (4, 302));
}

#[test]
fn jumps_reach_their_labels() {
    let bytes = with_method("(I)V", |code| {
        let (top, out) = (code.new_label(), code.new_label());
        code.place(top).load(INT, 0).branch(IFEQ, out).iinc(0, -1);
        code.branch(GOTO, top);
        code.place(out).op(RETURN);
    });
    let bytes = bytes.unwrap();
    let class = ClassFile::parse(&bytes).unwrap();
    let code = class.methods[0].code.as_ref().unwrap();
    let targets: Vec<_> = opcode::instructions(code.code)
        .filter_map(|it| match it.unwrap().operand {
            Operand::Branch(target) => Some(target),
            _ => None,
        })
        .collect();
    assert_eq!(targets, [10, 0]);
}

#[test]
fn mistakes_are_reported() {
    let check = |expected: BuildError, built: Result<Vec<u8>, BuildError>| {
        assert_eq!(built.err(), Some(expected));
    };
    check(
        BuildError::FallsOffEnd,
        with_method("()V", |code| {
            code.op(NOP);
        }),
    );
    check(
        BuildError::StackUnderflow { pc: 0 },
        with_method("()V", |code| {
            code.op(POP).op(RETURN);
        }),
    );
    check(
        BuildError::UnreachableCode { pc: 1 },
        with_method("()V", |code| {
            code.op(RETURN).op(RETURN);
        }),
    );
    check(
        BuildError::WrongOpcode { opcode: GOTO },
        with_method("()V", |code| {
            code.op(GOTO).op(RETURN);
        }),
    );
    check(
        BuildError::UnplacedLabel,
        with_method("()V", |code| {
            let label = code.new_label();
            code.branch(GOTO, label);
        }),
    );
    check(
        BuildError::StackMismatch { pc: 2 },
        with_method("()V", |code| {
            let label = code.new_label();
            code.place(label).op(ICONST_0).branch(GOTO, label);
        }),
    );
    check(
        BuildError::BranchTooFar,
        with_method("()V", |code| {
            let label = code.new_label();
            code.place(label);
            for _ in 0..32769 {
                code.op(NOP);
            }
            code.branch(GOTO, label);
        }),
    );
    check(
        BuildError::TooLarge,
        with_method("()V", |code| {
            for _ in 0..65535 {
                code.op(NOP);
            }
            code.op(RETURN);
        }),
    );
    check(BuildError::BadDescriptor, with_method("()Q", |_| {}));
    check(
        BuildError::BadText,
        with_method("()V", |code| {
            code.push_string([0u8]).op(POP).op(RETURN);
        }),
    );
}

#[test]
fn a_full_pool_is_reported() {
    let mut class = class();
    for value in 0..65535 {
        class.pool.integer(value);
    }
    assert_eq!(class.finish().err(), Some(BuildError::PoolFull));
}

/// `main` prints what it computed with a loop, both switches, a caught exception and a call.
fn program() -> Vec<u8> {
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_SUPER, "Made", "java/lang/Object");
    // The old verifier, which needs no stack maps, checks classes of this version.
    class.version(49);
    class.method(ACC_STATIC, "pick", "(I)I", |code| {
        let labels: Vec<_> = (0..4).map(|_| code.new_label()).collect();
        code.load(INT, 0).tableswitch(0, &labels[..2], labels[2]);
        code.place(labels[0]).push_int(10).op(IRETURN);
        code.place(labels[1]).push_int(200).op(IRETURN);
        code.place(labels[2]).load(INT, 0);
        code.lookupswitch(&[(1000, labels[0]), (-1000, labels[1])], labels[3]);
        code.place(labels[3]).load(INT, 0).push_int(0).op(IDIV).op(IRETURN);
    });
    class.method(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", |code| {
        let (start, end, caught, done) = (code.new_label(), code.new_label(), code.new_label(), code.new_label());
        let (top, out) = (code.new_label(), code.new_label());
        code.handler(start, end, caught, Some(b"java/lang/ArithmeticException"));
        code.push_long(0).store(LONG, 1).push_int(4).store(INT, 3);
        code.place(top).load(INT, 3).branch(IFEQ, out).iinc(3, -1);
        code.load(LONG, 1).load(INT, 3).op(I2L).op(LADD).store(LONG, 1);
        code.branch(GOTO, top).place(out);
        code.place(start);
        for argument in [0, 1, 1000, -1000, 7] {
            code.push_int(argument).invoke(INVOKESTATIC, "Made", "pick", "(I)I");
            code.op(I2L).load(LONG, 1).op(LADD).store(LONG, 1);
        }
        code.place(end).branch(GOTO, done);
        code.place(caught).op(POP).load(LONG, 1).push_long(100_000).op(LADD).store(LONG, 1);
        code.place(done);
        code.field(GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        code.load(LONG, 1).invoke(INVOKEVIRTUAL, "java/io/PrintStream", "println", "(J)V");
        code.op(RETURN);
    });
    class.finish().unwrap()
}

#[test]
fn a_built_class_runs_on_a_real_machine() {
    let bytes = program();
    ClassFile::parse(&bytes).unwrap();
    let Some(java) = common::jdk_tool("java") else {
        eprintln!("no java: the built class was only parsed");
        return;
    };
    let dir = common::scratch("made");
    std::fs::write(dir.join("Made.class"), bytes).unwrap();
    let output = Command::new(java).arg("-cp").arg(&dir).arg("Made").output().unwrap();
    let _ = std::fs::remove_dir_all(&dir);
    let errors = String::from_utf8_lossy(&output.stderr);
    // 0 + 1 + 2 + 3, then 10 + 200 + 10 + 200, then the caught division.
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "100426", "{errors}");
}
