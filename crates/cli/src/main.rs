//! The `rjpf` binary: everything is in the library, so that users can link their own peers.

fn main() -> std::process::ExitCode {
    rjpf::main_with(&[])
}
