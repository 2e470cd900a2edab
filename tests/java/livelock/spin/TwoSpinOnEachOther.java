//@ flags: --livelock
// Each waits for the other's flag before it raises its own.
public class TwoSpinOnEachOther {
    static volatile boolean a, b;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!a) Thread.onSpinWait();
            b = true;
        });
        t.start();
        while (!b) Thread.onSpinWait();
        a = true;
        t.join();
    }
}
