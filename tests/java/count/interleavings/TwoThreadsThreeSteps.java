//@ paths: 20
// Two threads, three visible steps each: 6! / (3! 3!) = 20 histories.
public class TwoThreadsThreeSteps {
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    static void steps(String letter) {
        for (int i = 0; i < 3; i++) step(letter);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> steps("a"));
        Thread b = new Thread(() -> steps("b"));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(history);
    }
}
