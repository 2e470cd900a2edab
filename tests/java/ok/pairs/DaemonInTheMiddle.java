//@ outputs: "0 0\n" | "0 1\n" | "1 0\n" | "1 1\n"
// The daemon writes a, then b, and nobody waits for it; main reads a, then b.
public class DaemonInTheMiddle {
    static int a;
    static int b;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            a = 1;
            b = 1;
        });
        t.setDaemon(true);
        t.start();
        int first = a;
        System.out.println(first + " " + b);
    }
}
