// After a StackOverflowError everything still works: allocation, calls, class loading, locks, string building.
import java.util.*;
public class SoeRecovery {
    static int held; final Object lock = new Object();
    int locked(int n) { synchronized (lock) { held = n; return locked(n + 1) + 1; } }
    static int catching(int n) { try { return catching(n + 1); } catch (StackOverflowError e) { return 1; } }
    static int viaInterface(Comparator<Integer> c, int n) { return c.compare(n, n); }
    static class Fresh { static { System.out.println("Fresh initialised"); } static int f(int x) { return x * 2; } }
    public static void main(String[] args) throws Exception {
        SoeRecovery s = new SoeRecovery();
        try {
            s.locked(0);
        } catch (StackOverflowError e) { System.out.println("locked deep " + (held > 100) + " " + Thread.holdsLock(s.lock)); }
        System.out.println(catching(0));
        Comparator<Integer>[] c = new Comparator[1];
        c[0] = (a, b) -> c[0].compare(b, a);
        try { viaInterface(c[0], 1); } catch (StackOverflowError e) { System.out.println("interface"); }
        System.out.println(Fresh.f(21));
        List<Object> self = new ArrayList<>();
        self.add(self);
        System.out.println(self);
        try { self.hashCode(); } catch (StackOverflowError e) { System.out.println("hashCode"); }
        Map<String, Object> m = new HashMap<>();
        m.put("me", m);
        System.out.println(m);
        Object[] arr = {1, null};
        arr[1] = arr;
        System.out.println(Arrays.deepToString(arr));
        Thread t = new Thread(() -> { try { s.locked(0); } catch (StackOverflowError e) {
                System.out.println("in thread " + Thread.holdsLock(s.lock)); } });
        t.start();
        t.join();
        synchronized (s.lock) { System.out.println("lock free"); }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 50; i++) sb.append(i);
        System.out.println(sb);
    }
}
