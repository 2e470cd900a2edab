//@ outputs: "013" | "0null3" | "null13" | "nullnull3"
// A plain map is resized while another thread looks for what was there.
import java.util.HashMap;

public class ReadWhileResized {
    static HashMap<Integer, Integer> m = new HashMap<>(2, 1f);
    static String a = "";

    public static void main(String[] args) throws Exception {
        m.put(0, 0);
        m.put(1, 1);
        Thread t1 = new Thread(() -> {
            m.put(2, 2);
        });
        Thread t2 = new Thread(() -> {
            a = "" + m.get(0) + m.get(1);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + m.size());
    }
}
