// Three philosophers, each with its left fork in hand.
public class ThreePhilosophers {
    static final Object[] forks = {new Object(), new Object(), new Object()};

    static void eat(int me) {
        synchronized (forks[me]) {
            synchronized (forks[(me + 1) % 3]) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> eat(1));
        Thread b = new Thread(() -> eat(2));
        a.start();
        b.start();
        eat(0);
        a.join();
        b.join();
    }
}
