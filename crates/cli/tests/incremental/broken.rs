//! The test of these tests: each guard that keeps a store from lying (`explore/src/store/broken.rs`) is left out once, and one
//! of the pairs named here has to notice.
//!
//! Needs a build with the feature `broken-stores`, which it makes with `RJPF_SLOW=1`; `RJPF_BROKEN=file` is one that is
//! there. `RJPF_GUARDS=a,b` says which guards.

use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;

use crate::search::Search;
use crate::{folder, in_parallel, java, pairs};

/// Guards, and pairs of which at least one lies without it.
const GUARDS: &[(&str, &[&str])] = &[
    ("Methods", &["string_switch_of_one_hash"]),
    ("Names", &["main_of_its_own"]),
    ("Members", &["members_of_an_object"]),
    ("Arguments", &["arguments_read_late"]),
    ("Modes", &["place_that_others_read"]),
    ("Lines", &["lines_printed"]),
    ("Variables", &["null_message"]),
    ("Files", &["annotations_elsewhere_in_the_pool"]),
    ("World", &["file_read"]),
    ("Layouts", &["interface_of_an_object"]),
    ("Output", &["output_of_others"]),
    ("Surroundings", &["user_dir"]),
    ("Paths", &["counter_of_all_paths"]),
    ("Frames", &["frame_of_a_thread_in_its_second_half"]),
    ("Turns", &["livelock_of_a_known_path", "round_with_one_who_gets_on"]),
    ("Chance", &["round_with_chance"]),
    ("Time", &["time_and_several_workers"]),
    ("Seen", &["graph_seen_by_what_changes"]),
    ("Graphs", &["graphs_seen_on_a_known_path"]),
    ("Notes", &["assumption_between_choices"]),
    ("Unkept", &["code_beside_a_counter"]),
    ("Shorter", &["shorter_path_elsewhere"]),
    ("Search", &["findings_become_more"]),
    ("Behind", &["behind_a_finding"]),
    ("Taught", &["lesson_of_the_start"]),
    ("Told", &["told_on_a_known_path"]),
    ("Refused", &["stale_and_caught_each_time"]),
    ("Finalizers", &["finalizer_of_another_branch"]),
    ("Linking", &["stale_uncalled_each_time"]),
];

#[test]
fn guards_that_are_left_out_are_noticed() {
    let Some(binary) = binary() else {
        println!("skipped: RJPF_SLOW=1 builds and runs it");
        return;
    };
    let wanted = std::env::var("RJPF_GUARDS").ok();
    let is_wanted = |guard: &str| wanted.as_ref().is_none_or(|wanted| wanted.split(',').any(|part| part == guard));
    let guards: Vec<_> = GUARDS.iter().filter(|(guard, _)| is_wanted(guard)).collect();
    let unnoticed = Mutex::new(Vec::new());
    in_parallel(&guards, |(guard, names)| {
        let out = folder(&format!("without-{guard}"));
        let pairs = pairs::compiled(&out, |name| names.contains(&name));
        assert_eq!(pairs.len(), names.len(), "{names:?}");
        let begun = |reports: &std::path::Path| Search::new(reports).without(guard, &binary);
        match pairs.iter().find_map(|pair| pair.follow(&out, &begun).err()) {
            Some(what) => println!("{guard}: noticed: {}", what.lines().next().unwrap_or_default()),
            None => unnoticed.lock().unwrap().push(*guard),
        }
        _ = std::fs::remove_dir_all(out);
    });
    let unnoticed = unnoticed.into_inner().unwrap();
    assert!(unnoticed.is_empty(), "nobody notices that these are left out: {unnoticed:?}");
}

fn binary() -> Option<PathBuf> {
    if let Some(binary) = std::env::var_os("RJPF_BROKEN") {
        return Some(binary.into());
    }
    std::env::var_os("RJPF_SLOW")?;
    let target = java::root().join("target/broken-stores");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--release", "-p", "rjpf", "--features", "broken-stores", "--target-dir"]).arg(&target);
    assert!(cargo.current_dir(java::root()).status().unwrap().success());
    Some(target.join("release/rjpf"))
}
