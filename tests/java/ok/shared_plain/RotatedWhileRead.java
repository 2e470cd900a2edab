//@ native: yes
//@ outputs: "ab" | "ba" | "aa"
import java.util.*;
public class RotatedWhileRead {
    public static void main(String[] args) throws Exception {
        String[] a = { "a", "b" };
        Thread t = new Thread(() -> Collections.rotate(Arrays.asList(a), 1));
        t.start();
        String first = a[0];
        System.out.print(first + a[1]);
        t.join();
    }
}
