//@ native: yes
//@ outputs: "[0, 0]\n" | "[0, 1]\n" | "[1, 0]\n" | "[1, 1]\n"
// Arrays.toString of a shared int[] reads element by element.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Arrays;

public class BufferAppendsArrayText {
    static final int[] cells = new int[2];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            cells[0] = 1;
            cells[1] = 1;
        });
        t.start();
        StringBuffer seen = new StringBuffer().append(Arrays.toString(cells));
        t.join();
        System.out.println(seen);
    }
}
