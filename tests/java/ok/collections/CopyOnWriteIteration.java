//@ native: yes
//@ outputs: "1 \n" | "1 2 \n"
// The iterator sees the list as it was when the loop began.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteIteration {
    static final List<Integer> list = new CopyOnWriteArrayList<>(List.of(1));

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String seen = "";
        for (Integer i : list) seen += i + " ";
        System.out.println(seen);
        t.join();
    }
}
