//@ native: yes
//@ outputs: "1" | "none" | "gone"
// Between the size and the element the list is another one.
import java.util.concurrent.*;

public class SizeThenGetOfCopies {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1});
        Thread t = new Thread(list::clear);
        t.start();
        String seen;
        try {
            seen = list.size() == 0 ? "none" : "" + list.get(0);
        } catch (IndexOutOfBoundsException e) {
            seen = "gone";
        }
        t.join();
        System.out.print(seen);
    }
}
