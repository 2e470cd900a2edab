// What runs at the end reads static fields in which states differ, where a hook was added, and nothing elsewhere.
import gov.nasa.jpf.vm.Verify;

public class HooksInSome {
    static int number;
    static Object kept;

    public static void main(String[] args) {
        number = Verify.getInt(0, 3);
        if (Verify.getBoolean()) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("end " + number + (kept == null))));
        }
        int more = Verify.getInt(0, 2);
        kept = more == 0 ? null : new int[more];
        number += more;
    }
}
