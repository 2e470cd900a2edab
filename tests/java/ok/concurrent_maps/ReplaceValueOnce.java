//@ native: yes
//@ outputs: "true false" | "false true"
import java.util.concurrent.*;
public class ReplaceValueOnce {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        m.put(1, "a");
        boolean[] won = new boolean[2];
        Thread t = new Thread(() -> won[0] = m.replace(1, "a", "b"));
        t.start();
        won[1] = m.replace(1, "a", "c");
        t.join();
        System.out.print(won[0] + " " + won[1]);
    }
}
