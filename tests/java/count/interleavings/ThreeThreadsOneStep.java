//@ paths: 6
//@ outputs: "abc" | "acb" | "bac" | "bca" | "cab" | "cba"
// Three threads with one visible step: 3! = 6 orders.
public class ThreeThreadsOneStep {
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> step("a"));
        Thread b = new Thread(() -> step("b"));
        Thread c = new Thread(() -> step("c"));
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
        System.out.print(history);
    }
}
