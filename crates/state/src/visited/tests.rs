use ahash::AHashSet;
use proptest::prelude::*;

use super::*;
use crate::canonical::mark::{FRAME, THREAD};

fn both() -> [Visited; 2] {
    [Visited::HashCompact(HashCompact::new()), Visited::Exact(Box::default())]
}

/// A form whose parts begin behind words that say so, and where a thread or a frame does.
fn form(words: &[u32]) -> Form<'_> {
    let begins = |at: usize| at > 0 && words[at - 1] == 3 || at < words.len() && [THREAD, FRAME].contains(&words[at]);
    let parts = (0..=words.len()).filter(|&at| begins(at)).map(|at| at as u32).collect::<Vec<u32>>();
    Form::of_words(words, parts.leak())
}

/// Vectors that resemble each other: one base with small edits.
fn near_duplicates() -> impl Strategy<Value = Vec<Vec<u32>>> {
    let word = prop_oneof![6 => 0u32..4, 1 => Just(THREAD), 1 => Just(FRAME), 2 => any::<u32>()];
    let base = prop::collection::vec(word.clone(), 0..200);
    let edits = prop::collection::vec((any::<prop::sample::Index>(), word, 0..4u8), 1..200);
    (base, edits).prop_map(|(base, edits)| {
        let mut vectors = vec![base];
        for (at, word, edit) in edits {
            let mut next = vectors[at.index(vectors.len())].clone();
            let place = at.index(next.len() + 1);
            match edit {
                0 if place < next.len() => drop(next.remove(place)),
                1 => next.insert(place, word),
                2 if place < next.len() => next.swap(place, 0),
                _ if place < next.len() => next[place] = word,
                _ => next.push(word),
            }
            vectors.push(next);
        }
        vectors
    })
}

proptest! {
    #[test]
    fn agrees_with_a_set(vectors in near_duplicates()) {
        for visited in both() {
            // Another hash function, so that no weakness of ours is shared.
            let mut model = AHashSet::new();
            for vector in &vectors {
                prop_assert_eq!(visited.insert(form(vector)), model.insert(vector.clone()));
            }
            prop_assert_eq!(visited.len(), model.len());
        }
    }

    #[test]
    fn bunched_fingerprints_are_told_apart(keys in prop::collection::vec(0u64..400, 1..600), shift in 0u32..120) {
        let storage = HashCompact::new();
        let mut model = AHashSet::new();
        for key in keys {
            let fingerprint = u128::from(key) << shift;
            prop_assert_eq!(storage.insert(fingerprint), model.insert(fingerprint.max(1)));
        }
        prop_assert_eq!(storage.len(), model.len());
    }
}

#[test]
fn empty_and_nearly_empty_vectors_differ() {
    for visited in both() {
        for vector in [&[][..], &[0], &[0, 0], &[1], &[1, 0], &[0, 0, 0]] {
            assert!(visited.insert(form(vector)), "{vector:?}");
            assert!(!visited.insert(form(vector)), "{vector:?}");
        }
        assert!(visited.insert(form(&vec![0; 1000])) && visited.insert(form(&vec![0; 1001])));
    }
}

#[test]
fn many_workers_agree_on_what_is_new() {
    for visited in both() {
        let new = std::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for worker in 0..4u32 {
                let (visited, new) = (&visited, &new);
                scope.spawn(move || {
                    for i in 0..5_000u32 {
                        let state = (i * 7 + worker * 1_000) % 6_000;
                        if visited.insert(form(&[state, 1, 2, 3, state / 10])) {
                            new.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        assert_eq!(visited.len(), new.into_inner());
        assert_eq!(visited.len(), 6_000);
    }
}

/// Forms of threads that step by themselves, with a shared part behind: what a search inserts, many more than there
/// are first forms and numbers of stacks for.
fn threads_and_heap(random: &mut u64) -> Vec<u32> {
    let mut next = |below: u64| {
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((*random >> 33) % below) as u32
    };
    let mut words = vec![7, next(2)];
    for place in 0..30 {
        // Few of them run at a time; one counts far.
        if next(4) == 0 {
            words.extend([THREAD, place, next(3), FRAME, 90, next(if place == 3 { 20_000 } else { 4 })]);
        }
    }
    for _ in 0..next(9) {
        words.extend([3, 1000 + next(3), next(3), next(2), 5, 6, 7, 8, 9, next(50)]);
    }
    words
}

#[test]
fn many_threads_and_objects_agree_with_a_set() {
    let (storage, mut model, mut random) = (Exact::new(), AHashSet::new(), 1);
    for _ in 0..60_000 {
        let words = threads_and_heap(&mut random);
        assert_eq!(storage.insert(form(&words)), model.insert(words.clone()), "{words:?}");
        assert!(!storage.insert(form(&words)), "{words:?}");
    }
    assert_eq!(storage.len(), model.len());
}

/// Forms that are as alike as forms can be: all combinations, so that whatever a record leaves out makes two of them one.
#[test]
fn alike_forms_are_told_apart() {
    let (storage, mut model) = (Exact::new(), AHashSet::new());
    let mut insert =
        |words: Vec<u32>| assert_eq!(storage.insert(form(&words)), model.insert(words.clone()), "{words:?}");
    // The same pieces at different places.
    for bits in 0..256u32 {
        insert((0..64).map(|at| if at % 8 == 0 { bits >> (at / 8) & 1 } else { 9 }).collect());
    }
    // Threads that are there or not, with two stacks, before objects that are there or not.
    for bits in 0..1u32 << 12 {
        let mut words = vec![1];
        let threads = (0..3).filter(|place| bits >> place & 1 == 1);
        threads.for_each(|place| words.extend([THREAD, place, bits >> (3 + place) & 1]));
        (6..12).filter(|object| bits >> object & 1 == 1).for_each(|object| words.extend([3, object % 2]));
        insert(words);
    }
    // More stacks of one thread than have numbers.
    (0..10_000).for_each(|count| insert(vec![1, THREAD, 0, FRAME, count, 3, 5]));
}

#[test]
fn forms_that_several_workers_insert_are_new_once() {
    let storage = Exact::new();
    let new: usize = std::thread::scope(|scope| {
        let worker = |start: u64| {
            let storage = &storage;
            move || {
                // All insert the same forms, from different ones on.
                let mut random = start;
                let mut new = 0;
                let forms: Vec<Vec<u32>> = (0..10_000).map(|_| threads_and_heap(&mut random)).collect();
                for _ in 0..2 {
                    new += forms.iter().filter(|words| storage.insert(form(words))).count();
                }
                new
            }
        };
        let workers: Vec<_> = [1, 1, 2, 2].into_iter().map(|start| scope.spawn(worker(start))).collect();
        workers.into_iter().map(|worker| worker.join().unwrap()).sum()
    });
    let mut model = AHashSet::new();
    for mut random in [1, 2] {
        model.extend((0..10_000).map(|_| threads_and_heap(&mut random)));
    }
    assert_eq!((storage.len(), new), (model.len(), model.len()));
}

#[test]
fn misses_are_expected_as_by_the_birthday_bound() {
    let storage = HashCompact::new();
    for i in 1..=1000u128 {
        assert!(storage.insert(i.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_0C8D_1234_5677)));
    }
    let expected = 1e6 / 2f64.powi(129);
    assert!((storage.expected_misses() / expected - 1.0).abs() < 1e-9);
}
