//@ native: yes
//@ outputs: "[m, t]\n" | "[t, m]\n"
// Collections.synchronizedList keeps both elements in either order.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListAdds {
    static final List<String> list = Collections.synchronizedList(new ArrayList<>(4));

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> list.add("t"));
        t.start();
        list.add("m");
        t.join();
        System.out.println(list);
    }
}
