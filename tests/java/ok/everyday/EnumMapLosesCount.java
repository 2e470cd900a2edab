//@ native: yes
//@ outputs: "2" | "1"
// Both pairs are in their places, but the size is counted without a lock.
import java.util.*;
public class EnumMapLosesCount {
    public static void main(String[] args) throws Exception {
        EnumMap<Thread.State, Integer> m = new EnumMap<>(Thread.State.class);
        Thread t = new Thread(() -> m.put(Thread.State.NEW, 1));
        t.start();
        m.put(Thread.State.BLOCKED, 2);
        t.join();
        System.out.print(m.size());
    }
}
