// Its states are counted by an enumerator of its own in crates/cli/tests/counting.rs.
// Three threads draw tickets and wait for their number.
import gov.nasa.jpf.vm.Verify;
import java.util.concurrent.atomic.AtomicInteger;

public class TicketsOfThree {
    static final AtomicInteger next = new AtomicInteger(), serving = new AtomicInteger();
    static int x;

    static void enter() {
        int mine = next.getAndIncrement();
        while (serving.get() != mine) {}
        x++;
        serving.incrementAndGet();
    }

    public static void main(String[] args) {
        Thread a = new Thread(TicketsOfThree::enter), b = new Thread(TicketsOfThree::enter), c = new Thread(TicketsOfThree::enter);
        Verify.beginAtomic();
        a.start();
        b.start();
        c.start();
        Verify.endAtomic();
    }
}
