//! See `rjpf_fuzz::run`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rjpf_fuzz::run(bytes));
