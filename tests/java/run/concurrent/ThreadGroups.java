// ThreadGroup: hierarchy, max priority, enumeration, daemon counting.
import java.util.concurrent.*;

public class ThreadGroups {
    public static void main(String[] args) throws Exception {
        ThreadGroup main = Thread.currentThread().getThreadGroup();
        ThreadGroup a = new ThreadGroup("a");
        ThreadGroup b = new ThreadGroup(a, "b");
        System.out.println(a.getName() + " " + b.getParent().getName() + " " + (a.getParent() == main) + " " + a.parentOf(b) + " " + b.parentOf(a) + " " + main.getParent().getName() + " " + main.getParent().getParent());
        a.setMaxPriority(4);
        CountDownLatch go = new CountDownLatch(1);
        Runnable r = () -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                return;
            }
        };
        Thread t1 = new Thread(a, r, "t1");
        Thread t2 = new Thread(b, r, "t2");
        t1.setPriority(9);
        System.out.println(t1.getPriority() + " " + a.getMaxPriority() + " " + b.getMaxPriority() + " " + a.activeCount());
        t1.start();
        t2.start();
        Thread[] list = new Thread[10];
        System.out.println(a.activeCount() + " " + b.activeCount() + " " + a.enumerate(list) + " " + a.enumerate(list, false) + " " + list[0].getName());
        ThreadGroup[] groups = new ThreadGroup[5];
        System.out.println(a.activeGroupCount() + " " + a.enumerate(groups) + " " + groups[0].getName());
        go.countDown();
        t1.join();
        t2.join();
        System.out.println(a.activeCount() + " " + t1.getThreadGroup() + " " + a);
        Thread inherits = new Thread(a, () -> {
            Thread c = new Thread();
            System.out.println(c.getThreadGroup().getName() + " " + c.getPriority());
        });
        inherits.start();
        inherits.join();
        CountDownLatch waiting = new CountDownLatch(2);
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            new Thread(b, () -> {
                waiting.countDown();
                try {
                    Thread.sleep(60000);
                } catch (InterruptedException e) {
                    done.countDown();
                }
            }).start();
        }
        waiting.await();
        a.interrupt();
        done.await();
        System.out.println("all interrupted");
    }
}
