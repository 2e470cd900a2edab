// Two threads come to static fields of classes that are initialised, are not, or are just being so.
public class IdentityLazyInit {
    static class A { static int x; static { x = 5; } }
    static class B { static volatile int y = A.x; }
    static int sum;
    static void both() { try { sum += B.y; A.x = sum; } catch (RuntimeException e) { sum = 0; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(IdentityLazyInit::both), u = new Thread(() -> { A.x++; sum += B.y; });
        t.start(); u.start(); t.join(); u.join();
    }
}
