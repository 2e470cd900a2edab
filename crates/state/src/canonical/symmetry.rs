//! Threads in an order of their own, so that states that differ only in which thread is which are one.
//!
//! Threads are sorted by what they are about to do: their status and, frame by frame, where they stand and the numbers
//! they hold. The form then says "the first thread, the second" and never which. Two states with equal forms are
//! the same up to a permutation of threads, whatever the order: a poor order only misses some. A thread that
//! something knows by its place (an element of an array that is still in use, a name that it was given) keeps it. Names
//! and numbers that threads have by default are left out: that nobody goes by them is assumed.

use super::{Canonical, OBSERVED_THREAD_WORDS, is_absent};
use crate::thread::ThreadId;
use crate::{Pages, global, roots};

impl Canonical {
    /// Takes states for the same that differ in the identity of threads only. To be called before the first form.
    pub fn merge_threads(&mut self) {
        self.symmetric = true;
        self.walk.segments.keep_nothing();
        self.names.merge_threads();
    }

    /// Are threads that differ in identity only the same?
    pub fn merges_threads(&self) -> bool {
        self.symmetric
    }

    /// The threads that are part of the state, in the order of the form; notes their places in it.
    pub(super) fn threads_in_order(&mut self, pages: &Pages) -> Vec<ThreadId> {
        let memory = &pages.memory;
        let mut threads: Vec<ThreadId> =
            (0..memory.get(global::THREAD_LIMIT)).map(ThreadId).filter(|t| !is_absent(memory, *t)).collect();
        if self.symmetric {
            threads.sort_by_cached_key(|&thread| self.signature(pages, thread));
            self.walk.places.clear();
            self.walk.places.resize(memory.get(global::THREAD_LIMIT) as usize, 0);
            for (place, thread) in (0..).zip(&threads) {
                self.walk.places[thread.0 as usize] = place;
            }
        }
        threads
    }

    /// What a thread is about to do, in words that do not depend on who it is.
    fn signature(&self, pages: &Pages, thread: ThreadId) -> Vec<u32> {
        let (names, memory) = (&self.names, &pages.memory);
        let mut out: Vec<u32> = OBSERVED_THREAD_WORDS.iter().map(|&w| memory.get(thread.at(w))).collect();
        for frame in roots::frames(memory, names.registry, thread) {
            let method = names.method(frame.method);
            let rest = names.rest(memory, &frame).filter(|_| !frame.method.has_peer());
            out.extend([method as u32, (method >> 32) as u32, rest.as_ref().map_or(0, |rest| rest.position)]);
            if let Some(rest) = rest {
                let numbers = names.observed(memory, &frame, &rest).iter().filter(|slot| !slot.is_ref);
                out.extend(numbers.map(|slot| memory.get(frame.fp + u32::from(slot.reg))));
            }
        }
        out
    }
}
