//@ outputs: "true"
//@ native: yes
// An interrupt of a thread that was not started is not lost.
public class InterruptBeforeTheStart {
    static boolean r;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> r = Thread.currentThread().isInterrupted());
        t.interrupt();
        t.start();
        t.join();
        System.out.print(r);
    }
}
