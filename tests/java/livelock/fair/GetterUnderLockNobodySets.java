//@ flags: --livelock
// A synchronized getter of a flag that nobody sets, asked by two threads.

public class GetterUnderLockNobodySets {
    static boolean done;

    static synchronized boolean isDone() {
        return done;
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            while (!isDone()) Thread.yield();
        }).start();
        while (!isDone()) Thread.yield();
    }
}
