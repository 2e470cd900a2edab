//@ native: yes
//@ outputs: "12."
// A subscriber gets what was published, one after the other.
import java.util.concurrent.*;

public class PublishedInOrder {
    static volatile String seen = "";

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 4);
        publisher.subscribe(new Flow.Subscriber<>() {
            public void onSubscribe(Flow.Subscription s) {
                s.request(2);
            }

            public void onNext(Integer i) {
                seen += i;
            }

            public void onError(Throwable t) {
                seen += "!";
            }

            public void onComplete() {
                seen += ".";
                done.countDown();
            }
        });
        publisher.submit(1);
        publisher.submit(2);
        publisher.close();
        done.await();
        pool.shutdown();
        System.out.print(seen);
    }
}
