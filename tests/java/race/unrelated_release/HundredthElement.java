//@ flags: --race
// The hundredth element of an array that is published in opaque mode was written like all others.
import java.util.concurrent.atomic.AtomicReference;

public class HundredthElement {
    static final AtomicReference<int[]> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            int[] all = new int[120];
            for (int i = 0; i < all.length; i++) {
                all[i] = i + 1; //~ RACE
            }
            REF.setOpaque(all); //~ RACE
        }).start();
        int[] all = REF.getOpaque();
        if (all != null) {
            System.out.println(all[99]); //~ RACE
        }
    }
}
