//@ paths: 24
// Four threads (main is one of them) with one visible step each: 4! = 24 orders.
public class FourThreadsOneStep {
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    public static void main(String[] args) throws Exception {
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            String letter = "abc".substring(i, i + 1);
            ts[i] = new Thread(() -> step(letter));
        }
        for (Thread t : ts) t.start();
        step("m");
        for (Thread t : ts) t.join();
        System.out.print(history);
    }
}
