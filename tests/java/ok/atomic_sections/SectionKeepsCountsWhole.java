//@ outputs: "2"
// With both increments in atomic sections nothing is lost.
import gov.nasa.jpf.vm.Verify;

public class SectionKeepsCountsWhole {
    static int x;

    static void add() {
        Verify.beginAtomic();
        int seen = x;
        x = seen + 1;
        Verify.endAtomic();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SectionKeepsCountsWhole::add);
        t.start();
        add();
        t.join();
        System.out.print(x);
    }
}
