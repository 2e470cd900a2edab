//! Watching a search: the live line on stderr.

use std::io::Write;
use std::time::{Duration, Instant};

use rjpf_explore::listeners::{Flow, Listener, View};

use crate::deep::Diagnosis;
use rjpf_explore::{Notice, Progress, process_memory};

const PERIOD: Duration = Duration::from_millis(250);

pub(crate) struct Watcher {
    /// When the live line was written last.
    line: Instant,
    started: Instant,
    diagnosis: Diagnosis,
}

impl Watcher {
    pub(crate) fn new(diagnosis: Diagnosis) -> Watcher {
        let now = Instant::now();
        Watcher { line: now, started: now, diagnosis }
    }

    fn show(&mut self, progress: &Progress<'_>) {
        let now = Instant::now();
        if now - self.line < PERIOD {
            return;
        }
        self.line = now;
        let mut text = live_line(progress, now - self.started, process_memory());
        if let Some(why) = self.diagnosis.text() {
            text = format!("{text}; {why}");
        }
        _ = write!(std::io::stderr(), "\r{text}\x1b[K");
    }
}

impl Listener for Watcher {
    fn looks_at_states(&self) -> bool {
        false
    }

    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        match notice {
            Notice::Progress(progress) => self.show(progress),
            // The live line goes.
            Notice::Finished(_) => _ = write!(std::io::stderr(), "\r\x1b[K"),
            _ => {}
        }
        Flow::Continue
    }

    /// The first worker tells of all.
    fn any_order(&self) -> bool {
        true
    }
}

fn live_line(progress: &Progress<'_>, elapsed: Duration, memory: Option<u64>) -> String {
    let s = progress.statistics;
    let seconds = elapsed.as_secs_f64().max(0.001);
    let memory = memory.map_or_else(String::new, |m| format!(", {} MB", m >> 20));
    let left = left(progress.left);
    format!(
        "{} states, {:.0} transitions/s, depth {} (max {}), {} open{memory}, left: {left}",
        s.states,
        s.transitions as f64 / seconds,
        progress.depth,
        s.max_depth,
        progress.open
    )
}

/// An estimate with a tilde, or "unknown" while it would only be a guess.
fn left(part: Option<f64>) -> String {
    match part {
        Some(part) if part < 0.999 => format!("~{:.1} % of the choice tree", part * 100.0),
        _ => "unknown".into(),
    }
}

#[cfg(test)]
mod tests {
    use rjpf_explore::Statistics;

    use super::*;

    #[test]
    fn the_line_says_how_far_the_search_is() {
        let statistics = Statistics { states: 10, transitions: 40, max_depth: 7, ..Statistics::default() };
        let progress = Progress { statistics: &statistics, depth: 3, open: 5, left: None };
        let line = live_line(&progress, Duration::from_secs(2), Some(3 << 20));
        assert_eq!(line, "10 states, 20 transitions/s, depth 3 (max 7), 5 open, 3 MB, left: unknown");
        let line = live_line(&Progress { left: Some(0.25), ..progress }, Duration::from_secs(2), None);
        assert!(line.ends_with("5 open, left: ~25.0 % of the choice tree"), "{line}");
        assert_eq!(left(Some(0.9999)), "unknown");
    }
}
