//@ flags: --livelock
//@ note: none
// A synchronized getter asked again and again, with sleeps in between: the setter's lock is free then.

public class SynchronizedGetterAndSleep {
    private boolean done;

    synchronized boolean isDone() {
        return done;
    }

    synchronized void finish() {
        done = true;
    }

    public static void main(String[] args) throws Exception {
        SynchronizedGetterAndSleep job = new SynchronizedGetterAndSleep();
        new Thread(job::finish).start();
        while (!job.isDone()) Thread.sleep(10);
    }
}
