//! See `rjpf_fuzz::level`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| { _ = rjpf_fuzz::level(bytes); });
