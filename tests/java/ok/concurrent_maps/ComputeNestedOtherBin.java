//@ native: yes
//@ outputs: "{1=1, 2=1}"
import java.util.concurrent.*;
public class ComputeNestedOtherBin {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        Runnable r = () -> m.computeIfAbsent(1, k -> 1);
        Thread t = new Thread(r);
        t.start();
        m.computeIfAbsent(2, k -> 1);
        t.join();
        System.out.print(m);
    }
}
