//@ flags: --race
// A clone is filled by whoever makes it, and published in opaque mode.
import java.util.concurrent.atomic.AtomicReference;

public class ClonePublished {
    static final AtomicReference<int[]> REF = new AtomicReference<>();

    public static void main(String[] args) {
        int[] source = {1, 2, 3};
        new Thread(() -> REF.setOpaque(source.clone())).start(); //~ RACE
        int[] copy = REF.getOpaque();
        if (copy != null) {
            System.out.println(copy[2]); //~ RACE
        }
    }
}
