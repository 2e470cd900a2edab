//@ outputs: "A" | "B"
// Whichever waits, or both: one notice wakes up one of them; the flag is cleared by whoever comes first.
public class WakesUpOneOfTwo {
    static boolean ready;
    static String first = "";

    static void take(String name) {
        synchronized (WakesUpOneOfTwo.class) {
            try {
                while (!ready) {
                    WakesUpOneOfTwo.class.wait();
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
            if (first.isEmpty()) {
                first = name;
            }
            WakesUpOneOfTwo.class.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> take("A"));
        Thread b = new Thread(() -> take("B"));
        a.start();
        b.start();
        synchronized (WakesUpOneOfTwo.class) {
            ready = true;
            WakesUpOneOfTwo.class.notify();
        }
        a.join();
        b.join();
        System.out.print(first);
    }
}
