public class InitLock {
    static class A { static final int x; static { x = B.y + 1; } static int get() { return x; } }
    static class B { static final int y; static { y = A.get() + 1; } static int get() { return y; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.out.println(A.get()), "first");
        Thread u = new Thread(() -> System.out.println(B.get()), "second");
        t.start(); u.start(); t.join(); u.join();
    }
}
