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

/// The words must appear, in any order.
fn has_all(text: &str, parts: &[&str]) {
    parts.iter().for_each(|part| has(text, &[part]));
}

/// The JDK that the programs are checked with.
fn java_home() -> std::path::PathBuf {
    let home = std::env::var_os("JAVA_HOME").map(std::path::PathBuf::from);
    home.or_else(|| {
        rjpf_classes::path::find_jdk(None, None, std::env::var_os("PATH").as_deref()).ok().map(|jdk| jdk.home)
    })
    .unwrap()
}

/// JPF's words for nothing and for the largest number, its own installation, and keys of its machinery.
#[test]
fn words_of_jpfs_configurations() {
    let config = "target = Fine\nsourcepath=.\nclasspath = ${jpf-core}/build/examples;.\nsearch.class = nil\n\
        search.depth_limit = MAX\nvm.cache.size = 7\ncg.enumerate_cas = true\nvm.time.class = .vm.ConstantTime\n";
    let at = folder("jpf-words", &[("Fine.java", FINE), ("fine.jpf", config)]);
    let found = rjpf(&at, &["fine.jpf", "--show"]);
    assert_eq!(found.code, 0, "{}{}", found.out, found.err);
    has(
        &found.err,
        &["warning: ${jpf-core} is not set", "vm.cache.size = 7 has no effect", "cg.enumerate_cas = true has"],
    );
    assert!(!found.err.contains("search = "), "nil is nothing: {}", found.err);
}

const ASSERTING: [(&str, &str); 4] = [
    (
        "Main.java",
        "public class Main {
        static class Inner { static boolean on() { boolean on = false; assert on = true; return on; } }
        public static void main(String[] args) {
            boolean on = false;
            assert on = true;
            System.out.println(on + \" \" + Inner.on() + \" \" + a.A.on() + \" \" + a.B.on() + \" \" + a.b.C.on());
        }
    }",
    ),
    (
        "a/A.java",
        "package a; public class A { public static boolean on() { boolean on = false; assert on = true; return on; } }",
    ),
    (
        "a/B.java",
        "package a; public class B { public static boolean on() { boolean on = false; assert on = true; return on; } }",
    ),
    (
        "a/b/C.java",
        "package a.b; public class C { public static boolean on() { boolean on = false; assert on = true; return on; } }",
    ),
];

/// Switches for packages and classes mean what they mean to java, which is asked.
#[test]
fn assertions_of_packages_and_classes() {
    let at = folder("jpf-assertions", &ASSERTING);
    let home = java_home();
    let javac = std::process::Command::new(home.join("bin/javac")).arg("Main.java").current_dir(&at).status().unwrap();
    assert!(javac.success());
    for flags in [
        "-ea",
        "-ea:a...",
        "-ea:a.A",
        "-ea:...",
        "-ea -da:a...",
        "-ea:a... -da:a.b...",
        "-da:a.A -ea:a.A",
        "-ea:a.A -da:a...",
        "-ea:Main -da:a.B",
        "-ea -esa -disableassertions:a.b.C -enableassertions:a.b...",
    ] {
        let words: Vec<&str> = flags.split(' ').collect();
        let java = std::process::Command::new(home.join("bin/java"))
            .args(&words)
            .arg("Main")
            .current_dir(&at)
            .output()
            .unwrap();
        let ours = rjpf(&at, &[&["run"], &words[..], &["-cp", ".", "Main"]].concat());
        assert_eq!(ours.out, String::from_utf8_lossy(&java.stdout), "{flags}: {}", ours.err);
    }
    // Patterns, as configurations of JPF have them.
    let shown = |words: &[&str]| rjpf(&at, &[&["+search.outputs=on", "-cp", ".", "Main"], words].concat()).out;
    has(&shown(&["+vm.enable_assertions=a.*"]), &["false false true true true"]);
    has(&shown(&["+vm.disable_assertions=a.b.*,Main"]), &["false false true true false"]);
    has(&shown(&["+vm.disable_assertions=*"]), &["false false false false false"]);
}

/// A list is emptied and filled again for ever: only its count of modifications grows.
#[test]
fn counts_of_modifications_are_left_out_if_jpfs_report_is_asked_for() {
    let program = "
import java.util.*;
public class Refilled {
    static final List<Integer> list = new ArrayList<>();
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { while (true) { synchronized (list) { list.add(1); list.remove(0); } } });
        other.setDaemon(true);
        other.start();
        synchronized (list) { list.size(); }
    }
}";
    let at = folder(
        "jpf-counts",
        &[
            ("Refilled.java", program),
            (
                "refilled.jpf",
                "target = Refilled\nsourcepath = .\nvm.serializer.class = gov.nasa.jpf.vm.serialize.CFSerializer\n",
            ),
        ],
    );
    for words in [&["Refilled.java", "+report=jpf"][..], &["refilled.jpf"], &["Refilled.java", "+filter.jpf=on"]] {
        let found = rjpf(&at, &[words, &["--time", "20", "--no-trace"]].concat());
        assert_eq!(found.code, 0, "{words:?}: {}{}", found.out, found.err);
    }
    let people = rjpf(&at, &["Refilled.java", "+filter.jpf=on"]);
    has(&people.out, &["java.util.AbstractList.modCount (+filter.jpf)"]);
    let all = rjpf(&at, &["Refilled.java", "--states", "500", "--no-trace"]);
    assert_eq!(all.code, 3, "without it there is no end: {}", all.out);
}

const FLIGHT: &str = "
public class Flight {
    static class Plane {
        int altitude = 100;
        static int ticks;
        int climb(int by) { int next = altitude + by; altitude = next; return next; }
        int read() { return altitude; }
    }
    static class Gone extends RuntimeException { Gone(String m) { super(m); } }
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    static void load() throws java.io.IOException { System.out.println(\"loaded\"); }
    public static void main(String[] args) {
        Plane plane = new Plane();
        try {
            load();
        } catch (java.io.IOException e) {
            System.out.println(\"io \" + e.getMessage());
        }
        try {
            System.out.println(\"climbed \" + plane.climb(5) + \" \" + plane.read());
        } catch (Gone e) {
            System.out.println(\"gone \" + e.getMessage());
        }
        try {
            System.out.println(\"depth \" + depth(60));
        } catch (StackOverflowError e) {
            System.out.println(\"overflow\");
        }
        try {
            System.out.println(\"made \" + new int[3].length);
        } catch (OutOfMemoryError e) {
            System.out.println(\"no memory\");
        }
        long start = System.currentTimeMillis();
        if (System.currentTimeMillis() - start > 1000000000000L) {
            System.out.println(\"late\");
        }
    }
}";

/// Listeners that change what the program does, under JPF's names and keys: what they make it do, and that it is said.
#[test]
fn listeners_that_intervene() {
    let at = folder("jpf-intervene", &[("Flight.java", FLIGHT)]);
    // Compiled with names of local variables.
    let javac =
        std::process::Command::new(java_home().join("bin/javac")).args(["-g", "Flight.java"]).current_dir(&at).status();
    assert!(javac.unwrap().success());
    let line = |text: &str| 1 + FLIGHT.lines().position(|l| l.contains(text)).unwrap();
    let with = |listener: &str, keys: &[&str]| {
        let listener = format!("+listener=gov.nasa.jpf.listener.{listener}");
        let words =
            [&["+search.outputs=on", "+vm.clock=still", "--no-trace", "-cp", ".", "Flight", &listener], keys].concat();
        let found = rjpf(&at, &words);
        assert!(matches!(found.code, 0 | 1), "{listener}: {}{}", found.out, found.err);
        found
    };
    let plain = with("SearchStats", &[]);
    has(&plain.out, &["loaded", "climbed 105 105", "depth 60", "made 3"]);
    assert!(!plain.out.contains("late") && !plain.out.contains("makes it do"), "{}", plain.out);
    let changed = |found: &Said, parts: &[&str]| {
        has_all(&found.out, parts);
        has(&found.out, &["makes it do"]);
    };
    let found = with(
        "ExceptionInjector",
        &["+ei.exception=IOException(\"no disk\")@Flight.load();Flight$Gone@Flight$Plane.climb(I)"],
    );
    changed(&found, &["io no disk", "gone null", "depth 60"]);
    assert!(!found.out.contains("loaded"), "{}", found.out);
    let at_line = format!("+ei.exception=java.io.IOException@Flight:{}", line("            load();"));
    changed(&with("ExceptionInjector", &[&at_line]), &["io null", "climbed 105 105"]);
    let allocation = format!("+oome.locations=Flight.java:{}", line("made"));
    changed(&with("OOMEInjector", &[&allocation]), &["no memory", "climbed 105 105"]);
    changed(&with("OOMEInjector", &["+oome.types=Flight$Plane"]), &["OutOfMemoryError"]);
    changed(&with("StackDepthChecker", &["+sdc.max_stack_depth=40"]), &["overflow", "climbed 105 105"]);
    let fields = [
        "+perturb.fields=alt",
        "+perturb.alt.field=Flight$Plane.altitude",
        "+perturb.alt.class=.perturb.IntOverUnder",
        "+perturb.alt.delta=1",
    ];
    let place = format!("+perturb.alt.location=Flight.java:{}", line("int read()"));
    changed(
        &with("Perturbator", &[&fields[..], &[&place]].concat()),
        &["climbed 105 104", "climbed 105 105", "climbed 105 106"],
    );
    let returns = [
        "+perturb.returns=c",
        "+perturb.c.method=Flight$Plane.climb(int)",
        "+perturb.c.class=.perturb.IntOverUnder",
        "+perturb.c.delta=7",
    ];
    changed(&with("Perturbator", &returns), &["climbed 98 105", "climbed 105 105", "climbed 112 105"]);
    let params = [
        "+perturb.params=c",
        "+perturb.c.method=Flight$Plane.climb(I)",
        "+perturb.c.class=.perturb.GenericDataAbstractor",
    ];
    changed(&with("Perturbator", &params), &["climbed 142 142", "climbed 100 100", "climbed 58 58"]);
    // 105 with each of its 32 bits flipped.
    let flips = with(
        "BitFlipListener",
        &["+bitflip.localvars=n", "+bitflip.n.method=Flight$Plane.climb(int)", "+bitflip.n.name=next"],
    );
    changed(&flips, &[]);
    for bit in 0..32 {
        let value = 105 ^ (1i32 << bit);
        has(&flips.out, &[&format!("climbed {value} {value}")]);
    }
    changed(
        &with(
            "BitFlipListener",
            &["+bitflip.params=p", "+bitflip.p.method=Flight$Plane.climb(int)", "+bitflip.p.name=by"],
        ),
        &["climbed 104 104"],
    );
    // The field is written twice, so there are 32 * 32 paths; on one of them both writes have bit 0 flipped.
    changed(
        &with("BitFlipListener", &["+bitflip.fields=f", "+bitflip.f.field=Flight$Plane.altitude"]),
        &["climbed 106 107", "ends 1024"],
    );
    changed(&with("StopWatchFuzzer", &[]), &["late"]);
    // A place that is not there is named, and a key that is missing too.
    let nowhere = with("ExceptionInjector", &["+ei.exception=IOException@Flight:9999"]);
    has(&nowhere.err, &["no code that ran has a place for 'IOException@Flight:9999'"]);
    let wrong = rjpf(&at, &["-cp", ".", "Flight", "+listener=Perturbator", "+perturb.fields=alt"]);
    assert!(wrong.code == 2 && wrong.err.contains("perturb.alt.field is missing"), "{}", wrong.err);
}

/// What is thrown instead of a method's body is thrown to its caller, whatever the body would catch; and a loop back to the
/// body's first instruction does not come by again.
#[test]
fn a_body_that_is_replaced_catches_nothing() {
    let program = "public class Guarded {
        static void guarded() {
            try { System.out.println(\"body\"); } catch (IllegalStateException e) { System.out.println(\"inside\"); }
        }
        static int down(int n) {
            do { n--; } while (n > 0);
            return n;
        }
        public static void main(String[] args) {
            try { guarded(); } catch (IllegalStateException e) { System.out.println(\"outside\"); }
            System.out.println(down(10));
        }
    }";
    let at = folder("jpf-guarded", &[("Guarded.java", program)]);
    let thrown = [
        "Guarded.java",
        "+search.outputs=on",
        "+listener=ExceptionInjector",
        "+ei.exception=IllegalStateException@Guarded.guarded()",
    ];
    let found = rjpf(&at, &thrown);
    has(&found.out, &["output: \"outside\\n0\\n\""]);
    let perturbed = [
        "Guarded.java",
        "+search.outputs=on",
        "+listener=Perturbator",
        "+perturb.params=p",
        "+perturb.p.method=Guarded.down(int)",
        "+perturb.p.class=.perturb.GenericDataAbstractor",
    ];
    let found = rjpf(&at, &perturbed);
    // Any number, zero and a negative one, chosen once: the loop ends at zero, or one below a number that is not positive.
    has(&found.out, &["output: \"body\\n-1\\n\"", "output: \"body\\n-43\\n\"", "output: \"body\\n0\\n\"", "ends 3"]);
}

/// A violation that an intervention leads to is replayed with it.
#[test]
fn what_was_injected_is_injected_in_a_replay() {
    let at = folder("jpf-injected", &[("Flight.java", FLIGHT)]);
    let words = [
        "Flight.java",
        "+vm.clock=still",
        "+listener=ExceptionInjector",
        "+ei.exception=IllegalStateException@Flight.load()",
        "--trace",
        "t.json",
    ];
    let found = rjpf(&at, &words);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["IllegalStateException"]);
    let again = rjpf(&at, &["replay", "t.json"]);
    assert_eq!(again.code, 1, "{}{}", again.out, again.err);
    has(&again.out, &["IllegalStateException"]);
}

#[test]
fn values_out_of_range_are_found() {
    let at = folder("jpf-range", &[("Flight.java", FLIGHT)]);
    let javac =
        std::process::Command::new(java_home().join("bin/javac")).args(["-g", "Flight.java"]).current_dir(&at).status();
    assert!(javac.unwrap().success());
    let with = |keys: &[&str]| {
        rjpf(
            &at,
            &[&["-cp", ".", "Flight", "+vm.clock=still", "--no-trace", "+listener=NumericValueChecker"], keys].concat(),
        )
    };
    let field = ["+range.fields=alt", "+range.alt.field=Flight$Plane.altitude", "+range.alt.max=104"];
    let found = with(&field);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["Flight$Plane.altitude is out of range: 105 > 104"]);
    let variable = ["+range.vars=next", "+range.next.var=Flight$Plane.climb(int):next", "+range.next.min=106"];
    let found = with(&variable);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["local variable next is out of range: 105 < 106"]);
    assert!(!found.out.contains("makes it do"), "{}", found.out);
    let fine = with(&[
        "+range.fields=alt",
        "+range.alt.field=Flight$Plane.altitude",
        "+range.alt.max=105",
        "+range.alt.min=100",
    ]);
    assert_eq!(fine.code, 0, "{}{}", fine.out, fine.err);
}

/// A loop that is busy comes to a choice as often as IdleFilter says.
#[test]
fn idle_loops_are_broken() {
    let program = "public class Busy {
        static int sink;
        public static void main(String[] args) throws Exception {
            Thread other = new Thread(() -> sink++);
            other.start();
            for (int i = 0; i < 20000; i++) { }
            other.join();
        }
    }";
    let at = folder("jpf-idle", &[("Busy.java", program)]);
    let states = |words: &[&str]| {
        let found = rjpf(&at, &[&["Busy.java", "--json", "r.json"], words].concat());
        assert_eq!(found.code, 0, "{}{}", found.out, found.err);
        json(at.join("r.json"))["statistics"]["states"].as_u64().unwrap()
    };
    let few = states(&[]);
    let many = states(&["+listener=.listener.IdleFilter", "+idle.max_backjumps=1000"]);
    assert!(many >= few + 15, "{many} states, {few} without");
    let prune = rjpf(&at, &["Busy.java", "+listener=IdleFilter", "+idle.action=prune"]);
    assert_eq!(prune.code, 2, "{}", prune.err);
}

/// Races are filtered by variable and by method, as JPF filters by method.
#[test]
fn races_are_included_and_excluded() {
    let at = folder("jpf-races", &[("Counter.java", COUNTER)]);
    let code = |key: &str| rjpf(&at, &["Counter.java", "-da", "--race", "--no-trace", key]).code;
    assert_eq!(["+race.include=Counter.*", "+race.exclude=Other.*", "+race.include=Counter.lambda*"].map(code), [1; 3]);
    assert_eq!(
        ["+race.exclude=Counter.count", "+race.include=Other.*", "+race.exclude=Counter.lambda*"].map(code),
        [0; 3]
    );
}

/// `Verify.storeTraceAndTerminateIf`: the path is in a note, or has a trace file if it is to be a violation.
#[test]
fn a_trace_that_the_program_asks_for() {
    let program = "
import gov.nasa.jpf.vm.Verify;
public class Stores {
    public static void main(String[] args) {
        int n = Verify.getInt(0, 3);
        Verify.storeTraceAndTerminateIf(n == 2, \"two\", \"n is two\");
    }
}";
    let at = folder("jpf-stores", &[("Stores.java", program)]);
    let found = rjpf(&at, &["Stores.java", "+search=dfs"]);
    has(&found.out, &["the program asked for a trace: two: n is two"]);
    let found = rjpf(&at, &["Stores.java", "+search=dfs", "+property.stored_trace=violation", "--trace", "t.json"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    assert!(at.join("t.json").exists());
}

/// The interface as a jar: the same bytes each time, a pom inside, and programs compile and run with it.
#[test]
fn the_interface_as_a_jar() {
    let program = "public class Uses { public static void main(String[] a) { System.out.println(gov.nasa.jpf.vm.Verify.getInt(4, 4)); } }";
    let at = folder("jpf-jar", &[("Uses.java", program)]);
    for file in ["a.jar", "b.jar"] {
        let made = rjpf(&at, &["verify-jar", file]);
        assert_eq!(made.code, 0, "{}{}", made.out, made.err);
        has(&made.out, &["mvn install:install-file"]);
    }
    let bytes = |file: &str| std::fs::read(at.join(file)).unwrap();
    assert_eq!(bytes("a.jar"), bytes("b.jar"));
    let home = java_home();
    let tool = |name: &str, words: &[&str]| {
        let said =
            std::process::Command::new(home.join("bin").join(name)).args(words).current_dir(&at).output().unwrap();
        assert!(said.status.success(), "{name}: {}", String::from_utf8_lossy(&said.stderr));
        String::from_utf8_lossy(&said.stdout).into_owned()
    };
    let listed = tool("jar", &["tf", "a.jar"]);
    has(&listed, &["META-INF/maven/rjpf/rjpf-verify/pom.xml", "gov/nasa/jpf/vm/Verify.class"]);
    tool("javac", &["-cp", "a.jar", "Uses.java"]);
    assert_eq!(tool("java", &["-cp", "a.jar:.", "Uses"]), "4\n");
    assert_eq!(rjpf(&at, &["-cp", "a.jar:.", "Uses"]).code, 0);
}

/// A counter of the program's own, one of a framework, and an array that the framework is given.
const FRAMEWORK: [(&str, &str); 2] = [
    (
        "Main.java",
        "package app; public class Main {
        static int count;
        static int[] cells = new int[1];
        public static void main(String[] args) throws Exception {
            Thread idle = new Thread(() -> { synchronized (cells) { try { cells.wait(); } catch (InterruptedException e) { } } });
            idle.setDaemon(true);
            idle.start();
            Thread t = new Thread(() -> work(args));
            t.start();
            work(args);
            t.join();
            int n = args[0].equals(\"own\") ? count : !args[0].equals(\"other\") ? cells[0] : lib.Cache.hits();
            assert n == 2 : args[0] + \" \" + n;
        }
        static void work(String[] args) {
            switch (args[0]) {
                case \"own\": count++; break;
                case \"late\": lib.Cache.add(cells); break;
                case \"given\": lib.Cache.add(cells); cells[0] += 0; break;
                default: lib.Cache.hit();
            }
        }
    }",
    ),
    (
        "Cache.java",
        "package lib; public class Cache {
        private static int hits;
        public static int hits() { return hits; }
        public static void hit() { hits++; }
        public static void add(int[] cells) { cells[0]++; }
    }",
    ),
];

/// `+explore.only`: bugs of the named classes' places are found, those of other code's own places are not, and the
/// verdict says so; without it both are found.
#[test]
fn only_named_classes_are_explored() {
    let at = folder("jpf-only", &FRAMEWORK);
    let javac = std::process::Command::new(java_home().join("bin/javac"))
        .args(["-d", ".", "Main.java", "Cache.java"])
        .current_dir(&at)
        .status();
    assert!(javac.unwrap().success());
    let check = |what: &str, words: &[&str]| {
        rjpf(&at, &[&["-cp", ".", "app.Main", "--no-trace"], words, &["--", what]].concat())
    };
    for what in ["own", "given", "late", "other"] {
        let all = check(what, &[]);
        assert_eq!(all.code, 1, "{what}: {}{}", all.out, all.err);
        assert!(!all.out.contains("explore.only"), "never by itself: {}", all.out);
    }
    // In "late" code of a named class comes to the array when all that others do to it was let through, and the idle
    // thread is still there.
    for what in ["own", "given", "late"] {
        let found = check(what, &["+explore.only=app.*"]);
        assert_eq!(found.code, 1, "{what}: {}{}", found.out, found.err);
        has(&found.out, &["SEMANTICS.md#explored-code"]);
    }
    // Two threads inside the framework, about its own counter: this is what is lost.
    assert_eq!(check("other", &["+explore.only=app.*"]).code, 0);
    let other = check("other", &["+explore.only=nobody.*"]);
    assert_eq!(other.code, 0, "{}{}", other.out, other.err);
    has(&other.out, &["code of other classes than nobody.* runs without pauses", "SEMANTICS.md#explored-code"]);
    let fewer = |words: &[&str]| {
        check("other", &[words, &["-da", "--json", "r.json"]].concat());
        json(at.join("r.json"))["statistics"]["states"].as_u64().unwrap()
    };
    assert!(fewer(&["+explore.only=nobody.*"]) < fewer(&[]));
    assert_eq!(check("own", &["+explore.only=app.*", "+por=off"]).code, 2);
    let doctor = rjpf(&at, &["doctor", "-cp", ".", "app.Main", "+explore.only=app.*"]);
    has(&doctor.out, &["explored:", "app (1)", "trusted:", "lib (1)"]);
}

/// A search that goes ever deeper says what its steps are.
#[test]
fn a_search_that_goes_ever_deeper_names_the_cause() {
    let program = "public class Spins {
        static volatile long n;
        static volatile boolean done;
        public static void main(String[] args) throws Exception {
            Thread t = new Thread(() -> { while (!done) { n++; } }, \"spinner\");
            t.setDaemon(true);
            t.start();
            while (n >= 0) { n++; }
        }
    }";
    let at = folder("jpf-deep", &[("Spins.java", program)]);
    let found = rjpf(&at, &["Spins.java", "+search=dfs", "--states", "20000", "-j", "1", "--no-trace"]);
    assert_eq!(found.code, 3, "{}{}", found.out, found.err);
    has(&found.err, &["paths go ever deeper: most steps are", "in Spins.", "+search.depth_limit"]);
    let fine = folder("jpf-not-deep", &[("Fine.java", FINE)]);
    assert!(!rjpf(&fine, &["Fine.java"]).err.contains("ever deeper"));
}

/// Leaves its range on one path of 3,125, which is some worker's.
#[test]
fn listeners_that_any_order_will_do_for_listen_to_every_worker() {
    let source = "
        import gov.nasa.jpf.vm.Verify;
        public class OneOfMany {
            static int top;
            public static void main(String[] args) {
                int number = 0;
                for (int i = 0; i < 5; i++) number = 5 * number + Verify.getInt(0, 4);
                if (number == Integer.parseInt(args[0])) top = 1;
            }
        }";
    let at = folder("every-worker", &[("OneOfMany.java", source)]);
    let keys = ["+listener=numeric-values", "+range.fields=top", "+range.top.field=OneOfMany.top", "+range.top.max=0"];
    for (path, workers) in [("3124", "1"), ("3124", "4"), ("2000", "4"), ("700", "8"), ("1", "3")] {
        let search = ["OneOfMany.java", "+search=dfs", "+search.workers_after=0", "--no-trace", "-j", workers];
        let said = rjpf(&at, &[&search[..], &keys, &["--", path]].concat());
        assert_eq!(said.code, 1, "path {path}, {workers} workers: {}{}", said.out, said.err);
        has(&said.out, &["field OneOfMany.top is out of range"]);
    }
}
