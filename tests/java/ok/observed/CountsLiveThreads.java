//@ outputs: "0" | "1"
// The number of live threads, with the other one alive or ended.
public class CountsLiveThreads {
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> { });
        w.start();
        int all = java.lang.management.ManagementFactory.getThreadMXBean().getThreadCount();
        w.join();
        int now = java.lang.management.ManagementFactory.getThreadMXBean().getThreadCount();
        Thread t1 = new Thread(() -> {
            a = "" + (all - now);
        });
        t1.start();
        t1.join();
        System.out.print(a);
    }
}
