//@ outputs: "abc" | "cba" | "cbc"
// A builder is turned into text while it is reversed in place.
public class ReversedWhileRead {
    static StringBuilder s = new StringBuilder("abc");
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            s.reverse();
        });
        Thread t2 = new Thread(() -> {
            a = s.toString();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
