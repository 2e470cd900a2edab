// A's initialiser needs B, B's needs A. Each thread holds one initialiser and waits for the other.
public class ClassInitialisersCrossed {
    static int base = Integer.parseInt("1");

    static class A {
        static int a = base;
        static int viaB = B.b; //~ DEADLOCK
    }

    static class B {
        static int b = base;
        static int viaA = A.a; //~ DEADLOCK
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            int x = B.b;
        });
        t.start();
        int y = A.a;
        t.join();
    }
}
