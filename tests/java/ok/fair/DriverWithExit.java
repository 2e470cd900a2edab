//@ flags: --livelock
//@ note: none
// The usual form of a driver: operations are chosen until the choice is to stop.
import gov.nasa.jpf.vm.Verify;

public class DriverWithExit {
    static int x;

    public static void main(String[] args) {
        while (true) {
            switch (Verify.getInt(0, 2)) {
                case 0 -> x = 1;
                case 1 -> x = 0;
                default -> {
                    return;
                }
            }
        }
    }
}
