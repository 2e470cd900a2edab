//@ native: yes
//@ outputs: "true false 1" | "false true 1"
// Two threads add the same: one of them does.
import java.util.concurrent.*;

public class AddedOnceIfAbsent {
    static boolean mine;

    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> mine = list.addIfAbsent("a"));
        t.start();
        boolean other = list.addIfAbsent("a");
        t.join();
        System.out.print(mine + " " + other + " " + list.size());
    }
}
