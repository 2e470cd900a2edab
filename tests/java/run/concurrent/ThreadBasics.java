// Thread names, states, daemon, priority, join, isAlive, double start.
import java.util.*;
import java.util.concurrent.*;

public class ThreadBasics {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.isAlive() + " " + main.isDaemon() + " " + main.getPriority() + " " + main.getState() + " " + main.getThreadGroup().getName());
        CountDownLatch go = new CountDownLatch(1);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Thread t = new Thread(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                log.add("interrupted");
            }
            log.add("ran in " + Thread.currentThread().getName());
        }, "worker");
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.isDaemon());
        t.setPriority(7);
        t.setDaemon(true);
        t.start();
        System.out.println(t.isAlive() + " " + t.isDaemon() + " " + t.getPriority());
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("ITSE " + e.getMessage());
        }
        try {
            t.setDaemon(false);
        } catch (IllegalThreadStateException e) {
            System.out.println("ITSE daemon");
        }
        t.join(20);
        System.out.println("still alive " + t.isAlive());
        go.countDown();
        t.join();
        System.out.println(t.getState() + " " + t.isAlive() + " " + log);
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("no restart");
        }
        try {
            t.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
        Thread sub = new Thread("sub") {
            @Override
            public void run() {
                System.out.println("subclass " + getName() + " " + (currentThread() == this) + " daemon " + isDaemon());
            }
        };
        sub.start();
        sub.join();
        Thread[] ts = new Thread[5];
        for (int i = 0; i < ts.length; i++) {
            Thread prev = i == 0 ? null : ts[i - 1];
            int id = i;
            ts[i] = new Thread(() -> {
                try {
                    if (prev != null) prev.join();
                } catch (InterruptedException e) {
                    return;
                }
                System.out.println("chain " + id);
            });
        }
        for (Thread c : ts) c.start();
        ts[4].join();
        Thread inherits = new Thread(() -> System.out.println(new Thread().isDaemon() + " " + new Thread().getPriority()));
        inherits.setDaemon(true);
        inherits.setPriority(3);
        inherits.start();
        inherits.join();
        new Thread().run();
        System.out.println(Thread.holdsLock(log) + " " + (main.getId() > 0) + " " + Thread.MAX_PRIORITY);
        synchronized (log) {
            System.out.println(Thread.holdsLock(log));
        }
    }
}
