// A put into a synchronous queue by the thread that would have taken afterwards.
import java.util.concurrent.SynchronousQueue;

public class SynchronousPutAlone {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        queue.put("x"); //~ DEADLOCK
        queue.take();
    }
}
