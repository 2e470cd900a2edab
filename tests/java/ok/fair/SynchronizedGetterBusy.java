//@ flags: --livelock
//@ note: none
// The same without a pause: the getter gives its lock back each time, and the setter gets it.

public class SynchronizedGetterBusy {
    private boolean done;

    synchronized boolean isDone() {
        return done;
    }

    public static void main(String[] args) throws Exception {
        SynchronizedGetterBusy job = new SynchronizedGetterBusy();
        Thread t = new Thread(() -> {
            synchronized (job) {
                job.done = true;
            }
        });
        t.start();
        while (!job.isDone()) Thread.yield();
        t.join();
    }
}
