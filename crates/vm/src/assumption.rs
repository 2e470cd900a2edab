//! What a verdict rests on because of what the program did: each assumption with its words and the section of
//! docs/SEMANTICS.md that explains it.
//!
//! Peers note those that they meet on the way. What follows from the library methods that the program
//! called is read off its call sites at the end (`reliance.rs`), without a cost on the way.

use std::collections::{BTreeMap, BTreeSet};

use crate::Environment;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Assumption {
    /// The program has compared readings of the clock.
    ClockSteps,
    /// It has done so, and the clock moves by sleeps and timeouts only.
    ClockStill,
    /// When weak references are cleared and cleaners run.
    Collection,
    Finalization,
    /// Methods ran on the host.
    HostImplementations,
    /// Which identity hashes objects get, and so the order in hash tables.
    IdentityHashes,
    /// The order in which `Set.of` and `Map.of` give their elements.
    ImmutableOrder,
    /// By how much tasks at a fixed rate are late.
    LateTasks,
    /// How bytes and datagrams get from one end to the other.
    Network,
    /// Which of many interrupted threads a `notifyAll` finds still waiting.
    NotifyAll,
    /// In which order the workers of a pool look at its queues.
    QueueOrder,
    RandomSeed,
    /// Memory and processors.
    RuntimeFigures,
    /// Accesses that may race are forgotten if there are too many.
    ShortHistory,
    ThreadStop,
    /// Class files were not verified.
    Unverified,
    WeakCompareAndSet,
}

impl Assumption {
    const ALL: [Assumption; 17] = [
        Assumption::ClockSteps,
        Assumption::ClockStill,
        Assumption::Collection,
        Assumption::Finalization,
        Assumption::HostImplementations,
        Assumption::IdentityHashes,
        Assumption::ImmutableOrder,
        Assumption::LateTasks,
        Assumption::Network,
        Assumption::NotifyAll,
        Assumption::QueueOrder,
        Assumption::RandomSeed,
        Assumption::RuntimeFigures,
        Assumption::ShortHistory,
        Assumption::ThreadStop,
        Assumption::Unverified,
        Assumption::WeakCompareAndSet,
    ];

    /// The heading in docs/SEMANTICS.md.
    pub fn section(self) -> &'static str {
        match self {
            Assumption::ClockSteps | Assumption::ClockStill | Assumption::LateTasks => "time",
            Assumption::Collection => "collection",
            Assumption::Finalization => "finalisation",
            Assumption::HostImplementations => "mixed-execution",
            Assumption::IdentityHashes | Assumption::ImmutableOrder => "hashes",
            Assumption::Network => "network",
            Assumption::QueueOrder | Assumption::RandomSeed => "randomness",
            Assumption::RuntimeFigures => "environment",
            Assumption::ShortHistory => "memory",
            Assumption::NotifyAll | Assumption::ThreadStop => "threads",
            Assumption::Unverified => "class-files",
            Assumption::WeakCompareAndSet => "atomicity",
        }
    }

    fn text(self, environment: &Environment) -> String {
        match self {
            Assumption::ClockSteps => {
                let steps: Vec<String> = environment.clock_steps_nanos.iter().map(|&nanos| duration(nanos)).collect();
                format!(
                    "between reads of the clock, sleeps and timeouts aside, time passes to {} after its first read, \
                     or not at all (+vm.clock_steps)",
                    steps.join(", ")
                )
            }
            Assumption::ClockStill => "time passes by sleeps and timeouts only (+vm.clock=choice lets it pass)".into(),
            Assumption::Collection => "weak references are cleared by System.gc() and for lack of memory only".into(),
            Assumption::Finalization => "finalizers are not run".into(),
            Assumption::HostImplementations => "host implementations do what their Java methods do (+mixed)".into(),
            Assumption::IdentityHashes => {
                "identity hashes, and the order of what is hashed by them, are one fixed way".into()
            }
            Assumption::ImmutableOrder => "Set.of and Map.of give their elements in one fixed order".into(),
            Assumption::LateTasks => {
                "a task at a fixed rate that has missed more than three runs is as late as one that has missed three"
                    .into()
            }
            Assumption::Network if environment.partial_reads => {
                "what is sent arrives at once, in order and complete; a read gives all that is there or one byte \
                 (+net.partial_reads)"
                    .into()
            }
            Assumption::Network => {
                "what is sent arrives at once, in order and complete; a read gives all that is there \
                 (+net.partial_reads=on: or one byte)"
                    .into()
            }
            Assumption::NotifyAll => {
                "of more than thirty waiting threads that were interrupted at once, those beyond leave before notifyAll"
                    .into()
            }
            Assumption::QueueOrder => {
                "workers of a ForkJoinPool look at its queues in the order that follows from one seed".into()
            }
            Assumption::RandomSeed => {
                "random numbers are those of one seed (+vm.random_seed, +cg.enumerate_random)".into()
            }
            Assumption::ShortHistory => {
                "accesses without an order among them were too many to be remembered: races with forgotten ones are missed".into()
            }
            Assumption::RuntimeFigures => {
                "Runtime answers with processors and memory as configured (+vm.processors, +vm.max_heap)".into()
            }
            Assumption::ThreadStop => "Thread.stop hits its thread at visible steps only".into(),
            Assumption::Unverified => "class files are well-typed (+vm.verify=on checks)".into(),
            Assumption::WeakCompareAndSet => "weakCompareAndSet never fails spuriously".into(),
        }
    }
}

/// The assumptions that were noted.
#[derive(Clone, Debug, Default)]
pub struct Assumptions {
    noted: BTreeSet<Assumption>,
    /// Places of waits whose timeouts were held back, each with how long they wait at least.
    held_back: BTreeMap<String, u64>,
}

impl Assumptions {
    /// Everything that was noted, in a fixed order of words.
    pub fn parts(&self) -> (Vec<u8>, Vec<(String, u64)>) {
        let noted = self.noted.iter().map(|assumption| *assumption as u8).collect();
        (noted, self.held_back.iter().map(|(place, nanos)| (place.clone(), *nanos)).collect())
    }

    /// Notes what an earlier run had noted.
    pub fn note_parts(&mut self, (noted, held_back): &(Vec<u8>, Vec<(String, u64)>)) {
        self.noted.extend(Assumption::ALL.iter().filter(|assumption| noted.contains(&(**assumption as u8))));
        held_back.iter().for_each(|(place, nanos)| self.note_held_back(place.clone(), *nanos));
    }

    /// Adds what was noted elsewhere.
    pub fn add(&mut self, other: &Assumptions) {
        self.noted.extend(&other.noted);
        other.held_back.iter().for_each(|(place, nanos)| self.note_held_back(place.clone(), *nanos));
    }

    pub fn is_empty(&self) -> bool {
        self.noted.is_empty() && self.held_back.is_empty()
    }

    /// Has all of this been noted here?
    pub fn covers(&self, (noted, held_back): &(Vec<u8>, Vec<(String, u64)>)) -> bool {
        noted.iter().all(|number| self.noted.iter().any(|assumption| *assumption as u8 == *number))
            && held_back.iter().all(|(place, nanos)| self.held_back.get(place).is_some_and(|least| least <= nanos))
    }

    pub fn note(&mut self, assumption: Assumption) {
        self.noted.insert(assumption);
    }

    /// Takes over what another machine has noted.
    pub fn absorb(&mut self, other: &Assumptions) {
        self.noted.extend(&other.noted);
        other.held_back.iter().for_each(|(place, &nanos)| self.note_held_back(place.clone(), nanos));
    }

    /// For another process: the numbers of those that were noted, and the places of waits.
    pub fn for_others(&self) -> (Vec<u32>, Vec<(&str, u64)>) {
        let noted = self.noted.iter().map(|&assumption| assumption as u32).collect();
        (noted, self.held_back.iter().map(|(place, &nanos)| (place.as_str(), nanos)).collect())
    }

    /// Of another process of the same release; `None` if there is no such number.
    pub fn of_others(noted: &[u32], held_back: Vec<(String, u64)>) -> Option<Assumptions> {
        let known = |&number: &u32| Assumption::ALL.into_iter().find(|&assumption| assumption as u32 == number);
        let noted = noted.iter().map(known).collect::<Option<_>>()?;
        Some(Assumptions { noted, held_back: held_back.into_iter().collect() })
    }

    pub fn has(&self, assumption: Assumption) -> bool {
        self.noted.contains(&assumption)
    }

    pub(crate) fn note_held_back(&mut self, place: String, nanos: u64) {
        let least = self.held_back.entry(place).or_insert(nanos);
        *least = nanos.min(*least);
    }

    /// Each with its section.
    pub fn texts(&self, environment: &Environment) -> Vec<(String, &'static str)> {
        let noted = self.noted.iter().map(|a| (a.text(environment), a.section()));
        self.held_back_text().map(|text| (text, "timeouts")).into_iter().chain(noted).collect()
    }

    /// How many timeouts were held back, where, and how to include them.
    fn held_back_text(&self) -> Option<String> {
        const FEW: usize = 5;
        let count = self.held_back.len();
        let mut places: Vec<String> =
            self.held_back.iter().take(FEW).map(|(place, &nanos)| format!("{} at {place}", duration(nanos))).collect();
        if count > FEW {
            places.push(format!("{} more", count - FEW));
        }
        let waits = if count == 1 { "1 long wait ends" } else { &format!("{count} long waits end") };
        let places = places.join(", ");
        (count > 0).then(|| {
            format!("{waits} by timeout only when nothing else can run (+vm.long_timeout=none: at any time): {places}")
        })
    }
}

/// `90min` or `10s`: the largest unit that gives a whole number, or milliseconds with a fraction.
fn duration(nanos: u64) -> String {
    const UNITS: &[(u64, &str)] =
        &[(86_400_000_000_000, "d"), (3_600_000_000_000, "h"), (60_000_000_000, "min"), (1_000_000_000, "s")];
    match UNITS.iter().find(|(unit, _)| nanos >= *unit && nanos.is_multiple_of(*unit)) {
        Some((unit, name)) => format!("{}{name}", nanos / unit),
        None if nanos.is_multiple_of(1_000_000) => format!("{}ms", nanos / 1_000_000),
        None => format!("{}ms", nanos as f64 / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_told_in_the_largest_fitting_unit() {
        let told: Vec<String> =
            [900_000_000, 90_000_000_000, 5_400_000_000_000, 129_600_000_000_000, 1_500_000].map(duration).to_vec();
        assert_eq!(told, ["900ms", "90s", "90min", "36h", "1.5ms"]);
    }

    #[test]
    fn places_of_held_timeouts_are_named_and_counted() {
        let mut assumptions = Assumptions::default();
        assert!(assumptions.texts(&Environment::default()).is_empty());
        for line in 1..=7 {
            assumptions.note_held_back(format!("Main.java:{line}"), 10_000_000_000);
            assumptions.note_held_back(format!("Main.java:{line}"), 5_000_000_000);
        }
        let (text, section) = &assumptions.texts(&Environment::default())[0];
        assert!(text.starts_with("7 long waits end") && text.contains("5s at Main.java:1, "), "{text}");
        assert!(text.ends_with(", 2 more") && *section == "timeouts", "{text}");
    }
}
