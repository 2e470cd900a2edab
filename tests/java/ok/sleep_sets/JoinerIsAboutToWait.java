//@ flags: +por.sleep=on +por.sleep_verify=on +property.livelock=off
// Because threads are interrupted, `join` pauses before it waits, with the monitor of the thread that it has seen alive. That one
// cannot end before the monitor is given up: its last step does not commute with the wait.
public class JoinerIsAboutToWait {
    static volatile boolean seen;

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> Thread.interrupted());
        Thread b = new Thread(() -> seen = Thread.interrupted());
        a.start();
        b.start();
        a.interrupt();
        a.join();
        b.join();
    }
}
