//@ flags: +por=learned
//@ needs: jdk<=17
//@ native: yes
//@ outputs: "1" | "2"
// An initialiser hands a reflected field of its own class, which it has used, to a thread: by the field that thread gets at it before the
// initialiser is done, and an update may be lost.
import java.lang.reflect.Field;
public class InitialiserSharesAField {
    static Runnable adds(Field f) {
        return () -> { try { f.setInt(null, f.getInt(null) + 1); } catch (IllegalAccessException e) { throw new AssertionError(e); } };
    }
    static class H {
        static int n;
        static {
            try {
                Field f = H.class.getDeclaredField("n");
                f.setInt(null, f.getInt(null));
                Thread t = new Thread(adds(f));
                t.start();
                n++;
                t.join();
            } catch (ReflectiveOperationException | InterruptedException e) { throw new AssertionError(e); }
        }
    }
    public static void main(String[] args) { System.out.print(H.n); }
}
