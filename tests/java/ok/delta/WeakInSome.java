// Weak references, thread locals and atomics, in some states.
import gov.nasa.jpf.vm.Verify;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class WeakInSome {
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 5);

    public static void main(String[] args) {
        int kind = Verify.getInt(0, 4);
        Object held = new Object();
        WeakReference<Object> weak = kind == 1 ? new WeakReference<>(held) : null;
        AtomicInteger count = new AtomicInteger(kind);
        ReentrantLock lock = new ReentrantLock();
        if (kind == 2) {
            LOCAL.set(LOCAL.get() + kind);
        }
        if (kind == 3) {
            lock.lock();
        }
        int more = Verify.getInt(0, 2);
        count.compareAndSet(more, 10);
        count.addAndGet(more);
        boolean locked = lock.isHeldByCurrentThread();
        if (locked) {
            lock.unlock();
        }
        String text = kind == 2 || more == 1 ? " " + LOCAL.get() : "";
        System.out.println(kind + " " + more + " " + count.get() + " " + locked
                + (weak != null && weak.get() == held) + text);
    }
}
