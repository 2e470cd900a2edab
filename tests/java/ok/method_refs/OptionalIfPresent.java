//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// Optional.ifPresent(list::add) in two threads.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class OptionalIfPresent {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        Thread t = new Thread(() -> Optional.of(1).ifPresent(list::add));
        t.start();
        Optional.of(2).ifPresent(list::add);
        t.join();
        System.out.println(list);
    }
}
