//! A machine that defines a class file, verifies it and calls its methods for a while, again and again.

use std::fs;
use std::path::Path;

use rjpf_classes::path::{ClassPath, find_jdk, installed_jdks, javac};
use rjpf_state::Snapshot;
use rjpf_vm::{Environment, Input, Stop, Visibility, Vm};

/// A machine that is about to run `driver.java`.
pub struct Prepared {
    vm: Vm,
    start: Snapshot,
}

const DRIVER: &str = include_str!("driver.java");
/// Turns, and jumps and calls in each.
const TURNS: usize = 4;
const TURN: i32 = 20_000;
/// What the driver writes if the class does not link.
const REFUSED: &[u8] = b"refused";
const HEAP_WORDS: u32 = 32 << 20;

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Refused,
    Ran,
    TooLong,
    Unsupported,
}

impl Prepared {
    /// With the other classes of a folder, if one is given. Classes that run without being verified have to be noticed.
    pub fn new(classes: Option<&Path>, verify: bool) -> Prepared {
        let home = installed_jdks().into_iter().next().expect("a JDK");
        let jdk = find_jdk(Some(&home), None, None).expect("a JDK");
        let folder = std::env::temp_dir().join(format!("rjpf-fuzz-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for temporary files");
        let source = folder.join("Driver.java");
        fs::write(&source, DRIVER).expect("a file in it");
        let nothing = ClassPath::parse("", jdk.feature).expect("an empty class path");
        let driver = javac::compile(&jdk, &source, &nothing, &folder, &javac::Extra::default()).expect("a driver");
        let folders = std::iter::once(driver.as_path()).chain(classes);
        let folders = std::env::join_paths(folders).expect("folders without colons");
        let class_path = ClassPath::parse(&folders, jdk.feature).expect("folders");
        let readable = Some(classes.into_iter().map(Path::to_path_buf).collect());
        let environment = Environment { max_heap_words: HEAP_WORDS, readable, verify, ..Environment::default() };
        let own = rjpf_peers::own_classes();
        let mut vm = Vm::new(jdk, class_path, &rjpf_peers::all(), own, environment).expect("a machine");
        vm.boot().expect("a machine that boots");
        vm.start_collecting();
        let main = vm.load_main("Driver").expect("the driver");
        let beside: Vec<String> = classes.iter().map(|folder| folder.display().to_string()).collect();
        vm.start_main(main, &beside).expect("its main method");
        vm.freeze(Visibility::None);
        let start = vm.pages.snapshot();
        _ = fs::remove_dir_all(folder);
        Prepared { vm, start }
    }

    pub fn run(&mut self, bytes: &[u8]) -> End {
        self.vm.pages.restore(&self.start);
        self.vm.environment.stdin = Input::of(bytes.to_vec());
        let (mut last, mut refused) = (0, false);
        for _ in 0..TURNS {
            let turn = self.vm.take_turn(&mut last, TURN);
            refused |= self.vm.output.drain(..).any(|(_, written)| written == REFUSED);
            match turn {
                Ok(None) => {}
                Ok(Some(_)) if refused => return End::Refused,
                Ok(Some(_)) => return End::Ran,
                Err(Stop::Internal(what)) => panic!("{what}"),
                Err(stop) => {
                    eprintln!("{stop:?}");
                    return End::Unsupported;
                }
            }
        }
        End::TooLong
    }
}
