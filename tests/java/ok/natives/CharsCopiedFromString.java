//@ outputs: "--" | "-a" | "ba"
// A string writes its characters to an array that another thread reads from behind.
public class CharsCopiedFromString {
    static char[] x = {'-', '-'};
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            "ab".getChars(0, 2, x, 0);
        });
        Thread t2 = new Thread(() -> {
            a = "" + x[1];
            a += x[0];
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
