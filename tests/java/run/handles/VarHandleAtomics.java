// Counters, a lock and a stack built on VarHandles and used from several threads.
import java.lang.invoke.*;
import java.util.*;

public class VarHandleAtomics {
    static final VarHandle COUNT, TOP, STATE, SLOT = MethodHandles.arrayElementVarHandle(long[].class);

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            COUNT = l.findStaticVarHandle(VarHandleAtomics.class, "count", int.class);
            TOP = l.findVarHandle(VarHandleAtomics.class, "top", Node.class);
            STATE = l.findVarHandle(VarHandleAtomics.class, "state", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static class Node {
        final int v;
        Node next;

        Node(int v) {
            this.v = v;
        }
    }

    static int count;
    Node top;
    boolean state;
    long guarded;

    void push(int v) {
        Node n = new Node(v);
        Node old;
        do {
            old = (Node) TOP.getVolatile(this);
            n.next = old;
        } while (!TOP.weakCompareAndSet(this, old, n));
    }

    Integer pop() {
        Node old;
        do {
            old = (Node) TOP.getAcquire(this);
            if (old == null) return null;
        } while (!TOP.compareAndSet(this, old, old.next));
        return old.v;
    }

    void locked(Runnable r) {
        while (!STATE.compareAndSet(this, false, true)) Thread.yield();
        try {
            r.run();
        } finally {
            STATE.setRelease(this, false);
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandleAtomics s = new VarHandleAtomics();
        long[] slots = new long[3];
        Thread[] ts = new Thread[3];
        for (int t = 0; t < ts.length; t++) {
            int id = t;
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    COUNT.getAndAdd(1);
                    s.push(id * 1000 + i);
                    SLOT.getAndAdd(slots, i % 3, (long) i);
                    s.locked(() -> s.guarded++);
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(count + " " + Arrays.toString(slots) + " " + s.guarded);
        int[] last = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE};
        int n = 0;
        boolean lifo = true;
        long sum = 0;
        for (Integer v = s.pop(); v != null; v = s.pop()) {
            lifo &= v < last[v / 1000];
            last[v / 1000] = v;
            sum += v;
            n++;
        }
        System.out.println(n + " " + sum + " lifo per thread " + lifo + " " + s.pop());
        System.out.println((int) COUNT.getAndBitwiseAnd(0xff) + " " + count + " " + (int) COUNT.getAndSet(-1) + " " + (int) COUNT.compareAndExchange(-1, 5) + " " + count);
    }
}
