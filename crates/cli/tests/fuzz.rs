//! The targets of `fuzz`, with mutants of its seeds: for compilers that cannot be guided by coverage, and a
//! look at every target wherever the tests run. `RJPF_FUZZ_SECONDS` says how long each takes, and
//! `RJPF_FUZZ_TARGETS` which; `scripts/fuzz` does more.

#[path = "mutants/mutate.rs"]
mod mutate;
#[allow(unreachable_pub)] // a library elsewhere
#[path = "../../../fuzz/src/lib.rs"]
mod targets;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use mutate::{Random, mutant};
use rjpf_classfile::ClassFile;

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| fs::read(file).unwrap()).collect()
}

/// A damaged copy of a seed; of a class file often one that can still be read.
fn damaged(seed: &[u8], random: &mut Random) -> Vec<u8> {
    if random.below(4) > 0 && ClassFile::parse(seed).is_ok() {
        return mutant(seed, random);
    }
    let mut bytes = seed.to_vec();
    for _ in 0..=random.below(8) {
        let at = random.below(bytes.len().max(1));
        match random.below(5) {
            _ if bytes.is_empty() => bytes.push(random.next() as u8),
            0 => bytes.truncate(at),
            1 => bytes.insert(at, random.next() as u8),
            2 => {
                let end = (at + random.below(40)).min(bytes.len());
                let part = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, part);
            }
            3 => bytes[at] ^= 1 << random.below(8),
            _ => bytes[at] = [0, 1, 0x7f, 0x80, 0xff, b'{', b'$', b'/'][random.below(8)],
        }
    }
    bytes
}

/// Files that carry versions are of no use as seeds once they are refused for being old.
#[test]
fn seeds_of_versioned_files_are_read() {
    type Target = fn(&[u8]) -> bool;
    let read: [(&str, Target); 3] =
        [("checkpoint", targets::checkpoint), ("level", targets::level), ("store", targets::store)];
    for (name, target) in read {
        for (number, seed) in seeds(name).iter().enumerate() {
            assert!(target(seed), "seed {number} of {name} is refused: scripts/fuzz seeds makes them anew");
        }
    }
}

/// No input takes as long as this, on a busy machine either.
const ENDLESS: Duration = Duration::from_secs(60);

/// What is being tried, and since when.
static TRIED: Mutex<Option<(PathBuf, Instant)>> = Mutex::new(None);

/// Gives a target some bytes, which stay in the file if they are its end.
fn try_out(target: targets::Target, bytes: &[u8], file: &Path) {
    fs::write(file, bytes).unwrap();
    *TRIED.lock().unwrap() = Some((file.to_path_buf(), Instant::now()));
    target(bytes);
    *TRIED.lock().unwrap() = None;
    _ = fs::remove_file(file);
}

/// Whatever does not end cannot be stopped either: the whole process is.
fn watch() -> ! {
    loop {
        thread::sleep(Duration::from_secs(1));
        let tried = TRIED.lock().unwrap().clone();
        if let Some((file, _)) = tried.filter(|(_, since)| since.elapsed() > ENDLESS) {
            eprintln!("this input does not end: {}", file.display());
            std::process::exit(101);
        }
    }
}

/// A panic, a crash or an input that does not end leaves the input behind.
#[test]
fn targets_take_anything() {
    thread::spawn(|| watch());
    let text = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.into());
    let time = Duration::from_secs_f64(text("RJPF_FUZZ_SECONDS", "1").parse().unwrap());
    let wanted = text("RJPF_FUZZ_TARGETS", "");
    let seed: u64 = text("RJPF_SEED", "0").parse().unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz");
    fs::create_dir_all(&folder).unwrap();
    for (name, target) in targets::TARGETS {
        if !wanted.is_empty() && !wanted.split_whitespace().any(|word| word == *name) {
            continue;
        }
        let (seeds, mut random, last) = (seeds(name), Random(seed), folder.join(name));
        assert!(!seeds.is_empty(), "{name} has seeds");
        seeds.iter().for_each(|seed| try_out(*target, seed, &last));
        let (started, mut tried) = (Instant::now(), 0);
        while started.elapsed() < time {
            try_out(*target, &damaged(&seeds[random.below(seeds.len())], &mut random), &last);
            tried += 1;
        }
        println!("{name}: {tried} inputs in {:.1} s", started.elapsed().as_secs_f64());
        assert!(tried > 0);
    }
}
