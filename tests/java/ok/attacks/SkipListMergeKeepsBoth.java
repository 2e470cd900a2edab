//@ outputs: "2"
//@ native: yes
// merge tries again if the value has changed meanwhile: no addition is lost.
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListMergeKeepsBoth {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();
        Thread t = new Thread(() -> map.merge("k", 1, Integer::sum));
        t.start();
        map.merge("k", 1, Integer::sum);
        t.join();
        System.out.print(map.get("k"));
    }
}
