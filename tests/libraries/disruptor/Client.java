//@ maven: com.lmax:disruptor:4.0.0
// A ring of two slots, one handler thread, two events.
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.EventHandler;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;
import java.util.concurrent.CountDownLatch;

class Client {
    public static void main(String[] args) throws Exception {
        int[] sum = new int[1];
        CountDownLatch started = new CountDownLatch(1);
        Disruptor<int[]> disruptor = new Disruptor<>(() -> new int[1], 2, DaemonThreadFactory.INSTANCE,
            ProducerType.SINGLE, new BlockingWaitStrategy());
        disruptor.handleEventsWith(new EventHandler<int[]>() {
            public void onStart() { started.countDown(); }
            public void onEvent(int[] event, long sequence, boolean endOfBatch) { sum[0] += event[0]; }
        });
        disruptor.start();
        started.await(); // a shutdown before that does not wait for the events
        disruptor.publishEvent((event, sequence) -> event[0] = 3);
        disruptor.publishEvent((event, sequence) -> event[0] = 4);
        disruptor.shutdown();
        System.out.println(sum[0]);
        assert sum[0] == 7;
    }
}
