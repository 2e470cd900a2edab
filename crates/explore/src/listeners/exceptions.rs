//! Throws exceptions at places that the user names, with the keys of JPF's `ExceptionInjector`.
//!
//! `ei.exception` is a list, separated by `;`, of exceptions with their places: `IOException@x.Foo:42` (a line),
//! `y.MyException("text")@x.Foo.bar(I)` (instead of the body of a method), `...@x.Foo.bar(I):3` (a line counted from that of
//! the method's beginning). `ei.throw_first`: before the first instruction of a line instead of the last.
//!
//! Deviation: a method that throws does so when it is entered, so that its frame is in the stack trace; native methods
//! have no body that could be replaced.

use rjpf_classes::weave::{Act, Intervention, MethodSpec, Site};

use super::woven::Woven;
use super::{ListenerDef, ListenerOptions};

const NAME: &str = "exceptions";

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: NAME,
    aliases: &["ExceptionInjector"],
    doc: "throws exceptions at lines and in methods of the program (ei.exception)",
    keys: &["ei.*"],
    checks: false,
    build: |_| Ok(Box::new(Woven(NAME))),
    weave: interventions,
};

fn interventions(options: &ListenerOptions) -> Result<Vec<Intervention>, String> {
    let first = options.switch("ei.throw_first", false)?;
    let all = options.text("ei.exception").unwrap_or_default().split(';').map(str::trim).filter(|t| !t.is_empty());
    let all: Vec<Intervention> = all.map(|text| parse(text, first)).collect::<Result<_, _>>()?;
    match all.is_empty() {
        true => Err("ei.exception says what to throw where, as IOException@x.Foo:42".into()),
        false => Ok(all),
    }
}

fn parse(text: &str, first: bool) -> Result<Intervention, String> {
    let wrong = || format!("ei.exception is as IOException@x.Foo:42 or x.MyException(\"text\")@x.Foo.bar(I), not '{text}'");
    let (exception, place) = text.split_once('@').ok_or_else(wrong)?;
    let act = match exception.trim().split_once('(') {
        None => Act::Throw { class: exception.trim().to_string(), message: None },
        Some((class, rest)) => {
            let message = rest.trim_end().strip_suffix(')').ok_or_else(wrong)?.trim_matches('"');
            let message = (!message.is_empty()).then(|| message.to_string());
            Act::Throw { class: class.trim().to_string(), message }
        }
    };
    let site = site(place.trim(), first).ok_or_else(wrong)?;
    Ok(Intervention::new(NAME, text, site, act))
}

fn site(place: &str, first: bool) -> Option<Site> {
    match (place.contains('('), place.rsplit_once(':')) {
        (true, Some((method, offset))) => {
            Some(Site::LineOfMethod { method: MethodSpec::parse(method)?, offset: offset.trim().parse().ok()?, first })
        }
        (true, None) => MethodSpec::parse(place).map(Site::Entry),
        (false, Some((class, line))) => {
            Some(Site::Line { class: class.trim().to_string(), line: line.trim().parse().ok()?, first })
        }
        (false, None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_to_throw_and_where() {
        let lines = parse("IOException@x.Foo:42", true).unwrap();
        assert!(matches!(&lines.site, Site::Line { class, line: 42, first: true } if class == "x.Foo"));
        let body = parse("x.Bad(\"so so\")@x.Foo.bar(I)", false).unwrap();
        assert_eq!(body.act, Act::Throw { class: "x.Bad".into(), message: Some("so so".into()) });
        assert!(matches!(body.site, Site::Entry(_)));
        assert!(matches!(parse("E@x.Foo.bar(I):3", false).unwrap().site, Site::LineOfMethod { offset: 3, .. }));
        for wrong in ["E", "E@x.Foo", "E(x@x.Foo:1", "E@x.Foo:y"] {
            assert!(parse(wrong, false).unwrap_err().contains("ei.exception"), "{wrong}");
        }
    }
}
