//@ outputs: "21" 
// In one thread a circle gives defaults.
public class CircleInOneThread {
    static class A {
        static int v = B.v + 1;
    }

    static class B {
        static int v = A.v + 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.out.print(A.v + "" + B.v));
        t.start();
        t.join();
    }
}
