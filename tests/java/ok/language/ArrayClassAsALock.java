//@ native: yes
//@ outputs: "2"
// The class of an array as a lock.
public class ArrayClassAsALock {
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { synchronized (int[].class) { n++; } });
        t.start();
        synchronized (new int[0].getClass()) { n++; }
        t.join();
        System.out.print(n);
    }
}
