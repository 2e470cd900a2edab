//@ needs: jdk>=17
// Classes made at run time: a proxy, lambdas, records, enums, a switch over them.
import java.lang.reflect.*;
import java.util.function.*;
public class IdentityProxies {
    static volatile int n;
    record P(int a, String b) {}

    enum E { A, B { int f() { return 2; } }; int f() { return 1; } }
    public static void main(String[] args) throws Exception {
        Supplier<?> s = (Supplier<?>) Proxy.newProxyInstance(IdentityProxies.class.getClassLoader(), new Class<?>[] {Supplier.class}, (p, m, a) -> m.getName().length());
        Thread t = new Thread(() -> n += (Integer) s.get() + E.B.f());
        t.start();
        n += new P(1, "x").hashCode() + E.valueOf("A").f();
        Runnable r = IdentityProxies::new; r.run();
        t.join();
        String k = switch (E.values()[n & 1]) { case A -> "a" + n; case B -> "b"; };
        n = k.length();
    }
}
