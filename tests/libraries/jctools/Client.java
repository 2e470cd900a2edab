//@ maven: org.jctools:jctools-core:4.0.5
// One producer and one consumer on a queue for that, and two producers on another.
import org.jctools.queues.MpscArrayQueue;
import org.jctools.queues.SpscArrayQueue;

class Client {
    public static void main(String[] args) throws Exception {
        SpscArrayQueue<Integer> line = new SpscArrayQueue<>(4);
        MpscArrayQueue<Integer> many = new MpscArrayQueue<>(4);
        Thread producer = new Thread(() -> {
            line.offer(1);
            line.offer(2);
            many.offer(5);
        });
        producer.start();
        many.offer(6);
        Integer first = line.poll();
        producer.join();
        if (first == null) {
            first = line.poll();
        }
        int sum = many.poll() + many.poll();
        System.out.println(first + " " + line.poll() + " " + sum);
        assert first == 1 && sum == 11;
    }
}
