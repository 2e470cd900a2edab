//! What rjpf tells about itself: `--log FILTER`, or `RJPF_LOG`, on stderr.
//!
//! Spans are the phases (find the target, boot, search, explain, write) and are told with their times
//! when they end. Without a filter nothing is installed, and an event costs a load and a branch.

use std::io::{IsTerminal, Write};

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::FmtSpan;
use tracing_subscriber::layer::{Layer, SubscriberExt};

use crate::config::Options;
use crate::{ToolError, terminal};

/// The variable that stands for `--log`.
const VARIABLE: &str = "RJPF_LOG";

/// Reads a filter: `info`, or `rjpf_classes=debug,rjpf_vm=trace`.
pub(crate) fn filter(text: &str) -> Result<Targets, String> {
    let levels = "it is error, warn, info, debug, trace or off, or such a level per part as rjpf_classes=debug";
    // A word alone that is no level would be taken for a part of the program.
    let mut bare = text.split(',').map(str::trim).filter(|part| !part.contains('='));
    match bare.find(|word| word.parse::<LevelFilter>().is_err()) {
        Some(wrong) => Err(format!("{levels}, not '{wrong}'")),
        None => text.parse().map_err(|_| format!("{levels}, not '{text}'")),
    }
}

/// Starts telling, if it was asked for.
pub(crate) fn start(options: &Options) -> Result<(), ToolError> {
    let said = std::env::var(VARIABLE).ok().filter(|text| !text.is_empty());
    let filter = match (&options.log, said) {
        (Some(text), _) => filter(text).map_err(ToolError::usage)?,
        (None, Some(text)) => filter(&text).map_err(|e| ToolError::usage(format!("{VARIABLE}: {e}")))?,
        (None, None) => return Ok(()),
    };
    let layer = tracing_subscriber::fmt::layer().with_writer(|| Stderr).with_span_events(FmtSpan::CLOSE);
    let layer = match options.log_as_json {
        true => layer.json().boxed(),
        false => layer.with_ansi(std::io::stderr().is_terminal() && !terminal::is_plain(options)).boxed(),
    };
    let subscriber = tracing_subscriber::registry().with(layer.with_filter(filter));
    // Tests and extensions may have one of their own.
    _ = tracing::subscriber::set_global_default(subscriber);
    Ok(())
}

/// A closed stderr ends the telling, not the process.
struct Stderr;

impl Write for Stderr {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        _ = std::io::stderr().write_all(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_levels_or_levels_by_part() {
        assert!(filter("info").is_ok() && filter("off").is_ok() && filter("rjpf_vm=trace,warn").is_ok());
        assert!(filter("loud").unwrap_err().contains("'loud'"));
        assert!(filter("rjpf_vm=loud").unwrap_err().contains("rjpf_vm=loud"));
    }
}
