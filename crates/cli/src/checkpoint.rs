//! Checkpoint files: a search that another process can go on with.
//!
//! A file has a header (JSON: the command line, and what program, JDK and settings it belongs to), the search as
//! `rjpf-explore` writes it, and a digest of all that. It is written beside the old one and renamed, so that
//! there is a whole file at any moment. `rjpf resume` takes the command line from it; words behind the
//! folder come after those that were there.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use rjpf_classes::Registry;
use rjpf_classes::path::read_regular;
use rjpf_explore::Mode;
use serde_json::{Value, json};
use xxhash_rust::xxh3::{Xxh3, xxh3_128};

use crate::config::{Checkpoints, Options, bytes};
use crate::session::Session;
use crate::{ToolError, interrupt, report, sandbox, target, trace_file};

const MAGIC: &[u8; 16] = b"rjpf-checkpoint\n";
const VERSION: u64 = 3;
const FILE: &str = "search.checkpoint";
const DIGEST_BYTES: usize = 16;

/// A checkpoint that was read.
pub(crate) struct Checkpoint {
    file: PathBuf,
    header: Value,
    pub(crate) search: Vec<u8>,
}

/// What a checkpoint belongs to.
fn header(options: &Options, session: &Session, words: &[String]) -> Value {
    let Options { search, .. } = options;
    json!({
        "version": VERSION,
        "rjpf": env!("CARGO_PKG_VERSION"),
        "words": words,
        "folder": std::env::current_dir().ok().map(|folder| bytes::kept(folder.as_os_str())),
        "main": session.main,
        "arguments": options.arguments,
        "jdk": session.jdk,
        "settings": trace_file::settings(options),
        "search": format!("{:?} {} {:?} {:?}", search.strategy, search.matching, search.storage, search.limits.depth),
        "outputs": search.collect_outputs,
        "symmetry": options.symmetric_threads,
        "incremental": options.incremental.is_some(),
        "range": search.range.as_ref().map(|range| range.to_string()),
        "properties": format!("{:?}", search.properties),
        "form": rjpf_state::canonical::FORM_VERSION,
    })
}

/// Writes checkpoints into a folder.
pub(crate) struct Keeping {
    file: PathBuf,
    header: Value,
    registry: &'static Registry,
    /// Digests of the program's own classes, from when each was first seen.
    classes: RefCell<BTreeMap<String, String>>,
    /// Nobody asked for checkpoints: there are some if the search takes long.
    pub(crate) unasked: bool,
    /// One was written.
    written: Cell<bool>,
}

impl Keeping {
    /// Whoever keeps checkpoints of a search, if somebody does.
    pub(crate) fn of(options: &Options, session: &Session) -> Result<Option<Keeping>, ToolError> {
        match &options.checkpoints {
            Checkpoints::Nowhere => Ok(None),
            Checkpoints::OfLongSearches if !may_be_kept(options) => Ok(None),
            Checkpoints::In(folder) => Keeping::asked(folder, options, session).map(Some),
            Checkpoints::OfLongSearches => {
                let file = own_file(options, session);
                Ok(Some(Keeping { unasked: true, ..Keeping::new(file, options, session) }))
            }
        }
    }

    /// Makes the folder; what cannot be written is said before the search.
    fn asked(folder: &Path, options: &Options, session: &Session) -> Result<Keeping, ToolError> {
        let no = |e: std::io::Error| ToolError::usage(format!("search.checkpoint: {}: {e}", folder.display()));
        std::fs::create_dir_all(folder).map_err(no)?;
        let folder = folder.canonicalize().map_err(no)?;
        Ok(Keeping::new(folder.join(FILE), options, session))
    }

    fn new(file: PathBuf, options: &Options, session: &Session) -> Keeping {
        let header = header(options, session, &options.words);
        let registry = session.vm.registry;
        let classes = RefCell::new(trace_file::class_digests(registry).into_iter().collect());
        Keeping { file, header, registry, classes, unasked: false, written: Cell::new(false) }
    }

    /// What is covered depends on these classes too, which may never be loaded.
    pub(crate) fn rest_on(&self, classes: &[(String, String)]) {
        self.classes.borrow_mut().extend(classes.iter().cloned());
    }

    /// Writes a checkpoint. If that fails, or is given up, the one before it is still there.
    pub(crate) fn keep(&self, search: Vec<u8>) {
        let mut header = self.header.clone();
        let mut classes = self.classes.borrow_mut();
        for (name, digest) in trace_file::class_digests(self.registry) {
            classes.entry(name).or_insert(digest);
        }
        header["classes"] = json!(*classes);
        let text = header.to_string();
        let mut head = MAGIC.to_vec();
        head.extend((text.len() as u64).to_le_bytes());
        head.extend(text.as_bytes());
        head.extend((search.len() as u64).to_le_bytes());
        let file = self.file.clone();
        match sandbox::outside(move || replace(&file, &[&head, &search])) {
            Ok(()) => self.written.set(true),
            Err(_) if interrupt::is_skipped() => {}
            Err(error) => {
                let file = self.file.display();
                report::say(&format!("warning: no checkpoint: {file}: {error}; the search goes on"));
            }
        }
    }

    /// Where it is left, for people.
    pub(crate) fn folder(&self) -> String {
        self.file.parent().unwrap_or(&self.file).display().to_string()
    }

    /// Is there one of this search?
    pub(crate) fn is_written(&self) -> bool {
        self.written.get()
    }

    /// One that an earlier search with the same words has left, which nobody goes on with.
    pub(crate) fn is_left_over(&self) -> bool {
        self.unasked && self.file.exists()
    }

    /// The search has come to its end: nothing is left to go on with.
    pub(crate) fn remove(&self) {
        let file = self.file.clone();
        sandbox::outside(move || _ = std::fs::remove_file(file));
    }
}

/// Rows of many states at once are in no checkpoint, and what was let through by `explore.only` is known to one process.
fn may_be_kept(options: &Options) -> bool {
    options.search.mode == Mode::Standard && options.explore_only.is_empty()
}

/// Where checkpoints of a long search are that nobody has named a folder for: one for each command line and folder.
fn own_file(options: &Options, session: &Session) -> PathBuf {
    let place = json!([options.words, std::env::current_dir().ok().map(|folder| bytes::kept(folder.as_os_str()))]);
    let name = format!("{}-{:016x}", session.main, xxh3_128(place.to_string().as_bytes()) as u64);
    target::cache_folder().join("checkpoints").join(name.replace('/', ".")).join(FILE)
}

/// A new file of these parts and their digest, whole and on the disk, before the old one goes.
fn replace(file: &Path, parts: &[&[u8]]) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let new = file.with_extension("new");
    // Whatever an earlier search has left there, or somebody else: opening a pipe would wait.
    _ = std::fs::remove_file(&new);
    let mut out = File::create_new(&new)?;
    let written = write_all(&mut out, parts).and_then(|()| std::fs::rename(&new, file));
    // A disk that is full has better use for the room.
    written.inspect_err(|_| _ = std::fs::remove_file(&new))?;
    // The name is on the disk when the folder is.
    File::open(file.parent().unwrap_or(Path::new(".")))?.sync_all()
}

/// Writes piece by piece, so that it can be given up.
fn write_all(out: &mut File, parts: &[&[u8]]) -> std::io::Result<()> {
    const PIECE: usize = 32 << 20;
    let mut digest = Xxh3::new();
    for piece in parts.iter().flat_map(|part| part.chunks(PIECE)) {
        if interrupt::is_skipped() {
            return Err(std::io::ErrorKind::Interrupted.into());
        }
        digest.update(piece);
        out.write_all(piece)?;
        out.sync_data()?;
    }
    out.write_all(&digest.digest128().to_le_bytes())?;
    out.sync_all()
}

/// Reads what was left in a folder.
pub(crate) fn read(folder: &Path) -> Result<Checkpoint, ToolError> {
    let file = folder.join(FILE);
    let wrong = |what: &str| ToolError::usage(format!("{}: {what}", file.display()));
    let all = read_regular(&file).map_err(|e| wrong(&format!("no checkpoint: {e}")))?;
    let damaged = || wrong("the checkpoint is damaged: it was cut off or changed");
    let (content, digest) = all.split_at_checked(all.len().wrapping_sub(DIGEST_BYTES)).ok_or_else(damaged)?;
    if !content.starts_with(MAGIC) {
        return Err(wrong("this is no checkpoint"));
    }
    if xxh3_128(content).to_le_bytes() != digest {
        return Err(damaged());
    }
    let (text, rest) = part(&content[MAGIC.len()..]).ok_or_else(damaged)?;
    let (search, _) = part(rest).ok_or_else(damaged)?;
    let header: Value = serde_json::from_slice(text).map_err(|_| damaged())?;
    if header["version"] != VERSION || header["rjpf"] != env!("CARGO_PKG_VERSION") {
        let by = header["rjpf"].as_str().unwrap_or("another version").to_string();
        return Err(wrong(&format!("the checkpoint is of rjpf {by}, this is {}", env!("CARGO_PKG_VERSION"))));
    }
    let search = search.to_vec();
    Ok(Checkpoint { file, header, search })
}

/// Bytes with their length before them, and the rest.
fn part(all: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = all.split_first_chunk::<8>()?;
    rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
}

impl Checkpoint {
    /// The command line of the search, with these words behind it, in the folder where it was given.
    pub(crate) fn words(&self, more: &[OsString]) -> Result<Vec<OsString>, ToolError> {
        let words = self.header["words"].as_array().into_iter().flatten().filter_map(Value::as_str);
        if let Some(folder) = self.header["folder"].as_str() {
            let folder = bytes::path(folder);
            std::env::set_current_dir(&folder)
                .map_err(|e| self.wrong(&format!("the search ran in {}: {e}", folder.display())))?;
        }
        Ok(words.map(|word| bytes::path(word).into_os_string()).chain(more.iter().cloned()).collect())
    }

    /// Refuses to go on with another program, on another JDK, or with other settings.
    pub(crate) fn check(&self, options: &Options, session: &Session) -> Result<(), ToolError> {
        let now = header(options, session, &[]);
        for (field, what) in [
            ("main", "the program"),
            ("arguments", "the arguments of the program"),
            ("jdk", "the JDK"),
            ("settings", "a setting that changes what a path means"),
            ("search", "the search, its matching or its limit of depth"),
            ("outputs", "search.outputs"),
            ("symmetry", "symmetry"),
            ("incremental", "whether the search is incremental"),
            ("range", "the range"),
            ("properties", "a property"),
            ("form", "the form of states"),
        ] {
            if self.header[field] != now[field] {
                return Err(self.wrong(&format!("{what} is not what it was when the checkpoint was left")));
            }
        }
        for (name, then) in self.header["classes"].as_object().into_iter().flatten() {
            if trace_file::digest(&session.vm.registry.class_path, name).as_deref() != then.as_str() {
                let name = name.replace('/', ".");
                return Err(self.wrong(&format!("class {name} is not what it was when the checkpoint was left")));
            }
        }
        Ok(())
    }

    /// What was covered depends on these classes, of which the next process may load none.
    pub(crate) fn classes(&self) -> Vec<(String, String)> {
        let all = self.header["classes"].as_object().into_iter().flatten();
        all.filter_map(|(name, digest)| Some((name.clone(), digest.as_str()?.to_string()))).collect()
    }

    fn wrong(&self, what: &str) -> ToolError {
        ToolError::usage(format!("{}: {what}", self.file.display()))
    }
}
