//! What threads share outside the heap, as native methods know it: files and their names, the network.
//!
//! Such words are told apart by a number that whoever touches them makes from a name. Two things with one
//! number are taken for one, which costs pauses and loses nothing.

use super::{Special, Touch};
use crate::Visibility;
use crate::peer::{Ctx, Exit};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outside {
    /// What a path leads to, and the names in a folder.
    FileName,
    /// The bytes and attributes of a file, and where an open file stands.
    FileContent,
    /// Sockets, ports and pipes.
    Network,
}

/// An access to something outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutsideTouch {
    pub of: Outside,
    pub word: u32,
    pub write: bool,
}

/// Offsets below this mean something in guards of other places.
const FIRST_WORD: u32 = 16;

impl OutsideTouch {
    pub fn new(of: Outside, name: &[u8], write: bool) -> OutsideTouch {
        OutsideTouch { of, word: word_of(name), write }
    }
}

/// The number of a name (FNV-1a).
fn word_of(name: &[u8]) -> u32 {
    let hash = name.iter().fold(0x811c_9dc5_u32, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    FIRST_WORD + hash % (super::STATIC - FIRST_WORD)
}

impl Ctx<'_> {
    /// To be asked, once and for everything, before a peer reads or writes what lies outside: others may run first.
    pub fn before_touching(&mut self, touches: &[OutsideTouch]) -> Result<(), Exit> {
        if self.vm.visibility == Visibility::None || !self.vm.has_company(self.thread) {
            return Ok(());
        }
        let at = self.at();
        // Every access is taken note of, whether an earlier one makes the thread pause or not.
        let mut matters = false;
        for touch in touches {
            let special = match touch.of {
                Outside::FileName => Special::FileNames,
                Outside::FileContent => Special::FileContents,
                Outside::Network => Special::Network,
            };
            let touch = Touch { offset: touch.word, ..special.touch(touch.write) };
            matters |= self.vm.matters(at, &touch, None);
        }
        if matters && self.vm.pauses(at, false) {
            return Err(Exit::Pause);
        }
        self.vm.touch_everything();
        self.vm.order_by_outside(self.thread, 1);
        Ok(())
    }

    /// To be asked before a peer writes to the console: others may run first.
    pub fn before_output(&mut self) -> Result<(), Exit> {
        let at = self.at();
        let pauses = self.vm.visibility != Visibility::None && self.vm.pauses_at_output(at);
        if pauses { Err(Exit::Pause) } else { Ok(()) }
    }

    /// Something outside is gone for good: what comes to be called like it is another thing.
    pub fn forget_outside(&mut self, of: Outside, name: &[u8]) {
        let word = OutsideTouch::new(of, name, false).word;
        if self.memory().guard(0, word) != rjpf_state::guards::Guard::Untouched {
            self.memory_mut().set_guard(0, word, rjpf_state::guards::Guard::Untouched);
        }
    }
}
