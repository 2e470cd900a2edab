//! Faults of rjpf itself: a panic ends what is being done and nothing else.
//!
//! What a search has found up to then is still there, because whoever calls holds it. The machine may
//! be in any state afterwards; restoring a snapshot makes it whole again, as far as anything can.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rjpf_vm::Stop;

/// Does something that may panic; a panic is an internal stop.
pub fn caught<T>(act: impl FnOnce() -> Result<T, Stop>) -> Result<T, Stop> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| Err(Stop::Internal(text(&*panic))))
}

/// What a panic says.
pub fn text(panic: &(dyn std::any::Any + Send)) -> String {
    let plain = panic.downcast_ref::<&str>().map(|text| text.to_string());
    let made = panic.downcast_ref::<String>().cloned();
    plain.or(made).unwrap_or_else(|| "a panic without words".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_a_stop_with_its_words() {
        std::panic::set_hook(Box::new(|_| ()));
        let said = |result: Result<(), Stop>| match result {
            Err(Stop::Internal(text)) => text,
            other => panic!("{other:?}"),
        };
        assert_eq!(said(caught(|| panic!("plain"))), "plain");
        assert_eq!(said(caught(|| panic!("made of {}", 2))), "made of 2");
        assert_eq!(said(caught(|| Err(Stop::Internal("as it is".into())))), "as it is");
        assert!(caught(|| Ok(1)).is_ok());
    }
}
