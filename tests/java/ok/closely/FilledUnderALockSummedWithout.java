//@ outputs: "0" | "1" | "2"
// A fill writes one element after the other, a sum reads them so.
import java.util.Arrays;

public class FilledUnderALockSummedWithout {
    public static void main(String[] args) throws Exception {
        int[] data = new int[2];
        Thread writer = new Thread(() -> {
            synchronized (data) {
                Arrays.fill(data, 1);
            }
        });
        writer.start();
        int sum = 0;
        for (int x : data) {
            sum += x;
        }
        System.out.print(sum);
    }
}
