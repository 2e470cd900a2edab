//@ native: yes
//@ outputs: "1 2" | "2 1" | "2 2"
// The greater one is moved up first, then the smaller one is written below it: 1, 1 is never there.
// A sort of two elements writes them one after the other.
import java.util.*;

public class SortedWhileRead {
    public static void main(String[] args) throws Exception {
        int[] a = {2, 1};
        Thread t = new Thread(() -> Arrays.sort(a));
        t.start();
        int x = a[0];
        int y = a[1];
        t.join();
        System.out.print(x + " " + y);
    }
}
