// A bucket of one token: two clients see it there, both take it.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

public class BucketLooksThenTakes {
    static class Bucket {
        final AtomicLong tokens = new AtomicLong(1);

        boolean tryAcquire() {
            if (tokens.get() > 0) {
                tokens.decrementAndGet();
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) throws Exception {
        Bucket bucket = new Bucket();
        AtomicInteger granted = new AtomicInteger();
        Runnable client = () -> {
            if (bucket.tryAcquire()) granted.incrementAndGet();
        };
        Thread a = new Thread(client);
        Thread b = new Thread(client);
        a.start();
        b.start();
        a.join();
        b.join();
        assert granted.get() == 1 : granted; //~ ASSERT
    }
}
