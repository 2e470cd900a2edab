//! See `rjpf_fuzz::jar`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rjpf_fuzz::jar(bytes));
