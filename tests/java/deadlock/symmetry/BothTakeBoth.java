//@ flags: +symmetry=threads
// The threads run the same code with the locks the other way round: alike until one has taken its first.
public class BothTakeBoth {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ DEADLOCK
                second.notify();
            }
        }
    }

    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        new Thread(() -> both(a, b)).start();
        new Thread(() -> both(b, a)).start();
    }
}
