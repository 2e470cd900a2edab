//@ outputs: "1" | "2"
// Each increment makes another lock.
public class BoxedLockChanges {
    static Integer lock = 1;
    static int n;

    static void add() {
        synchronized (lock) {
            lock = lock + 1;
            n++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(BoxedLockChanges::add);
        t.start();
        add();
        t.join();
        System.out.print(n);
    }
}
