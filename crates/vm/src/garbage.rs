//! When garbage is collected, and what the program notices of it.

use rjpf_state::collect::{Collected, ReferenceLayout, collect};
use rjpf_state::thread::{Status, Wake};
use rjpf_state::{ThreadId, global};

use crate::peer::{Exit, out_of_memory};
use crate::{Event, Vm};

impl Vm {
    /// Collects garbage now. Only at points where every live reference is in the state's words. If the machine is to stop meanwhile, it
    /// has to: what is left is no state.
    pub fn collect_now(&mut self) -> Result<(), Exit> {
        let reference = self.registry.known("java/lang/ref/Reference");
        let layout = ReferenceLayout {
            weak: self.registry.known("java/lang/ref/WeakReference"),
            phantom: self.registry.known("java/lang/ref/PhantomReference"),
            referent: self.field_offset(reference, "referent"),
            discovered: self.field_offset(reference, "discovered"),
        };
        // Objects move, and references may be cleared.
        self.touch_everything();
        let collected = collect(&mut self.pages.memory, self.registry, layout, self.heap_start)?;
        let Collected { live_words, freed_words, cleared } = collected;
        tracing::debug!(live_words, freed_words, cleared, "collected garbage");
        self.tell(crate::boot::MAIN, &Event::Collect);
        if collected.cleared > 0 {
            self.publish_pending(layout.discovered);
            self.wake_reference_handler();
        }
        let next = (collected.live_words.saturating_mul(2)).max(self.environment.collect_words);
        let collect_at = self.heap_start + next.min(self.environment.max_heap_words);
        self.pages.memory.set(global::COLLECT_AT, collect_at);
        Ok(())
    }

    /// A thread has asked for a collection. Whoever hands over the references that it has cleared is one more thread that it has to do with.
    pub fn count_reference_handler(&mut self, by: ThreadId) {
        if self.pages.memory.get(global::PENDING_REFERENCES) != 0 && !self.has_company(by) {
            self.count_thread();
        }
    }

    #[inline]
    pub(crate) fn is_time_to_collect(&self) -> bool {
        self.pages.memory.heap_top() >= self.pages.memory.get(global::COLLECT_AT)
    }

    /// Collects garbage because it is time to; an `OutOfMemoryError` if the heap is over its bound all the same.
    pub(crate) fn collect_garbage(&mut self) -> Result<(), Exit> {
        self.collect_now()?;
        self.brake().look()?;
        let words = self.pages.memory.heap_top() - self.heap_start;
        if words < self.environment.max_heap_words { Ok(()) } else { Err(out_of_memory()) }
    }

    /// First heap word of the program.
    pub fn heap_start(&self) -> u32 {
        self.heap_start
    }

    /// From now on garbage may be collected; what is there now is booted and stays.
    pub fn start_collecting(&mut self) {
        self.heap_start = self.pages.memory.heap_top();
        let words = self.environment.collect_words.min(self.environment.max_heap_words);
        self.pages.memory.set(global::COLLECT_AT, self.heap_start + words);
    }

    /// Cleared references, and the queues they go to, are the reference handler's from now on.
    fn publish_pending(&mut self, discovered: u32) {
        let mut reference = self.pages.memory.get(global::PENDING_REFERENCES);
        while reference != 0 {
            self.publish(reference);
            reference = self.pages.memory.get(reference + discovered);
        }
    }

    /// The service thread that enqueues cleared references runs only when there is work.
    fn wake_reference_handler(&mut self) {
        let idle: Vec<_> = self.threads().filter(|t| t.status(&self.pages.memory) == Status::Dormant).collect();
        debug_assert!(self.pages.memory.get(global::PENDING_REFERENCES) != 0);
        for thread in idle {
            self.wake(thread, Wake::Retry);
        }
    }
}
