//@ paths: 90
// Three threads, two visible steps each: 6! / (2! 2! 2!) = 90 histories.
public class ThreeThreadsTwoSteps {
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    static void steps(String letter) {
        step(letter);
        step(letter);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> steps("a"));
        Thread b = new Thread(() -> steps("b"));
        a.start();
        b.start();
        steps("m");
        a.join();
        b.join();
        System.out.print(history);
    }
}
