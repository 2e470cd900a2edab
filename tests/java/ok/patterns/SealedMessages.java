//@ needs: jdk>=21
//@ outputs: "3" | "0"
// Messages of three kinds, taken apart by patterns; clear may come before or after the additions.
import java.util.concurrent.LinkedBlockingQueue;

public class SealedMessages {
    sealed interface Message permits Add, Clear, Stop {
    }

    record Add(int n) implements Message {
    }

    record Clear() implements Message {
    }

    enum Stop implements Message {
        NOW
    }

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Message> q = new LinkedBlockingQueue<>();
        Thread a = new Thread(() -> q.add(new Add(3)));
        Thread b = new Thread(() -> q.add(new Clear()));
        a.start();
        b.start();
        a.join();
        b.join();
        q.add(Stop.NOW);
        int sum = 0;
        for (boolean on = true; on;) {
            switch (q.take()) {
                case Add(int n) -> sum += n;
                case Clear c -> sum = 0;
                case Stop.NOW -> on = false;
            }
        }
        System.out.print(sum);
    }
}
