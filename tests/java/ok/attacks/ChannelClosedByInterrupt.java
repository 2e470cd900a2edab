//@ outputs: "ClosedByInterruptException"
//@ needs: jdk>=21
//@ native: yes
// A thread that is interrupted before or while it reads from an interruptible channel finds it closed. (Up to JDK 20 the interrupt can get
// lost: see InterruptLostBeforeReading.)
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class ChannelClosedByInterrupt {
    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Thread t = new Thread(() -> {
            try {
                pipe.source().read(ByteBuffer.allocate(1));
                System.out.print("read");
            } catch (IOException e) {
                System.out.print(e.getClass().getSimpleName());
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
