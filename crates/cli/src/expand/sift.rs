//! `rjpf sift`: what is new to a partition among all that a level led to.
//!
//! The states of earlier levels are read as they come; in memory are only those that may be new. Of several paths to a
//! state the least is kept, which is the one that a breadth-first search of one process comes by.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use rjpf_explore::Path;
use rjpf_vm::Lesson;
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use super::level_file::{self, LevelFile, Located};
use super::{Lessons, difference, from_json, partition_of, to_json};
use crate::ToolError;

/// What is asked for: a partition, the file for its next level, and all files that matter to it.
pub(crate) struct Request {
    pub(crate) partition: u64,
    pub(crate) into: PathBuf,
    pub(crate) files: Vec<PathBuf>,
}

pub(crate) fn sift(request: &Request) -> Result<u8, ToolError> {
    let files = request.files.iter().map(|name| LevelFile::open(name)).collect::<Result<Vec<_>, _>>()?;
    let (known, led_to): (Vec<&LevelFile>, Vec<&LevelFile>) = files.iter().partition(|file| file.is("states"));
    let Some(first) = led_to.first() else {
        return Err(ToolError::usage("'rjpf sift' needs what the states of a level led to: files of 'rjpf expand'"));
    };
    let (partitions, level) = (first.number("partitions")?, first.number("level")?);
    if request.partition >= partitions {
        let partition = request.partition;
        return Err(ToolError::usage(format!("there is no partition {partition}: there are {partitions}, from 0 on")));
    }
    files.iter().try_for_each(|file| belongs(first, file, partitions))?;
    let (learned, agree) = learned(&led_to)?;
    let is_void = !agree || led_to.iter().any(|file| file.is_void());
    let states = match is_void {
        true => Vec::new(),
        false => {
            all_there(&led_to, partitions, level)?;
            all_known(&known, request.partition, level)?;
            new_states(&known, &led_to, request.partition, partitions)?
        }
    };
    let mut header = json!({
        "kind": "states",
        "program": first.header["program"],
        "classes": classes(&files)?,
        "partitions": partitions,
        "partition": request.partition,
        "level": level,
        "void": is_void,
        "learned": to_json(&learned),
    });
    header["states"] = states.len().into();
    level_file::write(&request.into, header, if is_void { &[] } else { std::slice::from_ref(&states) })?;
    Ok(0)
}

fn belongs(first: &LevelFile, file: &LevelFile, partitions: u64) -> Result<(), ToolError> {
    if let Some(what) = difference(&first.header["program"], &file.header["program"]) {
        return Err(file.wrong(&format!("{what} is not that of {}", first.name.display())));
    }
    if file.number("partitions")? != partitions {
        return Err(file.wrong("the number of partitions is another one"));
    }
    Ok(())
}

/// Digests of all classes that were loaded; two files do not have the same one with other digests.
fn classes(files: &[LevelFile]) -> Result<BTreeMap<String, Value>, ToolError> {
    let mut all: BTreeMap<String, Value> = BTreeMap::new();
    for file in files {
        for (name, digest) in file.header["classes"].as_object().into_iter().flatten() {
            if all.insert(name.clone(), digest.clone()).is_some_and(|other| other != *digest) {
                return Err(file.wrong(&format!("class {} is another one elsewhere", name.replace('/', "."))));
            }
        }
    }
    Ok(all)
}

/// What all processes together have learned about places, and whether what they explored stands with it.
fn learned(led_to: &[&LevelFile]) -> Result<(Lessons, bool), ToolError> {
    let unreadable = |file: &LevelFile| file.wrong("what was learned is unreadable");
    let each = led_to.iter().map(|file| from_json(&file.header["learned"]).ok_or_else(|| unreadable(file)));
    let each = each.collect::<Result<Vec<Lessons>, ToolError>>()?;
    if let Some(other) = led_to.iter().find(|file| file.header["began"] != led_to[0].header["began"]) {
        return Err(other.wrong("it was made with other pauses than the first file"));
    }
    let mut all = Lessons::new();
    for (name, lesson) in each.iter().flatten() {
        all.entry(name.clone()).and_modify(|known| join(known, lesson)).or_insert_with(|| lesson.clone());
    }
    let stands = |lessons: &Lessons| lessons.iter().all(|(name, lesson)| lesson.mode.can_become(all[name].mode));
    let agree = each.iter().all(stands);
    Ok((all, agree))
}

fn join(known: &mut Lesson, lesson: &Lesson) {
    let mode = known.mode.joined(lesson.mode);
    if mode != known.mode {
        *known = Lesson { mode, ..lesson.clone() };
    }
}

/// Was every partition of the level before expanded, once?
fn all_there(led_to: &[&LevelFile], partitions: u64, level: u64) -> Result<(), ToolError> {
    let mut from = BTreeSet::new();
    for file in led_to {
        if file.number("level")? != level {
            return Err(file.wrong("it leads to another level than the first file"));
        }
        if file.header["covered"] != true {
            return Err(
                file.wrong("not all alternatives of its states were taken: something was found, or a limit reached")
            );
        }
        let twice = |partition: u64| file.wrong(&format!("partition {partition} was expanded twice"));
        for partition in file.header["from"].as_array().into_iter().flatten().filter_map(Value::as_u64) {
            if !from.insert(partition) {
                return Err(twice(partition));
            }
        }
    }
    match (level, led_to) {
        (0, [_]) => Ok(()),
        (0, _) => Err(ToolError::usage("a program begins once: level 0 is in one file")),
        _ => match (0..partitions).find(|partition| !from.contains(partition)) {
            Some(missing) => {
                let before = level - 1;
                Err(ToolError::usage(format!("nobody expanded partition {missing} of level {before}")))
            }
            None => Ok(()),
        },
    }
}

/// Are the states of this partition there, for each level before?
fn all_known(known: &[&LevelFile], partition: u64, level: u64) -> Result<(), ToolError> {
    let mut levels = BTreeSet::new();
    for file in known {
        let of = (file.number("partition")?, file.number("level")?);
        if of.0 != partition || file.is_void() {
            return Err(file.wrong(&format!("it has no states of partition {partition}")));
        }
        if of.1 >= level || !levels.insert(of.1) {
            return Err(file.wrong(&format!("level {} is not before level {level}, or in two files", of.1)));
        }
    }
    match (0..level).find(|level| !levels.contains(level)) {
        Some(missing) => {
            let what = format!("the states of partition {partition} on level {missing} are missing");
            Err(ToolError::usage(what))
        }
        None => Ok(()),
    }
}

/// In the order of their paths.
fn new_states(
    known: &[&LevelFile],
    led_to: &[&LevelFile],
    partition: u64,
    partitions: u64,
) -> Result<Vec<Located>, ToolError> {
    let mut new: FxHashMap<u128, Path> = FxHashMap::default();
    for file in led_to {
        for (name, path) in file.states(partition as usize)? {
            if partition_of(name, partitions) != partition {
                return Err(file.wrong("a state is in a section where it does not belong"));
            }
            match new.get_mut(&name) {
                Some(least) if *least <= path => {}
                Some(least) => *least = path,
                None => _ = new.insert(name, path),
            }
        }
    }
    for file in known {
        file.each_fingerprint(0, |name| _ = new.remove(&name))?;
    }
    let mut new: Vec<Located> = new.into_iter().collect();
    new.sort_unstable_by(|a, b| a.1.cmp(&b.1));
    Ok(new)
}
