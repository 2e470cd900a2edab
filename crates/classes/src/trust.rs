//! The linearizable classes of the JDK: a call into one of them is one step of the caller.
//!
//! A user checks their own code, not `AbstractQueuedSynchronizer`. Each line names a class or a
//! package (ending in `/`) whose methods behave, to every caller, as if they happened at one
//! moment. What is missing here on purpose: plain collections, streams and builders, whose races
//! are the caller's, and weakly consistent iterators.

use crate::{Name, Trust};

/// Packages and classes, with the reason.
pub const TRUSTED: &[(&str, &str)] = &[
    ("java/lang/invoke/", "method and variable handles: plumbing around one access"),
    ("java/lang/ref/", "references: cleared by the collector only"),
    ("java/lang/reflect/", "reflection: plumbing around one access"),
    ("java/lang/ClassLoader", "parallel capable, guarded by its lock table"),
    ("java/lang/ClassValue", "a concurrent map"),
    ("java/lang/Runtime", "shutdown hooks under one lock"),
    ("java/lang/Shutdown", "one lock"),
    ("java/lang/StringBuffer", "every method synchronized"),
    ("java/lang/System", "streams and properties are set atomically"),
    ("java/lang/Thread", "start, join, interrupt and state changes"),
    ("java/lang/ThreadGroup", "one lock"),
    ("java/lang/ThreadLocal", "confined to one thread"),
    ("java/io/PrintStream", "console output is one atomic effect"),
    ("java/io/PrintWriter", "one lock"),
    ("java/util/Hashtable", "every method synchronized"),
    ("java/util/Properties", "a concurrent map"),
    ("java/util/Random", "one compare-and-set on the seed"),
    ("java/util/Timer", "a queue under one lock"),
    ("java/util/TimerThread", "a queue under one lock"),
    ("java/util/TaskQueue", "used under the timer's lock"),
    ("java/util/Vector", "every method synchronized"),
    ("java/util/Stack", "every method synchronized"),
    ("java/util/concurrent/", "locks, atomics, queues, maps, executors, synchronizers"),
    ("java/util/logging/", "handlers and levels under locks"),
    ("java/security/", "providers are found once"),
    ("jdk/internal/", "the library's own machinery"),
    ("sun/", "the library's own machinery"),
    ("gov/nasa/jpf/", "the checker's interface"),
    ("rjpf/", "the checker's interface"),
];

/// Parts of trusted packages that are not linearizable.
const NOT_LINEARIZABLE: &[(&str, &str)] = &[("java/util/concurrent/ForkJoinTask", "runs user code between steps")];

pub(crate) fn of(name: Name, module: Option<Name>) -> Trust {
    let bytes = name.bytes();
    let listed = |list: &[(&str, &str)]| list.iter().any(|(entry, _)| covers(entry, bytes));
    // Hidden classes that the library makes have no module of their own; a program cannot define
    // classes in these packages.
    const LIBRARY: [&[u8]; 6] = [b"rjpf/", b"gov/nasa/jpf/", b"java/", b"javax/", b"jdk/", b"sun/"];
    if module.is_none() && !LIBRARY.iter().any(|p| bytes.starts_with(p)) {
        return Trust::User;
    }
    if listed(TRUSTED) && !listed(NOT_LINEARIZABLE) { Trust::Trusted } else { Trust::Neutral }
}

/// An entry covers a package's classes, or a class with its nested ones.
fn covers(entry: &str, name: &[u8]) -> bool {
    match name.strip_prefix(entry.as_bytes()) {
        Some(rest) => entry.ends_with('/') || rest.is_empty() || rest[0] == b'$',
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trust(name: &str) -> Trust {
        of(Name::from(name), Some(Name::from("java.base")))
    }

    #[test]
    fn entries_cover_packages_classes_and_nested_classes() {
        assert_eq!(trust("java/util/concurrent/locks/ReentrantLock$Sync"), Trust::Trusted);
        assert_eq!(trust("java/util/Vector"), Trust::Trusted);
        assert_eq!(trust("java/util/Vector$Itr"), Trust::Trusted);
        assert_eq!(trust("java/util/VectorLike"), Trust::Neutral);
        assert_eq!(trust("java/util/ArrayList"), Trust::Neutral);
    }

    #[test]
    fn the_programs_own_classes_are_never_trusted() {
        assert_eq!(of(Name::from("my/java/util/concurrent/Mine"), None), Trust::User);
    }
}
