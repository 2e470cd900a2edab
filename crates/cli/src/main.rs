//! The `rjpf` binary: everything is in the library, so that users can link their own peers.

/// A search allocates nodes and pages by the million.
#[cfg(not(feature = "promises"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    rjpf::main_with(&[])
}
