//@ native: yes
//@ outputs: "undeclared" | "quiet"
import java.lang.reflect.*;
public class ThrowsUndeclared {
    static boolean bad;
    public static void main(String[] args) throws Exception {
        Runnable r = (Runnable) Proxy.newProxyInstance(ThrowsUndeclared.class.getClassLoader(), new Class<?>[] { Runnable.class },
            (p, m, a) -> { if (bad) throw new Exception("checked"); return null; });
        Thread t = new Thread(() -> bad = true);
        t.start();
        try {
            r.run();
            System.out.print("quiet");
        } catch (UndeclaredThrowableException e) {
            System.out.print("undeclared");
        }
        t.join();
    }
}
