//@ paths: 15
// Four steps against two: 6! / (4! 2!) = 15 histories.
public class UnequalThreads {
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    static void steps(String letter, int n) {
        for (int i = 0; i < n; i++) step(letter);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> steps("t", 2));
        t.start();
        steps("m", 4);
        t.join();
        System.out.print(history);
    }
}
