// The script of operations over every BlockingQueue.
import java.util.*;
import java.util.concurrent.*;

public class BlockingQueues {
    static String attempt(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + (e instanceof IllegalStateException ? " " + e.getMessage() : "");
        }
    }

    static void script(BlockingQueue<Integer> q) throws Exception {
        System.out.println("-- " + q.getClass().getSimpleName() + " remaining " + (q.remainingCapacity() > 1000 ? "many" : q.remainingCapacity()));
        System.out.println(q.poll() + " " + q.peek() + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + attempt(q::remove) + " " + attempt(q::element) + " " + attempt(() -> q.add(null)));
        System.out.println(q.offer(3) + " " + q.offer(1) + " " + q.offer(2) + " " + q.offer(9, 1, TimeUnit.MILLISECONDS) + " " + attempt(() -> q.add(7)) + " " + q.size());
        System.out.println(q + " " + q.contains(1) + " " + q.remove(1) + " " + q.peek());
        List<Integer> drained = new ArrayList<>();
        System.out.println(q.drainTo(drained, 1) + " " + q.drainTo(drained) + " " + drained + " " + attempt(() -> q.drainTo(q)));
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 50; i++) q.put(i);
                q.put(1000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        long sum = 0;
        int last = -1;
        boolean ordered = true;
        int n = 0;
        for (int got = 0; got < 51; got++) {
            int x = q.take();
            sum += x;
            n++;
            ordered &= x > last || q instanceof PriorityBlockingQueue;
            last = x;
        }
        producer.join();
        System.out.println(n + " " + sum + " " + ordered + " " + q.isEmpty());
    }

    public static void main(String[] args) throws Exception {
        script(new ArrayBlockingQueue<>(3));
        script(new LinkedBlockingQueue<>(3));
        script(new LinkedBlockingQueue<>());
        script(new LinkedBlockingDeque<>(2));
        script(new PriorityBlockingQueue<>());
        script(new LinkedTransferQueue<>());
        script(new SynchronousQueue<>());
        script(new SynchronousQueue<>(true));
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(3);
        d.putFirst(1);
        d.putLast(2);
        d.push(0);
        System.out.println(d + " " + d.offerFirst(9) + " " + d.takeLast() + " " + d.pollFirst(1, TimeUnit.MILLISECONDS) + " " + d + " " + attempt(() -> {
            d.addFirst(5);
            d.addFirst(6);
            d.addFirst(7);
            return "";
        }));
        System.out.println(attempt(() -> new ArrayBlockingQueue<>(0)) + " " + attempt(() -> new ArrayBlockingQueue<>(1, false, List.of(1, 2))));
        PriorityBlockingQueue<String> p = new PriorityBlockingQueue<>(4, Comparator.reverseOrder());
        Collections.addAll(p, "a", "d", "b", "c");
        System.out.println(p + " " + p.take() + p.take() + p.poll());
    }
}
