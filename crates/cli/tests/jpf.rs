//! Configuration files as JPF users have them, run unchanged.

mod support;

use support::*;

const SEMAPHORES: &str = "
package classic;
public class Philosophers {
    static class Fork { }
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) forks[i] = new Fork();
        for (int i = 0; i < n; i++) {
            Fork left = forks[i], right = forks[(i + 1) % n];
            new Thread(() -> { synchronized (left) { synchronized (right) { } } }, \"p\" + i).start();
        }
    }
}";

/// An application file of an example project: short class name, arguments, parts of the report.
#[test]
fn an_application_with_a_heuristic_search_class() {
    let config = "#--- dining philosophers\ntarget = classic.Philosophers\ntarget.args = 2\n\n\
        classpath=${config_path}/build\nsourcepath = ${config_path}/src\n\
        search.class = .search.heuristic.BFSHeuristic\n\
        report.console.property_violation=error,trace,snapshot\n\
        report.console.finished = result,statistics\n";
    let at = folder("jpf-app", &[("src/classic/Philosophers.java", SEMAPHORES), ("Philosophers.jpf", config)]);
    let found = rjpf(&at, &["Philosophers.jpf", "--no-trace"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["DEADLOCK", "circle of waiting threads", "Fork#", "Philosophers.java:11"]);
    has(&found.err, &["report.console.property_violation is not needed", "report.console.finished is not needed"]);
    // What the command line says goes over what the file says.
    let fine = rjpf(&at, &["+target.args=1", "Philosophers.jpf", "-q"]);
    assert_eq!(fine.code, 0, "{}{}", fine.out, fine.err);
}

/// A race detector asked for as a listener, with the tuning of partial-order reduction beside it.
#[test]
fn a_race_detector_and_scheduling_keys() {
    let config = "target = Counter\nsourcepath=${config_path}\n\
        listener=gov.nasa.jpf.listener.PreciseRaceDetector\n\
        cg.threads.break_arrays=true\nvm.shared.break_on_exposure = false\nvm.por = true\n\
        search.multiple_errors=true\nsearch.depth_limit = -1\nvm.enable_assertions = *\n";
    let at = folder("jpf-race", &[("Counter.java", COUNTER), ("Racer.jpf", config)]);
    let found = rjpf(&at, &["Racer.jpf", "+report=jpf", "--no-trace"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["error 1", "PreciseRaceDetector", "race: thread", "results", "error #1"]);
    has(&found.out, &["NoUncaughtExceptionsProperty", "count is 1"]);
    for key in ["cg.threads.break_arrays", "vm.shared.break_on_exposure", "vm.por"] {
        assert!(found.err.contains(&format!("{key} is not needed")), "{key}: {}", found.err);
    }
}

/// A project with its own `jpf.properties`, used by `@using`, and files that include each other.
#[test]
fn a_project_with_properties_includes_and_variables() {
    let project = "my-project = ${config_path}\nmy-project.sourcepath=\\\n  ${config_path}/src/main\nmy.limit = 40\n";
    let common =
        "# for all applications\nsearch.class = gov.nasa.jpf.search.DFSearch\nsearch.depth_limit = ${my.limit}\n";
    let config = "my-project = ${config_path}/..\n@using = jpf-core\n@using = my-project\n@include = common.jpf\n\
        target = Choices\nsourcepath = ${my-project.sourcepath}\ncg.seed = 42\nlistener+=,.listener.ChoiceTracker\n\
        +listener = .listener.SearchStats,\nlog.info = gov.nasa.jpf.vm\nchoice.filename = ${config_path}/choices\n";
    let sources = [
        ("jpf.properties", project),
        ("src/main/Choices.java", CHOICES),
        ("apps/common.jpf", common),
        ("apps/Choices.jpf", config),
    ];
    let at = folder("jpf-project", &sources);
    let found = rjpf(&at, &["apps/Choices.jpf", "--show", "--no-trace"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["ASSERTION", "sum is 3", "choose getInt 1..3"]);
    has(&found.err, &["search = gov.nasa.jpf.search.DFSearch (", "apps/common.jpf:2)"]);
    has(&found.err, &["search.depth_limit = 40"]);
    has(&found.err, &["listener = .listener.SearchStats,.listener.ChoiceTracker"]);
    for part in ["log.info is not needed", "ChoiceTracker is not needed", "cg.seed (apps/Choices.jpf:7) has no effect"]
    {
        assert!(found.err.contains(part), "{part}: {}", found.err);
    }
}

/// Keys that JPF's reports and machinery read change nothing here, and each is named once.
#[test]
fn machinery_keys_are_named_and_change_nothing() {
    let config = "target = Fine\nsourcepath=.\nvm.class = gov.nasa.jpf.vm.SingleProcessVM\n\
        vm.serializer.class = gov.nasa.jpf.vm.serialize.FilteringSerializer\nvm.storage.class = gov.nasa.jpf.vm.JenkinsStateSet\n\
        vm.heap.class = gov.nasa.jpf.vm.OVHeap\nreport.publisher = console,xml\nreport.xml.file=out.xml\n\
        jpf.report.console.show_steps = true\nnative_classpath=${config_path}/build/peers\nshell=.shell.basicshell.BasicShell\n";
    let at = folder("jpf-machinery", &[("Fine.java", FINE), ("fine.jpf", config)]);
    let found = rjpf(&at, &["fine.jpf"]);
    assert_eq!(found.code, 0, "{}{}", found.out, found.err);
    for key in ["report.publisher", "report.xml.file", "native_classpath", "shell", "jpf.report.console.show_steps"] {
        let named = found.err.lines().filter(|l| l.contains(&format!("warning: {key} "))).count();
        assert_eq!(named, 1, "{key}: {}", found.err);
    }
    let off = config.replace("gov.nasa.jpf.vm.JenkinsStateSet", "");
    let at = folder("jpf-machinery", &[("Fine.java", FINE), ("fine.jpf", &off)]);
    let found = rjpf(&at, &["fine.jpf", "--json", "r.json", "-q"]);
    assert_eq!(found.code, 0, "{}{}", found.out, found.err);
    assert_eq!(json(at.join("r.json"))["statistics"]["matched"], 0, "an empty storage class means no matching");
}

/// `Verify.getInt("key")` reads the file's own keys.
#[test]
fn programs_read_their_own_keys() {
    let program = "
import gov.nasa.jpf.vm.Verify;
public class Keys {
    public static void main(String[] args) {
        int size = Verify.getInt(\"buffer.size\");
        assert size < 3 : \"size \" + size;
    }
}";
    let config = "target = Keys\nsourcepath = .\nbuffer.size.class = gov.nasa.jpf.vm.choice.IntIntervalGenerator\n\
        buffer.size.min = 1\nbuffer.size.max = 3\nbuffer.colour = red\n";
    let at = folder("jpf-keys", &[("Keys.java", program), ("keys.jpf", config)]);
    let found = rjpf(&at, &["keys.jpf", "--no-trace"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["ASSERTION", "size 3"]);
    has(&found.err, &["nothing read the key 'buffer.colour'"]);
    assert!(!found.err.contains("buffer.size"), "{}", found.err);
}
