import java.util.*;
public class SharedIterator {
    static final Iterator<String> work = new ArrayList<>(List.of("a", "b", "c")).iterator();
    static void drain() { while (work.hasNext()) System.out.println(Thread.currentThread().getName() + " " + work.next()); }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(SharedIterator::drain, "worker-1");
        Thread u = new Thread(SharedIterator::drain, "worker-2");
        t.start(); u.start(); t.join(); u.join();
    }
}
