//@ maven: com.lmax:disruptor:4.0.0
//@ tracker: https://github.com/LMAX-Exchange/disruptor/issues/517
//@ expect: assertion
// A shutdown that comes before the handler's thread has begun does not wait for what was published.
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.util.DaemonThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

class Driver {
    public static void main(String[] args) {
        AtomicInteger handled = new AtomicInteger();
        Disruptor<int[]> disruptor = new Disruptor<>(() -> new int[1], 2, DaemonThreadFactory.INSTANCE);
        disruptor.handleEventsWith((event, sequence, last) -> handled.incrementAndGet());
        disruptor.start();
        disruptor.publishEvent((event, sequence) -> event[0] = 1);
        disruptor.shutdown();
        assert handled.get() == 1 : "the event was lost";
    }
}
