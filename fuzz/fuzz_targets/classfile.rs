//! See `rjpf_fuzz::classfile`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rjpf_fuzz::classfile(bytes));
