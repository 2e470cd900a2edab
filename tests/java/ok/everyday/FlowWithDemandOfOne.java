//@ outputs: "12."
// A subscriber that asks for one item at a time gets all, in order.
import java.util.concurrent.*;

public class FlowWithDemandOfOne {
    public static void main(String[] args) throws Exception {
        StringBuffer seen = new StringBuffer();
        CountDownLatch done = new CountDownLatch(1);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 2)) {
            publisher.subscribe(new Flow.Subscriber<>() {
                Flow.Subscription subscription;

                public void onSubscribe(Flow.Subscription s) {
                    subscription = s;
                    s.request(1);
                }

                public void onNext(Integer i) {
                    seen.append(i);
                    subscription.request(1);
                }

                public void onError(Throwable t) {
                    done.countDown();
                }

                public void onComplete() {
                    seen.append(".");
                    done.countDown();
                }
            });
            publisher.submit(1);
            publisher.submit(2);
        }
        done.await();
        pool.shutdown();
        System.out.print(seen);
    }
}
