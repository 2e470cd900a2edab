use ahash::AHashSet;
use proptest::prelude::*;

use super::*;

fn both() -> [Visited; 2] {
    [Visited::HashCompact(HashCompact::new()), Visited::Exact(Exact::new())]
}

/// A form whose parts begin behind words that say so, as parts begin behind marks.
fn form(words: &[u32]) -> Form<'_> {
    let parts = words.iter().zip(1..).filter(|(w, _)| **w == 3).map(|(_, at)| at).collect::<Vec<u32>>();
    Form { words, parts: parts.leak() }
}

/// Vectors that resemble each other: one base with small edits.
fn near_duplicates() -> impl Strategy<Value = Vec<Vec<u32>>> {
    let word = prop_oneof![3 => 0u32..4, 1 => any::<u32>()];
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

#[test]
fn misses_are_expected_as_by_the_birthday_bound() {
    let storage = HashCompact::new();
    for i in 1..=1000u128 {
        assert!(storage.insert(i.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_0C8D_1234_5677)));
    }
    let expected = 1e6 / 2f64.powi(129);
    assert!((storage.expected_misses() / expected - 1.0).abs() < 1e-9);
}
