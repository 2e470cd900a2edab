// A bank with ordered locking, audits and executors: totals stay constant.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class BankTransfers {
    static class InsufficientFunds extends Exception {
        final long missing;

        InsufficientFunds(long missing) {
            super("missing " + missing);
            this.missing = missing;
        }
    }

    static class Account {
        final int id;
        final Lock lock = new ReentrantLock();
        private long balance;
        private final List<String> history = new ArrayList<>();

        Account(int id, long balance) {
            this.id = id;
            this.balance = balance;
        }

        void withdraw(long amount) throws InsufficientFunds {
            if (amount > balance) throw new InsufficientFunds(amount - balance);
            balance -= amount;
            history.add("-" + amount);
        }

        void deposit(long amount) {
            balance += amount;
            history.add("+" + amount);
        }
    }

    static class Bank {
        final List<Account> accounts = new ArrayList<>();
        final AtomicInteger failures = new AtomicInteger();
        final LongAdder moved = new LongAdder();
        final ReadWriteLock audit = new ReentrantReadWriteLock();

        Bank(int n, long each) {
            for (int i = 0; i < n; i++) accounts.add(new Account(i, each));
        }

        void transfer(int from, int to, long amount) throws InsufficientFunds {
            if (from == to) return;
            Account a = accounts.get(Math.min(from, to));
            Account b = accounts.get(Math.max(from, to));
            audit.readLock().lock();
            a.lock.lock();
            b.lock.lock();
            try {
                accounts.get(from).withdraw(amount);
                accounts.get(to).deposit(amount);
                moved.add(amount);
            } finally {
                b.lock.unlock();
                a.lock.unlock();
                audit.readLock().unlock();
            }
        }

        long total() {
            audit.writeLock().lock();
            try {
                long sum = 0;
                for (Account a : accounts) sum += a.balance;
                return sum;
            } finally {
                audit.writeLock().unlock();
            }
        }
    }

    interface Job extends Callable<Long> { }

    static Job worker(Bank bank, long seed, int rounds) {
        return () -> {
            SplittableRandom r = new SplittableRandom(seed);
            long moved = 0;
            for (int i = 0; i < rounds; i++) {
                int from = r.nextInt(bank.accounts.size());
                int to = r.nextInt(bank.accounts.size());
                long amount = r.nextInt(1, 60);
                try {
                    bank.transfer(from, to, amount);
                    if (from != to) moved += amount;
                } catch (InsufficientFunds e) {
                    bank.failures.incrementAndGet();
                    if (e.missing <= 0) throw new AssertionError("wrong failure");
                }
            }
            return moved;
        };
    }

    static void concurrentRun() throws Exception {
        Bank bank = new Bank(8, 100);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Job> jobs = new ArrayList<>();
        for (int i = 0; i < 6; i++) jobs.add(worker(bank, 1000 + i, 60));
        Future<List<Long>> audits = pool.submit(() -> {
            List<Long> seen = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                seen.add(bank.total());
                Thread.yield();
            }
            return seen;
        });
        long moved = 0;
        for (Future<Long> f : pool.invokeAll(jobs)) moved += f.get();
        System.out.println("audits constant " + new HashSet<>(audits.get()) + " final " + bank.total());
        System.out.println("moved agrees " + (moved == bank.moved.sum()));
        long fromHistory = 0;
        boolean each = true;
        for (Account a : bank.accounts) {
            long b = 100;
            for (String h : a.history) b += Long.parseLong(h);
            each &= b == a.balance && b >= 0;
            fromHistory += b;
        }
        System.out.println("histories replay " + each + " " + fromHistory);
        pool.shutdown();
        System.out.println("terminated " + pool.awaitTermination(5, TimeUnit.SECONDS));
    }

    static void sequentialRun() throws Exception {
        Bank bank = new Bank(4, 50);
        ExecutorService one = Executors.newSingleThreadExecutor();
        long moved = one.submit(worker(bank, 7, 40)).get();
        one.shutdown();
        StringBuilder sb = new StringBuilder();
        for (Account a : bank.accounts) sb.append(a.id).append(':').append(a.balance).append(a.history).append(' ');
        System.out.println(moved + " failures " + bank.failures + " " + sb.toString().trim());
    }

    static void tryLockTransfers() throws Exception {
        Account a = new Account(1, 500);
        Account b = new Account(2, 500);
        AtomicInteger done = new AtomicInteger();
        Thread[] ts = new Thread[2];
        for (int t = 0; t < 2; t++) {
            Account from = t == 0 ? a : b;
            Account to = t == 0 ? b : a;
            ts[t] = new Thread(() -> {
                int n = 0;
                while (n < 20) {
                    if (!from.lock.tryLock()) {
                        Thread.yield();
                        continue;
                    }
                    try {
                        if (!to.lock.tryLock()) continue;
                        try {
                            from.withdraw(1);
                            to.deposit(1);
                            n++;
                            done.incrementAndGet();
                        } catch (InsufficientFunds e) {
                            throw new IllegalStateException(e);
                        } finally {
                            to.lock.unlock();
                        }
                    } finally {
                        from.lock.unlock();
                    }
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        System.out.println("tryLock " + done + " " + a.balance + " " + b.balance);
    }

    public static void main(String[] args) throws Exception {
        sequentialRun();
        concurrentRun();
        tryLockTransfers();
        try {
            new Bank(2, 10).transfer(0, 1, 25);
        } catch (InsufficientFunds e) {
            System.out.println(e.getMessage() + " " + e.missing);
        }
    }
}
