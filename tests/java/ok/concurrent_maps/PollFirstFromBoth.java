//@ native: yes
//@ outputs: "1 2" | "2 1"
import java.util.concurrent.*;
public class PollFirstFromBoth {
    static Integer a;
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>();
        s.add(1);
        s.add(2);
        Thread t = new Thread(() -> a = s.pollFirst());
        t.start();
        Integer b = s.pollFirst();
        t.join();
        System.out.print(a + " " + b);
    }
}
