//! What a user sees at once, at three widths: the verdict, the line that it ends at, names that are whole; and blocks of folded
//! steps, which open one by one.

use super::support::{CHOICES, COUNTER, DEADLOCK};
use super::{Page, browser, lanes};

/// Filled before there is a second thread; changed while that one reads it.
const FILLED: &str = "
import java.util.*;
public class Filled {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>();
        Map<String, Integer> own = new HashMap<>();
        own.put(\"x\", 1);
        list.add(3);
        list.add(4);
        Thread t = new Thread(() -> { for (int x : list) System.out.println(x); }, \"reader\");
        t.start();
        list.remove(0);
        t.join();
    }
}";

/// Told before anybody waits.
const MISSED: &str = "
public class Missed {
    boolean ready;
    synchronized boolean isReady() { return ready; }
    synchronized void done() { ready = true; notifyAll(); }
    void await() throws InterruptedException { if (!isReady()) synchronized (this) { wait(); } }
    public static void main(String[] args) throws Exception {
        Missed latch = new Missed();
        new Thread(latch::done, \"worker\").start();
        latch.await();
    }
}";

const WIDTHS: [u32; 3] = [480, 1000, 1600];

/// The verdict is on the screen, the line where it ends in its pane, and no name in the lanes or in the sentence is broken inside of a word.
const AT_A_GLANCE: &str = "(() => {
    const wrong = [], inside = (e, box) => { const a = e.getBoundingClientRect(), b = box.getBoundingClientRect(); return a.top >= b.top - 1 && a.bottom <= b.bottom + 1; };
    if (document.scrollingElement.scrollTop !== 0 || document.getElementById('verdict').getBoundingClientRect().top < 0) wrong.push('the verdict is out of sight');
    const line = document.querySelector('#source .line.now');
    if (line && !inside(line, document.getElementById('source'))) wrong.push('the line is out of sight');
    if (!inside(document.querySelector('.step.now'), document.getElementById('lanes'))) wrong.push('the step is out of sight');
    for (const part of document.querySelectorAll('#lanes .op, #lanes .note, #why, .end')) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/[A-Za-z0-9#]+/g)) {
            const range = document.createRange(); range.setStart(texts.currentNode, word.index); range.setEnd(texts.currentNode, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(r => Math.round(r.top))).size > 1) wrong.push(word[0] + ' is broken');
        }
    }
    return wrong.join('; ') || 'fine';
})()";

#[test]
fn what_matters_is_seen_at_once_at_three_widths() {
    let Some(browser) = browser() else { return };
    let findings = [
        ("look-deadlock", ("Deadlock.java", DEADLOCK), &[][..]),
        ("look-update", ("Counter.java", COUNTER), &[]),
        ("look-race", ("Counter.java", COUNTER), &["-da", "--race"]),
        ("look-choice", ("Choices.java", CHOICES), &[]),
        ("look-filled", ("Filled.java", FILLED), &[]),
        ("look-missed", ("Missed.java", MISSED), &[]),
    ];
    for (name, source, words) in findings {
        let page = Page::of(&browser, name, source, words);
        for width in WIDTHS {
            let size = format!("--window-size={width},900");
            assert_eq!(page.asked(AT_A_GLANCE, &[&size]), "fine", "{name} at {width}");
            page.photograph("", &format!("{name}-{width}"), &format!("{width},900"));
        }
    }
}

#[test]
fn a_block_of_folded_steps_is_opened_and_folded_again() {
    let Some(browser) = browser() else { return };
    let page = Page::of(&browser, "blocks", ("Filled.java", FILLED), &[]);
    let folded = lanes(&page.dom(""));
    // What was put in before there was a second thread is told in short; what nobody else touches is not told.
    let block = "... 2 more steps, among them ArrayList#1.add(3) -> true, ArrayList#1.add(4) -> true";
    assert!(folded.contains(block) && !folded.contains("HashMap"), "{folded}");
    let open = "document.querySelector('.block').click();";
    let opened = lanes(&page.acted(open));
    assert!(
        opened.contains("2 Filled.java:8 ArrayList#1.add(3) -> true 3 Filled.java:9 ArrayList#1.add(4) -> true"),
        "{opened}"
    );
    assert!(opened.contains("2 steps that are usually folded") && !opened.contains(block), "{opened}");
    assert_eq!(page.asked("document.querySelectorAll('.block[aria-expanded=false]').length > 0", &[]), "true");
    assert_eq!(lanes(&page.acted(&format!("{open}{open}"))), folded, "it is folded again");
}
