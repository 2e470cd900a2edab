//@ flags: --livelock
// Announce first, look second, no tie-break: when both have raised their flags both spin for ever,
// and no schedule leaves that loop.
public class BothFlagsSpin {
    static volatile boolean flag0, flag1;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            flag1 = true;
            while (flag0) Thread.onSpinWait();
            flag1 = false;
        });
        t.start();
        flag0 = true;
        while (flag1) Thread.onSpinWait();
        flag0 = false;
        t.join();
    }
}
