//! The tests of workers that define classes and share snapshots, for ThreadSanitizer: `scripts/sanitize thread`.

mod shipped;
#[path = "../../crates/cli/tests/state_defining.rs"]
mod state_defining;
#[path = "../../crates/cli/tests/state_workers.rs"]
mod state_workers;
