//@ outputs: "1" | "2"
//@ native: yes
// An iterator of a copy-on-write list goes over what was there when it was made.
import java.util.concurrent.CopyOnWriteArrayList;

public class SnapshotOfListeners {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        list.add("a");
        Thread t = new Thread(() -> list.add("b"));
        t.start();
        int n = 0;
        for (String s : list) {
            n++;
        }
        System.out.print(n);
        t.join();
    }
}
