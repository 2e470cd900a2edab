//! Where the time of a search goes, in the parts that the paper on delta execution tells apart (docs/DELTA.md).

use std::time::Duration;

/// Processor time of each part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Breakdown {
    /// Running the program.
    pub executing: Duration,
    /// Linearising and looking up states and graphs.
    pub comparing: Duration,
    /// Keeping states and going back to them.
    pub backtracking: Duration,
    /// Putting states side by side.
    pub merging: Duration,
}

impl Breakdown {
    pub fn add(&mut self, more: &Breakdown) {
        self.executing += more.executing;
        self.comparing += more.comparing;
        self.backtracking += more.backtracking;
        self.merging += more.merging;
    }

    /// So much of what counted as running the program was looking up graphs that it asked for.
    pub fn move_to_comparing(&mut self, time: Duration) {
        self.executing = self.executing.saturating_sub(time);
        self.comparing += time;
    }
}

/// The processor time that the calling thread has had so far: what others do on the machine is not in it.
#[cfg(unix)]
pub fn processor_time() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the call writes the struct that it is given.
    let answer = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
    if answer == 0 { Duration::new(time.tv_sec as u64, time.tv_nsec as u32) } else { Duration::ZERO }
}

/// Time on the wall, where there is nothing better.
#[cfg(not(unix))]
pub fn processor_time() -> Duration {
    static BEGUN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(std::time::Instant::now).elapsed()
}
