//@ native: yes
//@ outputs: "00" | "10" | "11" | "01"
// To fill an array is a loop: the elements are new one after the other.
import java.util.*;

public class FilledElementByElement {
    static final int[] A = new int[2];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Arrays.fill(A, 1));
        t.start();
        int first = A[0];
        int second = A[1];
        System.out.print("" + first + second);
    }
}
