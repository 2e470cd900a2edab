//@ flags: +por=learned
//@ needs: jdk<=21
//@ native: yes
//@ outputs: "1" | "2"
// An initialiser hands a handle of its own field, which it has used, to a thread: by the handle that thread gets at the field before the
// initialiser is done, and an update may be lost.
import java.lang.invoke.*;
public class InitialiserSharesAHandle {
    static Runnable adds(VarHandle h) { return () -> h.setVolatile((int) h.getVolatile() + 1); }
    static class H {
        static int n;
        static {
            try {
                VarHandle h = MethodHandles.lookup().findStaticVarHandle(H.class, "n", int.class);
                h.getVolatile();
                Thread t = new Thread(adds(h));
                t.start();
                n++;
                t.join();
            } catch (ReflectiveOperationException | InterruptedException e) { throw new AssertionError(e); }
        }
    }
    public static void main(String[] args) { System.out.print(H.n); }
}
