//! Faults of rjpf itself: a panic becomes exit code 4, a short report and the command that leads to it.

use std::backtrace::Backtrace;
use std::ffi::OsString;
use std::sync::{Mutex, PoisonError};

use rjpf_explore::fault;

use crate::{ToolError, exit};

/// Where the last panic happened.
static PLACE: Mutex<Option<String>> = Mutex::new(None);

/// Panics say nothing by themselves from now on; `--log error` tells the whole story.
pub(crate) fn keep_quiet() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(|l| format!("{}:{}", l.file(), l.line()));
        tracing::error!(place, backtrace = %Backtrace::force_capture(), "panic");
        *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = place;
    }));
}

/// Does what was asked for; a panic is an error of the tool.
pub(crate) fn caught(act: impl FnOnce() -> Result<u8, ToolError>) -> Result<u8, ToolError> {
    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(act));
    done.unwrap_or_else(|panic| Err(ToolError { code: exit::INTERNAL, message: internal(&fault::text(&*panic)) }))
}

/// The report of an internal error.
pub(crate) fn internal(what: &str) -> String {
    let place = PLACE.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let place = place.map_or_else(String::new, |place| format!(" ({place})"));
    let version = env!("CARGO_PKG_VERSION");
    let words: Vec<String> = std::env::args_os().skip(1).map(quoted).collect();
    format!(
        "internal error: {what}{place}\nthis is a fault of rjpf {version}, not of your program; please report it with\n    \
         rjpf {}\n--log error tells more",
        words.join(" ")
    )
}

/// A word as a shell takes it.
fn quoted(word: OsString) -> String {
    let word = word.to_string_lossy();
    let is_plain = |c: char| c.is_alphanumeric() || "-_=+./,:@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.into_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_can_be_given_to_a_shell_again() {
        assert_eq!(quoted("+key=a/b".into()), "+key=a/b");
        assert_eq!(quoted("a b".into()), "'a b'");
        assert_eq!(quoted("it's".into()), "'it'\\''s'");
        assert_eq!(quoted("".into()), "''");
    }
}
