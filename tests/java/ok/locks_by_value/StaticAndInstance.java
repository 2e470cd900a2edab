//@ outputs: "1" | "2"
// A static and an instance method have different locks.
public class StaticAndInstance {
    static int n;

    static synchronized void one() {
        n++;
    }

    synchronized void two() {
        n++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(StaticAndInstance::one);
        t.start();
        new StaticAndInstance().two();
        t.join();
        System.out.print(n);
    }
}
