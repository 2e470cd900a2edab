//@ outputs: "n1n2c"
// Items come in order, one at a time, and the end comes last.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

public class OneSubscriber {
    static String log = "";

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        SubmissionPublisher<Integer> p = new SubmissionPublisher<>(Runnable::run, 4);
        p.subscribe(new Flow.Subscriber<>() {
            public void onSubscribe(Flow.Subscription s) {
                s.request(2);
            }

            public void onNext(Integer i) {
                log += "n" + i;
            }

            public void onError(Throwable t) {
                log += "e";
            }

            public void onComplete() {
                log += "c";
                done.countDown();
            }
        });
        Thread t = new Thread(() -> {
            p.submit(1);
            p.submit(2);
            p.close();
        });
        t.start();
        done.await();
        System.out.print(log);
    }
}
