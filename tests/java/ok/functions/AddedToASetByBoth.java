//@ outputs: "tf1" | "ft1"
// One of them is first.
import java.util.concurrent.CopyOnWriteArraySet;

public class AddedToASetByBoth {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
        String[] seen = new String[1];
        Thread other = new Thread(() -> seen[0] = set.add("x") ? "t" : "f");
        other.start();
        String mine = set.add("x") ? "t" : "f";
        other.join();
        System.out.print(mine + seen[0] + set.size());
    }
}
