//@ needs: jdk>=22
//@ outputs: "2"
// getAndAdd of a handle is one step.
import java.lang.foreign.*;
import java.lang.invoke.VarHandle;

public class SegmentAddedAtomically {
    public static void main(String[] args) throws Exception {
        VarHandle ints = ValueLayout.JAVA_INT.varHandle();
        try (Arena arena = Arena.ofShared()) {
            MemorySegment s = arena.allocate(ValueLayout.JAVA_INT);
            Thread t = new Thread(() -> {
                int before = (int) ints.getAndAdd(s, 0L, 1);
            });
            t.start();
            int before = (int) ints.getAndAdd(s, 0L, 1);
            t.join();
            System.out.print((int) ints.getVolatile(s, 0L));
        }
    }
}
