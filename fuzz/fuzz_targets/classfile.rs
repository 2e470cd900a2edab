//! Any bytes parse or are refused; whatever parses can be walked from end to end.
//!
//! `cargo +nightly fuzz run classfile -- -max_len=20000 -rss_limit_mb=512`, best with some class
//! files copied to `fuzz/corpus/classfile`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rjpf_classfile::descriptor::MethodDescriptor;
use rjpf_classfile::{ClassFile, Constant, annotation, mutf8};

fuzz_target!(|bytes: &[u8]| {
    match ClassFile::parse(bytes) {
        Ok(class) => walk(&class),
        Err(error) => {
            assert!(error.offset <= bytes.len());
            drop(error.to_string());
        }
    }
});

fn walk(class: &ClassFile<'_>) {
    for (index, constant) in class.pool.iter() {
        match constant {
            Constant::Utf8(text) => {
                mutf8::try_decode(text).expect("checked text");
            }
            Constant::Class { .. } => {
                class.pool.class_name(index).expect("a checked class");
            }
            Constant::Field { .. } | Constant::Method { .. } | Constant::InterfaceMethod { .. } => {
                class.pool.member(index).expect("a checked member");
            }
            Constant::MethodHandle { .. } => {
                class.pool.method_handle(index).expect("a checked handle");
            }
            Constant::Dynamic { bootstrap, .. } | Constant::InvokeDynamic { bootstrap, .. } => {
                class.pool.dynamic(index).expect("a checked call site");
                assert!(usize::from(*bootstrap) < class.attributes.bootstrap_methods.len());
            }
            _ => {}
        }
    }
    if let Some(raw) = class.attributes.annotations.visible {
        annotation::annotations(&class.pool, raw).for_each(drop);
    }
    for method in &class.methods {
        let descriptor = MethodDescriptor::parse(method.descriptor).expect("a checked descriptor");
        assert!(descriptor.parameter_slots() <= 255);
        for instruction in method.code.iter().flat_map(|code| code.instructions()) {
            drop(instruction);
        }
    }
}
