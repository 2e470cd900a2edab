//@ native: yes
//@ outputs: "0\n" | "1\n"
// The body of a thread is ArrayList.clear of a list that main asks for its size.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;

public class PlainSetSize {
    public static void main(String[] args) throws Exception {
        ArrayList<Integer> list = new ArrayList<>(List.of(7));
        Thread t = new Thread(list::clear);
        t.start();
        int size = list.size();
        t.join();
        System.out.println(size);
    }
}
