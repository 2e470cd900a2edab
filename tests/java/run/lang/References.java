// Weak, soft and phantom references, queues and Cleaner where the outcome is certain.
import java.lang.ref.*;
import java.util.*;
import java.util.concurrent.*;

public class References {
    static Object strong = new Object();

    static <T> Reference<? extends T> await(ReferenceQueue<T> q) throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            System.gc();
            Reference<? extends T> r = q.remove(10);
            if (r != null) return r;
        }
        return null;
    }

    static WeakReference<Object> weakTo(ReferenceQueue<Object> q) {
        return new WeakReference<>(new Object(), q);
    }

    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        WeakReference<Object> kept = new WeakReference<>(strong, q);
        WeakReference<Object> w = weakTo(q);
        Reference<?> got = await(q);
        System.out.println((got == w) + " " + w.get() + " " + (kept.get() == strong) + " " + kept.refersTo(strong) + " " + w.refersTo(null) + " " + q.poll());
        PhantomReference<Object> p = new PhantomReference<>(new Object(), q);
        System.out.println(p.get() + " " + (await(q) == p));
        SoftReference<Object> s = new SoftReference<>(strong);
        System.gc();
        System.out.println((s.get() == strong) + " " + s.enqueue());
        WeakReference<Object> manual = new WeakReference<>(strong, q);
        System.out.println(manual.enqueue() + " " + manual.enqueue() + " " + manual.get() + " " + (q.poll() == manual) + " " + q.remove(1));
        kept.clear();
        System.out.println(kept.get() + " " + q.poll());
        Cleaner cleaner = Cleaner.create();
        CountDownLatch cleaned = new CountDownLatch(1);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        register(cleaner, log, cleaned);
        for (int i = 0; i < 100 && cleaned.getCount() > 0; i++) {
            System.gc();
            cleaned.await(10, TimeUnit.MILLISECONDS);
        }
        System.out.println(log);
        Cleaner.Cleanable c = cleaner.register(strong, () -> log.add("explicit"));
        c.clean();
        c.clean();
        System.out.println(log);
        try {
            q.remove(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
        Reference.reachabilityFence(strong);
    }

    static void register(Cleaner cleaner, List<String> log, CountDownLatch done) {
        cleaner.register(new Object(), () -> {
            log.add("cleaned once");
            done.countDown();
        });
    }
}
