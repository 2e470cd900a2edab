//@ flags: +listener=race
//@ native: yes
//@ outputs: "2\n"
// Every access under one monitor.
public class GuardedByMonitor {
    static int count;

    static synchronized void add() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(GuardedByMonitor::add);
        t.start();
        add();
        t.join();
        System.out.println(count);
    }
}
