//! What forms leave out of the queues of locks (`state/src/filter.rs`). That nothing is lost by it is compared elsewhere: `soundness`
//! with `+jdk.trust=none`, and the programs of `tests/java/ok/queues_left`.

mod state_machine;
mod support;

use rjpf_classes::{LoaderId, Name};
use rjpf_state::filter::idle_registers;
use rjpf_vm::Environment;
use support::{folder, json, rjpf};

/// A release whose body of `acquire` nobody has read has more states: read it, and add its digest to the list.
#[test]
fn each_body_of_acquire_was_read() {
    for jdk in state_machine::java::jdks() {
        let feature = jdk.feature;
        let classes = state_machine::compile_text(&jdk, "Nothing", "public class Nothing { }");
        let vm = state_machine::boot(jdk, &classes, Environment::default());
        for class in ["AbstractQueuedSynchronizer", "AbstractQueuedLongSynchronizer"] {
            let name = format!("java/util/concurrent/locks/{class}");
            let class = vm.registry.load(LoaderId::BOOT, Name::from(&*name)).unwrap();
            let known: Vec<_> = class.methods().iter().filter(|method| !idle_registers(method).is_empty()).collect();
            assert_eq!(known.len(), 1, "{name} of JDK {feature}");
        }
    }
}

/// Three threads that take the one permit twice each. The last one to come to its turn leaves its node behind, and each time that somebody else was
/// faster a thread has one more try before it parks again; told apart, this makes 2,115 states of what are 801.
const PERMIT: &str = "import java.util.concurrent.Semaphore;
public class Permit {
    static final Semaphore permit = new Semaphore(1);
    static int count;
    static void take() {
        for (int i = 0; i < 2; i++) {
            permit.acquireUninterruptibly();
            count++;
            permit.release();
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(Permit::take), new Thread(Permit::take), new Thread(Permit::take)};
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        System.out.print(count);
    }
}";

#[test]
fn what_is_left_of_those_who_waited_is_no_state() {
    let place = folder("queues", &[("Permit.java", PERMIT)]);
    let states = |words: &[&str]| {
        let said =
            rjpf(&place, &[&["Permit.java", "+search.outputs=true", "+report.json=report.json"], words].concat());
        let report = json(place.join("report.json"));
        assert_eq!(report["verdict"], "no-error", "{}{}", said.out, said.err);
        assert_eq!(report["outputs"], serde_json::json!(["6"]));
        report["statistics"]["states"].as_u64().unwrap()
    };
    let shown = states(&["+por=shared"]);
    let hidden = states(&[]);
    assert!(hidden < 1_000, "{hidden} states, {shown} with +por=shared");
}
