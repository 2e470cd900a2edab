//@ native: yes
//@ outputs: "00" | "10" | "11"
// A copy sees the first element new and the second old, never the other way round.
import java.util.*;

public class CopyWhileHalfWritten {
    static final int[] A = new int[2];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            A[0] = 1;
            A[1] = 1;
        });
        t.start();
        int[] copy = Arrays.copyOf(A, 2);
        System.out.print("" + copy[0] + copy[1]);
    }
}
