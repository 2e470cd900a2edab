// ReentrantReadWriteLock and StampedLock modes, downgrade and upgrade.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ReadWriteLocks {
    static <T> T other(Callable<T> c) throws Exception {
        FutureTask<T> f = new FutureTask<>(c);
        Thread t = new Thread(f);
        t.start();
        t.join();
        return f.get();
    }

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.getReadHoldCount() + " " + rw.writeLock().tryLock() + " other reads " + other(() -> {
            boolean got = rw.readLock().tryLock();
            int n = rw.getReadLockCount();
            rw.readLock().unlock();
            return got + "" + n;
        }) + " other writes " + other(() -> rw.writeLock().tryLock()));
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.writeLock().lock();
        rw.readLock().lock();
        System.out.println(rw.isWriteLocked() + " " + rw.getWriteHoldCount() + " " + rw.getReadHoldCount() + " other reads " + other(() -> rw.readLock().tryLock()));
        rw.writeLock().unlock();
        rw.writeLock().unlock();
        System.out.println("downgraded " + rw.isWriteLocked() + " " + rw.getReadLockCount() + " other reads " + other(() -> {
            boolean b = rw.readLock().tryLock();
            rw.readLock().unlock();
            return b;
        }));
        rw.readLock().unlock();
        try {
            rw.readLock().unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("IMSE " + e.getMessage());
        }
        try {
            rw.readLock().newCondition();
        } catch (UnsupportedOperationException e) {
            System.out.println("no read condition");
        }
        StampedLock s = new StampedLock();
        long o = s.tryOptimisticRead();
        System.out.println("optimistic " + (o != 0) + " " + s.validate(o));
        long w = s.writeLock();
        System.out.println(s.isWriteLocked() + " " + s.validate(o) + " " + (s.tryReadLock() == 0) + " " + (s.tryOptimisticRead() == 0) + " " + (other(s::tryWriteLock) == 0));
        long r = s.tryConvertToReadLock(w);
        System.out.println("to read " + (r != 0) + " " + s.getReadLockCount() + " " + s.isWriteLocked());
        long r2 = s.readLock();
        System.out.println(s.getReadLockCount() + " upgrade with two readers " + (s.tryConvertToWriteLock(r) != 0));
        s.unlockRead(r2);
        long up = s.tryConvertToWriteLock(r);
        System.out.println("upgrade " + (up != 0) + " " + s.isWriteLocked());
        s.unlock(up);
        System.out.println(s.isReadLocked() + " " + s.isWriteLocked() + " " + StampedLock.isWriteLockStamp(up));
        try {
            s.unlockWrite(up);
        } catch (IllegalMonitorStateException e) {
            System.out.println("IMSE stamp");
        }
        int[] data = {0, 0};
        Thread[] ts = new Thread[4];
        int[] bad = {0};
        for (int i = 0; i < 4; i++) {
            boolean writer = i < 2;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    if (writer) {
                        rw.writeLock().lock();
                        data[0]++;
                        data[1]--;
                        rw.writeLock().unlock();
                    } else {
                        rw.readLock().lock();
                        if (data[0] + data[1] != 0) bad[0]++;
                        rw.readLock().unlock();
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(data[0] + " " + data[1] + " bad " + bad[0]);
    }
}
