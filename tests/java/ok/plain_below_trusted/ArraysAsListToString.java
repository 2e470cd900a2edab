//@ native: yes
//@ outputs: "[0, 0]\n" | "[0, 1]\n" | "[1, 0]\n" | "[1, 1]\n"
// Elements of the array behind Arrays.asList are written from left to right while toString reads them
// from left to right.
// Confirmed on JDK 17 and 25, but for "[1, 0]".
import java.util.Arrays;

public class ArraysAsListToString {
    public static void main(String[] args) throws Exception {
        Integer[] cells = {0, 0};
        Thread t = new Thread(() -> {
            cells[0] = 1;
            cells[1] = 1;
        });
        t.start();
        String seen = String.valueOf(Arrays.asList(cells));
        t.join();
        System.out.println(seen);
    }
}
