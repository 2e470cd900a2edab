//@ flags: --livelock
// Two polite threads: each yields as long as the other wants to go, and both want to.

public class YieldToEachOther {
    static volatile boolean a = true, b = true;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (a) Thread.yield();
            b = false;
        });
        t.start();
        while (b) Thread.yield();
        a = false;
        t.join();
    }
}
