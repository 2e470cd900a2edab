//! More of something than anybody writes: constants that need one another in a long chain, methods without number.

use super::classfile::{NATIVE, PUBLIC, RawClass, STATIC};
use super::{folder, print, rjpf_check, rjpf_run, two};

/// Each constant is an argument of the bootstrap method of the one before. HotSpot resolves them on its own stack, and ends by a
/// `StackOverflowError`; what is promised is that nothing but an answer of Java's or a limit with its name comes of it.
#[test]
fn a_long_chain_of_constants_does_not_crash() {
    const LENGTH: u16 = 20_000;
    let mut main = RawClass::new(61, "Main", "java/lang/Object");
    let descriptor = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;";
    let bootstrap = main.pool.member(10, "Main", "make", descriptor);
    let handle = main.pool.method_handle(6, bootstrap);
    let constants: Vec<u16> = (0..LENGTH).map(|i| main.pool.dynamic(i, "x", "Ljava/lang/Object;")).collect();
    // The last one needs the name of the class, which is a class.
    let last = main.pool.class("Main");
    let needed = constants.iter().skip(1).copied().chain([last]);
    main.bootstraps = needed.map(|argument| (handle, vec![argument])).collect();
    main.method(PUBLIC | STATIC, "make", descriptor, &[0x2d, 0xb0]);
    let first = two(constants[0]);
    let code = print(&mut main, "(Ljava/lang/Object;)V", &[0x13, first[0], first[1]]);
    main.main(&[&code[..], &[0xb1]].concat());
    let folder = folder("condy-chain", vec![("Main", main.finish())]);
    let ended = rjpf_run(&folder, &["Main"]);
    let ends = match ended.code {
        0 => ended.out == "class Main\n",
        1 => ended.err.contains("StackOverflowError"),
        3 => ended.err.contains("UNSUPPORTED"),
        _ => false,
    };
    assert!(ends, "run {} {}{}", ended.code, ended.out, ended.err);
    let ended = rjpf_check(&folder);
    assert!(matches!(ended.code, 0 | 1 | 3), "check {} {}{}", ended.code, ended.out, ended.err);
}

/// Positions have 20 bits for the method and there are more of them: 18 classes of 60,000.
#[test]
fn more_methods_than_positions_have_numbers_for() {
    const CLASSES: usize = 18;
    let names: Vec<String> = (0..CLASSES).map(|i| format!("Many{i}")).collect();
    let mut classes: Vec<(&str, Vec<u8>)> = Vec::new();
    for name in &names {
        let mut class = RawClass::new(61, name, "java/lang/Object");
        for i in 0..60_000 {
            class.bodiless_method(PUBLIC | STATIC | NATIVE, &format!("m{i}"), "()V", &[]);
        }
        class.method(PUBLIC | STATIC, "number", "()I", &[0x08, 0xac]);
        classes.push((name.as_str(), class.finish()));
    }
    let mut main = RawClass::new(61, "Main", "java/lang/Object");
    let mut code = Vec::new();
    for name in &names {
        let number = two(main.pool.member(10, name, "number", "()I"));
        code.extend(print(&mut main, "(I)V", &[0xb8, number[0], number[1]]));
    }
    main.main(&[&code[..], &[0xb1]].concat());
    classes.push(("Main", main.finish()));
    let folder = folder("methods", classes);
    let ended = rjpf_run(&folder, &["Main"]);
    let ends = match ended.code {
        0 => ended.out == "5\n".repeat(CLASSES),
        3 => ended.err.contains("methods"),
        _ => false,
    };
    assert!(ends, "{} {}{}", ended.code, ended.out, ended.err);
}
