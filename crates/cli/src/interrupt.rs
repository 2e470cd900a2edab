//! Signals that ask for the end (Ctrl-C, SIGTERM, SIGHUP): the first one ends the search with what is
//! known so far. One more while something is still being stopped, or while reports are being
//! written, ends the process, unless it comes at once: `timeout` sends its signal to a process and to its group, a terminal that
//! is closed sends two kinds, and nobody means by that that the report is not wanted.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

use rjpf_vm::Cause;

use crate::timer::{self, Phase};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// How the process ends if it is ended by force: with what was found, once that has been printed.
static CODE: AtomicU8 = AtomicU8::new(crate::exit::INCOMPLETE);
static INSTALL: Once = Once::new();
/// When a signal was last listened to.
static LAST: Mutex<Option<Instant>> = Mutex::new(None);
/// For so long another one counts as the same.
const AT_ONCE: Duration = Duration::from_millis(500);

/// The flag that such a signal raises.
pub(crate) fn flag() -> &'static AtomicBool {
    INSTALL.call_once(|| {
        let ignored = ignores_hangup();
        // Without a handler a signal just ends the process, which is no reason not to search.
        _ = ctrlc::set_handler(|| {
            if is_repeated() {
                return;
            }
            let stops = timer::brake().pulled() == Some(Cause::Interrupted);
            if stops || timer::phase() == Phase::Reporting {
                std::process::exit(i32::from(CODE.load(Ordering::Relaxed)));
            }
            INTERRUPTED.store(true, Ordering::Relaxed);
            timer::brake().pull(Cause::Interrupted);
        });
        if ignored {
            ignore_hangup();
        }
    });
    &INTERRUPTED
}

/// Has a signal only just come?
fn is_repeated() -> bool {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let repeated = last.is_some_and(|last| last.elapsed() < AT_ONCE);
    if !repeated {
        *last = Some(Instant::now());
    }
    repeated
}

/// What was found has been printed: the process ends with this code from now on, however it ends.
pub(crate) fn printed(code: u8) {
    CODE.store(code, Ordering::Relaxed);
}

/// Was rjpf started by `nohup` or its like?
fn ignores_hangup() -> bool {
    // SAFETY: all zeros is a valid `sigaction`, and the call only fills it in.
    let (answer, now) = unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        (libc::sigaction(libc::SIGHUP, std::ptr::null(), &mut now), now)
    };
    answer == 0 && now.sa_sigaction == libc::SIG_IGN
}

fn ignore_hangup() {
    // SAFETY: ignoring a signal runs no code of ours.
    unsafe { libc::signal(libc::SIGHUP, libc::SIG_IGN) };
}
