//@ native: yes
//@ outputs: "1" | "2"
// Each thread has an empty array of its own as a lock, which protects nothing.
public class EmptyArrayAsALock {
    static int n;
    static void add() { synchronized (new int[0]) { n++; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(EmptyArrayAsALock::add);
        t.start();
        add();
        t.join();
        System.out.print(n);
    }
}
