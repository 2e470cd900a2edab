//! See `rjpf_fuzz::level`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| drop(rjpf_fuzz::level(bytes)));
