//@ outputs: "2 cut 0 away\n" | "1 cut 1 away\n"
// One chair to wait in, two customers: the second one finds it free or goes away.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Barbershop {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Semaphore> chair = new ArrayBlockingQueue<>(1);
        AtomicInteger cut = new AtomicInteger(), away = new AtomicInteger();
        Thread barber = new Thread(() -> {
            try {
                while (true) {
                    Semaphore customer = chair.take();
                    cut.incrementAndGet();
                    customer.release();
                }
            } catch (InterruptedException e) {
            }
        });
        barber.start();
        Runnable customer = () -> {
            Semaphore done = new Semaphore(0);
            if (chair.offer(done)) done.acquireUninterruptibly();
            else away.incrementAndGet();
        };
        Thread a = new Thread(customer);
        a.start();
        customer.run();
        a.join();
        barber.interrupt();
        barber.join();
        System.out.println(cut + " cut " + away + " away");
    }
}
