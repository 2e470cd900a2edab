// Methods are decoded when one class, the other, or both are loaded: what they are decoded to differs,
// the states do not.
import gov.nasa.jpf.vm.Verify;
public class IdentityLazyStatics {
    static class A { static int x = 1; }
    static class B { static int y = 2; static void f() { y++; } }
    static int sum;
    static void both() { sum += A.x; B.f(); sum += B.y; A.x = sum; }
    public static void main(String[] args) throws Exception {
        if (Verify.getBoolean()) { int q = A.x; B.f(); B.y--; } else { B.f(); B.y--; int q = A.x; }
        Thread t = new Thread(IdentityLazyStatics::both), u = new Thread(IdentityLazyStatics::both);
        t.start(); u.start(); t.join(); u.join();
    }
}
