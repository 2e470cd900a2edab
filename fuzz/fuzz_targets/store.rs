//! See `rjpf_fuzz::store`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| { _ = rjpf_fuzz::store(bytes); });
