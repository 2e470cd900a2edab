//@ native: yes
//@ outputs: "2"
// Equal literals are one object: a lock.

public class SameLiteralSameLock {
    static int n;

    static void first() {
        synchronized ("lock") {
            n++;
        }
    }

    static void second() {
        synchronized (new String("lock").intern()) {
            n++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SameLiteralSameLock::first);
        t.start();
        second();
        t.join();
        System.out.print(n);
    }
}
