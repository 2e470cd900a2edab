// The VM ends when only daemon threads are left, whatever they do.
import java.util.concurrent.*;

public class DaemonExit {
    public static void main(String[] args) throws Exception {
        CountDownLatch started = new CountDownLatch(3);
        CountDownLatch mainDone = new CountDownLatch(1);
        Object never = new Object();
        Runnable[] rs = {() -> {
            while (true) Thread.onSpinWait();
        }, () -> {
            synchronized (never) {
                while (true) {
                    try {
                        never.wait();
                    } catch (InterruptedException e) {
                        System.out.println("not interrupted at exit");
                    }
                }
            }
        }, () -> {
            try {
                Thread.sleep(1000000);
            } catch (InterruptedException e) {
                System.out.println("not interrupted at exit");
            } finally {
                System.out.println("finally of a daemon is not run");
            }
        }};
        for (Runnable r : rs) {
            Thread t = new Thread(() -> {
                started.countDown();
                r.run();
            });
            t.setDaemon(true);
            t.start();
        }
        started.await();
        Thread user = new Thread(() -> {
            try {
                mainDone.await();
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("user thread outlives main");
            System.out.println("then the VM ends");
        });
        user.start();
        System.out.println("main returns");
        System.out.println("daemons " + (3 - started.getCount()));
        System.out.println("user alive " + user.isAlive());
        mainDone.countDown();
    }
}
