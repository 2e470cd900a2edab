//! `MethodParameters`: the length and the number of such attributes are checked with the class, whatever its version, all else
//! when somebody reflects on the parameters.

use std::fs;
use std::process::Command;

use super::classfile::{NATIVE, PUBLIC, RawClass, STATIC};
use super::{folder, java, rjpf, run};

/// Says what the parameters of the method of each class are, or why nobody can say.
const REFLECTS: &str = r#"
public class Main {
    public static void main(String[] names) {
        for (String name : names) {
            String said;
            try {
                said = java.util.Arrays.toString(Class.forName(name).getDeclaredMethods()[0].getParameters());
            } catch (LinkageError e) {
                said = e.getClass().getSimpleName();
            } catch (Throwable t) {
                said = t.getClass().getSimpleName() + ": " + t.getMessage();
            }
            System.out.println(name + " " + said);
        }
    }
}
"#;

/// Versions around those in which attributes got a meaning.
const VERSIONS: [u16; 6] = [45, 48, 49, 51, 52, 61];

/// One class: its version, the attributes of its method `(int, String)`, and what is said of its parameters.
struct Case {
    major: u16,
    attributes: fn(&mut RawClass) -> Vec<Vec<u8>>,
    said: &'static str,
}

/// The content of an attribute with these parameters: names and flags.
fn listed(class: &mut RawClass, parameters: &[(&str, u16)]) -> Vec<u8> {
    let mut content = vec![parameters.len() as u8];
    for (name, flags) in parameters {
        content.extend(class.pool.text(name).to_be_bytes());
        content.extend(flags.to_be_bytes());
    }
    content
}

/// With the first name at this index of the pool.
fn indexed(class: &mut RawClass, index: u16) -> Vec<u8> {
    let mut content = listed(class, &[("a", 0), ("b", 0)]);
    content[1..3].copy_from_slice(&index.to_be_bytes());
    content
}

/// What is said follows from the sources of `Executable` and `Parameter`, and of the class file parser.
#[rustfmt::skip]
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for major in VERSIONS {
        let mut case = |attributes, said| cases.push(Case { major, attributes, said });
        case(|it| vec![listed(it, &[("a", 0), ("b", 0x10)])], "[int a, final java.lang.String b]");
        // One entry is missing, one is too many, there is no number of entries, there are two attributes.
        case(|it| vec![listed(it, &[("a", 0), ("b", 0)])[..5].to_vec()], "ClassFormatError");
        case(|it| vec![[listed(it, &[("a", 0)]), vec![0; 4]].concat()], "ClassFormatError");
        case(|it| vec![listed(it, &[("a", 0), ("b", 0)]); 2], "ClassFormatError");
    }
    let mut case = |attributes, said| cases.push(Case { major: 61, attributes, said });
    let (number, flags, index) = (
        "MalformedParametersException: Wrong number of parameters in MethodParameters attribute",
        "MalformedParametersException: Invalid parameter modifiers",
        "MalformedParametersException: Invalid constant pool index",
    );
    case(|_| vec![], "[int arg0, java.lang.String arg1]");
    case(|it| vec![indexed(it, 0)], "[int arg0, java.lang.String b]");
    // A flag without a word of its own leaves the space behind it.
    case(|it| vec![listed(it, &[("a", 0x1000), ("b", 0x8010)])], "[ int a, final java.lang.String b]");
    case(|it| vec![listed(it, &[("same", 0), ("same", 0)])], "[int same, java.lang.String same]");
    case(|_| vec![vec![0]], number);
    case(|it| vec![listed(it, &[("a", 0)])], number);
    case(|it| vec![listed(it, &[("a", 0), ("b", 0), ("c", 0)])], number);
    case(|it| vec![listed(it, &[("a", 1), ("b", 0)])], flags);
    case(|it| vec![listed(it, &[("a", 0), ("b", 0xffff)])], flags);
    case(|it| vec![listed(it, &[("a.b", 0), ("b", 0)])], "MalformedParametersException: Invalid parameter name \"a.b\"");
    case(|it| vec![listed(it, &[("a", 0), ("b[", 0)])], "MalformedParametersException: Invalid parameter name \"b[\"");
    case(|it| vec![listed(it, &[("", 0), ("b", 0)])], "MalformedParametersException: Invalid parameter name \"\"");
    case(|it| vec![indexed(it, u16::MAX)], index);
    // No text: the class itself.
    case(|it| { let class = it.pool.class("java/lang/Object"); vec![indexed(it, class)] }, index);
    cases
}

#[test]
fn parameters_are_what_the_attribute_says_or_an_error() {
    let cases = cases();
    let names: Vec<String> = (0..cases.len()).map(|i| format!("P{i}")).collect();
    let classes = cases.iter().zip(&names).map(|(case, name)| {
        let mut class = RawClass::new(case.major, name, "java/lang/Object");
        let attributes: Vec<_> =
            (case.attributes)(&mut class).into_iter().map(|content| ("MethodParameters", content)).collect();
        class.bodiless_method(PUBLIC | STATIC | NATIVE, "m", "(ILjava/lang/String;)V", &attributes);
        (name.as_str(), class.finish())
    });
    let folder = folder("parameters", classes.collect());
    fs::write(folder.join("Main.java"), REFLECTS).unwrap();
    let expected: String = cases.iter().zip(&names).map(|(case, name)| format!("{name} {}\n", case.said)).collect();
    for jdk in java::jdks() {
        let home = jdk.home.display().to_string();
        let javac = Command::new(jdk.home.join("bin/javac")).current_dir(&folder).arg("Main.java").output().unwrap();
        assert!(javac.status.success(), "{}", String::from_utf8_lossy(&javac.stderr));
        let said =
            run(Command::new(jdk.home.join("bin/java")).args(["-cp", ".", "Main"]).args(&names).current_dir(&folder));
        assert_eq!(said.out, expected, "java {}: {}", jdk.feature, said.err);
        let words = ["run", "--jdk", &home, "-cp", ".", "Main"].into_iter().chain(names.iter().map(String::as_str));
        let said = rjpf(&folder, &words.collect::<Vec<_>>());
        assert_eq!(said.out, expected, "rjpf {}: {}", jdk.feature, said.err);
    }
}
