//@ needs: jdk>=22
//@ outputs: "1" | "2"
// Memory of a shared arena is like a field: an increment is a read and a write.
import java.lang.foreign.*;

public class SharedSegmentLosesOne {
    public static void main(String[] args) throws Exception {
        try (Arena arena = Arena.ofShared()) {
            MemorySegment s = arena.allocate(8);
            Thread t = new Thread(() -> s.set(ValueLayout.JAVA_INT, 0, s.get(ValueLayout.JAVA_INT, 0) + 1));
            t.start();
            s.set(ValueLayout.JAVA_INT, 0, s.get(ValueLayout.JAVA_INT, 0) + 1);
            t.join();
            System.out.print(s.get(ValueLayout.JAVA_INT, 0));
        }
    }
}
