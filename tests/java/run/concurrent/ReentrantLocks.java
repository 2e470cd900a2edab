// ReentrantLock: holds, fairness flag, tryLock, conditions, illegal unlock.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ReentrantLocks {
    static class Bounded<T> {
        final Lock lock = new ReentrantLock(true);
        final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
        final Deque<T> q = new ArrayDeque<>();
        final int cap;

        Bounded(int cap) {
            this.cap = cap;
        }

        void put(T t) throws InterruptedException {
            lock.lock();
            try {
                while (q.size() == cap) notFull.await();
                q.add(t);
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        T take() throws InterruptedException {
            lock.lock();
            try {
                while (q.isEmpty()) notEmpty.await();
                T t = q.poll();
                notFull.signal();
                return t;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        System.out.println(l.isFair() + " " + l.isLocked() + " " + l.getHoldCount());
        l.lock();
        l.lock();
        System.out.println(l.getHoldCount() + " " + l.isHeldByCurrentThread() + " " + l.tryLock() + " " + l.getHoldCount());
        Thread t = new Thread(() -> {
            System.out.println("other: tryLock " + l.tryLock() + " held by me " + l.isHeldByCurrentThread());
            try {
                System.out.println("other: timed " + l.tryLock(5, TimeUnit.MILLISECONDS));
                l.unlock();
            } catch (IllegalMonitorStateException e) {
                System.out.println("other: IMSE " + e.getMessage());
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        t.start();
        t.join();
        l.unlock();
        l.unlock();
        System.out.println(l.isLocked());
        l.unlock();
        System.out.println(l.isLocked());
        Condition c = l.newCondition();
        try {
            c.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("signal without lock");
        }
        l.lock();
        System.out.println(c.awaitNanos(1000) <= 0);
        System.out.println(c.await(1, TimeUnit.MILLISECONDS) + " " + l.isHeldByCurrentThread());
        boolean[] flag = {false};
        Thread sig = new Thread(() -> {
            l.lock();
            try {
                System.out.println("waiters " + l.hasWaiters(c) + " " + l.getWaitQueueLength(c));
                flag[0] = true;
                c.signalAll();
            } finally {
                l.unlock();
            }
        });
        sig.start();
        while (!flag[0]) c.await();
        System.out.println("signalled " + l.getHoldCount());
        l.unlock();
        Bounded<Integer> b = new Bounded<>(2);
        StringBuilder got = new StringBuilder();
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) got.append(b.take()).append(' ');
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.start();
        for (int i = 0; i < 20; i++) b.put(i);
        consumer.join();
        System.out.println(got);
        // FIFO order of a fair lock with threads queued one after another.
        ReentrantLock fair = new ReentrantLock(true);
        List<Integer> order = Collections.synchronizedList(new ArrayList<>());
        fair.lock();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int id = i;
            ts[i] = new Thread(() -> {
                fair.lock();
                order.add(id);
                fair.unlock();
            });
            ts[i].start();
            while (fair.getQueueLength() != i + 1) Thread.yield();
        }
        System.out.println(fair.hasQueuedThreads() + " " + fair.hasQueuedThread(ts[2]));
        fair.unlock();
        for (Thread x : ts) x.join();
        System.out.println(order);
    }
}
