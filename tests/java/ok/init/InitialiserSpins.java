//@ outputs: "55"
// An initialiser waits for a flag that the other thread sets before it needs the class.
public class InitialiserSpins {
    static volatile boolean go;
    static class Slow { static int v; static { while (!go) Thread.onSpinWait(); v = 5; } }
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + Slow.v;
        });
        Thread t2 = new Thread(() -> {
            go = true;
            b = "" + Slow.v;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b);
    }
}
