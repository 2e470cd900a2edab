//@ native: yes
//@ outputs: "[1, 0] 1" | "[1, 2] 2" | "[2, 0] 1" | "[2, 1] 2"
// put() of a buffer reads and writes its position.
import java.nio.*;
import java.util.*;

public class BufferPositionLost {
    public static void main(String[] args) throws Exception {
        ByteBuffer b = ByteBuffer.allocate(2);
        Thread t = new Thread(() -> b.put((byte) 1));
        t.start();
        b.put((byte) 2);
        t.join();
        System.out.print(Arrays.toString(b.array()) + " " + b.position());
    }
}
