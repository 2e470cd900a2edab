//@ outputs: "0" | "1"
// After cancel no item need come; one that is under way may.
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class CancelledSubscription {
    public static void main(String[] args) throws Exception {
        AtomicInteger seen = new AtomicInteger();
        AtomicReference<Flow.Subscription> sub = new AtomicReference<>();
        SubmissionPublisher<Integer> p = new SubmissionPublisher<>(Runnable::run, 2);
        p.subscribe(new Flow.Subscriber<>() {
            public void onSubscribe(Flow.Subscription s) {
                sub.set(s);
                s.request(5);
            }

            public void onNext(Integer i) {
                seen.incrementAndGet();
            }

            public void onError(Throwable t) {
            }

            public void onComplete() {
            }
        });
        Thread t = new Thread(() -> p.submit(1));
        t.start();
        sub.get().cancel();
        t.join();
        System.out.print(seen);
    }
}
