//@ native: yes
//@ outputs: "true" | "false"
// A waiter that comes back finds the flag set, or not: its time was over before.
public class NotifiedOrTimedOut {
    static boolean flag;
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> { synchronized (lock) { flag = true; lock.notify(); } });
        t.start();
        synchronized (lock) { if (!flag) lock.wait(3); System.out.print(flag); }
        t.join();
    }
}
