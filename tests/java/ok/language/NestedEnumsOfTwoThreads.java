//@ native: yes
//@ outputs: "X0 Y1" | "X1 Y0"
// Constants of two enums take numbers from a counter under its lock, whoever comes first.
public class NestedEnumsOfTwoThreads {
    static int next;
    static synchronized int take() { return next++; }
    enum A { X; final int n = take(); }
    enum B { Y; final int n = take(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> A.X.ordinal());
        t.start();
        B.Y.ordinal();
        t.join();
        System.out.print("X" + A.X.n + " Y" + B.Y.n);
    }
}
