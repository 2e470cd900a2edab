// Two classes whose initialisers need each other, from two threads.
public class InitialisersInACircle {
    static class A {
        static final Object X = B.class.getName() + B.Y;
    }

    static class B {
        static final Object Y = A.class.getName() + A.X;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.out.print(A.X == null));
        t.start();
        System.out.print(B.Y == null);
        t.join();
    }
}
