//@ outputs: "1 2" | "2 1" | "1 1" | "2 2" | "0 0"
// Two words far from each other, alike but for their place, get two values, in either order, or the same one, or what they had is put back. At the second
// choice nothing but the words themselves tells the states apart: each of the five is printed.
import gov.nasa.jpf.vm.Verify;
import java.nio.ByteBuffer;

public class PagesChangePlaces {
    static final int FAR = 4096;
    static final ByteBuffer block = ByteBuffer.allocateDirect(3 * FAR);

    static void put(int a, int b) {
        block.putInt(FAR, a);
        block.putInt(2 * FAR, b);
    }

    static void fill() {
        int way = Verify.getInt(0, 4);
        put(7, 7);
        switch (way) {
            case 0: put(1, 2); break;
            case 1: put(2, 1); break;
            case 2: put(1, 1); break;
            case 3: put(2, 2); break;
            default: put(0, 0);
        }
    }

    public static void main(String[] args) {
        fill();
        Verify.getBoolean();
        System.out.print(block.getInt(FAR) + " " + block.getInt(2 * FAR));
    }
}
