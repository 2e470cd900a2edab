//@ native: yes
//@ outputs: "IMSE" | "ok"
// The field with the lock is changed between the entry and the call of notify.
public class TurnsWithTheWrongLock {
    static volatile Object lock = new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> lock = new Object());
        t.start();
        String s = "ok";
        synchronized (lock) {
            try { lock.notify(); } catch (IllegalMonitorStateException e) { s = "IMSE"; }
        }
        t.join();
        System.out.print(s);
    }
}
