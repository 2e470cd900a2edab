//@ flags: +listener=race
// wait and notify order by their monitor.
public class NotifiedUnderTheMonitor {
    static int x;
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        new Thread(() -> {
            x = 1;
            synchronized (monitor) {
                ready = true;
                monitor.notify();
            }
        }).start();
        synchronized (monitor) {
            while (!ready) {
                monitor.wait();
            }
        }
        System.out.println(x);
    }
}
