//@ flags: +listener=race
// A plain read and a compareAndSet of the same field.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainAgainstCompareAndSet {
    int count;
    static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(PlainAgainstCompareAndSet.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        PlainAgainstCompareAndSet shared = new PlainAgainstCompareAndSet();
        new Thread(() -> COUNT.compareAndSet(shared, 0, 1)).start(); //~ RACE
        System.out.println(shared.count); //~ RACE
    }
}
