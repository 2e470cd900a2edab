//! Library methods whose answers are fixed by the checker, while a JVM gives one answer or another.
//!
//! Each method knows its kind, so that a call of it by the program costs no search: what a verdict rests on is noted
//! when it happens (`vm/src/reliance.rs`).

use crate::Name;

/// What a JVM could answer otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixedAnswer {
    /// When weak references are cleared and cleaners run.
    Collection,
    /// How much a pool has done: no part of states unless somebody asks.
    Figures,
    /// The order in which an immutable set or map gives its elements.
    ImmutableOrder,
    /// When a task of a timer was due, which is an instant from the library's hands.
    Instant,
    /// In which order a worker of a pool looks at the queues of others.
    QueueOrder,
    /// Numbers drawn from a seed that the program has not chosen.
    Random,
    /// What an exception says, which may be the figures of a pool that has rejected a task.
    Rejection,
    /// Memory and processors.
    RuntimeFigures,
    /// Whether a weak compare-and-set fails without a reason.
    WeakCompareAndSet,
}

use FixedAnswer::{
    Collection, Figures, ImmutableOrder, Instant, QueueOrder, Random, Rejection, RuntimeFigures, WeakCompareAndSet,
};

/// Class (a package, if it ends in `/`), beginning of the method's name (the whole one if it ends in `!`), what is
/// fixed. With a descriptor after the name, only that method.
const FIXED_ANSWERS: &[(&str, &str, FixedAnswer)] = &[
    ("java/lang/Math", "random!", Random),
    ("java/lang/Runtime", "availableProcessors!", RuntimeFigures),
    ("java/lang/Runtime", "freeMemory!", RuntimeFigures),
    ("java/lang/Runtime", "maxMemory!", RuntimeFigures),
    ("java/lang/Runtime", "totalMemory!", RuntimeFigures),
    ("java/lang/StrictMath", "random!", Random),
    ("java/lang/Throwable", "getMessage!", Rejection),
    ("java/lang/invoke/VarHandle", "weakCompareAndSet", WeakCompareAndSet),
    ("java/lang/ref/Cleaner", "create!", Collection),
    ("java/lang/ref/PhantomReference", "<init>!", Collection),
    ("java/lang/ref/SoftReference", "<init>!", Collection),
    ("java/lang/ref/WeakReference", "<init>!", Collection),
    ("java/security/SecureRandom", "<init>!", Random),
    ("java/util/Collections", "shuffle(Ljava/util/List;)V", Random),
    // The salt is looked at where elements are given, and nowhere else.
    ("java/util/ImmutableCollections$MapN$MapNIterator", "<init>!", ImmutableOrder),
    ("java/util/ImmutableCollections$Set12", "forEach!", ImmutableOrder),
    ("java/util/ImmutableCollections$Set12", "toArray!", ImmutableOrder),
    ("java/util/ImmutableCollections$Set12$1", "next!", ImmutableOrder),
    ("java/util/ImmutableCollections$SetN$SetNIterator", "<init>!", ImmutableOrder),
    ("java/util/Random", "<init>()V", Random),
    ("java/util/SplittableRandom", "<init>()V", Random),
    ("java/util/TimerTask", "scheduledExecutionTime!", Instant),
    ("java/util/UUID", "randomUUID!", Random),
    ("java/util/WeakHashMap", "<init>!", Collection),
    ("java/util/concurrent/ForkJoinPool", "getStealCount!", Figures),
    ("java/util/concurrent/ForkJoinPool", "registerWorker!", QueueOrder),
    ("java/util/concurrent/ForkJoinPool", "toString!", Figures),
    ("java/util/concurrent/ThreadLocalRandom", "current!", Random),
    ("java/util/concurrent/ThreadPoolExecutor", "getCompletedTaskCount!", Figures),
    ("java/util/concurrent/ThreadPoolExecutor", "getTaskCount!", Figures),
    ("java/util/concurrent/ThreadPoolExecutor", "toString!", Figures),
    ("java/util/concurrent/atomic/", "weakCompareAndSet", WeakCompareAndSet),
];

/// Methods of one class, as [`FIXED_ANSWERS`] lists them: nearly always none.
pub(crate) type FixedAnswers = Vec<&'static (&'static str, &'static str, FixedAnswer)>;

/// What is listed for a class of the JDK.
pub(crate) fn fixed_answers(class: Name) -> FixedAnswers {
    let class = class.bytes();
    let is_class =
        |entry: &str| class == entry.as_bytes() || entry.ends_with('/') && class.starts_with(entry.as_bytes());
    FIXED_ANSWERS.iter().filter(|(c, _, _)| is_class(c)).collect()
}

/// What is fixed about the answers of this method of the class.
pub(crate) fn fixed_answer(listed: &FixedAnswers, name: &[u8], descriptor: &[u8]) -> Option<FixedAnswer> {
    let is_method = |entry: &str| match entry.strip_suffix('!') {
        Some(whole) => name == whole.as_bytes(),
        None if entry.contains('(') => entry.as_bytes().strip_prefix(name) == Some(descriptor),
        None => name.starts_with(entry.as_bytes()),
    };
    listed.iter().find(|(_, m, _)| is_method(m)).map(|(_, _, answer)| *answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_names_methods() {
        let answer = |class: &str, name: &str, descriptor: &str| {
            fixed_answer(&fixed_answers(Name::from(class)), name.as_bytes(), descriptor.as_bytes())
        };
        assert!(FIXED_ANSWERS.is_sorted_by_key(|(class, name, _)| (*class, *name)));
        assert_eq!(answer("java/util/Random", "<init>", "()V"), Some(Random));
        assert_eq!(answer("java/util/Random", "<init>", "(J)V"), None);
        assert_eq!(answer("java/util/ImmutableCollections$SetN$SetNIterator", "<init>", "()V"), Some(ImmutableOrder));
        assert_eq!(answer("java/util/ImmutableCollections$SetN", "contains", "(Ljava/lang/Object;)Z"), None);
        let weak = answer("java/util/concurrent/atomic/AtomicLong", "weakCompareAndSetPlain", "(JJ)Z");
        assert_eq!(weak, Some(WeakCompareAndSet));
    }
}
