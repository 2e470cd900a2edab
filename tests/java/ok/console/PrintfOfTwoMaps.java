//@ native: yes
//@ outputs: "{} {}" | "{} {1=1}" | "{1=1} {1=1}"
// One map twice: each text is made by a walk of its own.
import java.util.concurrent.*;
public class PrintfOfTwoMaps {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> m.put(1, 1));
        t.start();
        System.out.printf("%s %s", m, m);
        t.join();
    }
}
