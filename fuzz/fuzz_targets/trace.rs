//! See `rjpf_fuzz::trace`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rjpf_fuzz::trace(bytes));
