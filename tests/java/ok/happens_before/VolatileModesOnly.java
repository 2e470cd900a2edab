//@ flags: +listener=race
// All accesses through the handle are volatile or atomic.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VolatileModesOnly {
    int count;
    static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(VolatileModesOnly.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        VolatileModesOnly shared = new VolatileModesOnly();
        new Thread(() -> COUNT.getAndAdd(shared, 1)).start();
        int seen = (int) COUNT.getVolatile(shared);
        COUNT.compareAndSet(shared, seen, 5);
    }
}
