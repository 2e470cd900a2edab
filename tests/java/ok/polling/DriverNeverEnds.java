//@ outputs: "" | "."
//@ note: none
// A driver that chooses what to do next until it chooses to stop.
import gov.nasa.jpf.vm.Verify;

public class DriverNeverEnds {
    static int state;

    public static void main(String[] args) {
        while (true) {
            switch (Verify.getInt(0, 2)) {
                case 0 -> state = 1 - state;
                case 1 -> state = 0;
                default -> {
                    System.out.print(state == 0 ? "" : ".");
                    return;
                }
            }
        }
    }
}
