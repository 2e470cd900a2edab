//@ note: none
// Two threads choose, in either order: the status follows from who chose what, and from nothing else.
import gov.nasa.jpf.vm.Verify;

public class DataByTwoThreads {
    static volatile int a, b;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = Verify.getInt(0, 1));
        t.start();
        b = Verify.getInt(0, 1);
        t.join();
        System.exit(a - b == 1 ? 1 : 0);
    }
}
