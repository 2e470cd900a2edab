//@ outputs: "0" | "-1"
// A long is never half written.

public class LongsAreWhole {
    static long n;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n = -1);
        t.start();
        System.out.print(n);
    }
}
