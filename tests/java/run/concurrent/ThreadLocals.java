// ThreadLocal and InheritableThreadLocal across threads and pools.
import java.util.*;
import java.util.concurrent.*;

public class ThreadLocals {
    static int inits;
    static final ThreadLocal<Integer> ID = ThreadLocal.withInitial(() -> ++inits * 10);
    static final InheritableThreadLocal<List<String>> PATH = new InheritableThreadLocal<>() {
        @Override
        protected List<String> initialValue() {
            return new ArrayList<>(List.of("init"));
        }

        @Override
        protected List<String> childValue(List<String> parent) {
            List<String> l = new ArrayList<>(parent);
            l.add("child");
            return l;
        }
    };

    static void inThread(Runnable r) throws Exception {
        Thread t = new Thread(r);
        t.start();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(ID.get() + " " + ID.get());
        inThread(() -> System.out.println("other " + ID.get()));
        ID.set(5);
        inThread(() -> {
            ID.set(6);
            System.out.println("third " + ID.get());
        });
        System.out.println(ID.get());
        ID.remove();
        System.out.println("after remove " + ID.get());
        ThreadLocal<String> plain = new ThreadLocal<>();
        System.out.println(plain.get());
        plain.set(null);
        plain.set("v");
        inThread(() -> System.out.println("plain in other " + plain.get()));
        PATH.get().add("main");
        inThread(() -> {
            System.out.println(PATH.get());
            PATH.get().add("t1");
            try {
                inThread(() -> System.out.println(PATH.get()));
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            System.out.println(PATH.get());
        });
        System.out.println(PATH.get());
        Thread no = new Thread(null, () -> System.out.println("no inherit " + PATH.get()), "x", 0, false);
        no.start();
        no.join();
        ExecutorService ex = Executors.newFixedThreadPool(1);
        ex.submit(() -> plain.set("pooled")).get();
        System.out.println(ex.submit(plain::get).get() + " " + plain.get());
        ex.shutdown();
        List<ThreadLocal<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            ThreadLocal<Integer> t = new ThreadLocal<>();
            t.set(i);
            many.add(t);
        }
        for (int i = 0; i < 100; i += 2) many.get(i).remove();
        int sum = 0;
        int nulls = 0;
        for (ThreadLocal<Integer> t : many) {
            if (t.get() == null) nulls++;
            else sum += t.get();
        }
        System.out.println(sum + " " + nulls);
    }
}
