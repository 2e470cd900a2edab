//@ note: none
// The same with a thread whose interleavings do not matter.
import gov.nasa.jpf.vm.Verify;

public class DataDecidesBesideThread {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        boolean fails = Verify.getBoolean();
        x = 2;
        t.join();
        System.exit(fails ? 1 : 0);
    }
}
