//! Every class of java.base, of every JDK found, loads, links and decodes without an error, and
//! every frame map can be computed.

use rjpf_classes::path::{ClassPath, Jdk, installed_jdks};
use rjpf_classes::{LoaderId, Name, PeerIndex, Registry};

#[test]
fn all_of_java_base_links_and_decodes() {
    let mut jdks: Vec<Jdk> = installed_jdks().iter().filter_map(|home| Jdk::open(home).ok()).collect();
    jdks.sort_by_key(|jdk| jdk.feature);
    jdks.dedup_by_key(|jdk| jdk.feature);
    assert!(!jdks.is_empty(), "no JDK found");
    for jdk in jdks {
        let feature = jdk.feature;
        let names: Vec<String> = jdk
            .image
            .classes()
            .unwrap()
            .into_iter()
            .filter(|(module, _)| *module == "java.base")
            .map(|(_, path)| path.to_string().trim_end_matches(".class").to_string())
            .filter(|name| name != "module-info")
            .collect();
        assert!(names.len() > 5_000, "{} classes in java.base", names.len());
        let registry = Registry::new(jdk, ClassPath::default(), PeerIndex::default(), Vec::new());
        let registry: &'static Registry = Box::leak(Box::new(registry));
        let (mut methods, mut errors) = (0, Vec::new());
        for name in &names {
            let class = match registry.load(LoaderId::BOOT, Name::from(name.as_str())) {
                Ok(class) => class,
                Err(error) => {
                    errors.push(format!("{name}: {error}"));
                    continue;
                }
            };
            for &method in class.methods().iter().filter(|m| m.file.code.is_some()) {
                methods += 1;
                match registry.code(method) {
                    Ok(code) => drop(code.frame_map(0, |_| 0)),
                    Err(error) => errors.push(format!("{}: {error}", method.full_name())),
                }
            }
        }
        println!("JDK {feature}: {} classes, {methods} methods, {} errors", names.len(), errors.len());
        assert!(errors.is_empty(), "{}", errors[..errors.len().min(20)].join("\n"));
    }
}
