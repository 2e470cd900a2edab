// peek and poll are two steps: another consumer takes what was seen.
import java.util.concurrent.LinkedBlockingQueue;

public class PeekThenTake {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    static void consume() {
        Integer seen = queue.peek();
        Integer got = queue.poll();
        assert seen == got; //~ ASSERT
    }

    public static void main(String[] args) throws Exception {
        queue.add(1);
        queue.add(2);
        Thread t = new Thread(PeekThenTake::consume);
        t.start();
        consume();
        t.join();
    }
}
