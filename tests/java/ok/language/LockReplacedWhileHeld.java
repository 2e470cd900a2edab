//@ native: yes
//@ outputs: "1" | "2"
// Whoever has the lock puts another one in its place: a third thread that reads the new one is in together with one that waited
// for the old one.
public class LockReplacedWhileHeld {
    static Object lock = new Object();
    static int n;
    static void add() {
        synchronized (lock) {
            lock = new Object();
            n++;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockReplacedWhileHeld::add);
        t.start();
        add();
        t.join();
        System.out.print(n);
    }
}
