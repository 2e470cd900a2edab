//! Stopping in the middle of a transition: where the machine looks at its brake.

use std::sync::Arc;

use rjpf_state::{Brake, GivenUp};

use crate::peer::Exit;
use crate::{Ctx, Stop, Vm};

/// Backward jumps and calls between two looks at the brake.
const SIP: i32 = 256;
/// Bytes that natives work on between two looks.
pub const PIECE: usize = 4 << 20;

impl From<GivenUp> for Stop {
    fn from(GivenUp(cause): GivenUp) -> Stop {
        Stop::Halted(cause)
    }
}

impl From<GivenUp> for Exit {
    fn from(GivenUp(cause): GivenUp) -> Exit {
        Exit::Halted(cause)
    }
}

impl Vm {
    /// What stops this machine; one for all machines of a search.
    pub fn brake(&self) -> &Arc<Brake> {
        &self.pages.memory.brake
    }

    pub fn set_brake(&mut self, brake: Arc<Brake>) {
        self.pages.memory.brake = brake;
    }

    #[inline]
    pub(crate) fn look_at_brake(&self) -> Result<(), Stop> {
        Ok(self.brake().look()?)
    }

    /// The next sip from a reserve of fuel; zero if it is empty.
    #[cold]
    #[inline(never)]
    pub(crate) fn refuel(&self, reserve: &mut i32) -> Result<i32, Stop> {
        self.look_at_brake()?;
        let sip = (*reserve).clamp(0, SIP);
        *reserve -= sip;
        Ok(sip)
    }

    /// A snapshot will copy what the transition has written, and its form has to be made: is there memory for it?
    pub(crate) fn expect_snapshot(&self) -> Result<(), Stop> {
        let form = self.canonical.as_ref().map_or(0, |canonical| canonical.growth(&self.pages.memory));
        self.pages.expect_snapshot(form);
        self.look_at_brake()
    }
}

impl Ctx<'_> {
    /// To be asked by natives that take long, now and then.
    pub fn look_at_brake(&self) -> Result<(), Exit> {
        Ok(self.vm.brake().look()?)
    }

    /// To be asked by natives that are about to take much memory at once.
    pub fn expect_bytes(&self, count: usize) -> Result<(), Exit> {
        if count >= PIECE {
            self.vm.brake().expect_memory(count as u64);
            self.look_at_brake()?;
        }
        Ok(())
    }

    /// A copy of bytes of the program, which start so many bytes behind a word.
    pub fn copied_bytes(&self, at: u32, offset: usize, count: usize) -> Result<Vec<u8>, Exit> {
        self.expect_bytes(count)?;
        Ok(self.memory().bytes(at, offset, count).to_vec())
    }

    /// Writes bytes, which may be many, so many bytes behind a word.
    pub fn put_many_bytes(&mut self, at: u32, offset: usize, bytes: &[u8]) -> Result<(), Exit> {
        for (number, piece) in bytes.chunks(PIECE).enumerate() {
            self.put_bytes(at, offset + number * PIECE, piece);
            self.look_at_brake()?;
        }
        Ok(())
    }

    /// Copies bytes from one byte address to another, which may overlap.
    pub fn copy_bytes(&mut self, from: usize, to: usize, count: usize) -> Result<(), Exit> {
        let pieces = count.div_ceil(PIECE);
        for i in 0..pieces {
            // From the end where the target lies behind the source.
            let piece = if from < to { pieces - 1 - i } else { i };
            let (start, end) = (piece * PIECE, count.min((piece + 1) * PIECE));
            self.memory_mut().copy_bytes(from + start, to + start, end - start);
            if pieces > 1 {
                self.look_at_brake()?;
            }
        }
        Ok(())
    }

    /// Fills bytes from a byte address on.
    pub fn fill_bytes(&mut self, at: usize, count: usize, value: u8) -> Result<(), Exit> {
        for start in (0..count).step_by(PIECE) {
            self.look_at_brake()?;
            self.memory_mut().bytes_mut(0, at + start, PIECE.min(count - start)).fill(value);
        }
        Ok(())
    }
}
