//@ flags: --livelock
// The flag is raised and taken down again; a waiter that looks too late spins for ever.
public class FlagResetTooSoon {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            ready = true;
            ready = false;
        });
        t.start();
        while (!ready) Thread.onSpinWait();
        t.join();
    }
}
