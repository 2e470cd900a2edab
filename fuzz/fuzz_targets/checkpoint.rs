//! See `rjpf_fuzz::checkpoint`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| { _ = rjpf_fuzz::checkpoint(bytes); });
