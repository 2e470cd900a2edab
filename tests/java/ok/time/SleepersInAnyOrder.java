//@ outputs: "ab" | "ba"
// A shorter sleep does not mean to be first.
public class SleepersInAnyOrder {
    static String log = "";

    static void sleep(int ms, String s) {
        try {
            Thread.sleep(ms);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        synchronized (SleepersInAnyOrder.class) {
            log += s;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> sleep(10, "a"));
        t.start();
        sleep(20, "b");
        t.join();
        System.out.print(log);
    }
}
