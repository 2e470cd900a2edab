//@ outputs: "2"
// The count is its own lock, and another object after each step. Who has read it before it changes waits for the old one,
// and reads it again; as each counts once, no two have different locks and read the same.
public class LockIsTheCount {
    static Integer n = 0;

    static void inc() {
        synchronized (n) {
            n++;
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(LockIsTheCount::inc);
        t.start();
        inc();
        t.join();
        System.out.print(n);
    }
}
