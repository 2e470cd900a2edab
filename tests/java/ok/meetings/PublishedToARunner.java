//@ outputs: "12.\n"
// Items come one after the other and the end last, whatever thread brings them.
import java.util.concurrent.*;

public class PublishedToARunner {
    static StringBuffer b = new StringBuffer();

    public static void main(String[] a) throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        SubmissionPublisher<Integer> p = new SubmissionPublisher<>(r -> new Thread(r).start(), 4);
        p.subscribe(new Flow.Subscriber<Integer>() {
            public void onSubscribe(Flow.Subscription s) {
                s.request(Long.MAX_VALUE);
            }
            public void onNext(Integer i) {
                b.append(i);
            }
            public void onError(Throwable t) {
                b.append('!');
            }
            public void onComplete() {
                b.append('.');
                end.countDown();
            }
        });
        p.submit(1);
        p.submit(2);
        p.close();
        end.await();
        System.out.println(b);
    }
}
