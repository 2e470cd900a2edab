//! Snapshots against a model: any order of writes, snapshots and restores, in any worker.

use std::collections::HashMap;

use proptest::prelude::*;
use rjpf_state::{Pages, Snapshot};

/// Words that share pages, lie on neighbouring pages and lie far apart.
const PLACES: [u32; 12] =
    [0, 63, 64, 200, 0x1000, 0x0800_0001, 0x0A00_0040, 0x1000_0000, 0x1000_1000, 0x6FFF_FFFF, 0x7000_0000, 0xFFFE_FFFF];

#[derive(Clone, Debug)]
enum Step {
    Write { worker: usize, place: u32, value: u32 },
    WriteWide { worker: usize, place: u32, value: u64 },
    Fill { worker: usize, place: u32, len: u32, value: u32 },
    Snapshot { worker: usize },
    Restore { worker: usize, which: prop::sample::Index },
}

fn place() -> impl Strategy<Value = u32> {
    (0..PLACES.len(), 0u32..300).prop_map(|(i, offset)| PLACES[i].saturating_add(offset))
}

fn step(workers: usize) -> impl Strategy<Value = Step> {
    let value = prop_oneof![Just(0u32), 0u32..4, any::<u32>()];
    prop_oneof![
        6 => (0..workers, place(), value.clone()).prop_map(|(worker, place, value)| Step::Write { worker, place, value }),
        1 => (0..workers, place(), any::<u64>()).prop_map(|(worker, place, value)| Step::WriteWide { worker, place, value }),
        1 => (0..workers, place(), 0u32..200, value).prop_map(|(worker, place, len, value)| Step::Fill { worker, place, len, value }),
        3 => (0..workers).prop_map(|worker| Step::Snapshot { worker }),
        3 => (0..workers, any::<prop::sample::Index>()).prop_map(|(worker, which)| Step::Restore { worker, which }),
    ]
}

type Model = HashMap<u32, u32>;

fn write(pages: &mut Pages, model: &mut Model, at: u32, value: u32) {
    pages.memory.set(at, value);
    model.insert(at, value);
}

fn agrees(pages: &Pages, model: &Model, touched: &Model) -> Result<(), TestCaseError> {
    for &at in touched.keys() {
        prop_assert_eq!(pages.memory.get(at), model.get(&at).copied().unwrap_or(0), "at {:#x}", at);
    }
    pages.check().map_err(TestCaseError::fail)
}

fn run(boot: &[(u32, u32)], steps: &[Step], workers: usize) -> Result<(), TestCaseError> {
    let mut first = Pages::new().unwrap();
    let mut genesis = Model::new();
    for &(at, value) in boot {
        write(&mut first, &mut genesis, at, value);
    }
    first.freeze();
    let mut touched = genesis.clone();
    let mut machines = vec![(first, genesis.clone())];
    let mut taken: Vec<(Snapshot, Model)> = vec![(Snapshot::default(), genesis.clone())];
    for (i, step) in steps.iter().enumerate() {
        // Workers join while the others are at work.
        if machines.len() < workers && i % 7 == 3 {
            let worker = machines[0].0.worker().unwrap();
            machines.push((worker, genesis.clone()));
        }
        let count = machines.len();
        let machine = |worker: usize| worker % count;
        match step {
            Step::Write { worker, place, value } => {
                let (pages, model) = &mut machines[machine(*worker)];
                write(pages, model, *place, *value);
                touched.insert(*place, 0);
            }
            Step::WriteWide { worker, place, value } => {
                let (pages, model) = &mut machines[machine(*worker)];
                pages.memory.set2(*place, *value);
                for (at, word) in [(*place, *value as u32), (place + 1, (*value >> 32) as u32)] {
                    model.insert(at, word);
                    touched.insert(at, 0);
                }
            }
            Step::Fill { worker, place, len, value } => {
                let (pages, model) = &mut machines[machine(*worker)];
                pages.memory.words_mut(*place, *len).fill(*value);
                for at in *place..place + len {
                    model.insert(at, *value);
                    touched.insert(at, 0);
                }
            }
            Step::Snapshot { worker } => {
                let (pages, model) = &mut machines[machine(*worker)];
                taken.push((pages.snapshot(), model.clone()));
                agrees(pages, model, &touched)?;
            }
            Step::Restore { worker, which } => {
                let (snapshot, was) = which.get(&taken);
                let (pages, model) = &mut machines[machine(*worker)];
                pages.restore(snapshot);
                *model = was.clone();
                agrees(pages, model, &touched)?;
            }
        }
    }
    for (pages, model) in &machines {
        agrees(pages, model, &touched)?;
        for page in pages.changed_pages() {
            prop_assert!(pages.genesis_page(page).is_some());
        }
        for &at in touched.keys() {
            prop_assert_eq!(pages.genesis_word(at), genesis.get(&at).copied().unwrap_or(0));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn restores_what_was_saved(
        boot in prop::collection::vec((place(), any::<u32>()), 0..40),
        steps in prop::collection::vec(step(1), 1..120),
    ) {
        run(&boot, &steps, 1)?;
    }

    #[test]
    fn restores_what_another_worker_saved(
        boot in prop::collection::vec((place(), any::<u32>()), 0..40),
        steps in prop::collection::vec(step(3), 1..120),
    ) {
        run(&boot, &steps, 3)?;
    }
}

#[test]
fn snapshots_go_between_threads() {
    fn shareable<T: Send + Sync>() {}
    shareable::<Snapshot>();
    let mut main = Pages::new().unwrap();
    main.memory.set(0x1000_0000, 7);
    main.freeze();
    let (send, receive) = std::sync::mpsc::channel::<(u32, Snapshot)>();
    let mut workers: Vec<Pages> = (0..3).map(|_| main.worker().unwrap()).collect();
    std::thread::scope(|scope| {
        for (i, mut worker) in workers.drain(..).enumerate() {
            let send = send.clone();
            scope.spawn(move || {
                for round in 0..200u32 {
                    let value = i as u32 * 1000 + round;
                    worker.memory.set(0x2000_0000 + round * 64, value);
                    worker.memory.set(0x1000_0001, value);
                    send.send((value, worker.snapshot())).unwrap();
                }
            });
        }
        drop(send);
        for (value, snapshot) in receive.iter() {
            main.restore(&snapshot);
            assert_eq!(main.memory.get(0x1000_0000), 7);
            assert_eq!(main.memory.get(0x1000_0001), value);
            let round = value % 1000;
            assert_eq!(main.memory.get(0x2000_0000 + round * 64), value);
            assert_eq!(main.memory.get(0x2000_0000 + (round + 1) * 64), 0);
        }
    });
    assert_eq!(main.check(), Ok(()));
}

#[test]
fn a_snapshot_costs_what_changed() {
    let mut pages = Pages::new().unwrap();
    pages.freeze();
    for page in 0..10_000u32 {
        pages.memory.set(0x1000_0000 + page * 64, page + 1);
    }
    let full = pages.snapshot();
    pages.memory.set(0x1000_0000, 0);
    let next = pages.snapshot();
    assert!(full.unshared_bytes(&Snapshot::default()) > 10_000 * 256);
    assert!(next.unshared_bytes(&full) < 1200, "{}", next.unshared_bytes(&full));
}
