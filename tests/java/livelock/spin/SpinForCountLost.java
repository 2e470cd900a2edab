//@ flags: --livelock
// Two unlocked increments may leave 1, and main spins until it sees 2.
public class SpinForCountLost {
    static volatile int arrived;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> arrived++);
        t.start();
        arrived++;
        while (arrived < 2) Thread.yield();
        t.join();
    }
}
