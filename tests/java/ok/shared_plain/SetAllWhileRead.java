//@ native: yes
//@ outputs: "[0, 0]" | "[1, 0]" | "[1, 1]" | "[0, 1]"
// Elements are set one after the other and turned into text one after the other.
import java.util.*;
public class SetAllWhileRead {
    public static void main(String[] args) throws Exception {
        int[] a = new int[2];
        Thread t = new Thread(() -> Arrays.setAll(a, i -> 1));
        t.start();
        System.out.print(Arrays.toString(a));
        t.join();
    }
}
