// A producer, two mapping stages and a consumer linked by blocking queues.
import java.util.*;
import java.util.concurrent.*;

public class Pipeline {
    static final Object END = new Object();

    interface Stage {
        void process(Object x, BlockingQueue<Object> out) throws InterruptedException;
    }

    static Thread stage(String name, BlockingQueue<Object> in, BlockingQueue<Object> out, Stage s, int ends, int outEnds) {
        Thread t = new Thread(() -> {
            try {
                int seen = 0;
                while (true) {
                    Object x = in.take();
                    if (x == END) {
                        if (++seen == ends) break;
                        continue;
                    }
                    s.process(x, out);
                }
                for (int i = 0; i < outEnds; i++) out.put(END);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, name);
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<Object> lines = new ArrayBlockingQueue<>(2);
        BlockingQueue<Object> words = new ArrayBlockingQueue<>(3);
        BlockingQueue<Object> lengths = new LinkedBlockingQueue<>(4);
        Map<Integer, Integer> histogram = new TreeMap<>();
        List<Thread> ts = new ArrayList<>();
        ts.add(stage("split", lines, words, (x, out) -> {
            for (String w : ((String) x).split(" ")) out.put(w);
        }, 1, 2));
        ts.add(stage("len1", words, lengths, (x, out) -> out.put(((String) x).length()), 1, 1));
        ts.add(stage("len2", words, lengths, (x, out) -> out.put(((String) x).length()), 1, 1));
        ts.add(stage("count", lengths, null, (x, out) -> histogram.merge((Integer) x, 1, Integer::sum), 2, 0));
        for (String l : "to be or not to be that is the question|whether tis nobler in the mind to suffer|the slings and arrows of outrageous fortune".split("\\|")) lines.put(l);
        lines.put(END);
        for (Thread t : ts) {
            t.join();
            System.out.println(t.getName() + " " + t.getState());
        }
        System.out.println(histogram);
        // Ordered pipeline: one thread per stage keeps the order.
        BlockingQueue<Object> a = new SynchronousQueue<>();
        BlockingQueue<Object> b = new SynchronousQueue<>();
        List<Object> got = new ArrayList<>();
        Thread s1 = stage("square", a, b, (x, out) -> out.put((Integer) x * (Integer) x), 1, 1);
        Thread s2 = stage("collect", b, null, (x, out) -> got.add(x), 1, 0);
        for (int i = 0; i < 15; i++) a.put(i);
        a.put(END);
        s1.join();
        s2.join();
        System.out.println(got);
        // A prime sieve of chained threads.
        BlockingQueue<Integer> in = new ArrayBlockingQueue<>(1);
        BlockingQueue<Integer> head = in;
        List<Integer> primes = new ArrayList<>();
        Thread gen = new Thread(() -> {
            try {
                for (int i = 2;; i++) in.put(i);
            } catch (InterruptedException e) {
                return;
            }
        });
        gen.setDaemon(true);
        gen.start();
        for (int k = 0; k < 8; k++) {
            int p = head.take();
            primes.add(p);
            BlockingQueue<Integer> from = head;
            BlockingQueue<Integer> to = new ArrayBlockingQueue<>(1);
            Thread filter = new Thread(() -> {
                try {
                    while (true) {
                        int x = from.take();
                        if (x % p != 0) to.put(x);
                    }
                } catch (InterruptedException e) {
                    return;
                }
            });
            filter.setDaemon(true);
            filter.start();
            head = to;
        }
        System.out.println(primes);
    }
}
