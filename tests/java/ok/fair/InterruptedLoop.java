//@ flags: --livelock
//@ note: none
// A worker that runs until it is interrupted, which main does.

public class InterruptedLoop {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
