//@ outputs: "false-1" | "false0" | "false1" | "true-1" | "true1"
// Two comparisons of an array, of which two elements change one after the other.
import java.util.Arrays;

public class EqualThenMismatch {
    static int[] x = {0, 0, 5, 6};
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + Arrays.equals(x, new int[] {1, 0, 5, 6});
            a += Arrays.mismatch(x, new int[] {1, 1, 5, 6});
        });
        Thread t2 = new Thread(() -> {
            x[0] = 1;
            x[1] = 1;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
