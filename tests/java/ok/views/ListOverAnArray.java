//@ outputs: "21" | "25" | "65"
// A list over an array and the array are the same elements.
import java.util.Arrays;
import java.util.List;

public class ListOverAnArray {
    static Integer[] x = {1, 2};
    static List<Integer> l = Arrays.asList(x);
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            l.set(0, 5);
            x[1] = 6;
        });
        Thread t2 = new Thread(() -> {
            a = "" + l.get(1) + x[0];
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
