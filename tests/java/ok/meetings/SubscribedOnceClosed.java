//@ outputs: "1.\n" | ".\n"
// Whoever subscribes late sees what is published from then on, and the end in any case.
import java.util.concurrent.*;

public class SubscribedOnceClosed {
    static StringBuffer b = new StringBuffer();

    public static void main(String[] a) throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        SubmissionPublisher<Integer> p = new SubmissionPublisher<>(Runnable::run, 4);
        Thread t = new Thread(() -> {
            p.submit(1);
            p.close();
        });
        t.start();
        p.subscribe(new Flow.Subscriber<Integer>() {
            public void onSubscribe(Flow.Subscription s) {
                s.request(9);
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
        end.await();
        t.join();
        System.out.println(b);
    }
}
