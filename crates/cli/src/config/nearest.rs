//! The known name that a mistyped one was probably meant to be.

/// The closest candidate, if any is close enough to be worth naming.
pub(crate) fn nearest<'c>(word: &str, candidates: impl Iterator<Item = &'c str>) -> Option<&'c str> {
    let limit = 2 + word.len() / 4;
    let scored = candidates.map(|c| if abbreviates(word, c) { (2, c) } else { (distance(word, c), c) });
    scored.filter(|(d, _)| *d <= limit).min().map(|(_, c)| c)
}

/// The closest candidates, however far away they are.
pub(crate) fn closest<'c>(word: &str, candidates: impl Iterator<Item = &'c str>, most: usize) -> Vec<&'c str> {
    let mut scored: Vec<_> = candidates.map(|c| (distance(word, c), c)).collect();
    scored.sort_unstable();
    scored.dedup();
    scored.into_iter().take(most).map(|(_, c)| c).collect()
}

/// Is the word, from its first letter on, what is left of the other if letters are left out?
/// Letters behind the last dot count: a namespace alone says nothing.
fn abbreviates(word: &str, full: &str) -> bool {
    let (space, name) = word.rsplit_once('.').unwrap_or(("", word));
    let Some(rest) = full.strip_prefix(space) else { return false };
    let rest = rest.trim_start_matches('.');
    let mut letters = rest.chars();
    !rest.contains('.')
        && name.len() >= 3
        && letters.clone().next() == name.chars().next()
        && name.chars().all(|c| letters.any(|l| l == c))
}

/// Edits (insert, delete, replace) between two words.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_words_are_found_and_far_ones_are_not() {
        let keys = ["search.depth_limit", "search.matching", "por"];
        assert_eq!(nearest("search.depht_limit", keys.into_iter()), Some("search.depth_limit"));
        assert_eq!(nearest("search.dpth", keys.into_iter()), Some("search.depth_limit"));
        assert_eq!(nearest("zzz", keys.into_iter()), None);
        assert_eq!(closest("search.foo", keys.into_iter(), 2), ["search.matching", "por"]);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
