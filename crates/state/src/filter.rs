//! Fields that programs cannot observe, and which therefore are no part of a canonical form.
//!
//! Each entry says why. A field belongs here only if no program can tell its values apart by any
//! means other than reading it through reflection or `Unsafe`.

/// Class, field, reason.
pub const UNOBSERVABLE: &[(&str, &str, &str)] = &[
    ("java/lang/String", "hash", "a cache of hashCode()"),
    ("java/lang/String", "hashIsZero", "says that the cached hash is valid"),
    ("java/lang/Class", "reflectionData", "a cache of reflective data, rebuilt on demand"),
    ("java/lang/Class", "annotationData", "a cache of parsed annotations"),
    ("java/lang/Class", "classLoader", "follows from the class"),
    ("java/lang/Class", "componentType", "follows from the class"),
    ("java/lang/Class", "module", "follows from the class"),
    ("java/lang/Class", "name", "a cache of getName()"),
    ("java/lang/Class", "packageName", "a cache of getPackageName()"),
    ("java/lang/Class", "cachedConstructor", "a cache of newInstance()"),
    ("java/lang/Class", "enumConstants", "a cache of the values"),
    ("java/lang/Class", "enumConstantDirectory", "a cache of valueOf"),
    ("java/lang/Class", "genericInfo", "a cache of generic signatures"),
    ("java/lang/Class", "classRedefinedCount", "always zero here"),
    ("java/lang/Class", "classValueMap", "content is reachable by its ClassValue only and recomputed"),
    ("java/util/AbstractMap", "keySet", "a cached view"),
    ("java/util/AbstractMap", "values", "a cached view"),
    ("java/util/HashMap", "entrySet", "a cached view"),
    ("java/util/concurrent/ConcurrentHashMap", "keySet", "a cached view"),
    ("java/util/concurrent/ConcurrentHashMap", "values", "a cached view"),
    ("java/util/concurrent/ConcurrentHashMap", "entrySet", "a cached view"),
    ("java/util/TreeMap", "entrySet", "a cached view"),
    ("java/util/TreeMap", "navigableKeySet", "a cached view"),
    ("java/util/TreeMap", "descendingMap", "a cached view"),
    ("java/lang/Thread", "threadLocalRandomSeed", "seeds are not promised to be anything"),
    ("java/lang/Thread", "threadLocalRandomProbe", "only spreads contention"),
    ("java/lang/Thread", "threadLocalRandomSecondarySeed", "only spreads contention"),
    ("java/lang/Thread", "eetop", "the machine's own link to its record"),
    ("java/lang/invoke/MethodType", "wrapAlt", "a cache"),
    ("java/lang/invoke/MethodType", "invokers", "a cache"),
    ("java/lang/invoke/MethodType", "methodDescriptor", "a cache"),
    ("java/lang/reflect/AccessibleObject", "accessCheckCache", "a cache"),
    ("java/lang/reflect/Method", "methodAccessor", "made on demand"),
    ("java/lang/reflect/Constructor", "constructorAccessor", "made on demand"),
    ("java/lang/reflect/Field", "fieldAccessor", "made on demand"),
    ("java/lang/reflect/Field", "overrideFieldAccessor", "made on demand"),
    ("java/math/BigInteger", "bitCountPlusOne", "a cache"),
    ("java/math/BigInteger", "bitLengthPlusOne", "a cache"),
    ("java/math/BigInteger", "lowestSetBitPlusTwo", "a cache"),
    ("java/math/BigInteger", "firstNonzeroIntNumPlusTwo", "a cache"),
    ("java/math/BigDecimal", "stringCache", "a cache of toString()"),
];

/// A class that collects output in an array: elements from the count on were written out, or
/// never written, and nobody can read them.
pub struct OutputBuffer {
    pub class: &'static str,
    /// Fields from the object to the array and to the count.
    pub array: &'static [&'static str],
    pub count: &'static [&'static str],
}

/// Buffers of the streams that the library boots.
pub const OUTPUT_BUFFERS: &[OutputBuffer] = &[
    OutputBuffer { class: "java/io/BufferedOutputStream", array: &["buf"], count: &["count"] },
    OutputBuffer { class: "java/io/BufferedWriter", array: &["cb"], count: &["nextChar"] },
    OutputBuffer { class: "sun/nio/cs/StreamEncoder", array: &["bb", "hb"], count: &["bb", "position"] },
];

/// The reason why a field is left out, if it is.
pub fn unobservable(class: &[u8], field: &[u8]) -> Option<&'static str> {
    UNOBSERVABLE
        .iter()
        .find(|(c, f, _)| c.as_bytes() == class && f.as_bytes() == field)
        .map(|(_, _, why)| *why)
}
