//! `--incremental`: what is known from an earlier run, and what is kept for the next one (`docs/INCREMENTAL.md`).

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rjpf_classes::path::{Jdk, read_regular};
use rjpf_classes::{LoaderId, Name};
use rjpf_explore::properties::Properties;
use rjpf_explore::{
    Asking, Came, Config, Explained, Given, Guard, Header, Incremental, Jvm, Known, Limit, Mode, Reuse, Storage, Store,
    Unreadable, Verdict, Versions,
};
use rjpf_vm::{Compile, Environment, Stop, Vm};
use serde_json::{Value, json};
use xxhash_rust::xxh3::{Xxh3Default, xxh3_64, xxh3_128};

use crate::config::Options;
use crate::report::files;
use crate::{ToolError, modules, target, trace_file};

/// Ending of the names of store files.
pub(crate) const ENDING: &str = "rjpf-store";

/// Where stores are unless a folder is named.
pub(crate) fn default_folder() -> PathBuf {
    target::cache_folder().join("incremental")
}

/// Options as an incremental search takes them: what is compiled enters no notes, and a depth-first search has no
/// company, whose samples nobody could repeat; states are run one at a time. Says why there is no incremental search, if so:
/// code into which listeners weave calls is not what its class file says.
pub(crate) fn adjusted(options: &Options, is_woven: bool) -> (Options, Option<String>) {
    let mut options = options.clone();
    if options.incremental.is_none() {
        return (options, None);
    }
    let search = &options.search;
    let why = match () {
        () if options.replay.is_some() => Some("a replay follows one path"),
        () if search.mode == Mode::Delta => Some("states are executed together (+mode=standard)"),
        () if search.strategy.is_sampling() => Some("a sample of paths has no order to repeat"),
        () if !options.heuristic.is_empty() => Some("a heuristic looks at every state"),
        () if !search.matching => Some("states are not matched (+search.matching=on)"),
        () if is_woven => Some("a listener changes or watches code of the program"),
        () if options.symmetric_threads => Some("threads are interchangeable (+symmetry=off)"),
        () if !options.explore_only.is_empty() => Some("what is let through is noted by no transition (explore.only)"),
        () if search.range.is_some() => Some("a part of all paths is no whole (range.from, range.to)"),
        () if search.storage != Storage::Compact => Some("states are stored exactly (+search.storage=compact)"),
        () => None,
    };
    if why.is_some() {
        options.incremental = None;
    } else {
        options.compile = Compile::Off;
        options.search.company = false;
        options.search.mode = Mode::Standard;
    }
    (options, why.map(|why| format!("the search is not incremental: {why}")))
}

/// What this run begins with and where it leaves what it knows.
pub(crate) struct Memory {
    file: PathBuf,
    header: Header,
    earlier: Option<Store>,
    /// Why nothing is known, if it could be.
    unknown: Option<String>,
}

/// What is left for the next run, once findings are explained.
pub(crate) struct Left {
    file: PathBuf,
    header: Header,
    store: Store,
    versions: Arc<Versions>,
}

/// What an incremental search has to say.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) reuse: Reuse,
    pub(crate) changed: Vec<String>,
    /// Why nothing was taken from a store.
    pub(crate) unknown: Option<String>,
    /// Why nothing is kept.
    pub(crate) not_kept: Option<String>,
    /// Classes that transitions of earlier runs used.
    pub(crate) classes: Vec<String>,
}

impl Memory {
    /// Reads the store of this target and these settings, if there is one. To be called while everything can be read.
    pub(crate) fn open(options: &Options, main: &str, jdk: &Jdk) -> Result<Option<Memory>, ToolError> {
        let Some(folder) = &options.incremental else { return Ok(None) };
        let folder = folder.clone().unwrap_or_else(default_folder);
        std::fs::create_dir_all(&folder).map_err(|e| {
            let way_out = "+incremental=FOLDER names another folder";
            ToolError::usage(format!("cannot make the folder {}: {e}; {way_out}", folder.display()))
        })?;
        let header = header(options, main, jdk);
        let file = folder.join(file_name(main, &header));
        let (earlier, unknown) = match read_regular(&file) {
            // A pipe or a device would be read, and later written, for ever.
            Err(e) if file.exists() && matches!(e.kind(), ErrorKind::InvalidInput | ErrorKind::IsADirectory) => {
                return Err(ToolError::usage(format!("{}: {e}; a store belongs there", file.display())));
            }
            Err(_) => (None, of_others(&folder, main, &header)),
            Ok(bytes) => match Store::of_bytes(&bytes) {
                Ok((then, store)) => match differs(&then, &header) {
                    None => (Some(store), None),
                    why => (None, why),
                },
                Err(Unreadable::Damaged) => (None, Some(format!("{} is damaged or no store of rjpf", file.display()))),
                Err(Unreadable::OtherVersion) => (None, Some("it was written by another version of rjpf".into())),
            },
        };
        Ok(Some(Memory { file, header, earlier, unknown }))
    }

    /// What is known about the program that the machine runs.
    pub(crate) fn recall(&mut self, jvm: &mut Jvm, options: &Options) -> Known {
        let versions = Arc::new(Versions::new(&jvm.vm.registry.class_path, &options.arguments));
        let arguments = jvm.vm.arguments();
        if let Some(canonical) = jvm.vm.canonical.as_mut() {
            canonical.identify(versions.clone(), &arguments);
        }
        let known = match self.earlier.take() {
            Some(store) => Known::new(store, versions.clone()),
            None => return Known::nothing(versions),
        };
        // One that has not changed may be refused because of what another has become.
        let in_use = if known.has_changed() { known.classes() } else { Vec::new() };
        match in_use.iter().find(|class| !Guard::Linking.is_left_out() && !links(jvm, class)) {
            None => known,
            Some(class) => {
                self.unknown = Some(format!("class {} cannot be linked any more", class.replace('/', ".")));
                Known::nothing(versions)
            }
        }
    }

    /// The verdict of an earlier run, if nothing has changed since and nobody wants to watch.
    pub(crate) fn verdict(
        &self,
        known: &Known,
        jvm: &mut Jvm,
        options: &Options,
        properties: &Properties,
    ) -> Option<(Given, Account)> {
        let watched = !options.listeners.is_empty() || options.dot.is_some() || options.fingerprints.is_some();
        if watched || options.incremental_audit > 0 || !options.filter_fields.is_empty() {
            return None;
        }
        let asking = asking(options, &jvm.vm.environment, jvm.vm.registry.jdk.home.as_path());
        let given = known.verdict(&asking, properties, jvm)?;
        let reuse = Reuse { reused: given.transitions, ..Reuse::default() };
        let (changed, classes) = (known.changed_methods(), known.classes());
        Some((given, Account { reuse, changed, unknown: None, not_kept: None, classes }))
    }

    /// What is known now, for the next run.
    pub(crate) fn leave(
        self,
        mut machine: Incremental<'_>,
        verdict: &Verdict,
        stop: Option<&Stop>,
        options: &Options,
        resumed: bool,
    ) -> (Account, Option<Left>) {
        machine.note_reliance();
        let (changed, reuse) = (machine.changed_methods(), machine.reuse());
        let (classes, versions) = (machine.classes(), machine.versions());
        let mut account = Account { reuse, changed, unknown: self.unknown, not_kept: None, classes };
        if let Some(Stop::Internal(_)) = stop {
            account.not_kept = Some("rjpf is at fault".into());
            return (account, None);
        }
        let limited = verdict.limits.iter().any(|limit| !matches!(limit, Limit::Depth(_)));
        let ended = stop.is_none() && !limited;
        let came = Came { ended, complete: ended && verdict.findings.is_empty(), resumed };
        let vm = machine.vm();
        let asking = asking(options, &vm.environment, vm.registry.jdk.home.as_path());
        let store = machine.into_store(verdict, &asking, came);
        let Memory { file, header, .. } = self;
        (account, store.map(|store| Left { file, header, store, versions }))
    }
}

impl Left {
    /// The next run is to search again, whatever has changed.
    pub(crate) fn without_verdict(mut self) -> Left {
        self.store.forget_verdict();
        self
    }

    /// Keeps it, with the paths that findings are shown by. `None`: not all of them are known. Says why nothing is kept, if so.
    pub(crate) fn keep(mut self, explained: Option<Vec<Explained>>, vm: &mut Vm, options: &Options) -> Option<String> {
        self.store.explain(explained.unwrap_or_default(), vm, &self.versions);
        let bytes = self.store.to_bytes(&self.header);
        if bytes.len() as u64 > options.incremental_size {
            return Some(format!("{} MB are more than +incremental.max_size allows", bytes.len() >> 20));
        }
        files::write_bytes(&self.file, bytes).err()
    }
}

/// Does a class pass what is checked before code of it runs? It did when the store was written.
fn links(jvm: &mut Jvm, class: &str) -> bool {
    match jvm.vm.registry.load(LoaderId::APP, Name::from(class)) {
        Ok(class) => jvm.vm.link_class(class).is_ok(),
        // It is not there any more: whoever needs it depends on that.
        Err(_) => !jvm.vm.registry.class_path.find_class(class.as_bytes()).is_ok_and(|found| found.is_some()),
    }
}

fn header(options: &Options, main: &str, jdk: &Jdk) -> Header {
    Header {
        target: main.to_string(),
        settings: settings(options),
        jdk: library(jdk),
        modules: modules::digest(options),
        tool: tool(),
    }
}

/// Settings that alter states or what a transition does. Which properties are looked at, how far and in
/// which order, alters neither.
fn settings(options: &Options) -> String {
    let mut settings = trace_file::Settings::of(options).to_json();
    for free in ["multipleErrors", "stuckThreads", "swallowed", "listeners", "listenerKeys"] {
        settings.as_object_mut().map(|fields| fields.remove(free));
    }
    settings["outputs"] = json!(options.search.collect_outputs);
    settings["raceFilter"] = json!(format!("{:?}", options.races));
    settings["readable"] = json!(options.readable);
    settings.to_string()
}

/// What is asked of the search (order, bounds, properties; not by how many), and what the program can read where it is.
fn asking(options: &Options, environment: &Environment, jdk: &Path) -> Asking {
    let config = Config { workers: 1, ..options.search.clone() };
    let search = format!("{config:?} {:?} {:?}", options.listeners, options.shorten);
    let Environment { properties, config, class_path, variables, working_folder, .. } = environment;
    let surroundings = format!("{properties:?} {config:?} {class_path:?} {variables:?} {working_folder:?} {jdk:?}");
    Asking { search, surroundings: xxh3_128(surroundings.as_bytes()), reasons: options.verbose }
}

/// What tells one JDK from another, wherever they are.
fn library(jdk: &Jdk) -> String {
    let mut hasher = Xxh3Default::new();
    hasher.update(&std::fs::read(jdk.home.join("release")).unwrap_or_default());
    let size = std::fs::metadata(jdk.home.join("lib/modules")).map_or(0, |m| m.len());
    hasher.update(&size.to_le_bytes());
    format!("{} {:032x}", jdk.version, hasher.digest128())
}

/// What tells this rjpf from any other: what the linker has computed from all of it, or its own file.
pub(crate) fn tool() -> String {
    let whole = || std::env::current_exe().and_then(std::fs::read).unwrap_or_default();
    let id = build_id().map_or_else(|| xxh3_64(&whole()), |id| xxh3_64(&id));
    format!("{} {id:016x}", env!("CARGO_PKG_VERSION"))
}

/// The note `NT_GNU_BUILD_ID` among the first bytes of the program's file, where linkers put it.
fn build_id() -> Option<Vec<u8>> {
    use std::io::Read;
    let mut start = Vec::new();
    std::fs::File::open(std::env::current_exe().ok()?).ok()?.take(4096).read_to_end(&mut start).ok()?;
    // Length of the owner's name, of the id, and the kind of note; then the name.
    let head = [&4_u32.to_le_bytes()[..], &20_u32.to_le_bytes(), &3_u32.to_le_bytes(), b"GNU\0"].concat();
    let at = start.windows(head.len()).position(|window| window == head)?;
    start.get(at + head.len()..at + head.len() + 20).map(<[u8]>::to_vec)
}

/// One file for each target and settings.
fn file_name(main: &str, header: &Header) -> String {
    let key = xxh3_64(format!("{}\0{}", header.target, header.settings).as_bytes());
    format!("{}{key:016x}.{ENDING}", beginning(main))
}

/// What all names of stores of a main class begin with.
fn beginning(main: &str) -> String {
    let main: String = main.chars().map(|c| if c.is_alphanumeric() || c == '.' { c } else { '_' }).take(100).collect();
    format!("{main}-")
}

/// Why the store of the program that was written last is none for this run, which has none of its own yet.
fn of_others(folder: &Path, main: &str, now: &Header) -> Option<String> {
    let beginning = beginning(main);
    let is_one = |name: &str| name.starts_with(&beginning) && name.ends_with(&format!(".{ENDING}"));
    let all = std::fs::read_dir(folder).ok()?.flatten().filter(|e| is_one(&e.file_name().to_string_lossy()));
    let last = all.max_by_key(|entry| entry.metadata().and_then(|m| m.modified()).ok())?;
    let (then, ..) = Store::header(&read_regular(&last.path()).ok()?).ok()?;
    if then.target != now.target {
        return None;
    }
    let [before, after]: [Value; 2] =
        [&then.settings, &now.settings].map(|s| serde_json::from_str(s).unwrap_or_default());
    let names: Vec<&String> = after.as_object()?.iter().filter(|(k, v)| before[*k] != **v).map(|(k, _)| k).collect();
    let names: Vec<&str> = names.into_iter().map(String::as_str).collect();
    Some(format!("it is of other settings ({})", names.join(", ")))
}

/// Why a store of another time cannot be used now.
fn differs(then: &Header, now: &Header) -> Option<String> {
    let word = |text: &str| text.split(' ').next().unwrap_or_default().to_string();
    if then.target != now.target || then.settings != now.settings {
        return Some("it is of another program or of other settings".into());
    }
    if then.jdk != now.jdk {
        return Some(format!("the JDK was {}, it is another {} now", word(&then.jdk), word(&now.jdk)));
    }
    if then.modules != now.modules {
        return Some("the modules of the program have changed".into());
    }
    (then.tool != now.tool).then(|| format!("it was written by another build of rjpf ({})", word(&then.tool)))
}

impl Account {
    /// One line for people.
    pub(crate) fn line(&self) -> String {
        let Reuse { reused, run, replayed, .. } = self.reuse;
        let all = reused + run;
        let mut text = match &self.unknown {
            Some(why) => format!("incremental: the store of an earlier run was not used: {why}"),
            None => format!("incremental: reused {} of {} transitions", grouped(reused), grouped(all)),
        };
        if !self.changed.is_empty() {
            const FEW: usize = 3;
            let names = self.changed.iter().take(FEW).map(String::as_str).collect::<Vec<_>>().join(", ");
            let more = if self.changed.len() > FEW { ", ..." } else { "" };
            let methods = if self.changed.len() == 1 { "method" } else { "methods" };
            text.push_str(&format!("; {} {methods} changed: {names}{more}", self.changed.len()));
        }
        if reused > 0 {
            let saved = 100.0 * (all as f64 - (run + replayed) as f64) / all as f64;
            text.push_str(&format!("; {saved:.1} % saved"));
        }
        if let Some(why) = &self.not_kept {
            text.push_str(&format!("; nothing is kept for the next run: {why}"));
        }
        text
    }

    pub(crate) fn json(&self) -> Value {
        let Reuse { reused, run, replayed, audited } = self.reuse;
        json!({
            "reused": reused,
            "run": run,
            "replayed": replayed,
            "audited": audited,
            "changedMethods": self.changed,
            "notUsed": self.unknown,
            "notKept": self.not_kept,
        })
    }
}

/// `181,204`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().map(|g| std::str::from_utf8(g).unwrap_or("")).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_what_was_saved_and_why() {
        let reuse = Reuse { reused: 181_204, run: 2_786, replayed: 2_000, audited: 0 };
        let changed = ["A.a", "B.b", "C.c", "D.d"].map(String::from).to_vec();
        let account = Account { reuse, changed, unknown: None, not_kept: None, classes: Vec::new() };
        assert_eq!(
            account.line(),
            "incremental: reused 181,204 of 183,990 transitions; 4 methods changed: A.a, B.b, C.c, ...; 97.4 % saved"
        );
        let account = Account { unknown: Some("x".into()), reuse: Reuse::default(), changed: Vec::new(), ..account };
        assert!(account.line().ends_with("was not used: x"));
    }
}
