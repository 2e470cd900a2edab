//@ outputs: "" | "00" | "02" | "10" | "12"
// An object is used before its constructor is done, or after, or not at all: with either field written or not.
public class MethodOfAHalfMade {
    static volatile Runnable leaked;
    static class C { int v; final int f; void show() { a = "" + v + f; } C() { leaked = this::show; v = 1; f = 2; } }
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            new C();
        });
        Thread t2 = new Thread(() -> {
            Runnable r = leaked;
            if (r != null) r.run();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
