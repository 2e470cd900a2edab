//! Every class of the JDKs found passes the verifier: java.base always, everything with `RJPF_SLOW`.
//! Inference, which does not look at stack maps, agrees.

use rjpf_classes::path::{ClassPath, Jdk, installed_jdks};
use rjpf_classes::verify::{Loading, Unverified, verify, verify_by_inference};
use rjpf_classes::{Class, LoaderId, Name, PeerIndex, Registry};

struct Builtin<'r> {
    registry: &'r Registry,
    failed: Option<String>,
}

impl Loading for Builtin<'_> {
    fn load(&mut self, name: Name) -> Option<&'static Class> {
        match self.registry.load(LoaderId::APP, name) {
            Ok(class) => Some(class),
            Err(error) => {
                self.failed = Some(error.to_string());
                None
            }
        }
    }
}

fn jdks() -> Vec<Jdk> {
    let mut jdks: Vec<Jdk> = installed_jdks().iter().filter_map(|home| Jdk::open(home).ok()).collect();
    jdks.sort_by_key(|jdk| jdk.feature);
    jdks.dedup_by_key(|jdk| jdk.feature);
    assert!(!jdks.is_empty(), "no JDK found");
    jdks
}

type Verifier = fn(&Registry, &'static Class, &mut dyn Loading) -> Result<(), Unverified>;

fn verify_all(verifier: Verifier) {
    let all = std::env::var_os("RJPF_SLOW").is_some();
    for jdk in jdks() {
        let feature = jdk.feature;
        let classes = jdk.image.classes().unwrap();
        let wanted = classes.into_iter().filter(|(module, _)| all || *module == "java.base");
        let names: Vec<String> = wanted
            .map(|(_, path)| path.to_string().trim_end_matches(".class").to_string())
            .filter(|name| !name.ends_with("module-info"))
            .collect();
        assert!(names.len() > 5_000, "{} classes", names.len());
        let registry: &'static Registry =
            Box::leak(Box::new(Registry::new(jdk, ClassPath::default(), PeerIndex::default(), Vec::new())));
        let mut errors = Vec::new();
        for name in &names {
            let class = match registry.load(LoaderId::APP, Name::from(name.as_str())) {
                Ok(class) => class,
                Err(error) => {
                    errors.push(format!("{name}: {error}"));
                    continue;
                }
            };
            let mut loading = Builtin { registry, failed: None };
            if let Err(error) = verifier(registry, class, &mut loading) {
                errors.push(format!("{name}: {error:?} {:?}", loading.failed));
            }
        }
        println!("JDK {feature}: {} classes, {} errors", names.len(), errors.len());
        assert!(errors.is_empty(), "{}", errors[..errors.len().min(20)].join("\n"));
    }
}

#[test]
fn the_jdk_passes_type_checking() {
    verify_all(verify);
}

#[test]
fn the_jdk_passes_inference() {
    verify_all(verify_by_inference);
}
