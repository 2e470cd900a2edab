//! The terminal: whether there is one, and how wide it is.

use std::io::IsTerminal;

use crate::config::{Options, Progress};

/// Columns for the console report.
pub(crate) fn width(options: &Options) -> usize {
    const DEFAULT: usize = 100;
    let said = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    options.width.or_else(terminal_width).or(said).unwrap_or(DEFAULT)
}

/// Does somebody look at it, or has said how wide it is to be?
pub(crate) fn is_known(options: &Options) -> bool {
    options.width.is_some() || terminal_width().is_some()
}

#[cfg(unix)]
fn terminal_width() -> Option<usize> {
    if !std::io::stdout().is_terminal() {
        return None;
    }
    let mut size = libc::winsize { ws_row: 0, ws_col: 0, ws_xpixel: 0, ws_ypixel: 0 };
    // SAFETY: the call fills in the struct it is given and touches nothing else.
    let answer = unsafe { libc::ioctl(libc::STDOUT_FILENO, libc::TIOCGWINSZ, &mut size) };
    (answer == 0 && size.ws_col >= 40).then_some(usize::from(size.ws_col))
}

#[cfg(not(unix))]
fn terminal_width() -> Option<usize> {
    None
}

/// Is a live line on stderr wanted?
pub(crate) fn shows_progress(options: &Options) -> bool {
    match options.progress {
        Progress::On => true,
        Progress::Off => false,
        Progress::Auto => !options.quiet && std::io::stderr().is_terminal(),
    }
}

/// Are colours unwanted, whatever the terminal can do?
pub(crate) fn is_plain(options: &Options) -> bool {
    options.color == Progress::Off || std::env::var_os("NO_COLOR").is_some()
}

pub(crate) fn color_choice(options: &Options) -> anstream::ColorChoice {
    match options.color {
        Progress::On => anstream::ColorChoice::AlwaysAnsi,
        Progress::Off => anstream::ColorChoice::Never,
        Progress::Auto => anstream::ColorChoice::Auto,
    }
}
