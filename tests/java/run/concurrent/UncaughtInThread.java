// An uncaught exception ends only its thread: exit code 0. Handlers in order.
import java.util.concurrent.*;

public class UncaughtInThread {
    static void runAndJoin(Thread t) throws InterruptedException {
        t.start();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        Thread plain = new Thread(() -> {
            throw new IllegalStateException("to stderr");
        }, "plain");
        runAndJoin(plain);
        System.out.println("main goes on " + plain.getState());
        Thread own = new Thread(() -> {
            throw new IllegalArgumentException("own");
        }, "own");
        own.setUncaughtExceptionHandler((t, e) -> System.out.println("own handler " + t.getName() + " " + e + " alive " + t.isAlive()));
        runAndJoin(own);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default handler " + t.getName() + " " + e.getMessage()));
        runAndJoin(new Thread(() -> {
            throw new Error("default");
        }, "dflt"));
        ThreadGroup g = new ThreadGroup("grp") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("group handler " + t.getName() + " " + e.getMessage());
                super.uncaughtException(t, e);
            }
        };
        runAndJoin(new Thread(g, () -> {
            throw new RuntimeException("grouped");
        }, "ingroup"));
        Thread bad = new Thread(() -> {
            throw new RuntimeException("first");
        });
        bad.setUncaughtExceptionHandler((t, e) -> {
            throw new RuntimeException("handler itself fails");
        });
        runAndJoin(bad);
        System.out.println("handler failure ignored " + bad.isAlive());
        ExecutorService ex = Executors.newSingleThreadExecutor(r -> new Thread(r, "pool"));
        Future<?> f = ex.submit(() -> {
            throw new RuntimeException("kept in the future");
        });
        try {
            f.get();
        } catch (ExecutionException e) {
            System.out.println("future " + e.getCause().getMessage());
        }
        CountDownLatch done = new CountDownLatch(1);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("from execute: " + t.getName() + " " + e.getMessage());
            done.countDown();
        });
        ex.execute(() -> {
            throw new RuntimeException("escapes");
        });
        done.await();
        ex.submit(() -> System.out.println("pool still works")).get();
        ex.shutdown();
        System.out.println(own.getUncaughtExceptionHandler() + " " + (Thread.currentThread().getUncaughtExceptionHandler() == Thread.currentThread().getThreadGroup()));
    }
}
