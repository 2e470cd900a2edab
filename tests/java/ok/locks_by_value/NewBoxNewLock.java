//@ native: yes
//@ outputs: "1" | "2"
// Two boxes of a large number are two locks.

public class NewBoxNewLock {
    static int n;

    static void more(int lock) {
        synchronized (Integer.valueOf(lock)) {
            n++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> more(1000));
        t.start();
        more(1000);
        t.join();
        System.out.print(n);
    }
}
