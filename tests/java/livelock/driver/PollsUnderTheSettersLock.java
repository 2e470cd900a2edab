//@ flags: --livelock
// The poller never lets the lock go that the setter needs: sleep keeps monitors.
public class PollsUnderTheSettersLock {
    static boolean done;

    static synchronized void await() throws InterruptedException {
        while (!done) Thread.sleep(10);
    }

    static synchronized void set() {
        done = true;
    }

    public static void main(String[] args) throws Exception {
        new Thread(PollsUnderTheSettersLock::set).start();
        await();
    }
}
