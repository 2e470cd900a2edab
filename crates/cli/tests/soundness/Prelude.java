// What generated programs share: fields to race for, objects to publish, locks to take. Every program
// extends this class, so that a file of a program has its threads only.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Prelude {
    static class Node {
        int a;
        volatile int b;
        final int c;
        Node next;
        int[] data = new int[1];

        Node(int c) {
            this.c = c;
        }

        synchronized int bump() {
            return ++a;
        }
    }

    /// Published by its own constructor.
    static class Leaky extends Node {
        final int late;

        Leaky(int c) {
            super(c);
            node = this;
            late = c;
        }
    }

    static class Init0 {
        static int x = v0 + 1;
    }

    static class Init1 {
        static int x;

        static {
            v1 = 1;
            x = Init0.x;
        }
    }

    static class Init2 {
        static int x = 1;

        static {
            x += Init3.x;
        }
    }

    static class Init3 {
        static int x = 2;

        static {
            x += Init2.x;
        }
    }

    static class InitFails {
        static int x = 1;

        static {
            if (s0 == s0 && true) throw new IllegalStateException("initialiser");
        }
    }

    static int s0, s1;
    static volatile int v0, v1;
    static long wide;
    static Node node;
    static volatile Node vnode;
    static Node fixed = new Node(0);
    static int[] numbers = new int[2];
    static Object[] objects = new Object[2];
    static Runnable task;
    static volatile Runnable vtask;
    static Node[] kept;
    static String text = "";
    static final List<Node> list = new ArrayList<>();
    static final StringBuilder builder = new StringBuilder();
    static final Object lockA = new Object(), lockB = new Object();
    static final AtomicInteger atomic = new AtomicInteger();
    static final AtomicReference<Node> reference = new AtomicReference<>();
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static final Semaphore semaphore = new Semaphore(1);
    static final CountDownLatch latch = new CountDownLatch(1);
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    static final ConcurrentHashMap<Integer, Node> nodes = new ConcurrentHashMap<>();
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    static final ConcurrentLinkedQueue<Node> nodeQueue = new ConcurrentLinkedQueue<>();
    static final CompletableFuture<Integer> future = new CompletableFuture<>();
    static Thread t0, t1, t2;
    static int r0, r1, r2;
    static final VarHandle S0, NODE;
    static final Field S1;

    static {
        try {
            S0 = MethodHandles.lookup().findStaticVarHandle(Prelude.class, "s0", int.class);
            NODE = MethodHandles.lookup().findStaticVarHandle(Prelude.class, "node", Node.class);
            S1 = Prelude.class.getDeclaredField("s1");
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
        map.put(1, 1);
        map.put(2, 2);
    }

    static synchronized int tick() {
        return ++s1;
    }

    static void keep(Node... some) {
        kept = some;
    }

    static int digit(int value) {
        return value < 0 ? 9 : value % 10;
    }

    static int digit(Node node) {
        return node == null ? 8 : digit(node.a);
    }
}
