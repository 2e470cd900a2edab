/** Dining philosophers that take the lower fork first, so that none starves in a cycle. */
public class OrderedPhilosophers {
    public static void main(String[] args) {
        int n = Integer.getInteger("n", 3);
        Object[] forks = new Object[n];
        for (int i = 0; i < n; i++) forks[i] = new Object();
        for (int i = 0; i < n; i++) {
            int other = (i + 1) % n;
            Object first = forks[Math.min(i, other)], second = forks[Math.max(i, other)];
            new Thread(() -> {
                synchronized (first) {
                    synchronized (second) {
                    }
                }
            }).start();
        }
    }
}
