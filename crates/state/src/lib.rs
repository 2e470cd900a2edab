//! The state of the machine: words in pages, and what can be done with them as a whole.
//!
//! Everything that backtracks lives in one flat word memory ([`Memory`]): VM scalars
//! ([`global`]), thread records ([`thread`]), stacks ([`frame`]), statics, objects ([`heap`]).
//! Snapshots and restores cost what changed ([`Pages`]). The canonical form of a state, its
//! fingerprint and the way back are in [`canonical`], sets of seen states in [`visited`], garbage
//! collection in [`collect`]. Not its job: how bytecode executes, what is searched.

mod brake;
pub mod canonical;
pub mod clock;
pub mod collect;
mod directory;
pub mod filter;
pub mod frame;
pub mod global;
pub mod guards;
pub mod heap;
mod memory;
mod pages;
pub mod roots;
mod snapshot;
mod string;
pub mod thread;
pub mod visited;
mod zeroed;

pub use brake::{Brake, Cause, GivenUp, process_memory, usual_memory_limit};
pub use heap::{Heap, MAX_ENTRIES, Ref, object_words};
pub use memory::{Memory, Page};
pub use pages::Pages;
pub use snapshot::Snapshot;
pub use string::StringLayout;
pub use thread::ThreadId;

/// Words of a page: the unit of copying.
pub const PAGE_WORDS: usize = 1 << PAGE_BITS;
pub const PAGE_BITS: u32 = 6;
