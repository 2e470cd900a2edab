//! The brake: how whoever watches over machines stops them in the middle of what they do.
//!
//! A search looks at its limits between transitions, and a transition can be long: a loop of large copies,
//! a heap that grows for ever, a read of input that nobody gives. So there is one byte that the
//! interpreter looks at every few hundred jumps and natives when they start, and while they do
//! something long. Pulling it says why. Memory is looked at by those who use it up, because no timer is
//! fast enough for them.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// Why a machine is to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Cause {
    Interrupted = 1,
    Time = 2,
    Memory = 3,
}

/// Something long was given up because the brake was pulled. What it was to come to must not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenUp(pub Cause);

/// Shared by all machines of a search.
#[derive(Debug)]
pub struct Brake {
    /// The cause; zero while the brake is not pulled.
    pulled: AtomicU8,
    /// Bytes that the process may use.
    most_memory: AtomicU64,
}

impl Default for Brake {
    fn default() -> Brake {
        Brake { pulled: AtomicU8::new(0), most_memory: AtomicU64::new(u64::MAX) }
    }
}

impl Brake {
    /// The first cause counts.
    pub fn pull(&self, cause: Cause) {
        _ = self.pulled.compare_exchange(0, cause as u8, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Machines may go on.
    pub fn release(&self) {
        self.pulled.store(0, Ordering::Relaxed);
    }

    #[inline]
    pub fn pulled(&self) -> Option<Cause> {
        match self.pulled.load(Ordering::Relaxed) {
            0 => None,
            cause => Some(Brake::cause(cause)),
        }
    }

    /// To be asked by what takes long, now and then.
    #[inline]
    pub fn look(&self) -> Result<(), GivenUp> {
        self.pulled().map_or(Ok(()), |cause| Err(GivenUp(cause)))
    }

    #[cold]
    fn cause(pulled: u8) -> Cause {
        match pulled {
            1 => Cause::Interrupted,
            2 => Cause::Time,
            _ => Cause::Memory,
        }
    }

    /// From now on the process is to use no more than so many bytes.
    pub fn limit_memory(&self, bytes: u64) {
        self.most_memory.store(bytes, Ordering::Relaxed);
    }

    /// Pulls the brake if so many bytes more would be too many.
    pub fn expect_memory(&self, more: u64) {
        let most = self.most_memory.load(Ordering::Relaxed);
        if most != u64::MAX && process_memory().is_some_and(|used| used.saturating_add(more) >= most) {
            self.pull(Cause::Memory);
        }
    }
}

/// Memory of this process in bytes, where the system tells.
pub fn process_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Memory that this process can have before the system ends it: what the machine or the group of the process has.
fn memory_there_is() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let machine: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    let group = std::fs::read_to_string("/sys/fs/cgroup/memory.max").ok().and_then(|text| text.trim().parse().ok());
    Some(group.unwrap_or(u64::MAX).min(machine << 10))
}

/// The limit of memory where none was given: better a verdict about a part than a process that is killed.
pub fn usual_memory_limit() -> Option<u64> {
    memory_there_is().map(|bytes| bytes / 10 * 9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_cause_counts_until_it_is_released() {
        let brake = Brake::default();
        assert_eq!(brake.pulled(), None);
        for cause in [Cause::Interrupted, Cause::Time, Cause::Memory] {
            brake.pull(cause);
            brake.pull(Cause::Interrupted);
            assert_eq!(brake.pulled(), Some(cause));
            brake.release();
        }
        assert_eq!(brake.pulled(), None);
    }

    #[test]
    fn memory_is_looked_at_only_where_it_is_limited() {
        let brake = Brake::default();
        brake.expect_memory(1 << 50);
        assert_eq!(brake.pulled(), None);
        brake.limit_memory(1 << 49);
        brake.expect_memory(0);
        assert_eq!(brake.pulled(), None);
        brake.expect_memory(1 << 50);
        assert_eq!(brake.pulled(), Some(Cause::Memory));
    }
}
