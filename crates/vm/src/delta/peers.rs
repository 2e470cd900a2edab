//! Native methods that columns know.

use rjpf_classes::{Class, Method};
use rjpf_state::canonical::Content;

/// What a native method means for columns.
#[derive(Clone, Copy, Debug)]
pub(super) enum Native {
    /// A choice that depends on the arguments alone.
    Choice,
    /// Whether the graph below the argument was seen before, as an answer or as the end of the path.
    Seen {
        content: Content,
        ignores: bool,
    },
    /// The path ends if the argument is true.
    Ignore,
    /// The same bits as another type.
    Same,
    /// `System.arraycopy`.
    Copy,
    /// `Object.getClass` and `Object.clone`.
    Class,
    Clone,
    /// A question to a `Class` about itself, `Class.isInstance`, and `Array.newArray`.
    Query(fn(&Class) -> bool),
    IsInstance,
    NewArray,
    Unknown,
}

const KNOWN: &[(&str, &str, &str, Native)] = {
    const VERIFY: &str = "gov/nasa/jpf/vm/Verify";
    const EXPLORE: &str = "rjpf/Explore";
    const fn seen(content: Content, ignores: bool) -> Native {
        Native::Seen { content, ignores }
    }
    &[
        (VERIFY, "getInt", "(II)I", Native::Choice),
        (VERIFY, "random", "(I)I", Native::Choice),
        (VERIFY, "getBoolean", "()Z", Native::Choice),
        (VERIFY, "getBoolean", "(Z)Z", Native::Choice),
        (VERIFY, "randomBool", "()Z", Native::Choice),
        (VERIFY, "ignoreIf", "(Z)V", Native::Ignore),
        ("java/lang/Float", "floatToRawIntBits", "(F)I", Native::Same),
        ("java/lang/Float", "intBitsToFloat", "(I)F", Native::Same),
        ("java/lang/Double", "doubleToRawLongBits", "(D)J", Native::Same),
        ("java/lang/Double", "longBitsToDouble", "(J)D", Native::Same),
        ("java/lang/Object", "getClass", "()Ljava/lang/Class;", Native::Class),
        ("java/lang/Object", "clone", "()Ljava/lang/Object;", Native::Clone),
        ("java/lang/Class", "isArray", "()Z", Native::Query(Class::is_array)),
        ("java/lang/Class", "isPrimitive", "()Z", Native::Query(Class::is_primitive)),
        ("java/lang/Class", "isInterface", "()Z", Native::Query(Class::is_interface)),
        ("java/lang/Class", "isInstance", "(Ljava/lang/Object;)Z", Native::IsInstance),
        ("java/lang/reflect/Array", "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", Native::NewArray),
        ("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", Native::Copy),
        (EXPLORE, "any", "(II)I", Native::Choice),
        (EXPLORE, "ignoreIfSeen", "(Ljava/lang/Object;)V", seen(Content::Exact, true)),
        (EXPLORE, "ignoreIfSeenShape", "(Ljava/lang/Object;)V", seen(Content::Shape, true)),
        (EXPLORE, "seen", "(Ljava/lang/Object;)Z", seen(Content::Exact, false)),
        (EXPLORE, "seenShape", "(Ljava/lang/Object;)Z", seen(Content::Shape, false)),
    ]
};

impl Native {
    pub(super) fn of(method: &Method) -> Native {
        let known = KNOWN.iter().find(|(class, name, descriptor, _)| {
            method.class.name == *class && method.name == *name && method.descriptor == *descriptor
        });
        known.map_or(Native::Unknown, |(.., native)| *native)
    }
}
