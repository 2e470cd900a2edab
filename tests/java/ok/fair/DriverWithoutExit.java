//@ flags: --livelock
//@ note: none
// A driver that never stops choosing: it goes round by choices, and a round by choices is what it is for.
import gov.nasa.jpf.vm.Verify;

public class DriverWithoutExit {
    static int x;

    public static void main(String[] args) {
        while (true) {
            switch (Verify.getInt(0, 2)) {
                case 0 -> x = 1;
                case 1 -> x = 0;
                default -> x = 2;
            }
        }
    }
}
