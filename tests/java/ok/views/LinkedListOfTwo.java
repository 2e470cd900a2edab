//@ native: yes
//@ outputs: "1" | "2"
// An update of the size is lost.
import java.util.*;

public class LinkedListOfTwo {
    public static void main(String[] args) throws Exception {
        LinkedList<Integer> list = new LinkedList<>();
        Thread t = new Thread(() -> list.add(1));
        t.start();
        list.add(2);
        t.join();
        System.out.print(list.size());
    }
}
