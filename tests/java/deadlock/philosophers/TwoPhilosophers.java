// Left fork first, for both: each holds one and wants the other.
public class TwoPhilosophers {
    static final Object[] forks = {new Object(), new Object()};

    static void eat(int me) {
        synchronized (forks[me]) {
            synchronized (forks[1 - me]) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> eat(1));
        t.start();
        eat(0);
        t.join();
    }
}
