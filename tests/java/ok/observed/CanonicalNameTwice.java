//@ outputs: "true" | "false"
// The canonical name is made when it is asked for and kept without a lock: two threads may make two.
public class CanonicalNameTwice {
    static class Mine {}
    static String a, b;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = Mine.class.getCanonicalName());
        t.start();
        b = Mine.class.getCanonicalName();
        t.join();
        System.out.print(a == b);
    }
}
