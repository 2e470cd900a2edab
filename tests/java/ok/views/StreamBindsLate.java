//@ native: yes
//@ outputs: "3" | "6" | "CME"
// A stream looks at its list when it is used, not when it is made.
import java.util.*;

public class StreamBindsLate {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        var stream = list.stream();
        Thread t = new Thread(() -> list.add(3));
        t.start();
        String seen;
        try {
            int[] sum = new int[1];
            stream.forEach(i -> sum[0] += i);
            seen = "" + sum[0];
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.print(seen);
    }
}
