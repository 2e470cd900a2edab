//@ outputs: "2 2\n" | "1 2\n"
// A map that counts what is put, in a second step.
import java.util.concurrent.*;

public class MapOfOnesOwn extends ConcurrentHashMap<Integer,Integer> {
    volatile int puts;

    public Integer put(Integer k, Integer v) {
        Integer r = super.put(k, v);
        puts++;
        return r;
    }

    public static void main(String[] a) throws Exception {
        MapOfOnesOwn m = new MapOfOnesOwn();
        Thread t = new Thread(() -> m.put(1, 1));
        t.start();
        m.put(2, 2);
        t.join();
        System.out.println(m.puts + " " + m.size());
    }
}
