// FutureTask states: run once, cancel, get with timeout, done hook.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class FutureTasks {
    static String outcome(Future<?> f) {
        try {
            return "value " + f.get(5, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            return "failed " + e.getCause() + " message " + e.getMessage();
        } catch (CancellationException e) {
            return "cancelled";
        } catch (TimeoutException e) {
            return "timeout";
        } catch (InterruptedException e) {
            return "interrupted";
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger runs = new AtomicInteger();
        FutureTask<Integer> f = new FutureTask<>(runs::incrementAndGet) {
            @Override
            protected void done() {
                System.out.println("done hook, cancelled " + isCancelled());
            }
        };
        System.out.println(f.isDone() + " " + outcome(f));
        f.run();
        f.run();
        System.out.println(f.isDone() + " " + outcome(f) + " runs " + runs + " cancel " + f.cancel(true) + " " + f.isCancelled());
        FutureTask<Integer> bad = new FutureTask<>(() -> {
            throw new java.io.IOException("io");
        });
        bad.run();
        System.out.println(outcome(bad));
        FutureTask<String> c = new FutureTask<>(() -> System.out.println("never"), "x");
        System.out.println(c.cancel(false) + " " + c.cancel(false) + " " + c.isDone() + " " + outcome(c));
        c.run();
        CountDownLatch in = new CountDownLatch(1);
        CountDownLatch out = new CountDownLatch(1);
        FutureTask<String> slow = new FutureTask<>(() -> {
            in.countDown();
            try {
                Thread.sleep(60000);
                return "slept";
            } catch (InterruptedException e) {
                System.out.println("task interrupted");
                return "partial";
            } finally {
                out.countDown();
            }
        });
        Thread t = new Thread(slow);
        t.start();
        in.await();
        System.out.println(outcome(slow));
        boolean stopped = slow.cancel(true);
        out.await();
        t.join();
        System.out.println(stopped);
        System.out.println(outcome(slow) + " " + slow.isCancelled());
        FutureTask<Integer> err = new FutureTask<>(() -> {
            throw new AssertionError("error");
        });
        err.run();
        System.out.println(outcome(err));
        class Settable extends FutureTask<String> {
            Settable() {
                super(() -> "");
            }

            void put(String s) {
                set(s);
            }

            void fail(Throwable x) {
                setException(x);
            }

            boolean again() {
                return runAndReset();
            }
        }
        Settable s = new Settable();
        System.out.println(s.again() + " " + s.isDone() + " " + s.again());
        s.put("set");
        s.fail(new Exception());
        System.out.println(outcome(s) + " " + s.again());
        System.out.println(new FutureTask<>(() -> 1).toString().contains("Not completed"));
    }
}
