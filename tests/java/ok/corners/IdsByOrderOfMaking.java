//@ outputs: "true" | "false"
// Numbers of threads are given out as they are made.
public class IdsByOrderOfMaking {
    static long a, b;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = new Thread("x").getId());
        Thread u = new Thread(() -> b = new Thread("y").getId());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(a < b);
    }
}
