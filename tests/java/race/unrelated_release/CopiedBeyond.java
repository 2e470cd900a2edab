//@ flags: --race
// A shared array is filled by one copy of 200 elements; the last of them is read after an opaque write was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class CopiedBeyond {
    static final int[] SHARED = new int[200];
    static final AtomicInteger DONE = new AtomicInteger();

    public static void main(String[] args) {
        int[] source = new int[200];
        source[199] = 7;
        new Thread(() -> {
            System.arraycopy(source, 0, SHARED, 0, 200); //~ RACE
            DONE.setOpaque(1);
        }).start();
        if (DONE.getOpaque() == 1) {
            System.out.println(SHARED[199]); //~ RACE
        }
    }
}
