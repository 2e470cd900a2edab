//@ outputs: "true" | "false"
// The simple name of an array class is made when it is asked for and kept without a lock: two threads may make two.
public class ArrayNameTwice {
    static class Mine {}
    static String a, b;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = Mine[].class.getSimpleName());
        t.start();
        b = Mine[].class.getSimpleName();
        t.join();
        System.out.print(a == b);
    }
}
