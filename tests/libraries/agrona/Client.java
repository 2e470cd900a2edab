//@ maven: org.agrona:agrona:1.22.0
//@ java: --add-opens java.base/sun.nio.ch=ALL-UNNAMED
// A ring buffer for many producers, in a direct buffer.
import java.nio.ByteBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.RingBufferDescriptor;

class Client {
    static void send(ManyToOneRingBuffer ring, int value) {
        UnsafeBuffer message = new UnsafeBuffer(new byte[4]);
        message.putInt(0, value);
        if (!ring.write(1, message, 0, 4)) {
            throw new IllegalStateException("full");
        }
    }

    public static void main(String[] args) throws Exception {
        ManyToOneRingBuffer ring = new ManyToOneRingBuffer(
            new UnsafeBuffer(ByteBuffer.allocateDirect(64 + RingBufferDescriptor.TRAILER_LENGTH)));
        Thread other = new Thread(() -> send(ring, 20));
        other.start();
        send(ring, 3);
        other.join();
        int[] sum = new int[1];
        int read = ring.read((type, buffer, index, length) -> sum[0] += buffer.getInt(index));
        System.out.println(read + " " + sum[0]);
        assert sum[0] == 23;
    }
}
