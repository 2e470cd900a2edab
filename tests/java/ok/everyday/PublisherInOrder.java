//@ native: yes
//@ outputs: "12"
// A subscriber gets what was submitted in its order, one at a time.
import java.util.concurrent.*;

public class PublisherInOrder {
    public static void main(String[] args) throws Exception {
        StringBuffer out = new StringBuffer();
        CountDownLatch done = new CountDownLatch(1);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        SubmissionPublisher<Integer> p = new SubmissionPublisher<>(pool, 4);
        p.subscribe(new Flow.Subscriber<>() {
            public void onSubscribe(Flow.Subscription s) {
                s.request(Long.MAX_VALUE);
            }

            public void onNext(Integer i) {
                out.append(i);
            }

            public void onError(Throwable t) {
            }

            public void onComplete() {
                done.countDown();
            }
        });
        p.submit(1);
        p.submit(2);
        p.close();
        done.await();
        pool.shutdown();
        System.out.print(out);
    }
}
