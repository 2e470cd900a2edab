//@ outputs: "1" | "2"
// A static synchronized method and one of an object hold different locks.
public class StaticLockAndInstanceLock {
    static int n;

    static synchronized void one() {
        n++;
    }

    synchronized void two() {
        n++;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(StaticLockAndInstanceLock::one);
        other.start();
        new StaticLockAndInstanceLock().two();
        other.join();
        System.out.print(n);
    }
}
