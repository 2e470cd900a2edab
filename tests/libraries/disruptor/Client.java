//@ maven: com.lmax:disruptor:4.0.0
// A ring of two slots, one handler thread, two events.
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;

class Client {
    public static void main(String[] args) throws Exception {
        int[] sum = new int[1];
        Disruptor<int[]> disruptor = new Disruptor<>(() -> new int[1], 2, DaemonThreadFactory.INSTANCE,
            ProducerType.SINGLE, new BlockingWaitStrategy());
        disruptor.handleEventsWith((event, sequence, endOfBatch) -> sum[0] += event[0]);
        disruptor.start();
        disruptor.publishEvent((event, sequence) -> event[0] = 3);
        disruptor.publishEvent((event, sequence) -> event[0] = 4);
        disruptor.shutdown();
        System.out.println(sum[0]);
        assert sum[0] == 7;
    }
}
