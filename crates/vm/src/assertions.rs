//! Which classes have their assertions on: the switches of `java` (`-ea:pkg...`, `-da:Class`), and patterns of class
//! names as configurations of JPF have them.

use rjpf_state::filter::like;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assertions {
    /// Of classes outside the boot loader that no rule is about.
    pub program: bool,
    /// Of the boot loader's.
    pub system: bool,
    pub rules: Vec<AssertionRule>,
}

/// One switch, in the order of the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssertionRule {
    Class {
        name: String,
        on: bool,
    },
    /// A package and those below it; the empty one is the unnamed package alone.
    Package {
        name: String,
        on: bool,
    },
    /// Only classes like these.
    Like(String),
    /// None of these.
    Unlike(String),
}

impl AssertionRule {
    /// `com.acme...` is a package with those below it, `...` the unnamed one, anything else a class.
    pub fn named(name: &str, on: bool) -> AssertionRule {
        match name.strip_suffix("...") {
            Some(package) => AssertionRule::Package { name: package.to_string(), on },
            None => AssertionRule::Class { name: name.to_string(), on },
        }
    }
}

impl Assertions {
    /// A class's own switch wins over that of its package, the nearest package over those above it, and the later
    /// of two switches over the earlier.
    pub fn enabled(&self, class: &str, is_system: bool) -> bool {
        self.by_class(class).or_else(|| self.by_package(class)).unwrap_or_else(|| match is_system {
            true => self.system,
            false => self.program && self.is_wanted(class),
        })
    }

    fn by_class(&self, class: &str) -> Option<bool> {
        self.rules.iter().rev().find_map(|rule| match rule {
            AssertionRule::Class { name, on } if name == class => Some(*on),
            _ => None,
        })
    }

    fn by_package(&self, class: &str) -> Option<bool> {
        let of = |package: &str| {
            self.rules.iter().rev().find_map(|rule| match rule {
                AssertionRule::Package { name, on } if name == package => Some(*on),
                _ => None,
            })
        };
        let mut package = class.rsplit_once('.').map_or("", |(package, _)| package);
        loop {
            match (of(package), package.rsplit_once('.')) {
                (Some(on), _) => return Some(on),
                (None, Some((above, _))) => package = above,
                (None, None) => return None,
            }
        }
    }

    fn is_wanted(&self, class: &str) -> bool {
        let mut likes = self.rules.iter().filter_map(|rule| match rule {
            AssertionRule::Like(pattern) => Some(like(pattern, class)),
            _ => None,
        });
        let is_like = likes.next().is_none_or(|first| first || likes.any(|fits| fits));
        let is_unlike = |rule: &AssertionRule| matches!(rule, AssertionRule::Unlike(p) if like(p, class));
        is_like && !self.rules.iter().any(is_unlike)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(rules: &[AssertionRule]) -> Assertions {
        Assertions { program: false, system: false, rules: rules.to_vec() }
    }

    #[test]
    fn classes_win_over_packages_and_near_packages_over_far_ones() {
        let named = AssertionRule::named;
        let a = with(&[named("a.b.C", false), named("a...", true), named("a.b...", false), named("a.b.D", true)]);
        let on = |class: &str| a.enabled(class, false);
        assert!(on("a.X") && on("a.c.X") && on("a.b.D"));
        assert!(!on("a.b.C") && !on("a.b.X") && !on("a.b.c.X") && !on("ab.X") && !on("X"));
        let again = with(&[named("a...", true), named("a...", false), named("...", true)]);
        assert!(!again.enabled("a.X", false) && again.enabled("X", false) && !again.enabled("b.X", false));
    }

    #[test]
    fn patterns_narrow_what_is_on() {
        let mut a = with(&[AssertionRule::Like("x.*".into()), AssertionRule::Unlike("*.Slow".into())]);
        assert!(!a.enabled("x.Fast", false), "off altogether");
        a.program = true;
        assert!(a.enabled("x.Fast", false) && !a.enabled("x.Slow", false) && !a.enabled("y.Fast", false));
        assert!(!a.enabled("x.Fast", true), "patterns are about the program");
    }
}
