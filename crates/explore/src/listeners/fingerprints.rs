//! The fingerprints of all states a search came to, sorted, one in a line.
//!
//! They are the same in every process, so two such files compare searches: other folders, other
//! orders, other machines. The first line says which version of the form and which JDK they are of;
//! files that differ there do not compare.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

use rjpf_state::canonical::FORM_VERSION;
use rjpf_vm::Vm;

use super::{Data, Flow, Listener, ListenerDef, ListenerOptions, Section};
use crate::heuristics::View;
use crate::notice::{Arrival, Notice};

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: "fingerprints",
    aliases: &[],
    doc: "writes the fingerprints of all states, sorted (report.fingerprints names the file)",
    keys: &["report.fingerprints"],
    checks: false,
    build: |options| Ok(Box::new(Fingerprints::new(options))),
    weave: super::nothing,
};

struct Fingerprints {
    file: PathBuf,
    states: BTreeSet<u128>,
}

impl Fingerprints {
    fn new(options: &ListenerOptions) -> Fingerprints {
        let file = options.text("report.fingerprints").unwrap_or("rjpf-fingerprints.txt").into();
        Fingerprints { file, states: BTreeSet::new() }
    }
}

impl Listener for Fingerprints {
    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        match *notice {
            Notice::Arrived { to: Arrival::New(state) | Arrival::Cut(state), .. } => _ = self.states.insert(state),
            Notice::Restarted => self.states.clear(),
            _ => {}
        }
        Flow::Continue
    }

    fn report(&mut self, vm: &Vm) -> Option<Section> {
        let mut text = format!("# fingerprints: form {FORM_VERSION}, JDK {}\n", vm.registry.jdk.feature);
        for state in &self.states {
            _ = writeln!(text, "{state:032x}");
        }
        Some(Section {
            title: "fingerprints".into(),
            lines: vec![format!("{} states in {}", self.states.len(), self.file.display())],
            data: Data::map([
                ("file", self.file.display().to_string().into()),
                ("form", u64::from(FORM_VERSION).into()),
                ("states", self.states.len().into()),
            ]),
            files: vec![(self.file.clone(), text)],
        })
    }
}
