//@ needs: jdk<=20
// Up to JDK 20, Thread.interrupt looks first whether the thread is in a channel, and sets the status after that. In between the thread may
// say that it is in a channel and find its status clear: then nobody closes the channel, and the read waits for ever.
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class InterruptLostBeforeReading {
    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Thread t = new Thread(() -> {
            try {
                pipe.source().read(ByteBuffer.allocate(1)); //~ DEADLOCK
            } catch (IOException e) {
                System.out.print(e.getClass().getSimpleName());
            }
        });
        t.start();
        t.interrupt();
        t.join(); //~ DEADLOCK
    }
}
