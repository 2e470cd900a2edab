//@ expect: exception java.util.NoSuchElementException
// Two threads share one iterator, each call under a lock, but hasNext and next not together.
import java.util.Iterator;
import java.util.List;

public class NextAfterHasNextRace {
    static final Iterator<String> shared = List.of("only").iterator();

    static synchronized boolean more() {
        return shared.hasNext();
    }

    static synchronized String advance() {
        return shared.next(); //~ THROWS
    }

    static void work() {
        if (more()) advance();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(NextAfterHasNextRace::work);
        t.start();
        work();
        t.join();
    }
}
