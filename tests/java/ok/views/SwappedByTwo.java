//@ native: yes
//@ outputs: "11" | "12" | "21"
// To swap is two reads and two writes of a plain array: each may come between the others.
import java.util.*;

public class SwappedByTwo {
    public static void main(String[] args) throws Exception {
        Integer[] array = {1, 2};
        List<Integer> list = Arrays.asList(array);
        Thread t = new Thread(() -> Collections.swap(list, 0, 1));
        t.start();
        Collections.swap(list, 0, 1);
        t.join();
        System.out.print("" + array[0] + array[1]);
    }
}
