//@ native: yes
//@ outputs: "0" | "1" | "2"
import java.util.*;
public class FilledWhileSummed {
    public static void main(String[] args) throws Exception {
        int[] a = new int[2];
        Thread t = new Thread(() -> Arrays.fill(a, 1));
        t.start();
        System.out.print(Arrays.stream(a).sum());
        t.join();
    }
}
