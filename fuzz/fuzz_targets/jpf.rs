//! See `rjpf_fuzz::jpf`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rjpf_fuzz::jpf(bytes));
