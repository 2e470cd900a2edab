//@ outputs: "1" | "2"
// The section of one does not protect from the plain steps of the other: it falls between read and write.
import gov.nasa.jpf.vm.Verify;

public class OneSidedSection {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x++);
        t.start();
        Verify.beginAtomic();
        x++;
        Verify.endAtomic();
        t.join();
        System.out.print(x);
    }
}
