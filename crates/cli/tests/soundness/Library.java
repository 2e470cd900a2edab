// What generated clients of the library share: plain and concurrent collections, buffers, atomics, locks,
// futures. Every such program extends this class, so that a file of a program has its calls only.
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;

public class Library {
    static final List<Integer> list = new ArrayList<>(16);
    static final LinkedList<Integer> linked = new LinkedList<>(List.of(1));
    static final ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2));
    static final Map<Integer, Integer> hash = new HashMap<>(Map.of(1, 1));
    static final List<Integer> locked = Collections.synchronizedList(new ArrayList<>(List.of(1)));
    static final StringBuffer buffer = new StringBuffer("ab"), other = new StringBuffer("c");
    static final Vector<Integer> vector = new Vector<>(List.of(1)), second = new Vector<>(List.of(1));
    static final Hashtable<Integer, Integer> table = new Hashtable<>(Map.of(1, 1));
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(Map.of(1, 1));
    static final ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>(Map.of(1, 1));
    static final CopyOnWriteArrayList<Integer> copied = new CopyOnWriteArrayList<>(List.of(1));
    static final ConcurrentLinkedQueue<Integer> chain = new ConcurrentLinkedQueue<>(List.of(1));
    static final ConcurrentLinkedDeque<Integer> ends = new ConcurrentLinkedDeque<>(List.of(1));
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1));
    static final ArrayBlockingQueue<Integer> ring = new ArrayBlockingQueue<>(4);
    static final AtomicInteger atomic = new AtomicInteger();
    static final AtomicIntegerArray cells = new AtomicIntegerArray(2);
    static final LongAdder adder = new LongAdder();
    static final ReentrantLock lock = new ReentrantLock();
    static final CompletableFuture<Integer> future = new CompletableFuture<>();
    static final FutureTask<Integer> task = new FutureTask<>(atomic::incrementAndGet);
    static final Random random = new Random(1);
    static final Method ADD;
    static Thread t0, t1;
    static Object r0 = "", r1 = "";

    static {
        try {
            ADD = List.class.getMethod("add", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
        list.add(1);
        ring.add(1);
    }

    /// What a call answers, or the first letters of what it throws.
    static String text(Callable<?> call) {
        try {
            return call.call() + ";";
        } catch (Exception e) {
            return e.getClass().getSimpleName().replaceAll("[a-z]", "") + ";";
        }
    }
}
