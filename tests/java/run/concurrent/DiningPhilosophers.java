// Three deadlock-free solutions; every philosopher eats the same number of times.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class DiningPhilosophers {
    static final int N = 5, MEALS = 12;

    interface Table {
        void eat(int who, Runnable meal) throws InterruptedException;
    }

    static class Ordered implements Table {
        final Object[] forks = new Object[N];

        Ordered() {
            for (int i = 0; i < N; i++) forks[i] = new Object();
        }

        public void eat(int who, Runnable meal) {
            int a = Math.min(who, (who + 1) % N);
            int b = Math.max(who, (who + 1) % N);
            synchronized (forks[a]) {
                synchronized (forks[b]) {
                    meal.run();
                }
            }
        }
    }

    static class Waiter implements Table {
        final Semaphore seats = new Semaphore(N - 1);
        final Lock[] forks = new Lock[N];

        Waiter() {
            for (int i = 0; i < N; i++) forks[i] = new ReentrantLock();
        }

        public void eat(int who, Runnable meal) throws InterruptedException {
            seats.acquire();
            forks[who].lock();
            forks[(who + 1) % N].lock();
            try {
                meal.run();
            } finally {
                forks[(who + 1) % N].unlock();
                forks[who].unlock();
                seats.release();
            }
        }
    }

    static class Monitor implements Table {
        final boolean[] eating = new boolean[N];

        public void eat(int who, Runnable meal) throws InterruptedException {
            synchronized (this) {
                while (eating[(who + 1) % N] || eating[(who + N - 1) % N]) wait();
                eating[who] = true;
            }
            meal.run();
            synchronized (this) {
                eating[who] = false;
                notifyAll();
            }
        }
    }

    static void dine(String name, Table t) throws Exception {
        int[] meals = new int[N];
        int[] holder = new int[N];
        Arrays.fill(holder, -1);
        int[] violations = {0};
        Thread[] ts = new Thread[N];
        for (int i = 0; i < N; i++) {
            int who = i;
            ts[i] = new Thread(() -> {
                try {
                    for (int m = 0; m < MEALS; m++) {
                        t.eat(who, () -> {
                            int right = (who + 1) % N;
                            synchronized (holder) {
                                if (holder[who] != -1 || holder[right] != -1) violations[0]++;
                                holder[who] = holder[right] = who;
                            }
                            Thread.yield();
                            meals[who]++;
                            synchronized (holder) {
                                holder[who] = holder[right] = -1;
                            }
                        });
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
        }
        for (Thread x : ts) x.start();
        for (Thread x : ts) x.join();
        System.out.println(name + " " + Arrays.toString(meals) + " violations " + violations[0]);
    }

    public static void main(String[] args) throws Exception {
        dine("ordered", new Ordered());
        dine("waiter", new Waiter());
        dine("monitor", new Monitor());
        dine("ordered again", new Ordered());
        dine("monitor again", new Monitor());
    }
}
