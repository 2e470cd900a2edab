//@ paths: 6
//@ outputs: "aabbmm" | "aammbb" | "bbaamm" | "bbmmaa" | "mmaabb" | "mmbbaa"
// Three threads, two steps each, both inside one critical section: the sections are ordered as wholes,
// 3! = 6.
public class CriticalSections {
    static String history = "";

    static synchronized void section(String letter) {
        history += letter;
        history += letter;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> section("a"));
        Thread b = new Thread(() -> section("b"));
        a.start();
        b.start();
        section("m");
        a.join();
        b.join();
        System.out.print(history);
    }
}
