//@ outputs: "2" | "1"
// A static and an instance method are synchronized on different objects.
public class StaticAndInstanceLocks {
    static int n;

    static synchronized void s() {
        n++;
    }
    synchronized void i() {
        n++;
    }

    public static void main(String[] a) throws Exception {
        StaticAndInstanceLocks o = new StaticAndInstanceLocks();
        Thread t = new Thread(o::i);
        t.start();
        s();
        t.join();
        System.out.print(n);
    }
}
