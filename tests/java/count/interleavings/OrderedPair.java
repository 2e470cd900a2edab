//@ paths: 5
//@ outputs: "abab" | "abba" | "baab" | "baba" | "bbaa"
// Two threads with two steps, but a's second step waits for b's first. Of the six arrangements only
// aabb has a's second before b's first: 6 - 1 = 5.
import java.util.concurrent.Semaphore;

public class OrderedPair {
    static final Semaphore first = new Semaphore(0);
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    public static void main(String[] args) throws Exception {
        Thread b = new Thread(() -> {
            step("b");
            first.release();
            step("b");
        });
        b.start();
        step("a");
        first.acquire();
        step("a");
        b.join();
        System.out.print(history);
    }
}
