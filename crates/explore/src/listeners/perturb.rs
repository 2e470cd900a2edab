//! Changes what fields, methods and parameters give, with the keys of JPF's `Perturbator`.
//!
//! `perturb.fields`, `perturb.returns` and `perturb.params` list ids. `perturb.ID.field` or `perturb.ID.method` names what is
//! changed, `perturb.ID.class` how: `IntOverUnder` (the value, or `perturb.ID.delta` more or less) or `GenericDataAbstractor`
//! (a value of each sign, both booleans). `perturb.ID.location` is the place of the read, or of the call.
//!
//! Deviation: static fields and all types of numbers too; the values of `GenericDataAbstractor` are not random.

use rjpf_classes::weave::{Act, FieldSpec, Intervention, MethodSpec, Site};

use super::woven::{FIELD, METHOD, Woven, ids, located, required};
use super::{ListenerDef, ListenerOptions};

const NAME: &str = "perturb";

pub(crate) const LISTENER: ListenerDef = ListenerDef {
    name: NAME,
    aliases: &["Perturbator"],
    doc: "changes what fields, methods and parameters give (perturb.fields, perturb.returns, perturb.params)",
    keys: &["perturb.*"],
    checks: false,
    build: |_| Ok(Box::new(Woven(NAME))),
    weave: interventions,
};

fn interventions(options: &ListenerOptions) -> Result<Vec<Intervention>, String> {
    let mut all = Vec::new();
    let mut add = |key: &str, id: String, site: Site| -> Result<(), String> {
        all.push(located(options, key, Intervention::new(NAME, id, site, act(options, key)?))?);
        Ok(())
    };
    for (key, id) in ids(options, NAME, "fields") {
        let field = required(options, &format!("{key}.field"), FieldSpec::parse, FIELD)?;
        add(&key, id, Site::FieldRead(field))?;
    }
    let method = |key: &str| required(options, &format!("{key}.method"), MethodSpec::parse, METHOD);
    for (key, id) in ids(options, NAME, "returns") {
        add(&key, id, Site::Return(method(&key)?))?;
    }
    for (key, id) in ids(options, NAME, "params") {
        add(&key, id, Site::Parameter { method: method(&key)?, name: None })?;
    }
    match all.is_empty() {
        true => Err("perturb.fields, perturb.returns or perturb.params say what is changed".into()),
        false => Ok(all),
    }
}

fn act(options: &ListenerOptions, key: &str) -> Result<Act, String> {
    let class = options.text(&format!("{key}.class")).or_else(|| options.text("perturb.class")).unwrap_or_default();
    match class.rsplit('.').next().unwrap_or_default() {
        "IntOverUnder" => {
            let delta = options.text(&format!("{key}.delta")).unwrap_or("0");
            let delta = delta.parse().map_err(|_| format!("{key}.delta is a number, not '{delta}'"))?;
            Ok(Act::OverUnder { delta })
        }
        "GenericDataAbstractor" | "dataAbstractor" => Ok(Act::Abstract),
        _ => Err(format!("{key}.class is IntOverUnder or GenericDataAbstractor, not '{class}'")),
    }
}
