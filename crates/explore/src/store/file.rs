//! A store as a file: a header that says what it belongs to, the tables, and a checksum over all of it.

use rjpf_classes::digest::{DIGEST_VERSION, Digest};
use rjpf_state::ThreadId;
use rjpf_state::canonical::FORM_VERSION;
use rjpf_vm::Mode;
use rjpf_vm::peer::{ChoiceKind, ChoiceRequest};
use rjpf_vm::transition::{ChoicePoint, PointKind, Why};
use xxhash_rust::xxh3::xxh3_128;

use super::bytes::{In, Out};
use super::found::{read_violation, write_violation};
use super::records::Records;
use super::tables::{Answered, Effects, From, Needs, Notes, PointKey, Question, Record, Store, Table, To};
use super::verdict::Remembered;

const MAGIC: &[u8; 8] = b"rjpf-inc";
/// Counted up with every change of what is written here.
const VERSION: u64 = 6;

/// What a store belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The main class.
    pub target: String,
    /// Settings that alter states or what transitions do.
    pub settings: String,
    /// What the library is.
    pub jdk: String,
    /// What the modules of the program are, if it has any.
    pub modules: String,
    /// What rjpf is.
    pub tool: String,
}

/// Why a file is no store that could be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is something else, or was damaged.
    Damaged,
    /// It was written by a version that writes stores in another way.
    OtherVersion,
}

impl Store {
    pub fn to_bytes(&self, header: &Header) -> Vec<u8> {
        let mut out = Out(MAGIC.to_vec());
        [VERSION, u64::from(FORM_VERSION), u64::from(DIGEST_VERSION)].into_iter().for_each(|v| out.number(v));
        for text in [&header.target, &header.settings, &header.jdk, &header.modules, &header.tool] {
            out.bytes(text.as_bytes());
        }
        // So that a look at the header says how large it is.
        out.number(self.states() as u64);
        out.number(self.transitions() as u64);
        out.number(u64::from(self.events));
        out.wide(self.start);
        out.list(&self.classes, |out, (name, digest)| {
            out.bytes(name);
            out.wide(digest.0);
        });
        out.list(&self.answers.all, write_answered);
        out.number(u64::from(self.verdict.is_some()));
        self.verdict.iter().for_each(|verdict| verdict.write(&mut out, &self.answers.all));
        out.list(&self.places.all, |out, name| out.bytes(name.as_bytes()));
        out.list(&self.needs.all, write_needs);
        out.list(&self.graphs.all, |out, &(site, graph)| {
            out.number(site);
            out.wide(graph);
        });
        out.list(&self.effects.all, write_effects);
        out.list(&self.points.all, |out, (numbers, label)| {
            out.list(numbers, |out, &n| out.number(u64::from(n)));
            out.bytes(label.as_bytes());
        });
        out.list(&self.violations.all, write_violation);
        self.states.all[1..].iter().for_each(|&state| out.wide(state));
        out.number(self.late.len() as u64);
        self.late.iter().for_each(|&state| out.wide(state));
        for state in 0..self.states() as u32 {
            out.number(self.records.of(state).count() as u64);
            self.records.of(state).for_each(|record| write_record(&mut out, state, record));
        }
        let check = xxh3_128(&out.0);
        out.wide(check);
        out.0
    }

    /// What the file is about, with the number of states and transitions.
    pub fn header(bytes: &[u8]) -> Result<(Header, u64, u64), Unreadable> {
        let mut input = begin(bytes)?;
        read_header(&mut input).ok_or(Unreadable::Damaged)
    }

    pub fn of_bytes(bytes: &[u8]) -> Result<(Header, Store), Unreadable> {
        let mut input = begin(bytes)?;
        let store = read(&mut input).filter(|_| input.0.is_empty());
        store.ok_or(Unreadable::Damaged)
    }
}

/// What lies between the versions and the checksum.
fn begin(bytes: &[u8]) -> Result<In<'_>, Unreadable> {
    let (content, check) = bytes.split_last_chunk::<16>().ok_or(Unreadable::Damaged)?;
    if xxh3_128(content) != u128::from_le_bytes(*check) {
        return Err(Unreadable::Damaged);
    }
    let mut input = In(content.strip_prefix(MAGIC).ok_or(Unreadable::Damaged)?);
    for version in [VERSION, u64::from(FORM_VERSION), u64::from(DIGEST_VERSION)] {
        if input.number() != Some(version) {
            return Err(Unreadable::OtherVersion);
        }
    }
    Ok(input)
}

fn read_header(input: &mut In<'_>) -> Option<(Header, u64, u64)> {
    let header = Header {
        target: input.text()?,
        settings: input.text()?,
        jdk: input.text()?,
        modules: input.text()?,
        tool: input.text()?,
    };
    Some((header, input.number()?, input.number()?))
}

fn read(input: &mut In<'_>) -> Option<(Header, Store)> {
    let (header, states, _) = read_header(input)?;
    let (events, start) = (input.small()?, input.wide()?);
    let classes = input.list(|i| Some((i.bytes()?.to_vec(), Digest(i.wide()?))))?;
    let answers = input.list(read_answered)?;
    let verdict = if input.flag()? { Some(Remembered::read(input, &answers)?) } else { None };
    let places = input.list(|i| i.text())?;
    let needs = input.list(|i| read_needs(i, answers.len(), places.len()))?;
    let graphs = input.list(|i| Some((i.number()?, i.wide()?)))?;
    let effects = input.list(|i| read_effects(i, graphs.len()))?;
    let points = input.list(|i| Some((i.list(In::small)?, i.text()?)))?;
    if !points.iter().all(|point| point_of(point).is_some()) {
        return None;
    }
    let violations = input.list(read_violation)?;
    let states: usize = states.try_into().ok()?;
    let mut fingerprints = vec![0];
    for _ in 1..states {
        fingerprints.push(input.wide()?);
    }
    let late = input.list(In::wide)?.into_iter().collect();
    let sizes = Sizes {
        states,
        points: points.len(),
        violations: violations.len(),
        needs: needs.len(),
        effects: effects.len(),
    };
    let mut records = Records::default();
    for state in 0..u32::try_from(states).ok()? {
        for _ in 0..input.number()? {
            records.add(state, read_record(input, state, &sizes)?);
        }
    }
    let store = Store {
        events,
        start,
        classes,
        verdict,
        answers: Table::of(answers),
        places: Table::of(places),
        needs: Table::of(needs),
        graphs: Table::of(graphs),
        effects: Table::of(effects),
        points: Table::of(points),
        violations: Table::of(violations),
        states: Table::of(fingerprints),
        records,
        late,
    };
    Some((header, store))
}

pub(super) fn write_answered(out: &mut Out, Answered { question, answer }: &Answered) {
    let (kind, texts): (u64, &[&[u8]]) = match question {
        Question::Method { class, name, descriptor } => (0, &[class, name, descriptor]),
        Question::Class(name) => (1, &[name]),
        Question::Members(name) => (2, &[name]),
        Question::Arguments => (3, &[]),
        Question::Lines { class, name, descriptor } => (4, &[class, name, descriptor]),
        Question::Variables { class, name, descriptor } => (5, &[class, name, descriptor]),
        Question::File(name) => (6, &[name]),
        Question::Place(name) => (7, &[name]),
    };
    out.number(kind);
    texts.iter().for_each(|text| out.bytes(text));
    out.number(u64::from(answer.is_some()));
    answer.iter().for_each(|digest| out.wide(digest.0));
}

pub(super) fn read_answered(input: &mut In<'_>) -> Option<Answered> {
    let text = |input: &mut In<'_>| Some(input.bytes()?.to_vec());
    let question = match input.number()? {
        0 => Question::Method { class: text(input)?, name: text(input)?, descriptor: text(input)? },
        1 => Question::Class(text(input)?),
        2 => Question::Members(text(input)?),
        3 => Question::Arguments,
        4 => Question::Lines { class: text(input)?, name: text(input)?, descriptor: text(input)? },
        5 => Question::Variables { class: text(input)?, name: text(input)?, descriptor: text(input)? },
        6 => Question::File(text(input)?),
        7 => Question::Place(text(input)?),
        _ => return None,
    };
    let answer = if input.flag()? { Some(Digest(input.wide()?)) } else { None };
    Some(Answered { question, answer })
}

/// There are fewer modes.
const MODES: i64 = 16;
const _: () = assert!((Mode::Contended as i64) < MODES);

/// Both lists are sorted: each number is written by how much it is larger than the one before, a place with its mode.
fn write_needs(out: &mut Out, needs: &Needs) {
    let mut last = 0;
    out.list(&needs.answers, |out, &answer| {
        out.signed(i64::from(answer) - std::mem::replace(&mut last, i64::from(answer)));
    });
    last = 0;
    out.list(&needs.modes, |out, &(place, mode)| {
        let further = i64::from(place) - std::mem::replace(&mut last, i64::from(place));
        out.signed(further * MODES + i64::from(mode));
    });
}

fn read_needs(input: &mut In<'_>, answers: usize, places: usize) -> Option<Needs> {
    let index = |number: i64, len| u32::try_from(number).ok().filter(|&index| (index as usize) < len);
    let mut last = 0i64;
    let answers = input.list(|i| {
        last = last.checked_add(i.signed()?)?;
        index(last, answers)
    })?;
    last = 0;
    let modes = input.list(|i| {
        let number = i.signed()?;
        last = last.checked_add(number.div_euclid(MODES))?;
        Some((index(last, places)?, number.rem_euclid(MODES) as u8))
    })?;
    Some(Needs { answers, modes })
}

fn write_effects(out: &mut Out, effects: &Effects) {
    let Effects { output, chance, told, timed, turns, seen, notes } = effects;
    out.bytes(output);
    let none = Notes::default();
    let notes = notes.as_deref().unwrap_or(&none);
    let flags = [*chance, *told, *timed, notes.hands_on];
    out.number(flags.iter().rev().fold(0, |all, &flag| all << 1 | u64::from(flag)));
    for pairs in [turns, seen] {
        out.list(pairs, |out, &(number, flag)| out.number(u64::from(number) << 1 | u64::from(flag)));
    }
    out.bytes(&notes.assumptions.0);
    out.list(&notes.assumptions.1, |out, (place, nanos)| {
        out.bytes(place.as_bytes());
        out.number(*nanos);
    });
    out.list(&notes.keys, |out, key| out.bytes(key.as_bytes()));
}

fn read_effects(input: &mut In<'_>, graphs: usize) -> Option<Effects> {
    let output = input.bytes()?.to_vec();
    let flags = input.number()?;
    let pairs = |input: &mut In<'_>| {
        input.list(|i| {
            let number = i.number()?;
            Some(((number >> 1).try_into().ok()?, number & 1 == 1))
        })
    };
    let turns = pairs(input)?;
    let seen: Vec<(u32, bool)> = pairs(input)?;
    if seen.iter().any(|(graph, _)| *graph as usize >= graphs) {
        return None;
    }
    let assumptions = (input.bytes()?.to_vec(), input.list(|i| Some((i.text()?, i.number()?)))?);
    let [chance, told, timed, hands_on] = [1, 2, 4, 8].map(|flag| flags & flag != 0);
    let notes = Notes { assumptions, keys: input.list(In::text)?, hands_on };
    Some(Effects { output, chance, told, timed, turns, seen, notes: notes.if_any() })
}

fn write_record(out: &mut Out, from: u32, record: &Record) {
    match record.to {
        To::Ignored => out.number(0),
        To::End { status, normal } => {
            out.number(if normal { 1 } else { 2 });
            out.signed(i64::from(status));
        }
        To::Violation(violation) => {
            out.number(3);
            out.number(u64::from(violation));
        }
        To::Choice { state, point } => {
            out.number(4 + u64::from(point));
            out.signed(i64::from(state) - i64::from(from));
        }
    }
    [record.index, record.needs, record.effects].into_iter().for_each(|n| out.number(u64::from(n)));
}

/// How many there are of what records refer to.
struct Sizes {
    states: usize,
    points: usize,
    violations: usize,
    needs: usize,
    effects: usize,
}

fn read_record(input: &mut In<'_>, from: u32, sizes: &Sizes) -> Option<Record> {
    let to = match input.number()? {
        0 => To::Ignored,
        kind @ 1..=2 => To::End { status: input.signed()?.try_into().ok()?, normal: kind == 1 },
        3 => To::Violation(input.index(sizes.violations)?),
        kind => {
            let point = u32::try_from(kind - 4).ok().filter(|&point| (point as usize) < sizes.points)?;
            let state = input.signed()?.checked_add(i64::from(from))?;
            To::Choice { state: u32::try_from(state).ok().filter(|&s| (s as usize) < sizes.states)?, point }
        }
    };
    let (index, needs, effects) = (input.small()?, input.index(sizes.needs)?, input.index(sizes.effects)?);
    Some(Record { to, index, needs, effects, from: From::Earlier })
}

/// A choice in numbers and a text.
pub(super) fn point_key(point: &ChoicePoint) -> PointKey {
    let mut key = PointKey::default();
    write_point(point, &mut key);
    key
}

/// The same, where there may be room for it already.
pub(super) fn write_point(point: &ChoicePoint, (numbers, label): &mut PointKey) {
    numbers.clear();
    label.clear();
    match &point.kind {
        PointKind::Thread { enabled, why, from } => {
            numbers.extend([0, why.number(), from.0]);
            numbers.extend(enabled.iter().map(|thread| thread.0));
        }
        PointKind::Data { thread, request } => {
            numbers.extend([1, thread.0, request.kind.number(), request.count]);
            label.push_str(&request.label);
        }
    }
}

/// The choice behind such numbers, if there is one.
pub(super) fn point_of((numbers, label): &PointKey) -> Option<ChoicePoint> {
    let kind = match numbers.as_slice() {
        [0, why, from, enabled @ ..] => PointKind::Thread {
            enabled: enabled.iter().copied().map(ThreadId).collect(),
            why: Why::of_number(*why)?,
            from: ThreadId(*from),
        },
        &[1, thread, kind, count] => PointKind::Data {
            thread: ThreadId(thread),
            request: ChoiceRequest { kind: ChoiceKind::of_number(kind)?, count, label: label.clone() },
        },
        _ => return None,
    };
    Some(ChoicePoint { kind })
}
