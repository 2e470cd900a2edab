//@ flags: --race
// What an initialiser has filled is ordered before whoever uses the class, however they learn of it.
import java.util.concurrent.atomic.AtomicInteger;

public class VolatileSinceInitialization {
    static final AtomicInteger SEEN = new AtomicInteger();

    static class Table {
        static int[] all = new int[100];

        static {
            for (int i = 0; i < all.length; i++) {
                all[i] = i;
            }
        }

        static int get(int i) {
            return all[i];
        }
    }

    public static void main(String[] args) {
        new Thread(() -> SEEN.setOpaque(Table.get(99))).start();
        if (SEEN.getOpaque() == 99) {
            System.out.println(Table.get(98));
        }
    }
}
