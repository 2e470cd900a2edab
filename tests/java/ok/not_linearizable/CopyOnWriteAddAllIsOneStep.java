//@ native: yes
//@ outputs: "0\n" | "2\n"
// CopyOnWriteArrayList.addAll replaces the array once.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteAddAllIsOneStep {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> list.addAll(List.of(1, 2)));
        t.start();
        int size = list.size();
        t.join();
        System.out.println(size);
    }
}
