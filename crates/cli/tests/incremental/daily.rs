//! What happens to stores in daily use: several workers, checkpoints, limits, listeners, runs at once, crashes, the command.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::lies::{file, program, versions};
use crate::search::Search;
use crate::{folder, java};

/// Two versions of a program with some hundred states.
fn of(name: &str, n: u32) -> String {
    let source = program(name, "", &format!("synchronized (lock) {{ b += {n}; }} synchronized (lock) {{ a++; }}"), "");
    source.replace("i < 2", "i < 3")
}

fn rjpf(at: &Path, words: &[&str]) -> Command {
    let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    rjpf.current_dir(at).args(words).stdin(Stdio::null());
    if words[0] != "store" {
        rjpf.arg("--jdk").arg(&java::jdks()[0].home);
    }
    rjpf
}

fn said(mut command: Command) -> String {
    let output = command.output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Stores of one worker serve several, and the other way round; the answers are those of one worker from scratch.
#[test]
fn several_workers_have_the_answers_of_one() {
    let (out, compiled) = versions("Crew", &[&of("Crew", 1), &of("Crew", 2), &of("Crew", 1), &of("Crew", 60)]);
    let (store, reports) = (out.join("store"), folder("reports-Crew"));
    let mut reused = Vec::new();
    for (classes, workers) in compiled.iter().zip([3, 1, 2, 3]) {
        let scratch = Search::new(&reports).run(classes, "Crew");
        for _ in 0..2 {
            let again = Search::new(&reports).incremental(&store, 10).with_workers(workers).run(classes, "Crew");
            assert_eq!(scratch.differs_from_crew(&again), None, "{workers} workers in {}", classes.display());
            reused.push((again.reused, again.run));
        }
    }
    assert!(reused[0].0 == 0 && reused[0].1 > 100, "{reused:?}");
    assert!(reused[2].0 > 0 && reused[4].0 > 0, "{reused:?}");
    _ = fs::remove_dir_all(out);
}

/// A search that stops leaves a checkpoint and a store; it goes on from both, and the next version has a store.
#[test]
fn a_checkpoint_beside_a_store() {
    let (out, compiled) = versions("Stops", &[&of("Stops", 1), &of("Stops", 2)]);
    let (store, kept, reports) = (out.join("store"), out.join("kept"), folder("reports-Stops"));
    let scratch = Search::new(&reports).run(&compiled[0], "Stops");
    let stopped = Search::new(&reports).incremental(&store, 0).with("+search.state_limit=40");
    let stopped = stopped.with(&format!("+search.checkpoint={}", kept.display())).run(&compiled[0], "Stops");
    assert!(stopped.stderr.contains("a checkpoint was left") && stopped.states() == 40, "{}", stopped.stderr);
    assert!(fs::metadata(file(&store)).unwrap().len() > 1000);
    let report = out.join("resumed.json");
    let words = [
        "resume",
        &kept.display().to_string(),
        "+search.state_limit=4000",
        &format!("+report.json={}", report.display()),
    ];
    let text = said(rjpf(&compiled[0], &words));
    let resumed: serde_json::Value = serde_json::from_str(&fs::read_to_string(&report).expect(&text)).unwrap();
    for count in ["states", "matched", "transitions", "ends"] {
        assert_eq!(resumed["statistics"][count], scratch.report["statistics"][count], "{count}: {text}");
    }
    assert!(
        resumed["incremental"]["reused"].as_u64().unwrap() > 0,
        "what is open was come to by what is known: {text}"
    );
    let other = Search::new(&reports).run(&compiled[1], "Stops");
    let again = Search::new(&reports).incremental(&store, 100).run(&compiled[1], "Stops");
    assert_eq!(other.differs(&again), None);
    assert!(again.reused > 0);
    _ = fs::remove_dir_all(out);
}

/// A listener that wants events is told of all of them, whatever is in the store.
#[test]
fn another_listener_says_what_it_says_from_scratch() {
    let (out, compiled) = versions("Heard", &[&of("Heard", 1)]);
    let (store, reports) = (out.join("store"), folder("reports-Heard"));
    Search::new(&reports).incremental(&store, 0).run(&compiled[0], "Heard");
    for listener in ["coverage", "objects"] {
        let word = format!("+listener={listener}");
        let scratch = Search::new(&reports).with(&word).run(&compiled[0], "Heard");
        let again = Search::new(&reports).with(&word).incremental(&store, 0).run(&compiled[0], "Heard");
        assert_eq!(scratch.differs(&again), None, "{listener}");
        assert_eq!(scratch.report["listeners"], again.report["listeners"], "{listener}");
    }
    _ = fs::remove_dir_all(out);
}

/// A listener that changes the program weaves calls into code, some at lines of it: that is not what the class files say.
#[test]
fn a_listener_that_changes_the_program_has_no_store() {
    let (out, compiled) = versions("Woven", &[&of("Woven", 1)]);
    let (store, reports) = (out.join("store"), folder("reports-Woven"));
    let words = ["+listener=perturb", "+perturb.fields=a", "+perturb.a.class=IntOverUnder", "+perturb.a.field=Woven.b"];
    let search =
        || words.iter().fold(Search::new(&reports), |search, word| search.with(word)).with("+perturb.a.delta=1");
    Search::new(&reports).incremental(&store, 0).run(&compiled[0], "Woven");
    let scratch = search().run(&compiled[0], "Woven");
    let again = search().incremental(&store, 0).run(&compiled[0], "Woven");
    assert!(again.incremental().is_null(), "{}", again.stderr);
    assert!(again.stderr.contains("a listener changes or watches code of the program"), "{}", again.stderr);
    assert_eq!(scratch.report["outputs"], again.report["outputs"]);
    assert_eq!(scratch.states(), again.states());
    _ = fs::remove_dir_all(out);
}

/// A class that moves from one entry of the class path to another has the same file and is somewhere else.
#[test]
fn a_class_that_is_somewhere_else() {
    let out = folder("Place");
    let (home, [a, b]) = (&java::jdks()[0].home, [out.join("a"), out.join("b")]);
    let source = "public class Place { public static void main(String[] s) {
        System.out.println(Other.class.getProtectionDomain().getCodeSource().getLocation()); } } class Other { }";
    fs::write(out.join("Place.java"), source).unwrap();
    let compiled = ["-d", &a.display().to_string(), &out.join("Place.java").display().to_string()].map(String::from);
    java::compiler::compile(home, &compiled).unwrap();
    fs::create_dir(&b).unwrap();
    let words =
        ["-cp", "a:b", "Place", "+incremental=store", "+search.outputs=on", "--no-trace", "+report.json=report"];
    let search = || {
        said(rjpf(&out, &words));
        fs::read_to_string(out.join("report")).unwrap()
    };
    assert!(search().contains("/a/"));
    fs::rename(a.join("Other.class"), b.join("Other.class")).unwrap();
    assert!(search().contains("/b/\\n"), "{}", search());
    _ = fs::remove_dir_all(out);
}

/// Settings that alter states have a store of their own; the report does not reuse what is of others.
#[test]
fn other_settings_do_not_share_a_store() {
    let (out, compiled) = versions("Sets", &[&of("Sets", 1)]);
    let (store, reports) = (out.join("store"), folder("reports-Sets"));
    Search::new(&reports).incremental(&store, 0).run(&compiled[0], "Sets");
    for word in ["+por=shared", "+vm.enable_assertions=false", "+vm.spurious_wakeups=on", "-Dsome=thing"] {
        let scratch = Search::new(&reports).with(word).run(&compiled[0], "Sets");
        let again = Search::new(&reports).incremental(&store, 100).with(word).run(&compiled[0], "Sets");
        assert_eq!(scratch.differs(&again), None, "{word}");
        assert_eq!(again.reused, 0, "{word}");
        let why = "it is of other settings (";
        assert!(again.incremental()["notUsed"].as_str().is_some_and(|said| said.starts_with(why)), "{}", again.stderr);
    }
    _ = fs::remove_dir_all(out);
}

/// What modules say of themselves is read before the program starts.
#[test]
fn a_module_that_says_something_else_of_itself() {
    let out = folder("modules");
    let main = "package p; public class Main { static final Object lock = new Object(); static int a;
        static void loop() { for (int i = 0; i < 2; i++) synchronized (lock) { a += i; } }
        public static void main(String[] s) throws Exception { Thread t = new Thread(Main::loop); t.start(); loop(); t.join();
        Module m = Main.class.getModule(); System.out.println(m.isOpen(\"p\") + \" \" + m.getDescriptor().exports().size()); } }";
    let mut outputs = Vec::new();
    for info in ["module m { }", "open module m { exports p; }"] {
        fs::create_dir_all(out.join("source/p")).unwrap();
        fs::write(out.join("source/module-info.java"), info).unwrap();
        fs::write(out.join("source/p/Main.java"), main).unwrap();
        let mut javac = java::javac_at(&java::jdks()[0].home);
        javac.args(["-d", "mods/m", "source/module-info.java", "source/p/Main.java"]).current_dir(&out);
        assert!(javac.status().unwrap().success());
        for store in ["+incremental=off", "+incremental=store"] {
            let words =
                ["-p", "mods", "-m", "m/p.Main", "+search=dfs", "+search.outputs=on", "+report.json=r.json", store];
            let text = said(rjpf(&out, &words));
            let report: serde_json::Value =
                serde_json::from_str(&fs::read_to_string(out.join("r.json")).expect(&text)).unwrap();
            outputs.push(report["outputs"].to_string());
            if outputs.len() == 4 {
                assert!(text.contains("the modules of the program have changed"), "{text}");
            }
        }
    }
    assert!(outputs[0] == outputs[1] && outputs[2] == outputs[3] && outputs[0] != outputs[2], "{outputs:?}");
    _ = fs::remove_dir_all(out);
}

/// Runs of two versions at once in one folder, some of them killed: what is left is a whole store or none.
#[test]
fn runs_at_once_and_kills_leave_whole_stores() {
    let (out, compiled) = versions("AtOnce", &[&of("AtOnce", 1), &of("AtOnce", 2)]);
    let (store, reports) = (out.join("store"), folder("reports-AtOnce"));
    let word = format!("+incremental={}", store.display());
    for delay in [0, 20, 60, 120, 200, 300] {
        let start = |classes: &Path| {
            let mut rjpf = rjpf(classes, &["-cp", ".", "AtOnce", "+search=dfs", "+trace.write=off", &word]);
            rjpf.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
        };
        let (mut one, mut two) = (start(&compiled[0]), start(&compiled[1]));
        if delay > 0 {
            std::thread::sleep(Duration::from_millis(delay));
            one.kill().unwrap();
        }
        one.wait().unwrap();
        two.wait().unwrap();
    }
    let listed = said(rjpf(&out, &["store", "list", "store"]));
    assert!(listed.contains("AtOnce") && !listed.contains("damaged"), "{listed}");
    for classes in &compiled {
        let scratch = Search::new(&reports).run(classes, "AtOnce");
        let again = Search::new(&reports).incremental(&store, 100).run(classes, "AtOnce");
        assert_eq!(scratch.differs(&again), None);
        assert!(!again.stderr.contains("damaged"), "{}", again.stderr);
    }
    _ = fs::remove_dir_all(out);
}

#[test]
fn a_store_that_would_be_too_large_is_not_kept() {
    let (out, compiled) = versions("Large", &[&of("Large", 1), &of("Large", 2)]);
    let (store, reports) = (out.join("store"), folder("reports-Large"));
    let small = || Search::new(&reports).incremental(&store, 0).with("+incremental.max_size=1k");
    let first = small().run(&compiled[0], "Large");
    assert!(first.incremental()["notKept"].as_str().unwrap().contains("incremental.max_size"), "{}", first.stderr);
    assert_eq!(fs::read_dir(&store).unwrap().count(), 0);
    Search::new(&reports).incremental(&store, 0).run(&compiled[0], "Large");
    let before = fs::read(file(&store)).unwrap();
    assert!(small().run(&compiled[1], "Large").reused > 0, "the one that is there is used");
    assert!(fs::read(file(&store)).unwrap() == before, "and stays");
    _ = fs::remove_dir_all(out);
}

/// As on a disk that is full: no file may grow beyond 512 bytes.
#[test]
fn a_store_that_cannot_be_written_leaves_the_old_one() {
    let (out, compiled) = versions("Full", &[&of("Full", 1), &of("Full", 2)]);
    let (store, reports) = (out.join("store"), folder("reports-Full"));
    Search::new(&reports).incremental(&store, 0).run(&compiled[0], "Full");
    let before = fs::read(file(&store)).unwrap();
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -f 1; trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_rjpf"), "--jdk"]);
    limited.arg(&java::jdks()[0].home).args(["-cp", ".", "Full", "+search=dfs", "+search.workers=1"]);
    limited.args(["+search.outputs=on", "+search.state_limit=4000", "+trace.write=off", "+search.shorten=0"]);
    limited.arg(format!("+incremental={}", store.display())).current_dir(&compiled[1]).stdin(Stdio::null());
    let text = said(limited);
    assert!(
        text.contains("no error found") && text.contains("nothing is kept for the next run: cannot write"),
        "{text}"
    );
    assert!(fs::read(file(&store)).unwrap() == before, "the old one stays");
    assert_eq!(fs::read_dir(&store).unwrap().count(), 1, "and nothing beside it");
    assert!(Search::new(&reports).incremental(&store, 100).run(&compiled[1], "Full").reused > 0);
    _ = fs::remove_dir_all(out);
}

/// A program that never reads its arguments takes everything but the start from the store of other ones; one that reads them
/// last runs little again.
#[test]
fn other_arguments_run_what_reads_them() {
    let of = |name: &str, last: &str| of(name, 1).replace("assert b < 100", &format!("{last} assert b < 100"));
    let sources = [("Never", String::new()), ("Last", "if (s.length > 0) System.out.println(s[0]);".to_string())];
    for (name, last) in sources {
        let (out, compiled) = versions(name, &[&of(name, &last)]);
        let (store, reports) = (out.join("store"), folder(&format!("reports-{name}")));
        for argument in [&["one"][..], &["two"], &["two", "three"], &[]] {
            let with = |search: Search| argument.iter().fold(search, |search, word| search.with(word));
            let scratch = with(Search::new(&reports)).run(&compiled[0], name);
            let again = with(Search::new(&reports).incremental(&store, 0)).run(&compiled[0], name);
            assert_eq!(scratch.differs(&again), None, "{name} {argument:?}");
            let all = again.reused + again.run;
            let is_first = argument == ["one"];
            assert!(is_first || again.reused * 10 > all * 8, "{name} {argument:?}: {} of {all}", again.reused);
            let audited = with(Search::new(&reports).incremental(&store, 100)).run(&compiled[0], name);
            assert_eq!(scratch.differs(&audited), None, "{name} {argument:?}, audited");
        }
        _ = fs::remove_dir_all(out);
    }
}

/// At most 40 bytes for each transition.
#[test]
fn a_store_is_small() {
    let (out, compiled) = versions("Small", &[&of("Small", 1)]);
    let (store, reports) = (out.join("store"), folder("reports-Small"));
    let run = Search::new(&reports).incremental(&store, 0).run(&compiled[0], "Small").run;
    let size = fs::metadata(file(&store)).unwrap().len();
    assert!(run > 100 && size < 40 * run, "{size} bytes for {run} transitions");
    _ = fs::remove_dir_all(out);
}

#[test]
fn the_command_lists_shows_and_prunes() {
    let (out, compiled) = versions("Listed", &[&of("Listed", 1)]);
    let (store, reports) = (out.join("store"), folder("reports-Listed"));
    Search::new(&reports).incremental(&store, 0).run(&compiled[0], "Listed");
    fs::write(store.join("other.rjpf-store"), "no store").unwrap();
    fs::write(store.join("precious.txt"), "not ours").unwrap();
    let listed = said(rjpf(&out, &["store", "list", "store"]));
    assert!(listed.contains("Listed: ") && listed.contains(" transitions, ") && listed.contains("damaged"), "{listed}");
    let shown = said(rjpf(&out, &["store", "show", "store"]));
    assert!(shown.contains("jdk: ") && shown.contains("settings: "), "{shown}");
    let pruned = said(rjpf(&out, &["store", "prune", "store"]));
    assert!(pruned.contains("other.rjpf-store") && !pruned.contains("Listed"), "{pruned}");
    assert!(Search::new(&reports).incremental(&store, 0).run(&compiled[0], "Listed").reused > 0);
    let all = said(rjpf(&out, &["store", "prune", "store", "--all"]));
    assert!(all.contains("Listed"), "{all}");
    assert_eq!(fs::read_dir(&store).unwrap().count(), 1, "what is no store stays");
    _ = fs::remove_dir_all(out);
}

/// Forty methods, each run by one step of one of two threads.
fn forty_methods(second: &str) -> String {
    let body = |i| if i == 1 { second.to_string() } else { format!("v[{i}]++;") };
    let methods: String = (0..40).map(|i| format!("static void m{i}() {{ {} }} ", body(i))).collect();
    let calls: String = (0..40).map(|i| format!("case {i}: m{i}(); break; ")).collect();
    format!(
        "public class Few {{ static int[] v = new int[40]; static final Object lock = new Object(); {methods}
         static void call(int i) {{ switch (i) {{ {calls} }} }}
         static void loop(int from) {{ for (int i = from; i < from + 20; i++) synchronized (lock) {{ call(i); }} }}
         public static void main(String[] s) throws Exception {{ Thread t = new Thread(() -> loop(20)); t.start(); loop(0); t.join(); }} }}"
    )
}

/// At least four of five transitions are saved if one of twenty runs what has changed, and nearly nothing is run if none does.
#[test]
fn a_change_that_few_transitions_run_saves_most() {
    let unused = forty_methods("v[1]++;").replace("static void call", "static void unused() { } static void call");
    let sources = [forty_methods("v[1]++;"), unused, forty_methods("v[1] = 1 + v[1];")];
    let (out, compiled) = versions("Few", &[&sources[0], &sources[1], &sources[2]]);
    let (store, reports) = (out.join("store"), folder("reports-Few"));
    let mut found = Vec::new();
    for classes in &compiled {
        let scratch = Search::new(&reports).run(classes, "Few");
        let again = Search::new(&reports).incremental(&store, 0).run(classes, "Few");
        assert_eq!(scratch.differs(&again), None);
        let replayed = again.incremental()["replayed"].as_u64().unwrap();
        found.push((again.reused, again.run, replayed));
    }
    println!("reused, run, replayed: {found:?}");
    let [(_, all, _), (same, unused, _), (reused, run, replayed)] = found[..] else { panic!("{found:?}") };
    // What teaches something about places is run each time.
    assert!(same + unused == all && unused < 5, "{found:?}");
    assert!(run > 15 && run * 20 <= reused + run, "at most one of twenty runs it: {found:?}");
    assert!((run + replayed) * 5 <= reused + run, "{found:?}");
    _ = fs::remove_dir_all(out);
}

/// The commands of the example workflow, as a runner would run them: twice, with the folder of stores kept between.
#[test]
fn the_workflow_of_the_documentation_runs() {
    let text = fs::read_to_string(java::root().join("docs/incremental-ci.yml")).unwrap();
    let commands: Vec<&str> = text.lines().filter_map(|line| line.trim().strip_prefix("- run: ")).collect();
    assert_eq!(commands.len(), 3);
    let out = folder("workflow");
    fs::create_dir_all(out.join("src/app")).unwrap();
    let source = of("Main", 1).replacen("import", "package app; import", 1);
    fs::write(out.join("src/app/Main.java"), source).unwrap();
    let home = &java::jdks()[0].home;
    let tool = Path::new(env!("CARGO_BIN_EXE_rjpf")).parent().unwrap();
    let path = format!("{}:{}:{}", tool.display(), home.join("bin").display(), std::env::var("PATH").unwrap());
    let mut all = String::new();
    for _ in 0..2 {
        for command in &commands {
            let mut shell = Command::new("sh");
            shell.args(["-c", command]).current_dir(&out).env("PATH", &path).env("JAVA_HOME", home);
            let output = shell.output().unwrap();
            all.push_str(&String::from_utf8_lossy(&output.stdout));
            all.push_str(&String::from_utf8_lossy(&output.stderr));
            assert!(output.status.success(), "{command}: {all}");
        }
    }
    assert!(all.contains("100.0 % saved"), "{all}");
    assert!(out.join("rjpf.xml").exists());
    _ = fs::remove_dir_all(out);
}

/// What a program reads of its surroundings is read again, be it by a search or by none at all.
#[test]
fn surroundings_that_have_changed() {
    let probe = |what: &str| {
        program("Around", "", "synchronized (lock) { b++; }", "")
            .replace("System.out.println(a", &format!("System.out.println({what} + \" \" + a"))
    };
    let readers =
        ["System.getProperty(\"java.class.path\")", "System.in.read()", "new java.io.File(\"there\").exists()"];
    for reader in readers {
        let (out, compiled) = versions("Around", &[&probe(reader)]);
        let mut outputs = Vec::new();
        for (path, input, is_there) in [(".", "a", false), ("../v0", "b", true), (".", "a", false), (".", "a", false)] {
            let file = compiled[0].join("there");
            _ = if is_there { fs::write(&file, "") } else { fs::remove_file(&file) };
            fs::write(out.join("input"), input).unwrap();
            let [scratch, again] = ["+incremental=off", "+incremental=../store"].map(|store| {
                let words =
                    ["-cp", path, "Around", "+search=dfs", "+search.outputs=on", "+report.json=../r.json", store];
                let mut rjpf = rjpf(&compiled[0], &words);
                rjpf.stdin(fs::File::open(out.join("input")).unwrap());
                let text = said(rjpf);
                let report = fs::read_to_string(out.join("r.json")).expect(&text);
                serde_json::from_str::<serde_json::Value>(&report).unwrap()["outputs"].to_string()
            });
            assert_eq!(scratch, again, "{reader}");
            outputs.push(again);
        }
        assert!(outputs[0] != outputs[1] && outputs[0] == outputs[2], "{reader}: {outputs:?}");
        _ = fs::remove_dir_all(out);
    }
}

/// Findings, notes and paths of the same program are there at once, and are those of a search.
#[test]
fn without_a_change_findings_are_there_at_once() {
    let wrong = |more: &str| {
        program("Told", &format!("{more} static int c;"), "synchronized (lock) { b += 50; }", "")
            .replace("i < 2", "i < 3")
    };
    let (out, compiled) = versions("Told", &[&wrong(""), &wrong("\n\nstatic void unused() { }\n")]);
    let (store, reports) = (out.join("store"), folder("reports-Told"));
    for words in [&["+search.multiple_errors=on"][..], &["+search.shorten=2s"], &["+search=bfs", "+race=on"]] {
        let search = || words.iter().fold(Search::new(&reports), |search, word| search.with(word));
        let mut found = Vec::new();
        for classes in [&compiled[0], &compiled[0], &compiled[1], &compiled[1]] {
            let scratch = search().run(classes, "Told");
            let again = search().incremental(&store, 0).run(classes, "Told");
            assert!(scratch.is_violation());
            assert_eq!(scratch.differs(&again), None, "{words:?}");
            found.push(again.run);
        }
        assert!(found[1] == 0 && found[3] == 0, "{words:?}: {found:?} were run");
        // A search that goes on behind an exception nobody takes runs what prints its stack, with lines.
        assert!(found[2] == 0 || words[0] == "+search.multiple_errors=on", "{words:?}: {found:?} were run");
    }
    _ = fs::remove_dir_all(out);
}
