//@ native: yes
//@ outputs: "33"
// An actor with a queue of messages: sums up what two threads tell it, answers, and stops.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

public class ActorAnswersAtTheEnd {
    interface Message {}

    static class Add implements Message {
        final int n;

        Add(int n) {
            this.n = n;
        }
    }

    static class Get implements Message {
        final CompletableFuture<Integer> reply = new CompletableFuture<>();
    }

    static class Actor extends Thread {
        private final BlockingQueue<Message> inbox = new LinkedBlockingQueue<>();
        private int total;

        void tell(Message m) {
            inbox.add(m);
        }

        @Override
        public void run() {
            try {
                for (;;) {
                    Message m = inbox.take();
                    if (m instanceof Add) {
                        total += ((Add) m).n;
                    } else {
                        ((Get) m).reply.complete(total);
                        return;
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static Thread teller(Actor actor, int... numbers) {
        return new Thread(() -> {
            for (int n : numbers) actor.tell(new Add(n));
        });
    }

    public static void main(String[] args) throws Exception {
        Actor actor = new Actor();
        actor.start();
        Thread a = teller(actor, 1, 2);
        Thread b = teller(actor, 10, 20);
        a.start();
        b.start();
        a.join();
        b.join();
        Get get = new Get();
        actor.tell(get);
        System.out.print(get.reply.get());
        actor.join();
    }
}
