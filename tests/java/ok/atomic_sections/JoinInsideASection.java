//@ outputs: "1"
// A join in an atomic section waits, and the other runs meanwhile.
import gov.nasa.jpf.vm.Verify;

public class JoinInsideASection {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x++);
        Verify.beginAtomic();
        t.start();
        t.join();
        Verify.endAtomic();
        System.out.print(x);
    }
}
