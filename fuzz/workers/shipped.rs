//! What ThreadSanitizer cannot see of the shipped `std`.
//!
//! `std` comes compiled without it. Most of a lock is generic or inline and so compiled here, where it is seen; two slow ways
//! are not: a lock that somebody else holds, and the one run of a `OnceLock`. Without them every value behind a contended
//! lock or a `OnceLock` would look like a race. So the linker puts these functions in front (`--wrap`), which tell
//! the sanitizer what the slow ways order, and nothing more than that.

use std::sync::OnceState;

unsafe extern "C" {
    fn __tsan_acquire(address: *const u32);
    fn __tsan_release(address: *const u32);
}

unsafe extern "Rust" {
    #[link_name = concat!("__real_", env!("LOCK_CONTENDED"))]
    fn lock_contended(mutex: *const u32);
    #[link_name = concat!("__real_", env!("ONCE_CALL"))]
    fn once_call(once: *const u32, ignore_poisoning: bool, run: &mut dyn FnMut(&OnceState), caller: usize);
}

/// The end of waiting for a lock. Giving it up is inline and seen.
#[unsafe(export_name = concat!("__wrap_", env!("LOCK_CONTENDED")))]
unsafe fn lock_contended_seen(mutex: *const u32) {
    // SAFETY: the same call with the same arguments; a futex is a word.
    unsafe {
        lock_contended(mutex);
        __tsan_acquire(mutex);
    }
}

/// What ran is there for whoever comes here later or, by a load that is inline and seen, finds it done. `caller` is what
/// `track_caller` adds.
#[unsafe(export_name = concat!("__wrap_", env!("ONCE_CALL")))]
unsafe fn once_call_seen(once: *const u32, ignore_poisoning: bool, run: &mut dyn FnMut(&OnceState), caller: usize) {
    let mut seen = |state: &OnceState| {
        run(state);
        // SAFETY: the address of a futex.
        unsafe { __tsan_release(once) };
    };
    // SAFETY: the same call, with a closure that does the same.
    unsafe {
        once_call(once, ignore_poisoning, &mut seen, caller);
        __tsan_acquire(once);
    }
}
