//! What HotSpot refuses and rjpf once let through.

use super::classfile::{PUBLIC, RawClass, STATIC};
use super::{folder, hotspot, print, refused, rjpf_run, run, same, two};

/// `Main`, which calls `X.run`.
fn main_of_x() -> Vec<u8> {
    let mut main = RawClass::new(52, "Main", "java/lang/Object");
    let run = two(main.pool.member(10, "X", "run", "()V"));
    main.main(&[0xb8, run[0], run[1], 0xb1]);
    main.finish()
}

/// A class `X` that is damaged like this, and whose `run` consists of this.
fn x(major: u16, damage: impl FnOnce(&mut RawClass), body: impl FnOnce(&mut RawClass) -> Vec<u8>) -> Vec<u8> {
    let mut class = RawClass::new(major, "X", "java/lang/Object");
    damage(&mut class);
    let body = body(&mut class);
    class.method(PUBLIC | STATIC, "run", "()V", &body);
    class.finish()
}

fn with_main(x: Vec<u8>) -> Vec<(&'static str, Vec<u8>)> {
    vec![("Main", main_of_x()), ("X", x)]
}

#[test]
fn attributes_fit_together() {
    type Damage = fn(&mut RawClass);
    let damages: [(&str, Damage); 5] = [
        ("sealed-final", |class| {
            class.access |= 0x10;
            class.attribute_of_classes("PermittedSubclasses", true, &["Y"]);
        }),
        ("host-and-members", |class| {
            class.attribute_of_classes("NestHost", false, &["Y"]);
            class.attribute_of_classes("NestMembers", true, &[]);
        }),
        ("synthetic-with-content", |class| class.attribute("Synthetic", &[0])),
        ("module-constant", |class| {
            let name = two(class.pool.text("m"));
            class.pool.entry(vec![19, name[0], name[1]]);
        }),
        ("package-constant", |class| {
            let name = two(class.pool.text("p"));
            class.pool.entry(vec![20, name[0], name[1]]);
        }),
    ];
    for (name, damage) in damages {
        refused(name, with_main(x(61, damage, |_| vec![0xb1])), "ClassFormatError");
    }
}

/// Since Java 9 a final field is written by the initialisers only, also in its own class.
#[test]
fn final_fields_are_written_by_initialisers() {
    let writes = |class: &mut RawClass| {
        let field = two(class.pool.member(9, "X", "last", "I"));
        [&[0x08, 0xb3, field[0], field[1]][..], &print(class, "(I)V", &[0xb2, field[0], field[1]]), &[0xb1]].concat()
    };
    let has_field = |class: &mut RawClass| class.field(PUBLIC | STATIC | 0x10, "last", "I");
    refused("final-53", with_main(x(53, has_field, writes)), "IllegalAccessError");
    same("final-52", with_main(x(52, has_field, writes)));
}

/// Packages that a module of the JDK keeps to itself, unless it is told otherwise.
#[test]
fn modules_keep_packages_to_themselves() {
    let classes = || {
        let calls = |class: &mut RawClass| {
            let unsafe_ =
                two(class.pool.member(10, "jdk/internal/misc/Unsafe", "getUnsafe", "()Ljdk/internal/misc/Unsafe;"));
            let size = two(class.pool.member(10, "jdk/internal/misc/Unsafe", "addressSize", "()I"));
            let call = [0xb8, unsafe_[0], unsafe_[1], 0xb6, size[0], size[1]];
            [print(class, "(I)V", &call), vec![0xb1]].concat()
        };
        with_main(x(52, |_| (), calls))
    };
    refused("unexported", classes(), "IllegalAccessError");
    let at = folder("exported", classes());
    let word = "java.base/jdk.internal.misc=ALL-UNNAMED";
    for flag in ["--add-exports", "--add-opens"] {
        let ended = rjpf_run(&at, &[flag, word, "Main"]);
        assert!(ended.code == 0 && ended.out == "8\n", "{flag}: {} {}{}", ended.code, ended.out, ended.err);
        let mut java = std::process::Command::new(super::java::jdks()[0].home.join("bin/java"));
        let ended = run(java.args([flag, word, "-cp", "."]).arg("Main").current_dir(&at));
        assert!(ended.code == 0 && ended.out == "8\n", "{flag}: java {} {}", ended.code, ended.err);
    }
    assert_eq!(hotspot(&at).code, 1);
}

/// Private members are for the nest, and a nest is what both sides say.
#[test]
fn nests_are_what_both_sides_say() {
    let nest = |listed: Option<&str>, host: Option<&str>| {
        let mut owner = RawClass::new(61, "H", "java/lang/Object");
        let body = [print(&mut owner, "(I)V", &[0x08]), vec![0xb1]].concat();
        owner.method(STATIC | 2, "secret", "()V", &body);
        listed.iter().for_each(|member| owner.attribute_of_classes("NestMembers", true, &[member]));
        let claims =
            |class: &mut RawClass| host.iter().for_each(|host| class.attribute_of_classes("NestHost", false, &[host]));
        let calls = |class: &mut RawClass| {
            let secret = two(class.pool.member(10, "H", "secret", "()V"));
            vec![0xb8, secret[0], secret[1], 0xb1]
        };
        let mut classes = with_main(x(61, claims, calls));
        classes.push(("H", owner.finish()));
        classes
    };
    same("nest", nest(Some("X"), Some("H")));
    for (name, listed, host) in [
        ("nest-unlisted", Some("Z"), Some("H")),
        ("nest-unclaimed", Some("X"), None),
        ("nest-missing", Some("X"), Some("Nope")),
        ("nest-array", Some("X"), Some("[LH;")),
        ("nest-none", None, None),
    ] {
        refused(name, nest(listed, host), "IllegalAccessError");
    }
}

/// An interface reaches public methods only, whatever the class that implements it calls its method.
#[test]
fn interfaces_reach_public_methods() {
    let mut interface = RawClass::new(52, "I", "java/lang/Object");
    interface.access = 0x601;
    interface.bodiless_method(PUBLIC | 0x400, "m", "()V", &[]);
    let implements = |class: &mut RawClass| {
        class.implements("I");
        class.constructor("java/lang/Object");
        class.method(0, "m", "()V", &[0xb1]);
    };
    let calls = |class: &mut RawClass| {
        let own = two(class.pool.class("X"));
        let init = two(class.pool.member(10, "X", "<init>", "()V"));
        let call = two(class.pool.member(11, "I", "m", "()V"));
        vec![0xbb, own[0], own[1], 0x59, 0xb7, init[0], init[1], 0xb9, call[0], call[1], 1, 0, 0xb1]
    };
    let mut classes = with_main(x(49, implements, calls));
    classes.push(("I", interface.finish()));
    refused("interface-package", classes, "IllegalAccessError");
}

/// What cannot be is found out before null is, and before a class is initialised.
#[test]
fn errors_come_in_the_order_of_the_specification() {
    let field_of_null = |opcode: u8| {
        move |class: &mut RawClass| {
            let field = two(class.pool.member(9, "java/lang/Object", "nope", "I"));
            let push: &[u8] = if opcode == 0xb5 { &[0x01, 0x03] } else { &[0x01] };
            let drop: &[u8] = if opcode == 0xb5 { &[0xb1] } else { &[0x57, 0xb1] };
            [push, &[opcode, field[0], field[1]], drop].concat()
        }
    };
    refused("null-getfield", with_main(x(49, |_| (), field_of_null(0xb4))), "NoSuchFieldError");
    refused("null-putfield", with_main(x(49, |_| (), field_of_null(0xb5))), "NoSuchFieldError");
    let makes = |name: &'static str| {
        move |class: &mut RawClass| {
            let made = two(class.pool.class(name));
            vec![0xbb, made[0], made[1], 0x57, 0xb1]
        }
    };
    refused("new-class", with_main(x(49, |_| (), makes("java/lang/Class"))), "IllegalAccessError: java.lang.Class");
    let mut none = RawClass::new(49, "None", "java/lang/Object");
    none.access |= 0x400;
    // If it were initialised it would fail.
    none.method(STATIC, "<clinit>", "()V", &[0x01, 0xbf]);
    let mut classes = with_main(x(49, |_| (), makes("None")));
    classes.push(("None", none.finish()));
    refused("new-abstract", classes, "InstantiationError");
}

/// To the verifier of old files an object that is not initialised is none to lock or to compare.
#[test]
fn objects_that_are_not_initialised_are_nothing_to_lock_or_compare() {
    let uses: [(&str, &[u8]); 3] = [("lock", &[0xc2]), ("unlock", &[0xc3]), ("compare", &[0x01, 0xa5, 0x00, 0x03])];
    for (name, code) in uses {
        let body = |class: &mut RawClass| {
            let object = two(class.pool.class("java/lang/Object"));
            [&[0xbb, object[0], object[1]], code, &[0xb1]].concat()
        };
        refused(&format!("uninitialised-{name}"), with_main(x(49, |_| (), body)), "VerifyError");
    }
}
