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
