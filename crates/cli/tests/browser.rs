//! The HTML report in a real browser: every kind of counterexample is opened, stepped through and
//! photographed. Screenshots go to `target/tmp/browser/*.png`.
//!
//! Needs a Chromium or Chrome on the PATH (or named by `RJPF_BROWSER`). Without one the tests say
//! loudly that they were skipped; with `RJPF_BROWSER` set and not there they fail.

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
        let text = fs::read_to_string(&self.file).unwrap();
        let acted = text.replace("</body>", &format!("<script>{script}</script></body>"));
        let file = self.file.with_file_name("acted.html");
        fs::write(&file, acted).unwrap();
        let page = Page { file, browser: self.browser.clone(), profile: self.profile.clone() };
        page.dom("")
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
