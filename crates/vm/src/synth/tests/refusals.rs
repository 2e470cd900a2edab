//! Call sites that are not ours, and such that no bootstrap method accepts.

use rjpf_classfile::ClassFile;
use rjpf_classfile::access::{ACC_PUBLIC, ACC_SUPER};
use rjpf_classfile::build::{ClassBuilder, PoolBuilder};

use super::super::{Request, Synthesis, synthesize};

/// What becomes of a call site of a class that has only its bootstrap method.
fn made(factory: (&str, &str), site: (&str, &str), arguments: impl Fn(&mut PoolBuilder) -> Vec<u16>) -> Synthesis {
    let mut class = ClassBuilder::new(ACC_PUBLIC | ACC_SUPER, "a/B", "java/lang/Object");
    let descriptor = "()Ljava/lang/invoke/CallSite;";
    let method = class.pool.method(factory.0, factory.1, descriptor);
    let handle = class.pool.method_handle(6, method);
    let arguments = arguments(&mut class.pool);
    class.bootstrap_method(handle, &arguments);
    let bytes = class.finish().expect("a sound class");
    let caller = ClassFile::parse(&bytes).unwrap_or_else(|error| panic!("{error}"));
    synthesize(&Request {
        caller: &caller,
        caller_name: b"a/B",
        name: site.0.as_bytes(),
        descriptor: site.1.as_bytes(),
        bootstrap: &caller.attributes.bootstrap_methods[0],
        jdk_feature: 21,
    })
}

const LAMBDA: (&str, &str) = ("java/lang/invoke/LambdaMetafactory", "metafactory");
const ALTERNATIVE: (&str, &str) = ("java/lang/invoke/LambdaMetafactory", "altMetafactory");
const CONCAT: (&str, &str) = ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants");
const SWITCH: (&str, &str) = ("java/lang/runtime/SwitchBootstraps", "typeSwitch");
const RECORD: (&str, &str) = ("java/lang/runtime/ObjectMethods", "bootstrap");

#[track_caller]
fn is_malformed(made: Synthesis) {
    assert!(matches!(made, Synthesis::Malformed(_)), "{made:?}");
}

#[test]
fn other_bootstrap_methods_are_not_ours() {
    let other = made(("a/Boot", "strap"), ("x", "()V"), |_| Vec::new());
    assert_eq!(other, Synthesis::NotOurs);
    let near = ("java/lang/invoke/LambdaMetafactory", "other");
    assert_eq!(made(near, ("x", "()V"), |_| Vec::new()), Synthesis::NotOurs);
}

#[test]
fn recipes_have_to_fit() {
    let site = ("x", "(I)Ljava/lang/String;");
    let with = |recipe: &'static str| made(CONCAT, site, |pool| vec![pool.string(recipe)]);
    assert!(matches!(with("\u{1}"), Synthesis::Class { .. }));
    is_malformed(with(""));
    is_malformed(with("\u{1}\u{1}"));
    is_malformed(with("\u{1}\u{2}"));
    is_malformed(made(CONCAT, site, |_| Vec::new()));
    is_malformed(made(CONCAT, ("x", "(I)I"), |pool| vec![pool.string("\u{1}")]));
    let class = |pool: &mut PoolBuilder| vec![pool.string("\u{1}\u{2}"), pool.class("a/C")];
    assert_eq!(made(CONCAT, site, class), Synthesis::NotOurs);
}

/// Static arguments of a lambda whose implementation is `a/B.body`.
fn lambda_arguments(pool: &mut PoolBuilder, erased: &str, body: &str) -> Vec<u16> {
    let method = pool.method("a/B", "body", body);
    vec![pool.method_type(erased), pool.method_handle(6, method), pool.method_type(erased)]
}

#[test]
fn lambdas_have_to_fit() {
    let site = ("f", "(I)La/I;");
    let with =
        |erased: &'static str, body: &'static str| made(LAMBDA, site, |pool| lambda_arguments(pool, erased, body));
    assert!(matches!(with("(J)V", "(IJ)V"), Synthesis::Class { .. }));
    is_malformed(with("(J)V", "(I)V"));
    is_malformed(with("(J)I", "(IJ)V"));
    is_malformed(made(LAMBDA, ("f", "(I)I"), |pool| lambda_arguments(pool, "(J)V", "(IJ)V")));
    is_malformed(made(LAMBDA, site, |pool| vec![pool.integer(1)]));
}

#[test]
fn counts_of_markers_have_to_fit() {
    let with = |rest: &'static [i32]| {
        made(ALTERNATIVE, ("f", "(I)La/I;"), move |pool| {
            let mut arguments = lambda_arguments(pool, "(J)V", "(IJ)V");
            arguments.extend(rest.iter().map(|&it| pool.integer(it)));
            arguments
        })
    };
    assert!(matches!(with(&[2, 0]), Synthesis::Class { .. }));
    is_malformed(with(&[]));
    is_malformed(with(&[2]));
    is_malformed(with(&[2, -1]));
    is_malformed(with(&[2, i32::MAX]));
    is_malformed(with(&[0, 0]));
}

#[test]
fn dynamic_arguments_are_left_to_the_bootstrap_method() {
    let dynamic = made(SWITCH, ("x", "(La/E;I)I"), |pool| vec![pool.dynamic(0, "x", "Ljava/lang/Class;")]);
    assert_eq!(dynamic, Synthesis::NotOurs);
    let recipe = made(CONCAT, ("x", "()Ljava/lang/String;"), |pool| vec![pool.dynamic(0, "x", "Ljava/lang/String;")]);
    assert_eq!(recipe, Synthesis::NotOurs);
}

#[test]
fn switches_have_to_fit() {
    let class = |pool: &mut PoolBuilder| vec![pool.class("a/E")];
    let good = made(SWITCH, ("x", "(Ljava/lang/Object;I)I"), class);
    assert!(matches!(good, Synthesis::Class { .. }));
    is_malformed(made(SWITCH, ("x", "(Ljava/lang/Object;)I"), class));
    is_malformed(made(SWITCH, ("x", "(Ljava/lang/Object;J)I"), class));
    is_malformed(made(SWITCH, ("x", "(Ljava/lang/Object;I)V"), class));
    // JDK 21 has no primitive patterns.
    let early = made(SWITCH, ("x", "(JI)I"), |pool| vec![pool.long(1)]);
    assert_eq!(early, Synthesis::NotOurs);
}

#[test]
fn record_methods_have_to_fit() {
    let with = |site, names: &'static str| {
        made(RECORD, site, move |pool| {
            let field = pool.field("a/B", "x", "I");
            let getter = pool.method_handle(1, field);
            vec![pool.class("a/B"), pool.string(names), getter]
        })
    };
    let to_string = ("toString", "(La/B;)Ljava/lang/String;");
    assert!(matches!(with(to_string, "x"), Synthesis::Class { .. }));
    is_malformed(with(to_string, "x;y"));
    is_malformed(with(("toString", "(La/C;)Ljava/lang/String;"), "x"));
    is_malformed(with(("clone", "(La/B;)Ljava/lang/Object;"), "x"));
    is_malformed(made(RECORD, to_string, |_| Vec::new()));
}
