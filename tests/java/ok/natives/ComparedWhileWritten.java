//@ outputs: "false" | "true"
// Two arrays are compared while another thread makes them differ, and then equal again.
import java.util.Arrays;

public class ComparedWhileWritten {
    static int[] x = new int[6], y = new int[6];
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + Arrays.equals(x, y);
        });
        Thread t2 = new Thread(() -> {
            x[4] = 1;
            y[4] = 1;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
