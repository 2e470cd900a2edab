//@ outputs: "Thread-2 Thread-3" | "Thread-3 Thread-2"
// Threads without a name are numbered as they are made.
public class NamesByOrderOfMaking {
    static String a, b;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = new Thread().getName());
        Thread u = new Thread(() -> b = new Thread().getName());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(a + " " + b);
    }
}
