// SubmissionPublisher with back pressure, a processor, errors and completion.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class FlowPublisher {
    static class Collecting<T> implements Flow.Subscriber<T> {
        final List<T> items = Collections.synchronizedList(new ArrayList<>());
        final CountDownLatch done = new CountDownLatch(1);
        final int batch;
        Flow.Subscription sub;
        volatile String end = "?";
        int left;

        Collecting(int batch) {
            this.batch = batch;
        }

        public void onSubscribe(Flow.Subscription s) {
            sub = s;
            left = batch;
            s.request(batch);
        }

        public void onNext(T t) {
            items.add(t);
            if (--left == 0) {
                left = batch;
                sub.request(batch);
            }
        }

        public void onError(Throwable t) {
            end = "error " + t.getMessage();
            done.countDown();
        }

        public void onComplete() {
            end = "complete";
            done.countDown();
        }
    }

    static class Mapper<A, B> extends SubmissionPublisher<B> implements Flow.Processor<A, B> {
        final Function<A, B> f;
        Flow.Subscription sub;

        Mapper(Function<A, B> f) {
            super(Runnable::run, 16);
            this.f = f;
        }

        public void onSubscribe(Flow.Subscription s) {
            sub = s;
            s.request(1);
        }

        public void onNext(A a) {
            submit(f.apply(a));
            sub.request(1);
        }

        public void onError(Throwable t) {
            closeExceptionally(t);
        }

        public void onComplete() {
            close();
        }
    }

    public static void main(String[] args) throws Exception {
        Collecting<Integer> one = new Collecting<>(1);
        Collecting<Integer> three = new Collecting<>(3);
        try (SubmissionPublisher<Integer> p = new SubmissionPublisher<>()) {
            System.out.println(p.hasSubscribers() + " " + p.getNumberOfSubscribers());
            p.subscribe(one);
            p.subscribe(three);
            System.out.println(p.getNumberOfSubscribers() + " " + p.isSubscribed(one));
            for (int i = 0; i < 20; i++) p.submit(i);
        }
        one.done.await();
        three.done.await();
        System.out.println(one.items + " " + one.end);
        System.out.println(three.items.equals(one.items) + " " + three.end);
        SubmissionPublisher<Integer> src = new SubmissionPublisher<>(ForkJoinPool.commonPool(), 4);
        Mapper<Integer, String> m = new Mapper<>(x -> "<" + x * x + ">");
        Collecting<String> out = new Collecting<>(2);
        m.subscribe(out);
        src.subscribe(m);
        for (int i = 0; i < 10; i++) src.submit(i);
        src.closeExceptionally(new IllegalStateException("source failed"));
        out.done.await();
        System.out.println(out.items.size() <= 10 ? out.end : "too many");
        SubmissionPublisher<Integer> bounded = new SubmissionPublisher<>(Runnable::run, 2);
        Collecting<Integer> lazy = new Collecting<>(1) {
            @Override
            public void onNext(Integer x) {
                items.add(x);
            }
        };
        bounded.subscribe(lazy);
        int dropped = 0;
        for (int i = 0; i < 10; i++) if (bounded.offer(i, null) < 0) dropped++;
        System.out.println(lazy.items + " dropped " + dropped + " " + bounded.estimateMaximumLag() + " " + bounded.getMaxBufferCapacity());
        lazy.sub.request(100);
        System.out.println(lazy.items);
        lazy.sub.cancel();
        bounded.submit(99);
        System.out.println(lazy.items.contains(99) + " " + bounded.isClosed());
        bounded.close();
        try {
            bounded.submit(1);
        } catch (IllegalStateException e) {
            System.out.println("closed");
        }
        SubmissionPublisher<Integer> c = new SubmissionPublisher<>();
        List<Integer> consumed = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture<Void> f = c.consume(consumed::add);
        for (int i = 0; i < 5; i++) c.submit(i);
        c.close();
        f.join();
        System.out.println(consumed);
    }
}
