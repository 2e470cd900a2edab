//! The HTML report in a real browser: every kind of counterexample is opened, stepped through and
//! photographed. Screenshots go to `target/tmp/browser/*.png`.
//!
//! Needs a Chromium or Chrome on the PATH (or named by `RJPF_BROWSER`). Without one the tests say
//! loudly that they were skipped; with `RJPF_BROWSER` set and not there they fail.

#[path = "browser/look.rs"]
mod look;
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use support::*;

/// The browser, or a loud word that there is none.
fn browser() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("RJPF_BROWSER") {
        let named = PathBuf::from(named);
        assert!(named.exists(), "RJPF_BROWSER={} is not there", named.display());
        return Some(named);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
    let found = std::env::split_paths(&path).flat_map(|f| names.map(|n| f.join(n))).find(|f| f.is_file());
    if found.is_none() {
        eprintln!("\n*** SKIPPED: no Chromium on the PATH, the HTML report was not opened in a browser ***\n");
    }
    found
}

struct Page {
    browser: PathBuf,
    file: PathBuf,
    /// Where the browser keeps its own files; one for each page, so that tests may run at once.
    profile: PathBuf,
}

impl Page {
    /// Writes the report of a check and gives the page.
    fn of(browser: &Path, name: &str, source: (&str, &str), words: &[&str]) -> Page {
        let at = folder(&format!("browser-{name}"), &[source]);
        let mut all = vec![source.0, "--html", "r.html", "--no-trace"];
        all.extend(words);
        let found = rjpf(&at, &all);
        assert!(found.code == 0 || found.code == 1, "{}{}", found.out, found.err);
        Page { browser: browser.into(), file: at.join("r.html"), profile: at.join("profile") }
    }

    fn open(&self, address: &str, more: &[String]) -> String {
        let mut command = Command::new(&self.browser);
        command.args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"]);
        command.args(["--disable-background-networking", "--disable-extensions", "--virtual-time-budget=5000"]);
        command.arg(format!("--user-data-dir={}", self.profile.display())).args(more);
        command.arg(format!("file://{}{address}", self.file.display()));
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// The page as it stands after its script has run.
    fn dom(&self, address: &str) -> String {
        let text = self.open(address, &["--dump-dom".into()]);
        assert!(text.contains("data-step=") || text.contains("class=\"plain\""), "the script did not run:\n{text}");
        text
    }

    fn photograph(&self, address: &str, name: &str, size: &str) {
        let shots = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
        fs::create_dir_all(&shots).unwrap();
        let file = shots.join(format!("{name}.png"));
        _ = fs::remove_file(&file);
        self.open(address, &[format!("--screenshot={}", file.display()), format!("--window-size={size}")]);
        let bytes = fs::read(&file).expect("a screenshot");
        assert!(bytes.starts_with(b"\x89PNG") && bytes.len() > 10_000, "{} is empty", file.display());
    }

    /// The page with a script appended that acts like a user.
    fn acted(&self, script: &str) -> String {
        self.acted_with(script, &[])
    }

    fn acted_with(&self, script: &str, flags: &[&str]) -> String {
        let text = fs::read_to_string(&self.file).unwrap();
        let acted = text.replace("</body>", &format!("<script>{script}</script></body>"));
        let file = self.file.with_file_name("acted.html");
        fs::write(&file, acted).unwrap();
        let page = Page { file, browser: self.browser.clone(), profile: self.profile.clone() };
        let flags = flags.iter().map(|flag| flag.to_string()).chain(["--dump-dom".to_string()]);
        page.open("", &flags.collect::<Vec<_>>())
    }

    /// What a script says about the page, as its value.
    fn asked(&self, expression: &str, flags: &[&str]) -> String {
        let script = format!(
            "const log = document.createElement('pre'); log.id = 'log'; log.append(String({expression})); document.body.append(log);"
        );
        let dom = self.acted_with(&script, flags);
        part(&dom, "<pre id=\"log\"", "</pre>").trim().to_string()
    }
}

impl Page {
    /// What the page says about the state after each step, by stepping through all of them.
    fn states(&self) -> Vec<(usize, String)> {
        let script =
            "document.getElementById('first').click(); const log = document.createElement('pre'); log.id = 'log';
            for (let n = 0; n < 2000; n++) {
              log.append('@' + document.body.dataset.step + ' ' + document.getElementById('state').innerText + '\\n');
              if (document.getElementById('forward').disabled) break;
              document.getElementById('forward').click();
            }
            document.body.append(log);";
        let dom = self.acted(script);
        let log = part(&dom, "<pre id=\"log\"", "</pre>");
        let one = |text: &str| {
            let (number, rest) = text.split_once(' ').unwrap();
            (number.parse().unwrap(), rest.to_string())
        };
        log.split('@').skip(1).map(one).collect()
    }
}

/// The part of a page between two words, tags taken out.
fn part(dom: &str, from: &str, to: &str) -> String {
    // Where a line may be broken is no blank.
    let dom = &dom.replace("<wbr>", "");
    let start = dom.find(from).unwrap_or_else(|| panic!("no '{from}' in {dom}"));
    let rest = &dom[start..];
    let end = rest.find(to).unwrap_or(rest.len());
    let mut text = String::new();
    let mut inside = false;
    for c in rest[..end].chars() {
        match c {
            '<' => inside = true,
            '>' if inside => {
                inside = false;
                text.push(' ');
            }
            c if !inside => text.push(c),
            _ => {}
        }
    }
    text.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&")
}

fn state(dom: &str) -> String {
    part(dom, "<section id=\"state\"", "</section>")
}

fn lanes(dom: &str) -> String {
    let text = part(dom, "<section id=\"lanes\"", "</section>");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn step(dom: &str) -> usize {
    let body = dom.split("<body data-step=\"").nth(1).expect("the body says at which step it is");
    body.split('"').next().unwrap().parse().unwrap()
}

#[test]
fn a_deadlock_is_stepped_through() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "deadlock", ("Deadlock.java", DEADLOCK), &[]);
    let end = page.dom("");
    has(&lanes(&end), &["main", "right", "left", "lock Object#", "end", "blocked: wants Object#", "held by"]);
    has(&part(&end, "<section id=\"source\"", "</section>"), &["Deadlock.java", "synchronized (second) { }"]);
    has(&state(&end), &["heap after it", "Deadlock", "A = Object#1", "held by left", "the end", "no thread can run"]);

    // A step by its address, then all of them in turn.
    let first = page.dom("#step=1");
    assert_eq!(step(&first), 1);
    assert!(first.contains("id=\"back\" title=\"one step back (left or up arrow)\" disabled"), "no step before it");
    let states = page.states();
    let locks: Vec<usize> = states.iter().filter(|(_, text)| text.contains("unlocked =>")).map(|(n, _)| *n).collect();
    assert!(locks.len() >= 2, "both locks are seen being taken: {locks:?}");
    page.photograph("", "deadlock", "1400,900");
    page.photograph(&format!("#step={}", locks[0]), "deadlock-lock-taken", "1400,900");
    page.photograph("", "deadlock-narrow", "600,1000");
}

#[test]
fn keys_buttons_and_the_slider_step_forward_and_backward() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "keys", ("Choices.java", CHOICES), &[]);
    let last = step(&page.dom(""));
    let key = |k: &str| format!("dispatchEvent(new KeyboardEvent('keydown', {{ key: '{k}', bubbles: true }}));");
    let after = |script: &str| step(&page.acted(script));
    assert_eq!(after(&format!("document.body.{}", key("Home"))), 1);
    let second = after(&format!("document.body.{}document.body.{}", key("Home"), key("ArrowRight")));
    assert!(second > 1 && second < last);
    let back = format!(
        "document.body.{0}document.body.{1}document.body.{1}document.body.{2}",
        key("Home"),
        key("ArrowRight"),
        key("ArrowLeft")
    );
    assert_eq!(after(&back), second);
    assert_eq!(after("document.getElementById('first').click();document.getElementById('forward').click();"), second);
    assert_eq!(after("document.getElementById('first').click();document.getElementById('last').click();"), last);
    assert_eq!(
        after("let s = document.getElementById('slider'); s.value = 2; s.dispatchEvent(new Event('input'));"),
        second
    );
    assert_eq!(after(&format!("document.querySelector('[data-step=\"{second}\"].step').click();")), second);
}

#[test]
fn steps_are_searched_threads_hidden_and_variables_followed() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "follow", ("Counter.java", COUNTER), &[]);
    has(&part(&page.dom(""), "<header", "</header>"), &["lost update", "Counter.count"]);
    let history = page.acted("document.querySelector('.variable').click();");
    has(&state(&history), &["history of Counter.count", "Counter.count", "changed by"]);
    let search =
        "const s = document.getElementById('search'); s.value = 'count = 1'; s.dispatchEvent(new Event('input'));";
    let found = page.acted(search);
    assert!(found.contains(">2 found<"), "both threads write 1");
    let only = page.acted(&format!("{search} document.getElementById('only').click();"));
    assert_eq!(only.matches("class=\"row step").count(), 2, "only what was found is shown");
    let hidden = page.acted("document.querySelectorAll('.head button')[1].click();");
    assert!(hidden.contains("aria-pressed=\"false\""), "the thread is marked as hidden");
    assert!(lanes(&hidden).matches("Counter.count = 1").count() == 1, "its steps are not shown");
}

#[test]
fn data_choices_show_the_heap_grow_and_hostile_text_stays_text() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "choices", ("Choices.java", CHOICES), &[]);
    let end = page.dom("");
    assert!(end.contains("<title>rjpf: Choices</title>"), "the program's text ran as a script");
    has(&part(&end, "<h1", "</h1>"), &["sum is 3 </script><script>document.title"]);
    let pages: Vec<String> = page.states().into_iter().map(|(_, text)| text).collect();
    let changes = |text: &str| text.split("heap after").next().unwrap().to_string();
    assert!(pages.iter().any(|p| changes(p).contains("Choices.head: null => Choices$Node#1")), "{pages:#?}");
    assert!(pages.iter().any(|p| changes(p).contains("+ Choices$Node#1 {")), "{pages:#?}");
    assert!(pages.iter().any(|p| changes(p).contains("- Choices$Node#1 is not reachable any more")), "{pages:#?}");
    assert!(pages.iter().any(|p| p.contains("tag = \"</script><b>")), "{pages:#?}");
    has(&lanes(&end), &["choose Verify.getBoolean", "choose getInt 1..3", "prints \"push 3\""]);
    let object =
        page.acted("[...document.querySelectorAll('.object button')].find(b => b.innerText === 'Choices').click();");
    has(&state(&object), &["history of Choices", "Choices.head = "]);
    page.photograph("", "choices", "1400,900");
}

#[test]
fn races_and_livelocks_are_marked() {
    let Some(browser) = browser() else { return };
    let race = Page::of(&browser, "race", ("Counter.java", COUNTER), &["-da", "--race"]);
    let dom = race.dom("");
    has(&lanes(&dom), &["about to happen, in either order", "Counter.count", "races", "Counter.count", "races"]);
    has(&state(&dom), &["nothing yet: it is about to happen"]);
    race.photograph("", "race", "1400,900");
    let livelock = Page::of(&browser, "livelock", ("Polite.java", POLITE), &["--livelock"]);
    let dom = livelock.dom("");
    has(&lanes(&dom), &["from here on it goes round for ever", "Polite.left = false", "back to step"]);
    assert!(dom.contains("class=\"row step cycle"), "{dom}");
    livelock.photograph("", "livelock", "1400,900");
}

#[test]
fn long_traces_several_errors_and_none() {
    let Some(browser) = browser() else { return };
    let long = "
public class Steps {
    static volatile int x;
    public static void main(String[] args) {
        for (int i = 0; i < 400; i++) x = i;
        assert x == 0 : x;
    }
}";
    let page = Page::of(&browser, "long", ("Steps.java", long), &[]);
    let dom = page.dom("#step=300");
    assert_eq!(step(&dom), 300);
    has(&state(&dom), &["changed by step 300", "Steps.x: ", " => "]);
    page.photograph("#step=300", "long", "1400,900");
    let many = Page::of(&browser, "many", ("Counter.java", COUNTER), &["--race", "--all-errors"]);
    has(&part(&many.dom("#finding=2"), "<h1", "</h1>"), &["different errors found"]);
    assert_ne!(state(&many.dom("#finding=1")), state(&many.dom("#finding=2")));
    many.photograph("#finding=2", "many", "1400,900");
    let none = Page::of(&browser, "none", ("Fine.java", FINE), &["--outputs"]);
    has(&part(&none.dom(""), "<body", "</main>"), &["no error found", "states", "count 2 args 0"]);
    none.photograph("", "none", "1400,600");
}

/// Two threads that write a lot, and one that loses.
const CHATTY: &str = "
public class Chatty {
    static int stock = 5;
    static void buy(String who, int n) {
        if (stock < n) return;
        for (int i = 0; i < 9; i++) System.out.println(\"  packs  \" + i + \" for \" + who);
        stock -= n;
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> buy(\"Tom\", 3), \"Tom\");
        t.start();
        buy(\"Ann\", 4);
        t.join();
        if (stock < 0) throw new IllegalStateException(\"stock is \" + stock);
    }
}";

#[test]
fn output_is_shown_where_it_was_written_and_all_of_it_in_a_pane() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "output", ("Chatty.java", CHATTY), &[]);
    let dom = page.dom("");
    // Of nine lines the first three and the last two are in the lane.
    has(&lanes(&dom), &["prints \" packs 0 for Ann\"", "... 4 more lines, see", "packs 8 for Ann", "packs 8 for Tom"]);
    assert!(!lanes(&dom).contains("packs 4 for Ann"), "{}", lanes(&dom));
    assert!(dom.contains("prints \"  packs  0 for Ann\""), "blanks are kept");
    let pane = state(&dom);
    has(&pane, &["output so far", "main", "  packs  0 for Ann", "  packs  4 for Ann", "Tom", "  packs  8 for Tom"]);
    // Before anything was written there is no pane.
    assert!(!state(&page.dom("#step=1")).contains("output so far"));
    has(&lanes(&dom), &["ended by the exception"]);
    page.photograph("", "output", "1200,800");
}

/// Callbacks of a future, in which most steps are the library's: two threads take turns in steps that are folded.
const CALLBACKS: &str = "
import java.util.*;
import java.util.concurrent.*;
public class Callbacks {
    public static void main(String[] args) throws Exception {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> \"x\");
        CompletableFuture<Void> a = f.thenAccept(x -> order.add(\"first\"));
        CompletableFuture<Void> b = f.thenAccept(x -> order.add(\"second\"));
        CompletableFuture.allOf(a, b).get();
        if (!order.get(0).equals(\"first\")) throw new IllegalStateException(order.toString());
    }
}";

#[test]
fn every_change_of_threads_has_a_row_and_the_head_says_how_simple_it_is() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "callbacks", ("Callbacks.java", CALLBACKS), &[]);
    let rows = "[...document.querySelectorAll('.note')].filter(e => /switch/.test(e.innerText)).length";
    let turns = "data.findings[0].trace.switches";
    assert_eq!(page.asked(&format!("{rows} - {turns}"), &[]), "0");
    assert_ne!(page.asked(turns, &[]), "0");
    has(&page.dom(""), &["context switch", "steps in the library"]);
    assert_eq!(page.asked("document.querySelectorAll('.end .stuck')[0].innerText", &[]), "ended by the exception");
    for size in ["700,1000", "1200,900", "1900,1000"] {
        page.photograph("", &format!("callbacks-{}", size.split(',').next().unwrap()), size);
    }
    let lost = Page::of(&browser, "simple", ("Counter.java", COUNTER), &[]);
    has(
        &lost.asked("document.getElementById('simple').innerText", &[]),
        &["context switches; no path with the same pauses has fewer"],
    );
    let single = Page::of(&browser, "single", ("Single.java", SINGLE), &[]);
    has(&part(&single.dom(""), "<body", "</main>"), &["output", "hello "]);
}

#[test]
fn an_object_is_followed_and_filtered_by() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "object", ("Counter.java", COUNTER), &[]);
    let all = page.dom("").matches("class=\"row step").count();
    let follow = "document.querySelector('.variable').click();";
    has(&state(&page.acted(follow)), &["history of Counter.count", "show only these steps"]);
    let only = page.acted(&format!("{follow} document.querySelector('.filter').click();"));
    let accesses = only.matches("class=\"history").count() - only.matches("class=\"history\" title=").count();
    let shown = only.matches("class=\"row step").count();
    assert!(shown == accesses && shown < all && shown > 1, "{shown} of {all} steps, {accesses} accesses");
    let back = page.acted(&format!(
        "{follow} document.querySelector('.filter').click(); document.getElementById('only').click();"
    ));
    assert_eq!(back.matches("class=\"row step").count(), all, "the filter is taken back");
}

#[test]
fn the_keyboard_does_all_that_the_mouse_does() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "keyboard", ("Counter.java", COUNTER), &[]);
    let key = |on: &str, k: &str| {
        format!("{on}.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{k}', bubbles: true, cancelable: true }}));")
    };
    let focused =
        |script: &str| page.asked(&format!("(() => {{ {script} return document.activeElement.id; }})()"), &[]);
    assert_eq!(focused(&key("document.body", "/")), "search");
    let typed = "const s = document.getElementById('search'); s.focus(); s.value = 'count = 1'; s.dispatchEvent(new Event('input'));";
    let next = step(&page.acted(&format!("document.getElementById('first').click(); {typed} {}", key("s", "Enter"))));
    assert!(next > 1, "Enter goes to the next step that is found");
    let cleared = page.acted(&format!("{typed} {}", key("s", "Escape")));
    assert!(!cleared.contains(" found<"), "Escape takes the search back");
    // What can be clicked can be reached by Tab.
    let unreachable = "[...document.querySelectorAll('.variable, .history, .filter, .block, .head button, summary, nav input, nav button')].filter(e => e.tabIndex < 0).length";
    assert_eq!(page.asked(unreachable, &[]), "0");
    let follow = "document.querySelector('.variable').click();";
    let closed = page.acted(&format!("{follow} {}", key("document.body", "Escape")));
    assert!(!state(&closed).contains("history of"), "Escape closes a history");
}

#[test]
fn screen_readers_are_told_what_everything_is() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "labels", ("Deadlock.java", DEADLOCK), &[]);
    let nameless = "[...document.querySelectorAll('button, input, select, section, nav')].filter(e => !e.closest('[hidden]') && !(e.innerText || '').trim() && !e.getAttribute('aria-label') && !e.title && !(e.labels && e.labels.length)).map(e => e.outerHTML).join()";
    assert_eq!(page.asked(nameless, &[]), "");
    let steps = "[...document.querySelectorAll('.step')].every(e => e.getAttribute('role') === 'listitem' && /^step \\d+, [^:]+: ./.test(e.getAttribute('aria-label')))";
    assert_eq!(page.asked(steps, &[]), "true");
    assert_eq!(page.asked("document.getElementById('lanes').getAttribute('role')", &[]), "list");
    assert_eq!(page.asked("document.querySelectorAll('[aria-current=step]').length", &[]), "1");
    assert_eq!(page.asked("document.getElementById('at').getAttribute('aria-live')", &[]), "polite");
    assert_eq!(page.asked("document.documentElement.lang", &[]), "en");
}

#[test]
fn it_is_dark_where_that_is_wanted_and_light_on_paper() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "dark", ("Counter.java", COUNTER), &[]);
    // Brightness of the text and of what is behind it, of the page and of each kind of text.
    let contrast = "(() => {
        const light = c => { const [r, g, b] = c.match(/[\\d.]+/g).map(v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
        const back = light(getComputedStyle(document.body).backgroundColor);
        const texts = ['h1', '.why', '.place', '.write', '.variable', '.head button', 'footer', '#summary'].map(q => document.querySelector(q)).filter(e => e);
        const least = Math.min(...texts.map(e => { const l = light(getComputedStyle(e).color); return (Math.max(l, back) + .05) / (Math.min(l, back) + .05); }));
        return (back < .1 ? 'dark ' : 'light ') + (least >= 4.5 ? 'readable' : least);
    })()";
    assert_eq!(page.asked(contrast, &[]), "light readable");
    assert_eq!(page.asked(contrast, &["--force-dark-mode"]), "dark readable");
    let opened =
        "(dispatchEvent(new Event('beforeprint')), [...document.querySelectorAll('details')].every(d => d.open))";
    assert_eq!(page.asked(opened, &[]), "true");
    let paper = page.file.with_file_name("paper.pdf");
    page.open("", &[format!("--print-to-pdf={}", paper.display()), "--no-pdf-header-footer".into()]);
    let bytes = fs::read(&paper).expect("a printed page");
    assert!(bytes.starts_with(b"%PDF") && bytes.len() > 10_000, "{} bytes", bytes.len());
}

#[test]
fn many_threads_on_a_narrow_screen_are_told_one_below_the_other() {
    let Some(browser) = browser() else { return };
    let source = "
public class Circle {
    public static void main(String[] args) {
        Object[] forks = { new Object(), new Object(), new Object(), new Object(), new Object() };
        for (int i = 0; i < 5; i++) {
            Object left = forks[i], right = forks[(i + 1) % 5];
            new Thread(() -> { synchronized (left) { synchronized (right) { } } }, \"philosopher-\" + i).start();
        }
    }
}";
    let page = Page::of(&browser, "circle", ("Circle.java", source), &[]);
    let overflow = "document.getElementById('lanes').className + ' ' + (document.getElementById('lanes').scrollWidth > document.getElementById('lanes').clientWidth)";
    assert_eq!(page.asked(overflow, &["--window-size=600,1000"]), "flat false");
    assert_eq!(page.asked(overflow, &["--window-size=1900,1000"]), "false");
    // Names are not broken into letters.
    let tall =
        "Math.max(...[...document.querySelectorAll('.head button')].map(b => b.getBoundingClientRect().height)) < 30";
    assert_eq!(page.asked(tall, &["--window-size=600,1000"]), "true");
    // Every thread that holds a fork has a dot in front of the line that it stands at.
    assert_eq!(page.asked("document.querySelectorAll('.line.now .who span').length", &["--window-size=600,1000"]), "5");
    page.photograph("", "circle-narrow", "600,1400");
    page.photograph("", "circle-wide", "1900,1000");
}

/// Nothing is loaded from anywhere: the page's own policy forbids it, and there is nothing to load.
#[test]
fn the_page_needs_nothing_from_outside() {
    let at = folder("offline", &[("Counter.java", COUNTER)]);
    assert_eq!(rjpf(&at, &["Counter.java", "--html", "r.html", "--no-trace"]).code, 1);
    let html = fs::read_to_string(at.join("r.html")).unwrap();
    assert!(html.contains("default-src 'none'"));
    for word in ["http://", " src=", "@import", "url("] {
        assert!(!html.contains(word), "{word}");
    }
    // The one address is that of the documentation, to be clicked.
    assert_eq!(html.matches("https://").count(), 1);
    assert!(html.contains("a.href = \"https://github.com/rjpf/rjpf/blob/main/\""));
}
