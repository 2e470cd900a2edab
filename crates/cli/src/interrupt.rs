//! Ctrl-C: the first one ends the search with what is known so far, the second one the process.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static INSTALL: Once = Once::new();

/// The flag that Ctrl-C raises.
pub(crate) fn flag() -> &'static AtomicBool {
    INSTALL.call_once(|| {
        // Without a handler Ctrl-C just ends the process, which is no reason not to search.
        _ = ctrlc::set_handler(|| {
            if INTERRUPTED.swap(true, Ordering::Relaxed) {
                std::process::exit(i32::from(crate::exit::INCOMPLETE));
            }
        });
    });
    &INTERRUPTED
}
