//@ outputs: "one\n" | "mine stays\n" | "theirs stays\n"
// HashMap makes its key set when first asked, without a lock: two threads can get two, and either is kept.
import java.util.HashMap;
import java.util.Map;

public class ViewIdentity {
    static final Map<String, String> map = new HashMap<>();
    static Object theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = map.keySet());
        t.start();
        Object mine = map.keySet();
        t.join();
        if (mine == theirs) {
            System.out.println("one");
        } else {
            System.out.println(map.keySet() == mine ? "mine stays" : "theirs stays");
        }
    }
}
