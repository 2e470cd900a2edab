//@ native: yes
//@ outputs: "00" | "01" | "11"
// Two reads under a lock that the writer does not take.
public class TwoReadsUnderOneLock {
    static final Object LOCK = new Object();
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n = 1);
        t.start();
        String s = "";
        synchronized (LOCK) { s += n; s += n; }
        t.join();
        System.out.print(s);
    }
}
