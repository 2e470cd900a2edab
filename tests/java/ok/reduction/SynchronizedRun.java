//@ outputs: "1"
// A thread whose run method is synchronized starts while main holds its monitor: it runs afterwards.
public class SynchronizedRun extends Thread {
    static int runs;

    @Override
    public synchronized void run() {
        runs++;
    }

    public static void main(String[] args) throws Exception {
        SynchronizedRun t = new SynchronizedRun();
        synchronized (t) {
            t.start();
            Thread.yield();
        }
        t.join();
        System.out.print(runs);
    }
}
