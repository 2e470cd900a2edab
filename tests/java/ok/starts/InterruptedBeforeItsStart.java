//@ needs: jdk>=17
//@ outputs: "true" | "false"
// The thread looks at its interrupt status as the first thing it does; it may be interrupted before, or too late.
public class InterruptedBeforeItsStart {
    static volatile String seen;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> seen = "" + Thread.currentThread().isInterrupted());
        Thread starter = new Thread(worker::start);
        starter.start();
        worker.interrupt();
        starter.join();
        worker.join();
        System.out.print(seen);
    }
}
