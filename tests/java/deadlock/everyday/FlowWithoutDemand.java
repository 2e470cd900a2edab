// The subscriber forgets to ask for more: completion never comes.
import java.util.concurrent.*;

public class FlowWithoutDemand {
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 4);
        publisher.subscribe(new Flow.Subscriber<>() {
            public void onSubscribe(Flow.Subscription s) {
                s.request(1);
            }

            public void onNext(Integer i) {
            }

            public void onError(Throwable t) {
            }

            public void onComplete() {
                done.countDown();
            }
        });
        publisher.submit(1);
        publisher.submit(2);
        publisher.close();
        done.await(); //~ DEADLOCK
    }
}
