/** Dining philosophers as a class of threads; each takes the fork on its left first, so that all may starve. */
public class CyclicPhilosophers extends Thread {
    private final Object first, second;
    private final int meals;

    CyclicPhilosophers(Object first, Object second, int meals) {
        this.first = first;
        this.second = second;
        this.meals = meals;
    }

    @Override
    public void run() {
        for (int i = 0; i < meals; i++) {
            synchronized (first) {
                synchronized (second) {
                }
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.getInteger("n", 3);
        Object[] forks = new Object[n];
        for (int i = 0; i < n; i++) forks[i] = new Object();
        for (int i = 0; i < n; i++) new CyclicPhilosophers(forks[i], forks[(i + 1) % n], 1).start();
    }
}
