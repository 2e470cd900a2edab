// DelayQueue, LinkedTransferQueue.transfer and SynchronousQueue handoff.
import java.util.*;
import java.util.concurrent.*;

public class DelayAndTransfer {
    static class Item implements Delayed {
        final String name;
        static final long BASE = System.nanoTime();
        final long at;

        Item(String name, long ms) {
            this.name = name;
            this.at = BASE + TimeUnit.MILLISECONDS.toNanos(ms);
        }

        public long getDelay(TimeUnit u) {
            return u.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        public int compareTo(Delayed o) {
            return Long.compare(at, ((Item) o).at);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Item> q = new DelayQueue<>();
        q.add(new Item("late", 90));
        q.add(new Item("early", 80));
        q.add(new Item("past", -5));
        q.add(new Item("hour", 3600_000));
        System.out.println(q.size() + " " + q.peek().name + " " + q.poll().name + " " + q.poll());
        System.out.println(q.take().name + " " + q.take().name + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + q.size());
        LinkedTransferQueue<String> t = new LinkedTransferQueue<>();
        System.out.println(t.tryTransfer("nobody") + " " + t.size() + " " + t.tryTransfer("timed", 1, TimeUnit.MILLISECONDS) + " " + t.size() + " " + t.hasWaitingConsumer());
        FutureTask<String> taker = new FutureTask<>(t::take);
        Thread tt = new Thread(taker);
        tt.start();
        while (!t.hasWaitingConsumer()) Thread.yield();
        System.out.println(t.getWaitingConsumerCount() + " " + t.tryTransfer("handed") + " " + taker.get());
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Thread sender = new Thread(() -> {
            try {
                t.put("queued");
                t.transfer("transferred");
                log.add("transfer returned");
            } catch (InterruptedException e) {
                log.add("interrupted");
            }
        });
        sender.start();
        while (t.size() < 2) Thread.yield();
        System.out.println(log + " " + t.peek() + " " + t.size());
        System.out.println(t.take() + " " + t.take());
        sender.join();
        System.out.println(log);
        SynchronousQueue<Integer> s = new SynchronousQueue<>();
        System.out.println(s.offer(1) + " " + s.poll() + " " + s.size() + " " + s.isEmpty() + " " + s.iterator().hasNext() + " " + s.remainingCapacity());
        Thread p = new Thread(() -> {
            try {
                for (int i = 0; i < 5; i++) s.put(i);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        p.start();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 5; i++) sb.append(s.take());
        p.join();
        System.out.println(sb);
    }
}
