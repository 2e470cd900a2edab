//@ outputs: "5\n"
//@ native: yes
// Threads one after the other in the same place have identities of their own.
import java.util.*;

public class ManyShortThreads {
    public static void main(String[] args) throws Exception {
        Set<Thread> all = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Long> ids = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            Thread t = new Thread(() -> { });
            t.start();
            t.join();
            all.add(t);
            ids.add(t.getId());
        }
        System.out.println(all.size() == ids.size() ? all.size() : -1);
    }
}
