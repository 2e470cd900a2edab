//@ outputs: "2"
// Between beginAtomic and endAtomic no other thread runs.
import gov.nasa.jpf.vm.Verify;

public class AtomicBlock {
    static int count;

    static void add() {
        Verify.beginAtomic();
        count++;
        Verify.endAtomic();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(AtomicBlock::add);
        t.start();
        add();
        t.join();
        assert count == 2;
        System.out.print(count);
    }
}
