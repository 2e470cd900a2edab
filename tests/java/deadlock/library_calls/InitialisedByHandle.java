// The class of a static field is initialised with a lock held that its initialiser wants.
import java.lang.invoke.*;
public class InitialisedByHandle {
    static final Object LOCK = new Object();
    static class X {
        static int x = Integer.parseInt("5");
        static { synchronized (LOCK) { } } //~ DEADLOCK
    }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { synchronized (LOCK) { try { MethodHandles.lookup().findStaticVarHandle(X.class, "x", int.class).get(); } catch (Exception e) { } } });
        other.start();
        new X();
        other.join();
        System.out.print("end");
    }
}
