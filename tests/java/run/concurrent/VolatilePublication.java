// Safe publication idioms: volatile, final fields, double-checked locking, spin handoff.
import java.util.*;
import java.util.concurrent.*;

public class VolatilePublication {
    static volatile boolean ready;
    static int payload;
    static volatile Config config;
    static volatile long tick;

    static final class Config {
        final Map<String, Integer> values = new TreeMap<>();
        final int version;

        Config(int version) {
            this.version = version;
            for (int i = 0; i < 5; i++) values.put("k" + i, version * 10 + i);
        }
    }

    static class Singleton {
        static volatile Singleton instance;
        static int made;

        static Singleton get() {
            Singleton s = instance;
            if (s == null) {
                synchronized (Singleton.class) {
                    s = instance;
                    if (s == null) {
                        made++;
                        instance = s = new Singleton();
                    }
                }
            }
            return s;
        }
    }

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> reader = new FutureTask<>(() -> {
            while (!ready) Thread.onSpinWait();
            return payload;
        });
        new Thread(reader).start();
        payload = 4711;
        ready = true;
        System.out.println(reader.get());
        List<FutureTask<Boolean>> checks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            FutureTask<Boolean> f = new FutureTask<>(() -> {
                int last = 0;
                boolean ok = true;
                while (last < 20) {
                    Config c = config;
                    if (c == null) continue;
                    ok &= c.version >= last && c.values.size() == 5 && c.values.get("k3") == c.version * 10 + 3;
                    last = c.version;
                }
                return ok;
            });
            checks.add(f);
            new Thread(f).start();
        }
        for (int v = 1; v <= 20; v++) {
            config = new Config(v);
            Thread.yield();
        }
        for (FutureTask<Boolean> f : checks) System.out.print(f.get() + " ");
        System.out.println(config.values);
        Set<Singleton> seen = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
        Thread[] ts = new Thread[6];
        for (int i = 0; i < ts.length; i++) (ts[i] = new Thread(() -> seen.add(Singleton.get()))).start();
        for (Thread t : ts) t.join();
        System.out.println(seen.size() + " made " + Singleton.made);
        // Strict alternation through one volatile long.
        StringBuffer sb = new StringBuffer();
        Thread odd = new Thread(() -> {
            for (int i = 1; i < 10; i += 2) {
                while (tick != i) Thread.yield();
                sb.append("o").append(i);
                tick = i + 1;
            }
        });
        odd.start();
        for (int i = 0; i < 10; i += 2) {
            while (tick != i) Thread.yield();
            sb.append("e").append(i);
            tick = i + 1;
        }
        odd.join();
        System.out.println(sb);
        long[] wide = new long[1];
        Thread w = new Thread(() -> {
            for (int i = 0; i < 1000; i++) tick = (i & 1) == 0 ? -1L : 0L;
            tick = 77;
        });
        w.start();
        boolean torn = false;
        for (long t = tick; t != 77; t = tick) torn |= t != 0 && t != -1 && t != 10;
        w.join();
        System.out.println("torn " + torn + " " + wide[0]);
    }
}
