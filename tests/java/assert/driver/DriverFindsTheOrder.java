// An endless driver of a small bounded stack: push, push, pop, push fails.
import gov.nasa.jpf.vm.Verify;

public class DriverFindsTheOrder {
    static int size, pops;

    public static void main(String[] args) {
        while (true) {
            switch (Verify.getInt(0, 1)) {
                case 0:
                    if (size < 2) size++;
                    break;
                default:
                    if (size > 0) {
                        size--;
                        pops = (pops + 1) % 4;
                    }
            }
            assert !(size == 2 && pops == 1); //~ ASSERT
        }
    }
}
